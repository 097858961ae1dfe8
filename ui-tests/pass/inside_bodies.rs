//! Derive inside functions, closures, blocks, consts, trait methods; names visible only there.
#![deny(warnings, non_local_definitions)]

fn in_function() -> (i32, &'static str) {
    use error_contract::ErrorContract;
    const LOCAL_CODE: i32 = 77;
    #[derive(Debug, thiserror::Error, ErrorContract)]
    enum LocalError {
        /// Local
        #[error("local")]
        #[reason("local")]
        #[code(LOCAL_CODE)]
        #[recovery("Leave the function by the other door.")]
        Local,
    }
    (api::code(&LocalError::Local), api::reason(&LocalError::Local))
}

trait Worker {
    const ID: &'static str;
    fn fail(&self) -> &'static str {
        #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
        enum DefaultMethodError {
            /// In a default method
            #[error("default")]
            #[reason("in_default_method")]
            #[code(Timeout)]
            #[recovery("Write a method of your own instead.")]
            Method,
        }
        api::reason(&DefaultMethodError::Method)
    }
}
struct Bee;
impl Worker for Bee {
    const ID: &'static str = {
        #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
        #[allow(dead_code)]
        enum ConstError {
            /// In an associated constant
            #[error("const")]
            #[reason("in_const")]
            #[code(Timeout)]
            #[recovery("Move the type out of the constant.")]
            Here,
        }
        "bee"
    };
}

fn main() {
    assert_eq!(in_function(), (77, "local"));
    assert_eq!(Bee.fail(), "in_default_method");
    assert_eq!(Bee::ID, "bee");
    let closure = |flag: bool| {
        #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
        enum ClosureError {
            /// In a closure
            #[error("closure")]
            #[reason("in_closure")]
            #[code(Timeout)]
            #[recovery("Call the closure with the other flag.")]
            Flag,
        }
        if flag { api::reason(&ClosureError::Flag) } else { "none" }
    };
    assert_eq!(closure(true), "in_closure");
    assert_eq!(closure(false), "none");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
