//! A hint names a field that is not there.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig {dept} metres below the old floor.")]
    Dry { depth: u8 },
}

fn main() {}
