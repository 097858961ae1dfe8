//! Text of the user's is shown as it is written, by what GitHub and mdBook read Markdown with.

use std::fmt::Write as _;

use comrak::{Arena, Options, nodes::NodeValue, parse_document};
use error_contract::{catalog::Catalog, docs::Reference};
use pulldown_cmark::{Event, Options as Extensions, Parser, Tag};

use crate::everything::contracts;

/// What has a meaning for somebody who reads Markdown.
const HOSTILE: &[&str] = &[
    "plain words.",
    "<script>alert(1)</script> <b>bold</b> &amp; &lt; <!-- x --> <br>",
    "a | b || c \\| d \\",
    "`code` ``more`` ```",
    "*em* **strong** _em_ __strong__ ~~gone~~ ~x~ snake_case _a_b_ a*b*c",
    "[link](https://x.y) ![image](x.png) [ref][1] [^note] [ ] [x] [[wiki]]",
    "https://x.y/z http://x.y ftp://x.y www.x.y WWW.X.Y see www.x.y, mailto:me@x.y me@x.y a.b+c@d-e.fg",
    "xmpp:me@x.y //x.y https:x",
    "$math$ $$more$$ \\(x\\) :tada: a::b::c :+1: #12 @me GH-12",
    "{{#include /etc/passwd}} {{ x }} {% raw %} {#id} {.class}",
    "'single' \"double\" don't -- --- ... -> <- (c)",
    "# no heading",
    "- no item",
    "1. no item",
    "> no quote",
    "| --- | --- |",
    "    no code",
    "one\ntwo\r\nthree\n\nfour\n# five\n- six\n| seven |",
    "tab\there",
    "\u{202e}desrever\u{202c} \u{200f}עברית\u{200e} العربية \u{2067}x\u{2069}",
    "nul\0 bell\u{7} escape\u{1b}[31m zero\u{200b}width \u{feff}",
    "漢字 — ‘quotes’ … émigré 👩\u{200d}🚀",
    "\\*not\\* \\` \\& &#42; &copy;",
    "==mark== ^sup^ H~2~O ++ins++ ||spoiler||",
    "end with backslash \\",
    "end with pipe |",
];

/// What a reader sees of it: hidden letters by their numbers, in one line break for each.
fn seen(text: &str) -> String {
    let mut seen = String::new();
    let text = text.trim().replace("\r\n", "\n");
    for letter in text.chars() {
        let is_hidden = letter.is_control() && !letter.is_whitespace()
            || matches!(letter, '\u{200b}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
        match letter {
            '\t' => seen.push(' '),
            _ if is_hidden => write!(seen, "[U+{:04X}]", u32::from(letter)).unwrap(),
            _ => seen.push(letter),
        }
    }
    seen
}

/// What is written as HTML on purpose.
fn shown(html: &str) -> &'static str {
    match html {
        "<br>" => "\n",
        "<!-- -->" | "<code>" | "</code>" => "",
        other => panic!("HTML: {other}"),
    }
}

/// The cells as mdBook reads them, quotes and dashes drawn.
fn cells_of_mdbook(markdown: &str) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    for event in Parser::new_ext(
        markdown,
        Extensions::all() - Extensions::ENABLE_SUPERSCRIPT - Extensions::ENABLE_SUBSCRIPT,
    ) {
        match event {
            Event::Start(Tag::TableCell) => cells.push(String::new()),
            Event::Start(Tag::Table(_) | Tag::TableHead | Tag::TableRow) | Event::End(_) => {}
            // Ours.
            Event::Start(Tag::Emphasis) if cells.len() > 5 => {}
            Event::Text(text) | Event::Code(text) => cells.last_mut().unwrap().push_str(&text),
            Event::InlineHtml(html) => cells.last_mut().unwrap().push_str(shown(&html)),
            other => panic!("{other:?} in {markdown}"),
        }
    }
    cells
}

/// The cells as GitHub reads them.
fn cells_of_github(markdown: &str) -> Vec<String> {
    let mut options = Options::default();
    let extension = &mut options.extension;
    extension.table = true;
    extension.strikethrough = true;
    extension.autolink = true;
    extension.tasklist = true;
    extension.footnotes = true;
    extension.math_dollars = true;
    extension.alerts = true;
    let arena = Arena::new();
    let root = parse_document(&arena, markdown, &options);
    let mut cells: Vec<String> = Vec::new();
    for node in root.descendants() {
        match &node.data.borrow().value {
            NodeValue::TableCell => cells.push(String::new()),
            NodeValue::Text(text) => cells.last_mut().unwrap().push_str(text),
            NodeValue::Code(code) => cells.last_mut().unwrap().push_str(&code.literal),
            NodeValue::HtmlInline(html) => cells.last_mut().unwrap().push_str(shown(html)),
            NodeValue::Document | NodeValue::Table(_) | NodeValue::TableRow(_) => {}
            NodeValue::Emph if cells.len() > 5 => {}
            other => panic!("{other:?} in {markdown}"),
        }
    }
    cells
}

fn check(text: &str) {
    let mut catalog = Catalog::of(&contracts()).unwrap();
    let contract = catalog.contracts.iter_mut().find(|contract| contract.name == "Everything").unwrap();
    contract.entries.truncate(1);
    contract.includes.clear();
    let entry = &mut contract.entries[0];
    entry.reason = text.to_owned().into();
    entry.code.name = text.to_owned().into();
    entry.when = text.to_owned().into();
    entry.recovery = text.to_owned().into();
    let table = Reference::markdown_table(contract);
    let expected = seen(text);
    // The only quote that may be drawn is the one inside a word.
    let typed = |cell: &str| cell.trim().replace('’', "'");
    for cells in [cells_of_github(&table), cells_of_mdbook(&table)] {
        assert_eq!(cells.len(), 10, "{table}");
        let (reason, code, when, recovery) = (&cells[5], &cells[6], &cells[8], &cells[9]);
        let expected = typed(&expected);
        assert_eq!(typed(when), expected, "{table}");
        assert_eq!(typed(recovery), expected, "{table}");
        assert_eq!(typed(reason), expected, "{table}");
        assert_eq!(typed(code), format!("{expected} (-32001)"), "{table}");
    }
}

#[test]
fn text_is_shown_as_it_is_written() {
    for text in HOSTILE {
        check(text);
    }
    check(&HOSTILE.join(" "));
    check(&"10,000 letters | ".repeat(600));
}

#[test]
fn any_mixture_of_it_is_shown_as_it_is_written() {
    let pieces: Vec<&str> =
        HOSTILE.iter().flat_map(|text| text.split_inclusive([' ', '\n', '(', ':', '|'])).collect();
    // A generator of our own, so that what fails fails again (Knuth's MMIX).
    let mut state = 7_u64;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    };
    for _ in 0..3_000 {
        let text: String = (0..=next(6)).map(|_| pieces[next(pieces.len())]).collect();
        if !text.trim().is_empty() {
            check(&text);
        }
    }
}

#[test]
fn a_whole_page_of_hostile_text_has_only_our_structure() {
    for text in HOSTILE {
        let mut catalog = Catalog::of(&contracts()).unwrap();
        for contract in &mut catalog.contracts {
            let hostile = || text.to_string().into();
            contract.domain = Some(hostile());
            contract.module = Some(hostile());
            contract.retired = vec![hostile()];
            for entry in &mut contract.entries {
                entry.when = hostile();
                entry.recovery = hostile();
                entry.message = Some(hostile());
                entry.field = Some(hostile());
                entry.docs = Some(hostile());
                entry.since = Some(hostile());
                entry.deprecated = Some(hostile());
                for field in &mut entry.context {
                    field.name = hostile();
                    field.ty = hostile();
                }
            }
        }
        let contracts = catalog.contracts.len();
        let entries = catalog.entries().count();
        let page =
            Reference::new(&catalog).with_title(text.to_string()).with_version(text.to_string()).markdown();
        let mut headings = 0;
        let mut tables = 0;
        let mut strong = 0;
        for event in Parser::new_ext(&page, Extensions::all()) {
            match event {
                Event::Start(Tag::Heading { id, classes, attrs, .. }) => {
                    assert!(id.is_none() && classes.is_empty() && attrs.is_empty(), "{page}");
                    headings += 1;
                }
                Event::Start(Tag::Table(_)) => tables += 1,
                Event::Start(Tag::Link { dest_url, .. }) => {
                    assert!(dest_url.starts_with('#') || dest_url.starts_with("http"), "{dest_url}");
                }
                // `Deprecated`
                Event::Start(Tag::Strong) => strong += 1,
                Event::InlineHtml(html) | Event::Html(html) => {
                    let is_anchor = html.starts_with("<a id=\"") && html.matches(['<', '>']).count() == 2;
                    let ours = ["<br>", "<!-- -->", "<code>", "</code>", "</a>", ""];
                    assert!(is_anchor || ours.contains(&html.trim()), "{html}");
                }
                Event::Start(
                    Tag::Image { .. }
                    | Tag::CodeBlock(_)
                    | Tag::BlockQuote(_)
                    | Tag::Strikethrough
                    | Tag::FootnoteDefinition(_),
                )
                | Event::TaskListMarker(_)
                | Event::FootnoteReference(_)
                | Event::InlineMath(_)
                | Event::DisplayMath(_) => panic!("{page}"),
                _ => {}
            }
        }
        assert_eq!(headings, 2 + contracts + entries, "{text}\n{page}");
        assert_eq!(tables, contracts, "{text}");
        assert_eq!(strong, entries, "{text}");
    }
}

#[test]
fn every_link_of_the_page_has_its_anchor() {
    for catalog in [Catalog::of(&contracts()).unwrap(), crate::services::catalog().unwrap()] {
        let page = Reference::new(&catalog).markdown();
        let mut anchors = std::collections::BTreeSet::new();
        for anchor in page.split("<a id=\"").skip(1) {
            let (anchor, _) = anchor.split_once('"').unwrap();
            assert!(anchors.insert(anchor), "`{anchor}` is there twice");
        }
        let mut links = 0;
        for link in page.split("](#").skip(1) {
            let (link, _) = link.split_once(')').unwrap();
            assert!(anchors.contains(link), "`{link}` leads nowhere");
            links += 1;
        }
        assert!(links > anchors.len(), "{links} links");
    }
}

/// Two modules may have a type of the same name in the same domain.
#[test]
fn namesakes_are_called_by_their_paths() {
    let mut catalog = Catalog::of(&contracts()).unwrap();
    let first = catalog.contracts.iter().find(|contract| !contract.entries.is_empty()).unwrap().clone();
    let mut other = first.clone();
    other.module = Some("elsewhere".into());
    other.entries[0].reason = "something_else".into();
    other.entries.truncate(1);
    let paths = [first.path(), other.path()];
    catalog.contracts.push(other);
    let reference = Reference::new(&catalog);
    let (page, tables) = (reference.markdown(), reference.markdown_tables());
    for path in paths {
        assert!(
            page.contains(&format!("\n## `{path}`\n")) && page.contains(&format!("\n- [`{path}`](#")),
            "{page}"
        );
        assert!(tables.contains(&format!("`{path}`, in the domain")), "{tables}");
    }
}
