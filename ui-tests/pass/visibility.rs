//! Private, pub(crate), pub(in …) and public enums; private types in their fields.
#![deny(warnings, private_interfaces, private_bounds)]

pub mod outer {
    pub(crate) mod middle {
        #[derive(Debug)]
        pub(in crate::outer) struct Hidden;

        #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
        pub(in crate::outer) enum Narrow {
            /// Narrow
            #[error("narrow")]
            #[reason("narrow")]
            #[code(Forbidden)]
            #[recovery("Ask for access to the outer module.")]
            Narrow(#[allow(dead_code)] Hidden),
        }
        pub(in crate::outer) fn narrow() -> Narrow {
            Narrow::Narrow(Hidden)
        }
    }
    pub fn check() -> &'static str {
        crate::api::reason(&middle::narrow())
    }

    mod sealed {
        #[derive(Debug)]
        pub struct Token(pub(super) u8);
    }
    #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
    pub enum Public {
        /// Carries a type that cannot be named outside
        #[error("public")]
        #[reason("public")]
        #[code(Forbidden)]
        #[recovery("Ask the owner for another token, please.")]
        Carries(sealed::Token),
    }
    pub fn public() -> Public {
        Public::Carries(sealed::Token(4))
    }
    pub fn token(public: &Public) -> u8 {
        let Public::Carries(token) = public;
        token.0
    }
}

fn main() {
    assert_eq!(outer::check(), "narrow");
    assert_eq!(api::reason(&outer::public()), "public");
    assert_eq!(outer::token(&outer::public()), 4);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
