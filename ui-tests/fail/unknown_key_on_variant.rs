//! A misspelt key inside `#[contract(…)]`: one error, not a second for the missing key.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[contract(reason = "well_dry", code = NotFound, recovry = "Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
