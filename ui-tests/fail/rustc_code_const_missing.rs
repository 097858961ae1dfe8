//! Constant that does not exist.
use error_contract::ErrorContract;

mod codes {}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(codes::NOWHERE)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
