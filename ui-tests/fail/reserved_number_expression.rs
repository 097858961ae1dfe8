//! The same as an expression, judged where constants are evaluated.
use error_contract::ErrorContract;

mod codes {
    pub(crate) const BASE: i32 = -32000;
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(codes::BASE - 50)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
