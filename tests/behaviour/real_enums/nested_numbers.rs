//! A ledger node: JSON-RPC numbers as constant expressions, errors nested three deep, plugins that are
//! known only at run time.

use std::{borrow::Cow, sync::Arc};

use error_contract::{
    Category, Class, Code, ErrorContract, HasContract, Retry, Severity, Varies,
    jsonrpc::{self, Profile},
};

/// The numbers that clients of the node know; each layer counts from its own base.
mod codes {
    pub(super) const BASE: i32 = 7000;
    pub(super) const POOL: i32 = BASE + 100;

    pub(super) const fn transfer(offset: i32) -> i32 {
        POOL + 50 + offset
    }

    pub(super) enum Execution {}

    impl Execution {
        pub(super) const REVERTED: i32 = 3;
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ledger.transfer")]
enum TransferError {
    /// The nonce of the transfer was used by an earlier one.
    #[error("nonce {nonce} is below {next}")]
    #[reason("nonce_used")]
    #[code(Conflict, codes::transfer(1))]
    #[recovery("Sign the transfer again with nonce {next}.")]
    NonceUsed {
        #[contract(context)]
        nonce: u64,
        #[contract(context)]
        next: u64,
    },

    /// The account cannot pay for the transfer and its fee.
    #[error("{missing} units are missing")]
    #[reason("funds_too_low")]
    #[code(ValidationError, codes::transfer(2))]
    #[recovery("Lower the amount by {missing} units, or fund the account first.")]
    FundsTooLow {
        #[contract(context)]
        missing: u64,
    },

    /// The code of the contract stopped the transfer.
    #[error("the contract stopped the transfer")]
    #[reason("reverted")]
    #[code(codes::Execution::REVERTED)]
    #[recovery("Decode revert_data and call the contract with arguments it accepts.")]
    Reverted {
        #[contract(context)]
        revert_data: String,
    },
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ledger.pool")]
enum PoolError {
    /// The pool holds the same transfer already.
    #[error("already known")]
    #[reason("already_known")]
    #[code(Conflict, codes::POOL + 3)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Follow the transfer with get_transfer instead of sending it twice.")]
    AlreadyKnown,

    /// The pool has no room for another transfer.
    #[error("the pool is full")]
    #[reason("pool_full")]
    #[code(RateLimited, codes::POOL + 1)]
    #[retryable(after = "12s")]
    #[recovery("Wait for the next block (12 seconds), or raise the fee.")]
    Full,

    #[error(transparent)]
    #[contract(transparent)]
    Refused(#[from] Box<TransferError>),

    /// Another kind of pool than ours, behind the same API.
    #[error(transparent)]
    #[contract(transparent)]
    Foreign(Arc<dyn ErrorContract + Send + Sync>),
}

/// What a dry run can find. It shares a reason with [`TransferError`].
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ledger.simulation")]
enum SimulationError {
    /// The code of the contract stopped the simulation.
    #[error("the simulation was stopped")]
    #[reason("reverted")]
    #[code(InvalidParams, codes::BASE + 20)]
    #[recovery("Call simulate with trace enabled and read its last step.")]
    Reverted,

    /// The simulation used more gas than it was given.
    #[error("out of gas at {limit}")]
    #[reason("out_of_gas")]
    #[code(ValidationError, codes::BASE + 21)]
    #[recovery("Raise gas_limit above {limit} and simulate again.")]
    OutOfGas {
        #[contract(context)]
        limit: u64,
    },
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ledger.gateway")]
enum GatewayError {
    /// The method is reserved for callers on the same machine.
    #[error("{method} is not for remote callers")]
    #[reason("unsafe_call")]
    #[code(Forbidden, codes::BASE + 1)]
    #[recovery("Call a method that list_methods marks as public.")]
    UnsafeCall {
        #[contract(context)]
        method: &'static str,
    },

    #[error(transparent)]
    #[contract(transparent)]
    Pool(#[from] PoolError),

    #[error(transparent)]
    #[reason("simulation_failed")]
    #[when("A dry run of the transfer failed.")]
    #[contract(transparent)]
    Simulation(#[from] SimulationError),

    /// One transfer of a batch failed, and the others were not sent.
    ///
    /// It carries its position beside the error, so what the error says is asked for by name.
    #[error("transfer {index}: {failed}")]
    #[reason("batch_failed")]
    #[code(InternalError, with = Self::code_in_batch)]
    #[retryable(correctable, with = Self::retry_in_batch)]
    #[recovery("Take transfer {index} out of the batch and send the rest.", with = Self::recovery_in_batch)]
    Batch {
        #[contract(context)]
        index: usize,
        failed: Box<Self>,
    },

    #[error("{0}")]
    #[contract(transparent)]
    Plugin(Box<dyn ErrorContract + Send + Sync>),
}

impl GatewayError {
    fn in_batch(&self) -> Option<&Self> {
        if let Self::Batch { failed, .. } = self { Some(&**failed) } else { None }
    }

    fn code_in_batch(&self) -> Code {
        self.in_batch().map_or(Code::InternalError, ErrorContract::code)
    }

    fn retry_in_batch(&self) -> Retry {
        self.in_batch().map_or(Retry::Correctable, ErrorContract::retry)
    }

    fn recovery_in_batch(&self) -> Option<Cow<'_, str>> {
        self.in_batch().map(ErrorContract::recovery)
    }
}

/// An error that the gateway has never heard of.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("the sequencer is paused")]
#[reason("sequencer_paused")]
#[code(ServiceUnavailable, 9100)]
#[when("The sequencer is paused for an upgrade.")]
#[recovery("Wait five minutes, then send the transfer once more.")]
#[contract(domain = "sequencer")]
struct SequencerPaused;

fn nonce_used() -> GatewayError {
    PoolError::from(Box::new(TransferError::NonceUsed { nonce: 4, next: 9 })).into()
}

#[test]
fn the_innermost_error_answers_through_three_levels() {
    let error = nonce_used();
    assert_eq!(error.code().as_i32(), 7151);
    assert_eq!(error.code().class(), Class::Conflict);
    assert_eq!((error.domain(), error.reason()), (Some("ledger.transfer"), "nonce_used"));
    assert_eq!(error.recovery(), "Sign the transfer again with nonce 9.");
    assert_eq!(
        jsonrpc::error_object(&error).to_value(),
        serde_json::json!({
            "code": 7151,
            "message": "nonce 4 is below 9",
            "data": {
                "code": 7151,
                "retryable": false,
                "retry": "correctable",
                "domain": "ledger.transfer",
                "domainCode": 7151,
                "recovery": { "hint": "Sign the transfer again with nonce 9." },
                "nonce": 4,
                "next": 9,
                "reason": "nonce_used",
            },
        }),
    );
}

#[test]
fn an_own_number_takes_the_class_beside_it_or_that_of_its_range() {
    let reverted = TransferError::Reverted { revert_data: "0x08c379a0".into() };
    assert_eq!((reverted.code().as_i32(), reverted.code().class()), (3, Class::InternalError));
    assert_eq!(reverted.category(), Category::System);
    let known = GatewayError::from(PoolError::AlreadyKnown);
    assert_eq!((known.code().as_i32(), known.code().class()), (7103, Class::Conflict));
    assert_eq!((known.retry(), known.severity()), (Retry::Terminal, Severity::Info));
}

#[test]
fn the_table_holds_every_number_of_every_level_once() {
    const CODES: usize = GatewayError::CONTRACT.len();
    let table: Vec<_> =
        GatewayError::CONTRACT.entries().map(|entry| (entry.reason(), entry.code().as_i32())).collect();
    assert_eq!(
        table,
        [
            ("unsafe_call", 7001),
            ("already_known", 7103),
            ("pool_full", 7101),
            ("nonce_used", 7151),
            ("funds_too_low", 7152),
            ("reverted", 3),
            ("simulation_failed", 7020),
            ("batch_failed", -32603),
        ],
    );
    assert_eq!(table.len(), CODES);
    // Two variants are known only when an error is there, and the table says so.
    assert!(GatewayError::CONTRACT.is_delegated());
    assert!(PoolError::CONTRACT.is_delegated());
    assert!(!TransferError::CONTRACT.is_delegated());
}

#[test]
fn two_inner_contracts_may_share_a_reason() {
    let find = |reason| GatewayError::CONTRACT.find(reason).and_then(|entry| entry.domain());
    assert_eq!(find("reverted"), Some("ledger.transfer"));
    assert_eq!(find("simulation_failed"), Some("ledger.gateway"));

    // The variant has its own name, and borrows what it does not give.
    let error = GatewayError::from(SimulationError::OutOfGas { limit: 21_000 });
    assert_eq!((error.reason(), error.code().as_i32()), ("simulation_failed", 7021));
    assert_eq!(error.recovery(), "Raise gas_limit above 21000 and simulate again.");
    assert_eq!(error.response().to_value()["details"]["context"], serde_json::json!({ "limit": 21_000 }));
    let entry = error.entry();
    assert_eq!(entry.when(), "A dry run of the transfer failed.");
    assert!(entry.varies().contains(Varies::CODE.and(Varies::RECOVERY)));
}

#[test]
fn an_error_that_is_known_only_at_run_time_answers_for_itself() {
    let plugin = GatewayError::Plugin(Box::new(SequencerPaused));
    let foreign = GatewayError::from(PoolError::Foreign(Arc::new(SequencerPaused)));
    for error in [plugin, foreign] {
        assert_eq!((error.domain(), error.reason()), (Some("sequencer"), "sequencer_paused"));
        assert_eq!((error.code().as_i32(), error.retry()), (9100, Retry::Transient));
        assert_eq!(jsonrpc::error_object(&error).code(), 9100);
        assert_eq!(error.to_string(), "the sequencer is paused");
        assert!(GatewayError::CONTRACT.find(error.reason()).is_none());
    }
}

#[test]
fn an_error_with_its_position_beside_it_still_decides() {
    let full = GatewayError::Batch { index: 2, failed: Box::new(PoolError::Full.into()) };
    assert_eq!((full.reason(), full.code().as_i32()), ("batch_failed", 7101));
    assert_eq!(full.retry(), Retry::Transient);
    assert_eq!(full.recovery(), "Wait for the next block (12 seconds), or raise the fee.");
    let used = GatewayError::Batch { index: 0, failed: Box::new(nonce_used()) };
    assert_eq!((used.code().as_i32(), used.retry()), (7151, Retry::Correctable));
    assert_eq!(used.response().to_value()["details"]["context"], serde_json::json!({ "index": 0 }));
    let entry = GatewayError::CONTRACT.find("batch_failed").expect("it is declared");
    assert_eq!(entry.recovery(), "Take transfer {index} out of the batch and send the rest.");
    assert!(entry.varies().contains(Varies::CODE.and(Varies::RETRY).and(Varies::RECOVERY)));
}

#[test]
fn a_delay_of_the_middle_level_reaches_the_outside() {
    let error = GatewayError::from(PoolError::Full);
    let data = &jsonrpc::error_object(&error).with_profile(Profile::Classic).to_value()["data"];
    assert_eq!(data["retryAfter"], 12);
    assert_eq!(data["retryable"], true);
}
