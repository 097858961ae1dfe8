//! A recovery with nothing to see in it.

use crate::check::text::{Level, Reading, Rule, Target, words::is_blank};

pub(crate) static RULE: Rule = Rule {
    name: "empty",
    level: Level::Error,
    target: Target::Recovery,
    allowable: false,
    why: "A caller that receives an empty hint learns nothing from it.",
    fix: "Write the next step the caller should take.",
    accepted: "Wait 30 seconds, then send the same request again.",
    refused: " \t ",
    check: |reading| {
        is_empty(reading)
            .then(|| "recovery is empty; write the next step, e.g. \"Wait 30 seconds, then …\"".to_owned())
    },
};

fn is_empty(reading: &Reading<'_>) -> bool {
    is_invisible(reading.subject.text)
}

/// Whether a text shows nothing: blanks, controls, and characters that only join, direct or fill.
pub(crate) fn is_invisible(text: &str) -> bool {
    text.chars().all(|c| {
        is_blank(c)
            || c.is_control()
            || matches!(c,
                '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
                | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
    })
}
