//! A mark of a field on the variant.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    #[contract(context)]
    Dry,
}

fn main() {}
