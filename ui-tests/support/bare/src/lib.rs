//! A user without std and without features.
#![no_std]
#![deny(warnings, missing_docs)]

extern crate alloc;

use core::fmt;

use error_contract::{ErrorContract, HasContract};

/// What the pump can run into.
#[derive(Debug, ErrorContract)]
#[contract(domain = "pump", reasons = PumpReason)]
pub enum PumpError {
    /// The well has run dry.
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Lower the pump by {metres} metres and start it again.")]
    Dry {
        /// How deep the water is.
        #[cfg_attr(feature = "marked", contract(context))]
        metres: u8,
    },
    /// Text that a renderer could take for markup.
    #[when("A [link](nowhere) to <nothing>, a `|` pipe, `code`, *stars*, https://example.com & [`Nobody`].")]
    #[reason("odd_text")]
    #[code(Conflict, 40901)]
    #[recovery("Write <b>bold</b> | [`Nobody`] into the field `{{name}}` of the form.")]
    Odd,
    /// Something inside the pump.
    #[contract(transparent)]
    Inside(alloc::boxed::Box<dyn ErrorContract + Send + Sync>),
}

impl fmt::Display for PumpError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the pump stopped")
    }
}

impl core::error::Error for PumpError {}

/// The response, as text: envelopes are written without `serde` too.
pub fn answer(error: &PumpError) -> alloc::string::String {
    error.response().to_json()
}

/// How many failures are declared.
pub const DECLARED: usize = PumpError::CONTRACT.len();

#[cfg(test)]
mod tests {
    use super::{DECLARED, PumpError, PumpReason, answer};

    #[test]
    fn envelopes_are_written_without_features() {
        let json = answer(&PumpError::Dry { metres: 3 });
        assert!(json.contains(r#""suggestion":"Lower the pump by 3 metres and start it again.""#), "{json}");
        assert_eq!((DECLARED, PumpReason::ALL.len()), (2, 2));
    }
}
