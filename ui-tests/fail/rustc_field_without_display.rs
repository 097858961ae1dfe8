//! Interpolated field without Display: the error is at the hint or the field, not at the derive.
use error_contract::ErrorContract;

#[derive(Debug)]
struct NoDisplay;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig {depth} metres below the old floor.")] Dry { depth: NoDisplay },
}

fn main() {}
