//! Responses with a failure that somebody else made: rejections of extractors, routes that do not exist.

use alloc::string::String;
use std::time::{Duration, SystemTime};

use axum_core::{body::Body, response::Response};
use http::{
    HeaderMap, StatusCode,
    header::{CONTENT_ENCODING, CONTENT_TYPE, RETRY_AFTER},
    response::Parts,
};
use http_body::Body as _;
use http_body_util::BodyExt as _;

use crate::{Class, Code, Failure, Outbound, Severity, http_in, mcp::Placement, payload::Payload};

/// The most bytes of such a text.
const LONGEST: u64 = 16 * 1024;

/// Whether a response is a failure in words for people, which no program can read: plain text, or nothing.
///
/// What cannot be read here is left alone where the caller did something wrong. The words of a server error stay
/// inside, however many they are and whatever has packed them.
pub(super) fn is_plain_failure(response: &Response) -> bool {
    let status = response.status();
    is_plain(response.headers())
        && (status.is_server_error()
            || status.is_client_error() && is_readable(response.headers(), response.body()))
}

fn is_plain(headers: &HeaderMap) -> bool {
    let Some(content_type) = headers.get(CONTENT_TYPE) else { return true };
    let essence = content_type.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("text/plain")
}

/// A body whose length is not known may never end; one that is compressed is no text.
fn is_readable(headers: &HeaderMap, body: &Body) -> bool {
    body.size_hint().upper().is_some_and(|most| most <= LONGEST) && !headers.contains_key(CONTENT_ENCODING)
}

/// The failure in such a response. What a rejection tells the caller goes on telling it; the words of a
/// server error are for the log.
pub(super) async fn failure_in(head: &Parts, body: Body) -> Failure {
    let status = head.status;
    let text = if is_readable(&head.headers, &body) {
        match body.collect().await {
            Ok(body) => String::from_utf8_lossy(&body.to_bytes()).trim().into(),
            Err(_) => String::new(),
        }
    } else {
        "its text was not read: it is long, without a known end, or compressed".into()
    };
    let phrase = status.canonical_reason().unwrap_or("the request failed");
    let class = class_of(status);
    let code = Code::from_number(class.jsonrpc()).unwrap_or(Code::InternalError);
    let failure = match (text.is_empty(), status.is_server_error()) {
        (true, _) => Failure::new(code, phrase),
        (false, true) => Failure::new(code, phrase).source(text),
        (false, false) => Failure::new(code, text),
    };
    match retry_after(&head.headers) {
        Some(delay) => failure.retry_after(delay),
        None => failure,
    }
}

/// So that the body says it too.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    http_in::retry_after(headers.get(RETRY_AFTER)?.to_str().ok()?, now)
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
