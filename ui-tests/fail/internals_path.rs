//! The reader cannot call a Rust function.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Call Registry::restage_table() with the old name again.")]
    Dry,
}

fn main() {}
