//! How the benchmarks measure: contenders one after the other, round after round, the best time of each.
//!
//! What else runs on the machine can only make a run slower, so the minimum of many short runs is what the work costs.
//! A ratio is that of two minimums of the same rounds.

use std::{
    env, fs,
    hint::black_box,
    iter,
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

/// What the command line asks for.
enum Wanted {
    Times,
    /// `--list`: the contenders by name, for whoever counts instructions.
    List,
    /// `--run INDEX TIMES`: one contender so often, and nothing else.
    Run(usize, u32),
}

impl Wanted {
    fn read() -> Self {
        let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != "--bench").collect();
        match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["--list"] => Self::List,
            ["--run", index, times] => {
                Self::Run(index.parse().unwrap_or_default(), times.parse().unwrap_or_default())
            }
            _ => Self::Times,
        }
    }
}

/// Measures contenders against one another, and prints a table of each comparison.
pub struct Bench {
    wanted: Wanted,
    title: String,
    seen: usize,
}

impl Bench {
    /// As the command line says.
    #[expect(clippy::new_without_default, reason = "it reads the command line")]
    pub fn new() -> Self {
        Self { wanted: Wanted::read(), title: String::new(), seen: 0 }
    }

    /// Whether times are wanted: what does not come from here is measured only then.
    pub fn is_timed(&self) -> bool {
        matches!(self.wanted, Wanted::Times)
    }

    /// Begins a table.
    pub fn table(&mut self, title: &str) {
        title.clone_into(&mut self.title);
        if self.is_timed() {
            println!("\n### {title}\n\n| | ns | ratio | bound |\n|---|---:|---:|---|");
        }
    }

    /// Measures the first against each of the others, which say what may be at most.
    ///
    /// A bound of `0.8` is the most that the first may take of what the other takes.
    pub fn against<'a>(&mut self, ours: Contender<'a>, rivals: Vec<(Contender<'a>, Option<f64>)>) {
        let (rivals, bounds): (Vec<_>, Vec<_>) = rivals.into_iter().unzip();
        let mut all: Vec<_> = iter::once(ours).chain(rivals).collect();
        let from = self.seen;
        self.seen += all.len();
        match self.wanted {
            Wanted::Times => report(&mut all, &bounds),
            Wanted::List => {
                for contender in &all {
                    println!("{}\t{}", self.title, contender.name);
                }
            }
            Wanted::Run(index, times) => {
                if let Some(contender) = index.checked_sub(from).and_then(|index| all.get_mut(index)) {
                    contender.timed(times);
                }
            }
        }
    }
}

fn report(all: &mut [Contender<'_>], bounds: &[Option<f64>]) {
    let times: Vec<u32> = all.iter_mut().map(Contender::times).collect();
    for _ in 0..ROUNDS {
        for (contender, times) in all.iter_mut().zip(&times) {
            contender.best = contender.best.min(contender.timed(*times));
        }
    }
    let Some((ours, rivals)) = all.split_first() else { return };
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

/// The time of one run that is long, of the best of several turns: on the processor where the system tells, so that whatever else
/// runs on the machine counts less.
pub fn time(mut run: impl FnMut()) -> Duration {
    run();
    (0..8).map(|_| turn(&mut run)).min().unwrap_or_default()
}

/// One run of a tenth of a second: the system counts in steps of some milliseconds.
fn turn(run: &mut impl FnMut()) -> Duration {
    let (start, on_processor) = (Instant::now(), on_processor());
    let mut runs = 0;
    while runs < 3 || start.elapsed() < Duration::from_millis(100) {
        run();
        runs += 1;
    }
    let taken = match (on_processor, self::on_processor()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => start.elapsed(),
    };
    taken / runs
}

/// Linux: how long this thread has run (`Documentation/scheduler/sched-stats.rst`).
fn on_processor() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(stat.split(' ').next()?.parse().ok()?))
}
