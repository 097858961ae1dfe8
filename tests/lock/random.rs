//! Any two catalogs: no panic, nothing twice, and nothing that changes in silence.

use std::collections::BTreeSet;

use error_contract::{
    catalog::Catalog,
    lock::{Lock, compare},
};
use serde_json::Value;

use super::sample::sample;

/// Numbers that repeat exactly: splitmix64.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % sides as u64).unwrap()
    }
}

/// Changes one thing somewhere in the tree: swaps, drops or doubles what is there.
fn stir(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() && dice.roll(3) > 0 => {
            let at = dice.roll(items.len());
            stir(&mut items[at], dice);
        }
        Value::Array(items) if !items.is_empty() => {
            let at = dice.roll(items.len());
            match dice.roll(3) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => items.reverse(),
            }
        }
        Value::Object(members) if !members.is_empty() => {
            let at = dice.roll(members.len());
            let (key, value) = members.iter_mut().nth(at).unwrap();
            let words = |key: &str| -> &[&str] {
                match key {
                    "retry" => &["transient", "correctable", "terminal"],
                    "severity" => &["debug", "info", "notice", "warning", "error"],
                    "surface" => &["private", "exhaustive", "non_exhaustive"],
                    "category" => &["protocol", "validation", "business", "system", "adapter"],
                    "fault" => &["client", "server", "upstream"],
                    "class" => &["NotFound", "Conflict", "Forbidden", "Timeout"],
                    "mcp" => &["text", "structured", "meta"],
                    // Few words, so that one meets another.
                    _ => &[
                        "shop",
                        "mail",
                        "ShopError",
                        "MailError",
                        "unknown_article",
                        "no_mailbox",
                        "String",
                        "a",
                    ],
                }
            };
            match value {
                Value::String(text) => {
                    let words = words(key);
                    words[dice.roll(words.len())].clone_into(text);
                }
                Value::Number(_) => {
                    *value = Value::from([-32001, -32050, 404, 3417][dice.roll(4)].max(if key == "number" {
                        i32::MIN
                    } else {
                        0
                    }));
                }
                Value::Bool(flag) => *flag = !*flag,
                other => stir(other, dice),
            }
        }
        _ => {}
    }
}

fn random(dice: &mut Dice) -> Catalog {
    loop {
        let mut value = serde_json::to_value(sample()).unwrap();
        for _ in 0..dice.roll(12) {
            stir(&mut value, dice);
        }
        if let Ok(catalog) = serde_json::from_value(value) {
            return catalog;
        }
    }
}

#[test]
fn any_two_catalogs_are_compared_and_nothing_is_found_twice() {
    let mut dice = Dice(7);
    let mut found = BTreeSet::new();
    for round in 0..3_000 {
        let (before, after) = (random(&mut dice), random(&mut dice));
        let findings = compare(&before, &after);
        let fingerprints: BTreeSet<_> =
            findings.iter().map(error_contract::lock::Finding::fingerprint).collect();
        assert_eq!(fingerprints.len(), findings.len(), "round {round}: {findings:#?}");
        found.extend(findings.iter().map(|finding| finding.rule.id));
        assert_eq!(compare(&before, &before), [], "round {round}");
        assert_eq!(compare(&Catalog::default(), &Catalog::default()), []);
        let _ = (compare(&Catalog::default(), &after), compare(&before, &Catalog::default()));
        // What is written down is what was there.
        let lock = Lock::of(&after);
        assert_eq!(Lock::from_json(&lock.to_json()).as_ref(), Ok(&lock), "round {round}");
        assert_eq!(compare(&lock.catalog, &after), [], "round {round}: sorting is no change");
    }
    assert!(found.len() > 40, "only {} rules were met: {found:?}", found.len());
}

/// The members that follow from others, or promise nothing.
const SILENT: &[&str] = &["package", "name", "httpDeclared"];

/// Every other member that a lock file holds is a promise: changing it is a finding.
#[test]
fn nothing_in_a_lock_changes_in_silence() {
    fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                members.iter().for_each(|(key, value)| leaves(value, &format!("{path}/{key}"), found));
            }
            Value::Array(items) => {
                items
                    .iter()
                    .enumerate()
                    .for_each(|(index, value)| leaves(value, &format!("{path}/{index}"), found));
            }
            _ => found.push(path.into()),
        }
    }
    let catalog = sample();
    let value = serde_json::to_value(&catalog).unwrap();
    let mut paths = Vec::new();
    leaves(&value, "", &mut paths);
    assert!(paths.len() > 100, "{paths:#?}");
    for path in paths {
        let mut changed = value.clone();
        let leaf = changed.pointer_mut(&path).unwrap();
        let others: Vec<Value> = match leaf {
            Value::String(_) => [
                "something_else",
                "transient",
                "terminal",
                "debug",
                "private",
                "adapter",
                "server",
                "Timeout",
                "text",
                "code",
                "sometimes",
            ]
            .map(Value::from)
            .to_vec(),
            Value::Number(_) => vec![Value::from(417)],
            Value::Bool(flag) => vec![Value::from(!*flag)],
            _ => Vec::new(),
        };
        let mut is_tried = false;
        for other in others {
            *changed.pointer_mut(&path).unwrap() = other;
            let Ok(after) = serde_json::from_value::<Catalog>(changed.clone()) else { continue };
            if after == catalog {
                continue;
            }
            is_tried = true;
            let member = path.rsplit('/').next().unwrap();
            let is_silent = SILENT.contains(&member) && !path.contains("/context/")
                || path.ends_with("/module") && path.contains("/includes/");
            assert_eq!(
                compare(&catalog, &after).is_empty(),
                is_silent,
                "{path} = {}",
                changed.pointer(&path).unwrap()
            );
        }
        assert!(is_tried, "{path} cannot be changed");
    }
}
