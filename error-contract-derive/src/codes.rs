//! The code table, as the derive needs it: names to suggest, numbers to judge.

use crate::model::Retry;

/// A class of the table.
pub(crate) struct Class {
    pub(crate) name: &'static str,
    pub(crate) jsonrpc: i32,
    pub(crate) retry: Retry,
}

/// A standard code of the domain space.
pub(crate) struct Standard {
    pub(crate) number: i32,
    pub(crate) name: &'static str,
    class: &'static str,
    /// `None` where the code varies by nature, so that whoever uses it must say.
    retry: Option<Retry>,
}

macro_rules! transient {
    (yes) => {
        Some(Retry::Transient)
    };
    (no) => {
        Some(Retry::Correctable)
    };
    (varies) => {
        None
    };
}

macro_rules! codes {
    ($($name:ident $snake:ident $number:literal $http:literal $grpc:ident $fault:ident $transient:ident $category:ident,)*) => {
        pub(crate) static CLASSES: &[Class] = &[$(Class {
            name: stringify!($name),
            jsonrpc: $number,
            retry: match transient!($transient) { Some(retry) => retry, None => Retry::Correctable },
        }),*];
    };
}

macro_rules! domain_codes {
    ($($number:literal $name:ident $class:ident $category:ident $transient:ident $http:literal $grpc:ident,)*) => {
        static STANDARD: &[Standard] = &[$(Standard {
            number: $number,
            name: stringify!($name),
            class: stringify!($class),
            retry: transient!($transient),
        }),*];
    };
}

include!("table.rs");

/// The class with this name.
pub(crate) fn class(name: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.name == name)
}

/// The class that the table gives this number to, in either space.
pub(crate) fn class_of(number: i32) -> Option<&'static Class> {
    CLASSES
        .iter()
        .find(|class| class.jsonrpc == number)
        .or_else(|| standard(number).and_then(|standard| class(standard.class)))
}

/// The standard code of the domain space with this number.
pub(crate) fn standard(number: i32) -> Option<&'static Standard> {
    STANDARD.iter().find(|standard| standard.number == number)
}

/// Whether JSON-RPC or MCP has the last word on this number.
pub(crate) fn is_reserved(number: i32) -> bool {
    (-32768..=-32000).contains(&number)
}

/// What repeating does where nothing is said: `None` where it must be said.
pub(crate) fn default_retry(class: Option<&Class>, number: Option<i32>) -> Option<Retry> {
    if let Some(standard) = number.and_then(standard) {
        return standard.retry;
    }
    let of_range = || match number {
        Some(5000..=5999) => Retry::Transient, // ServiceUnavailable
        _ => Retry::Correctable,
    };
    Some(class.or_else(|| number.and_then(class_of)).map_or_else(of_range, |class| class.retry))
}

/// The name that was probably meant.
pub(crate) fn suggestion(written: &str) -> Option<&'static str> {
    let folded = fold(written);
    CLASSES
        .iter()
        .map(|class| (class.name, strsim::damerau_levenshtein(&folded, &fold(class.name))))
        .min_by_key(|(_, distance)| *distance)
        .filter(|(name, distance)| *distance <= name.len() / 4 + 1)
        .map(|(name, _)| name)
}

/// The class whose name this is, but for case and underscores.
pub(crate) fn class_in_another_case(written: &str) -> Option<&'static Class> {
    let folded = fold(written);
    CLASSES.iter().find(|class| fold(class.name) == folded)
}

fn fold(name: &str) -> String {
    name.chars().filter(|letter| *letter != '_').map(|letter| letter.to_ascii_lowercase()).collect()
}
