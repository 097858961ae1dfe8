//! A number that JSON-RPC keeps for itself.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(-32050)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

fn main() {}
