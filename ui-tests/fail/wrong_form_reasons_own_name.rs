//! The enum of reasons cannot be called like the type.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(reasons = WellError)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
