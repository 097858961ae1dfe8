//! The rules that judge the prose of a contract, as data: what a recovery hint and a `when` may say.
//!
//! A hint is read by whoever receives the error, often a language model that sees nothing but tool
//! names, so it must say a concrete next step. One rule is one file in `rules/`; the words the
//! rules know are the files in `vocabulary/`.

mod ban;
mod excerpt;
mod lexicon;
mod prose;
mod repetition;
mod rules;
#[cfg(test)]
mod tests;
mod words;

use std::cell::OnceCell;

use self::prose::Prose;
pub(crate) use self::rules::RULES;
use crate::model::Retry;

/// What a rule may look at.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    /// The text as its reader sees it: escapes undone; `{field}` placeholders stand as written.
    pub(crate) text: &'a str,
    /// How the entry retries, where that is known while compiling.
    pub(crate) retry: Option<Retry>,
    /// The message template of the same entry (thiserror's `#[error("…")]`), where there is one.
    pub(crate) message: Option<&'a str>,
    /// The `when` of the same entry.
    pub(crate) when: Option<&'a str>,
    /// The recovery of the same entry, with which its `when` is compared.
    pub(crate) recovery: Option<&'a str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    Error,
    Advice,
}

/// Which text a rule judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Recovery,
    When,
    Both,
}

pub(crate) struct Rule {
    /// What `#[contract(allow(NAME, reason = "…"))]` calls it.
    pub(crate) name: &'static str,
    pub(crate) level: Level,
    pub(crate) target: Target,
    /// Whether it can be allowed at all.
    pub(crate) allowable: bool,
    /// Why the rule exists, in one sentence.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "read by the tests, which write the reference from it")
    )]
    pub(crate) why: &'static str,
    /// How to satisfy it, in one sentence.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "read by the tests, which write the reference from it")
    )]
    pub(crate) fix: &'static str,
    /// A text that passes every rule.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "read by the tests, which write the reference from it")
    )]
    pub(crate) accepted: &'static str,
    /// A text on which this rule is the first to fire.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "read by the tests, which write the reference from it")
    )]
    pub(crate) refused: &'static str,
    /// What to say about the text, where the rule does not hold.
    pub(crate) check: fn(&Reading<'_>) -> Option<String>,
}

/// A rule that does not hold, and what to tell the author.
pub(crate) struct Finding {
    pub(crate) rule: &'static Rule,
    pub(crate) message: String,
}

/// A subject being read: its prose is taken apart once, and only when a rule asks for it.
pub(crate) struct Reading<'a> {
    pub(crate) subject: Subject<'a>,
    /// The attribute the text stands in, for messages.
    pub(crate) key: &'static str,
    prose: OnceCell<Prose<'a>>,
}

impl<'a> Reading<'a> {
    pub(crate) fn prose(&self) -> &Prose<'a> {
        self.prose.get_or_init(|| Prose::new(self.subject.text))
    }

    /// The prose, if it is in the language of the vocabulary.
    pub(crate) fn english(&self) -> Option<&Prose<'a>> {
        Some(self.prose()).filter(|prose| prose.is_english)
    }
}

/// Every finding on a recovery hint, most important first.
#[cfg(test)]
pub(crate) fn judge_recovery(subject: &Subject<'_>) -> Vec<Finding> {
    judge(subject, Target::Recovery, &[])
}

/// Every finding on a `when`, most important first.
#[cfg(test)]
pub(crate) fn judge_when(subject: &Subject<'_>) -> Vec<Finding> {
    judge(subject, Target::When, &[])
}

/// One error at most, and advice only where there is no error: a text to be rewritten needs no polish.
///
/// `allowed` are names of rules to leave out; a rule that is not allowable is judged all the same.
pub(crate) fn judge(subject: &Subject<'_>, target: Target, allowed: &[&str]) -> Vec<Finding> {
    let key = if target == Target::When { "when" } else { "recovery" };
    let reading = Reading { subject: *subject, key, prose: OnceCell::new() };
    let mut advice = Vec::new();
    for &rule in RULES {
        let applies = rule.target == target || rule.target == Target::Both;
        if !applies || (rule.allowable && allowed.contains(&rule.name)) {
            continue;
        }
        let Some(message) = (rule.check)(&reading) else {
            continue;
        };
        let finding = Finding { rule, message };
        match rule.level {
            Level::Error => return vec![finding],
            Level::Advice => advice.push(finding),
        }
    }
    advice
}

pub(crate) fn find_rule(name: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.name == name)
}
