//! A hint names the source.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig below {source} and look for water.")]
    Dry { source: std::io::Error },
}

fn main() {}
