//! A change that was found.

use alloc::{format, string::String};

use super::{Judgement, Rule, Verdict};

/// One change between two catalogs.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// The kind of change.
    pub rule: &'static Rule,
    /// What changed: `domain/reason`, or the path of a type.
    pub subject: String,
    /// What it was, where there was something.
    pub before: Option<String>,
    /// What it is, where there is something.
    pub after: Option<String>,
    /// What it does to each audience.
    pub judgement: Judgement,
}

impl Finding {
    /// The worst that it does to anybody.
    pub fn verdict(&self) -> Verdict {
        self.judgement.worst()
    }

    /// The name of this very change: rule, subject and values. Other changes do not alter it.
    ///
    /// FNV-1a, 64 bits, as sixteen hexadecimal digits.
    pub fn fingerprint(&self) -> String {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |text: &str| {
            // A length before each part: no two lists of parts are the same bytes.
            for byte in (text.len() as u64).to_le_bytes().iter().chain(text.as_bytes()) {
                hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        };
        add(self.rule.id);
        add(&self.subject);
        for value in [&self.before, &self.after] {
            add(if value.is_some() { "+" } else { "-" });
            add(value.as_deref().unwrap_or_default());
        }
        format!("{hash:016x}")
    }
}
