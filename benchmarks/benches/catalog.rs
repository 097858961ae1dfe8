//! What it costs to write a catalog of 100, 1,000 and 10,000 entries in each format: at most 200 ms for the largest,
//! and at most 12 times what a tenth of it costs.
//!
//! `cargo bench -p error-contract-benchmarks --bench catalog [-- FORMAT]`

#![allow(dead_code, unreachable_pub, reason = "contracts as libraries have them; nothing fails here")]

use std::{env, hint::black_box, time::Duration};

use error_contract::{
    catalog::Catalog,
    docs::Reference,
    lock::{Lock, compare},
};
use error_contract_benchmarks::time;

#[path = "../../error-contract/examples/docs/services.rs"]
mod services;

/// A format, or what else is done with a catalog and a changed copy of it; gives the bytes that come out.
type Work = (&'static str, fn(&Catalog, &Catalog) -> usize);

const WORK: &[Work] = &[
    ("json", |catalog, _| catalog.to_json().len()),
    ("html", |catalog, _| Reference::new(catalog).html().len()),
    ("json, read", |catalog, _| {
        Catalog::from_json(&catalog.to_json()).map_or(0, |read| read.contracts.len())
    }),
    ("lock", |catalog, _| Lock::of(catalog).to_json().len()),
    ("lock, read", |catalog, _| {
        Lock::from_json(&Lock::of(catalog).to_json()).map_or(0, |read| read.catalog.contracts.len())
    }),
    ("diff", |catalog, changed| compare(catalog, changed).len()),
    ("diff, no change", |catalog, _| compare(catalog, catalog).len()),
    ("markdown", |catalog, _| Reference::new(catalog).markdown().len()),
    ("markdown_tables", |catalog, _| Reference::new(catalog).markdown_tables().len()),
    ("json_schema", |catalog, _| Reference::new(catalog).json_schema().len()),
    ("openapi", |catalog, _| Reference::new(catalog).openapi().len()),
    ("explain", |catalog, _| {
        Reference::new(catalog).explain("service_refused_1").map_or(0, |text| text.len())
    }),
    ("explain (unknown)", |catalog, _| {
        Reference::new(catalog).explain("servise_refused_1").map_or_else(|none| none.closest().len(), |_| 0)
    }),
];

const SIZES: [usize; 3] = [100, 1_000, 10_000];
const MOST: Duration = Duration::from_millis(200);
const MOST_GROWTH: f64 = 12.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let services = services::catalog()?;
    let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != "--bench").collect();
    if let [once, name, size, times] = &arguments[..]
        && once == "--once"
    {
        return so_often(&grown(&services, size.parse()?), name, times.parse()?);
    }
    let catalogs = SIZES.map(|size| grown(&services, size));
    println!(
        "\n### A catalog of so many entries, milliseconds; at most 200, and 12 times what a tenth takes\n"
    );
    print!("| |");
    for catalog in &catalogs {
        print!(" {} |", catalog.entries().count());
    }
    println!(" growth | bytes, or what else comes out |\n|---|---:|---:|---:|---:|---:|");
    for (name, work) in
        WORK.iter().filter(|(name, _)| arguments.first().is_none_or(|only| name.starts_with(only.as_str())))
    {
        print!("| {name} |");
        let mut bytes = 0;
        let taken = catalogs.each_ref().map(|catalog| {
            let changed = changed(catalog);
            let taken = time(|| bytes = black_box(work(black_box(catalog), black_box(&changed))));
            print!(" {:.2} |", taken.as_secs_f64() * 1e3);
            taken
        });
        let [_, thousand, largest] = taken;
        let growth = largest.as_secs_f64() / thousand.as_secs_f64();
        let missed = if largest > MOST || growth > MOST_GROWTH { ", **missed**" } else { "" };
        println!(" {growth:.1} ×{missed} | {bytes} |");
    }
    Ok(())
}

/// For whoever counts instructions: one format, so many times.
fn so_often(catalog: &Catalog, name: &str, times: u32) -> Result<(), Box<dyn std::error::Error>> {
    let changed = changed(catalog);
    let (_, work) = WORK.iter().find(|(known, _)| *known == name).ok_or("no such format")?;
    for _ in 0..times {
        black_box(work(black_box(catalog), black_box(&changed)));
    }
    Ok(())
}

/// The catalog over and over, under other names, until it has so many entries.
fn grown(catalog: &Catalog, size: usize) -> Catalog {
    let mut grown = catalog.clone();
    grown.contracts.clear();
    let mut left = size;
    for round in 1.. {
        for contract in &catalog.contracts {
            let mut contract = contract.clone();
            contract.entries.truncate(left);
            left -= contract.entries.len();
            let numbered = |text: &str| format!("{text}_{round}").into();
            contract.domain = contract.domain.as_deref().map(numbered);
            for entry in &mut contract.entries {
                entry.reason = numbered(&entry.reason);
            }
            for include in &mut contract.includes {
                include.domain = include.domain.as_deref().map(numbered);
            }
            grown.contracts.push(contract);
            if left == 0 {
                return grown;
            }
        }
    }
    grown
}

/// The catalog after somebody worked on it: every tenth entry is another, every twentieth is gone.
fn changed(catalog: &Catalog) -> Catalog {
    let mut changed = catalog.clone();
    for contract in &mut changed.contracts {
        let mut at = 0;
        contract.entries.retain_mut(|entry| {
            at += 1;
            if at % 10 == 0 {
                entry.recovery = "Call list_changes and pass the newest of them.".into();
                entry.code.http = 418;
            }
            at % 20 != 1
        });
    }
    changed
}
