//! What every format says in the same words, and how text of the user's is made visible.

use alloc::{format, string::String};

use crate::{Retry, catalog::Delay, mcp::Placement};

/// What a caller does next.
pub(super) fn meaning(retry: Retry) -> &'static str {
    match retry {
        Retry::Transient => "the same call may work",
        Retry::Correctable => "change something first, then call again",
        Retry::Terminal => "the call will never work",
    }
}

/// How long to wait before the next attempt.
pub(super) fn delay(delay: Delay) -> String {
    match delay {
        Delay::Seconds(seconds) => format!("after {}", duration(seconds)),
        Delay::PerOccurrence => "after a delay that each occurrence says".into(),
        Delay::Sometimes => "after a delay where an occurrence says one".into(),
    }
}

/// `45 seconds`, `5 minutes`, `1 hour`.
pub(super) fn duration(seconds: u64) -> String {
    let (number, unit) = match seconds {
        0 => (0, "second"),
        _ if seconds.is_multiple_of(3600) => (seconds / 3600, "hour"),
        _ if seconds.is_multiple_of(60) => (seconds / 60, "minute"),
        _ => (seconds, "second"),
    };
    format!("{number} {unit}{}", if number == 1 { "" } else { "s" })
}

/// Where an MCP tool result carries the structured error.
pub(super) fn placement(placement: Placement) -> &'static str {
    match placement {
        Placement::Text => "text only",
        Placement::Structured => "`structuredContent.error`",
        Placement::Meta => "`_meta`",
    }
}

/// `1 failure`, `2 failures`.
pub(super) fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// What is not seen, or reorders what is: nobody would read it as written, so its number is shown
/// instead. Joiners and the marks of right-to-left text stay.
pub(super) fn is_hidden(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(letter,
            '\u{180E}' | '\u{200B}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Whether a line ends here, by whatever sign.
pub(super) fn is_break(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::{delay, duration};
    use crate::catalog::Delay;

    #[test]
    fn a_delay_in_the_largest_unit_that_fits() {
        assert_eq!(duration(0), "0 seconds");
        assert_eq!(duration(90), "90 seconds");
        assert_eq!(duration(120), "2 minutes");
        assert_eq!(delay(Delay::Seconds(3600)), "after 1 hour");
    }
}
