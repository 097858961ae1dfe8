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

use super::{Escaped, write_display, write_integer, write_str};

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
    /// Whether a key waits for its value.
    pending: bool,
}

impl<'a> Serializer<'a> {
    fn open(self, open: &[u8], close: &'static [u8]) -> Result<Compound<'a>, Failed> {
        if self.depth >= DEEPEST {
            return Err(Failed);
        }
        self.out.extend_from_slice(open);
        Ok(Compound {
            out: self.out,
            depth: self.depth + 1,
            first: true,
            close,
            verbatim: false,
            pending: false,
        })
    }

    fn open_variant(self, variant: &str, open: u8, close: &'static [u8]) -> Result<Compound<'a>, Failed> {
        if self.depth >= DEEPEST {
            return Err(Failed);
        }
        self.out.push(b'{');
        write_str(self.out, variant);
        self.out.extend_from_slice(&[b':', open]);
        Ok(Compound {
            out: self.out,
            depth: self.depth + 1,
            first: true,
            close,
            verbatim: false,
            pending: false,
        })
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
        // What the envelope could not be read back with costs itself: numbers out of range, lone surrogates.
        serde_json::from_str::<serde_json::Value>(&text).map_err(|_| Failed)?;
        self.out.truncate(mark);
        self.out.extend_from_slice(text.as_bytes());
        Ok(())
    }

    fn close(self) {
        self.out.extend_from_slice(self.close);
    }
}

macro_rules! integers {
    ($($method:ident $integer:ty, $is_negative:expr, $magnitude:expr;)*) => {
        $(fn $method(self, value: $integer) -> Result<(), Failed> {
            write_integer(self.out, $is_negative(value), $magnitude(value));
            Ok(())
        })*
    };
}

macro_rules! wide_integers {
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
        serialize_i8 i8, i8::is_negative, |value: i8| value.unsigned_abs().into();
        serialize_i16 i16, i16::is_negative, |value: i16| value.unsigned_abs().into();
        serialize_i32 i32, i32::is_negative, |value: i32| value.unsigned_abs().into();
        serialize_i64 i64, i64::is_negative, i64::unsigned_abs;
        serialize_u8 u8, |_| false, u64::from;
        serialize_u16 u16, |_| false, u64::from;
        serialize_u32 u32, |_| false, u64::from;
        serialize_u64 u64, |_| false, |value| value;
    }

    wide_integers! { serialize_i128 i128, serialize_u128 u128, }

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
                pending: false,
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
        // A key without its value is no JSON.
        if core::mem::replace(&mut self.pending, true) {
            return Err(Failed);
        }
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
        if !core::mem::take(&mut self.pending) {
            return Err(Failed);
        }
        value.serialize(Serializer { out: self.out, depth: self.depth })
    }

    fn end(self) -> Result<(), Failed> {
        if self.pending {
            return Err(Failed);
        }
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
