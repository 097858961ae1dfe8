//! A transparent variant brings a reason that is there already.
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
enum Second {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum Outer {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry,
    #[error(transparent)]
    #[contract(transparent)]
    Inner(#[from] Inner),
    #[error(transparent)]
    #[contract(transparent)]
    Second(Box<Second>),
}

fn main() {}
