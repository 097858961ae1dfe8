//! What the type of a context field, as it is spelled, says about its value in JSON.

use alloc::string::String;
use core::fmt::Write as _;

use crate::{
    catalog::{
        CatalogField,
        shape::{DEEPEST, Shape},
    },
    json::UNREADABLE,
};

/// The schema of a field, in one line. A value that cannot be serialized arrives as `"[Unreadable]"`,
/// whatever the type; and a name is no identity, so what is not known may be anything.
pub(super) fn schema(field: &CatalogField) -> String {
    let mut schema = String::with_capacity(96);
    let shape = Shape::of(&field.ty, 0);
    if shape == Shape::Anything {
        schema.push_str("{}");
    } else if shape == Shape::Text {
        shape.write(&mut schema, field.optional, 0);
    } else {
        schema.push_str("{\"anyOf\": [");
        shape.write(&mut schema, field.optional, 0);
        let _ = write!(schema, ", {{\"const\": \"{UNREADABLE}\"}}]}}");
    }
    schema
}

/// A value that the schema accepts, for examples.
pub(super) fn sample(field: &CatalogField) -> &'static str {
    match Shape::of(&field.ty, 0) {
        Shape::Boolean => "true",
        Shape::Integer(..) => "1",
        Shape::Number => "1.5",
        Shape::List(_) => "[]",
        Shape::Map(_) => "{}",
        Shape::Maybe(_) | Shape::Null => "null",
        Shape::Text | Shape::Anything => "\"…\"",
    }
}

impl Shape<'_> {
    /// The schema, in one line. Inside a list or a map nothing is unreadable: the whole value is.
    fn write(&self, schema: &mut String, is_optional: bool, depth: u8) {
        let inside = |schema: &mut String, key: &str, ty: &str| {
            let _ = write!(schema, ", \"{key}\": ");
            if depth < DEEPEST {
                Shape::of(ty, 0).write(schema, false, depth + 1);
            } else {
                schema.push_str("{}");
            }
        };
        let name = match *self {
            Self::Maybe(inner) if depth < DEEPEST => {
                return match Shape::of(inner, 0) {
                    Self::Anything => schema.push_str("{}"),
                    inner => inner.write(schema, true, depth + 1),
                };
            }
            Self::Maybe(_) | Self::Anything => return schema.push_str("{}"),
            Self::Boolean => "boolean",
            Self::Integer(..) => "integer",
            Self::Number => "number",
            Self::Text => "string",
            Self::Null => "null",
            Self::List(_) => "array",
            Self::Map(_) => "object",
        };
        let _ = if is_optional || *self == Self::Number {
            write!(schema, "{{\"type\": [\"{name}\", \"null\"]")
        } else {
            write!(schema, "{{\"type\": \"{name}\"")
        };
        match *self {
            Self::Integer(least, greatest) => {
                for (key, bound) in [("minimum", least), ("maximum", greatest)] {
                    if let Some(bound) = bound {
                        let _ = write!(schema, ", \"{key}\": {bound}");
                    }
                }
            }
            Self::List(item) => inside(schema, "items", item),
            Self::Map(value) => inside(schema, "additionalProperties", value),
            _ => {}
        }
        schema.push('}');
    }
}

#[cfg(test)]
mod tests {
    use super::{sample, schema};
    use crate::catalog::CatalogField;

    fn field(ty: &'static str, optional: bool) -> CatalogField {
        CatalogField { name: "f".into(), ty: ty.into(), optional }
    }

    #[test]
    fn what_is_known_of_a_type() {
        let of = |ty| schema(&field(ty, false));
        assert_eq!(of("String"), r#"{"type": "string"}"#);
        assert_eq!(of("Cow<str>"), r#"{"type": "string"}"#);
        assert_eq!(
            of("u8"),
            r#"{"anyOf": [{"type": "integer", "minimum": 0, "maximum": 255}, {"const": "[Unreadable]"}]}"#
        );
        assert_eq!(of("f64"), r#"{"anyOf": [{"type": ["number", "null"]}, {"const": "[Unreadable]"}]}"#);
        assert_eq!(
            of("BTreeMap<(u8, u8), Vec<Option<bool>>>"),
            r#"{"anyOf": [{"type": "object", "additionalProperties": {"type": "array", "items": {"type": ["boolean", "null"]}}}, {"const": "[Unreadable]"}]}"#
        );
        assert_eq!(of("Id"), "{}");
        assert_eq!(of("(u8, u8)"), "{}");
        assert_eq!(schema(&field("&str", true)), r#"{"type": ["string", "null"]}"#);
        assert_eq!(sample(&field("Vec<u8>", false)), "[]");
    }

    #[test]
    fn a_type_without_end() {
        let deep: alloc::string::String = core::iter::repeat_n("Vec<Option<", 50_000).collect();
        assert!(!schema(&CatalogField { ty: (deep + ">").into(), ..field("", false) }).is_empty());
        let deep: alloc::string::String = core::iter::repeat_n('&', 50_000).collect();
        assert_eq!(schema(&CatalogField { ty: deep.into(), ..field("", false) }), "{}");
    }
}
