//! A call that looks like a method of the program.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Call registerTable() with the name of the well.")]
    Dry,
}

fn main() {}
