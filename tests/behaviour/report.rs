//! One record for a failure that leaves: its level, its fields, and what cannot be done with it.

use std::{
    cell::RefCell,
    error::Error,
    fmt,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use error_contract::{
    ErrorContract, Failure, Fault, Severity, Within, mcp,
    report::{self, Labels, Metrics},
};
use tracing::Level;

use crate::capture::Log;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed")]
enum FetchError {
    /// No requested PMID returned data.
    #[error("none of {requested} PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[severity(notice)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch { requested: usize },

    /// The lamp in the hall is on.
    #[error("the lamp is on")]
    #[reason("lamp_on")]
    #[code(Conflict, 3417)]
    #[severity(debug)]
    #[recovery("Switch the lamp off with set_lamp, then call this again.")]
    LampOn,

    /// The caller declined.
    #[error("declined")]
    #[reason("declined")]
    #[code(InvalidRequest)]
    #[severity(info)]
    #[recovery("Run the tool again and confirm the prompt.")]
    Declined,

    /// The disk is nearly full.
    #[error("the disk is nearly full")]
    #[reason("disk_nearly_full")]
    #[code(DatabaseError)]
    #[severity(warning)]
    #[recovery("Remove old records with prune_records, then repeat the call.")]
    DiskNearlyFull,

    /// NCBI E-utilities unreachable after retries.
    #[error("NCBI is unreachable at 10.0.0.7")]
    #[contract(message = "NCBI is unreachable")]
    #[reason("ncbi_down")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait {wait:?}, then repeat the call.")]
    NcbiDown {
        #[contract(retry_after)]
        wait: Duration,
        #[source]
        cause: Link,
    },

    /// The caller withdrew the request.
    #[error("cancelled by the caller")]
    #[reason("cancelled")]
    #[code(RequestCancelled)]
    #[recovery("Send the request again when the answer is wanted.")]
    Cancelled(#[source] Link),
}

/// A cause with a text, and maybe another behind it.
#[derive(Debug)]
struct Link {
    text: String,
    next: Option<Box<Link>>,
}

impl Link {
    fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), next: None }
    }

    fn behind(self, text: &str) -> Self {
        Self { text: text.to_owned(), next: Some(Box::new(self)) }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl Error for Link {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.next.as_deref().map(|next| next as _)
    }
}

/// So that a chain of 10,000 is dropped without recursion.
impl Drop for Link {
    fn drop(&mut self) {
        let mut next = self.next.take();
        while let Some(mut link) = next {
            next = link.next.take();
        }
    }
}

fn down(cause: Link) -> FetchError {
    FetchError::NcbiDown { wait: Duration::from_secs(90), cause }
}

#[test]
fn the_record_has_every_field_and_the_hint_of_the_wire() {
    let log = Log::start();
    let error = down(Link::new("connection refused").behind("GET /efetch"));
    report::report(&error).with_operation("pubmed_fetch").with_request_id("req-7").emit();
    let record = log.one();
    let wire = mcp::tool_result(&error).to_value();
    let data = &wire["structuredContent"]["error"]["data"];
    let expected = [
        ("message", "NCBI is unreachable at 10.0.0.7"),
        ("error.type", "ServiceUnavailable"),
        ("error.reason", "ncbi_down"),
        ("error.domain", "pubmed"),
        ("error.code", "-32000"),
        ("error.category", "system"),
        ("error.fault", "upstream"),
        ("error.retryable", "true"),
        ("error.recovery", data["recovery"]["hint"].as_str().unwrap()),
        ("error.severity", "error"),
        ("error.chain", "GET /efetch: connection refused"),
        ("error.operation", "pubmed_fetch"),
        ("error.request_id", "req-7"),
    ];
    for (field, value) in expected {
        assert_eq!(record.get(field), value, "{field}");
    }
    assert_eq!(record.fields.len(), expected.len(), "{record:?}");
    assert_eq!(record.get("error.recovery"), "Wait 90s, then repeat the call.");
    assert!(!wire.to_string().contains("10.0.0.7") && !wire.to_string().contains("refused"));
}

#[test]
fn each_severity_has_its_level_and_notice_is_told_from_info() {
    let log = Log::start();
    let cases = [
        (FetchError::LampOn, Level::DEBUG, Severity::Debug),
        (FetchError::Declined, Level::INFO, Severity::Info),
        (FetchError::NoMatch { requested: 2 }, Level::INFO, Severity::Notice),
        (FetchError::DiskNearlyFull, Level::WARN, Severity::Warning),
        (down(Link::new("x")), Level::ERROR, Severity::Error),
    ];
    for (error, level, severity) in cases {
        report::report(&error).emit();
        let record = log.one();
        assert_eq!(record.level, level, "{error}");
        assert_eq!(record.get("error.severity"), severity.as_str());
        assert_eq!(report::report(&error).severity(), severity);
    }
    report::report(&FetchError::LampOn).emit();
    let lamp = log.one();
    assert_eq!((lamp.get("error.code"), lamp.get("error.type")), ("3417", "Conflict"));
    assert!(!lamp.has("error.chain") && !lamp.has("error.request_id"), "what is not known is left out");
}

#[test]
fn a_cancelled_request_is_told_at_info_without_its_chain() {
    let log = Log::start();
    let error = FetchError::Cancelled(Link::new("stack of the handler").behind("connection closed"));
    report::report(&error).emit();
    let record = log.one();
    assert_eq!((record.level, record.get("error.severity")), (Level::INFO, "info"));
    assert!(!record.has("error.chain"), "{record:?}");
    assert_eq!(report::report(&error).labels().severity(), Severity::Info);
}

#[test]
fn the_entry_that_names_a_refusal_decides_its_severity() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("the arguments do not fit")]
    #[contract(reason = "invalid_arguments", code = InvalidParams, when = "The arguments do not fit.")]
    #[contract(recovery = "Pass `id` as a number and repeat the call.")]
    struct Invalid;

    assert_eq!(report::report(&Invalid).severity(), Severity::Error);
}

#[test]
fn a_record_cannot_be_forged() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("no record {0}")]
    #[contract(reason = "no_record", code = NotFound, when = "There is no such record.")]
    #[contract(recovery = "There is no {0}; call list_records and pass one of its ids.")]
    struct NoRecord(String, #[source] Link);

    let evil = "x\n2026-01-01T00:00:00Z ERROR forged\r\u{1b}[2K\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{feff}\0\t";
    let log = Log::start();
    report::report(&NoRecord(evil.to_owned(), Link::new(evil)))
        .with_operation(evil)
        .with_request_id(evil)
        .emit();
    let record = log.one();
    let quiet = r"x\n2026-01-01T00:00:00Z ERROR forged\r\u{1b}[2K\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{feff}\u{0}\t";
    assert_eq!(record.get("message"), format!("no record {quiet}"));
    for field in ["error.chain", "error.operation", "error.request_id"] {
        assert_eq!(record.get(field), quiet, "{field}");
    }
    for value in record.fields.values() {
        let breaks = |found: char| found.is_control() || ('\u{2028}'..='\u{202e}').contains(&found);
        assert!(!value.contains(breaks), "{value:?}");
    }
}

#[test]
fn a_mebibyte_is_cut_in_every_field() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("{0}")]
    #[contract(reason = "loud", code = InternalError, when = "It is loud.")]
    #[contract(recovery = "Ask less of it than {0}, then call again.")]
    struct Loud(String, #[source] Link);

    let log = Log::start();
    for unit in ["a", "é", "not logged ", "\0", "\u{202e}"] {
        let text = unit.repeat((1 << 20) / unit.len());
        let error = Loud(text.clone(), Link::new(text.clone()));
        report::report(&error).with_operation(&text).with_request_id(&text).emit();
        let record = log.one();
        for (field, value) in &record.fields {
            assert!(value.len() < 6 * mcp::MAX_TEXT, "{field}: {}", value.len());
        }
        assert!(record.get("message").ends_with("… (cut, 1048576 bytes)") || unit.len() > 1);
        let wire = mcp::tool_result(&error).to_value();
        let hint =
            wire["structuredContent"]["error"]["data"]["recovery"]["hint"].as_str().unwrap().to_owned();
        if !unit.contains(['\0', '\u{202e}']) {
            assert_eq!(record.get("error.recovery"), hint, "cut in the same place");
        }
    }
}

/// Its source is itself.
#[derive(Debug)]
struct Circle;
impl fmt::Display for Circle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Each time it is asked it says something else.
        static ASKED: AtomicUsize = AtomicUsize::new(0);
        write!(out, "{}", ASKED.fetch_add(1, Ordering::Relaxed))
    }
}
impl Error for Circle {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(self)
    }
}
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("round")]
#[contract(reason = "round", code = InternalError, when = "It goes round.")]
#[contract(recovery = "Call another tool that gives the same answer.")]
struct Round(#[source] Circle);

#[derive(Debug)]
struct Echo;
impl fmt::Display for Echo {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("echo")
    }
}
impl Error for Echo {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&Echo)
    }
}

#[test]
fn a_deep_chain_and_a_circle_are_cut() {
    let log = Log::start();
    let mut chain = Link::new("the end");
    for depth in 0..10_000 {
        chain = chain.behind(&format!("link {depth}"));
    }
    report::report(&down(chain)).emit();
    let record = log.one();
    let said = record.get("error.chain");
    assert!(said.starts_with("link 9999: link 9998: ") && said.ends_with(": …"), "{said}");
    assert!(said.len() < 1000);

    report::report(&Round(Circle)).emit();
    let record = log.one();
    let said = record.get("error.chain");
    assert!(said.starts_with("0: 1: 2: ") && said.ends_with("31: …"), "{said}");

    // One that says the same all the way around.
    report::report(&Failure::classify(Echo)).emit();
    let record = log.one();
    assert_eq!((record.get("message"), record.get("error.chain")), ("echo", "…"));
}

#[test]
fn a_display_that_fails_costs_its_own_text() {
    #[derive(Debug, ErrorContract)]
    #[contract(reason = "mute", code = InternalError, when = "It cannot speak.")]
    #[contract(recovery = "Call describe_state to see what is wrong.")]
    struct Mute(Silent);
    #[derive(Debug)]
    struct Silent;
    impl fmt::Display for Silent {
        fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            out.write_str("half of it")?;
            Err(fmt::Error)
        }
    }
    impl Error for Silent {}
    impl fmt::Display for Mute {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Err(fmt::Error)
        }
    }
    impl Error for Mute {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(&self.0)
        }
    }

    let log = Log::start();
    report::report(&Mute(Silent)).emit();
    let record = log.one();
    assert_eq!(record.get("message"), "the message of this error could not be written");
    assert_eq!(record.get("error.recovery"), "Call describe_state to see what is wrong.");
}

#[test]
fn a_source_that_the_message_shows_is_said_once() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    enum Outer {
        #[error("{0}")]
        #[contract(transparent)]
        Inner(#[from] FetchError),
    }

    let log = Log::start();
    report::report(&Outer::from(down(Link::new("refused").behind("refused")))).emit();
    let record = log.one();
    assert_eq!(record.get("error.chain"), "refused");
    assert_eq!(record.get("error.reason"), "ncbi_down");
}

#[test]
fn what_is_counted_is_bounded_and_static() {
    struct Seen(Mutex<Vec<Labels>>);
    impl Metrics for Seen {
        fn failed(&self, labels: Labels) {
            self.0.lock().unwrap().push(labels);
        }
    }

    let log = Log::start();
    let seen = Seen(Mutex::default());
    for requested in [1, 2] {
        report::report(&FetchError::NoMatch { requested }).with_request_id("7").emit_and_count(&seen);
    }
    assert_eq!(log.take().len(), 2);
    let seen = seen.0.into_inner().unwrap();
    assert_eq!(seen[0], seen[1], "one series, whatever the occurrence holds");
    assert_eq!((seen[0].fault(), seen[0].severity()), (Fault::Client, Severity::Notice));
    let pairs: Vec<(&'static str, &'static str)> = seen[0].pairs().collect();
    assert_eq!(
        pairs,
        [
            ("error.type", "NotFound"),
            ("error.fault", "client"),
            ("error.severity", "notice"),
            ("error.domain", "pubmed"),
            ("error.reason", "no_match"),
        ]
    );

    let counted = RefCell::new(0);
    let boxed: Box<dyn ErrorContract + Send + Sync> = Box::new(FetchError::LampOn);
    report::report(&boxed).emit_and_count(&|_: Labels| *counted.borrow_mut() += 1);
    assert_eq!(*counted.borrow(), 1);
}

#[test]
fn a_failure_is_told_as_it_leaves_within_its_contract() {
    let log = Log::start();
    let failure = || Failure::service_unavailable("PMID 7 is unknown").reason("no_match");
    let within = Within::<FetchError>::from(failure().operation("efetch").source(Link::new("timed out")));
    report::report(&within).with_operation("pubmed_fetch").emit();
    let record = log.one();
    let wire = mcp::tool_result(&within).to_value();
    assert_eq!(
        record.get("error.recovery"),
        wire["structuredContent"]["error"]["data"]["recovery"]["hint"].as_str().unwrap(),
    );
    let expected = [
        ("message", "PMID 7 is unknown"),
        ("error.type", "ServiceUnavailable"),
        ("error.reason", "no_match"),
        ("error.severity", "notice"),
        ("error.chain", "timed out"),
        ("error.operation", "pubmed_fetch > efetch"),
    ];
    for (field, value) in expected {
        assert_eq!(record.get(field), value, "{field}");
    }
    assert!(!record.has("error.retryable"), "nobody said it: {record:?}");
    assert_eq!(report::report(&within).labels().reason(), Some("no_match"));
    assert_eq!(report::report(&within).labels().domain(), Some("pubmed"));

    // The same failure where nothing is declared.
    report::report(&failure()).emit();
    let record = log.one();
    assert_eq!((record.level, record.get("error.reason")), (Level::ERROR, "no_match"));
    assert!(!record.has("error.recovery"));
    assert_eq!(report::report(&failure()).labels().reason(), None, "a label is declared");
    let foreign = Failure::not_found("x").reason(String::from("made_up_42"));
    assert_eq!(report::report(&foreign).labels().pairs().count(), 3);
}

#[test]
fn a_failure_keeps_what_the_error_inside_declares() {
    let failure = Failure::from(down(Link::new("refused"))).operation("efetch");
    let log = Log::start();
    report::report(&failure).emit();
    let record = log.one();
    assert_eq!((record.get("error.reason"), record.get("error.retryable")), ("ncbi_down", "true"));
    assert_eq!((record.get("error.chain"), record.get("error.operation")), ("refused", "efetch"));
    let labels = |failure: &Failure| report::report(failure).labels();
    assert_eq!((labels(&failure).domain(), labels(&failure).reason()), (Some("pubmed"), Some("ncbi_down")));
    assert_eq!(
        labels(&failure.reason("other")).reason(),
        None,
        "another reason was given, which nobody declares"
    );
}

#[test]
fn a_failure_is_told_once_whoever_reports_it() {
    let log = Log::start();
    let failure = Failure::timeout("no answer");
    let counted = RefCell::new(0);
    let count = |_: Labels| *counted.borrow_mut() += 1;
    report::report(&failure).emit_and_count(&count);
    report::report(&failure).emit_and_count(&count);
    report::report(&Within::<FetchError>::from(failure)).emit();
    assert_eq!((log.take().len(), *counted.borrow()), (1, 1));
}

#[test]
fn refusals_of_frameworks_are_notices_unless_an_entry_names_them() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("the arguments do not fit")]
    #[contract(reason = "invalid_arguments", code = InvalidParams, when = "The arguments do not fit.")]
    #[contract(recovery = "Pass `id` as a number and repeat the call.", severity = warning)]
    struct Invalid;

    for reason in ["invalid_arguments", "client_capability_missing"] {
        let failure = Failure::invalid_params("query is a boolean").reason(reason);
        assert_eq!(report::report(&failure).severity(), Severity::Notice, "{reason}");
    }
    let named = Within::<Invalid>::from(Failure::invalid_params("x").reason("invalid_arguments"));
    assert_eq!(report::report(&named).severity(), Severity::Warning);
}

#[test]
fn a_cancelled_failure_is_told_at_info_without_its_chain() {
    let log = Log::start();
    let failure = Failure::from(down(Link::new("refused"))).into_cancelled();
    report::report(&Within::<FetchError>::from(failure)).emit();
    report::report(&Failure::request_cancelled("gone").source(Link::new("closed"))).emit();
    for record in log.take() {
        assert_eq!((record.level, record.get("error.severity")), (Level::INFO, "info"));
        assert!(!record.has("error.chain") && !record.has("error.recovery"), "{record:?}");
    }
}

#[test]
fn nothing_is_written_where_nobody_listens() {
    static WRITTEN: AtomicUsize = AtomicUsize::new(0);

    #[derive(Debug, ErrorContract)]
    #[contract(reason = "counted", code = InternalError, when = "It counts.", severity = debug)]
    #[contract(recovery = "Call describe_state to see what is wrong.")]
    struct Counted;
    impl fmt::Display for Counted {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            WRITTEN.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }
    }
    impl Error for Counted {}

    let deaf = Log::deaf();
    report::report(&Counted).emit();
    drop(deaf);
    assert_eq!(WRITTEN.load(Ordering::Relaxed), 0);
    let log = Log::start();
    report::report(&Counted).emit();
    assert!(log.take().len() == 1 && WRITTEN.load(Ordering::Relaxed) > 0);
}
