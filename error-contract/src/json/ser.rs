//! A `serde` serializer for context values.
//!
//! Ours and not that of `serde_json`, which panics when a `Display` fails inside `collect_str` and is
//! not available without `std`. The output reads as the same
//! value, a test holds that.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write as _};

use serde::ser::{
    self, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

use super::{Escaped, write_display, write_str};

/// How deep a value may be nested: `serde_json` reads 128 levels, and the envelopes need some of them.
const DEEPEST: u8 = 100;

pub(super) struct Serializer<'a> {
    out: &'a mut Vec<u8>,
    depth: u8,
}

impl<'a> Serializer<'a> {
    pub(super) fn new(out: &'a mut Vec<u8>) -> Self {
        Self { out, depth: 0 }
    }
}

/// That a value cannot be serialized; why does not leave the process.
#[derive(Debug)]
pub(super) struct Failed;

impl fmt::Display for Failed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the value cannot be serialized")
    }
}

impl core::error::Error for Failed {}

impl ser::Error for Failed {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// The name under which `serde_json` hands over numbers of any precision and raw values, where a crate
/// in the program turned those on: the one field is JSON as text.
const VERBATIM: &str = "$serde_json::private::";

/// A sequence, map or struct that is being written.
pub(super) struct Compound<'a> {
    out: &'a mut Vec<u8>,
    depth: u8,
    first: bool,
    close: &'static [u8],
    /// Whether the field is JSON already.
    verbatim: bool,
}

impl<'a> Serializer<'a> {
    fn open(self, open: &[u8], close: &'static [u8]) -> Result<Compound<'a>, Failed> {
        if self.depth >= DEEPEST {
            return Err(Failed);
        }
        self.out.extend_from_slice(open);
        Ok(Compound { out: self.out, depth: self.depth + 1, first: true, close, verbatim: false })
    }

    fn open_variant(self, variant: &str, open: u8, close: &'static [u8]) -> Result<Compound<'a>, Failed> {
        if self.depth >= DEEPEST {
            return Err(Failed);
        }
        self.out.push(b'{');
        write_str(self.out, variant);
        self.out.extend_from_slice(&[b':', open]);
        Ok(Compound { out: self.out, depth: self.depth + 1, first: true, close, verbatim: false })
    }
}

impl Compound<'_> {
    fn comma(&mut self) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
    }

    fn element<T: ser::Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.comma();
        value.serialize(Serializer { out: self.out, depth: self.depth })
    }

    fn member<T: ser::Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Failed> {
        if self.verbatim {
            return self.verbatim(value);
        }
        self.comma();
        write_str(self.out, key);
        self.out.push(b':');
        value.serialize(Serializer { out: self.out, depth: self.depth })
    }

    /// Takes the quotes and the escapes off a text that is JSON.
    fn verbatim<T: ser::Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        let mark = self.out.len();
        value.serialize(Serializer { out: self.out, depth: self.depth })?;
        let text: String =
            serde_json::from_slice(self.out.get(mark..).unwrap_or_default()).map_err(|_| Failed)?;
        serde_json::from_str::<serde::de::IgnoredAny>(&text).map_err(|_| Failed)?;
        self.out.truncate(mark);
        self.out.extend_from_slice(text.as_bytes());
        Ok(())
    }

    fn close(self) {
        self.out.extend_from_slice(self.close);
    }
}

macro_rules! integers {
    ($($method:ident $integer:ty,)*) => {
        $(fn $method(self, value: $integer) -> Result<(), Failed> {
            write_display(self.out, value);
            Ok(())
        })*
    };
}

macro_rules! floats {
    ($($method:ident $float:ty,)*) => {
        $(fn $method(self, value: $float) -> Result<(), Failed> {
            if value.is_finite() {
                // `{:?}` is the shortest text that reads back as the same number, and is JSON.
                write_display(self.out, format_args!("{value:?}"));
                Ok(())
            } else {
                self.serialize_unit()
            }
        })*
    };
}

impl<'a> ser::Serializer for Serializer<'a> {
    type Ok = ();
    type Error = Failed;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    integers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128,
    }

    floats! { serialize_f32 f32, serialize_f64 f64, }

    fn serialize_bool(self, value: bool) -> Result<(), Failed> {
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Failed> {
        write_str(self.out, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Failed> {
        write_str(self.out, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Failed> {
        let mut seq = self.serialize_seq(None)?;
        for byte in value {
            SerializeSeq::serialize_element(&mut seq, byte)?;
        }
        SerializeSeq::end(seq)
    }

    fn serialize_none(self) -> Result<(), Failed> {
        self.serialize_unit()
    }

    fn serialize_some<T: ser::Serialize + ?Sized>(self, value: &T) -> Result<(), Failed> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Failed> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Failed> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Failed> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: ser::Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ser::Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        let mut map = self.open(b"{", b"}")?;
        map.member(variant, value)?;
        map.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'a>, Failed> {
        self.open(b"[", b"]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'a>, Failed> {
        self.open(b"[", b"]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, Failed> {
        self.open(b"[", b"]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Failed> {
        self.open_variant(variant, b'[', b"]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'a>, Failed> {
        self.open(b"{", b"}")
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Compound<'a>, Failed> {
        if name.starts_with(VERBATIM) {
            return Ok(Compound {
                out: self.out,
                depth: self.depth,
                first: true,
                close: b"",
                verbatim: true,
            });
        }
        self.open(b"{", b"}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Failed> {
        self.open_variant(variant, b'{', b"}}")
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Failed> {
        self.out.push(b'"');
        write!(Escaped(self.out), "{value}").map_err(|_| Failed)?;
        self.out.push(b'"');
        Ok(())
    }
}

macro_rules! elements {
    ($($trait:ident $method:ident,)*) => {
        $(impl $trait for Compound<'_> {
            type Ok = ();
            type Error = Failed;

            fn $method<T: ser::Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
                self.element(value)
            }

            fn end(self) -> Result<(), Failed> {
                self.close();
                Ok(())
            }
        })*
    };
}

elements! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

macro_rules! members {
    ($($trait:ident,)*) => {
        $(impl $trait for Compound<'_> {
            type Ok = ();
            type Error = Failed;

            fn serialize_field<T: ser::Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Failed> {
                self.member(key, value)
            }

            fn end(self) -> Result<(), Failed> {
                self.close();
                Ok(())
            }
        })*
    };
}

members! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Failed;

    fn serialize_key<T: ser::Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failed> {
        self.comma();
        let mark = self.out.len();
        key.serialize(Serializer { out: self.out, depth: self.depth })?;
        let written = self.out.get(mark..).unwrap_or_default();
        // The key of a JSON object is a string; numbers and booleans become one, as in `serde_json`.
        match written.first() {
            Some(b'"') => {}
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => {
                let text = String::from_utf8_lossy(written).into_owned();
                self.out.truncate(mark);
                write_str(self.out, &text);
            }
            _ => return Err(Failed),
        }
        self.out.push(b':');
        Ok(())
    }

    fn serialize_value<T: ser::Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        value.serialize(Serializer { out: self.out, depth: self.depth })
    }

    fn end(self) -> Result<(), Failed> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
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
        assert_eq!(
            ours(&Verbatim("123456789012345678901234567890")),
            r#"{"v":123456789012345678901234567890}"#
        );
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
}
