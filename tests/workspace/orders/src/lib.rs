//! Orders: one of three crates that share a lock.

use error_contract::{ErrorContract, HasContract};

/// What ordering can fail with.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", retired("basket_full"))]
#[non_exhaustive]
pub enum OrderError {
    /// No order has this number.
    #[error("there is no order {number}")]
    #[reason("unknown_order")]
    #[code(NotFound)]
    #[recovery("Call list_orders and pass one of the numbers that it returns.")]
    Unknown {
        /// What was asked for.
        #[contract(context)]
        number: u64,
    },

    /// The order left the warehouse.
    #[error("the order left the warehouse")]
    #[reason("order_shipped")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[recovery("Open a return with create_return; an order that was sent cannot change.")]
    Shipped,
}

/// A step of an import, around whatever it fails with.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "import")]
pub enum StepError<E: HasContract + ErrorContract + 'static> {
    /// The step came out of turn.
    #[error("step {0} came out of turn")]
    #[reason("out_of_turn")]
    #[code(InvalidRequest)]
    #[recovery("Run the steps in the order that list_steps returns.")]
    OutOfTurn(u32),

    /// What the step failed with.
    #[error(transparent)]
    #[contract(transparent)]
    Inside(E),
}
