//! An HTTP service on loopback with a handful of orders. Its handlers return the error enum below; what
//! callers get of it is the work of `#[contract(axum08)]` and of `ProblemLayer`.
//!
//! ```text
//! cargo run -p error-contract-tests --example http_service
//! ```
//!
//! It prints the address that it listens on. `tests/interop` drives it with `curl` and with Python,
//! `tests/axum08` with our own client.

use std::{io, net::SocketAddr, time::Duration};

use axum::{
    Json, Router,
    extract::Path,
    routing::{delete, get, post},
};
use error_contract::{ErrorContract, axum08::ProblemLayer};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;

/// What an order can fail with. This is all there is.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", docs = "https://orders.example/errors/{reason}", axum08, reasons = OrderReason)]
pub(crate) enum OrderError {
    /// No order has this id.
    #[error("there is no order {order}")]
    #[reason("unknown_order")]
    #[code(NotFound)]
    #[recovery("List the orders with GET /orders and use one of their ids.")]
    Unknown {
        #[contract(context)]
        order: u32,
    },

    /// The order has left the house.
    #[error("order {order} has been shipped")]
    #[reason("already_shipped")]
    #[code(Conflict, 40901)]
    #[retryable(terminal)]
    #[recovery("Register a return with POST /returns instead of cancelling.")]
    Shipped {
        #[contract(context)]
        order: u32,
    },

    /// The quantity is not one that can be ordered.
    #[error("{quantity} cannot be ordered")]
    #[reason("wrong_quantity")]
    #[code(ValidationError)]
    #[contract(field = "order.quantity")]
    #[recovery("Send a `quantity` from 1 to 20.")]
    Quantity {
        #[contract(context)]
        quantity: u32,
    },

    /// Too many orders arrived in the last minute.
    #[error("too many orders")]
    #[reason("too_many_orders")]
    #[code(RateLimited)]
    #[recovery("Send at most 20 orders a minute, or batch them in one request.")]
    TooMany {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The warehouse does not answer, and will not for this order.
    #[error("the warehouse lost order {order}")]
    #[reason("warehouse_lost")]
    #[code(ServiceUnavailable)]
    #[retryable(terminal)]
    #[recovery("Send the order once more under a new id.")]
    Lost {
        #[contract(context)]
        order: u32,
        #[source]
        cause: io::Error,
    },

    /// The order was archived.
    #[error("order {order} was archived")]
    #[reason("archived")]
    #[code(NotFound)]
    #[contract(http = 410)]
    #[recovery("Ask for it with GET /archive/{order} instead.")]
    Archived {
        #[contract(context)]
        order: u32,
    },
}

#[derive(Serialize)]
struct Order {
    order: u32,
    state: &'static str,
}

async fn read(Path(order): Path<u32>) -> Result<Json<Order>, OrderError> {
    match order {
        1 => Ok(Json(Order { order, state: "open" })),
        4 => Err(OrderError::TooMany { wait: Duration::from_millis(1_200) }),
        5 => Err(OrderError::Lost { order, cause: io::Error::other("10.0.0.7: connection refused") }),
        6 => Err(OrderError::Archived { order }),
        _ => Err(OrderError::Unknown { order }),
    }
}

async fn cancel(Path(order): Path<u32>) -> Result<(), OrderError> {
    Err(OrderError::Shipped { order })
}

#[derive(Deserialize)]
struct New {
    quantity: u32,
}

async fn create(Json(New { quantity }): Json<New>) -> Result<Json<Order>, OrderError> {
    if (1..=20).contains(&quantity) {
        Ok(Json(Order { order: 2, state: "open" }))
    } else {
        Err(OrderError::Quantity { quantity })
    }
}

#[expect(clippy::panic, reason = "to see what becomes of it")]
async fn broken() -> &'static str {
    panic!("the key of the cash box is 4711")
}

/// The service.
pub(crate) fn app() -> Router {
    Router::new()
        .route("/orders", post(create))
        .route("/orders/{order}", get(read))
        .route("/orders/{order}", delete(cancel))
        .route("/broken", get(broken))
        .layer(ProblemLayer::new())
}

/// Serves until the process ends.
pub(crate) async fn serve() -> io::Result<(SocketAddr, impl Future<Output = io::Result<()>>)> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    Ok((listener.local_addr()?, async move { axum::serve(listener, app()).await }))
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> io::Result<()> {
    // Panics are answered; what they say is for the terminal of whoever runs it.
    let (address, served) = serve().await?;
    println!("http://{address}");
    served.await
}
