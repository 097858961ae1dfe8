//! What JSON makes of a type, as far as its name tells. A type of the author's own may have any name, but nobody
//! calls a number `String`.

#[derive(PartialEq)]
pub(crate) enum Shape<'a> {
    Boolean,
    /// With the least and the greatest, where they are safe to write.
    Integer(Option<i64>, Option<i64>),
    /// What is not finite arrives as `null`.
    Number,
    Text,
    Null,
    List(&'a str),
    Map(&'a str),
    Maybe(&'a str),
    Anything,
}

/// How deep types are looked into.
pub(crate) const DEEPEST: u8 = 8;

impl<'a> Shape<'a> {
    pub(crate) fn of(ty: &'a str, depth: u8) -> Self {
        let ty = ty.trim();
        if depth > DEEPEST {
            return Self::Anything;
        }
        if let Some(inside) = ty.strip_prefix('&') {
            return Self::of(inside.trim_start_matches("mut "), depth + 1);
        }
        if let Some(inside) = ty.strip_prefix('[').and_then(|ty| ty.strip_suffix(']')) {
            // `[T; N]` up to 32 items; longer ones have no `Serialize`.
            return Self::List(inside.rsplit_once(';').map_or(inside, |(item, _)| item).trim());
        }
        if let Some((name, inside)) = ty.strip_suffix('>').and_then(|ty| ty.split_once('<')) {
            return match (name, split(inside)) {
                ("Option", (item, None)) => Self::Maybe(item),
                ("Box" | "Arc" | "Rc" | "Cow" | "Wrapping", (item, None)) => Self::of(item, depth + 1),
                ("Vec" | "VecDeque" | "LinkedList" | "BinaryHeap" | "BTreeSet" | "HashSet", (item, _)) => {
                    Self::List(item)
                }
                ("BTreeMap" | "HashMap", (_, Some(value))) => Self::Map(split(value).0),
                _ => Self::Anything,
            };
        }
        match ty {
            "bool" => Self::Boolean,
            "u8" => Self::Integer(Some(0), Some(u8::MAX.into())),
            "u16" => Self::Integer(Some(0), Some(u16::MAX.into())),
            "u32" => Self::Integer(Some(0), Some(u32::MAX.into())),
            "u64" | "u128" | "usize" => Self::Integer(Some(0), None),
            "i8" => Self::Integer(Some(i8::MIN.into()), Some(i8::MAX.into())),
            "i16" => Self::Integer(Some(i16::MIN.into()), Some(i16::MAX.into())),
            "i32" => Self::Integer(Some(i32::MIN.into()), Some(i32::MAX.into())),
            "i64" | "i128" | "isize" => Self::Integer(None, None),
            "f32" | "f64" => Self::Number,
            "str" | "String" | "char" | "Path" | "PathBuf" => Self::Text,
            "()" => Self::Null,
            _ => Self::Anything,
        }
    }
}

/// How two types are related on the wire.
#[cfg(feature = "lock")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    /// Nobody can tell them apart.
    Same,
    /// A name is all that is known, or one number may not fit into the other.
    Unsure,
    /// Whoever decodes one cannot decode the other.
    Different,
}

/// How the values of two types, as they are spelled, are related.
#[cfg(feature = "lock")]
pub(crate) fn relation(one: &str, two: &str) -> Relation {
    if one == two {
        return Relation::Same;
    }
    match (Shape::of(one, 0), Shape::of(two, 0)) {
        // A text is a text, however it is owned.
        (Shape::Text, Shape::Text) | (Shape::Boolean, Shape::Boolean) | (Shape::Null, Shape::Null) => {
            Relation::Same
        }
        (Shape::List(one), Shape::List(two))
        | (Shape::Map(one), Shape::Map(two))
        | (Shape::Maybe(one), Shape::Maybe(two)) => relation(one, two),
        (Shape::Anything, _)
        | (_, Shape::Anything)
        | (Shape::Integer(..), Shape::Integer(..))
        | (Shape::Number, Shape::Number) => Relation::Unsure,
        _ => Relation::Different,
    }
}

/// The first of the types between brackets, and the others.
fn split(inside: &str) -> (&str, Option<&str>) {
    let mut depth = 0_usize;
    for (at, byte) in inside.bytes().enumerate() {
        match byte {
            b'<' | b'(' | b'[' => depth += 1,
            b'>' | b')' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                let (first, rest) = inside.split_at_checked(at).unwrap_or((inside, ""));
                return (first.trim(), rest.get(1..).map(str::trim));
            }
            _ => {}
        }
    }
    (inside.trim(), None)
}
