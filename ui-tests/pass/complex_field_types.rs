//! Field types with every kind of syntax a parser must pass over.
#![deny(warnings)]

use error_contract::ErrorContract;
use std::{collections::BTreeMap, fmt, ops::RangeInclusive, sync::Mutex};

macro_rules! tuple { ($($t:ty),*) => { ($($t,)*) } }
type Callback<'a> = Box<dyn Fn(&str) -> Result<(), Box<dyn std::error::Error + 'a>> + Send + 'a>;

#[derive(ErrorContract)]
enum ZooError<'a> {
    /// Types of many shapes
    #[reason("many_types")]
    #[code(InternalError)]
    #[recovery("Count the animals and start from zero.")]
    Types {
        call: Callback<'a>,
        function: for<'b> unsafe extern "C" fn(&'b u8) -> *const u8,
        array: [u8; { let n = 1; n + 2 }],
        nested: Option<Result<Vec<[(u8, &'a str); 2]>, BTreeMap<String, Mutex<()>>>>,
        range: RangeInclusive<<Vec<u8> as IntoIterator>::Item>,
        pointer: *mut (dyn fmt::Debug + 'a),
        unit: (),
        never: fn() -> !,
        macro_type: tuple!(u8, u16),
    },
}

impl fmt::Debug for ZooError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("zoo")
    }
}
impl fmt::Display for ZooError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ZooError::Types { call, function, array, nested, range, pointer, unit, never, macro_type } = self;
        let _ = (call("x").is_ok(), function, nested.is_some(), range, pointer, unit, never);
        write!(out, "{} {:?}", array.len(), macro_type)
    }
}
impl std::error::Error for ZooError<'_> {}

unsafe extern "C" fn nothing(_: &u8) -> *const u8 {
    std::ptr::null()
}
fn diverge() -> ! {
    panic!("never called")
}

fn main() {
    let mut thing = 5u8;
    let error = ZooError::Types {
        call: Box::new(|_| Ok(())),
        function: nothing,
        array: [1, 2, 3],
        nested: None,
        range: 0..=4,
        pointer: &mut thing as *mut u8,
        unit: (),
        never: diverge,
        macro_type: (1, 2),
    };
    assert_eq!(api::reason(&error), "many_types");
    assert_eq!(api::json_message(&api::json(&error)), "3 (1, 2)");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
