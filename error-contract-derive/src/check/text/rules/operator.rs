//! A recovery that only somebody with access to the server could follow.

use crate::check::text::lexicon::{Classes, classes_of};
use crate::check::text::words::{End, Kind, Token};
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
        let words =
            reading.english()?.tokens.split_inclusive(|token| token.end != End::None).find_map(errand)?;
        Some(format!(
            "`{words}` is for whoever runs the server; say what the caller can do, e.g. \"Wait \
             until `server_status` says `ready`\""
        ))
    },
};

const RESTART: &[&str] = &["bounce", "kill", "reboot", "redeploy", "reload", "restart"];
const READ: &[&str] = &["check", "examine", "inspect", "look", "read", "review", "see"];
const RUN: &[&str] = &["apply", "execute", "rerun", "run"];
#[rustfmt::skip]
const EDIT: &[&str] = &[
    "add", "adjust", "append", "change", "configure", "define", "disable", "edit", "enable", "export", "fix",
    "increase", "install", "lower", "modify", "put", "raise", "remove", "replace", "rotate", "set",
    "uncomment", "update",
];

#[rustfmt::skip]
const MACHINES: &[&str] = &[
    "backend", "cluster", "container", "containers", "daemon", "deployment", "host", "pod", "pods",
    "server", "servers", "service", "worker", "workers",
];
const SERVER: &[&str] =
    &["application", "backend", "container", "daemon", "server", "server's", "service", "system"];

/// The words of a part between two marks that ask for an errand on the server.
fn errand(part: &[Token<'_>]) -> Option<String> {
    let starts =
        (0..part.len()).filter(|&at| at == 0 || part.get(at).is_some_and(|token| token.has(Classes::JOINER)));
    starts.filter_map(|at| part.get(at..)).find_map(|clause| {
        let clause = clause.get(..LONGEST).unwrap_or(clause);
        let at = clause.iter().position(|token| !token.has(Classes::LEAD))?;
        let tail = clause.get(at..)?;
        tail.get(..errand_length(tail)?).map(spelled)
    })
}

/// An errand has its object near its verb; the bound keeps the search linear.
const LONGEST: usize = 16;

fn errand_length(tail: &[Token<'_>]) -> Option<usize> {
    let verb = tail.first()?;
    if verb.raw.eq_ignore_ascii_case("grant") && tail.get(1).is_some_and(is_privilege) {
        return Some(tail.len());
    }
    // With a tool in it ("restart the container with `restart_container`") the errand is the caller's.
    if tail.iter().any(is_tool) {
        return None;
    }
    if verb.is(&["redeploy", "ssh"]) {
        Some(tail.len())
    } else if verb.is(RESTART) {
        thing(tail, |token| token.is(MACHINES) || is_daemon(token))
    } else if verb.is(READ) {
        thing(tail, |token| token.is(&["log", "logs"])).filter(|&end| names_server(tail.get(..end)))
    } else if verb.is(RUN) {
        migration(tail).or_else(|| command(tail))
    } else if verb.is(EDIT) {
        server_file(tail).or_else(|| environment(tail)).or_else(|| on_server(tail))
    } else {
        granted_by_admin(tail)
    }
}

/// Up to the first of the words near the verb that makes an errand of it.
fn thing(tail: &[Token<'_>], is_thing: impl Fn(&Token<'_>) -> bool) -> Option<usize> {
    tail.iter().take(5).skip(1).position(is_thing).map(|at| at + 2)
}

/// "the logs" may be the caller's own; "the server logs" are not.
fn names_server(phrase: Option<&[Token<'_>]>) -> bool {
    phrase.is_some_and(|phrase| phrase.iter().any(|token| token.is(SERVER)))
}

fn is_daemon(token: &Token<'_>) -> bool {
    match token.kind {
        Kind::Word => token.has(Classes::DAEMON),
        Kind::Name | Kind::Quoted => classes_of(&token.raw.to_lowercase()).meets(Classes::DAEMON),
        Kind::Number | Kind::Field => false,
    }
}

/// "the pending migrations", "migration 0005", `migrations/0005.sql`; "the migration" may be the caller's.
fn migration(tail: &[Token<'_>]) -> Option<usize> {
    let is_path = |token: &Token<'_>| token.kind != Kind::Word && token.raw.contains("migrations/");
    thing(tail, |token| token.is(&["migrations"]) || is_path(token)).or_else(|| {
        let at = thing(tail, |token| token.is(&["migration"]))?;
        tail.get(at).filter(|next| next.kind != Kind::Word && next.kind != Kind::Field).map(|_| at + 1)
    })
}

/// "systemctl restart …"
fn command(tail: &[Token<'_>]) -> Option<usize> {
    const PROGRAMS: &[&str] = &["kubectl", "service", "supervisorctl", "systemctl"];
    const STEPS: &[&str] = &["reload", "restart", "rollout", "start", "stop"];

    let is_quoted = |token: &Token<'_>| {
        let mut words = token.raw.split(' ').skip_while(|word| *word == "sudo");
        token.kind == Kind::Quoted
            && matches!((words.next(), words.next()), (Some(first), Some(second))
                if PROGRAMS.contains(&first) && STEPS.contains(&second))
    };
    // "service restart" is a command of many a tool.
    let plain = |pair: &[Token<'_>]| {
        matches!(pair, [first, second]
            if PROGRAMS.contains(&first.raw) && first.raw != "service" && STEPS.contains(&second.raw))
    };
    thing(tail, is_quoted).or_else(|| tail.windows(2).take(5).position(plain).map(|at| at + 2))
}

/// `nginx.conf`, `.env`, `/etc/…`, "the sudoers file", "the server configuration".
fn server_file(tail: &[Token<'_>]) -> Option<usize> {
    const ENDINGS: &[&str] = &[".cnf", ".conf", "/.env", "php.ini"];

    let is_file = |(at, token): (usize, &Token<'_>)| {
        let behind = tail.get(at + 1);
        let before = tail.get(..at).unwrap_or_default();
        match token.word.as_ref() {
            "" => {
                let raw = token.raw;
                raw == ".env"
                    || raw.starts_with("/etc/")
                    || ENDINGS.iter().any(|ending| raw.ends_with(ending))
            }
            "sudoers" | "configmap" => true,
            "config" | "configuration" | "settings" => {
                before.last().is_some_and(|last| last.is(SERVER))
                    || behind.is_some_and(|next| next.is(&["file", "files"])) && names_server(Some(before))
            }
            _ => false,
        }
    };
    tail.iter().enumerate().position(is_file).map(|at| at + 1)
}

/// "the environment variable REGION", "the server environment"; one in "your shell" is the caller's.
fn environment(tail: &[Token<'_>]) -> Option<usize> {
    if tail.iter().any(|token| token.is(&["client", "local", "shell", "terminal"])) {
        return None;
    }
    let is_environment = |pair: &[Token<'_>]| {
        matches!(pair, [first, second]
            if first.is(&["env", "environment"]) && second.is(&["var", "variable", "variables", "vars"])
            || first.is(SERVER) && second.is(&["env", "environment"]))
    };
    tail.windows(2).position(is_environment).map(|at| at + 2)
}

/// A setting in capitals or in a file "on the server".
fn on_server(tail: &[Token<'_>]) -> Option<usize> {
    let at = tail.windows(3).position(|three| {
        matches!(three, [on, the, machine]
            if on.is(&["in", "on"]) && the.is(&["the", "your"]) && machine.is(MACHINES))
    })?;
    let is_setting = |token: &Token<'_>| {
        token.kind == Kind::Name
            && (is_variable(token) && token.raw.contains('_')
                || token.raw.contains(".y")
                || token.raw.contains(".toml"))
    };
    tail.get(..at)?.iter().any(is_setting).then_some(at + 3)
}

/// A right of a database.
fn is_privilege(token: &Token<'_>) -> bool {
    #[rustfmt::skip]
    const PRIVILEGES: &[&str] = &[
        "ALL", "CONNECT", "CREATE", "DELETE", "EXECUTE", "INSERT", "SELECT", "SUPERUSER", "TRUNCATE", "UPDATE",
        "USAGE",
    ];
    PRIVILEGES.contains(&token.raw)
}

/// "must be granted by an administrator"; "ask an admin to grant …" is a step of the caller.
fn granted_by_admin(tail: &[Token<'_>]) -> Option<usize> {
    let asks = tail.first().is_some_and(|verb| verb.has(Classes::CONTACT) || verb.is(&["request"]));
    let grants = tail.iter().any(|token| token.is(&["grant", "granted"]));
    let is_admin = |token: &Token<'_>| token.is(&["admin", "administrator", "dba", "superuser", "sysadmin"]);
    (!asks && grants && tail.iter().any(is_admin)).then_some(tail.len())
}

/// `restart_container`, and not `0005_init.sql` or `RESERVATION_TTL`.
fn is_tool(token: &Token<'_>) -> bool {
    token.kind == Kind::Quoted
        && token.raw.contains('_')
        && !token.raw.contains(['.', '/', ' ', '='])
        && !is_variable(token)
}

/// `RESERVATION_TTL`
fn is_variable(token: &Token<'_>) -> bool {
    !token.raw.contains(char::is_lowercase)
}
