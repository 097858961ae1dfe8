//! Names that are taken, and names that are none.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry {
        #[contract(context = "retry")]
        again: u8,
        #[contract(context)]
        depth: u8,
        #[contract(context = "depth")]
        metres: u8,
        #[contract(context = "vendor status")]
        status: u8,
    },
}

fn main() {}
