//! Names of the program's inside: `Type::method`, `self.x`, `file.rs:12`, "stack trace".

use crate::check::text::lexicon::Classes;
use crate::check::text::prose::{Prose, head};
use crate::check::text::words::{Kind, Token, is_blank};
use crate::check::text::{Level, Rule, Target};

pub(crate) static RULE: Rule = Rule {
    name: "internals",
    level: Level::Error,
    target: Target::Recovery,
    allowable: true,
    why: "The reader cannot reach a method, a field or a source line, and a model invents a tool for it.",
    fix: "Name the tool, the input or the condition that has the same effect.",
    accepted: "Run `stage_table` once more; a price such as amount::numeric is fine.",
    refused: "Call Registry::restage_table() and repeat the query.",
    check: |reading| {
        // Code is never a plain word, and most hints have nothing else.
        let may_hold_code = reading.prose().tokens.iter().any(|token| {
            token.kind != Kind::Word && token.kind != Kind::Number && token.raw.contains([':', '.', '<', '('])
        });
        let found =
            may_hold_code.then(|| reading.subject.text.split(is_blank).find_map(code_in_run)).flatten();
        let (found, what) = found.or_else(|| phrase(reading.english()?))?;
        Some(format!(
            "recovery names {what} `{found}`, which its reader cannot reach; name the tool or the \
             input instead, e.g. \"Run `stage_table` once more\""
        ))
    },
};

type Found<'a> = (&'a str, &'static str);

fn code_in_run(run: &str) -> Option<Found<'_>> {
    // "://" and "10:30" hold colons and are never looked at.
    if !run.contains([':', '.', '<']) || run.contains("://") {
        return None;
    }
    // A name ends at the first sign that cannot be in a path, a field or a position.
    run.split(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | ':' | '.' | '<' | '(' | ')' | '/' | '&')))
        .map(|piece| piece.trim_matches(|c| matches!(c, '.' | ',' | '(' | '&')))
        .find_map(|piece| {
            path(piece)
                .or_else(|| field(piece))
                .or_else(|| position(piece))
                .or_else(|| type_with_parameter(piece))
                .or_else(|| unwrap(piece))
        })
}

/// `Type::method` and `module::item`, but not a cast, an address or a type of a cloud.
fn path(piece: &str) -> Option<Found<'_>> {
    /// What a value is cast to in SQL.
    #[rustfmt::skip]
    const CASTS: &[&str] = &[
        "bigint", "bool", "boolean", "bytea", "char", "cidr", "date", "decimal", "double", "float",
        "float4", "float8", "geography", "geometry", "inet", "int", "int2", "int4", "int8",
        "integer", "interval", "json", "jsonb", "jsonpath", "money", "numeric", "oid", "real",
        "regclass", "regproc", "regtype", "smallint", "text", "time", "timestamp", "timestamptz",
        "timetz", "tsquery", "tsvector", "uuid", "varchar", "vector", "xml",
    ];

    let name = piece.split(['(', ')', '<']).next()?.trim_matches(':');
    let mut segments = name.split("::");
    let (first, last) = (segments.next()?, segments.last()?);
    let is_name = |segment: &str| {
        segment.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && segment.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    if !name.split("::").all(is_name) {
        return None;
    }
    let is_cast = CASTS.contains(&last.to_ascii_lowercase().as_str());
    let is_address =
        name.split("::").all(|segment| segment.len() <= 4 && segment.bytes().all(|b| b.is_ascii_hexdigit()));
    // `AWS::S3::Bucket`
    let is_cloud_type = first.len() > 1 && !first.contains(char::is_lowercase);
    (!is_cast && !is_address && !is_cloud_type).then_some((piece.trim_end_matches(':'), "the path"))
}

/// `self.index`
fn field(piece: &str) -> Option<Found<'_>> {
    let name = piece.strip_prefix("self.")?;
    name.starts_with(|c: char| c.is_alphabetic() || c == '_').then_some((piece, "the field"))
}

/// `file.rs:12`
fn position(piece: &str) -> Option<Found<'_>> {
    const SOURCES: &[&str] = &["c", "cpp", "cs", "go", "java", "js", "kt", "py", "rb", "rs", "swift", "ts"];

    let (file, line) = piece.split_once(':')?;
    let (_, extension) = file.rsplit_once('.')?;
    let is_position = SOURCES.contains(&extension) && line.starts_with(|c: char| c.is_ascii_digit());
    is_position.then_some((piece, "the source line"))
}

/// `Option<…>` and its like.
fn type_with_parameter(piece: &str) -> Option<Found<'_>> {
    const TYPES: &[&str] = &[
        "Arc", "Box", "BTreeMap", "Cow", "Fn", "FnMut", "FnOnce", "HashMap", "HashSet", "Mutex", "Option",
        "Rc", "RefCell", "Result", "RwLock", "Vec",
    ];

    let (name, _) = piece.split_once('<')?;
    TYPES.contains(&name.trim_end_matches(':')).then_some((piece, "the type"))
}

/// `.unwrap()` and `.expect(…)`
fn unwrap(piece: &str) -> Option<Found<'_>> {
    (piece.contains("unwrap()") || piece.contains(".expect(")).then_some((piece, "the method"))
}

/// "panicked at", and "stack trace" unless the caller is to send one of its own.
fn phrase<'a>(prose: &Prose<'a>) -> Option<Found<'a>> {
    let is_telltale = |token: &Token<'_>| {
        token.is(&["backtrace", "panicked", "stack", "stacktrace"]) || token.raw.starts_with("RUST_BACKTRACE")
    };
    if !prose.tokens.iter().any(is_telltale) {
        return None;
    }
    let reads = |token: &Token<'_>| token.has(Classes::CHECK) || token.is(&["consult", "read", "refer"]);
    if has_pair(&prose.tokens, "panicked", "at") {
        return Some(("panicked at", "the panic behind"));
    }
    if let Some(switch) = prose.tokens.iter().find(|token| token.raw.starts_with("RUST_BACKTRACE")) {
        return Some((switch.raw, "the switch"));
    }
    let reads_trace = |clause: &[Token<'_>]| {
        let is_trace = has_pair(clause, "stack", "trace")
            || clause.iter().any(|token| token.is(&["backtrace", "stacktrace"]));
        is_trace && head(clause).is_some_and(reads)
    };
    prose.clauses().any(reads_trace).then_some(("stack trace", "the"))
}

fn has_pair(tokens: &[Token<'_>], first: &str, second: &str) -> bool {
    tokens.windows(2).any(|pair| matches!(pair, [a, b] if a.word == first && b.word == second))
}

#[cfg(test)]
mod tests {
    use super::code_in_run;

    #[test]
    fn the_inside_is_found() {
        for run in [
            "Registry::restage_table()",
            "`self.rebuild_index()`",
            "crate::db::open",
            "(pool::Pool)",
            "src/main.rs:12:5",
            "app.py:7,",
            "Option<u8>",
            "`Result<()>`",
            "value.unwrap()",
            "std::io::Error",
            "Self::retry.",
            "Vec::<u8>::new()",
        ] {
            assert!(code_in_run(run).is_some(), "{run}");
        }
    }

    #[test]
    fn the_outside_is_not() {
        for run in [
            "10:30",
            "https://a.rs:80/x::y",
            "::1",
            "[::1]:8080",
            "fe80::1",
            "2001:db8::a",
            "dead::beef",
            "amount::numeric",
            "'2024-01-01'::date",
            "x::text::jsonb",
            "x::numeric(10,2)",
            "C::",
            "a::",
            "AWS::S3::Bucket",
            "key:",
            "a:b",
            "main.rs",
            "v1.2:3",
            "self.",
            "itself.",
            "a<b",
            "Option",
            "::",
            "std",
            "urn:isbn:1",
            "09:00–10:00",
            "file.rs:x",
        ] {
            assert_eq!(code_in_run(run), None, "{run}");
        }
    }
}
