//! The gRPC code space.

use core::fmt;

/// A gRPC status code (`google.rpc.Code`).
///
/// ```
/// use error_contract::{Code, GrpcCode};
///
/// assert_eq!(Code::NotFound.grpc(), GrpcCode::NOT_FOUND);
/// assert_eq!(GrpcCode::NOT_FOUND.as_i32(), 5);
/// assert_eq!(GrpcCode::NOT_FOUND.as_str(), "NOT_FOUND");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GrpcCode(u8);

macro_rules! grpc_codes {
    ($($number:literal $name:ident,)*) => {
        impl GrpcCode {
            $(
                #[doc = concat!("`", stringify!($name), "`, ", stringify!($number), ".")]
                pub const $name: Self = Self($number);
            )*

            /// The canonical name, as `google.rpc.Code` spells it.
            pub const fn as_str(self) -> &'static str {
                match self.0 { $($number => stringify!($name),)* _ => "UNKNOWN" }
            }
        }
    };
}

grpc_codes! {
    1 CANCELLED,
    2 UNKNOWN,
    3 INVALID_ARGUMENT,
    4 DEADLINE_EXCEEDED,
    5 NOT_FOUND,
    6 ALREADY_EXISTS,
    7 PERMISSION_DENIED,
    8 RESOURCE_EXHAUSTED,
    9 FAILED_PRECONDITION,
    10 ABORTED,
    11 OUT_OF_RANGE,
    12 UNIMPLEMENTED,
    13 INTERNAL,
    14 UNAVAILABLE,
    15 DATA_LOSS,
    16 UNAUTHENTICATED,
}

impl GrpcCode {
    /// The number on the wire.
    pub const fn as_i32(self) -> i32 {
        self.0 as i32
    }
}

impl fmt::Debug for GrpcCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}
