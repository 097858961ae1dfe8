//! Baseline: unit, tuple and struct variants in one enum.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
pub enum ShelfError {
    /// The shelf number does not exist in this library
    #[error("shelf {number} is unknown")]
    #[reason("unknown_shelf")]
    #[code(NotFound)]
    #[recovery("List the shelves first, then ask for one of them.")]
    UnknownShelf { number: u32 },

    /// Too many lookups arrived in the last minute
    #[error("slow down")]
    #[reason("too_many_lookups")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait one minute before sending the next lookup.")]
    TooManyLookups,

    /// The two given dates are in the wrong order
    #[error("{0} is after {1}")]
    #[reason("dates_swapped")]
    #[code(InvalidParams)]
    #[recovery("Swap the two dates and send the request again.")]
    DatesSwapped(String, String),
}

fn main() {
    let unknown = ShelfError::UnknownShelf { number: 7 };
    assert_eq!(api::reason(&unknown), "unknown_shelf");
    assert_eq!(api::code(&unknown), api::NOT_FOUND);
    assert!(!api::retryable(&unknown));
    assert_eq!(api::severity(&unknown), "error");
    assert_eq!(api::recovery(&unknown), "List the shelves first, then ask for one of them.");

    let busy = ShelfError::TooManyLookups;
    assert_eq!(api::code(&busy), api::RATE_LIMITED);
    assert!(api::retryable(&busy));
    assert_eq!(api::severity(&busy), "notice");

    let swapped = ShelfError::DatesSwapped("May".into(), "April".into());
    let json = api::json(&swapped);
    assert_eq!(api::json_code(&json), i64::from(api::INVALID_PARAMS));
    assert_eq!(api::json_message(&json), "May is after April");
    assert_eq!(api::json_reason(&json), "dates_swapped");
    assert_eq!(api::json_retryable(&json), Some(false));
    assert_eq!(api::json_recovery(&json), "Swap the two dates and send the request again.");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const NOT_FOUND: i32 = -32001;
    pub(crate) const RATE_LIMITED: i32 = -32003;
    pub(crate) const INVALID_PARAMS: i32 = -32602;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_code(json: &::serde_json::Value) -> i64 {
        json["code"].as_i64().expect("code")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
    pub(crate) fn json_reason(json: &::serde_json::Value) -> &str {
        json["details"]["reason"].as_str().expect("reason")
    }
    pub(crate) fn json_retryable(json: &::serde_json::Value) -> ::core::option::Option<bool> {
        json["retryable"].as_bool()
    }
    pub(crate) fn json_recovery(json: &::serde_json::Value) -> &str {
        json["details"]["suggestion"].as_str().expect("suggestion")
    }
}
