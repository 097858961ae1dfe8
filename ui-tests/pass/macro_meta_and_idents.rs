//! Enum built by macro_rules from $(#[$m:meta])* and $v:ident.
#![deny(warnings)]

macro_rules! errors {
    ($( #[$on_enum:meta] )* $vis:vis enum $name:ident { $( $( #[$on_variant:meta] )* $variant:ident $( { $($field:ident : $ty:ty),* } )? ),* $(,)? }) => {
        $( #[$on_enum] )*
        $vis enum $name { $( $( #[$on_variant] )* $variant $( { $($field : $ty),* } )? ),* }
    };
}

errors! {
    #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
    #[contract(domain = "garden")]
    pub(crate) enum GardenError {
        /// The plant needs more light
        #[error("{plant} is in the dark")]
        #[reason("too_dark")]
        #[code(ValidationError)]
        #[recovery("Place the plant beside a south window.")]
        TooDark { plant: String },
        #[doc = "The soil is dry"]
        #[error("dry")]
        #[reason("too_dry")]
        #[code(-33033)]
        #[retryable]
        #[recovery("Water the bed and measure the soil again.")]
        TooDry,
    }
}

fn main() {
    let dark = GardenError::TooDark { plant: "fern".into() };
    assert_eq!(api::reason(&dark), "too_dark");
    assert_eq!(api::json_message(&api::json(&dark)), "fern is in the dark");
    assert_eq!(api::code(&GardenError::TooDry), -33033);
    assert!(api::retryable(&GardenError::TooDry));
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
