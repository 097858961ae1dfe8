//! Characters that are not seen and change what is: control characters, direction overrides,
//! zero-width signs.

use crate::check::text::{Level, Rule, Target};

pub(crate) static RULE: Rule = Rule {
    name: "control",
    level: Level::Error,
    target: Target::Both,
    allowable: false,
    why: "Hidden characters reach logs, terminals and models, where they can reorder or smuggle text.",
    fix: "Delete the character; line breaks, tabs, joiners and direction marks may stay.",
    accepted: "Wait 30 seconds, then send the same request again.",
    refused: "Wait 30 seconds,\u{200B} then send the same request again.",
    check: |reading| {
        let hidden = first_hidden(reading.subject.text)?;
        Some(format!(
            "{} holds U+{:04X} ({}), which no reader sees; delete it",
            reading.key,
            u32::from(hidden),
            kind_of(hidden),
        ))
    },
};

fn first_hidden(text: &str) -> Option<char> {
    // Nearly every text is plain ASCII, and a macro is compiled without optimization.
    if text.bytes().all(|b| matches!(b, b' '..=b'~')) {
        return None;
    }
    // The flags of England, Scotland and Wales are a black flag followed by tag characters.
    let mut in_flag = false;
    text.chars().find(|&c| {
        let is_tag = matches!(c, '\u{E0020}'..='\u{E007F}');
        in_flag = c == '\u{1F3F4}' || (in_flag && is_tag);
        is_hidden(c) && !(in_flag && is_tag)
    })
}

/// U+200C and U+200D spell words in Persian and Indic and join emoji; U+200E, U+200F and U+061C
/// belong to right-to-left text.
fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{180E}' | '\u{200B}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

fn kind_of(c: char) -> &'static str {
    match c {
        '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => "a direction override",
        '\u{FEFF}' => "a byte order mark",
        '\u{E0000}'..='\u{E007F}' => "a tag character",
        c if c.is_control() => "a control character",
        _ => "an invisible character",
    }
}

#[cfg(test)]
mod tests {
    use super::first_hidden;

    #[test]
    fn joiners_marks_and_line_breaks_may_stay() {
        for text in [
            "a\nb\r\nc\td\u{B}e\u{C}f\u{85}g\u{2028}",
            "می\u{200C}خواهم",
            "👩\u{200D}🚀 ok",
            "\u{200F}תקן\u{200E} \u{61C}",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} flag",
        ] {
            assert_eq!(first_hidden(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_hides_or_reorders_text_may_not() {
        for c in
            ['\0', '\u{1B}', '\u{7F}', '\u{9B}', '\u{202E}', '\u{2067}', '\u{2060}', '\u{FEFF}', '\u{E0041}']
        {
            assert_eq!(first_hidden(&format!("one{c}two")), Some(c));
        }
    }
}
