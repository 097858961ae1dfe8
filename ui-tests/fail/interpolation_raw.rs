//! A raw field is named without its `r#`.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig below {r#type} and look for water.")]
    Dry { r#type: u8 },
}

fn main() {}
