//! An expression that is no `i32`: reported once.
use error_contract::ErrorContract;

const LIMIT: u16 = 3001;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(LIMIT)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
