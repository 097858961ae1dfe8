//! The name of the variant is no reason.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("WellDry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
