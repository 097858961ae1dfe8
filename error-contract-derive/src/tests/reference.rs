//! The page that says what every check is: written from the checks, held against them, both ways.

use std::{collections::BTreeSet, fmt::Write as _, fs};

use super::{BLESS, assert_stored, workspace};
use crate::check::{
    catalog::CHECKS,
    text::{Level, RULES},
};

/// A check as the page shows it.
struct Shown {
    name: &'static str,
    level: Level,
    is_allowable: bool,
    why: &'static str,
    fix: &'static str,
    /// A hint or a condition that is refused, and one that is not.
    texts: Option<(&'static str, &'static str)>,
}

fn shown() -> Vec<Shown> {
    let identity = CHECKS.iter().map(|check| Shown {
        name: check.name,
        level: check.level,
        is_allowable: check.level == Level::Advice,
        why: check.why,
        fix: check.fix,
        texts: None,
    });
    let prose = RULES.iter().map(|rule| Shown {
        name: rule.name,
        level: rule.level,
        is_allowable: rule.allowable,
        why: rule.why,
        fix: rule.fix,
        texts: Some((rule.refused, rule.accepted)),
    });
    identity.chain(prose).collect()
}

/// The cases of `ui-tests/fail` and `ui-tests/advice` that are named after a check.
fn cases(name: &str) -> Vec<String> {
    let mut cases: Vec<_> = ["ui-tests/fail", "ui-tests/advice"]
        .iter()
        .flat_map(|folder| fs::read_dir(workspace(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter(|path| {
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            owner(&stem).is_some_and(|owner| owner == name)
        })
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    cases.sort_by_key(String::len);
    cases
}

/// The check that a case is named after: the longest name that it begins with.
fn owner(stem: &str) -> Option<&'static str> {
    shown()
        .iter()
        .map(|check| check.name)
        .filter(|name| stem.strip_prefix(name).is_some_and(|rest| rest.starts_with('_')))
        .max_by_key(|name| name.len())
}

#[test]
fn the_reference_is_the_stored_one() {
    let mut page = String::from(
        "# Every check of `#[derive(ErrorContract)]`\n\n\
         An error stops the build. Advice is a warning at the literal, named after the check: silence it with\n\
         `#[contract(allow(name, reason = \"…\"))]` on the variant or the enum, or with `#[allow(deprecated)]`;\n\
         `-D warnings` makes it an error. Only checks about the prose can be allowed.\n",
    );
    for check in shown() {
        let level = match (check.level, check.is_allowable) {
            (Level::Error, false) => "error",
            (Level::Error, true) => "error, can be allowed",
            (Level::Advice, _) => "advice, can be allowed",
        };
        let _ = write!(page, "\n## `{}`\n\n*{level}* · {}\n\n", check.name, check.why);
        if let Some((refused, accepted)) = check.texts {
            let _ = write!(page, "Fires on: `{}`\n\n", quoted(refused));
            let _ = write!(page, "Passes: `{}`\n\n", quoted(accepted));
        } else if let Some(case) = cases(check.name).first() {
            // A doctest: what is said to fail fails, what is only advised against builds.
            let fence = if check.level == Level::Error { "compile_fail" } else { "" };
            let _ =
                write!(page, "```{fence}\n# use error_contract::ErrorContract;\n{}\n```\n\n", example(case));
        }
        let _ = writeln!(page, "{}", check.fix);
    }
    if let Err(failure) = assert_stored("error-contract/docs/checks.md", &page) {
        panic!("{failure}\n{BLESS}");
    }
}

/// The item with the mistake, without what every case has around it.
fn example(case: &str) -> String {
    let lines =
        case.lines().skip_while(|line| !line.starts_with("#[derive")).filter(|line| *line != "fn main() {}");
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A text inside backticks, on one line.
fn quoted(text: &str) -> String {
    text.chars()
        .flat_map(|letter| match letter {
            '`' => "'".chars().collect::<Vec<_>>(),
            letter if letter.is_control() || !letter.is_ascii() && !letter.is_alphanumeric() => {
                letter.escape_unicode().collect()
            }
            letter => vec![letter],
        })
        .collect()
}

#[test]
fn every_check_has_a_case_and_every_case_a_check() {
    let without: Vec<_> =
        shown().iter().map(|check| check.name).filter(|name| cases(name).is_empty()).collect();
    assert!(without.is_empty(), "no case in ui-tests is named after {without:?}");
    for folder in ["ui-tests/fail", "ui-tests/advice"] {
        for entry in fs::read_dir(workspace(folder)).unwrap() {
            let stem = entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned();
            // What the compiler says by itself, and what shows several mistakes at once.
            let is_other = stem.starts_with("rustc_") || stem.starts_with("all_");
            assert!(is_other || owner(&stem).is_some(), "{folder}/{stem} is named after no check");
        }
    }
}

#[test]
fn names_are_unique_and_can_be_constants() {
    let names: Vec<_> = shown().iter().map(|check| check.name).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    for name in names {
        assert!(name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{name}");
    }
}
