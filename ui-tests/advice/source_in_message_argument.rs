//! The same through the arguments of the message.
#![deny(warnings)]

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum WellError {
    /// The well has run dry
    #[error("dry: {cause}", cause = .0)]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket to 20 metres and draw again.")]
    Dry(#[from] std::io::Error),
    /// The pump is silent
    #[error("silent: {}", .source)]
    #[reason("pump_silent")]
    #[code(NotFound)]
    #[recovery("Switch the pump on with `start_pump`, then draw again.")]
    Silent { source: std::fmt::Error },
}

fn main() {}
