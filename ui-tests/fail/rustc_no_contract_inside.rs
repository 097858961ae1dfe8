//! The error inside a transparent variant has no contract: one error, at the type.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error(transparent)]
    #[contract(transparent)]
    Dry(std::io::Error),
}

fn main() {}
