//! What it costs to ask an error who it is, against a match written by hand.
//!
//! `cargo bench -p error-contract-benchmarks --bench metadata`

use std::hint::black_box;

use error_contract::{Code, ErrorContract, Severity};
use error_contract_benchmarks::{Bench, contender};

macro_rules! errors {
    ($($variant:ident $reason:literal $code:ident $severity:ident $hint:literal,)*) => {
        #[derive(Debug, thiserror::Error, ErrorContract)]
        #[contract(domain = "orders")]
        enum OrderError {
            $(
                /// It failed in a way of its own.
                #[error("it failed")]
                #[reason($reason)]
                #[code($code)]
                #[severity($severity)]
                #[recovery($hint)]
                $variant { order: u64 },
            )*
        }

        impl OrderError {
            fn code_by_hand(&self) -> Code {
                match self { $(Self::$variant { .. } => Code::$code,)* }
            }

            fn reason_by_hand(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $reason,)* }
            }

            fn severity_by_hand(&self) -> Severity {
                match self { $(Self::$variant { .. } => severity!($severity),)* }
            }
        }

        const ALL: [fn(u64) -> OrderError; 12] = [$(|order| OrderError::$variant { order }),*];
    };
}

macro_rules! severity {
    (notice) => {
        Severity::Notice
    };
    (warning) => {
        Severity::Warning
    };
    (debug) => {
        Severity::Debug
    };
}

errors! {
    UnknownOrder "unknown_order" NotFound notice "Call list_orders and pass one of its ids.",
    UnknownItem "unknown_item" NotFound notice "Call list_items and pass one of its ids.",
    Locked "locked" Conflict warning "Wait until the other edit is saved, then send this one again.",
    Changed "changed" Conflict notice "Read the order again, then repeat the change on it.",
    TooMany "too_many_orders" RateLimited notice "Wait 30 seconds, then send at most 20 orders a minute.",
    Closed "closed" ServiceUnavailable debug "Wait until the shop opens at eight.",
    Stolen "stolen_card" Forbidden warning "Choose another card than this one.",
    Stranger "stranger" Unauthorized notice "Call sign_in and repeat the call with its token.",
    Long "name_too_long" ValidationError notice "Choose a name of at most 40 letters.",
    Short "name_too_short" ValidationError notice "Choose a name of at least 2 letters.",
    Slow "slow_warehouse" Timeout debug "Wait 10 seconds, then ask for the stock again.",
    Broken "broken_ledger" InternalError debug "Call report_problem with the id of this request.",
}

fn main() {
    let mut bench = Bench::new();
    // In an order that the processor does not learn by heart.
    let errors: Vec<OrderError> = (0..256_u64)
        .filter_map(|index| Some(ALL.get(usize::try_from(index * 7919 % 12).ok()?)?(index)))
        .collect();

    bench.table("256 errors are asked");
    macro_rules! compare {
        ($name:literal, $ask:ident, $by_hand:ident) => {
            for error in &errors {
                assert_eq!(error.$ask(), error.$by_hand());
            }
            bench.against(
                contender($name, || {
                    for error in &errors {
                        black_box(black_box(error).$ask());
                    }
                }),
                vec![(
                    contender("hand-written match", || {
                        for error in &errors {
                            black_box(black_box(error).$by_hand());
                        }
                    }),
                    Some(1.1),
                )],
            );
        };
    }
    compare!("`code()`", code, code_by_hand);
    compare!("`reason()`", reason, reason_by_hand);
    compare!("`severity()`", severity, severity_by_hand);
}
