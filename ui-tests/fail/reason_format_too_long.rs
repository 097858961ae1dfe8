//! 64 characters.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("a_reason_that_goes_on_and_on_because_somebody_likes_long_ones_aa")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
