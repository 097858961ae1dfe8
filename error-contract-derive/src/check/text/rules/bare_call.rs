//! A method such as `registerTable()`, which the reader of a recovery cannot call.
//!
//! Functions of SQL and tools are written `snake_case()` or `now()` and are the caller's to use, so
//! only a method in camelCase whose first word is a usual verb of programs counts.

use crate::check::text::{Level, Rule, Target, words::is_blank};

pub(crate) static RULE: Rule = Rule {
    name: "bare_call",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "The reader sees tool names and cannot call a method of the program that failed.",
    fix: "Name the tool or the condition that has the effect of the method.",
    accepted: "Run `stage_table` once more, then repeat the query.",
    refused: "Stage the table again with registerTable() before the query.",
    check: |reading| {
        let text = reading.subject.text;
        let call = text.contains("()").then(|| text.split(is_blank).find_map(method)).flatten()?;
        Some(format!(
            "`{call}` is a method, which the caller cannot call; name the tool that does it, e.g. \
             \"Run `stage_table` once more\""
        ))
    },
};

#[rustfmt::skip]
const VERBS: &[&str] = &[
    "add", "build", "clear", "close", "commit", "configure", "connect", "create", "delete",
    "dispose", "fetch", "flush", "get", "handle", "init", "initialize", "invalidate", "load",
    "open", "parse", "process", "read", "rebuild", "refresh", "register", "reload", "remove",
    "reset", "restage", "save", "set", "setup", "start", "stop", "update", "validate", "write",
];

/// The `verbNoun()` in a run of characters.
fn method(run: &str) -> Option<&str> {
    let run = run.trim_start_matches(|c: char| !c.is_alphanumeric());
    let (name, rest) = run.split_once("()")?;
    let verb = name.split(|c: char| c.is_uppercase()).next()?;
    let is_camel = verb.len() < name.len() && name.bytes().all(|b| b.is_ascii_alphanumeric());
    (is_camel && VERBS.contains(&verb)).then(|| run.strip_suffix(rest).unwrap_or(run))
}
