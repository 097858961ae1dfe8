//! Allocation, exactly: metadata costs none, and neither do envelopes written into a buffer with room, and texts that
//! are classified.

use std::{borrow::Cow, hint::black_box, time::Duration};

use allocation_counter::measure;
use error_contract::{
    ErrorContract, Failure, HasContract, Retry, classify::classify_text, jsonrpc, mcp, problem,
};

mod codes {
    pub(super) const BASE: i32 = 9000;
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", docs = "https://orders.example/errors/{reason}")]
enum OrderError {
    /// The order does not exist.
    #[error("order {order} of {customer} does not exist ({attempt:?})")]
    #[reason("unknown_order")]
    #[code(NotFound, codes::BASE + 1)]
    #[severity(notice)]
    #[recovery("Call list_orders for {customer}; it has {orders} of them.")]
    Unknown {
        #[contract(context)]
        order: u64,
        #[contract(context)]
        similar: Vec<String>,
        #[contract(field)]
        path: String,
        customer: String,
        orders: usize,
        attempt: Option<f64>,
    },

    /// The shop is closed.
    #[error("the shop is closed")]
    #[reason("closed")]
    #[code(ServiceUnavailable)]
    #[retryable(with = Self::retry_of_closed)]
    #[recovery("Wait until the shop opens.", with = Self::recovery_of_closed)]
    Closed {
        #[contract(retry_after)]
        opens: Option<Duration>,
        #[contract(original_error)]
        vendor: Cow<'static, str>,
    },

    #[error(transparent)]
    #[contract(transparent, message = "payment {0} failed")]
    Payment(PaymentError),

    #[error("{0}")]
    #[contract(transparent)]
    Plugin(Box<dyn ErrorContract + Send + Sync>),
}

impl OrderError {
    fn retry_of_closed(&self) -> Retry {
        if let Self::Closed { opens: Some(_), .. } = self { Retry::Transient } else { Retry::Terminal }
    }

    fn recovery_of_closed(&self) -> Option<Cow<'_, str>> {
        if let Self::Closed { opens: None, .. } = self {
            Some("Order from another shop of the chain.".into())
        } else {
            None
        }
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "payments")]
enum PaymentError {
    /// The card was declined.
    #[error("card {last_four} was declined")]
    #[reason("declined")]
    #[code(ValidationError, codes::BASE + 2)]
    #[recovery("Choose another card than the one ending in {last_four}.")]
    Declined {
        #[contract(context)]
        last_four: u16,
        #[contract(context)]
        tried: [&'static str; 2],
    },
}

fn declined() -> PaymentError {
    PaymentError::Declined { last_four: 4242, tried: ["visa", "maestro \"x\"\n"] }
}

fn errors() -> [OrderError; 5] {
    [
        OrderError::Unknown {
            order: u64::MAX,
            similar: vec!["A-1".into(), "A-2".into()],
            path: "order.id".into(),
            customer: "c-7".into(),
            orders: 12,
            attempt: Some(1.5),
        },
        OrderError::Closed { opens: Some(Duration::from_millis(1500)), vendor: "E_CLOSED".into() },
        OrderError::Closed { opens: None, vendor: "E_CLOSED".into() },
        OrderError::Payment(declined()),
        OrderError::Plugin(Box::new(declined())),
    ]
}

/// How often this thread asked for memory.
fn allocations<T>(run: impl FnOnce() -> T) -> u64 {
    measure(|| {
        black_box(run());
    })
    .count_total
}

#[test]
fn the_counter_counts_and_only_this_thread() {
    assert_eq!(allocations(|| ()), 0);
    assert_eq!(allocations(|| Box::new(1)), 1);
    // A vector that grows asks again.
    assert!(
        allocations(|| (0..1000).fold(Vec::new(), |mut all, next| {
            all.push(next);
            all
        })) > 2
    );
    let other = std::thread::spawn(|| {
        for size in 0..1000 {
            black_box(vec![size; size]);
        }
    });
    assert_eq!(allocations(|| black_box(1 + 1)), 0);
    other.join().unwrap();
}

#[test]
fn metadata_is_read_without_allocating() {
    for error in &errors() {
        let error: &dyn ErrorContract = error;
        let count = allocations(|| {
            black_box(error.entry());
            black_box(error.code());
            black_box(error.reason());
            black_box(error.domain());
            black_box(error.retry());
            black_box(error.retryable());
            black_box(error.retry_after());
            black_box(error.severity());
            black_box(error.category());
            black_box(error.fault());
            black_box(error.field());
            black_box(error.original_error());
            black_box(error.http_status());
            black_box(error.grpc());
            black_box(error.is_protocol());
        });
        assert_eq!(count, 0, "{error:?}");
    }
}

#[test]
fn the_table_is_read_without_allocating() {
    let contract = OrderError::CONTRACT;
    assert_eq!(allocations(|| contract.find("unknown_order").unwrap()), 0);
    assert_eq!(allocations(|| contract.find("declined").unwrap()), 0);
    assert_eq!(allocations(|| assert!(contract.find("no_such_reason").is_none())), 0);
    assert_eq!(allocations(|| assert_eq!(contract.entries().count(), 3)), 0);
    assert_eq!(allocations(|| contract.entries().map(|entry| entry.reason().len()).sum::<usize>()), 0);
    assert_eq!(allocations(|| (0..4).filter_map(|index| contract.get(index)).count()), 0);
}

#[test]
fn a_response_is_written_without_allocating() {
    let mut buffer = Vec::with_capacity(4096);
    for error in &errors() {
        buffer.clear();
        let count = allocations(|| error.response().write_json(&mut buffer));
        assert_eq!(count, 0, "{error:?}");
        // Not vacuous: it is the whole response.
        let written: serde_json::Value = serde_json::from_slice(&buffer).unwrap();
        assert_eq!(written, error.response().to_value());
        assert_eq!(written["details"]["reason"], error.reason());
    }
    assert_eq!(buffer.capacity(), 4096);
}

#[test]
fn what_was_written_has_the_values() {
    let errors = errors();
    let unknown = errors[0].response().to_value();
    assert_eq!(unknown["message"], "order 18446744073709551615 of c-7 does not exist (Some(1.5))");
    assert_eq!(unknown["details"]["suggestion"], "Call list_orders for c-7; it has 12 of them.");
    assert_eq!(unknown["details"]["context"]["similar"], serde_json::json!(["A-1", "A-2"]));
    let payment = errors[3].response().to_value();
    assert_eq!(payment["message"], "payment card 4242 was declined failed");
    assert_eq!(payment["details"]["context"]["tried"][1], "maestro \"x\"\n");
    assert_eq!(errors[1].response().to_value()["details"]["retryAfter"], 2);
    assert_eq!(errors[2].recovery(), "Order from another shop of the chain.");
}

#[test]
fn the_other_envelopes_without_a_text_block_allocate_nothing_either() {
    let mut buffer = Vec::with_capacity(4096);
    for error in &errors() {
        buffer.clear();
        assert_eq!(allocations(|| jsonrpc::error_object(error).write_json(&mut buffer)), 0, "{error:?}");
        assert_eq!(allocations(|| jsonrpc::reply(error, "id").write_json(&mut buffer)), 0, "{error:?}");
        assert_eq!(allocations(|| problem::problem(error).write_json(&mut buffer)), 0, "{error:?}");
    }
    assert_eq!(buffer.capacity(), 4096);
}

/// The text block has to be there as a whole before it is written: whether the message holds the hint already is seen
/// only then.
#[test]
fn a_tool_result_allocates_its_text_block_and_nothing_else() {
    let mut buffer = Vec::with_capacity(4096);
    for error in &errors() {
        buffer.clear();
        assert_eq!(allocations(|| mcp::text(error)), 1, "{error:?}");
        assert_eq!(allocations(|| mcp::tool_result(error).write_json(&mut buffer)), 1, "{error:?}");
    }
    assert_eq!(buffer.capacity(), 4096);
}

#[test]
fn an_envelope_as_text_allocates_the_text() {
    for error in &errors() {
        assert_eq!(allocations(|| error.response().to_json()), 1, "{error:?}");
        assert_eq!(allocations(|| jsonrpc::reply(error, 1).to_json()), 1, "{error:?}");
        assert_eq!(allocations(|| problem::problem(error).to_json()), 1, "{error:?}");
        assert_eq!(allocations(|| problem::problem(error).body()), 1, "{error:?}");
    }
}

#[test]
fn a_text_is_classified_without_allocating() {
    for text in
        ["kaput", "Request failed with status code 429", "not logged in", &"not logged i ".repeat(100)]
    {
        assert_eq!(allocations(|| classify_text(Some("Error"), text)), 0, "{text}");
    }
}

#[test]
fn a_failure_allocates_itself_and_what_it_is_told() {
    assert_eq!(allocations(|| Failure::not_found("no order 7")), 1);
    assert_eq!(allocations(|| Failure::not_found(String::from("no order 7"))), 2);
    let failure = Failure::not_found("no order 7").recovery("Call list_orders first.");
    let mut buffer = Vec::with_capacity(4096);
    assert_eq!(allocations(|| failure.response().write_json(&mut buffer)), 0);
    assert_eq!(allocations(|| problem::problem(&failure).write_json(&mut buffer)), 0);
}

#[test]
fn a_hint_is_borrowed_unless_it_holds_values() {
    let errors = errors();
    assert!(matches!(errors[2].recovery(), Cow::Borrowed(_)));
    assert_eq!(allocations(|| errors[2].recovery()), 0);
    // The counterpart: this one is why the envelopes write the hint and do not ask for it.
    assert!(allocations(|| errors[0].recovery()) > 0);
}
