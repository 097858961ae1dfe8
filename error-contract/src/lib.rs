#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
// On docs.rs each item shows the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(feature = "std", test))]
extern crate std;

extern crate alloc;
// So that the derive works in the tests and examples of this crate as it does everywhere else.
extern crate self as error_contract;

mod accept;
mod backoff;
mod bounded;
mod category;
mod chain;
mod code;
mod const_text;
mod context;
mod context_field;
mod contract;
mod entry;
mod envelope;
mod error;
mod failure;
mod fault;
mod flags;
mod grpc;
mod json;
mod line;
mod outbound;
mod overrides;
#[cfg(any(feature = "axum08", feature = "rmcp3"))]
mod panicked;
mod paragraphs;
mod payload;
mod reason;
#[cfg(feature = "serde")]
mod received;
mod register;
mod response;
mod retry;
mod retry_advice;
mod severity;
mod surface;
mod varies;

pub mod advertise;
pub mod boundary;
#[cfg(feature = "catalog")]
pub mod catalog;
pub mod classify;
#[cfg(feature = "docs")]
pub mod docs;
pub mod http_in;
pub mod jsonrpc;
#[cfg(feature = "lock")]
pub mod lock;
pub mod mcp;
pub mod problem;
#[cfg(feature = "tracing")]
pub mod report;
#[cfg(feature = "testing")]
pub mod testing;

mod integrations;

#[cfg(feature = "axum08")]
pub use crate::integrations::axum08;
#[cfg(feature = "backon1")]
pub use crate::integrations::backon1;
#[cfg(feature = "http1")]
pub use crate::integrations::http1;
#[cfg(feature = "rmcp3")]
pub use crate::integrations::rmcp3;

mod private;

/// The only door that generated code uses. Not public API.
#[doc(hidden)]
pub mod __private {
    pub use crate::private::*;
}

#[cfg(any(feature = "axum08", feature = "rmcp3"))]
use crate::register::unlisted;

pub use crate::{
    backoff::{Backoff, backoff},
    category::Category,
    code::{Class, Code},
    context_field::ContextField,
    contract::{Contract, Entries, Nested, Part},
    entry::Entry,
    error::{ErrorContract, HasContract, UnknownReason},
    failure::{Failure, ResultExt, Sent, Within},
    fault::Fault,
    grpc::GrpcCode,
    outbound::Outbound,
    overrides::Overrides,
    reason::{Reason, ReasonName},
    response::{Details, ErrorResponse, Response},
    retry::Retry,
    retry_advice::RetryAdvice,
    severity::Severity,
    surface::Surface,
    varies::Varies,
};

#[cfg(feature = "serde")]
pub use crate::received::{Envelope, Limits, NotReceived, Received, Typed};

#[doc = include_str!("../docs/attributes.md")]
pub use error_contract_derive::ErrorContract;

#[doc = include_str!("../docs/checks.md")]
pub mod checks {}

#[cfg(feature = "serde")]
#[doc = include_str!("../docs/client.md")]
pub mod client {}

#[cfg(feature = "serde")]
pub mod guides {
    #![doc = include_str!("../docs/guides.md")]

    #[doc = include_str!("../docs/features.md")]
    pub mod features {}

    #[doc = include_str!("../docs/from_jsonrpc_codes.md")]
    pub mod from_jsonrpc_codes {}

    #[doc = include_str!("../docs/from_miette.md")]
    pub mod from_miette {}

    #[doc = include_str!("../docs/from_thiserror.md")]
    pub mod from_thiserror {}

    #[doc = include_str!("../docs/lock.md")]
    pub mod shared_lock {}
}
