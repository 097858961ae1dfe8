//! What the layer makes of whatever leaves.

use std::time::Duration;

use axum::{
    Extension, Json, Router,
    body::{Body, to_bytes},
    extract::Query,
    http::{HeaderMap, Request, StatusCode},
    response::IntoResponse,
    routing::{get, post},
};
use error_contract::{
    ErrorContract, Failure, Received, Retry,
    axum08::{ProblemLayer, RequestId},
};
use serde::Deserialize;
use serde_json::{Value, json};
use tower::{ServiceBuilder, ServiceExt as _, timeout::TimeoutLayer};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", axum08)]
enum OrderError {
    /// The shop is closed.
    #[error("the shop is closed")]
    #[reason("closed")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait until nine, then send the order once more.")]
    Closed {
        #[contract(retry_after)]
        wait: Duration,
    },
}

#[derive(Deserialize)]
struct Page {
    page: u32,
}

async fn closed() -> OrderError {
    OrderError::Closed { wait: Duration::from_millis(1) }
}

fn app() -> Router {
    Router::new()
        .route("/closed", get(closed))
        .route("/teapot", get(|| async { (StatusCode::IM_A_TEAPOT, closed().await) }))
        .route("/fine", get(|| async { (StatusCode::OK, [("x-kept", "1")], closed().await) }))
        .route("/page", get(|Query(Page { page }): Query<Page>| async move { page.to_string() }))
        .route("/json", post(|Json(value): Json<Value>| async move { value.to_string() }))
        .route("/leak", get(|| async { (StatusCode::INTERNAL_SERVER_ERROR, "password is hunter2") }))
        .route("/own", get(|| async { (StatusCode::BAD_REQUEST, Json(json!({"mine": true}))) }))
        .route("/empty", get(|| async { StatusCode::GONE }))
        .route("/id", get(|Extension(id): Extension<RequestId>| async move { id.to_string() }))
        .route(
            "/failure",
            get(|| async { Err::<(), _>(Failure::forbidden("not yours").context("owner", 7)) }),
        )
        .route("/panic", get(panics))
        .layer(ProblemLayer::new())
}

async fn panics() -> &'static str {
    tokio::task::yield_now().await;
    panic!("the password is hunter2")
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn problem(&self) -> Value {
        assert_eq!(self.headers["content-type"], "application/problem+json");
        let problem: Value = serde_json::from_slice(&self.body).unwrap();
        assert_eq!(problem["status"], self.status, "{problem}");
        assert_eq!(problem["requestId"], self.headers["x-request-id"].to_str().unwrap());
        assert!(!problem.to_string().contains("hunter2"));
        problem
    }
}

async fn ask(app: Router, request: Request<Body>) -> Answer {
    crate::capture::awake();
    let response = app.oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    Answer {
        status: parts.status.as_u16(),
        headers: parts.headers,
        body: to_bytes(body, 1 << 20).await.unwrap().to_vec(),
    }
}

async fn get_path(path: &str) -> Answer {
    ask(app(), Request::get(path).body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn instance_and_request_id_come_from_the_boundary() {
    let answer = get_path("/closed?token=hunter2").await;
    let problem = answer.problem();
    assert_eq!((answer.status, &problem["instance"]), (503, &json!("/closed")));
    assert_eq!(
        (&answer.headers["retry-after"], &answer.headers["vary"]),
        (&"1".parse().unwrap(), &"accept".parse().unwrap())
    );
    // Of its own making, where the caller has none that is one.
    let fresh = problem["requestId"].as_str().unwrap().to_owned();
    assert_eq!(fresh.len(), 32);
    assert_ne!(get_path("/closed").await.problem()["requestId"], fresh);

    for (given, kept) in [("r-7", true), ("", false), ("two words", false), (&*"x".repeat(129), false)] {
        let request = Request::get("/closed").header("x-request-id", given).body(Body::empty()).unwrap();
        let answer = ask(app(), request).await;
        assert_eq!(answer.problem()["requestId"] == given, kept, "{given}");
    }
    // What is fine has an id too, and the handler knows it.
    let request = Request::get("/id").header("x-request-id", "r-8").body(Body::empty()).unwrap();
    let answer = ask(app(), request).await;
    assert_eq!(
        (answer.status, &*answer.body, &answer.headers["x-request-id"]),
        (200, &b"r-8"[..], &"r-8".parse().unwrap())
    );
}

#[tokio::test]
async fn the_status_of_the_body_is_that_of_the_response() {
    assert_eq!(
        (get_path("/teapot").await.problem()["status"].clone(), get_path("/teapot").await.status),
        (json!(418), 418)
    );
    // A failure is never a success.
    let fine = get_path("/fine").await;
    fine.problem();
    assert_eq!((fine.status, &fine.headers["x-kept"]), (503, &"1".parse().unwrap()));
}

#[tokio::test]
async fn rejections_and_routes_that_do_not_exist() {
    let page = get_path("/page?page=first").await;
    assert_eq!(page.status, 400);
    assert!(page.problem()["detail"].as_str().unwrap().starts_with("Failed to deserialize query string"));
    assert_eq!(page.problem()["code"], -32602);

    let request = Request::post("/json").header("content-type", "application/json").body("{".into()).unwrap();
    assert_eq!(ask(app(), request).await.problem()["title"], "Bad Request");
    let request = Request::post("/json").body("{}".into()).unwrap();
    assert_eq!(ask(app(), request).await.problem()["status"], 415);

    let missing = get_path("/nowhere").await.problem();
    assert_eq!(
        (&missing["title"], &missing["code"], &missing["instance"]),
        (&json!("Not Found"), &json!(-32001), &json!("/nowhere"))
    );
    let request = Request::delete("/closed").body(Body::empty()).unwrap();
    let refused = ask(app(), request).await;
    assert_eq!((refused.status, &refused.headers["allow"]), (405, &"GET,HEAD".parse().unwrap()));
    assert_eq!(refused.problem()["title"], "Method Not Allowed");
    assert_eq!(get_path("/empty").await.problem()["detail"], "Gone");
    // A path that reads as the address of another host is not sent back.
    assert_eq!(get_path("//elsewhere.example/x").await.problem().get("instance"), None);
}

#[tokio::test]
async fn what_is_somebodys_own_is_left_alone() {
    let own = get_path("/own").await;
    assert_eq!((own.status, &*own.body), (400, &br#"{"mine":true}"#[..]));
}

#[tokio::test]
async fn the_words_of_a_server_error_and_of_a_panic_stay_inside() {
    let leak = get_path("/leak").await;
    assert_eq!((leak.status, &leak.problem()["detail"]), (500, &json!("Internal Server Error")));
    let panicked = get_path("/panic").await;
    assert_eq!((panicked.status, &panicked.problem()["reason"]), (500, &json!("handler_panicked")));
    let failure = get_path("/failure").await;
    assert_eq!((failure.status, &failure.problem()["context"]), (403, &json!({"owner": 7})));
}

#[tokio::test]
async fn the_words_of_a_server_error_stay_inside_however_they_come() {
    let plain = |head: [(&'static str, &'static str); 2], status, words: String| {
        let answer = move || {
            let words = words.clone();
            async move { (StatusCode::from_u16(status).unwrap(), head, words) }
        };
        ask(
            Router::new().route("/", get(answer)).layer(ProblemLayer::new()),
            Request::get("/").body(Body::empty()).unwrap(),
        )
    };
    let long = "the password is hunter2 ".repeat(10_000);
    let text = ("content-type", "text/plain");
    for (head, words) in [
        ([text, ("x-kept", "1")], long),
        ([text, ("content-encoding", "br")], "hunter2".to_owned()),
        ([("content-type", "Text/Plain; charset=utf-8"), ("x-kept", "1")], "hunter2".to_owned()),
    ] {
        let answer = plain(head, 500, words).await;
        assert_eq!((answer.status, &answer.problem()["detail"]), (500, &json!("Internal Server Error")));
    }
    // What is compressed cannot be read here, but by whom it is meant for.
    let packed = plain([text, ("content-encoding", "br")], 404, "packed".to_owned()).await;
    assert_eq!(
        (&*packed.body, &packed.headers["content-encoding"]),
        (&b"packed"[..], &"br".parse().unwrap())
    );
}

#[tokio::test]
async fn a_delay_that_somebody_else_asks_for_is_in_the_body_too() {
    let limited = get(|| async { (StatusCode::TOO_MANY_REQUESTS, [("retry-after", "7")], "slow down") });
    let app = Router::new().route("/", limited).layer(ProblemLayer::new());
    let answer = ask(app, Request::get("/").body(Body::empty()).unwrap()).await;
    assert_eq!(
        (&answer.problem()["retryAfter"], &answer.headers["retry-after"]),
        (&json!(7), &"7".parse().unwrap())
    );
}

#[tokio::test]
async fn a_client_that_refuses_json_gets_text() {
    let with = |accept: &'static str| {
        Request::get("/closed")
            .header("accept", accept)
            .header("accept", "image/*;q=0.1")
            .header("x-request-id", "r-1")
            .body(Body::empty())
            .unwrap()
    };
    let answer = ask(app(), with("text/plain")).await;
    assert_eq!(
        (answer.status, &answer.headers["content-type"]),
        (503, &"text/plain; charset=utf-8".parse().unwrap())
    );
    assert_eq!(
        String::from_utf8(answer.body.clone()).unwrap(),
        "Error: the shop is closed\n\nRecovery: Wait until nine, then send the order once more.\n\n(reason closed · retryable · request r-1)"
    );
    let received =
        Received::from_response(StatusCode::SERVICE_UNAVAILABLE, &answer.headers, &answer.body).unwrap();
    assert_eq!(
        (received.reason(), received.retry(), received.retry_after()),
        (Some("closed"), Retry::Transient, Some(Duration::from_secs(1)))
    );
    for accept in ["application/json", "*/*", "text/html, application/*"] {
        ask(app(), with(accept)).await.problem();
    }
}

#[tokio::test]
async fn errors_of_a_service_inside_are_problems() {
    let slow = Router::new()
        .route("/slow", get(|| async { tokio::time::sleep(Duration::from_secs(60)).await }))
        .layer(
            ServiceBuilder::new()
                .layer(ProblemLayer::new())
                .layer(TimeoutLayer::new(Duration::from_millis(5))),
        );
    let answer = ask(slow, Request::get("/slow").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.problem()["instance"], "/slow");
    assert_eq!((answer.status, &answer.problem()["code"]), (504, &json!(-32004)));

    // A service that is not ready says so in its answer.
    let broken =
        tower::service_fn(|_: Request<Body>| async { Err::<String, _>(std::io::Error::other("hunter2")) });
    let response = ServiceBuilder::new().layer(ProblemLayer::new()).concurrency_limit(1).service(broken);
    let response = response.oneshot(Request::get("/x").body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), 500);
    let body = to_bytes(response.into_body(), 4096).await.unwrap();
    assert!(!String::from_utf8_lossy(&body).contains("hunter2"));
}

#[tokio::test]
async fn one_layer_in_another_writes_it_once() {
    let twice = app().layer(ProblemLayer::new());
    let request = Request::get("/closed").body(Body::empty()).unwrap();
    let answer = ask(twice, request).await;
    answer.problem();
    assert_eq!(answer.headers.get_all("x-request-id").iter().count(), 1);
    assert_eq!(answer.headers.get_all("vary").iter().count(), 1);
    // A nested router has taken its prefix away before the layer inside it is asked.
    let nested = Router::new().nest("/shop", app()).layer(ProblemLayer::new());
    let answer = ask(nested, Request::get("/shop/closed").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.problem()["instance"], "/shop/closed");
    let request = Request::get("/closed").header("accept", "text/plain").body(Body::empty()).unwrap();
    let text = ask(app().layer(ProblemLayer::new()), request).await.body;
    assert!(text.starts_with(b"Error: the shop is closed\n"));
}

#[tokio::test]
async fn a_response_that_was_compressed_or_measured_is_neither_any_more() {
    let app = Router::new()
        .route(
            "/odd",
            get(|| async {
                let of_the_body = [
                    ("content-encoding", "br"),
                    ("content-length", "3"),
                    ("content-digest", "sha-256=:AA==:"),
                ];
                (of_the_body, closed().await)
            }),
        )
        .layer(ProblemLayer::new());
    let answer = ask(app, Request::get("/odd").body(Body::empty()).unwrap()).await;
    answer.problem();
    assert!(!answer.headers.contains_key("content-encoding"));
    assert!(!answer.headers.contains_key("content-digest"));
    assert_eq!(answer.headers["content-length"], answer.body.len().to_string());
}

#[tokio::test]
async fn without_the_layer_it_is_a_problem_all_the_same() {
    let response = closed().await.into_response();
    assert_eq!(
        (response.status(), &response.headers()["retry-after"]),
        (StatusCode::SERVICE_UNAVAILABLE, &"1".parse().unwrap())
    );
}

#[tokio::test]
async fn a_text_that_may_never_end_is_left_alone() {
    use axum::response::Response;
    use tower::util::MapResponseLayer;

    struct Endless;
    impl axum::body::HttpBody for Endless {
        type Data = axum::body::Bytes;
        type Error = std::convert::Infallible;
        fn poll_frame(
            self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
        ) -> std::task::Poll<Option<Result<http_body::Frame<Self::Data>, Self::Error>>> {
            std::task::Poll::Pending
        }
    }

    let app = Router::new()
        .route("/endless", get(|| async { StatusCode::BAD_REQUEST }))
        .route("/long", get(|| async { (StatusCode::BAD_REQUEST, "x".repeat(100_000)) }))
        .layer(MapResponseLayer::new(|response: Response| {
            let (parts, body) = response.into_parts();
            let body = if parts.headers.contains_key("content-type") { body } else { Body::new(Endless) };
            Response::from_parts(parts, body)
        }))
        .layer(ProblemLayer::new());
    crate::capture::awake();
    let request = Request::get("/endless").body(Body::empty()).unwrap();
    assert_eq!(app.clone().oneshot(request).await.unwrap().status(), 400);
    let long = ask(app, Request::get("/long").body(Body::empty()).unwrap()).await;
    assert_eq!((long.status, long.body.len()), (400, 100_000));
}
