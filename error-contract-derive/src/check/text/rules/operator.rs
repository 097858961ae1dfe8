//! A recovery that only somebody with access to the server could follow.

use crate::check::text::prose::head;
use crate::check::text::words::{Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::spelled};

pub(crate) static RULE: Rule = Rule {
    name: "operator",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "A caller cannot restart, configure or log into the server that answered it.",
    fix: "Say what the caller can do, and leave the rest to the log.",
    accepted: "Wait until `server_status` says `ready`, then repeat the call.",
    refused: "Restart the database server and send the batch again.",
    check: |reading| {
        let words = reading.english()?.clauses().find_map(errand)?;
        Some(format!(
            "`{words}` is for whoever runs the server; say what the caller can do, e.g. \"Wait \
             until `server_status` says `ready`\""
        ))
    },
};

/// Verbs, and the things that make an errand of them.
const ERRANDS: &[(&[&str], &[&str])] = &[
    (&["bounce", "kill", "reboot", "redeploy", "restart"], MACHINES),
    (&["check", "examine", "inspect", "look", "read", "review", "see"], &["log", "logs"]),
    (&["change", "edit", "fix", "modify", "update"], &["config", "configuration", "configmap", ".env"]),
    (&["execute", "rerun", "run"], &["migrations"]),
    (&["define", "export", "set"], &["environment", "env"]),
];

#[rustfmt::skip]
const MACHINES: &[&str] = &[
    "backend", "cluster", "container", "containers", "daemon", "deployment", "host", "pod", "pods",
    "server", "servers", "service",
];

/// The words of a clause that ask for an errand on the server.
fn errand(clause: &[Token<'_>]) -> Option<String> {
    // With a tool in it ("restart the container with `restart_container`") the errand is the caller's.
    if clause.iter().any(|token| token.kind == Kind::Quoted && token.raw.contains('_') && !is_variable(token))
    {
        return None;
    }
    let verb = head(clause)?;
    if verb.is(&["redeploy", "ssh"]) {
        return Some(spelled(clause));
    }
    let &(_, things) = ERRANDS.iter().find(|(verbs, _)| verb.is(verbs))?;
    let start = clause.iter().position(|token| std::ptr::eq(token, verb))?;
    let tail = clause.get(start..)?;
    let at = tail.iter().take(5).position(|token| token.is(things))?;
    let phrase = tail.get(..=at)?;
    is_about_server(phrase, tail.get(at + 1..).unwrap_or_default()).then(|| spelled(phrase))
}

/// "the logs" may be the caller's own; "the server logs" and "an environment variable" are not.
fn is_about_server(phrase: &[Token<'_>], rest: &[Token<'_>]) -> bool {
    const SERVER: &[&str] =
        &["application", "backend", "container", "daemon", "server", "server's", "service", "system"];

    let names_server = phrase.iter().any(|token| token.is(SERVER));
    match phrase.last().map(|token| token.word.as_ref()) {
        Some("log" | "logs") => names_server,
        Some("config" | "configuration") => {
            names_server || rest.first().is_some_and(|next| next.is(&["file", "files"]))
        }
        Some("environment" | "env") => {
            rest.first().is_some_and(|next| next.is(&["variable", "variables", "var", "vars"]))
        }
        _ => true,
    }
}

/// `RESERVATION_TTL`.
fn is_variable(token: &Token<'_>) -> bool {
    !token.raw.contains(char::is_lowercase)
}
