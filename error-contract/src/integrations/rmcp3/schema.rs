//! Where a value breaks a JSON Schema, as far as that can be said without a validator.
//!
//! The keywords that schema generators write are understood: `type`, `properties`, `required`,
//! `additionalProperties`, `items`, `prefixItems`, `enum`, `const`, `$ref` within the schema, `allOf`, `anyOf`,
//! `oneOf`, and bounds of numbers, lengths and counts. What is not understood is let through, so nothing is
//! refused that a validator takes. The work is bounded, whatever the schema refers to.

use alloc::{
    borrow::ToOwned as _,
    format,
    string::{String, ToString as _},
    vec::Vec,
};

use core::fmt::Write as _;

use rmcp::model::JsonObject;
use serde_json::Value;

/// The first place where a value breaks a schema.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Break {
    /// `items.0.id`; empty for the value itself.
    pub(super) path: String,
    pub(super) what: What,
}

/// What is wrong there. The value itself is not repeated.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum What {
    Missing,
    /// It may not be there; these may.
    Unknown(Vec<String>),
    /// It is of another type than `integer`, or `string or null`.
    Type(String),
    /// It is none of these.
    Outside(Vec<String>),
    /// It is not `at least 1`, not `at most 20 characters long`.
    Bound(String),
    /// It fits no alternative.
    Nothing,
}

/// The first break, if there is one.
pub(super) fn check(schema: &JsonObject, value: &Value) -> Result<(), Break> {
    Walk { root: schema, path: Vec::new(), left: STEPS, depth: 0 }.object(schema, value)
}

/// A step into a value; written down only where something breaks.
#[derive(Clone, Copy)]
enum Step<'a> {
    Name(&'a str),
    At(usize),
}

/// How many schemas are applied to values before the rest is let through.
const STEPS: u32 = 1_000_000;
/// How deep schemas are followed, references included.
const DEPTH: u32 = 128;

struct Walk<'a> {
    root: &'a JsonObject,
    path: Vec<Step<'a>>,
    left: u32,
    depth: u32,
}

impl<'a> Walk<'a> {
    fn schema(&mut self, schema: &'a Value, value: &'a Value) -> Result<(), Break> {
        match schema {
            Value::Bool(false) => self.broken(What::Nothing),
            Value::Object(schema) => self.object(schema, value),
            _ => Ok(()),
        }
    }

    fn object(&mut self, schema: &'a JsonObject, value: &'a Value) -> Result<(), Break> {
        if self.left == 0 || self.depth == DEPTH {
            return Ok(());
        }
        self.left -= 1;
        self.depth += 1;
        let checked = self.keywords(schema, value);
        self.depth -= 1;
        checked
    }

    fn keywords(&mut self, schema: &'a JsonObject, value: &'a Value) -> Result<(), Break> {
        self.own(schema, value)?;
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            self.referred(target, value)?;
        }
        for one in list(schema, "allOf") {
            self.schema(one, value)?;
        }
        // With keywords that are not understood, more than one alternative of `oneOf` may seem to fit.
        for key in ["anyOf", "oneOf"] {
            self.any(list(schema, key), value)?;
        }
        match value {
            Value::Object(members) => self.members(schema, members),
            Value::Array(elements) => self.elements(schema, elements),
            _ => Ok(()),
        }
    }

    /// What is asked of the value itself.
    fn own(&self, schema: &JsonObject, value: &Value) -> Result<(), Break> {
        if let Some(types) = schema.get("type")
            && !each(types).any(|name| is_a(name, value))
        {
            let names: Vec<_> = each(types).collect();
            return self.broken(What::Type(names.join(" or ")));
        }
        let only = schema.get("const").map(core::slice::from_ref);
        for allowed in [schema.get("enum").and_then(Value::as_array).map(Vec::as_slice), only] {
            if let Some(allowed) = allowed
                && !allowed.iter().any(|one| same(one, value))
            {
                return self.broken(What::Outside(allowed.iter().map(spoken).collect()));
            }
        }
        bound(schema, value).map_or(Ok(()), |said| self.broken(What::Bound(said)))
    }

    /// `#`, `#/$defs/Item`. What lies elsewhere is not known.
    fn referred(&mut self, target: &str, value: &'a Value) -> Result<(), Break> {
        let root = self.root;
        let Some(pointer) = target.strip_prefix('#') else { return Ok(()) };
        if pointer.is_empty() {
            return self.object(root, value);
        }
        let Some((first, rest)) =
            pointer.strip_prefix('/').map(|path| path.split_once('/').unwrap_or((path, "")))
        else {
            return Ok(());
        };
        let within = root.get(&first.replace("~1", "/").replace("~0", "~"));
        let found =
            if rest.is_empty() { within } else { within.and_then(|at| at.pointer(&format!("/{rest}"))) };
        found.map_or(Ok(()), |found| self.schema(found, value))
    }

    /// Whether one of them fits; else the break that lies deepest, which is the alternative that was meant.
    fn any(&mut self, alternatives: &'a [Value], value: &'a Value) -> Result<(), Break> {
        let mut breaks = Vec::new();
        for one in alternatives {
            match self.schema(one, value) {
                Ok(()) => return Ok(()),
                Err(found) => breaks.push(found),
            }
        }
        let here = self.written();
        let deepest = breaks.iter().max_by_key(|found| found.path.split_terminator('.').count());
        match deepest {
            None => Ok(()),
            Some(found) if found.path.len() > here.len() => Err(found.clone()),
            Some(_) => self.broken(together(breaks)),
        }
    }

    fn members(&mut self, schema: &'a JsonObject, members: &'a JsonObject) -> Result<(), Break> {
        for name in list(schema, "required").iter().filter_map(Value::as_str) {
            if !members.contains_key(name) {
                return self.within(Step::Name(name), |walk| walk.broken(What::Missing));
            }
        }
        let declared = schema.get("properties").and_then(Value::as_object);
        let others = schema.get("additionalProperties").filter(|_| !schema.contains_key("patternProperties"));
        for (name, value) in members {
            match (declared.and_then(|declared| declared.get(name)), others) {
                (Some(schema), _) => self.within(Step::Name(name), |walk| walk.schema(schema, value))?,
                (None, Some(Value::Bool(false))) => {
                    let known = declared.into_iter().flatten().map(|(name, _)| name.clone()).collect();
                    self.within(Step::Name(name), |walk| walk.broken(What::Unknown(known)))?;
                }
                (None, Some(schema)) => self.within(Step::Name(name), |walk| walk.schema(schema, value))?,
                (None, None) => {}
            }
        }
        Ok(())
    }

    fn elements(&mut self, schema: &'a JsonObject, elements: &'a [Value]) -> Result<(), Break> {
        // Before 2020-12, `items` could be a list too.
        let first =
            schema.get("prefixItems").or_else(|| schema.get("items").filter(|items| items.is_array()));
        let first = first.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let rest = schema.get("items").filter(|items| !items.is_array());
        for (at, value) in elements.iter().enumerate() {
            if let Some(schema) = first.get(at).or(rest) {
                self.within(Step::At(at), |walk| walk.schema(schema, value))?;
            }
        }
        Ok(())
    }

    fn within(
        &mut self,
        step: Step<'a>,
        check: impl FnOnce(&mut Self) -> Result<(), Break>,
    ) -> Result<(), Break> {
        self.path.push(step);
        let checked = check(self);
        self.path.pop();
        checked
    }

    fn broken(&self, what: What) -> Result<(), Break> {
        Err(Break { path: self.written(), what })
    }

    fn written(&self) -> String {
        let mut path = String::new();
        for (at, step) in self.path.iter().enumerate() {
            let dot = if at == 0 { "" } else { "." };
            let _ = match step {
                Step::Name(name) => write!(path, "{dot}{name}"),
                Step::At(index) => write!(path, "{dot}{index}"),
            };
        }
        path
    }
}

/// What several alternatives ask of the value itself, in one sentence.
fn together(breaks: Vec<Break>) -> What {
    let (mut types, mut allowed) = (Vec::new(), Vec::new());
    for found in breaks {
        match found.what {
            What::Type(name) if !types.contains(&name) => types.push(name),
            What::Outside(mut values) => allowed.append(&mut values),
            _ => {}
        }
    }
    match (types.is_empty(), allowed.is_empty()) {
        // Of `"short" | "full" | null`, the words are worth more than the type of the rest.
        (_, false) => What::Outside(allowed),
        (false, true) => What::Type(types.join(" or ")),
        (true, true) => What::Nothing,
    }
}

fn list<'s>(schema: &'s JsonObject, key: &str) -> &'s [Value] {
    schema.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// The names in `type`, which is one name or a list.
fn each(types: &Value) -> impl Iterator<Item = &str> {
    let list = types.as_array().map_or(core::slice::from_ref(types), Vec::as_slice);
    list.iter().filter_map(Value::as_str)
}

fn is_a(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        // 1.0 is an integer.
        "integer" => {
            value.is_i64() || value.is_u64() || value.as_f64().is_some_and(|number| number % 1.0 == 0.0)
        }
        _ => true,
    }
}

/// Equal as JSON has it, where 1 and 1.0 are one number.
fn same(one: &Value, two: &Value) -> bool {
    one == two || one.as_f64().is_some_and(|number| two.as_f64() == Some(number))
}

/// Text as it is, anything else as JSON.
fn spoken(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What of the bounds does not hold.
fn bound(schema: &JsonObject, value: &Value) -> Option<String> {
    let limit = |key: &str| schema.get(key).and_then(Value::as_f64);
    let count =
        |key: &str| schema.get(key).and_then(Value::as_u64).and_then(|count| usize::try_from(count).ok());
    let sized = |least: &str, most: &str, unit: &str, size: usize| {
        let few = count(least).filter(|&least| size < least).map(|least| format!("at least {least} {unit}"));
        few.or_else(|| count(most).filter(|&most| size > most).map(|most| format!("at most {most} {unit}")))
    };
    match value {
        Value::Number(_) => {
            let number = value.as_f64()?;
            let broken = |key: &str, words: &str, breaks: fn(&f64, &f64) -> bool| {
                limit(key).filter(|limit| breaks(&number, limit)).map(|limit| format!("{words} {limit}"))
            };
            broken("minimum", "at least", f64::lt)
                .or_else(|| broken("maximum", "at most", f64::gt))
                .or_else(|| broken("exclusiveMinimum", "above", f64::le))
                .or_else(|| broken("exclusiveMaximum", "below", f64::ge))
        }
        Value::String(text) => sized("minLength", "maxLength", "characters long", text.chars().count()),
        Value::Array(elements) => sized("minItems", "maxItems", "items long", elements.len()),
        Value::Object(members) => sized("minProperties", "maxProperties", "members large", members.len()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::{borrow::ToOwned as _, vec, vec::Vec};

    use serde_json::{Value, json};

    use super::{Break, What, check};

    fn broken(schema: &Value, value: &Value) -> Option<(alloc::string::String, What)> {
        check(schema.as_object()?, value).err().map(|Break { path, what }| (path, what))
    }

    fn words(words: &[&str]) -> Vec<alloc::string::String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn the_first_break_is_named_with_its_path() {
        let schema = json!({
            "type": "object", "required": ["items"], "additionalProperties": false,
            "properties": {
                "items": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/Item"}},
                "style": {"oneOf": [{"const": "short"}, {"const": "full"}, {"type": "null"}]},
                "page": {"anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]},
            },
            "$defs": {"Item": {"type": "object", "required": ["id"], "properties": {
                "id": {"type": "integer", "exclusiveMinimum": 0}, "name": {"type": ["string", "null"], "maxLength": 2},
            }}},
        });
        let good = json!({"items": [{"id": 1.0, "name": null, "more": 1}, {"id": 2, "name": "né"}], "style": "full"});
        assert_eq!(broken(&schema, &good), None);
        for (value, path, what) in [
            (json!([]), "", What::Type("object".into())),
            (json!({}), "items", What::Missing),
            (json!({"items": [], "page": 1}), "items", What::Bound("at least 1 items long".into())),
            (json!({"items": [{"id": 1}, {}]}), "items.1.id", What::Missing),
            (json!({"items": [{"id": "1"}]}), "items.0.id", What::Type("integer".into())),
            (json!({"items": [{"id": 0}]}), "items.0.id", What::Bound("above 0".into())),
            (
                json!({"items": [{"id": 1, "name": "abc"}]}),
                "items.0.name",
                What::Bound("at most 2 characters long".into()),
            ),
            (json!({"items": [{"id": 1, "name": 1}]}), "items.0.name", What::Type("string or null".into())),
            (
                json!({"items": [{"id": 1}], "style": "odd"}),
                "style",
                What::Outside(words(&["short", "full"])),
            ),
            (json!({"items": [{"id": 1}], "page": "1"}), "page", What::Type("integer or null".into())),
            (
                json!({"items": [{"id": 1}], "pages": 1}),
                "pages",
                What::Unknown(words(&["items", "page", "style"])),
            ),
        ] {
            assert_eq!(broken(&schema, &value), Some((path.to_owned(), what)), "{value}");
        }
    }

    #[test]
    fn the_alternative_that_was_meant_is_the_one_that_goes_deepest() {
        let schema = json!({"oneOf": [
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "circle"}, "r": {"type": "number"}}},
            {"type": "string"},
        ]});
        let value = json!({"kind": "circle", "r": "wide"});
        assert_eq!(broken(&schema, &value), Some(("r".to_owned(), What::Type("number".into()))));
    }

    #[test]
    fn what_is_not_understood_is_let_through() {
        for schema in [
            json!({"type": "any_thing", "format": "uri", "pattern": "^b", "not": {}, "if": {}, "then": false}),
            json!({"$ref": "https://example.com/schema"}),
            json!({"$ref": "#anchor"}),
            json!({"$ref": "#/$defs/Nothing"}),
            json!({"oneOf": [{"type": "string"}, {"minLength": 1}]}),
            json!({"properties": 1, "required": [1], "items": "x", "enum": 1, "minimum": "y"}),
            json!({"additionalProperties": false, "patternProperties": {".*": {}}}),
        ] {
            let value = if schema.get("patternProperties").is_some() { json!({"a": 1}) } else { json!("a") };
            assert_eq!(broken(&schema, &value), None, "{schema}");
        }
    }

    #[test]
    fn circles_and_towers_end() {
        assert_eq!(broken(&json!({"$ref": "#"}), &json!(1)), None);
        let mut doubling = json!({"type": "string"});
        for _ in 0..100 {
            doubling = json!({"allOf": [{"$ref": "#/$defs/a"}, doubling]});
        }
        let wide =
            json!({"$defs": {"a": {"anyOf": [{"$ref": "#"}, {"$ref": "#"}]}}, "allOf": vec![doubling; 3]});
        let _ = broken(&wide, &json!(1));
    }
}
