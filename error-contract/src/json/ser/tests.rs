//! The serializer against `serde_json`, and what it does with values that fail.

use std::{collections::BTreeMap, string::String, vec::Vec};

use serde::Serialize;

use crate::json::object;

fn ours<T: Serialize>(value: &T) -> String {
    let mut out = Vec::new();
    object(&mut out, |object| object.value("v", value));
    String::from_utf8(out).unwrap_or_default()
}

fn same<T: Serialize>(value: T) {
    let theirs = serde_json::json!({"v": &value});
    let ours: serde_json::Value = serde_json::from_str(&ours(&value)).unwrap_or_default();
    assert_eq!(ours, theirs);
}

#[derive(Serialize)]
struct Unit;
#[derive(Serialize)]
struct Newtype(u8);
#[derive(Serialize)]
struct Pair(u8, &'static str);
#[derive(Serialize)]
enum Shape {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { side: f32 },
}

#[test]
fn the_value_is_that_of_serde_json() {
    same(0);
    same((i64::MIN, u64::MAX, i128::from(u64::MAX), -1i8));
    same((0.0, -0.0, 1.5, 1e16, 1e-7, 123_456_789.125, f64::MAX, f64::MIN_POSITIVE, 0.5f32, 1e300));
    same((f64::NAN, f64::INFINITY));
    same("quotes \" and \\ and \u{7} and \u{1f} and \n and é and 👩‍🚀 and \u{7f}");
    same(('x', true, (), Some(1), None::<u8>));
    same((Unit, Newtype(1), Pair(1, "two")));
    same([Shape::Unit, Shape::Newtype(1), Shape::Tuple(1, 2), Shape::Struct { side: 2.5 }]);
    same(BTreeMap::from([(1, "one"), (2, "two")]));
    same(BTreeMap::from([(true, 1)]));
    same(BTreeMap::from([('c', 1)]));
    same(serde_json::json!({"a": [1, {"b": null}], "": {}, "e": []}));
    same(Vec::<u8>::new());
}

#[test]
fn numbers_of_any_precision_and_raw_values_are_written_as_they_are() {
    struct Verbatim(&'static str);
    impl Serialize for Verbatim {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use serde::ser::SerializeStruct;
            let mut number = serializer.serialize_struct("$serde_json::private::Number", 1)?;
            number.serialize_field("$serde_json::private::Number", self.0)?;
            number.end()
        }
    }
    assert_eq!(ours(&Verbatim("123456789012345678901234567890")), r#"{"v":123456789012345678901234567890}"#);
    assert_eq!(ours(&Verbatim(r#"{"raw": [1]}"#)), r#"{"v":{"raw": [1]}}"#);
    assert_eq!(ours(&Verbatim(r#"1, "injected": 2"#)), r#"{"v":"[Unreadable]"}"#);
}

#[test]
fn a_value_that_fails_half_way_leaves_nothing_behind() {
    struct HalfWay;
    impl Serialize for HalfWay {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use serde::ser::{Error, SerializeSeq};
            let mut seq = serializer.serialize_seq(None)?;
            seq.serialize_element("SECRET")?;
            Err(S::Error::custom("SECRET"))
        }
    }
    assert_eq!(ours(&HalfWay), r#"{"v":"[Unreadable]"}"#);
}

#[test]
fn a_display_that_fails_does_not_panic() {
    struct Fails;
    impl core::fmt::Display for Fails {
        fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            out.write_str("half")?;
            Err(core::fmt::Error)
        }
    }
    impl Serialize for Fails {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }
    assert_eq!(ours(&Fails), r#"{"v":"[Unreadable]"}"#);
}

#[test]
fn a_key_that_is_no_text_and_a_bottomless_value_are_unreadable() {
    struct Bottomless;
    impl Serialize for Bottomless {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            [Bottomless].serialize(serializer)
        }
    }
    assert_eq!(ours(&BTreeMap::from([([1], 1)])), r#"{"v":"[Unreadable]"}"#);
    assert_eq!(ours(&Bottomless), r#"{"v":"[Unreadable]"}"#);
}

#[test]
fn a_key_without_its_value_is_no_json() {
    struct KeyOnly;
    impl Serialize for KeyOnly {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use serde::ser::SerializeMap;
            let mut map = serializer.serialize_map(None)?;
            map.serialize_key("k")?;
            map.end()
        }
    }
    assert_eq!(ours(&KeyOnly), r#"{"v":"[Unreadable]"}"#);
}
