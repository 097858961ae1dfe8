//! A recovery of fewer than five words.

use unicode_script::{Script, UnicodeScript};

use crate::check::text::{Level, Rule, Target, excerpt::excerpt, words::is_blank};

const FEWEST: usize = 5;

pub(crate) static RULE: Rule = Rule {
    name: "too_short",
    level: Level::Error,
    target: Target::Recovery,
    allowable: true,
    why: "In fewer than five words nobody says what to do, to what, and how.",
    fix: "Say what to do with which named thing, and the limit or an example.",
    accepted: "Lower `limit` to 100 or page with `next_cursor`.",
    refused: "Lower the water level.",
    check: |reading| {
        let text = reading.subject.text;
        let count = count(text);
        (count < FEWEST).then(|| {
            let words = if count == 1 { "word" } else { "words" };
            format!(
                "recovery says `{}`: {count} {words}, at least {FEWEST} are needed to say what to \
                 do with what, e.g. \"Lower `limit` to at most 100\"",
                excerpt(text),
            )
        })
    },
};

/// A word in sixths, in which the estimates for scripts without blanks are whole numbers.
const WORD: usize = 6;

/// Runs of non-blank characters that hold a letter or a digit; a run in a script written without
/// blanks counts for as many words as it is likely to have.
fn count(text: &str) -> usize {
    let sixths: usize = text.split(is_blank).map(sixths_in_run).sum();
    sixths / WORD
}

fn sixths_in_run(run: &str) -> usize {
    if run.is_ascii() {
        return if run.bytes().any(|b| b.is_ascii_alphanumeric()) { WORD } else { 0 };
    }
    let (mut estimated, mut spaced) = (0, 0);
    for c in run.chars().filter(|c| c.is_alphanumeric()) {
        match sixths_in_letter(c) {
            Some(sixths) => estimated += sixths,
            None => spaced = WORD,
        }
    }
    match estimated {
        0 => spaced,
        _ => (estimated + spaced).max(WORD),
    }
}

/// What a letter adds in a script written without blanks, `None` in every other.
fn sixths_in_letter(c: char) -> Option<usize> {
    if c.is_ascii() {
        return None;
    }
    match c.script() {
        _ if is_vowel_sign(c) => Some(0),
        Script::Han | Script::Hiragana | Script::Katakana | Script::Bopomofo => Some(WORD * 2 / 3),
        Script::Thai | Script::Lao | Script::Khmer | Script::Myanmar | Script::Tibetan => Some(WORD / 3),
        // The mark that lengthens a vowel in either kana belongs to no script of its own.
        Script::Common if c == 'ー' => Some(WORD * 2 / 3),
        _ => None,
    }
}

/// Combining signs of those scripts, alphabetic for Unicode and no letters of their own.
fn is_vowel_sign(c: char) -> bool {
    matches!(c,
        '\u{E31}' | '\u{E34}'..='\u{E3A}' | '\u{E47}'..='\u{E4E}'
        | '\u{EB1}' | '\u{EB4}'..='\u{EBC}' | '\u{EC8}'..='\u{ECE}'
        | '\u{F71}'..='\u{F84}' | '\u{F8D}'..='\u{FBC}'
        | '\u{102B}'..='\u{103E}' | '\u{1056}'..='\u{1059}' | '\u{1062}'..='\u{1064}' | '\u{1067}'..='\u{106D}'
        | '\u{1071}'..='\u{1074}' | '\u{1082}'..='\u{108D}' | '\u{109A}'..='\u{109D}'
        | '\u{17B4}'..='\u{17D3}' | '\u{17DD}')
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn words_are_counted_in_every_script() {
        for (text, words) in [
            ("", 0),
            ("- - - - - try !!", 1),
            ("re-run-the-same-call", 1),
            ("use a/b/c or d", 4),
            ("one,two,three,four,five", 1),
            ("🚀 🚀 🚀 🚀 🚀", 0),
            ("e\u{301} e\u{301} e\u{301} e\u{301}", 4),
            ("a\u{FEFF}b\u{2003}c\u{3000}d\u{202F}e", 5),
            ("Use {field} or {0}.", 4),
            ("请检查输入后重试", 5),
            ("重试", 1),
            ("使用 list_items 工具查找编号", 6),
            ("別の検索語を使ってもう一度お試しください。", 13),
            ("サーバー", 2),
            ("กรุณารอสักครู่แล้วลองใหม่อีกครั้ง", 8),
            ("ลองใหม่", 2),
            ("다시 시도해 주세요", 3),
            ("تحقق من اسم الملف ثم حاول", 6),
        ] {
            assert_eq!(count(text), words, "{text}");
        }
    }
}
