//! Blanket traits in scope that add code()/reason()/to_response() to every type.
#![deny(warnings)]
#![allow(dead_code)]

use error_contract::ErrorContract;

trait Noise {
    fn code(&self) -> u8 { 0 }
    fn reason(&self) -> u8 { 0 }
    fn retryable(&self) -> u8 { 0 }
    fn recovery(&self) -> u8 { 0 }
    fn severity(&self) -> u8 { 0 }
    fn to_response(&self) -> u8 { 0 }
    fn to_string(&self) -> u8 { 0 }
    fn into(&self) -> u8 { 0 }
    fn fmt(&self) -> u8 { 0 }
}
impl<T: ?Sized> Noise for T {}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum HornError {
    /// The horn has no air
    #[error("no air")]
    #[reason("no_air")]
    #[code(ServiceUnavailable)]
    #[retryable]
    #[recovery("Start the compressor and wait for pressure.")]
    NoAir,
}

fn main() {
    let error = HornError::NoAir;
    assert_eq!(api::reason(&error), "no_air");
    assert_eq!(api::code(&error), api::SERVICE_UNAVAILABLE);
    assert!(api::retryable(&error));
    assert_eq!(api::severity(&error), "error");
    assert_eq!(api::json_message(&api::json(&error)), "no air");
    assert_eq!(Noise::code(&error), 0);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const SERVICE_UNAVAILABLE: i32 = -32000;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
