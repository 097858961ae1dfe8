//! A name that is nearly one of the table.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFond)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
