//! Catalogs that say anything, and what holds for every document that is written from them. The fuzz targets include
//! this file.

use error_contract::{
    catalog::Catalog,
    docs::{Reference, embed},
    lock::{Lock, compare},
};
use html5ever::{parse_document, tendril::TendrilSink as _};
use markup5ever_rcdom::{NodeData, RcDom};
use pulldown_cmark::{Event, Options, Parser, Tag};
use serde_json::{Value, json};

/// Where decisions come from: a number below another.
pub(crate) type Chance<'a> = dyn FnMut(usize) -> usize + 'a;

/// What closes, opens, links, includes, counts or hides something in one of the formats.
const PIECES: &[&str] = &[
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</script>",
    "</style>",
    "</title>",
    "</pre>",
    "</code>",
    "</bdi>",
    "</article></main>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<",
    ">",
    "&",
    "&lt;",
    "&#60;",
    "&amp",
    "\"",
    "'",
    "` onload=x ",
    "\" onload=\"x",
    "' a='",
    "=",
    "[x](https://e.x)",
    "![x](y)",
    "[",
    "](",
    "](javascript:x)",
    "[^1]",
    "[x]: https://e.x",
    "<https://e.x>",
    "<a@e.x>",
    "https://e.x/a?b=c&d",
    "www.e.x",
    "me@e.x",
    "mailto:me@e.x",
    ":tada:",
    "javascript:alert(1)",
    "data:text/html,x",
    "`",
    "``",
    "```",
    "~~~",
    "~~",
    "**",
    "*",
    "__",
    "_",
    "|",
    "||",
    "\\",
    "\\|",
    "#",
    "##",
    "# x",
    "- ",
    "1. ",
    "> ",
    "---",
    "===",
    "|---|",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "\t",
    "    ",
    "  \n",
    "\u{b}",
    "\u{85}",
    "\u{2028}",
    "{x}",
    "{",
    "}",
    "{{x}}",
    "{% raw %}",
    "{{#include /etc/passwd}}",
    "{:?}",
    "{reason}",
    "$x$",
    "$$",
    "\\(",
    "\0",
    "\u{1b}[31m",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{e0041}",
    "\u{fffd}",
    "é",
    "漢",
    "🏴",
    "a",
    "B",
    "no_match",
    "7",
    " ",
    ".",
    "...",
    "--",
    ":",
    ";",
    "@",
    "w.",
    "www",
    "http",
    "://",
    "%0a",
    "%",
    "?",
    "/",
    "<br>",
    "<x-y>",
    "$ref",
    "#/$defs/a",
    "\u{7f}",
    "&colon;",
    "&NewLine;",
    "\u{a0}",
];

fn text(chance: &mut Chance<'_>) -> String {
    let mut text = String::new();
    for _ in 0..chance(7) {
        text.push_str(PIECES[chance(PIECES.len())]);
    }
    text
}

fn pick(chance: &mut Chance<'_>, words: &[&str]) -> Value {
    Value::from(words[chance(words.len())])
}

/// A text, or nothing.
fn maybe(chance: &mut Chance<'_>) -> Value {
    if chance(3) == 0 { Value::Null } else { Value::from(text(chance)) }
}

fn entry(chance: &mut Chance<'_>) -> Value {
    let docs = [
        "https://e.x/",
        "http://e.x/#{reason}",
        "#",
        "javascript:",
        "https://e.x/{reason}?",
        "//e.x/",
        "HTTPS://e.x/",
    ];
    let docs = docs[chance(docs.len())];
    let docs = (chance(3) > 0).then(|| format!("{docs}{}", text(chance)));
    let context: Vec<_> = (0..chance(3))
        .map(|_| json!({"name": text(chance), "type": text(chance), "optional": chance(2) == 0}))
        .collect();
    let values: Vec<_> = (0..chance(3)).map(|_| text(chance)).collect();
    json!({
        "reason": text(chance),
        "variant": maybe(chance),
        "code": {
            "class": pick(chance, &["NotFound", "Conflict", "RateLimited", "InvalidParams", "UnknownError"]),
            "number": -32001 + i32::try_from(chance(9)).unwrap_or(0) * 10_000,
            "name": text(chance),
            "jsonrpc": -32001,
            "errorObject": -32001,
            "http": ([404, 429, 0, 999][chance(4)]),
            "httpDeclared": chance(2) == 0,
            "grpc": text(chance),
            "category": pick(chance, &["protocol", "validation", "business", "system", "adapter"]),
            "fault": pick(chance, &["client", "server", "upstream"]),
        },
        "retry": pick(chance, &["transient", "correctable", "terminal"]),
        "retryAfter": match chance(4) {
            0 => Value::Null,
            1 => json!({"seconds": ([0, 60, u64::MAX][chance(3)])}),
            2 => json!("perOccurrence"),
            _ => json!("sometimes"),
        },
        "severity": pick(chance, &["debug", "info", "notice", "warning", "error"]),
        "when": text(chance),
        "recovery": text(chance),
        "recoveryValues": values,
        "message": maybe(chance),
        "field": maybe(chance),
        "docs": docs,
        "since": maybe(chance),
        "deprecated": maybe(chance),
        "protocol": chance(2) == 0,
        "context": context,
    })
}

/// A catalog of the shape that a file can have, whatever its texts say.
pub(crate) fn catalog(chance: &mut Chance<'_>) -> Value {
    let contracts: Vec<_> = (0..chance(4))
        .map(|_| {
            let entries: Vec<_> = (0..chance(4)).map(|_| entry(chance)).collect();
            let includes: Vec<_> = (0..chance(3))
                .map(|_| {
                    let key = text(chance);
                    json!({
                        "variant": maybe(chance),
                        "type": text(chance),
                        "domain": maybe(chance),
                        "module": maybe(chance),
                        "delegated": chance(2) == 0,
                        "overrides": {key: text(chance)},
                    })
                })
                .collect();
            let retired: Vec<_> = (0..chance(3)).map(|_| text(chance)).collect();
            json!({
                "domain": maybe(chance),
                "type": text(chance),
                "module": maybe(chance),
                "package": maybe(chance),
                "surface": pick(chance, &["private", "exhaustive", "non_exhaustive"]),
                "mcp": match chance(2) { 0 => Value::Null, _ => pick(chance, &["text", "structured", "meta"]) },
                "entries": entries,
                "includes": includes,
                "retired": retired,
            })
        })
        .collect();
    let left_out: Vec<_> =
        (0..chance(2)).map(|_| json!({"type": text(chance), "module": text(chance)})).collect();
    json!({"format": "error-contract/catalog", "version": 1, "contracts": contracts, "leftOut": left_out})
}

/// Holds every document of a catalog against the same catalog without markup: what a reader's parser builds is the
/// same. A failure is what differs.
pub(crate) fn check(file: &Value, title: &str) -> Result<(), String> {
    let Ok(catalog) = Catalog::from_json(&file.to_string()) else { return Err(format!("not read: {file}")) };
    let plain = Catalog::from_json(&without_markup(file).to_string()).map_err(|why| why.to_string())?;
    let reference = Reference::new(&catalog).with_title(title.to_owned()).with_version(title.to_owned());
    let plain_title = neutral(title);
    let plain = Reference::new(&plain).with_title(plain_title.clone()).with_version(plain_title);

    same("html", &elements(&reference.html())?, &elements(&plain.html())?)?;
    same("markdown", &blocks(&reference.markdown())?, &blocks(&plain.markdown())?)?;
    same("tables", &blocks(&reference.markdown_tables())?, &blocks(&plain.markdown_tables())?)?;

    for (name, json) in [
        ("schema", reference.json_schema()),
        ("openapi", reference.openapi()),
        ("components", reference.openapi_components()),
    ] {
        serde_json::from_str::<Value>(&json).map_err(|error| format!("{name}: {error}: {json}"))?;
    }
    let again = Catalog::from_json(&catalog.to_json()).map_err(|why| format!("{why} in what was written"))?;
    if again != catalog {
        return Err("the catalog reads as another one".into());
    }
    let lock = Lock::of(&catalog);
    if Lock::from_json(&lock.to_json()).as_ref() != Ok(&lock) || !compare(&lock.catalog, &catalog).is_empty()
    {
        return Err("the lock holds something else".into());
    }
    for (_, entry) in catalog.entries() {
        for reason in [&*entry.reason, title] {
            let said = reference.explain(reason).unwrap_or_else(|error| error.to_string());
            let is_seen = |letter: char| {
                letter == '\n' || !letter.is_control() && !matches!(letter, '\u{202a}'..='\u{202e}')
            };
            if let Some(hidden) = said.chars().find(|letter| !is_seen(*letter)) {
                return Err(format!("explain shows {hidden:?}: {said}"));
            }
        }
    }
    // What is put into a README ends where it ended.
    let readme = "a\n<!-- errors: begin -->\n<!-- errors: end -->\nb\n";
    if let Ok(once) = embed(readme, "errors", &reference.markdown_tables())
        && embed(&once, "errors", &reference.markdown_tables()).as_ref() != Ok(&once)
    {
        return Err(format!("embedded twice it is another text: {once}"));
    }
    Ok(())
}

fn same(what: &str, found: &[String], expected: &[String]) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    let at = found.iter().zip(expected).position(|(found, expected)| found != expected);
    let at = at.unwrap_or_else(|| found.len().min(expected.len()));
    Err(format!("{what} at {at}: {:?} instead of {:?}", found.get(at), expected.get(at)))
}

/// The text with a sign that means nothing to any format for each that may be markup: another for each, so that
/// texts that differ go on doing so.
fn neutral(text: &str) -> String {
    let sign = |letter: char| {
        let at = "<>&\"'`*_~|[]()!\\=$".chars().position(|markup| markup == letter)?;
        char::from_u32(0x2500 + u32::try_from(at).ok()?)
    };
    text.chars().map(|letter| sign(letter).unwrap_or(letter)).collect()
}

/// The same file, its texts without markup; the words that have a meaning stay.
fn without_markup(value: &Value) -> Value {
    const WORDS: &[&str] =
        &["format", "class", "category", "fault", "retry", "retryAfter", "severity", "surface", "mcp"];
    match value {
        Value::String(text) => Value::from(neutral(text)),
        Value::Array(items) => items.iter().map(without_markup).collect(),
        Value::Object(members) => {
            let member = |(key, value): (&String, &Value)| {
                let value = if WORDS.contains(&&**key) { value.clone() } else { without_markup(value) };
                // The keys of what is said over a contract are texts as well.
                (neutral(key), value)
            };
            Value::Object(members.iter().map(member).collect())
        }
        other => other.clone(),
    }
}

/// The elements of a page with their attributes, in order and with their depth. What a text says is left out; where
/// an address may lead is checked.
fn elements(html: &str) -> Result<Vec<String>, String> {
    let page = parse_document(RcDom::default(), html5ever::ParseOpts::default()).one(html);
    let mut rest = vec![(page.document.clone(), 0, String::new())];
    let mut found = Vec::new();
    while let Some((node, depth, parent)) = rest.pop() {
        let mut own = String::new();
        match &node.data {
            NodeData::Element { name, attrs, .. } => {
                own = name.local.to_string();
                let attrs = attrs.borrow();
                let mut names: Vec<String> = attrs.iter().map(|attr| attr.name.local.to_string()).collect();
                names.sort_unstable();
                for (name, value) in attrs.iter().map(|attr| (&*attr.name.local, &*attr.value)) {
                    let is_address = matches!(name, "href" | "src" | "action" | "formaction" | "xlink:href");
                    let lower = value.to_ascii_lowercase();
                    let is_known = ["#", "?", "https://", "http://", "data:,"]
                        .iter()
                        .any(|start| lower.starts_with(start));
                    if name.starts_with("on") || is_address && !is_known {
                        return Err(format!("<{own} {name}={value:?}>"));
                    }
                }
                found.push(format!("{depth} {own} {}", names.join(" ")));
            }
            NodeData::Comment { contents } => return Err(format!("a comment in the page: {contents}")),
            NodeData::Text { contents } if matches!(&*parent, "script" | "style") => {
                found.push(format!("{} bytes", contents.borrow().len()));
            }
            _ => {}
        }
        let children = node.children.borrow();
        rest.extend(children.iter().rev().map(|child| (child.clone(), depth + 1, own.clone())));
    }
    Ok(found)
}

/// The blocks and spans of a page. Text is left out, and so is whether a name is written with backticks or as an
/// element; where a link may lead is checked.
fn blocks(markdown: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for event in Parser::new_ext(markdown, Options::all()) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                let lower = dest_url.to_ascii_lowercase();
                if !["#", "https://", "http://"].iter().any(|start| lower.starts_with(start)) {
                    return Err(format!("a link to {dest_url:?}"));
                }
                found.push("link".into());
            }
            Event::Start(Tag::Heading { level, .. }) => found.push(format!("heading {level}")),
            Event::Start(tag) => {
                found
                    .push(format!("{tag:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect());
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let anchor = html.trim().strip_prefix("<a id=\"").and_then(|rest| rest.strip_suffix("\">"));
                let is_anchor = anchor.is_some_and(|id| !id.contains(['"', '<', '>', ' ', '\n']));
                match html.trim() {
                    "<br>" => found.push("break".into()),
                    "<code>" | "</code>" | "<!-- -->" | "</a>" => {}
                    _ if is_anchor => found.push("anchor".into()),
                    other => return Err(format!("the element {other}")),
                }
            }
            Event::FootnoteReference(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::TaskListMarker(_)
            | Event::Rule => {
                return Err(format!("{event:?}"));
            }
            _ => {}
        }
    }
    Ok(found)
}
