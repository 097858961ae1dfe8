//! Independent mistakes are all reported in one compilation.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(mising = "key")]
enum ManyError {
    #[reason(7)]
    #[doc = "One"] #[error("one")] #[code(NotFound)] #[recovery("Repair the left hinge of the door.")]
    One,
    /// Two
    #[error("two")]
    #[reason("two")]
    #[code(NotFound)]
    #[severity(loud)]
    #[recovery("Repair the right hinge of the door.")]
    Two,
    /// Three
    #[error("three")]
    #[reason("three")]
    #[code(NotFound)]
    #[recovery("")]
    Three,
}

fn main() {}
