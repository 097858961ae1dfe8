//! A doc comment and a #[doc = macro!(…)] on one variant, no #[when]: must not panic.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum ScanError {
    /// The glass is dirty
    #[doc = concat!("(see page ", 4, ")")]
    #[error("dirty")]
    #[reason("dirty_glass")]
    #[code(Conflict)]
    #[recovery("Wipe the glass with a dry cloth first.")]
    Dirty,
}

fn main() {
    assert_eq!(api::reason(&ScanError::Dirty), "dirty_glass");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
