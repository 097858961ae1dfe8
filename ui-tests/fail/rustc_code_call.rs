//! A call.
use error_contract::ErrorContract;

#[allow(dead_code)]
fn pick() -> i32 {
    3
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(pick())]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
