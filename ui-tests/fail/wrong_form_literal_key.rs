//! A literal in the place of a key.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract("water")]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
