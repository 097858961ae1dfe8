//! The service of the example over a real connection, read by our own client with `reqwest`.

use error_contract::{Category, Class, Envelope, Received, Retry, Typed};
use reqwest::{Client, Method};

use crate::http_service::{OrderReason, serve};

async fn start() -> String {
    crate::capture::awake();
    let (address, served) = serve().await.unwrap();
    tokio::spawn(served);
    format!("http://{address}")
}

async fn ask(client: &Client, method: Method, address: String, body: &'static str) -> Received {
    let request = client.request(method, address).header("content-type", "application/json").body(body);
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.bytes().await.unwrap();
    assert!(Received::from_response(status, &headers, &body).is_ok(), "{status} {body:?}");
    Received::from_response(status, &headers, &body).unwrap()
}

#[tokio::test]
async fn every_failure_of_the_service_is_received_and_typed() {
    let base = start().await;
    let client = Client::builder().no_proxy().build().unwrap();

    let unknown = ask(&client, Method::GET, format!("{base}/orders/9"), "").await;
    assert_eq!(unknown.envelope(), Envelope::Problem);
    assert_eq!(unknown.typed(), Typed::Known(OrderReason::Unknown));
    assert_eq!(
        (unknown.class(), unknown.status(), unknown.code()),
        (Some(Class::NotFound), Some(404), Some(-32001))
    );
    assert_eq!(unknown.docs(), Some("https://orders.example/errors/unknown_order"));
    assert_eq!(
        (unknown.title(), unknown.message()),
        (Some("No order has this id."), Some("there is no order 9"))
    );
    assert_eq!((unknown.instance(), unknown.domain()), (Some("/orders/9"), Some("orders")));
    assert_eq!(unknown.context()["order"], 9);
    assert!(unknown.request_id().is_some_and(|id| id.len() == 32));

    let shipped = ask(&client, Method::DELETE, format!("{base}/orders/3"), "").await;
    assert_eq!(shipped.typed(), Typed::Known(OrderReason::Shipped));
    assert_eq!(
        (shipped.code(), shipped.class(), shipped.retry()),
        (Some(40901), Some(Class::Conflict), Retry::Terminal)
    );

    let quantity = ask(&client, Method::POST, format!("{base}/orders"), r#"{"quantity": 21}"#).await;
    assert_eq!(
        (quantity.typed(), quantity.field()),
        (Typed::Known(OrderReason::Quantity), Some("order.quantity"))
    );
    assert_eq!(quantity.category(), Some(Category::Business));

    let slow = ask(&client, Method::GET, format!("{base}/orders/4"), "").await;
    assert_eq!(slow.retry_advice().after().map(|delay| delay.as_secs()), Some(2));
    // Not transient: 502, so that nobody repeats it blindly.
    let lost = ask(&client, Method::GET, format!("{base}/orders/5"), "").await;
    assert_eq!(
        (lost.status(), lost.retry(), lost.to_json().contains("10.0.0.7")),
        (Some(502), Retry::Terminal, false)
    );
    let archived = ask(&client, Method::GET, format!("{base}/orders/6"), "").await;
    assert_eq!((archived.status(), archived.class()), (Some(410), Some(Class::NotFound)));

    let broken = ask(&client, Method::GET, format!("{base}/broken"), "").await;
    assert!(
        matches!(broken.typed::<OrderReason>(), Typed::Unknown(unknown) if unknown.reason() == Some("handler_panicked"))
    );
    let half = ask(&client, Method::POST, format!("{base}/orders"), "{").await;
    assert_eq!((half.status(), half.reason(), half.class()), (Some(400), None, Some(Class::InvalidParams)));
    let nowhere = ask(&client, Method::GET, format!("{base}/nowhere"), "").await;
    assert_eq!((nowhere.class(), nowhere.instance()), (Some(Class::NotFound), Some("/nowhere")));
}

#[test]
fn a_date_is_held_against_the_clock_of_who_sent_it() {
    use reqwest::{StatusCode, header::HeaderMap};

    let delay = |headers: &[(&'static str, &str)]| {
        let headers: HeaderMap =
            headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        let received = Received::from_response(StatusCode::TOO_MANY_REQUESTS, &headers, b"").unwrap();
        received.retry_after().map(|delay| delay.as_secs())
    };
    let at = "Thu, 01 Oct 2026 00:01:30 GMT";
    assert_eq!(delay(&[("retry-after", at), ("date", "Thu, 01 Oct 2026 00:00:00 GMT")]), Some(90));
    assert_eq!(delay(&[("retry-after", at), ("date", "Thu, 01 Oct 2026 00:02:00 GMT")]), Some(0));
    assert_eq!(delay(&[("retry-after", "Fri, 31 Dec 1999 23:59:59 GMT")]), Some(0));
    assert_eq!(delay(&[("retry-after", "Fri, 31 Dec 9999 23:59:59 GMT")]), Some(86_400));
    assert_eq!(delay(&[("retry-after", "7"), ("date", "nonsense")]), Some(7));
    assert_eq!(delay(&[("retry-after", "soon")]), None);
}
