//! A function of the occurrence that is not there, and one that returns something else.
use error_contract::ErrorContract;

fn wrong(_: &WellError) -> bool {
    true
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound, with = nowhere)]
    #[retryable(with = wrong)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
