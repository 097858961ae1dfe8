//! A bad code name handed through macro_rules is reported where the caller wrote it.
use error_contract::ErrorContract;

macro_rules! wrong_code {
    ($code:ident) => {
        #[derive(Debug, thiserror::Error, ErrorContract)]
        enum FromMacro {
            /// By macro
            #[error("macro")]
            #[reason("by_macro")]
            #[code($code)]
            #[recovery("Give the macro a proper code name.")]
            ByMacro,
        }
    };
}
wrong_code!(NotFuond);

fn main() {}
