//! -32099 says that nothing is known.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(UnknownError)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
