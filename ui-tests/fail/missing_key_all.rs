//! Nothing is said but the message.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    // no doc comment
    #[error("dry")]

    Dry,
}

fn main() {}
