//! More than 480 characters.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor. Dig the well deeper, at least ten metres below the old floor.")]
    Dry,
}

fn main() {}
