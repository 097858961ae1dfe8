//! JSON-RPC 2.0: a domain failure is a successful response whose result carries an error, a failure
//! of the protocol is an error object.
//!
//! ```
//! use error_contract::{ErrorContract, jsonrpc};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum OrderError {
//!     /// The order does not exist.
//!     #[error("order {0} does not exist")]
//!     #[reason("unknown_order")]
//!     #[code(NotFound, 40401)]
//!     #[recovery("Call list_orders and pass one of its ids.")]
//!     Unknown(u32),
//! }
//!
//! let reply = jsonrpc::reply(&OrderError::Unknown(7), 1).to_json();
//! assert!(reply.starts_with(r#"{"jsonrpc":"2.0","id":1,"result":{"error":{"code":40401,"#));
//! let object = jsonrpc::error_object(&OrderError::Unknown(7)).to_json();
//! assert!(object.starts_with(r#"{"code":40401,"message":"order 7 does not exist","data":{"code":40401,"#));
//! ```

use alloc::vec::Vec;

mod batch;
mod id;

pub use batch::Batch;
pub use id::{Id, Verbatim};

use crate::{
    Class, Code, Outbound, Response,
    code::is_reserved,
    envelope::envelope,
    json::{self, Object, key},
    payload::Payload,
};

/// Which numbers an error object may carry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Profile {
    /// The MCP specification of 2026-07-28: −32020…−32099 are the specification's own, −32002 and
    /// −32042 may not be sent, −32000…−32019 take no new use.
    #[default]
    Mcp20260728,
    /// The numbers that servers sent before it: one's own where there is one, else that of the class,
    /// whatever it is.
    Classic,
}

/// The number that an error object with this code carries.
///
/// In this order: one's own number where it lies outside −32768…−32000; the standard code
/// (−32700, −32600…−32603); −32602 for `NotFound`, `ValidationError` and `Conflict`; −32600 for
/// `Unauthorized`, `Forbidden` and `RequestCancelled`; else −32603. The contract's own number is always in
/// `data.code`.
///
/// ```
/// use error_contract::{Code, jsonrpc::{Profile, error_code}};
///
/// assert_eq!(error_code(Code::Conflict, Profile::default()), -32602);
/// assert_eq!(error_code(Code::Conflict, Profile::Classic), -32002);
/// ```
pub const fn error_code(code: Code, profile: Profile) -> i32 {
    let number = code.as_i32();
    if !is_reserved(number) {
        return number;
    }
    if matches!(profile, Profile::Classic) {
        return code.class().jsonrpc();
    }
    let class = match code.class() {
        standard @ (Class::ParseError
        | Class::InvalidRequest
        | Class::MethodNotFound
        | Class::InvalidParams
        | Class::InternalError) => standard,
        Class::NotFound | Class::ValidationError | Class::Conflict => Class::InvalidParams,
        Class::Unauthorized | Class::Forbidden | Class::RequestCancelled => Class::InvalidRequest,
        _ => Class::InternalError,
    };
    class.jsonrpc()
}

/// The error object of a failure: `{code, message, data}`.
///
/// `data` holds the contract's own number as `code`, then what an MCP tool result holds in its `data`. A
/// message longer than [`MAX_TEXT`](crate::mcp::MAX_TEXT) is cut, as MCP hosts show it to a model.
pub fn error_object<E: Outbound + ?Sized>(error: &E) -> ErrorObject<'_> {
    ErrorObject { payload: error.__payload(), profile: Profile::default(), request_id: None }
}

/// See [`error_object`].
#[derive(Clone, Copy)]
pub struct ErrorObject<'a> {
    payload: Payload<'a>,
    profile: Profile,
    request_id: Option<&'a str>,
}

impl<'a> ErrorObject<'a> {
    /// With the numbers of another profile.
    #[must_use]
    pub fn with_profile(mut self, profile: Profile) -> Self {
        self.profile = profile;
        self
    }

    /// With `data.requestId`.
    #[must_use]
    pub fn with_request_id(mut self, request_id: &'a str) -> Self {
        self.request_id = Some(request_id);
        self
    }

    /// The number that is sent.
    pub fn code(&self) -> i32 {
        error_code(self.payload.code(), self.profile)
    }

    /// Appends the JSON to a buffer.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        json::object(out, |object| self.write_members(object));
    }

    fn write_members(&self, object: &mut Object<'_>) {
        object.signed(key!("code"), self.code().into());
        self.payload.write_bounded_message(object, key!("message"));
        object.object(key!("data"), |data| {
            data.signed(key!("code"), self.payload.code().as_i32().into());
            self.payload.write_data(data, self.request_id);
        });
    }
}

envelope!(ErrorObject<'_>);

/// The whole response to a request: `result.error` for a domain failure, `error` for an entry marked
/// `protocol`.
pub fn reply<'a, E: Outbound + ?Sized>(error: &'a E, id: impl Into<Id<'a>>) -> Reply<'a> {
    let object = error_object(error);
    Reply { is_error: object.payload.is_protocol(), object, id: id.into() }
}

/// See [`reply`].
#[derive(Clone, Copy)]
pub struct Reply<'a> {
    object: ErrorObject<'a>,
    id: Id<'a>,
    is_error: bool,
}

impl Reply<'_> {
    /// With the numbers of another profile.
    #[must_use]
    pub fn with_profile(mut self, profile: Profile) -> Self {
        self.object.profile = profile;
        self
    }

    /// As an error object, whatever the entry says: a request that could not be read, a method that does not
    /// exist, a service whose clients know nothing else.
    ///
    /// ```
    /// use error_contract::{Failure, jsonrpc::{self, Id}};
    ///
    /// let unreadable = Failure::parse_error("the request ends in the middle of a text");
    /// assert_eq!(
    ///     jsonrpc::reply(&unreadable, Id::Null).with_error_object().to_json(),
    ///     r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#.to_owned()
    ///         + r#""message":"the request ends in the middle of a text","data":{"code":-32700}}}"#,
    /// );
    /// ```
    #[must_use]
    pub fn with_error_object(mut self) -> Self {
        self.is_error = true;
        self
    }

    /// Appends the JSON to a buffer.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        write_reply(out, self.id, |reply| {
            if self.is_error {
                reply.object(key!("error"), |error| self.object.write_members(error));
            } else {
                reply.object(key!("result"), |result| {
                    result.object(key!("error"), |error| Response(self.object.payload).write_members(error));
                });
            }
        });
    }
}

envelope!(Reply<'_>);

/// The response to parameters that were refused before anything ran: `-32602`, `Invalid params`, and
/// the path of the offending input where it is known.
///
/// ```
/// use error_contract::jsonrpc::invalid_params;
///
/// assert_eq!(
///     invalid_params(Some("order.customer.email"), 1).to_json(),
///     r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params","data":{"field":"order.customer.email"}}}"#,
/// );
/// ```
pub fn invalid_params<'a>(field: Option<&'a str>, id: impl Into<Id<'a>>) -> InvalidParams<'a> {
    InvalidParams { field, id: id.into() }
}

/// See [`invalid_params`].
#[derive(Clone, Copy, Debug)]
pub struct InvalidParams<'a> {
    field: Option<&'a str>,
    id: Id<'a>,
}

impl InvalidParams<'_> {
    /// Appends the JSON to a buffer.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        write_reply(out, self.id, |reply| {
            reply.object(key!("error"), |error| {
                error.signed(key!("code"), Class::InvalidParams.jsonrpc().into());
                error.text(key!("message"), "Invalid params");
                error.object_if_filled(key!("data"), |data| data.text_if_some(key!("field"), self.field));
            });
        });
    }
}

envelope!(InvalidParams<'_>);

fn write_reply(out: &mut Vec<u8>, id: Id<'_>, fill: impl FnOnce(&mut Object<'_>)) {
    json::object(out, |reply| {
        reply.text(key!("jsonrpc"), "2.0");
        id.write(reply);
        fill(reply);
    });
}
