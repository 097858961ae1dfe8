//! The two traits: one occurrence, and the whole type.

use alloc::{borrow::Cow, boxed::Box, sync::Arc};
use core::{error::Error, fmt, time::Duration};

use crate::{
    Category, Code, Contract, Entry, ErrorResponse, Fault, GrpcCode, Response, Retry, Severity,
    mcp::Placement,
    private::{Context, defaults},
};

/// What one failure means to whoever receives it.
///
/// Derive it: `#[derive(ErrorContract)]`. Everything static comes from [`entry`](Self::entry); what
/// an occurrence decides is in the other methods. The trait is dyn-compatible:
/// `Box<dyn ErrorContract + Send + Sync>` is an [`ErrorContract`] too.
///
/// ```
/// use error_contract::{ErrorContract, Retry, Severity};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(domain = "pubmed")]
/// enum FetchError {
///     /// Local request queue is at capacity.
///     #[error("the request queue is full")]
///     #[reason("queue_full")]
///     #[code(RateLimited)]
///     #[severity(notice)]
///     #[recovery("Wait 30 seconds and retry, or reduce batch size.")]
///     QueueFull,
/// }
///
/// let error: &dyn ErrorContract = &FetchError::QueueFull;
/// assert_eq!(error.reason(), "queue_full");
/// assert_eq!(error.code().as_i32(), -32003);
/// assert_eq!(error.retry(), Retry::Transient);
/// assert_eq!(error.severity(), Severity::Notice);
/// assert_eq!(error.response().to_json(), r#"{"code":-32003,"message":"the request queue is full","#.to_owned()
///     + r#""retryable":true,"details":{"reason":"queue_full","domain":"pubmed","#
///     + r#""suggestion":"Wait 30 seconds and retry, or reduce batch size.","retry":"transient"}}"#);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no contract",
    label = "nothing derives `ErrorContract` for this type; one of another crate comes in by `ResultExt`: `.classified(\"…\")?`",
    note = "write `#[derive(ErrorContract)]` on it; an error of another crate becomes a failure by `ResultExt::classified` or `or_failure`"
)]
pub trait ErrorContract: Error + AsContract {
    /// What was declared for this failure.
    ///
    /// A transparent variant answers with the entry of the error inside; what the variant overrides is
    /// in the other methods, not in the entry.
    fn entry(&self) -> &'static Entry;

    /// The class and the number.
    fn code(&self) -> Code {
        defaults::code(self)
    }

    /// The stable name that callers switch on.
    fn reason(&self) -> &'static str {
        self.entry().reason()
    }

    /// The domain that the reason belongs to, where one is declared.
    fn domain(&self) -> Option<&'static str> {
        self.entry().domain()
    }

    /// Whether repeating helps.
    fn retry(&self) -> Retry {
        defaults::retry(self)
    }

    /// Whether the same call may work.
    fn retryable(&self) -> bool {
        self.retry().is_transient()
    }

    /// How long to wait before the next attempt. On every wire it is whole seconds, rounded up, at
    /// most a day.
    fn retry_after(&self) -> Option<Duration> {
        defaults::retry_after(self)
    }

    /// What the receiver should do next. Borrowed unless values are interpolated.
    fn recovery(&self) -> Cow<'_, str> {
        defaults::recovery(self)
    }

    /// How loudly to log it.
    fn severity(&self) -> Severity {
        defaults::severity(self)
    }

    /// The range family.
    fn category(&self) -> Category {
        self.code().category()
    }

    /// Who is to blame, for metrics.
    fn fault(&self) -> Fault {
        self.code().fault()
    }

    /// The path of the offending input.
    fn field(&self) -> Option<Cow<'_, str>> {
        defaults::field(self)
    }

    /// A vendor's own identifier, such as `ORDER_NOT_FOUND`.
    fn original_error(&self) -> Option<Cow<'_, str>> {
        defaults::original_error(self)
    }

    /// The HTTP status it is sent with; see [`Entry::http_status`].
    fn http_status(&self) -> u16 {
        crate::entry::http_status(self.__http(), self.code(), self.retry())
    }

    /// The gRPC code it is sent with; see [`Entry::grpc`].
    fn grpc(&self) -> GrpcCode {
        crate::entry::grpc(self.code(), self.retry())
    }

    /// Whether it is sent as a JSON-RPC error object, not as a result.
    fn is_protocol(&self) -> bool {
        defaults::protocol(self)
    }

    /// The [`ErrorResponse`], written straight from the error without building a value.
    fn response(&self) -> Response<'_> {
        Response::new(self.__as_dyn())
    }

    /// The [`ErrorResponse`] as a value that outlives the error.
    fn to_response(&self) -> ErrorResponse {
        self.response().to_response()
    }

    /// The error inside a transparent variant, which answers whatever this one does not.
    #[doc(hidden)]
    fn __inner(&self) -> Option<&dyn ErrorContract> {
        None
    }

    /// The declared HTTP status.
    #[doc(hidden)]
    fn __http(&self) -> Option<u16> {
        defaults::http(self)
    }

    /// Where an MCP tool result carries the structured error, where the type says so.
    #[doc(hidden)]
    fn __placement(&self) -> Option<Placement> {
        // Not that of an error inside: the placement belongs to the type that a handler returns.
        None
    }

    /// Writes what the caller sees in place of `Display`.
    #[doc(hidden)]
    fn __write_message(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        defaults::write_message(self, out)
    }

    /// Writes the hint without building it first.
    #[doc(hidden)]
    fn __write_recovery(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        defaults::write_recovery(self, out)
    }

    /// Hands over the fields that may leave the process.
    #[doc(hidden)]
    fn __context(&self, to: &mut Context<'_>) {
        defaults::context(self, to);
    }
}

/// Every failure a type can be. Derived together with [`ErrorContract`].
///
/// ```
/// use error_contract::{ErrorContract, HasContract};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// const ALL: usize = LampError::CONTRACT.len();
/// assert_eq!(ALL, 1);
/// assert!(LampError::CONTRACT.find("not_paired").is_some());
/// ```
///
/// One written by hand looks like a generated one:
///
/// ```
/// use std::fmt;
///
/// use error_contract::{Code, Contract, Entry, ErrorContract, HasContract, Part};
///
/// #[derive(Debug)]
/// struct NotPaired;
///
/// const NOT_PAIRED: Entry = Entry::new("not_paired", Code::Unauthorized)
///     .with_when("The lamp is not paired.")
///     .with_recovery("Hold the button on the lamp for five seconds.");
///
/// impl HasContract for NotPaired {
///     const CONTRACT: &'static Contract = &Contract::new("NotPaired", &[Part::Entry(NOT_PAIRED)]);
///
///     fn as_contract(&self) -> &dyn ErrorContract {
///         self
///     }
/// }
///
/// impl ErrorContract for NotPaired {
///     fn entry(&self) -> &'static Entry {
///         &NOT_PAIRED
///     }
/// }
///
/// impl fmt::Display for NotPaired {
///     fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
///         out.write_str("the lamp is not paired")
///     }
/// }
///
/// impl std::error::Error for NotPaired {}
///
/// assert_eq!(NotPaired.response().to_response().code, -32006);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no contract",
    label = "nothing derives `ErrorContract` for this type",
    note = "write `#[derive(ErrorContract)]` on it, or drop `transparent` and give the variant a `reason`, a `code` and a `recovery`"
)]
pub trait HasContract {
    /// The table.
    const CONTRACT: &'static Contract;

    /// The checks of a type with parameters, which can be judged only where it is instantiated.
    #[doc(hidden)]
    const __CHECKS: () = ();

    /// The error as a trait object, for a transparent variant around it: `self`.
    fn as_contract(&self) -> &dyn ErrorContract;
}

/// A text that is none of the reasons of a type; from the enum that `reasons = Name` generates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownReason;

impl fmt::Display for UnknownReason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("unknown reason")
    }
}

impl Error for UnknownReason {}

/// `&self` as a trait object, for the methods that every error has.
#[doc(hidden)]
pub trait AsContract {
    /// The error itself.
    fn __as_dyn(&self) -> &dyn ErrorContract;
}

impl<E: ErrorContract> AsContract for E {
    fn __as_dyn(&self) -> &dyn ErrorContract {
        self
    }
}

/// Everything is asked of the error behind the pointer.
macro_rules! forward {
    () => {
        forward! {
            entry -> &'static Entry; code -> Code; reason -> &'static str; domain -> Option<&'static str>;
            retry -> Retry; retryable -> bool; retry_after -> Option<Duration>; recovery -> Cow<'_, str>;
            severity -> Severity; category -> Category; fault -> Fault; field -> Option<Cow<'_, str>>;
            original_error -> Option<Cow<'_, str>>; http_status -> u16; grpc -> GrpcCode; is_protocol -> bool;
            response -> Response<'_>; to_response -> ErrorResponse;
            __inner -> Option<&dyn ErrorContract>; __http -> Option<u16>; __placement -> Option<Placement>;
        }
        fn __write_message(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            (**self).__write_message(out)
        }
        fn __write_recovery(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            (**self).__write_recovery(out)
        }
        fn __context(&self, to: &mut Context<'_>) {
            (**self).__context(to);
        }
    };
    ($($method:ident -> $answer:ty;)*) => {
        $(fn $method(&self) -> $answer { (**self).$method() })*
    };
}

impl<E: ErrorContract> ErrorContract for Box<E> {
    forward!();
}

impl<E: ErrorContract + ?Sized> ErrorContract for Arc<E> {
    forward!();
}

#[diagnostic::do_not_recommend]
impl<E: HasContract> HasContract for Box<E> {
    const CONTRACT: &'static Contract = E::CONTRACT;

    fn as_contract(&self) -> &dyn ErrorContract {
        (**self).as_contract()
    }
}

#[diagnostic::do_not_recommend]
impl<E: HasContract + ?Sized> HasContract for Arc<E> {
    const CONTRACT: &'static Contract = E::CONTRACT;

    fn as_contract(&self) -> &dyn ErrorContract {
        (**self).as_contract()
    }
}

/// `std` has `Error` for boxes of sized errors only, so the boxes of trait objects are ours.
macro_rules! dynamic {
    ($($object:ty;)*) => {
        $(
            #[diagnostic::do_not_recommend]
            impl HasContract for $object {
                const CONTRACT: &'static Contract = &Contract::delegated("dyn ErrorContract");

                fn as_contract(&self) -> &dyn ErrorContract {
                    self
                }
            }

            #[diagnostic::do_not_recommend]
            impl HasContract for Box<$object> {
                const CONTRACT: &'static Contract = <$object as HasContract>::CONTRACT;

                fn as_contract(&self) -> &dyn ErrorContract {
                    &**self
                }
            }

            impl ErrorContract for Box<$object> {
                forward!();
            }

            impl Error for Box<$object> {
                fn source(&self) -> Option<&(dyn Error + 'static)> {
                    (**self).source()
                }
            }
        )*
    };
}

dynamic! {
    dyn ErrorContract;
    dyn ErrorContract + Send;
    dyn ErrorContract + Sync;
    dyn ErrorContract + Send + Sync;
}
