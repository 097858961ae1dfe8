//! Fields and consts named like the bindings a derive is likely to generate.
#![deny(warnings)]
#![allow(non_upper_case_globals, non_camel_case_types, dead_code)]

use error_contract::ErrorContract;

// A constant in scope turns an equally named binding pattern into a comparison.
const code: i32 = 1;
const reason: &str = "const";
const entry: u8 = 0;
const index: usize = 0;
const field_0: u8 = 0;
const __0: u8 = 0;
const __self_0: u8 = 0;
const _0: u8 = 0;
const arg0: u8 = 0;
const f: u8 = 0;
const fmt: u8 = 0;
const this: u8 = 0;
const value: u8 = 0;
const source: u8 = 0;
static recovery: &str = "static";
static retryable: bool = false;
static severity: u8 = 0;
struct this_unit;

#[derive(ErrorContract)]
enum PumpError {
    /// Names collide
    #[reason("collide")]
    #[code(Conflict)]
    #[recovery("Compare {code}, {reason}, {f}, {this}, {message} and {entry} with the plan.")]
    Collide {
        code: i64, reason: String, retryable: bool, recovery: u8, severity: u8, when: u8, f: u8, fmt: u8,
        formatter: u8, this: u8, other: u8, err: u8, error: u8, e: u8, index: u8, entry: u8, entries: u8, message: u8,
        response: u8, data: u8, __self: u8, __f: u8, _reason: u8, args: u8, s: u8, out: u8, text: u8, name: u8,
        variant: u8, krate: u8, contract: u8, result: u8, cow: u8,
    },
    /// Positions collide
    #[reason("position")]
    #[code(Conflict)]
    #[recovery("Put part {0} where part {1} is now.")]
    Position(u8, u8),
}

impl std::fmt::Debug for PumpError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("pump")
    }
}
impl std::fmt::Display for PumpError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("pump")
    }
}
impl std::error::Error for PumpError {}

fn main() {
    let error = PumpError::Collide {
        code: 8, reason: "r".into(), retryable: true, recovery: 1, severity: 1, when: 1, f: 2, fmt: 1, formatter: 1, this: 3, other: 1,
        err: 1, error: 1, e: 1, index: 1, entry: 5, entries: 1, message: 4, response: 1, data: 1, __self: 1, __f: 1, _reason: 1, args: 1,
        s: 1, out: 1, text: 1, name: 1, variant: 1, krate: 1, contract: 1, result: 1, cow: 1,
    };
    assert_eq!(api::reason(&error), "collide");
    assert_eq!(api::code(&error), api::CONFLICT);
    assert!(!api::retryable(&error));
    assert_eq!(api::recovery(&error), "Compare 8, r, 2, 3, 4 and 5 with the plan.");
    assert_eq!(api::recovery(&PumpError::Position(6, 7)), "Put part 6 where part 7 is now.");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const CONFLICT: i32 = -32002;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
}
