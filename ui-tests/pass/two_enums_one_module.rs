//! Two derives in one module, same variant names, same reasons, no clash of generated items.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "left")]
enum Left {
    /// Not there
    #[error("left")] #[reason("missing")] #[code(NotFound)] #[recovery("Look in the left drawer of it.")] Missing,
}
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "right")]
enum Right {
    /// Not there
    #[error("right")] #[reason("missing")] #[code(Timeout)] #[recovery("Look in the right drawer of it.")] Missing,
}
mod left {
    #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
    pub(super) enum Left {
        /// Not there
        #[error("inner")] #[reason("missing")] #[code(Conflict)] #[recovery("Look in the middle drawer of it.")] Missing,
    }
}

fn main() {
    assert_eq!(api::code(&Left::Missing), api::NOT_FOUND);
    assert_eq!(api::code(&Right::Missing), api::TIMEOUT);
    assert_eq!(api::code(&left::Left::Missing), api::CONFLICT);
    assert_eq!(api::reason(&Left::Missing), api::reason(&Right::Missing));
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const NOT_FOUND: i32 = -32001;
    pub(crate) const CONFLICT: i32 = -32002;
    pub(crate) const TIMEOUT: i32 = -32004;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
