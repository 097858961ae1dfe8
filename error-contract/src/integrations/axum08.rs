#![doc = include_str!("../../docs/http.md")]

use alloc::sync::Arc;

use axum_core::{
    body::Body,
    response::{IntoResponse, Response},
};

use crate::{Failure, HasContract, Outbound, Within, problem};

mod adopt;
mod layer;
mod request_id;
mod unexpected;

pub use layer::{ProblemLayer, ProblemService};
pub use request_id::RequestId;

/// A failure in the extensions of its response: the layer writes it anew, with what it knows of the request.
#[derive(Clone)]
struct Sent(Arc<dyn Outbound + Send + Sync>);

/// The response of a failure: `application/problem+json`, its status, `Retry-After`.
///
/// What the flag `axum08` writes calls it; code without the flag may. The failure goes along with the
/// response, so that [`ProblemLayer`] can report it and write what it knows of the request.
///
/// ```
/// use error_contract::{ErrorContract, axum08};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum OrderError {
///     /// The order was shipped before it was cancelled.
///     #[error("order 7 has been shipped")]
///     #[reason("already_shipped")]
///     #[code(Conflict)]
///     #[recovery("Register a return with create_return instead of cancelling.")]
///     Shipped,
/// }
///
/// let response = axum08::respond(OrderError::Shipped);
/// assert_eq!(response.status(), 409);
/// assert_eq!(response.headers()["content-type"], "application/problem+json");
/// ```
pub fn respond<E: Outbound + Send + Sync + 'static>(error: E) -> Response {
    let sent: Arc<dyn Outbound + Send + Sync> = Arc::new(error);
    let mut response = problem::problem(&*sent).to_http().map(Body::from);
    response.extensions_mut().insert(Sent(sent));
    response
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        respond(self)
    }
}

impl<E: HasContract + 'static> IntoResponse for Within<E> {
    fn into_response(self) -> Response {
        respond(self)
    }
}

/// `#[contract(axum08)]`: what a handler may return.
#[doc(hidden)]
#[macro_export]
macro_rules! __axum08 {
    ([] [$($type:tt)*] [$($where:tt)*]) => {
        $crate::__axum08! { impl [] [$($type)*] [$($where)*] }
    };
    // What goes along with a response must be able to; where there are parameters, that is a condition.
    ([$($generics:tt)+] [$($type:tt)*] []) => {
        $crate::__axum08! {
            impl [$($generics)+] [$($type)*]
            [where Self: ::core::marker::Send + ::core::marker::Sync + 'static]
        }
    };
    ([$($generics:tt)+] [$($type:tt)*] [where $($where:tt)*]) => {
        $crate::__axum08! {
            impl [$($generics)+] [$($type)*]
            [where Self: ::core::marker::Send + ::core::marker::Sync + 'static, $($where)*]
        }
    };
    (impl [$($generics:tt)*] [$($type:tt)*] [$($where:tt)*]) => {
        #[automatically_derived]
        impl $($generics)* $crate::__private::axum_core::response::IntoResponse for $($type)*
        $($where)*
        {
            fn into_response(self) -> $crate::__private::axum_core::response::Response {
                $crate::axum08::respond(self)
            }
        }
    };
}
