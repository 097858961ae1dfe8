//! The same as an expression.
use error_contract::ErrorContract;

const ADAPTER: i32 = 4001;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(ADAPTER)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
