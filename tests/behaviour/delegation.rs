//! What a transparent variant with a reason of its own borrows, and what it says over the error inside.

use std::time::Duration;

use error_contract::{ContextField, ErrorContract, HasContract, Retry, Severity, Varies};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("secret of {x}")]
#[contract(
    domain = "inner", reason = "inner", code = Conflict, when = "Inside.", recovery = "Call list_things and pass {x}.",
    message = "public {x}", http = 412, field = "a.b", protocol, retryable(after = "12s")
)]
struct Inner {
    #[contract(context)]
    x: u8,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "outer", default(code = Timeout, severity = notice))]
enum Outer {
    /// It is borrowed.
    #[error(transparent)]
    #[contract(transparent, reason = "borrowed")]
    Borrowed(Inner),
    /// Some of it is said again.
    #[error(transparent)]
    #[contract(transparent, reason = "half", code = NotFound, recovery = "Call list_halves and pass one of them.")]
    Half(Inner),
    #[error(transparent)]
    #[contract(transparent)]
    All(Inner),
}

#[test]
fn the_table_says_what_the_occurrence_sends() {
    let error = Outer::Borrowed(Inner { x: 1 });
    let entry = Outer::CONTRACT.find("borrowed").unwrap();
    assert_eq!((entry.domain(), entry.when()), (Some("outer"), "It is borrowed."));
    assert_eq!(entry.code(), error.code());
    assert_eq!((entry.http_status(), error.http_status()), (412, 412));
    assert_eq!(entry.retry_after(), Some(Duration::from_secs(12)));
    assert_eq!(entry.retry_after(), error.retry_after());
    assert_eq!(entry.field(), error.field().as_deref());
    assert!(entry.is_protocol() && error.is_protocol());
    assert_eq!(entry.message(), Some("public {x}"));
    assert_eq!(entry.context().iter().map(ContextField::name).collect::<Vec<_>>(), ["x"]);
    assert!(entry.varies().contains(Varies::MESSAGE.and(Varies::RECOVERY)));
    assert_eq!(error.recovery(), "Call list_things and pass 1.");
    assert_eq!(error.reason(), "borrowed");
    assert_eq!(error.domain(), Some("outer"));
}

#[test]
fn what_is_said_stands_over_what_is_borrowed() {
    let error = Outer::Half(Inner { x: 1 });
    let entry = Outer::CONTRACT.find("half").unwrap();
    assert_eq!((entry.http_status(), error.http_status()), (404, 404));
    assert_eq!((entry.retry(), error.retry()), (Retry::Transient, Retry::Transient));
    assert_eq!(entry.recovery(), error.recovery());
    assert!(!entry.varies().contains(Varies::RECOVERY));
    assert!(error.response().to_json().contains("public 1"));
}

#[test]
fn defaults_of_the_enum_do_not_reach_into_a_transparent_variant() {
    let error = Outer::All(Inner { x: 1 });
    assert_eq!(error.code(), Inner { x: 1 }.code());
    assert_eq!(error.severity(), Inner { x: 1 }.severity());
    assert_eq!(error.domain(), Some("inner"));
    assert_eq!(Outer::CONTRACT.find("inner").map(|entry| entry.code()), Some(error.code()));
}

#[test]
fn a_failing_value_of_an_override_keeps_the_outer_hint() {
    #[derive(Debug)]
    struct Broken;
    impl std::fmt::Display for Broken {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            Err(std::fmt::Error)
        }
    }
    #[derive(Debug, ErrorContract)]
    #[contract(reason = "broken", code = NotFound, when = "Broken.", recovery = "The inner hint names list_things only.")]
    struct Inside(Broken);
    impl std::fmt::Display for Inside {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            self.0.fmt(out)
        }
    }
    impl std::error::Error for Inside {}
    #[derive(Debug, ErrorContract)]
    enum Outside {
        #[contract(transparent)]
        #[recovery("Outer says call list_things with {0}.")]
        Inside(Inside),
    }
    impl std::fmt::Display for Outside {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            out.write_str("outside")
        }
    }
    impl std::error::Error for Outside {}
    let error = Outside::Inside(Inside(Broken));
    let hint = "Outer says call list_things with [Unreadable].";
    assert_eq!(error.recovery(), hint);
    assert!(error.response().to_json().contains(hint));
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "quiet", default(severity = notice))]
enum Quiet {
    /// It is not worth an alert.
    #[error("quiet")]
    #[contract(reason = "quiet", code = Conflict, recovery = "Call list_things and pass one of them.")]
    Usual,
    /// It is worth an alert.
    #[error("loud")]
    #[contract(reason = "loud", code = Conflict, severity = error, recovery = "Call list_things and pass one of them.")]
    Loud,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum Alarm {
    #[error(transparent)]
    #[contract(transparent, severity = error)]
    Quiet(Quiet),
}

#[test]
fn the_level_that_needs_no_word_is_said_over_another_one() {
    assert_eq!((Quiet::Usual.severity(), Quiet::Loud.severity()), (Severity::Notice, Severity::Error));
    assert_eq!(Quiet::CONTRACT.find("loud").map(|entry| entry.severity()), Some(Severity::Error));
    assert_eq!(Alarm::Quiet(Quiet::Usual).severity(), Severity::Error);
}
