//! What `explain` prints, and what it says about reasons that nobody has.

use error_contract::{catalog::Catalog, docs::Reference};

use crate::everything::contracts;

#[test]
fn every_domain_that_has_the_reason() {
    let catalog = Catalog::of(&contracts()).unwrap();
    let text = Reference::new(&catalog).explain("plain").unwrap();
    assert!(text.contains("plain, in the domain every.other\n"), "{text}");
    assert!(text.contains("plain, in the domain every.thing\n"), "{text}");
    let retired = Reference::new(&catalog).explain("once_was").unwrap();
    assert!(retired.contains("retired by docs::everything::Everything"), "{retired}");
    let held = Reference::new(&catalog).explain("lid_shut").unwrap();
    assert!(
        held.contains("  also by     docs::everything::Outer, with code Conflict (40999), field lid,\n              http 410, retry terminal\n              docs::everything::Everything\n"),
        "{held}"
    );
}

#[test]
fn lines_fit_a_terminal() {
    let catalog = crate::services::catalog().unwrap();
    let reference = Reference::new(&catalog);
    for (_, entry) in catalog.entries() {
        let text = reference.explain(&entry.reason).unwrap();
        let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(longest <= 80, "{longest} columns:\n{text}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text:?}");
    }
}

#[test]
fn a_text_cannot_control_the_terminal() {
    let mut catalog = Catalog::of(&contracts()).unwrap();
    for contract in &mut catalog.contracts {
        for entry in &mut contract.entries {
            entry.when = "\u{1b}[31mred\u{7}\r\u{202e}desrever\nand below".into();
        }
    }
    let text = Reference::new(&catalog).explain("busy").unwrap();
    assert!(!text.contains(['\u{1b}', '\u{7}', '\r', '\u{202e}']), "{text:?}");
    assert!(
        text.contains("  when        [U+001B][31mred[U+0007] [U+202E]desrever\n              and below\n"),
        "{text}"
    );
    let unknown = Reference::new(&catalog).explain("\u{1b}[2J").unwrap_err().to_string();
    assert!(unknown.starts_with("no failure has the reason `[U+001B][2J`; "), "{unknown}");
}

#[test]
fn an_unknown_reason_is_told_the_closest() {
    let catalog = crate::services::catalog().unwrap();
    let reference = Reference::new(&catalog);
    let closest = |reason: &str| reference.explain(reason).unwrap_err().closest().to_vec();
    assert_eq!(closest("card_declind")[0], "card_declined");
    assert_eq!(closest("CardDeclined")[0], "card_declined");
    assert_eq!(closest("card-declined")[0], "card_declined");
    assert_eq!(closest("declined"), ["card_declined"]);
    assert!(closest("zzzzzz").is_empty());
    let said = reference.explain("zzzzzz").unwrap_err();
    assert_eq!(
        said.declared(),
        catalog.entries().map(|(_, entry)| &entry.reason).collect::<std::collections::BTreeSet<_>>().len()
    );
    assert_eq!(
        said.to_string(),
        format!("no failure has the reason `zzzzzz`; {} reasons are declared", said.declared())
    );
    assert!(reference.explain(&"x".repeat(1_000_000)).unwrap_err().to_string().len() < 300);
}
