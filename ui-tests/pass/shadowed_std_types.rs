//! User items named like the std prelude types, variants and macros.
#![deny(warnings)]
#![allow(dead_code, non_snake_case, unused_macros, unused_macro_rules, non_upper_case_globals)]

use error_contract::ErrorContract;

struct Option;
struct Result;
struct String;
struct Vec;
struct Box;
struct Cow;
struct Formatter;
struct Debug0;
fn Some() {}
fn Ok() {}
fn Err() {}
const None: u8 = 0;
trait ToString {}
trait Into {}
trait From {}
trait Clone {}
trait AsRef {}
trait Default {}
trait Send {}
trait Sync {}
trait Sized {}
trait Drop {}
macro_rules! format { ($($any:tt)*) => { compile_error!("the caller's format! was used") } }
macro_rules! write { ($($any:tt)*) => { compile_error!("the caller's write! was used") } }
macro_rules! vec { ($($any:tt)*) => { compile_error!("the caller's vec! was used") } }
macro_rules! matches { ($($any:tt)*) => { compile_error!("the caller's matches! was used") } }
macro_rules! panic { ($($any:tt)*) => { compile_error!("the caller's panic! was used") } }
macro_rules! unreachable { ($($any:tt)*) => { compile_error!("the caller's unreachable! was used") } }
macro_rules! concat { ($($any:tt)*) => { compile_error!("the caller's concat! was used") } }
macro_rules! stringify { ($($any:tt)*) => { compile_error!("the caller's stringify! was used") } }
macro_rules! assert { ($($any:tt)*) => { compile_error!("the caller's assert! was used") } }

#[derive(::core::fmt::Debug, ErrorContract)]
enum QueryError {
    /// The table is gone
    #[reason("table_gone")]
    #[code(NotFound)]
    #[retryable]
    #[severity(warning)]
    #[recovery("Create table {name} or name another one.")]
    TableGone { name: &'static str },

    /// The column has another type
    #[reason("column_type")]
    #[code(-33050)]
    #[recovery("Cast column {0} before you compare it.")]
    ColumnType(u8),
}

impl ::core::fmt::Display for QueryError {
    fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        out.write_str("query failed")
    }
}
impl ::std::error::Error for QueryError {}

fn main() {
    let gone = QueryError::TableGone { name: "fish" };
    ::core::assert_eq!(api::reason(&gone), "table_gone");
    ::core::assert_eq!(api::severity(&gone), "warning");
    ::core::assert_eq!(api::recovery(&gone), "Create table fish or name another one.");
    ::core::assert_eq!(api::code(&QueryError::ColumnType(4)), -33050);
    ::core::assert_eq!(api::json_message(&api::json(&gone)), "query failed");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
