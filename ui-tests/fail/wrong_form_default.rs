//! Only `code` and `severity` have a default.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(default(recovery = "Dig the well deeper or wait for rain."))]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
