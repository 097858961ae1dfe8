//! The hint says what the message says.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("the bucket of the well is empty")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("The bucket of this well is empty.")]
    Dry,
}

fn main() {}
