//! What says nothing is logged at `error`.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[severity(error)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
