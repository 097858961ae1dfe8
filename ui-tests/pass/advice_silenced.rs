//! Advice is silenced by `allow` on the variant or the enum, and by `#[allow(deprecated)]` on the enum, the
//! variant or a module around it.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(allow(vague, reason = "the clients know what later means"))]
enum OnTheEnum {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket of the well or retry later.")]
    Dry,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum OnTheVariant {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket of the well or retry later.")]
    #[contract(allow(vague, too_short, reason = "the clients know what later means"))]
    Dry,
    /// The lid is closed
    #[error("closed")]
    #[reason("lid_closed")]
    #[code(Conflict)]
    #[recovery("Lift the lid.")]
    #[contract(allow(too_short, reason = "there is nothing to add"))]
    Closed,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[allow(deprecated)]
enum ByTheLintOnTheEnum {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket of the well or retry later.")]
    Dry,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum ByTheLintOnTheVariant {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the bucket of the well or retry later.")]
    #[allow(deprecated)]
    Dry,
}

#[allow(deprecated)]
mod by_the_lint_on_the_module {
    #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
    pub(crate) enum Inside {
        /// The well has run dry
        #[error("dry")]
        #[reason("well_dry")]
        #[code(NotFound)]
        #[recovery("Lower the bucket of the well or retry later.")]
        Dry,
    }
}

fn main() {
    assert_eq!(ErrorContract::recovery(&OnTheVariant::Closed), "Lift the lid.");
    let _ = (OnTheEnum::Dry, OnTheVariant::Dry, ByTheLintOnTheEnum::Dry, ByTheLintOnTheVariant::Dry);
    let _ = by_the_lint_on_the_module::Inside::Dry;
}
