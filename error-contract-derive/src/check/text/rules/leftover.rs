//! Notes of the author to themselves: TODO, FIXME, `<insert hint>`, lorem ipsum.
//!
//! They may be quoted (`search for "TODO"`), so quoted pieces are not looked at, and they may be
//! the subject of a service ("complete an open TODO first"), so a marker counts where notes have
//! it: in front, before a colon, or at the end.

use crate::check::text::words::{End, Kind, Token};
use crate::check::text::{Level, Rule, Target};

pub(crate) static RULE: Rule = Rule {
    name: "leftover",
    level: Level::Error,
    target: Target::Both,
    allowable: true,
    why: "A note of the author is nothing a caller can act on.",
    fix: "Replace the note by the text it stands for.",
    accepted: "Quote the search term, for example \"TODO\" or \"FIXME\".",
    refused: "TODO: say which of the fields the caller has to change",
    check: |reading| {
        let text = reading.subject.text;
        let marker = leaves_a_trace(text).then(|| marker(&reading.prose().tokens)).flatten();
        let found = marker.or_else(|| template(text).map(str::to_owned))?;
        let key = reading.key;
        let example = if key == "when" { "the request queue is full" } else { "Wait 30 seconds, then …" };
        Some(format!("{key} still holds `{found}`; write the text itself, e.g. \"{example}\""))
    },
};

/// Whether a text may hold a marker: a word of each of them begins so. Most texts are not taken apart for this.
fn leaves_a_trace(text: &str) -> bool {
    let mut rest = text.as_bytes();
    let mut before = b' ';
    while let [first, behind @ ..] = rest {
        let opens = !before.is_ascii_alphanumeric();
        let is_trace = opens
            && matches!(
                rest,
                [b'T' | b't', b'O' | b'o' | b'B' | b'b', b'D' | b'd' | b'A', ..]
                    | [b'F' | b'f', b'I' | b'i', b'X' | b'x', ..]
                    | [b'X', b'X', b'X', ..]
                    | [b'H' | b'h', b'e', b'r', b'e', ..]
                    | [b'L' | b'l', b'o', b'r', b'e', b'm', ..]
                    | [b'R' | b'r', b'e', b'c', b'o', b'v', ..]
            );
        if is_trace {
            return true;
        }
        before = *first;
        rest = behind;
    }
    false
}

fn marker(tokens: &[Token<'_>]) -> Option<String> {
    let mut is_first = true;
    for (at, token) in tokens.iter().enumerate() {
        let next = tokens.get(at + 1);
        if is_marker(token, is_first, next) {
            return Some(token.raw.to_owned());
        }
        is_first = token.end != End::None;
    }
    tokens
        .windows(2)
        .find(|pair| {
            matches!(pair, [first, second]
                if first.is(&["lorem"]) && second.is(&["ipsum"])
                || first.is(&["recovery"])
                    && second.is(&["advice", "hint", "instruction", "instructions", "message", "suggestion", "text"])
                || first.is(&["goes"]) && second.is(&["here"])
                || first.is(&["hint"]) && second.is(&["goes", "here"])
                || first.is(&["text", "message"]) && second.is(&["here"]))
        })
        .map(|pair| pair.iter().map(|token| token.raw).collect::<Vec<_>>().join(" "))
}

fn is_marker(token: &Token<'_>, is_first: bool, next: Option<&Token<'_>>) -> bool {
    if matches!(token.kind, Kind::Quoted | Kind::Field) {
        return false;
    }
    let ends = matches!(token.end, End::Sentence | End::Question);
    // "TODO list" is what a service keeps.
    let opens = is_first
        && !next.is_some_and(|next| next.is(&["entries", "entry", "item", "items", "list", "lists"]));
    // "TODO(jn)"
    let marker = token.raw.split_once('(').map_or(token.raw, |(marker, _)| marker);
    match marker {
        "FIXME" => true,
        "TODO" | "ToDo" | "XXX" => opens || token.end == End::Colon,
        "TBD" | "TBA" => opens || ends || token.end == End::Colon,
        "todo" | "Todo" | "fixme" | "Fixme" | "tbd" => opens && token.end == End::Colon,
        _ => false,
    }
}

/// `<insert …>`, `{insert …}`, `[your text]`: brackets around a request to the author.
fn template(text: &str) -> Option<&str> {
    /// In lower case, what such a bracket opens with.
    #[rustfmt::skip]
    const OPENINGS: &[&str] = &[
        "add ", "describe ", "explain ", "fill ", "insert ", "placeholder", "recovery", "replace ",
        "todo", "your hint", "your message", "your recovery", "your text",
    ];
    const LONGEST: usize = 80;

    ['<', '{', '['].into_iter().flat_map(|opening| text.match_indices(opening)).find_map(|(at, _)| {
        let bracket = text.get(at..)?;
        let length = bracket.char_indices().take(LONGEST).find(|&(_, c)| matches!(c, '>' | '}' | ']'))?.0;
        let (whole, inside) = (bracket.get(..=length)?, bracket.get(1..length)?);
        let opens_with = |opening: &&str| {
            inside.get(..opening.len()).is_some_and(|start| start.eq_ignore_ascii_case(opening))
        };
        // `{recovery}` and `{todo}` are fields: the request has a blank in it, except in angle brackets.
        let is_request = inside.contains(' ') || bracket.starts_with('<');
        (is_request && OPENINGS.iter().any(opens_with)).then_some(whole)
    })
}

#[cfg(test)]
mod tests {
    use super::{leaves_a_trace, marker, template};
    use crate::check::text::words::tokens;

    #[test]
    fn notes_are_found() {
        for text in [
            "TODO",
            "Wait. TBD",
            "The steps are TBD.",
            "FIXME add it here",
            "XXX: limits?",
            "Todo: write it",
            "Your message here.",
            "FIXME(jn) copy the wording of the other service",
            "Write a helpful recovery message for this variant.",
            "A description of the next step goes here.",
        ] {
            assert!(marker(&tokens(text)).is_some(), "{text}");
            assert!(leaves_a_trace(text), "{text}");
        }
        for text in ["Use <insert value> here", "{insert the limit}", "<YOUR TEXT>", "[describe what to do]"]
        {
            assert!(template(text).is_some(), "{text}");
        }
    }

    #[test]
    fn subjects_are_not_notes() {
        for text in [
            "Complete an open TODO before archiving.",
            "Search for \"TODO\" or `FIXME` instead.",
            "Todo lists hold 100 items; delete one.",
            "Format it as XXX-XXX-XXXX.",
            "Add a recovery email to the account.",
        ] {
            assert_eq!(marker(&tokens(text)), None, "{text}");
        }
        for text in [
            "Send `Authorization: Bearer <token>`.",
            "No item {recovery}.",
            "Pass [your token, their token].",
            "a < b, {",
            "<é",
        ] {
            assert_eq!(template(text), None, "{text}");
        }
    }
}
