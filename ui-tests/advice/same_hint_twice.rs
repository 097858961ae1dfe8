//! One hint on failures that retry differently.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket to 20 metres and draw again.")]
    Dry,
    /// The pump is busy
    #[error("busy")]
    #[reason("pump_busy")]
    #[code(RateLimited)]
    #[recovery("Lower the bucket to 20 metres and draw again.")]
    Busy,
}

fn main() {}
