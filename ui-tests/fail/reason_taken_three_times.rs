//! Every further use of a reason is reported, not the first repetition alone.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum TripletError {
    /// One
    #[error("one")] #[code(NotFound)] #[recovery("Ask for the eldest one by name.")]
    #[reason("same")]
    One,
    /// Two
    #[error("two")] #[code(NotFound)] #[recovery("Ask for the second one by name.")]
    #[reason("same")] // second
    Two,
    /// Three
    #[error("three")] #[code(NotFound)] #[recovery("Ask for the youngest one by name.")]
    #[reason("same")] // third
    Three,
}

fn main() {}
