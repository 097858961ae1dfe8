//! A recovery that asks its reader something.

use crate::check::text::words::End;
use crate::check::text::{Level, Rule, Target, excerpt::spelled};

pub(crate) static RULE: Rule = Rule {
    name: "question",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "A caller can follow an instruction and cannot answer a question.",
    fix: "Turn the question into the step that its answer leads to.",
    accepted: "Pass the name of a bucket that `list_buckets` returns.",
    refused: "Did you pass the name of a bucket in another region?",
    check: |reading| {
        let question = reading
            .english()?
            .sentences()
            .find(|sentence| sentence.last().is_some_and(|token| token.end == End::Question))?;
        Some(format!(
            "`{}?` is a question; say what to do, e.g. \"Pass the name of a bucket that \
             `list_buckets` returns\"",
            spelled(question),
        ))
    },
};
