//! Position on a variant with named fields.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig {0} metres below the old floor.")]
    Dry { depth: u8 },
}

fn main() {}
