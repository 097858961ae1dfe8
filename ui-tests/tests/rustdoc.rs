//! The contract as rustdoc shows it: a table on the impl of `HasContract`, and text that stays text.

use std::{env, fs, path::Path, process::Command};

/// The page of a type, made by rustdoc, with every lint of rustdoc an error.
fn page() -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rustdoc");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let made = Command::new(cargo)
        .args(["doc", "--package", "ui-bare", "--no-deps", "--target-dir"])
        .arg(&target)
        .env("RUSTDOCFLAGS", "-D warnings")
        .output()
        .expect("cargo runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    fs::read_to_string(target.join("doc/ui_bare/enum.PumpError.html")).expect("the page")
}

/// The cells of each row of the tables in a piece of HTML, still as HTML.
fn rows(html: &str) -> Vec<Vec<&str>> {
    let between = |html: &'static str| move |piece| str::split_once(piece, html).map(|(inside, _)| inside);
    html.split("<tr>")
        .skip(1)
        .filter_map(between("</tr>"))
        .map(|row| {
            row.split("<td>")
                .skip(1)
                .filter_map(|cell| cell.split_once("</td>").map(|(inside, _)| inside))
                .collect()
        })
        .filter(|row: &Vec<_>| !row.is_empty())
        .collect()
}

#[test]
fn the_contract_is_a_table_on_the_impl_and_text_stays_text() {
    let page = page();
    let (_, section) =
        page.split_once("<section id=\"impl-HasContract-for-PumpError\"").expect("the impl is shown");
    let (section, _) = section.split_once("class=\"impl-items\"").expect("with its items");
    assert!(
        section.contains("Every failure of <code>PumpError</code>, in the domain <code>pump</code>."),
        "{section}"
    );
    for heading in ["reason", "code", "retry", "when", "recovery"] {
        assert!(section.contains(&format!("<th>{heading}</th>")), "{section}");
    }
    let expected: &[&[&str]] = &[
        &[
            "<code>well_dry</code>",
            "NotFound (-32001)",
            "correctable",
            "The well has run dry.",
            "Lower the pump by {metres} metres and start it again.",
        ],
        &[
            "<code>odd_text</code>",
            "Conflict (40901)",
            "correctable",
            "A [link](nowhere) to &lt;nothing&gt;, a `|` pipe, `code`, *stars*, https://example.com &amp; [`Nobody`].",
            "Write &lt;b&gt;bold&lt;/b&gt; | [`Nobody`] into the field `{name}` of the form.",
        ],
        &["<em>and every failure of</em> <code>alloc::boxed::Box&lt;dyn ErrorContract + Send + Sync&gt;</code>", "", "", "", ""],
    ];
    assert_eq!(rows(section), expected);
    // Nothing of it became a link.
    let (_, table) = section.split_once("<table>").expect("a table");
    assert!(!table.contains("<a "), "{table}");
}
