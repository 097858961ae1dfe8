//! A `when` with nothing to see in it.

use super::empty::is_invisible;
use crate::check::text::{Level, Rule, Target};

pub(crate) static RULE: Rule = Rule {
    name: "blank_when",
    level: Level::Error,
    target: Target::When,
    allowable: false,
    why: "The condition is what the documentation and the title of a problem show.",
    fix: "Say in a short phrase when this failure happens.",
    accepted: "the request queue is full",
    refused: "  ",
    check: |reading| {
        is_invisible(reading.subject.text)
            .then(|| "when is blank; say when this happens, e.g. \"the request queue is full\"".to_owned())
    },
};
