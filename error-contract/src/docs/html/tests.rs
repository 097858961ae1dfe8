//! The page as text. How it looks and what it does is asked of a browser, in `tests/page`.

use std::{env, fs, path::Path};

use alloc::{borrow::ToOwned as _, format};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use sha2::{Digest as _, Sha256};

use super::{anchors::anchors, *};
use crate::{Code, Contract, Entry, Part, catalog::Include};

/// What the page says of the style and the script is what they are: else a browser uses neither.
#[test]
fn hashes() {
    for (name, text, stored) in [("reference.css", STYLE, STYLE_HASH), ("reference.js", SCRIPT, SCRIPT_HASH)]
    {
        let hash = format!("sha256-{}", STANDARD.encode(Sha256::digest(text)));
        if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
            let path =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("templates").join(name.to_owned() + ".sha256");
            fs::write(path, &hash).unwrap();
        } else {
            assert_eq!(stored, hash, "{name} has changed; accept it: BLESS=1 cargo test -p error-contract");
        }
        // It would end the element that it is in.
        assert!(!text.contains("</"), "{name}");
    }
}

const LAMP: &Contract = &Contract::new(
    "LampError",
    &[Part::Entry(
        Entry::new("not_paired", Code::Unauthorized)
            .with_domain("lamp")
            .with_docs("https://example.com/errors#{reason}")
            .with_context(&[crate::ContextField::new("n", "String")]),
    )],
);

#[test]
fn an_entry_is_where_its_link_points() {
    const fn entry(domain: &'static str, reason: &'static str) -> Entry {
        Entry::new(reason, Code::NotFound).with_domain(domain)
    }
    const A: &Contract =
        &Contract::new("A", &[Part::Entry(entry("a", "gone")), Part::Entry(entry("a", "off"))]);
    const B: &Contract =
        &Contract::new("B", &[Part::Entry(entry("b", "gone")), Part::Entry(entry("b", "broken"))]);
    let catalog = Catalog::of(&[A, B]).unwrap();
    assert_eq!(anchors(&catalog), ["gone", "off", "b.gone", "broken"]);

    let linked = |docs: [Option<&'static str>; 4]| {
        let mut catalog = catalog.clone();
        let entries = catalog.contracts.iter_mut().flat_map(|contract| &mut contract.entries);
        for (entry, docs) in entries.zip(docs) {
            entry.docs = docs.map(Into::into);
        }
        anchors(&catalog)
    };
    let page = Some("https://example.com/errors#{reason}");
    assert_eq!(linked([None, None, page, page]), ["a.gone", "off", "gone", "broken"]);
    assert_eq!(linked([page; 4]), ["gone", "off", "b.gone", "broken"]);
    let own = Some("https://example.com/errors#b-{reason}");
    assert_eq!(linked([page, page, own, own]), ["gone", "off", "b-gone", "b-broken"]);
    // Names that look like the page's own.
    let mut own = catalog.clone();
    for contract in &mut own.contracts {
        contract.domain = Some("_next".into());
        contract.entries.iter_mut().for_each(|entry| entry.reason = "_q".into());
    }
    let ids = anchors(&own);
    assert_eq!(ids, ["entry_q", "entry_next.entry_q", "entry_next.entry_q.2", "entry_next.entry_q.3"]);
    // One page for each, one anchor for all, an anchor of the page's own, one that is none.
    assert_eq!(linked([Some("https://example.com/{reason}"); 4]), ["gone", "off", "b.gone", "broken"]);
    assert_eq!(linked([Some("https://example.com/#errors"); 4]), ["errors", "off", "gone", "broken"]);
    assert_eq!(linked([Some("#_next"), Some("#"), Some("#a b"), None]), ["gone", "off", "b.gone", "broken"]);
}

/// Text of the user's is text, wherever it stands.
#[test]
fn hostile() {
    let evil =
        |place: &str| format!("{place}</title></style></pre><script>alert(\"1\")</script>'\u{202e}\0&amp;");
    let mut catalog = Catalog::of(&[LAMP]).unwrap();
    let text = |place: &str| Some(evil(place).into());
    for contract in &mut catalog.contracts {
        contract.domain = text("domain");
        contract.name = evil("type").into();
        contract.module = text("module");
        contract.retired = [evil("retired").into()].into();
        contract.includes = [Include {
            variant: text("variant"),
            name: evil("inner").into(),
            domain: text("inner_domain"),
            module: None,
            delegated: false,
            overrides: [(evil("key").into(), evil("value").into())].into(),
        }]
        .into();
        for entry in &mut contract.entries {
            entry.reason = evil("reason").into();
            entry.variant = text("variant");
            entry.code.grpc = evil("grpc").into();
            entry.code.name = evil("name").into();
            entry.when = evil("when").into();
            entry.recovery = (evil("recovery {x}") + &"é<".repeat(5_000)).into();
            entry.recovery_values = ["x".into()].into();
            entry.message = text("message {<b>}");
            entry.field = text("field");
            entry.docs = text("javascript:docs#{reason}");
            entry.since = text("since");
            entry.deprecated = text("deprecated");
            for field in &mut entry.context {
                field.name = evil("context").into();
                field.ty = evil("ty").into();
            }
        }
    }
    catalog.left_out =
        [LeftOut { name: evil("left").into(), module: evil("out").into(), package: None }].into();
    let page = Reference::new(&catalog).with_title(evil("title")).with_version(evil("version")).html();

    assert_eq!(page.matches("<script").count(), 1, "the page's own");
    assert_eq!(page.matches("</style").count(), 1);
    assert_eq!(page.matches("<pre").count(), page.matches("</pre").count());
    assert!(!page.contains("alert(\"1\")</"));
    assert!(!page.contains(['\0', '\u{202e}']));
    assert!(!page.contains("href=\"javascript:"));
    assert!(page.contains(&"é&lt;".repeat(5_000)), "a long text is whole");
    for place in [
        "domain",
        "type",
        "module",
        "retired",
        "inner",
        "inner_domain",
        "key",
        "value",
        "reason",
        "variant",
        "grpc",
        "name",
        "when",
        "recovery <var>{x}</var>",
        "message {&lt;b&gt;}",
        "field",
        "since",
        "deprecated",
        "context",
        "ty",
        "left",
        "out",
        "title",
        "version",
    ] {
        let escaped = "&lt;/title&gt;&lt;/style&gt;&lt;/pre&gt;&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt;&#39;[U+202E][U+0000]&amp;amp;";
        assert!(page.contains(&format!("{place}{escaped}")), "{place}");
    }
}

#[test]
fn nothing_to_show() {
    let page = Reference::new(&Catalog::default()).html();
    assert!(page.contains("This catalog declares no failure."));
    assert!(!page.contains("id=\"_codes\""));
    assert!(page.contains("<h1 dir=\"auto\">Errors</h1>"));
}

/// Nothing is asked of a network: no address is anywhere but in links to follow.
#[test]
fn self_contained() {
    let catalog = Catalog::of(&[LAMP]).unwrap();
    let page = Reference::new(&catalog).html();
    for (at, _) in page.match_indices("http") {
        let before = page.get(..at).unwrap_or_default();
        let is_text = before.ends_with(['>', ' ', '"']) && !before.ends_with("src=\"");
        assert!(is_text || before.ends_with("Http"), "{}", page.get(at..at + 60).unwrap_or_default());
    }
    assert!(!page.contains("src="));
    assert!(!page.contains("url("));
    assert!(!page.contains("@import"));
}
