//! Repeating what never works.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[recovery("Wait 30 seconds and send the same request again.")]
    Dry,
}

fn main() {}
