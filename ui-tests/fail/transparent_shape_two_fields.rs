//! A transparent variant with two fields.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[contract(transparent)]
    Dry(u8, u8),
}

fn main() {}
