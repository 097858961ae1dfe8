//! The `ErrorResponse`: the application-level error structure, borrowed and owned.

use alloc::{
    borrow::{Cow, ToOwned as _},
    string::String,
    vec::Vec,
};

use crate::{
    ErrorContract, Retry,
    envelope::envelope,
    json::{self, Object, UNREADABLE, key},
    payload::{Payload, UNWRITABLE, text_or},
};

/// The [`ErrorResponse`] of an error, written without building it.
///
/// From [`ErrorContract::response`].
///
/// ```
/// # use error_contract::ErrorContract;
/// # #[derive(Debug, thiserror::Error, ErrorContract)]
/// # enum FetchError {
/// #     /// No requested PMID returned data.
/// #     #[error("none of 3 PMIDs returned data")]
/// #     #[reason("no_match")]
/// #     #[code(NotFound)]
/// #     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
/// #     NoMatch,
/// # }
/// let mut buffer = Vec::new();
/// FetchError::NoMatch.response().write_json(&mut buffer);
/// assert!(buffer.starts_with(br#"{"code":-32001,"message":"none of 3 PMIDs returned data","retryable":false"#));
/// ```
#[derive(Clone, Copy)]
pub struct Response<'a>(pub(crate) Payload<'a>);

impl<'a> Response<'a> {
    pub(crate) fn new(error: &'a dyn ErrorContract) -> Self {
        Self(Payload::new(error))
    }

    /// Appends the JSON to a buffer. Nothing is allocated unless the buffer has to grow.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        json::object(out, |object| self.write_members(object));
    }

    pub(crate) fn write_members(&self, object: &mut Object<'_>) {
        let payload = self.0;
        object.signed(key!("code"), payload.code().as_i32().into());
        payload.write_message(object, key!("message"));
        object.bool(key!("retryable"), payload.retry().is_transient());
        object.object_if_filled(key!("details"), |details| {
            details.text_if_some(key!("field"), payload.field().as_deref());
            details.text_if_some(key!("reason"), payload.reason());
            details.text_if_some(key!("domain"), payload.domain());
            payload.write_recovery(details, key!("suggestion"));
            details.text_if_some(key!("retry"), payload.declared_retry().map(Retry::as_str));
            details.text_if_some(key!("originalError"), payload.original_error().as_deref());
            details.number_if_some(key!("retryAfter"), payload.retry_after());
            details.object_if_filled(key!("context"), |context| payload.write_context(context));
        });
    }

    /// The response as a value that outlives the error.
    pub fn to_response(&self) -> ErrorResponse {
        let payload = self.0;
        let message = text_or(payload.message(), UNWRITABLE);
        let details = Details {
            field: payload.field().map(Cow::into_owned),
            reason: payload.reason().map(str::to_owned),
            domain: payload.domain().map(str::to_owned),
            suggestion: payload.recovery().map(|recovery| text_or(recovery, UNREADABLE)),
            retry: payload.declared_retry(),
            original_error: payload.original_error().map(Cow::into_owned),
            retry_after: payload.retry_after(),
            #[cfg(feature = "serde")]
            context: owned_context(payload),
        };
        ErrorResponse {
            code: payload.code().as_i32(),
            message,
            retryable: payload.retry().is_transient(),
            details: Some(details).filter(|details| *details != Details::default()),
        }
    }
}

#[cfg(feature = "serde")]
fn owned_context(payload: Payload<'_>) -> Option<serde_json::Value> {
    let mut out = Vec::new();
    json::object(&mut out, |object| payload.write_context(object));
    if out == b"{}" { None } else { serde_json::from_slice(&out).ok() }
}

envelope!(Response<'_>);

/// The application-level error structure: what a caller receives, and what it reads.
///
/// The source is `ErrorResponse` of the error model that MCP servers share: `code`, `message`,
/// `retryable` and `details`. `details` is optional when reading; members that are not known are
/// passed over.
///
/// ```
/// use error_contract::{ErrorResponse, Retry};
///
/// let received: ErrorResponse = serde_json::from_str(
///     r#"{"code": 4001, "message": "Adapter error", "retryable": false,
///         "details": {"originalError": "ORDER_NOT_FOUND", "retry": "terminal"}}"#,
/// )?;
/// let details = received.details.unwrap_or_default();
/// assert_eq!(details.original_error.as_deref(), Some("ORDER_NOT_FOUND"));
/// assert_eq!(details.retry, Some(Retry::Terminal));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct ErrorResponse {
    /// The domain number or one's own where there is one, else the JSON-RPC number.
    pub code: i32,
    /// What happened, for people.
    pub message: String,
    /// Whether the same call may work, with backoff.
    pub retryable: bool,
    /// What is known beyond that.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub details: Option<Details>,
}

/// The details of an [`ErrorResponse`].
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", default))]
#[non_exhaustive]
pub struct Details {
    /// The path of the offending input.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub field: Option<String>,
    /// The stable name to switch on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub reason: Option<String>,
    /// The domain that the reason belongs to.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub domain: Option<String>,
    /// What to do next.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub suggestion: Option<String>,
    /// Whether repeating helps. A value that is not known reads as `None`.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Option::is_none", deserialize_with = "known_retry")
    )]
    pub retry: Option<Retry>,
    /// A vendor's own identifier.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub original_error: Option<String>,
    /// Whole seconds to wait, at most a day when it comes from here.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub retry_after: Option<u64>,
    /// The fields that were marked as safe to expose.
    #[cfg(feature = "serde")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context: Option<serde_json::Value>,
}

#[cfg(feature = "serde")]
fn known_retry<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Retry>, D::Error> {
    use serde::Deserialize as _;
    let name = Option::<Cow<'de, str>>::deserialize(from)?;
    Ok(name.as_deref().and_then(Retry::from_name))
}
