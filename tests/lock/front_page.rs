//! The table on the front page is what a person sees.

use std::{fs, path::Path};

use error_contract::{
    ErrorContract, HasContract,
    catalog::Catalog,
    lock::{compare, table},
};

macro_rules! payments {
    ($module:ident, $retry:meta, $amount:literal) => {
        mod $module {
            #[derive(Debug, thiserror::Error, super::ErrorContract)]
            #[contract(domain = "payments")]
            #[expect(dead_code, reason = "never raised")]
            pub(super) enum PaymentError {
                /// The amount is below the minimum or above the maximum.
                #[error("the amount is out of range")]
                #[reason("bad_amount")]
                #[code(ValidationError)]
                #[recovery($amount)]
                BadAmount,

                /// The bank does not answer.
                #[error("the bank does not answer")]
                #[reason("bank_down")]
                #[code(ServiceUnavailable)]
                #[$retry]
                #[recovery("Wait a minute, then send the same payment again with the same idempotency key.")]
                BankDown,
            }
        }
    };
}

payments!(promised, retryable, "Send an amount between 50 and 999999 cents.");
payments!(built, retryable(false), "Send an amount from 100 to 999999 cents.");

#[test]
fn the_table_on_the_front_page_is_what_is_printed() {
    let catalog = |contract| {
        let mut catalog = Catalog::of(&[contract]).unwrap();
        catalog.contracts[0].module = Some("payments".into());
        catalog
    };
    let promised = catalog(promised::PaymentError::CONTRACT);
    let printed = table(&compare(&promised, &catalog(built::PaymentError::CONTRACT)), &[]);
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")).unwrap();
    assert!(readme.contains(&format!("```text\n{printed}```\n")), "README.md does not show\n{printed}");
}
