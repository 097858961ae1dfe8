//! 3001 is RateLimited.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound, 3001)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
