//! Classification: every rung of the ladder, and the ladder's patterns against regular expressions.

use std::{error::Error, fmt, io, num::ParseIntError, sync::Arc, time::Duration};

use error_contract::{
    Class, Code, ErrorContract, Failure, HasContract,
    classify::{Classifier, Classify, classify_text},
};

mod published;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum FetchError {
    /// No requested PMID returned data.
    #[error("none of {requested} PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch {
        #[contract(context)]
        requested: usize,
    },
}

/// An error around another one.
#[derive(Debug, thiserror::Error)]
#[error("while fetching")]
struct While(#[source] Box<dyn Error + Send + Sync>);

fn around(error: impl Into<Box<dyn Error + Send + Sync>>) -> While {
    While(Box::new(While(error.into())))
}

#[test]
fn ours_leave_as_they_are_wherever_they_stand() {
    let raised = || Failure::not_found("gone").reason("no_match").context("id", 7);
    let plain = raised().response().to_json();
    let boxed: Box<dyn Error + Send + Sync> = Box::new(raised());
    assert_eq!(Failure::classify(boxed).response().to_json(), plain);
    assert_eq!(Failure::classify(around(raised())).response().to_json(), plain);
    assert_eq!(Failure::classify(io::Error::other(raised())).response().to_json(), plain);

    let derived = || FetchError::NoMatch { requested: 3 };
    let plain = derived().response().to_json();
    let classifier = Classifier::new().with_contract::<FetchError>();
    assert_eq!(classifier.classify(derived()).response().to_json(), plain);
    assert_eq!(classifier.classify(around(io::Error::other(derived()))).response().to_json(), plain);
    let within = error_contract::Within::<FetchError>::from(derived());
    assert_eq!(classifier.classify(io::Error::other(within)).response().to_json(), plain);
    let pointer: Arc<dyn ErrorContract + Send + Sync> = Arc::new(derived());
    assert_eq!(Failure::classify(around(pointer)).response().to_json(), plain);
    // Filled like any other failure, and what is said over it stands.
    let failure = Failure::classify(around(Failure::timeout("slow").reason("no_match"))).context("id", 7);
    let sent = failure.sent_within(FetchError::CONTRACT);
    assert!(sent.recovery().unwrap().starts_with("Try pubmed_search_articles"));
    assert_eq!(failure.response().to_value()["details"]["context"]["id"], 7);
    // The log has everything.
    assert_eq!(failure.to_string(), "while fetching");
}

#[test]
fn known_types_come_before_what_they_say() {
    fn code(error: impl Into<Box<dyn Error + Send + Sync>>) -> Class {
        Failure::classify(error).sent().code().class()
    }
    let kinds = [
        (io::ErrorKind::NotFound, Class::NotFound),
        (io::ErrorKind::PermissionDenied, Class::Forbidden),
        (io::ErrorKind::ConnectionReset, Class::ServiceUnavailable),
        (io::ErrorKind::TimedOut, Class::Timeout),
        (io::ErrorKind::AlreadyExists, Class::Conflict),
        (io::ErrorKind::InvalidData, Class::SerializationError),
    ];
    for (kind, class) in kinds {
        assert_eq!(code(io::Error::new(kind, "rate limit")), class);
        assert_eq!(code(around(io::Error::from(kind))), class);
    }
    assert_eq!(code(io::Error::other("rate limit")), Class::RateLimited);
    assert_eq!(code(serde_json::from_str::<u8>("[").unwrap_err()), Class::SerializationError);
    assert_eq!(code("x".parse::<u8>().unwrap_err()), Class::ValidationError);
    assert_eq!(code("x".parse::<f32>().unwrap_err()), Class::ValidationError);
    assert_eq!(code("x".parse::<bool>().unwrap_err()), Class::ValidationError);
    assert_eq!(code("x".parse::<std::net::IpAddr>().unwrap_err()), Class::ValidationError);
    assert_eq!(code(u8::try_from(300).unwrap_err()), Class::ValidationError);
    assert_eq!(code(String::from_utf8(vec![0xFF]).unwrap_err()), Class::SerializationError);
    assert_eq!(code(std::env::var("A_NAME_NOBODY_SETS").unwrap_err()), Class::ConfigurationError);
}

#[tokio::test(flavor = "current_thread")]
async fn tokio_says_who_waited_in_vain() {
    let elapsed = tokio::time::timeout(Duration::ZERO, std::future::pending::<()>()).await.unwrap_err();
    assert_eq!(Classifier::new().code(&elapsed), Code::Timeout);
    let task = tokio::spawn(std::future::pending::<()>());
    task.abort();
    assert_eq!(Classifier::new().code(&around(task.await.unwrap_err())), Code::RequestCancelled);
}

#[test]
fn a_status_of_the_crate_http_is_one() {
    let response =
        http::Response::builder().status(503).header("retry-after", "30").body("stack trace").unwrap();
    let answer = error_contract::http_in::Upstream::of(&response, Duration::ZERO).service("Acme");
    let failure = Failure::from(answer);
    assert_eq!(failure.sent().retry_after(), Some(Duration::from_secs(30)));
    assert!(!failure.response().to_json().contains("stack trace"));
    assert_eq!(Failure::from(http::StatusCode::NOT_FOUND).sent().code(), Code::NotFound);
}

#[test]
fn an_address_says_nothing_of_what_went_wrong() {
    let code = |text: &str| Failure::classify(text).sent().code();
    for path in ["unauthorized", "invalid", "cancelled", "HTTP 404", "://forbidden", ""] {
        let path = path.replace(' ', "%20");
        assert_eq!(
            code(&format!("error sending request for url (http://x/{path})")),
            Code::InternalError,
            "{path}"
        );
        let why = "dns error: failed to lookup address information: Name or service not known";
        assert_eq!(
            code(&format!("https://not-found.example/{path}: {why}")),
            Code::ServiceUnavailable,
            "{path}"
        );
    }
    assert_eq!(code("permission denied for <ftp://x/timeout> and ws+tls://y"), Code::Forbidden);
}

#[test]
fn anybody_adds_what_they_know() {
    struct Nines;
    impl Classify for Nines {
        fn code(&self, error: &(dyn Error + 'static)) -> Option<Code> {
            error.to_string().contains('9').then_some(Code::Conflict)
        }
    }
    let classifier = Classifier::new()
        .with_type(|_: &ParseIntError| Some(Code::SerializationError))
        .with(Nines)
        .with(|_: &(dyn Error + 'static)| None);
    assert_eq!(classifier.code(&around("x".parse::<u8>().unwrap_err())), Code::SerializationError);
    assert_eq!(classifier.code(&io::Error::other("9")), Code::Conflict);
    assert_eq!(classifier.code(&io::Error::other("forbidden")), Code::Forbidden);
}

#[test]
fn what_a_foreign_error_says_stays_inside() {
    let secret = "GET https://api.example/?token=hunter2: connection refused";
    let failure = Failure::classify(around(io::Error::other(secret)));
    assert_eq!(
        failure.response().to_json(),
        r#"{"code":-32000,"message":"a service that this call needs is not available","retryable":true}"#,
    );
    // Unless it was said that it may leave, or something better was said.
    assert_eq!(Classifier::new().with_messages().classify(secret).to_response().message, secret);
    assert_eq!(Failure::classify(secret).message("offline").to_response().message, "offline");
    // Every class has a sentence of its own.
    let mut sentences: Vec<String> = [
        "unauthorized",
        "forbidden",
        "not found",
        "invalid",
        "conflict",
        "rate limit",
        "timeout",
        "dns",
        "?",
    ]
    .map(|text| Failure::classify(text).to_response().message)
    .into();
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 9);
}

#[test]
fn behind_the_ladder_stands_what_it_misses() {
    let cases = [
        ("token expired", Class::Unauthorized),
        ("the record does not exist", Class::NotFound),
        ("The page doesn\u{2019}t exist", Class::NotFound),
        ("DEADLINE_EXCEEDED", Class::Timeout),
        ("HTTP 404", Class::NotFound),
        ("http 503 from upstream", Class::ServiceUnavailable),
        ("status code 400", Class::InvalidParams),
        ("status code 408", Class::Timeout),
        ("status code 422", Class::ValidationError),
        ("getaddrinfo EAI_AGAIN", Class::ServiceUnavailable),
    ];
    for (text, class) in cases {
        assert_eq!(classify_text(None, text), Code::InternalError, "{text}");
        assert_eq!(Failure::classify(text).sent().code().class(), class, "{text}");
    }
    for text in ["HTTP 4040", "HTTP 200", "HTTP 40", "status code 600", "kaput"] {
        assert_eq!(Failure::classify(text).sent().code(), Code::InternalError, "{text}");
    }
    // A cause is asked when the error around it says nothing.
    assert_eq!(Failure::classify(around("quota exceeded")).sent().code(), Code::RateLimited);
}

/// What texts are made of: halves of patterns, what stands between them, and what looks like a letter.
const PIECES: &[&str] = &[
    "not",
    "logged",
    "in",
    "access",
    "denied",
    "allowed",
    "authorized",
    "invalid",
    "token",
    "expired",
    "missing",
    "required",
    "arg",
    "value",
    "status code ",
    "4",
    "0",
    "5",
    "29",
    "5x",
    "connection ",
    "refused",
    "timeout",
    "reset",
    "E",
    "NOTFOUND",
    "DNS",
    "zod",
    "abort",
    "cancel",
    "led",
    "ed",
    "rate limit",
    "no such",
    "doesn't exist",
    "duplicate",
    " key",
    "unique constraint",
    "quota exceeded",
    "JWT ",
    "permission",
    "found",
    " ",
    "\t",
    "\n",
    "\r",
    "\u{2028}",
    "\u{2029}",
    "\u{a0}",
    "\u{feff}",
    "\u{85}",
    "\u{2003}",
    "\u{3000}",
    "\u{200b}",
    "_",
    "-",
    "x",
    "\0",
    "\u{212a}",
    "\u{17f}",
    "é",
    "to\u{212a}en",
    "throttled",
    "ThrottlingException",
    "AccessDenied",
    "bad ",
    "gateway",
    "un",
    "authenticated",
    "logged in",
    "not authorized",
    "not ",
    "invalid ",
    "expired-",
];

#[test]
fn the_ladder_is_the_published_one() {
    let published = published::patterns();
    let published: Vec<(regex::bytes::Regex, Class)> = published
        .into_iter()
        .map(|(pattern, class)| (regex::bytes::Regex::new(&pattern).unwrap(), class))
        .collect();
    let mut random = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random % 1_000_003).unwrap() % below
    };
    let mut seen = std::collections::BTreeMap::<Class, usize>::new();
    for _ in 0..5_000 {
        let mut text = || -> String {
            let count = next(7);
            let text: String = (0..count).map(|_| PIECES[next(PIECES.len())]).collect();
            if next(3) == 0 { text.to_uppercase() } else { text }
        };
        let (message, name) = (text(), text());
        let found = published
            .iter()
            .find(|(pattern, _)| pattern.is_match(message.as_bytes()) || pattern.is_match(name.as_bytes()))
            .map_or(Class::InternalError, |(_, class)| *class);
        assert_eq!(classify_text(Some(&name), &message).class(), found, "{message:?}, {name:?}");
        *seen.entry(found).or_default() += 1;
    }
    assert!(seen.len() >= 9 && seen.values().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn an_error_without_a_word_is_internal() {
    #[derive(Debug)]
    struct Silent;
    impl fmt::Display for Silent {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Ok(())
        }
    }
    impl Error for Silent {}
    assert_eq!(Failure::classify(Silent).sent().code(), Code::InternalError);
}
