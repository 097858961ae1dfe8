//! What JSON makes of a type, as far as its name tells.

/// What JSON makes of a type, as far as its name tells. A type of the author's own may have any name, but
/// nobody calls a number `String`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// A whole number.
    Integer,
    /// A number; `null` where it is not finite.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A text.
    Text,
    /// A list.
    List,
    /// An object whose keys are not known.
    Map,
    /// Nobody knows from the name.
    Unknown,
}

impl Kind {
    /// The kind of the type that is spelled so.
    ///
    /// ```
    /// use error_contract::catalog::Kind;
    ///
    /// assert_eq!(Kind::of("Cow<str>"), Kind::Text);
    /// assert_eq!(Kind::of("&[u8]"), Kind::List);
    /// assert_eq!(Kind::of("Money"), Kind::Unknown);
    /// ```
    pub fn of(ty: &str) -> Self {
        let ty = ty.trim_start_matches('&').trim();
        match ty {
            "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128"
            | "isize" | "NonZeroU8" | "NonZeroU16" | "NonZeroU32" | "NonZeroU64" | "NonZeroUsize"
            | "NonZeroI8" | "NonZeroI16" | "NonZeroI32" | "NonZeroI64" | "NonZeroIsize" => {
                return Self::Integer;
            }
            "f32" | "f64" => return Self::Number,
            "bool" => return Self::Boolean,
            "str" | "String" | "char" => return Self::Text,
            _ if ty.starts_with('[') && ty.ends_with(']') => return Self::List,
            _ => {}
        }
        match ty.strip_suffix('>').and_then(|ty| ty.split_once('<')) {
            Some(("Box" | "Arc" | "Rc" | "Cow", inside)) => Self::of(inside),
            Some(("Vec" | "VecDeque" | "LinkedList" | "HashSet" | "BTreeSet" | "IndexSet", _)) => Self::List,
            Some(("HashMap" | "BTreeMap" | "IndexMap", _)) => Self::Map,
            _ => Self::Unknown,
        }
    }
}
