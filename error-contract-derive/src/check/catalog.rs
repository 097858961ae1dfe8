//! Every check about identity and shape, as data: its name, why it is there, how to satisfy it. The checks
//! about prose are in `check/text`.
//!
//! A mistake can be reported through its check only, so that none is missing here.

use darling::Error;
use syn::spanned::Spanned;

use super::text::Level;

/// A check.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) level: Level,
    /// Why it is there, in one sentence.
    #[cfg_attr(not(test), expect(dead_code, reason = "read by the test that writes the reference"))]
    pub(crate) why: &'static str,
    /// How to satisfy it, in one sentence.
    #[cfg_attr(not(test), expect(dead_code, reason = "read by the test that writes the reference"))]
    pub(crate) fix: &'static str,
}

impl Check {
    /// The mistake, at the token to change.
    pub(crate) fn error(&self, message: impl std::fmt::Display, at: &impl Spanned) -> Error {
        debug_assert!(self.level == Level::Error, "`{}` is advice", self.name);
        Error::custom(message).with_span(at)
    }
}

macro_rules! checks {
    ($($(#[$doc:meta])* $ident:ident: $name:literal, $level:ident, $why:literal, $fix:literal;)*) => {
        $(
            $(#[$doc])*
            pub(crate) static $ident: Check =
                Check { name: $name, level: Level::$level, why: $why, fix: $fix };
        )*

        /// All of them, in the order of the reference.
        pub(crate) static CHECKS: &[&Check] = &[$(&$ident),*];
    };
}

checks! {
    MISSING_KEY: "missing_key", Error,
        "Callers get a reason, a code, a condition and a next step from every failure, or they guess.",
        "Write the attribute that the message shows; the condition may be the doc comment.";
    UNKNOWN_KEY: "unknown_key", Error,
        "A misspelt key that is passed over says nothing, and nobody notices.",
        "Write one of the keys that the message lists.";
    MISPLACED_KEY: "misplaced_key", Error,
        "A key in the wrong place would be passed over.",
        "Move it to where the message says.";
    GIVEN_TWICE: "given_twice", Error,
        "Of two values one would win silently.",
        "Keep one of the two, in the bare form or inside `#[contract(…)]`.";
    WRONG_FORM: "wrong_form", Error,
        "A value in another form would have to be guessed at.",
        "Write it as the message shows.";
    REASON_FORMAT: "reason_format", Error,
        "The reason is what callers switch on in every language: `[a-z][a-z0-9_]{0,62}` is a name in all of them.",
        "Write it in `snake_case`, at most 63 characters.";
    REASON_TAKEN: "reason_taken", Error,
        "Two failures with one reason cannot be told apart by whoever receives them.",
        "Give the later variant a reason of its own; a transparent variant takes `#[reason(\"…\")]` too.";
    REASON_RETIRED: "reason_retired", Error,
        "A caller that knows the old meaning would misread the new failure.",
        "Choose a name that was never used.";
    UNKNOWN_CODE: "unknown_code", Error,
        "A name that is not in the table has no numbers.",
        "Write a name of the table, a number, or an expression of type `i32`.";
    RESERVED_NUMBER: "reserved_number", Error,
        "JSON-RPC and MCP keep −32768…−32000 for themselves, and clients give those numbers their own meaning.",
        "Write the name of a class, with a number outside the block beside it if you want one.";
    CODE_DISAGREES: "code_disagrees", Error,
        "A number of the table means its class; another name beside it contradicts it.",
        "Drop the name or the number.";
    VARYING_CODE: "varying_code", Error,
        "4001 (`ADAPTER_ERROR`) varies by nature, so that no default is right.",
        "Say `#[retryable]`, `#[retryable(false)]` or `#[retryable(terminal)]` beside it.";
    UNAVAILABLE: "unavailable", Error,
        "Clients repeat a 503 by themselves, which cannot help a failure that is not transient.",
        "Say `#[retryable]`, or another status.";
    UNKNOWN_SEVERITY: "unknown_severity", Error,
        "A level that no logger knows is logged nowhere.",
        "Write `debug`, `info`, `notice` or `warning`; what says nothing is logged at `error`, which is said over another level only.";
    INTERPOLATION: "interpolation", Error,
        "A text that names a field that is not there cannot be written; one that names the source would publish it.",
        "Name a field of the variant that may leave the process, or write `{{` for a brace.";
    CONTEXT_NAME: "context_name", Error,
        "A context field called like a member of an envelope would stand in its place.",
        "Rename the field.";
    TRANSPARENT_SHAPE: "transparent_shape", Error,
        "A transparent variant asks the one error inside; with another shape there is nothing to ask.",
        "Give it exactly one field without marks, and a reason if it is to be an entry of its own.";
    UNKNOWN_CHECK: "unknown_check", Error,
        "An `allow` that names no check about prose allows nothing.",
        "Write the name that the message or the warning shows; identity cannot be allowed.";
    NO_CONTRACT_FOR_UNIONS: "union", Error,
        "Nothing says which field of a union is meant.",
        "Write an enum or a struct.";
    SAME_HINT: "same_hint", Advice,
        "One hint on failures that retry differently is wrong on one of them.",
        "Say on each what helps there.";
    SOURCE_IN_MESSAGE: "source_in_message", Advice,
        "A message that holds its source publishes it, and it is logged twice with the chain.",
        "Drop the source from `#[error(\"…\")]`, or say what the caller sees as `message = \"…\"`.";
}
