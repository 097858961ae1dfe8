//! The examples on the HTML page are what is sent.

use error_contract::{ErrorContract, HasContract, catalog::Catalog, docs::Reference, jsonrpc, mcp, problem};
use serde_json::Value;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "html_samples", docs = "https://example.com/errors#{reason}")]
enum OrderError {
    /// The order does not exist.
    #[error("there is no such order")]
    #[reason("unknown_order")]
    #[code(NotFound, 40401)]
    #[recovery("Call list_orders and pass one of its ids.")]
    Unknown,

    /// Too many orders are open.
    #[error("too many orders")]
    #[reason("too_many")]
    #[code(RateLimited)]
    #[retryable(after = "30s")]
    #[recovery("Close an order, or wait for half a minute.")]
    TooMany,

    /// The amount is missing.
    #[error("no amount")]
    #[reason("no_amount")]
    #[code(InvalidParams)]
    #[recovery("Pass the amount in cents as `amount`.")]
    #[contract(field = "order.amount", protocol)]
    NoAmount,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "html_samples_lamp")]
enum LampError {
    /// The lamp has the wrong number of bulbs.
    #[error("the bulbs are wrong")]
    #[reason("wrong_bulbs")]
    #[code(Conflict)]
    #[recovery("Take out all bulbs, then call fit_bulbs again.")]
    Bulbs {
        #[contract(context)]
        name: String,
        #[contract(context)]
        count: u8,
        #[contract(context)]
        sockets: Vec<String>,
    },
}

/// What stands under a heading of an entry.
fn sample(page: &str, reason: &str, heading: &str) -> String {
    let entry = page.split_once(&format!("id=\"{reason}\"")).unwrap().1;
    let entry = entry.split_once("</article>").unwrap().0;
    let (_, sample) =
        entry.split_once(&format!("<h5>{heading}</h5>")).unwrap_or_else(|| panic!("no {heading}"));
    let (_, sample) = sample.split_once('>').unwrap();
    sample.split_once("</pre>").unwrap().0.to_owned()
}

#[test]
fn examples_are_what_is_sent() {
    let catalog = Catalog::of(&[OrderError::CONTRACT, LampError::CONTRACT]).unwrap();
    let page = Reference::new(&catalog).html();
    let check = |error: &dyn ErrorContract| {
        let of = |heading| sample(&page, error.reason(), heading);
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        assert_eq!(read(&of("ErrorResponse")), error.response().to_value());

        let sent = problem::problem(error);
        let http = of("HTTP");
        let (head, body) = http.split_once("\n\n").unwrap();
        assert_eq!(read(body), sent.to_value());
        assert!(head.starts_with(&format!("HTTP/1.1 {} ", sent.status())), "{head}");
        let delay = sent.retry_after().map(|seconds| format!("Retry-After: {seconds}"));
        assert_eq!(head.lines().nth(2), delay.as_deref());

        if error.is_protocol() {
            let object = jsonrpc::error_object(error).to_value();
            assert_eq!(read(&of("JSON-RPC error object")), object);
        } else {
            let tool = mcp::tool_result(error).to_value();
            let structured = read(&of("MCP tool result, structured error"));
            assert_eq!(structured, tool["structuredContent"]["error"]);
            assert_eq!(of("MCP tool result, text block"), mcp::text(error));
        }
    };
    check(&OrderError::Unknown);
    check(&OrderError::TooMany);
    check(&OrderError::NoAmount);
    check(&LampError::Bulbs { name: "…".into(), count: 1, sockets: Vec::new() });
}
