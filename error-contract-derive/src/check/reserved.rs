//! Names that a context field may not have, because an envelope has a member of that name.

use darling::error::Accumulator;

use crate::check::catalog::CONTEXT_NAME;
use crate::model::Contract;

include!("reserved/names.rs");

/// Reports every context field with a reserved name, or with one that another field has.
pub(super) fn check_reserved(contract: &Contract<'_>, errors: &mut Accumulator) {
    for variant in &contract.variants {
        let mut seen = Vec::new();
        for field in &variant.fields {
            let (Some(mark), Some(name)) = (&field.marks.context, field.context_name()) else { continue };
            let at = mark.name.as_ref().map_or(mark.span, |name| name.span);
            if RESERVED.contains(&name) {
                let message = format!(
                    "a context field cannot be called `{name}`: the envelopes have a member of that name; send it under another, e.g. `context = \"{}\"`",
                    better(name)
                );
                errors.push(CONTEXT_NAME.error(message, &at));
            } else if seen.contains(&name) {
                let message = format!("two context fields are called `{name}`; keep one of the two names");
                errors.push(CONTEXT_NAME.error(message, &at));
            }
            seen.push(name);
        }
    }
}

fn better(name: &str) -> String {
    format!(
        "the_{}",
        name.chars().fold(String::new(), |mut snake, letter| {
            if letter.is_ascii_uppercase() {
                snake.push('_');
            }
            snake.push(letter.to_ascii_lowercase());
            snake
        })
    )
}
