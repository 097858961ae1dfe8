//! One factory for each code, from the table.

use alloc::borrow::Cow;

use crate::{Code, Failure};

macro_rules! codes {
    ($($name:ident $snake:ident $number:literal $http:literal $grpc:ident $fault:ident $transient:ident $category:ident,)*) => {
        /// A factory for each code.
        impl Failure {
            $(
                #[doc = concat!("A failure with the code [`", stringify!($name), "`](crate::Class::", stringify!($name), ").")]
                ///
                /// ```
                /// use error_contract::{Code, Failure};
                ///
                #[doc = concat!("let failure = Failure::", stringify!($snake), "(\"what happened\");")]
                #[doc = concat!("assert_eq!(failure.sent().code(), Code::", stringify!($name), ");")]
                /// ```
                pub fn $snake(message: impl Into<Cow<'static, str>>) -> Self {
                    Self::new(Code::$name, message)
                }
            )*
        }
    };
}

macro_rules! domain_codes {
    ($($ignored:tt)*) => {};
}

include!("../code/table.rs");
