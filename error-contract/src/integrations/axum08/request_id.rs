//! The id of a request: the caller's where it is one, else one of our own.

use alloc::{format, string::String, sync::Arc};
use core::{
    fmt,
    hash::BuildHasher,
    sync::atomic::{AtomicU64, Ordering},
};
use std::{hash::RandomState, sync::LazyLock};

use axum_core::extract::Request;
use http::HeaderValue;

use crate::http1::REQUEST_ID;

/// The most bytes of an id that a caller gives.
const LONGEST: usize = 128;

/// The id of the request that is being answered; [`ProblemLayer`](super::ProblemLayer) puts it into the
/// extensions of the request, where handlers find it.
///
/// It is what the caller sent as `x-request-id`, where that is at most 128 visible ASCII characters; else a
/// new one.
///
/// ```
/// use axum::{Extension, Router, routing::get};
/// use error_contract::axum08::{ProblemLayer, RequestId};
///
/// async fn whoami(Extension(id): Extension<RequestId>) -> String {
///     format!("you are request {id}")
/// }
///
/// let app: Router = Router::new().route("/", get(whoami)).layer(ProblemLayer::new());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RequestId(Arc<str>);

impl RequestId {
    /// The id as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn of(request: &Request) -> Self {
        // A layer further out has given it one.
        if let Some(known) = request.extensions().get::<Self>() {
            return known.clone();
        }
        let given = request.headers().get(REQUEST_ID).and_then(|value| value.to_str().ok());
        let is_id = |id: &&str| {
            !id.is_empty() && id.len() <= LONGEST && id.bytes().all(|byte| byte.is_ascii_graphic())
        };
        Self(given.filter(is_id).map_or_else(|| Arc::from(fresh()), Arc::from))
    }

    pub(super) fn header(&self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.0).ok()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(&self.0)
    }
}

/// Unique in this process, and as good as unique among all: the keys of the hasher are random. It is no
/// secret.
fn fresh() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    static KEYS: LazyLock<(RandomState, RandomState)> = LazyLock::new(Default::default);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}{:016x}", KEYS.0.hash_one(count), KEYS.1.hash_one(count))
}
