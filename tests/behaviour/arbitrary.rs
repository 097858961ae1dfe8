//! Whatever a text says: each run is the same. `just fuzz` goes further, with the same checks.

mod documents;
mod leak;
mod wire;

use super::received::Random;

const ROUNDS: u64 = 100;

#[test]
fn no_text_of_a_contract_is_markup_in_a_document() {
    let mut failures = Vec::new();
    for round in 0..ROUNDS {
        let mut random = Random::new(round);
        let mut chance = |bound: usize| random.below(bound);
        let file = documents::catalog(&mut chance);
        let title = random.text();
        if let Err(failure) = documents::check(&file, &title) {
            failures.push(format!("round {round}: {failure}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn no_text_of_an_error_says_what_the_contract_did_not() {
    for round in 0..20_000 {
        let mut random = Random::new(round);
        let texts = [0; 4].map(|_| random.text());
        if let Err(failure) = wire::check_error(&texts.each_ref().map(|text| &**text)) {
            panic!("round {round}: {failure}\n{texts:#?}");
        }
    }
}

#[test]
fn any_text_is_classified_and_any_header_is_read() {
    for round in 0..5_000 {
        let mut random = Random::new(round);
        let (name, text) = (random.text(), random.text());
        wire::check_text(&name, &text, random.next());
        wire::check_date(random.next(), random.next());
    }
    // In one pass: hundreds of kilobytes are nothing.
    for piece in ["a", " ", "timeout ", "4", "{", "\u{0}", "é", "rate ", "not ", "ECONN", "0123456789 "] {
        let long = piece.repeat(16 << 10);
        wire::check_text(&long, &long, 0);
    }
}
