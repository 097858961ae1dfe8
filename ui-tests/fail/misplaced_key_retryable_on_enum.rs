//! Flag on the enum.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[retryable]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
