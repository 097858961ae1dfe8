//! Every key, where it may stand and how it is written.

/// Where an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Enum,
    /// A contract with one entry: the keys of an enum and those of a variant.
    Struct,
    Variant,
    Field,
}

/// A key of the grammar.
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) place: Place,
    /// Whether `#[name(…)]` stands for `#[contract(name(…))]`.
    pub(super) is_bare: bool,
    /// How to write it.
    pub(super) form: &'static str,
}

const fn key(name: &'static str, place: Place, form: &'static str) -> Key {
    Key { name, place, is_bare: false, form }
}

const fn bare(name: &'static str, form: &'static str) -> Key {
    Key { name, place: Place::Variant, is_bare: true, form }
}

pub(super) static KEYS: &[Key] = &[
    key("domain", Place::Enum, "domain = \"…\""),
    key("crate", Place::Enum, "crate = ::path"),
    key("docs", Place::Enum, "docs = \"https://…/{reason}\""),
    key("reasons", Place::Enum, "reasons = Name"),
    key("default", Place::Enum, "default(code = …, severity = …)"),
    key("retired", Place::Enum, "retired(\"old_reason\", …)"),
    key("mcp", Place::Enum, "mcp = structured"),
    key("rmcp3", Place::Enum, "rmcp3"),
    key("axum08", Place::Enum, "axum08"),
    key("allow", Place::Enum, "allow(check, …, reason = \"…\")"),
    bare("reason", "reason(\"…\")"),
    bare("code", "code(NotFound)"),
    bare("retryable", "retryable"),
    bare("recovery", "recovery(\"…\")"),
    bare("severity", "severity(notice)"),
    bare("when", "when(\"…\")"),
    key("transparent", Place::Variant, "transparent"),
    key("http", Place::Variant, "http = 409"),
    key("message", Place::Variant, "message = \"…\""),
    key("field", Place::Variant, "field = \"order.customer.email\""),
    key("protocol", Place::Variant, "protocol"),
    key("since", Place::Variant, "since = \"1.2.0\""),
    key("deprecated", Place::Variant, "deprecated = \"…\""),
    key("allow", Place::Variant, "allow(check, …, reason = \"…\")"),
    key("context", Place::Field, "context"),
    key("field", Place::Field, "field"),
    key("retry_after", Place::Field, "retry_after"),
    key("retryable", Place::Field, "retryable"),
    key("original_error", Place::Field, "original_error"),
];

impl Place {
    /// Whether a key of `other` may stand here.
    fn takes(self, other: Self) -> bool {
        self == other || self == Self::Struct && matches!(other, Self::Enum | Self::Variant)
    }

    /// For messages: "on a variant".
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Enum => "the enum",
            Self::Struct => "the struct",
            Self::Variant => "a variant",
            Self::Field => "a field",
        }
    }
}

/// Whether the key may stand at this place.
pub(super) fn belongs(name: &str, place: Place) -> bool {
    KEYS.iter().any(|key| key.name == name && place.takes(key.place))
}

/// The key with this name at this place, as the static text it is.
pub(super) fn find(name: &str, place: Place) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name && place.takes(key.place))
}

/// Whether `#[name]` is one of ours.
pub(super) fn find_bare(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.is_bare && key.name == name)
}

/// The key with this name, wherever it belongs.
pub(super) fn find_anywhere(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

/// The names of all keys at this place, for messages.
pub(super) fn known(place: Place) -> String {
    let names: Vec<_> =
        KEYS.iter().filter(|key| place.takes(key.place)).map(|key| format!("`{}`", key.name)).collect();
    names.join(", ")
}

/// The key that was probably meant, the ones that may stand here first.
pub(super) fn suggestion(written: &str, place: Place) -> Option<&'static str> {
    let near = |key: &&Key| strsim::damerau_levenshtein(written, key.name) <= key.name.len() / 4 + 1;
    let here = KEYS.iter().filter(|key| place.takes(key.place));
    here.filter(near).min_by_key(|key| strsim::damerau_levenshtein(written, key.name)).map(|key| key.name)
}
