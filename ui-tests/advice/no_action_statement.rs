//! Nothing to do in it.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("The seat in the third row is already gone.")]
    Dry,
}

fn main() {}
