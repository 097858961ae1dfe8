//! The boundary of an HTTP service: the layer that every failure passes on its way out.

use alloc::{borrow::ToOwned as _, boxed::Box, format, string::String, sync::Arc};
use core::{
    convert::Infallible,
    error::Error,
    fmt,
    future::{Future, poll_fn},
    mem,
    pin::Pin,
    task::{Context, Poll},
};

use axum_core::{
    body::Body,
    extract::Request,
    response::{IntoResponse, Response},
};
use http::{
    HeaderMap, StatusCode, Uri,
    header::{
        ACCEPT, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LANGUAGE, CONTENT_LENGTH, TRANSFER_ENCODING,
        VARY,
    },
};
use tower_layer::Layer;
use tower_service::Service;

use super::{RequestId, Sent, adopt, unexpected};
use crate::{
    Outbound,
    classify::Classifier,
    http1::REQUEST_ID,
    problem::{self, Problem},
    report,
};

/// In the extensions of a response whose failure has been reported and written: a layer further out passes it
/// on.
#[derive(Clone, Copy)]
struct Written;

/// The most bytes of a path that is sent back as `instance`.
const LONGEST_PATH: usize = 1024;

/// The boundary of an HTTP service, around a router or any service whose responses axum can send.
///
/// Every failure that leaves through it is a problem document:
///
/// - an error of a type with the flag `axum08`, a [`Failure`](crate::Failure), a [`Within`](crate::Within);
/// - a rejection of an extractor, a route or a method that does not exist: whatever has a status of 400 or
///   above and a body of plain text or none. Its status and its headers stay, and of a server error the words
///   stay in the process. JSON and pages are left alone, and texts of other errors that are longer than 16 KiB, of
///   unknown length or compressed: what compresses belongs outside;
/// - an error of a service inside, such as a timeout of `tower`: where axum asks for a `HandleErrorLayer`, this
///   layer stands outside instead;
/// - a panic, of a handler or of what an error says of itself. What it says is not sent.
///
/// It adds what it knows of the request: `instance`, the path without the query; `requestId`, which is the
/// header `x-request-id` of every response too, and [`RequestId`] in the extensions of the request. It looks
/// at `Accept`: a client that refuses JSON gets text. It reports the failure,
/// once; see [`report`](crate::report).
///
/// ```
/// use axum::{Router, body::Body, http::Request, routing::get};
/// use error_contract::{ErrorContract, axum08::ProblemLayer};
/// use tower_service::Service;
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(axum08)]
/// enum OrderError {
///     /// The order does not exist.
///     #[error("there is no such order")]
///     #[reason("unknown_order")]
///     #[code(NotFound)]
///     #[recovery("Call list_orders and pass one of its ids.")]
///     Unknown,
/// }
///
/// async fn order() -> Result<String, OrderError> {
///     Err(OrderError::Unknown)
/// }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut app: Router = Router::new().route("/orders/7", get(order)).layer(ProblemLayer::new());
/// let request = Request::get("/orders/7?token=secret").header("x-request-id", "r-7").body(Body::empty())?;
/// let response = app.call(request).await?;
/// assert_eq!(response.status(), 404);
/// assert_eq!(response.headers()["x-request-id"], "r-7");
/// let body = axum::body::to_bytes(response.into_body(), 4096).await?;
/// let problem: serde_json::Value = serde_json::from_slice(&body)?;
/// assert_eq!((&problem["instance"], &problem["requestId"]), (&"/orders/7".into(), &"r-7".into()));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct ProblemLayer {
    classifier: &'static Classifier,
}

impl ProblemLayer {
    /// The layer.
    pub const fn new() -> Self {
        Self { classifier: const { &Classifier::new() } }
    }

    /// With somebody else to say what the errors of a service inside are.
    ///
    /// ```
    /// use std::sync::LazyLock;
    ///
    /// use error_contract::{Code, axum08::ProblemLayer, classify::Classifier};
    ///
    /// static CLASSIFIER: LazyLock<Classifier> =
    ///     LazyLock::new(|| Classifier::new().with_type(|_: &std::fmt::Error| Some(Code::SerializationError)));
    ///
    /// let layer = ProblemLayer::new().with_classifier(&CLASSIFIER);
    /// ```
    #[must_use]
    pub const fn with_classifier(mut self, classifier: &'static Classifier) -> Self {
        self.classifier = classifier;
        self
    }
}

impl Default for ProblemLayer {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for ProblemLayer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ProblemLayer").finish_non_exhaustive()
    }
}

impl<S> Layer<S> for ProblemLayer {
    type Service = ProblemService<S>;

    fn layer(&self, inner: S) -> ProblemService<S> {
        ProblemService { inner, layer: *self }
    }
}

/// What [`ProblemLayer`] makes of a service: one that does not fail.
///
/// ```
/// use axum::{body::Body, http::Request};
/// use error_contract::axum08::{ProblemLayer, ProblemService};
/// use tower_layer::Layer;
/// use tower_service::Service;
///
/// /// A service that is made without axum, and panics.
/// #[derive(Clone)]
/// struct Broken;
///
/// impl Service<Request<Body>> for Broken {
///     type Response = String;
///     type Error = std::io::Error;
///     type Future = std::future::Ready<Result<String, std::io::Error>>;
///
///     fn poll_ready(&mut self, _: &mut std::task::Context<'_>) -> std::task::Poll<Result<(), std::io::Error>> {
///         std::task::Poll::Ready(Ok(()))
///     }
///
///     fn call(&mut self, _: Request<Body>) -> Self::Future {
///         panic!("a bug")
///     }
/// }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let mut service: ProblemService<Broken> = ProblemLayer::new().layer(Broken);
/// let answered = service.call(Request::new(Body::empty())).await;
/// assert_eq!(answered.unwrap().status(), 500);
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ProblemService<S> {
    inner: S,
    layer: ProblemLayer,
}

impl<S> Service<Request> for ProblemService<S>
where
    S: Service<Request> + Clone + Send + 'static,
    S::Response: IntoResponse,
    S::Error: Into<Box<dyn Error + Send + Sync>>,
    S::Future: Send,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    /// Always: whether the service inside is ready is part of the answer, because it may say so with an error.
    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, mut request: Request) -> Self::Future {
        let asked = Asked::of(&mut request);
        let classifier = self.layer.classifier;
        let clone = self.inner.clone();
        let mut inner = mem::replace(&mut self.inner, clone);
        Box::pin(async move {
            let known = &asked;
            // All of it: an error that panics while it is classified, reported or written is answered too.
            let answered = unexpected::caught(async move {
                let answered = async {
                    poll_fn(|context| inner.poll_ready(context)).await?;
                    Ok(inner.call(request).await?.into_response())
                };
                let answered: Result<Response, S::Error> = answered.await;
                let response = answered.unwrap_or_else(|error| super::respond(classifier.classify(error)));
                known.answer(response).await
            });
            Ok(match answered.await {
                Ok(response) => response,
                Err(panicked) => asked.answer(super::respond(panicked)).await,
            })
        })
    }
}

/// What is known of a request when it has been answered.
struct Asked {
    id: RequestId,
    accept: HeaderMap,
    target: Arc<Target>,
}

/// What the caller asked for; in the extensions of the request, since a router that is nested has taken its
/// prefix away before a layer inside it is asked.
struct Target {
    path: Option<String>,
    /// For the log: `GET /orders/7`.
    operation: String,
}

impl Asked {
    fn of(request: &mut Request) -> Self {
        let mut accept = HeaderMap::new();
        for range in request.headers().get_all(ACCEPT) {
            accept.append(ACCEPT, range.clone());
        }
        let id = RequestId::of(request);
        // A layer further out knows it better.
        let target = request.extensions().get::<Arc<Target>>().cloned();
        let target = target.unwrap_or_else(|| {
            let operation = format!("{} {}", request.method(), request.uri().path());
            Arc::new(Target { path: path_of(request.uri()), operation })
        });
        request.extensions_mut().insert(id.clone());
        request.extensions_mut().insert(Arc::clone(&target));
        Self { id, accept, target }
    }

    async fn answer(&self, response: Response) -> Response {
        let mut response = if response.extensions().get::<Written>().is_some() {
            response
        } else if let Some(sent) = response.extensions().get::<Sent>() {
            let sent = Arc::clone(&sent.0);
            self.report(&*sent);
            let status = response.status();
            self.write(&*sent, status, response)
        } else if adopt::is_plain_failure(&response) {
            let (parts, body) = response.into_parts();
            let failure = adopt::failure_in(&parts, body).await;
            let sent = adopt::Adopted { failure, status: parts.status };
            self.report(&sent);
            self.write(&sent, parts.status, Response::from_parts(parts, Body::empty()))
        } else {
            response
        };
        if let Some(id) = self.id.header() {
            response.headers_mut().entry(REQUEST_ID).or_insert(id);
        }
        response
    }

    /// The failure in the place of the body, under the status that the response has: something between the
    /// handler and here may have changed it.
    fn write(&self, sent: &(impl Outbound + ?Sized), status: StatusCode, response: Response) -> Response {
        let mut problem = problem::problem(sent);
        if status.is_client_error() || status.is_server_error() {
            problem = problem.with_status(status.as_u16());
        }
        let problem = problem.with_request_id(self.id.as_str()).with_accept_of(&self.accept);
        let problem = self.target.path.as_deref().map_or(problem, |path| problem.with_instance(path));
        replace_body(response, &problem)
    }

    fn report(&self, sent: &(impl Outbound + ?Sized)) {
        let report = report::report(sent).with_request_id(self.id.as_str());
        report.with_operation(&self.target.operation).emit();
    }
}

/// The headers that say something about the body are the problem's; the others stay.
fn replace_body(response: Response, problem: &Problem<'_>) -> Response {
    let (mut parts, _) = response.into_parts();
    parts.extensions.remove::<Sent>();
    parts.extensions.insert(Written);
    parts.status = StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    for gone in [CONTENT_LENGTH, CONTENT_ENCODING, TRANSFER_ENCODING, CONTENT_LANGUAGE, CONTENT_DISPOSITION] {
        parts.headers.remove(gone);
    }
    for gone in ["content-digest", "repr-digest"] {
        parts.headers.remove(gone);
    }
    for (name, value) in &problem.http_headers() {
        if name == VARY {
            parts.headers.append(name, value.clone());
        } else {
            parts.headers.insert(name, value.clone());
        }
    }
    Response::from_parts(parts, Body::from(problem.body()))
}

/// A reference to this occurrence: the path, without the query, which may hold secrets. Not one that a
/// reader would take for another host's.
fn path_of(uri: &Uri) -> Option<String> {
    let path = uri.path();
    let is_plain = path.starts_with('/') && !path.starts_with("//") && path.len() <= LONGEST_PATH;
    is_plain.then(|| path.to_owned())
}
