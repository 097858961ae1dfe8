//! Items that the derive may meet: the ui cases with something changed, and items written by chance. The fuzz
//! targets include this file.
#![allow(clippy::format_push_string, reason = "source text reads best in one piece")]

use std::{fs, path::Path};

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use syn::DeriveInput;

use crate::derive::expansion;

/// Where decisions come from: a number below another.
pub(crate) struct Chance<'a>(pub(crate) &'a mut dyn FnMut(usize) -> usize);

impl Chance<'_> {
    fn below(&mut self, bound: usize) -> usize {
        (self.0)(bound.max(1)) % bound.max(1)
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    fn pick<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts.get(self.below(texts.len())).copied().unwrap_or_default()
    }
}

/// Derives, and holds what comes out against what always holds. `None` for what the compiler would not have passed
/// on. A panic inside is not caught.
pub(crate) fn check(item: &TokenStream) -> Option<Result<(), String>> {
    let shown = || {
        let text = item.to_string();
        text.chars().take(4000).collect::<String>()
    };
    let input: DeriveInput = syn::parse2(item.clone()).ok()?;
    let tokens = expansion(&input);
    let text = tokens.to_string();
    if expansion(&input).to_string() != text {
        return Some(Err(format!("it expands in two ways: {}", shown())));
    }
    if let Err(error) = syn::parse2::<syn::File>(tokens) {
        return Some(Err(format!("{error} in what becomes of {}: {text}", shown())));
    }
    let is_union = matches!(input.data, syn::Data::Union(_));
    let count = |name: &str| text.matches(&format!("{name} for {} ", input.ident)).count();
    let impls = (count("HasContract"), count("ErrorContract"));
    if impls.0 != usize::from(!is_union) || impls.1 < usize::from(!is_union) {
        return Some(Err(format!("{impls:?} impls for {}: {text}", shown())));
    }
    Some(Ok(()))
}

/// The items in the files of some folders.
pub(crate) fn items_in(folders: &[impl AsRef<Path>]) -> Vec<TokenStream> {
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).into_iter().flatten())
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect();
    files.sort();
    let texts = files.iter().filter_map(|path| fs::read_to_string(path).ok());
    texts.flat_map(|text| items_of(&text)).collect()
}

/// The items of a source text that can have a derive, those in modules as well.
pub(crate) fn items_of(text: &str) -> Vec<TokenStream> {
    let Ok(file) = syn::parse_file(text) else { return Vec::new() };
    let mut rest = file.items;
    let mut found = Vec::new();
    while let Some(item) = rest.pop() {
        match item {
            syn::Item::Mod(module) => rest.extend(module.content.into_iter().flat_map(|(_, items)| items)),
            syn::Item::Enum(item) => found.push(quote::ToTokens::into_token_stream(item)),
            syn::Item::Struct(item) => found.push(quote::ToTokens::into_token_stream(item)),
            syn::Item::Union(item) => found.push(quote::ToTokens::into_token_stream(item)),
            _ => {}
        }
    }
    found
}

/// The same tokens with some things changed, mostly inside attributes.
pub(crate) fn mutated(tokens: TokenStream, chance: &mut Chance<'_>) -> TokenStream {
    let mut tokens = tokens;
    for _ in 0..=chance.below(4) {
        let level = if chance.one_in(8) { Level::Inside } else { Level::Outside };
        let mut place = chance.below(count(&tokens, level));
        tokens = changed(tokens, level, &mut place, chance).0;
    }
    tokens
}

/// Where tokens stand: outside of attributes, between the square brackets of one, or further in.
#[derive(Clone, Copy, PartialEq)]
enum Level {
    Outside,
    Attribute,
    Inside,
}

impl Level {
    fn of(self, group: &Group) -> Self {
        match self {
            Self::Outside if group.delimiter() == Delimiter::Bracket => Self::Attribute,
            Self::Outside => Self::Outside,
            Self::Attribute | Self::Inside => Self::Inside,
        }
    }
}

/// How many tokens may change.
fn count(tokens: &TokenStream, level: Level) -> usize {
    let each = tokens.clone().into_iter().map(|token| match token {
        TokenTree::Group(group) => 1 + count(&group.stream(), level.of(&group)),
        _ => 1,
    });
    match level {
        Level::Inside => each.sum(),
        _ => each.map(|count| count - 1).sum(),
    }
}

/// Changes the token at a place; whether it was there.
fn changed(
    tokens: TokenStream,
    level: Level,
    place: &mut usize,
    chance: &mut Chance<'_>,
) -> (TokenStream, bool) {
    let mut list: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = list.get(at).cloned() {
        if level == Level::Inside {
            if *place == 0 {
                change(&mut list, at, chance);
                return (list.into_iter().collect(), true);
            }
            *place -= 1;
        }
        if let TokenTree::Group(group) = &token {
            let inside = changed(group.stream(), level.of(group), place, chance);
            if inside.1 {
                list[at] = Group::new(group.delimiter(), inside.0).into();
                return (list.into_iter().collect(), true);
            }
        }
        at += 1;
    }
    (list.into_iter().collect(), false)
}

fn change(list: &mut Vec<TokenTree>, at: usize, chance: &mut Chance<'_>) {
    let other = chance.below(list.len());
    match chance.below(9) {
        0 => drop(list.remove(at)),
        1 => {
            let again = list[at].clone();
            list.insert(at, again);
        }
        2 => list.swap(at, other),
        3 => drop(list.splice(at..=at, value(chance))),
        4 => drop(list.splice(at..at, value(chance))),
        5 => {
            let brackets = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
            let end = (at + 1 + chance.below(3)).min(list.len());
            let inside: TokenStream = list.drain(at..end).collect();
            list.insert(at, Group::new(brackets[chance.below(4)], inside).into());
        }
        6 => {
            if let TokenTree::Group(group) = list[at].clone() {
                list.splice(at..=at, group.stream());
            } else {
                list.truncate(at);
            }
        }
        7 => {
            let key: TokenStream = keyed(chance);
            list.splice(at..at, key.into_iter().chain([TokenTree::Punct(Punct::new(',', Spacing::Alone))]));
        }
        _ => {
            if let TokenTree::Literal(_) = list[at] {
                list[at] = Literal::string(&text(chance)).into();
            } else {
                list[at] = word(chance);
            }
        }
    }
}

/// An item by chance: any attributes on anything.
pub(crate) fn item(chance: &mut Chance<'_>) -> TokenStream {
    const GENERICS: &[(&str, &str)] = &[
        ("", ""),
        ("", ""),
        ("<>", ""),
        ("<'a, T: Clone = u8, const N: usize = 3>", "where T: Copy"),
        ("<T>", "where T: for<'x> Fn(&'x u8) -> T,"),
        ("<'a: 'a>", "where"),
        ("<r#type, const S: bool>", ""),
    ];
    let name = chance.pick(&["E", "Option", "r#struct", "Über", "Self_", "str"]);
    let (generics, bounds) = GENERICS[chance.below(GENERICS.len())];
    let mut source = attributes(chance, 3);
    match chance.below(6) {
        0 => source.push_str(&format!("pub struct {name} {generics} {bounds} {};", fields(chance, true))),
        1 => source.push_str(&format!("struct {name} {generics} {} {bounds};", fields(chance, false))),
        2 => source.push_str(&format!("union {name} {generics} {}", fields(chance, true))),
        _ => {
            source.push_str(&format!("pub(crate) enum {name} {generics} {bounds} {{"));
            for at in 0..chance.below(5) {
                source.push_str(&attributes(chance, 5));
                let variant = ["A", "r#B", "None", "Ok", "Error"][at];
                let named = chance.one_in(2);
                source.push_str(&format!("{variant} {},", fields(chance, named)));
            }
            source.push('}');
        }
    }
    source.parse().unwrap_or_default()
}

fn fields(chance: &mut Chance<'_>, named: bool) -> String {
    const TYPES: &[&str] = &[
        "u8",
        "String",
        "Box<Self>",
        "Option<Duration>",
        "std::backtrace::Backtrace",
        "Vec<[u8; { 1 + 2 }]>",
        "for<'q> fn(&'q u8) -> !",
        "m!(a b)",
        "(u8, dyn A + 'static)",
        "<T as A>::B",
    ];
    let mut source = String::from(if named { "{" } else { "(" });
    let all = ["field", "source", "r#type", "code", "__0", "f"];
    for name in all.iter().take(chance.below(5)) {
        if chance.one_in(2) {
            source.push_str(&attributes(chance, 2));
        }
        if named {
            source.push_str(&format!("{name}: "));
        }
        source.push_str(chance.pick(TYPES));
        source.push(',');
    }
    source.push(if named { '}' } else { ')' });
    source
}

fn attributes(chance: &mut Chance<'_>, most: usize) -> String {
    let mut source = String::new();
    for _ in 0..chance.below(most + 1) {
        match chance.below(7) {
            0 => source.push_str("/// One thing happened.\n"),
            1 => source.push_str(&format!("#[doc = {:?}]", text(chance))),
            2 => source.push_str(&format!("#[error({:?}, .0, a = .1.x())]", text(chance))),
            3 | 4 => source.push_str(&format!("#[{}]", keyed(chance))),
            _ => {
                let (first, second) = (keyed(chance), keyed(chance));
                source.push_str(&format!("#[contract({first}, {second})]"));
            }
        }
    }
    // What does not even lex is no attribute.
    if source.parse::<TokenStream>().is_ok() { source } else { String::new() }
}

/// A key with something that it may or may not take.
fn keyed(chance: &mut Chance<'_>) -> TokenStream {
    const GOOD: &[&str] = &[
        "reason(\"no_match\")",
        "reason(\"b\")",
        "code(NotFound)",
        "code(Conflict, 40901)",
        "code(-33_001)",
        "code(a::B + 1)",
        "code(NotFound, with = Self::f)",
        "retryable",
        "retryable(after = \"30s\")",
        "retryable(terminal)",
        "retryable(with = f)",
        "recovery(\"Pass one of the ids that `list_ids` returns.\")",
        "recovery(\"Lower {field} below 7, then send {0:?} again.\")",
        "recovery(\"x\", with = Self::hint)",
        "severity(notice)",
        "when(\"One thing happened.\")",
        "transparent",
        "transparent(opaque)",
        "http = 418",
        "message = \"it is {field}\"",
        "field = \"a.b\"",
        "field",
        "protocol",
        "since = \"1.2\"",
        "deprecated = \"say `x`\"",
        "allow(placeholder, vague, reason = \"we know\")",
        "domain = \"d\"",
        "crate = ::a::b",
        "crate = \"a::b\"",
        "docs = \"https://x.y/{reason}\"",
        "reasons = Reason",
        "default(code = NotFound, severity = notice)",
        "retired(\"old\", \"older\")",
        "mcp = text",
        "rmcp3",
        "axum08",
        "context",
        "context(name = \"n\")",
        "retry_after",
        "original_error",
    ];
    let good: TokenStream = chance.pick(GOOD).parse().unwrap_or_default();
    match chance.below(5) {
        0 | 1 => good,
        2 => good
            .into_iter()
            .take(1)
            .chain([Group::new(Delimiter::Parenthesis, value(chance)).into()])
            .collect(),
        3 => good
            .into_iter()
            .take(1)
            .chain([TokenTree::Punct(Punct::new('=', Spacing::Alone))])
            .chain(value(chance))
            .collect(),
        _ => value(chance),
    }
}

const WORDS: &[&str] = &[
    "reason",
    "code",
    "retryable",
    "recovery",
    "severity",
    "when",
    "contract",
    "with",
    "after",
    "opaque",
    "field",
    "message",
    "allow",
    "default",
    "retired",
    "transparent",
    "NotFound",
    "UnknownError",
    "NOT_FOUND",
    "terminal",
    "notice",
    "true",
    "Self",
    "crate",
    "self",
    "r#type",
    "_x",
    "ü",
    "doc",
    "error",
    "match",
    "async",
    "context",
];

/// Some tokens: one, a few, or many in each other.
fn value(chance: &mut Chance<'_>) -> TokenStream {
    const TOKENS: &[&str] = &[
        "",
        ",",
        "=",
        "-",
        "- - 7",
        "::",
        "..",
        "|x| x",
        "<A as B>::C",
        "a::<{ 1 }>::b",
        "if a { b }",
        "unsafe { 1 }",
        "async move { }",
        "const { 7 }",
        "1.5",
        "0x7FFF_FFFF",
        "2147483648",
        "-2147483648i32",
        "1u128",
        "'c'",
        "b'c'",
        "b\"x\"",
        "c\"x\"",
        "r##\"a\"#b\"##",
        "\"x\"suffix",
        "1_suffix",
        "'static",
        "!",
        "#[doc] x",
        "#",
        "$crate",
        "concat!(\"a\", \"b\")",
        "a = b = c",
        "return",
        "break 'a 1",
        "&&&&x",
        "x as u8",
        "[1; 2]",
        "(1, 2)",
        "()",
        "{}",
        "a.b.0.1",
        "_",
        "x?",
        "true",
        "let x = 1",
        "static || 1",
        "&raw const x",
        "<T>",
        "dyn A",
        "for<'a> |x| x",
        "99999999999999999999999999999999999999999999",
        "1e999",
    ];
    match chance.below(12) {
        0 => {
            let mut tokens: TokenStream = chance.pick(TOKENS).parse().unwrap_or_default();
            for _ in 0..[3, 30, 60, 70, 300][chance.below(5)] {
                let brackets =
                    [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
                tokens = TokenTree::from(Group::new(brackets[chance.below(4)], tokens)).into();
            }
            tokens
        }
        1 => {
            let piece = chance.pick(&[
                "-",
                "!",
                "&",
                "*",
                "|x|",
                "a =",
                "a::<",
                "return",
                "<",
                "(",
                "x,",
                "1 +",
                "..",
                "if a {} else",
            ]);
            let piece = piece.trim_end_matches('(');
            let times = [10, 100, 500, 3000][chance.below(4)];
            format!("{} 1", format!("{piece} ").repeat(times)).parse().unwrap_or_default()
        }
        2 => TokenTree::from(Literal::string(&text(chance))).into(),
        3 => keyed_text(chance),
        4 => format!("1{}", "0".repeat([10, 40, 400][chance.below(3)])).parse().unwrap_or_default(),
        5 => (0..chance.below(6)).map(|_| word(chance)).collect(),
        _ => chance.pick(TOKENS).parse().unwrap_or_default(),
    }
}

fn word(chance: &mut Chance<'_>) -> TokenTree {
    let word = chance.pick(WORDS);
    let raw = word.strip_prefix("r#").map(|word| Ident::new_raw(word, Span::call_site()));
    raw.unwrap_or_else(|| Ident::new(word, Span::call_site())).into()
}

fn keyed_text(chance: &mut Chance<'_>) -> TokenStream {
    let (key, text) = (chance.pick(WORDS), text(chance));
    format!("{key} = {text:?}").parse().unwrap_or_default()
}

/// A text of pieces that mean something to a reader of texts.
fn text(chance: &mut Chance<'_>) -> String {
    const PIECES: &[&str] = &[
        "{",
        "}",
        "{{",
        "}}",
        "{field}",
        "{0}",
        "{field:?}",
        "{:",
        "{field:1$}",
        "{é}",
        "{r#type}",
        "`",
        "\"",
        "'",
        "Try again",
        "later. ",
        "Please ",
        "wait ",
        "the ",
        "do not ",
        "retry ",
        "TODO ",
        "user ",
        "a::b ",
        "self.",
        "\n",
        "\r\n",
        "\t",
        "\u{202e}",
        "\u{200b}",
        "\u{feff}",
        "\0",
        "\u{301}",
        "漢字",
        "🏴",
        "é",
        "#",
        "```",
        "<b>",
        "https://x.y/{reason}#",
        "%s",
        "...",
        "…",
        "? ",
        "; ",
        "-",
        "30 seconds ",
        "30s",
        "24h",
        "99999999999999999999h",
        "/etc/x ",
        "C:\\x ",
        "NotFound ",
        "no_match",
        "A",
        "9",
        "_",
        " ",
        "  ",
        "“",
        "”",
        "once ",
        "more ",
        "if ",
    ];
    let mut text = String::new();
    for _ in 0..chance.below(9) {
        text.push_str(chance.pick(PIECES));
    }
    if chance.one_in(30) { text.repeat([1, 40, 400][chance.below(3)]) } else { text }
}
