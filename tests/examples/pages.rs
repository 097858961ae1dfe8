//! Pages that are hard to show, for `tests/page`: text that is no text, and ten thousand failures.
//!
//! `cargo run --example pages -- FOLDER`

#![allow(dead_code, reason = "what is shown is the contract; nothing fails here")]

use std::{env, fs, path::Path};

use error_contract::{
    ErrorContract, HasContract as _,
    catalog::{Catalog, Text},
    docs::Reference,
};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "hostile", docs = "https://example.com/errors#{reason}")]
enum HostileError {
    /// No <b>markup</b>, no "quotes", no 'apostrophes', no &amp; here.
    #[error("<img src=x onerror=alert(1)> {id}")]
    #[reason("markup")]
    #[code(NotFound)]
    #[recovery("Call <script>alert('{id}')</script> with \"quotes\" & pass one of its ids.")]
    Markup {
        #[contract(context)]
        id: String,
    },

    /// لا يوجد طلب بهذا الرقم.
    #[error("لا يوجد طلب")]
    #[reason("right_to_left")]
    #[code(NotFound)]
    #[recovery("استخدم list_orders للحصول على رقم صالح ثم أعد المحاولة.")]
    RightToLeft,

    /// It is long.
    #[error("long")]
    #[reason("long")]
    #[code(Conflict)]
    #[recovery("Wait for the text that is put here below.")]
    Long,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args_os().nth(1).ok_or("where to? cargo run --example pages -- FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let catalog = Catalog::of(&[HostileError::CONTRACT])?;

    let mut hostile = catalog.clone();
    for entry in hostile.contracts.iter_mut().flat_map(|contract| &mut contract.entries) {
        if entry.reason == "long" {
            entry.when = "nobreak".repeat(10_000 / 7).into();
            entry.recovery = "Ein langer Satz, immer wieder. ".repeat(10_000 / 31).into();
            entry.message = Some("a\0b\u{202e}c\u{1b}[31m {x}".into());
        }
    }
    let page = Reference::new(&hostile).with_title("A <title> & \"more\"").html();
    fs::write(folder.join("hostile.html"), page)?;

    let mut many = catalog;
    let contract = many.contracts.pop().ok_or("no contract")?;
    many.contracts = (0..500)
        .map(|domain| {
            let mut contract = contract.clone();
            contract.domain = Some(Text::from(format!("domain_{domain:03}")));
            let entries = contract.entries.iter().cycle().zip(0..20);
            contract.entries = entries
                .map(|(entry, number)| {
                    let mut entry = entry.clone();
                    entry.reason = format!("failure_{domain:03}_{number:02}").into();
                    entry
                })
                .collect();
            contract
        })
        .collect();
    fs::write(folder.join("many.html"), Reference::new(&many).with_title("Ten thousand").html())?;
    Ok(())
}
