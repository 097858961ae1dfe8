//! Errors of every shape with a mark in each value: what their own message and hint do not name is nowhere.

use std::{error::Error, fmt, sync::Arc};

use error_contract::{
    ErrorContract, Failure, HasContract,
    catalog::Catalog,
    docs::Reference,
    jsonrpc,
    lock::Lock,
    mcp::{self, Placement},
    problem,
};
use serde::{Serialize, Serializer};

use super::super::{privacy::envelopes, received::Random};

/// Shows its mark to whoever asks: a person, a developer, a serializer.
#[derive(Clone)]
struct Marked(String);

impl fmt::Display for Marked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl fmt::Debug for Marked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl Serialize for Marked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Cause(Marked, #[source] Option<Box<Self>>);

macro_rules! shapes {
    ($($name:ident $reason:literal $message:literal $recovery:literal ($($mark:ident)?);)*) => {
        /// Named fields, of which the message and the hint name some.
        #[derive(Debug, thiserror::Error, ErrorContract)]
        #[contract(domain = "leak")]
        enum Named {
            $(
                #[error($message, shown = shown)]
                #[reason($reason)]
                #[code(Conflict)]
                #[when("A shape of an error.")]
                #[recovery($recovery)]
                $name {
                    shown: Marked,
                    hint: Marked,
                    $(#[contract($mark)])?
                    sent: String,
                    hidden: Marked,
                    context: Marked,
                    backtrace: Marked,
                    source: Cause,
                },
            )*
        }

        fn named(at: usize, mut mark: impl FnMut(&str) -> Marked) -> Named {
            let mut rest = at;
            $(
                if rest == 0 {
                    return Named::$name {
                        shown: mark("shown"),
                        hint: mark("hint"),
                        sent: mark("sent").0,
                        hidden: mark("HIDDEN"),
                        context: mark("HIDDEN"),
                        backtrace: mark("HIDDEN"),
                        source: Cause(mark("HIDDEN"), Some(Box::new(Cause(mark("HIDDEN"), None)))),
                    };
                }
                rest -= 1;
            )*
            unreachable!("{rest}")
        }

        const SHAPES: usize = [$($reason),*].len();
    };
}

shapes! {
    Context "with_context" "it shows {shown}" "Look at {hint} and at what it holds." (context);
    Vendor "with_vendor" "it shows {shown}" "Look at {hint} and at what it holds." (original_error);
    Field "with_field" "it shows {shown}" "Look at {hint} and at what it holds." (field);
    Quiet "quiet" "nothing is shown, not even {shown}" "Look at {hint:?} and at {sent:>80}." ();
}

/// A wrapper with a text of its own for the log.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("HIDDEN wrapper around {0}")]
#[contract(transparent)]
struct Wrapper<E: HasContract + Error + 'static>(E);

fn check(error: &dyn ErrorContract, round: u64) {
    for (envelope, text) in envelopes(error) {
        assert!(!text.contains("HIDDEN"), "round {round}: {envelope}: {text}");
        assert!(text.contains("hint"), "round {round}: {envelope} without its hint: {text}");
    }
}

fn check_failure(failure: &Failure, round: u64) {
    let mut texts = vec![
        failure.response().to_json(),
        jsonrpc::reply(failure, 1).to_json(),
        problem::problem(failure).to_json(),
        mcp::text(failure),
    ];
    for placement in [Placement::Text, Placement::Structured, Placement::Meta] {
        texts.push(mcp::tool_result(failure).with_placement(placement).to_json());
    }

    texts.push(format!("{:?}", failure.to_response()));
    texts.push(jsonrpc::error_object(failure).to_json());
    for text in texts {
        assert!(!text.contains("HIDDEN"), "round {round}: {text}");
    }
}

#[test]
fn a_value_that_is_not_named_is_nowhere() {
    for round in 0..1500 {
        let mut random = Random::new(round);
        let at = random.below(SHAPES);
        let mut make = || named(at, |name| Marked(format!("{name}{}", random.text())));
        check(&make(), round);
        check(&Wrapper(make()), round);
        check(&Wrapper(Arc::new(Wrapper(Box::new(make())))), round);
        let boxed: Box<dyn ErrorContract + Send + Sync> = Box::new(make());
        check(&boxed, round);

        check_failure(&Failure::from(make()), round);
        check_failure(&Failure::classify(Cause(Marked("HIDDEN".into()), None)), round);
        check_failure(&Failure::classify("HIDDEN text of somebody"), round);
        let source = Cause(Marked("HIDDEN".into()), None);
        check_failure(&Failure::not_found("it is gone").reason("gone").source(source), round);
        check_failure(&Failure::from(make()).operation("HIDDEN operation"), round);
    }
}

/// What is written before anything has happened names the marked fields, and no other.
#[test]
fn a_field_that_is_not_marked_is_in_no_document_and_no_lock() {
    let catalog = Catalog::of(&[Named::CONTRACT]).unwrap();
    let reference = Reference::new(&catalog);
    for document in [
        Lock::of(&catalog).to_json(),
        catalog.to_json(),
        reference.html(),
        reference.markdown(),
        reference.json_schema(),
        reference.openapi(),
    ] {
        assert!(document.contains("with_context") && !document.contains("hidden: "), "{document}");
        assert!(
            !document.contains("\"hidden\"")
                && !document.contains("<code>hidden")
                && !document.contains("`hidden`")
        );
    }
}
