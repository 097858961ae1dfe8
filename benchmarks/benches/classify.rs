//! What it costs to find the class of an error in its text, against the published patterns as regular expressions.
//!
//! `cargo bench -p error-contract-benchmarks --bench classify`

use std::{error::Error, fs, hint::black_box};

use error_contract::{Class, classify::classify_text};
use error_contract_benchmarks::{Bench, contender, time};
use regex::bytes::{Regex, RegexSet};

#[path = "../../tests/behaviour/classification/published.rs"]
mod published;

const MIB: usize = 1 << 20;

/// The patterns as one set, and each by itself.
struct Rivals {
    classes: Vec<Class>,
    set: RegexSet,
    each: Vec<Regex>,
}

impl Rivals {
    fn new() -> Result<Self, regex::Error> {
        let (patterns, classes): (Vec<_>, Vec<_>) = published::patterns().into_iter().unzip();
        Ok(Self {
            set: RegexSet::new(&patterns)?,
            each: patterns.iter().map(|pattern| Regex::new(pattern)).collect::<Result<_, _>>()?,
            classes,
        })
    }

    fn in_set(&self, text: &str) -> Class {
        let first = self.set.matches(text.as_bytes()).iter().next();
        first.and_then(|first| self.classes.get(first)).copied().unwrap_or(Class::InternalError)
    }

    fn in_turn(&self, text: &str) -> Class {
        let first = self.each.iter().position(|pattern| pattern.is_match(text.as_bytes()));
        first.and_then(|first| self.classes.get(first)).copied().unwrap_or(Class::InternalError)
    }
}

/// The messages of the conformance vectors that no rung above the text decides.
fn messages(rivals: &Rivals) -> Result<Vec<String>, Box<dyn Error>> {
    #[derive(serde::Deserialize)]
    struct Case {
        message: Option<String>,
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/vectors/classify.json");
    let cases: Vec<serde_json::Value> = serde_json::from_slice(&fs::read(file)?)?;
    let cases = cases.into_iter().filter_map(|case| serde_json::from_value::<Case>(case).ok()?.message);
    Ok(cases.filter(|text| classify_text(None, text).class() == rivals.in_set(text)).collect())
}

/// A line of a log, of which nothing can be told.
const LOG: &str = "2026-03-01T12:00:00.123Z worker-7 fetched https://api.example/v2/orders?page=12&size=50 in 34 ms; \
                   status=200, bytes=18234, the answer was stored and handed on to the next stage\n";

/// Texts that are long, and texts that are made to take long.
const TEXTS: &[(&str, &str)] = &[
    ("lines of a log", LOG),
    ("one letter", "x"),
    ("letters of two bytes", "é"),
    ("blanks", " "),
    ("ends of lines", "\n"),
    ("`not `, which begins five patterns", "not "),
    ("`not logged i`, all but the end", "not logged i "),
    ("`status code `, which begins six", "status code "),
    ("`connection ` in capitals", "CONNECTION "),
    ("the beginnings of many", "servicunauthorizqueuauthenticaexpireresourcenotfouncontextlengt"),
    ("`invalid` and blanks, no token", "invalid \t _-"),
    ("the best pattern but one, throughout", "toomanyrequestsexception "),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut bench = Bench::new();
    let rivals = Rivals::new()?;
    let messages = messages(&rivals)?;
    let bytes: usize = messages.iter().map(String::len).sum();
    bench.table(&format!("{} messages of the vectors, {bytes} bytes", messages.len()));
    let all = |class: &dyn Fn(&str) -> Class| {
        for text in &messages {
            black_box(class(black_box(text)));
        }
    };
    bench.against(
        contender("`classify_text`", || all(&|text| classify_text(None, text).class())),
        vec![
            (contender("`RegexSet`", || all(&|text| rivals.in_set(text))), None),
            (contender("one `Regex` after the other", || all(&|text| rivals.in_turn(text))), None),
        ],
    );

    if !bench.is_timed() {
        return Ok(());
    }
    println!("\n### 1 MiB; at most 20 ms\n");
    println!(
        "| | `classify_text`, ms | half of it | `RegexSet`, ms | one after the other, ms |\n|---|---:|---:|---:|---:|"
    );
    for (name, piece) in TEXTS {
        let text = piece.repeat(MIB / piece.len());
        let half = text.get(..text.len() / 2).unwrap_or_default().to_owned();
        let best = |class: &dyn Fn(&str) -> Class, text: &str| {
            let run = || _ = black_box(class(black_box(text)));
            time(run).as_secs_f64() * 1e3
        };
        let ours = |text: &str| classify_text(None, text).class();
        assert_eq!(ours(&text), rivals.in_set(&text), "{name}");
        let taken = best(&ours, &text);
        println!(
            "| {name} | {taken:.2}{} | {:.2} | {:.2} | {:.2} |",
            if taken > 20.0 { ", **missed**" } else { "" },
            best(&ours, &half),
            best(&|text| rivals.in_set(text), &text),
            best(&|text| rivals.in_turn(text), &text),
        );
    }
    Ok(())
}
