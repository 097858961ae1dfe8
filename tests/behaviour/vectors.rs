//! Conformance with the two source texts, as data: `tests/vectors`, or the folder in `ERROR_CONTRACT_VECTORS`.
//!
//! What Rust's types or the design refuse is a predicate on the case, never a name; each test prints how
//! many cases each predicate took.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use serde_json::Value;

mod classify;
mod http;
mod wire;

/// The cases of a file.
pub(crate) fn read(name: &str) -> Value {
    let folder = env::var_os("ERROR_CONTRACT_VECTORS")
        .filter(|folder| !folder.is_empty())
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/vectors")), PathBuf::from);
    let path = folder.join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What became of the cases of a file.
struct Tally {
    file: &'static str,
    held: usize,
    refused: BTreeMap<&'static str, usize>,
    broken: Vec<String>,
}

impl Tally {
    fn new(file: &'static str) -> Self {
        Self { file, held: 0, refused: BTreeMap::new(), broken: Vec::new() }
    }

    /// A case that this predicate took.
    fn refuse(&mut self, predicate: &'static str) {
        *self.refused.entry(predicate).or_default() += 1;
    }

    /// A case, with what was expected and what came out.
    fn hold<T: PartialEq + std::fmt::Debug>(&mut self, case: &Value, expected: &T, answer: &T) {
        if expected == answer {
            self.held += 1;
        } else {
            self.broken.push(format!("{case}\n  expected {expected:?}\n  got      {answer:?}"));
        }
    }

    /// Prints the counts. How many cases there are, and how many were refused.
    fn close(self) -> (usize, usize) {
        let refused: usize = self.refused.values().sum();
        let all = self.held + refused + self.broken.len();
        println!("{}: {all} cases, {} hold, {refused} refused", self.file, self.held);
        for (predicate, count) in &self.refused {
            println!("  {count:>4} {predicate}");
        }
        assert!(self.broken.is_empty(), "{} differ:\n{}", self.broken.len(), self.broken.join("\n"));
        assert!(self.held > 0, "no case of {} was compared", self.file);
        (all, refused)
    }
}

#[test]
fn vectors_together_refuse_less_than_a_fifth() {
    let files = [classify::run(), wire::run(), http::run()];
    let all: usize = files.iter().map(|(all, _)| all).sum();
    let refused: usize = files.iter().map(|(_, refused)| refused).sum();
    println!("together: {all} cases, {refused} refused");
    assert!(refused * 5 < all, "{refused} of {all} cases are refused");
}
