//! An integration that is not there.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(axum08)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
