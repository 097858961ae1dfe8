//! The table says what an occurrence sends, or says that it varies: for own, nested, borrowed, opaque and
//! self-containing variants, with every kind of override.

use std::{borrow::Cow, sync::Arc, time::Duration};

use error_contract::{Code, ContextField, ErrorContract, HasContract, Retry, Varies};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "inner")]
enum Inner {
    /// Terminal, with everything said.
    #[error("display of full")]
    #[reason("full")]
    #[code(Conflict, 3417)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Choose another vendor from list_vendors.")]
    #[contract(message = "the public text", http = 410, field = "a.b", protocol)]
    Full {
        #[contract(context)]
        x: u8,
    },
    /// Transient after a delay.
    #[error("slow {wait:?}")]
    #[reason("slow")]
    #[code(Timeout)]
    #[retryable(after = "30s")]
    #[recovery("Narrow the dates to {days} days, then repeat the call.")]
    Slow {
        #[contract(context)]
        days: u8,
        #[contract(retry_after)]
        wait: Option<Duration>,
    },
    /// Decided by a field.
    #[error("maybe")]
    #[reason("maybe")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "10s")]
    #[recovery("Ask list_mirrors for another mirror, or wait 10 seconds.")]
    Maybe {
        #[contract(retryable)]
        again: bool,
        #[contract(field)]
        path: Cow<'static, str>,
        #[contract(original_error)]
        vendor: Option<String>,
    },
    /// Decided by functions.
    #[error("chosen")]
    #[reason("chosen")]
    #[code(ServiceUnavailable, with = Self::pick)]
    #[recovery("Ask list_mirrors for another mirror first.", with = Self::hint)]
    Chosen(u8),
}

impl Inner {
    fn pick(&self) -> Code {
        if matches!(self, Self::Chosen(1)) { Code::Forbidden } else { Code::RateLimited }
    }

    fn hint(&self) -> Option<Cow<'_, str>> {
        matches!(self, Self::Chosen(1)).then(|| "Ask the owner for access to the mirror.".into())
    }
}

fn inners() -> Vec<Inner> {
    vec![
        Inner::Full { x: 1 },
        Inner::Slow { days: 3, wait: None },
        Inner::Slow { days: 3, wait: Some(Duration::from_secs(9)) },
        Inner::Maybe { again: true, path: "p".into(), vendor: None },
        Inner::Maybe { again: false, path: "p".into(), vendor: Some("V".into()) },
        Inner::Chosen(1),
        Inner::Chosen(2),
    ]
}

/// Holds what one error says against its row.
fn assert_row<E: ErrorContract + HasContract>(error: &E) {
    let reason = error.reason();
    let Some(row) = E::CONTRACT.find(reason) else {
        assert!(E::CONTRACT.is_delegated(), "{reason} has no row");
        return;
    };
    let varies = |what| row.varies().contains(what);
    let context = format!("{error:?} in {}: row {row:?}", E::CONTRACT.name());
    assert_eq!(row.domain(), error.domain(), "domain of {context}");
    assert!(row.code() == error.code() || varies(Varies::CODE), "code of {context}");
    assert!(row.retry() == error.retry() || varies(Varies::RETRY), "retry of {context}");
    assert!(row.retry_after() == error.retry_after() || varies(Varies::RETRY_AFTER), "delay of {context}");
    assert!(row.severity() == error.severity() || varies(Varies::SEVERITY), "severity of {context}");
    assert!(row.recovery() == error.recovery() || varies(Varies::RECOVERY), "hint of {context}");
    assert!(row.field() == error.field().as_deref() || varies(Varies::FIELD), "field of {context}");
    assert!(row.is_protocol() == error.is_protocol() || varies(Varies::PROTOCOL), "protocol of {context}");
    assert!(error.original_error().is_none() || varies(Varies::ORIGINAL_ERROR), "vendor's of {context}");
    let is_fixed = !varies(Varies::CODE) && !varies(Varies::RETRY);
    assert!(row.http_status() == error.http_status() || !is_fixed, "status of {context}");
    assert!(row.grpc() == error.grpc() || !is_fixed, "gRPC code of {context}");
    let response = error.response().to_value();
    if let Some(message) = row.message().filter(|_| !varies(Varies::MESSAGE)) {
        assert_eq!(response["message"], message, "message of {context}");
    }
    if !varies(Varies::CONTEXT) {
        let sent: Vec<_> =
            response["details"]["context"].as_object().into_iter().flatten().map(|(key, _)| key).collect();
        let declared: Vec<_> = row.context().iter().map(ContextField::name).collect();
        assert_eq!(sent, declared, "context of {context}");
    }
    // Nobody waits for what never will work, and no row advertises it.
    assert!(error.retry() != Retry::Terminal || error.retry_after().is_none(), "delay of {context}");
    assert!(row.retry() != Retry::Terminal || row.retry_after().is_none(), "delay of {context}");
}

macro_rules! around {
    ($($name:ident { $($attribute:tt)* } $inner:ty, $make:expr;)*) => {
        $(
            #[derive(Debug, ErrorContract)]
            #[contract(domain = "outer")]
            enum $name {
                /// Something of its own.
                #[reason("own")]
                #[code(NotFound)]
                #[recovery("Call list_things and pass one of the ids.")]
                Own,
                $($attribute)*
                Inside($inner),
            }

            impl std::fmt::Display for $name {
                fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    out.write_str("display of the outer")
                }
            }

            impl std::error::Error for $name {}
        )*

        #[test]
        fn the_table_says_what_an_occurrence_sends() {
            inners().iter().for_each(assert_row);
            $(
                assert_row(&$name::Own);
                for inner in inners() {
                    assert_row(&$name::Inside($make(inner)));
                }
            )*
        }
    };
}

around! {
    Plain { #[contract(transparent)] } Inner, |inner| inner;
    Boxed { #[contract(transparent)] } Box<Inner>, Box::new;
    Shared { #[contract(transparent)] } Arc<dyn ErrorContract + Send + Sync>, |inner| Arc::new(inner) as Arc<dyn ErrorContract + Send + Sync>;
    Quiet { #[contract(transparent, severity = debug)] } Inner, |inner| inner;
    Recoded { #[contract(transparent, code = Conflict)] } Inner, |inner| inner;
    Unavailable { #[contract(transparent, code = ServiceUnavailable)] } Inner, |inner| inner;
    Expressed { #[contract(transparent, code(NotFound, 40_000 + 1))] } Inner, |inner| inner;
    Picked { #[contract(transparent, code(ServiceUnavailable, with = Self::forbidden))] } Inner, |inner| inner;
    Never { #[contract(transparent, retryable(terminal))] } Inner, |inner| inner;
    Again { #[contract(transparent, retryable(after = "7s"))] } Inner, |inner| inner;
    Advised { #[contract(transparent, recovery = "Call list_things and pass one of the ids.")] } Inner, |inner| inner;
    Worded { #[contract(transparent, message = "what the outer says")] } Inner, |inner| inner;
    Placed { #[contract(transparent, field = "c.d", http = 418, protocol)] } Inner, |inner| inner;
    Borrowed { #[contract(transparent, reason = "borrowed")] } Inner, |inner| inner;
    BorrowedCode { #[contract(transparent, reason = "borrowed", code = Conflict)] } Inner, |inner| inner;
    BorrowedRetry { #[contract(transparent, reason = "borrowed", retryable(terminal))] } Inner, |inner| inner;
    BorrowedAll {
        #[contract(
            transparent, reason = "borrowed", code(NotFound, 40404), retryable(false), severity = notice, http = 409,
            recovery = "Call list_things and pass one of the ids.", message = "m", field = "f", protocol
        )]
    } Inner, |inner| inner;
    BorrowedShared { #[contract(transparent, reason = "borrowed")] } Arc<dyn ErrorContract + Send + Sync>, |inner| Arc::new(inner) as Arc<dyn ErrorContract + Send + Sync>;
    Opaque { #[contract(transparent(opaque), severity = debug)] } Inner, |inner| inner;
}

impl Picked {
    #[expect(clippy::unused_self, reason = "what `with` asks for")]
    fn forbidden(&self) -> Code {
        Code::Forbidden
    }
}

#[test]
fn a_declared_message_of_a_contract_written_by_hand_is_what_the_caller_sees() {
    #[derive(Debug)]
    struct Hand;
    impl std::fmt::Display for Hand {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            out.write_str("for the log")
        }
    }
    impl std::error::Error for Hand {}
    impl ErrorContract for Hand {
        fn entry(&self) -> &'static error_contract::Entry {
            const ENTRY: error_contract::Entry =
                error_contract::Entry::new("hand", Code::NotFound).with_message("for the caller");
            &ENTRY
        }
    }
    assert_eq!(Hand.response().to_value()["message"], "for the caller");
}

#[test]
fn an_envelope_asks_each_function_once() {
    use std::sync::atomic::{AtomicU32, Ordering};

    static ASKED: AtomicU32 = AtomicU32::new(0);

    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("flips")]
    #[contract(reason = "flips", code = Timeout, when = "It flips.", retryable(with = flip))]
    #[recovery("Narrow the range of dates to one week.")]
    struct Flips;

    fn flip(_: &Flips) -> Retry {
        if ASKED.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
            Retry::Transient
        } else {
            Retry::Terminal
        }
    }

    for _ in 0..4 {
        let value = Flips.response().to_value();
        assert_eq!(value["retryable"], value["details"]["retry"] == "transient");
    }
}
