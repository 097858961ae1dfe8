//! Delays that are none.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(Timeout)]
    #[retryable(after = "a while")]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum LongWait {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(Timeout)]
    #[retryable(after = "25h")]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
