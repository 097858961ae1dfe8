//! What every envelope can do, spelled once.

/// The methods of an envelope that has `write_json`.
macro_rules! envelope {
    ($($name:ident)::+ $(<$life:lifetime>)?) => {
        impl $($name)::+ $(<$life>)? {
            /// The envelope as JSON text.
            pub fn to_json(&self) -> alloc::string::String {
                let mut out = alloc::vec::Vec::with_capacity(512);
                self.write_json(&mut out);
                crate::json::into_string(out)
            }

            /// The envelope as a JSON value.
            #[cfg(feature = "serde")]
            pub fn to_value(&self) -> serde_json::Value {
                let mut out = alloc::vec::Vec::with_capacity(512);
                self.write_json(&mut out);
                // What is written here is JSON, no deeper than `serde_json` reads.
                serde_json::from_slice(&out).unwrap_or_default()
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $($name)::+<'_> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.to_value().serialize(serializer)
            }
        }
    };
}

pub(crate) use envelope;
