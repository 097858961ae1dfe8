//! `allow` names a check that is not there, and one that cannot be allowed.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    #[contract(allow(vage, reason_format, reason = "they know"))]
    Dry,
}

fn main() {}
