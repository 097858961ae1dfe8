//! A retired reason comes back, here and through a nested contract.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum Inner {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(retired("well_dry", "well_full"))]
enum Outer {
    /// The well is full
    #[error("full")]
    #[reason("well_full")]
    #[code(Conflict)]
    #[recovery("Close the inlet before more water runs in.")]
    Full,
    #[error(transparent)]
    #[contract(transparent)]
    Inner(#[from] Inner),
}

fn main() {}
