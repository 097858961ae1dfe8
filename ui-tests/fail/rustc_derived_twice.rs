//! The derive listed twice: the compiler's error, no flood of others.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract, ErrorContract)]
enum DoubleError {
    /// Double
    #[error("double")]
    #[reason("double")]
    #[code(NotFound)]
    #[recovery("List the derive only once, not twice.")]
    Double,
}

fn main() {}
