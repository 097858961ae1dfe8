//! An attribute that is still being written: the impls are there all the same.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code()]
    #[contract(severity = )]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn half_written() -> &'static str {
    ErrorContract::reason(&WellError::Dry)
}

fn main() {}
