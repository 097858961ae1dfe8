//! A key in the bare form and inside `#[contract(…)]`.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    #[contract(reason = "well_empty")]
    Dry,
}

fn main() {}
