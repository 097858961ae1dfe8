//! Responses with a failure that somebody else made: rejections of extractors, routes that do not exist.

use alloc::string::String;

use axum_core::{body::Body, response::Response};
use http::{StatusCode, header::CONTENT_TYPE};
use http_body::Body as _;
use http_body_util::BodyExt as _;

use crate::{Class, Code, Failure, Outbound, Severity, http_in, mcp::Placement, payload::Payload};

/// The most bytes of such a text.
const LONGEST: u64 = 16 * 1024;

/// Whether a response is a failure in words for people, which no program can read: plain text, or nothing. A
/// body whose length is not known may never end, and is left alone.
pub(super) fn is_plain_failure(response: &Response) -> bool {
    let status = response.status();
    (status.is_client_error() || status.is_server_error())
        && response.body().size_hint().upper().is_some_and(|most| most <= LONGEST)
        && match response.headers().get(CONTENT_TYPE).map(|value| value.to_str()) {
            None => true,
            Some(Ok(content_type)) => content_type.trim_start().starts_with("text/plain"),
            Some(Err(_)) => false,
        }
}

/// The failure in such a response. What a rejection tells the caller goes on telling it; the words of a
/// server error are for the log.
pub(super) async fn failure_in(status: StatusCode, body: Body) -> Failure {
    let text = match body.collect().await {
        Ok(body) => String::from_utf8_lossy(&body.to_bytes()).trim().into(),
        Err(_) => String::new(),
    };
    let phrase = status.canonical_reason().unwrap_or("the request failed");
    let class = class_of(status);
    let code = Code::from_number(class.jsonrpc()).unwrap_or(Code::InternalError);
    match (text.is_empty(), status.is_server_error()) {
        (true, _) => Failure::new(code, phrase),
        (false, true) => Failure::new(code, phrase).source(text),
        (false, false) => Failure::new(code, text),
    }
}

/// The failure as it leaves: what a caller does wrong wakes nobody up.
pub(super) struct Adopted {
    pub(super) failure: Failure,
    pub(super) status: StatusCode,
}

impl Outbound for Adopted {
    fn __payload(&self) -> Payload<'_> {
        let payload = self.failure.__payload();
        if self.status.is_client_error() { payload.with_severity(Severity::Notice) } else { payload }
    }

    fn __placed(&self) -> Option<Placement> {
        None
    }
}

/// The class of a status that this server sends: of a status of 500 it is the server that has failed.
fn class_of(status: StatusCode) -> Class {
    match status {
        StatusCode::METHOD_NOT_ALLOWED => Class::MethodNotFound,
        StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE => Class::ServiceUnavailable,
        StatusCode::GATEWAY_TIMEOUT => Class::Timeout,
        status if status.is_server_error() => Class::InternalError,
        status => http_in::code(status.as_u16()).map_or(Class::InvalidRequest, Code::class),
    }
}
