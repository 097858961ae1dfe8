//! A `when` that is the recovery once more.

use crate::check::text::{Level, Rule, Target, words::is_blank};

pub(crate) static RULE: Rule = Rule {
    name: "same_as_recovery",
    level: Level::Error,
    target: Target::When,
    allowable: true,
    why: "The condition and the way out of it are two things, and the documentation shows both.",
    fix: "Say in the when what happened, and in the recovery what to do about it.",
    accepted: "the request queue is full",
    refused: "Wait 30 seconds, then send the same request again.",
    check: |reading| {
        let recovery = reading.subject.recovery?;
        is_same(reading.subject.text, recovery).then(|| {
            "when says the same as recovery; say here what happened, e.g. \"the request queue is full\""
                .to_owned()
        })
    },
};

fn is_same(one: &str, other: &str) -> bool {
    let folded = |text: &str| text.trim_matches(|c| is_blank(c) || c == '.').to_lowercase();
    folded(one) == folded(other)
}
