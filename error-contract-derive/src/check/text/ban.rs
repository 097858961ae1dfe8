//! Bans on repetition: "do not retry", "no point in trying again", "retrying is useless".

use super::lexicon::{Classes, is_base_form};
use super::repetition::says_again;
use super::words::{End, Kind, Token};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ban {
    /// On every repetition.
    Flat,
    /// On a way or a time of repeating: "… before 02:00", "… more than twice", "… at once".
    Bounded,
}

/// How a sentence forbids to repeat the call, if it does.
pub(crate) fn ban(sentence: &[Token<'_>]) -> Option<Ban> {
    if let Some(ban) = resignation(sentence) {
        return Some(ban);
    }
    (0..sentence.len()).find_map(|at| {
        let (before, from) = sentence.split_at_checked(at)?;
        let (verb, behind) = from.split_first()?;
        let behind = behind.get(..NEAR).unwrap_or(behind);
        let before = before.get(before.len().saturating_sub(NEAR)..)?;
        let part = up_to_punctuation(behind, verb);
        let repeats = verb.has(Classes::RETRY) || (verb.has(Classes::REPEATABLE) && says_again(part));
        if !repeats
            || !(forbids(before, verb) || is_discouraged(before, verb) || is_futile(before, verb, part))
        {
            return None;
        }
        // "If it fails twice, do not …"
        let is_conditional = sentence.first().is_some_and(|first| first.is(CONDITIONS));
        let is_bounded = is_conditional
            || before.last().is_some_and(is_manner)
            || part.iter().any(|token| token.kind == Kind::Number || token.is(BOUNDS))
            // Further away it is about something else: "… and say that it is permanently gone".
            || part.iter().take(3).any(is_manner)
            || behind.iter().any(is_condition);
        Some(if is_bounded { Ban::Bounded } else { Ban::Flat })
    })
}

/// "Abandon the request", "give up on it", as the instruction itself.
fn resignation(sentence: &[Token<'_>]) -> Option<Ban> {
    let opens = match sentence {
        [first, ..] if first.is(&["abandon"]) => true,
        [first, second, ..] => first.is(&["give"]) && second.is(&["up"]),
        _ => false,
    };
    let is_bounded = || sentence.iter().any(|token| token.kind == Kind::Number || is_condition(token));
    opens.then(|| if is_bounded() { Ban::Bounded } else { Ban::Flat })
}

const CONDITIONS: &[&str] = &["after", "before", "except", "if", "once", "unless", "until", "when", "while"];

/// "once more" and "in a while" are none.
fn is_condition(token: &Token<'_>) -> bool {
    token.is(CONDITIONS) && (token.has(Classes::JOINER) || !token.is(&["once", "while"]))
}

/// What limits a ban; a preposition may always do so.
#[rustfmt::skip]
const BOUNDS: &[&str] = &[
    "as", "at", "between", "by", "during", "earlier", "endlessly", "faster", "for", "forever", "from",
    "in", "now", "often", "on", "right", "sooner", "straight", "than", "to", "today", "too", "twice",
    "under", "using", "via", "with", "within", "without", "yet", "yourself",
];

/// "immediately", "automatically", "blindly"
fn is_manner(token: &Token<'_>) -> bool {
    token.word.len() > 4 && token.word.ends_with("ly")
}

/// What limits a ban stands near it; the bound keeps the search linear.
const NEAR: usize = 32;

fn up_to_punctuation<'t, 'a>(behind: &'t [Token<'a>], verb: &Token<'a>) -> &'t [Token<'a>] {
    if verb.end != End::None {
        return &[];
    }
    behind.split_inclusive(|token| token.end != End::None).next().unwrap_or_default()
}

/// "do not", "never", "must not be", in front of the verb.
fn forbids(before: &[Token<'_>], verb: &Token<'_>) -> bool {
    let mut words = before
        .iter()
        .rev()
        .skip_while(|token| is_manner(token) || token.is(&["bother", "ever", "just", "to"]))
        .peekable();
    // "must not be repeated"
    let is_passive = words.next_if(|token| token.is(&["be"])).is_some();
    let is_base = verb.has(Classes::RETRY) && is_base_form(&verb.word, Classes::RETRY)
        || is_base_form(&verb.word, Classes::REPEATABLE);
    if is_base == is_passive {
        return false;
    }
    let (Some(negation), ahead) = (words.next(), words.next()) else {
        return false;
    };
    if negation.end != End::None {
        return false;
    }
    // "we never retry" is no ban.
    let opens = || {
        ahead.is_none_or(|ahead| {
            ahead.end != End::None
                || ahead.is(&["and", "but", "can", "may", "must", "or", "please", "should", "so", "you"])
        })
    };
    negation.is(&["can't", "cannot", "don't", "mustn't", "shouldn't"])
        || (negation.is(&["not"])
            && ahead.is_some_and(|ahead| ahead.is(&["can", "do", "may", "must", "shall", "should"])))
        || (negation.is(&["never"]) && opens())
}

/// "there is no point in", "it is useless to", "stop", in front of the verb.
fn is_discouraged(before: &[Token<'_>], verb: &Token<'_>) -> bool {
    const USES: &[&str] = &["benefit", "good", "hope", "point", "purpose", "reason", "sense", "use", "value"];
    const FUTILE: &[&str] =
        &["avoid", "futile", "hopeless", "pointless", "refrain", "senseless", "stop", "useless"];

    // "avoid repeated digits" is about digits.
    if !verb.word.ends_with("ing") && !is_base_form(&verb.word, Classes::RETRY | Classes::REPEATABLE) {
        return false;
    }
    let words: Vec<_> =
        before.iter().rev().skip_while(|token| token.is(&["from", "in", "of", "to"])).take(2).collect();
    match words.as_slice() {
        [last, ..] if last.end != End::None => false,
        [last, first] if first.is(&["little", "no"]) && last.is(USES) => true,
        // "under no circumstances"
        [last, first] if first.is(&["no"]) && last.is(&["account", "circumstances"]) => true,
        [last, ..] => last.is(FUTILE),
        [] => false,
    }
}

/// "retrying is pointless", "trying again will not help", "no retry will …", with the verb as the subject.
fn is_futile(before: &[Token<'_>], verb: &Token<'_>, part: &[Token<'_>]) -> bool {
    const VERDICTS: &[&str] = &["futile", "hopeless", "pointless", "senseless", "useless", "vain"];

    let is_noun =
        !is_base_form(&verb.word, Classes::RETRY | Classes::REPEATABLE) && !verb.word.ends_with("ed");
    // "no more retries"
    let before = before
        .split_last()
        .filter(|(last, _)| last.is(&["further", "more"]))
        .map_or(before, |(_, rest)| rest);
    let last = before.last().filter(|last| last.end == End::None);
    if last.is_some_and(|last| last.is(&["no"])) {
        // "no attempts left" counts; "no retry will" and "no retry:" forbid.
        let is_needless = part.iter().any(|token| token.is(&["necessary", "needed", "required"]));
        return !is_needless && (part.is_empty() || part.iter().any(|token| token.has(Classes::FINITE)));
    }
    let opens = last.is_none_or(|last| {
        last.is(&[
            "a", "and", "another", "any", "as", "because", "but", "further", "new", "second", "since", "so",
            "third",
        ])
    });
    let pair = |first: &[&str], second: &[&str]| {
        part.windows(2).any(|pair| matches!(pair, [a, b] if a.is(first) && b.is(second)))
    };
    let is_denied = part
        .iter()
        .any(|token| token.is(VERDICTS) || token.is(&["can't", "cannot", "doesn't", "never", "won't"]))
        || pair(&["can", "could", "do", "does", "will", "would"], &["not"])
        || pair(&["will", "would"], &["fail"])
        || pair(&["no"], &["point", "sense", "use"]);
    opens
        && (is_noun || last.is_some() || part.first().is_some_and(|next| next.has(Classes::FINITE)))
        && is_denied
}
