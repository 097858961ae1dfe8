//! The vocabulary: which classes of words a word belongs to, looked up with its plural, `-ing` and
//! `-ed` forms.

use std::ops::{BitOr, BitOrAssign};
use std::sync::OnceLock;

/// A set of word classes; each class is one file in `vocabulary/`, which says what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Classes(u32);

impl Classes {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const GRAMMAR: Self = Self(1);
    pub(crate) const ACTION: Self = Self(1 << 1);
    pub(crate) const RETRY: Self = Self(1 << 2);
    pub(crate) const CHECK: Self = Self(1 << 3);
    pub(crate) const CONTACT: Self = Self(1 << 4);
    pub(crate) const PEOPLE: Self = Self(1 << 5);
    pub(crate) const DOCS: Self = Self(1 << 6);
    pub(crate) const GENERIC: Self = Self(1 << 7);
    pub(crate) const SOFT: Self = Self(1 << 8);
    pub(crate) const PLAIN: Self = Self(1 << 9);
    pub(crate) const FOREIGN: Self = Self(1 << 10);
    pub(crate) const JOINER: Self = Self(1 << 11);
    pub(crate) const LEAD: Self = Self(1 << 12);
    pub(crate) const OPENER: Self = Self(1 << 13);
    pub(crate) const FINITE: Self = Self(1 << 14);
    pub(crate) const MODAL: Self = Self(1 << 15);
    pub(crate) const REPEATABLE: Self = Self(1 << 16);
    pub(crate) const PAUSE: Self = Self(1 << 17);
    pub(crate) const PASSING: Self = Self(1 << 18);
    pub(crate) const CHANGE: Self = Self(1 << 19);
    pub(crate) const DAEMON: Self = Self(1 << 20);

    /// Whether the two sets share a class.
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitOr for Classes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitOrAssign for Classes {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

const LISTS: &[(Classes, &str)] = &[
    (Classes::GRAMMAR, include_str!("vocabulary/grammar.txt")),
    (Classes::ACTION, include_str!("vocabulary/action.txt")),
    (Classes::RETRY, include_str!("vocabulary/retry.txt")),
    (Classes::CHECK, include_str!("vocabulary/check.txt")),
    (Classes::CONTACT, include_str!("vocabulary/contact.txt")),
    (Classes::PEOPLE, include_str!("vocabulary/people.txt")),
    (Classes::DOCS, include_str!("vocabulary/docs.txt")),
    (Classes::GENERIC, include_str!("vocabulary/generic.txt")),
    (Classes::SOFT, include_str!("vocabulary/soft.txt")),
    (Classes::PLAIN, include_str!("vocabulary/plain.txt")),
    (Classes::FOREIGN, include_str!("vocabulary/foreign.txt")),
    (Classes::JOINER, include_str!("vocabulary/joiners.txt")),
    (Classes::LEAD, include_str!("vocabulary/leads.txt")),
    (Classes::OPENER, include_str!("vocabulary/openers.txt")),
    (Classes::FINITE, include_str!("vocabulary/finite.txt")),
    (Classes::MODAL, include_str!("vocabulary/modals.txt")),
    (Classes::REPEATABLE, include_str!("vocabulary/repeatable.txt")),
    (Classes::PAUSE, include_str!("vocabulary/pause.txt")),
    (Classes::PASSING, include_str!("vocabulary/passing.txt")),
    (Classes::CHANGE, include_str!("vocabulary/change.txt")),
    (Classes::DAEMON, include_str!("vocabulary/daemons.txt")),
];

/// The words of a vocabulary file, without its comments.
fn words_of(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_ascii_whitespace)
}

/// Every word with its classes, found by a hash of its length and its ends: a macro is compiled without
/// optimization, where hashing every letter costs more than all rules together.
struct Lexicon {
    /// A power of two of slots; a word stands in the first free one behind its own.
    slots: Vec<(&'static str, Classes)>,
}

impl Lexicon {
    const SLOTS: usize = 8192;

    fn new() -> Self {
        let mut lexicon = Self { slots: vec![("", Classes::NONE); Self::SLOTS] };
        for &(class, list) in LISTS {
            for word in words_of(list) {
                let at = lexicon.slot(word);
                if let Some(slot) = lexicon.slots.get_mut(at) {
                    *slot = (word, slot.1 | class);
                }
            }
        }
        lexicon
    }

    /// Where the word stands, or would.
    fn slot(&self, word: &str) -> usize {
        let bytes = word.as_bytes();
        let mut at = bytes.len();
        for part in [bytes.first_chunk::<4>(), bytes.last_chunk::<4>()] {
            let part = match part {
                Some(part) => u32::from_le_bytes(*part) as usize,
                // Shorter than that it is short enough to go through.
                None => bytes.iter().fold(0, |hash, byte| hash * 31 + usize::from(*byte)),
            };
            at = (at ^ part).wrapping_mul(0x9e37_79b1);
        }
        at ^= at >> 15;
        loop {
            at &= Self::SLOTS - 1;
            match self.slots.get(at) {
                Some((known, _)) if !known.is_empty() && *known != word => at += 1,
                _ => return at,
            }
        }
    }

    fn get(&self, word: &str) -> Option<Classes> {
        match self.slots.get(self.slot(word)) {
            Some((known, classes)) if !known.is_empty() => Some(*classes),
            _ => None,
        }
    }
}

fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(Lexicon::new)
}

/// The classes of a word in lower case: its own, or else those of the word it is a form of.
pub(crate) fn classes_of(word: &str) -> Classes {
    let lexicon = lexicon();
    if let Some(classes) = lexicon.get(word) {
        return classes;
    }
    let known = |base: &str| lexicon.get(base).filter(|&classes| classes != Classes::FOREIGN);
    if let Some(classes) = base_form(word, known) {
        return classes;
    }
    // "re-enter" is "enter".
    if let Some(again) = word.strip_prefix("re-") {
        return classes_of(again);
    }
    // A compound is what its parts have in common: "write-only" is concrete because "write" is.
    match word.split_once('-') {
        Some((first, rest)) if !first.is_empty() && !rest.is_empty() => {
            let (first, rest) = (classes_of(first), classes_of(rest));
            if is_empty_of_subject(first) && is_empty_of_subject(rest) {
                Classes::GENERIC
            } else {
                Classes::NONE
            }
        }
        _ => Classes::NONE,
    }
}

/// Whether a verb stands in its base form, as instructions have it: "retry" and not "retrying".
pub(crate) fn is_base_form(word: &str, class: Classes) -> bool {
    let lists = |word: &str| lexicon().get(word).is_some_and(|classes| classes.meets(class));
    lists(word) || word.strip_prefix("re-").is_some_and(lists)
}

/// Whether a word of these classes leaves open what the reader should act on.
pub(crate) const fn is_empty_of_subject(classes: Classes) -> bool {
    classes.meets(
        Classes::GRAMMAR
            .or(Classes::RETRY)
            .or(Classes::CHECK)
            .or(Classes::CONTACT)
            .or(Classes::PEOPLE)
            .or(Classes::DOCS)
            .or(Classes::GENERIC),
    )
}

/// Tries the words of which `word` may be a regular form, in order, until `known` has one.
fn base_form<T>(word: &str, known: impl Fn(&str) -> Option<T>) -> Option<T> {
    /// Ending, and what stands in its place in the base form.
    const ENDINGS: &[(&str, &str)] = &[
        ("'s", ""),
        ("'", ""),
        ("ies", "y"),
        ("es", ""),
        ("s", ""),
        ("ied", "y"),
        ("ed", ""),
        ("ed", "e"),
        ("ing", ""),
        ("ing", "e"),
    ];
    const SHORTEST: usize = 2;

    for &(ending, instead) in ENDINGS {
        let Some(stem) = word.strip_suffix(ending).filter(|stem| stem.len() >= SHORTEST) else {
            continue;
        };
        let found = if instead.is_empty() {
            // "access" is no plural.
            if ending == "s" && stem.ends_with('s') {
                continue;
            }
            known(stem).or_else(|| known(undoubled(stem)?))
        } else {
            known(&format!("{stem}{instead}"))
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// "stopp" of "stopped" without the second "p".
fn undoubled(stem: &str) -> Option<&str> {
    let mut ends = stem.chars().rev();
    let (last, before) = (ends.next()?, ends.next()?);
    (last == before).then(|| stem.strip_suffix(last)).flatten()
}

#[cfg(test)]
mod tests {
    use super::{Classes, LISTS, base_form, classes_of, is_empty_of_subject, lexicon, words_of};

    #[test]
    fn every_list_is_sorted_and_holds_a_word_once() {
        for &(_, list) in LISTS {
            let words: Vec<_> = words_of(list).collect();
            assert!(words.is_sorted_by(|a, b| a < b), "{list}");
        }
    }

    /// The lists about structure only add to a word that another list knows, or else it would lose
    /// the classes of its base.
    #[test]
    fn structure_is_marked_on_known_words() {
        let structure = Classes::JOINER | Classes::LEAD | Classes::OPENER | Classes::FINITE | Classes::MODAL;
        for &(_, list) in LISTS.iter().filter(|(class, _)| class.meets(structure)) {
            for word in words_of(list) {
                let classes = classes_of(word);
                assert!(is_empty_of_subject(classes) || classes.meets(Classes::PLAIN), "{word}");
            }
        }
    }

    /// A form listed on its own loses the classes of its word, so a list that marks known words must
    /// name the word instead.
    #[test]
    fn marks_do_not_hide_the_word_of_a_form() {
        let marks =
            Classes::REPEATABLE | Classes::PAUSE | Classes::PASSING | Classes::CHANGE | Classes::DAEMON;
        for &(_, list) in LISTS.iter().filter(|(class, _)| class.meets(marks)) {
            for word in words_of(list) {
                let is_listed_elsewhere = classes_of(word).without(marks) != Classes::NONE;
                let base = base_form(word, |base| lexicon().get(base));
                assert!(is_listed_elsewhere || base.is_none(), "{word}");
            }
        }
    }

    #[test]
    fn forms_belong_to_their_word() {
        for form in ["retried", "retries", "retrying", "resubmitting", "rerunning"] {
            assert!(classes_of(form).meets(Classes::RETRY), "{form}");
        }
        for form in ["configured", "configuring", "configures", "operator's", "re-check"] {
            assert!(is_empty_of_subject(classes_of(form)), "{form}");
        }
        for other in ["casing", "seed", "string", "news", "write-only", "", "-", "s", "ed"] {
            assert!(!is_empty_of_subject(classes_of(other)), "{other}");
        }
    }
}
