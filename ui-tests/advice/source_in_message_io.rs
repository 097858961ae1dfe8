//! The text of the source would be sent to the caller.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("dry: {source}")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket to 20 metres and draw again.")]
    Dry { source: std::io::Error },
}

fn main() {}
