//! How the benchmarks measure: contenders one after the other, round after round, the best time of each.
//!
//! What else runs on the machine can only make a run slower, so the minimum of many short runs is what the work costs.
//! A ratio is that of two minimums of the same rounds.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// How long one run of a contender takes, about.
const RUN: Duration = Duration::from_micros(500);
const ROUNDS: usize = 301;

/// Something to measure, under the name that it has in the table.
pub struct Contender<'a> {
    name: &'a str,
    run: Box<dyn FnMut() + 'a>,
    best: f64,
}

/// A contender. What `run` gives is not thrown away before it is there.
pub fn contender<'a, T>(name: &'a str, mut run: impl FnMut() -> T + 'a) -> Contender<'a> {
    Contender {
        name,
        run: Box::new(move || {
            black_box(run());
        }),
        best: f64::INFINITY,
    }
}

impl Contender<'_> {
    /// Nanoseconds for one of `times`.
    fn timed(&mut self, times: u32) -> f64 {
        let start = Instant::now();
        for _ in 0..times {
            (self.run)();
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    }

    /// How often it runs within [`RUN`].
    fn times(&mut self) -> u32 {
        let mut times = 1;
        while self.timed(times) * f64::from(times) < RUN.as_secs_f64() * 1e9 && times < 1 << 20 {
            times *= 2;
        }
        times
    }
}

/// Prints the head of a table.
pub fn table(title: &str) {
    println!("\n### {title}\n\n| | ns | ratio | bound |\n|---|---:|---:|---|");
}

/// Measures the first against each of the others, which say what may be at most.
///
/// A bound of `0.8` is the most that the first may take of what the other takes.
pub fn against<'a>(mut ours: Contender<'a>, rivals: Vec<(Contender<'a>, Option<f64>)>) {
    let (mut rivals, bounds): (Vec<_>, Vec<_>) = rivals.into_iter().unzip();
    let mut times: Vec<u32> = rivals.iter_mut().map(Contender::times).collect();
    times.insert(0, ours.times());
    for _ in 0..ROUNDS {
        for (contender, times) in std::iter::once(&mut ours).chain(&mut rivals).zip(&times) {
            contender.best = contender.best.min(contender.timed(*times));
        }
    }
    println!("| {} | {} | | |", ours.name, figure(ours.best));
    for (rival, bound) in rivals.iter().zip(bounds) {
        let ratio = ours.best / rival.best;
        let said = bound.map_or_else(String::new, |bound| {
            format!("≤ {bound}{}", if ratio > bound { ", **missed**" } else { "" })
        });
        println!("| · {} | {} | {ratio:.2} × | {said} |", rival.name, figure(rival.best));
    }
}

/// A number of nanoseconds, as it is read.
fn figure(nanoseconds: f64) -> String {
    if nanoseconds < 100.0 {
        format!("{nanoseconds:.1}")
    } else {
        let digits = format!("{nanoseconds:.0}");
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(',');
            }
            grouped.push(digit);
        }
        grouped
    }
}
