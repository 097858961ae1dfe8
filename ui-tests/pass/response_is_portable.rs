//! The response outlives the error, crosses threads, and serializes the same twice.
#![deny(warnings)]

use error_contract::{ErrorContract, ErrorResponse};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ice")]
enum IceError<'a> {
    /// The ice is thin
    #[error("{depth} mm at {place}")]
    #[reason("thin_ice")]
    #[code(Forbidden)]
    #[severity(warning)]
    #[recovery("Stay off {place} until it is thicker.")]
    Thin { depth: u8, place: &'a str },
}

fn respond() -> ErrorResponse {
    let place = String::from("the lake");
    let error = IceError::Thin { depth: 3, place: &place };
    error_contract::ErrorContract::to_response(&error)
}

fn portable<T: Send + Sync + Clone + std::fmt::Debug + serde::Serialize + 'static>(value: T) -> T {
    value
}

fn main() {
    let response = portable(respond());
    let copy = response.clone();
    let there = std::thread::spawn(move || serde_json::to_string(&copy).unwrap()).join().unwrap();
    assert_eq!(there, serde_json::to_string(&response).unwrap());
    let json: serde_json::Value = serde_json::from_str(&there).unwrap();
    assert_eq!(api::json_message(&json), "3 mm at the lake");
    assert_eq!(api::json_reason(&json), "thin_ice");
    assert_eq!(api::json_code(&json), i64::from(api::FORBIDDEN));
}

// The only lines that spell the methods of the runtime crate.
mod api {
    pub(crate) const FORBIDDEN: i32 = -32005;
    pub(crate) fn json_code(json: &::serde_json::Value) -> i64 {
        json["code"].as_i64().expect("code")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
    pub(crate) fn json_reason(json: &::serde_json::Value) -> &str {
        json["details"]["reason"].as_str().expect("reason")
    }
}
