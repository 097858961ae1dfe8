//! The crate is renamed in Cargo.toml.
#![deny(warnings)]

use ec::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(crate = ec)]
enum BridgeError {
    /// The bridge is raised for a ship
    #[error("raised")]
    #[reason("bridge_raised")]
    #[code(ServiceUnavailable)]
    #[retryable]
    #[recovery("Wait until the ship has passed the bridge.")]
    Raised,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "toll", crate = ::ec)]
enum TollError {
    /// The coin is not accepted
    #[error("bad coin")]
    #[reason("bad_coin")]
    #[code(InvalidParams)]
    #[recovery("Insert a coin of one of the listed currencies.")]
    BadCoin,
}

fn main() {
    assert_eq!(api::reason(&BridgeError::Raised), "bridge_raised");
    assert!(api::retryable(&BridgeError::Raised));
    assert_eq!(api::code(&TollError::BadCoin), api::INVALID_PARAMS);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::ec::ErrorContract;
    pub(crate) const INVALID_PARAMS: i32 = -32602;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
}
