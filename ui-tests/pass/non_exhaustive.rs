//! #[non_exhaustive] on the enum and on variants; hidden catch-all.
#![deny(warnings)]

use error_contract::ErrorContract;

#[non_exhaustive]
#[derive(Debug, thiserror::Error, ErrorContract)]
pub enum RouteError {
    /// There is no way between the two points
    #[non_exhaustive]
    #[error("no way to {to}")]
    #[reason("no_way")]
    #[code(NotFound)]
    #[recovery("Choose a destination on the same island.")]
    NoWay { to: String },

    #[doc(hidden)]
    #[when("Anything that has no variant of its own yet")]
    #[error("other")]
    #[reason("other")]
    #[code(InternalError)]
    #[recovery("Choose another island and plan the route again.")]
    __Other,
}

fn main() {
    assert_eq!(api::reason(&RouteError::NoWay { to: "Sark".into() }), "no_way");
    assert_eq!(api::reason(&RouteError::__Other), "other");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
