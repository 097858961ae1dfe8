//! Types that register themselves, wherever they stand and whatever else is derived, under lints that a
//! registration could trip.
#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    single_use_lifetimes,
    unnameable_types
)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![deny(
    clippy::absolute_paths,
    clippy::allow_attributes,
    clippy::allow_attributes_without_reason,
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::pub_use,
    clippy::str_to_string,
    clippy::undocumented_unsafe_blocks,
    clippy::unwrap_used,
    clippy::used_underscore_binding,
    clippy::wildcard_enum_match_arm
)]

use core::{error::Error, fmt};

use error_contract::ErrorContract;

/// Six derives on one enum.
#[derive(
    Debug,
    thiserror::Error,
    miette::Diagnostic,
    serde::Serialize,
    strum::AsRefStr,
    strum::IntoStaticStr,
    derive_more::From,
    ErrorContract,
)]
#[contract(domain = "press", reasons = PressReason)]
#[serde(tag = "kind")]
#[non_exhaustive]
pub enum PressError {
    /// The paper is torn.
    #[error("the paper is torn at {at}")]
    #[diagnostic(code(press::torn), severity(Warning))]
    #[reason("paper_torn")]
    #[code(Conflict)]
    #[severity(warning)]
    #[recovery("Cut the paper behind {at} and feed it again.")]
    Torn {
        /// Where.
        #[contract(context)]
        at: u32,
    },
    /// The ink has run dry.
    #[error("no ink")]
    #[strum(serialize = "DRY")]
    #[reason("no_ink")]
    #[code(ServiceUnavailable)]
    #[recovery("Refill the cartridge, then press start.")]
    #[from(skip)]
    Dry,
}

/// The message is the doc comment.
#[derive(Debug, displaydoc::Display, ErrorContract)]
#[contract(domain = "press_display")]
pub enum DisplayError {
    /// the plate {0} is bent
    #[reason("plate_bent")]
    #[code(Conflict)]
    #[recovery("Mount another plate and start from its first page.")]
    Bent(u8),
}

impl Error for DisplayError {}

/// With contexts that another derive makes.
#[derive(Debug, snafu::Snafu, ErrorContract)]
#[contract(domain = "press_snafu")]
#[snafu(visibility(pub(crate)))]
pub enum SnafuError {
    /// The belt broke.
    #[snafu(display("belt {number}"))]
    #[reason("belt_broke")]
    #[code(InternalError)]
    #[recovery("Replace the belt {number} by one of the same length.")]
    Belt {
        /// Which one.
        number: u8,
    },
}

/// A type parameter: what it has is known where it is used.
#[derive(Debug, ErrorContract)]
#[contract(domain = "press_generic")]
pub enum GenericError<T, const N: usize> {
    /// The sheet does not fit.
    #[reason("sheet_too_wide")]
    #[code(InvalidParams)]
    #[recovery("Cut the sheet to the width that `get_width` returns.")]
    Wide(T, [u8; N]),
}

impl<T, const N: usize> fmt::Display for GenericError<T, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("too wide")
    }
}

impl<T: fmt::Debug, const N: usize> Error for GenericError<T, N> {}

/// A lifetime.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "press_lifetime")]
#[error("{0} is no name")]
#[reason("no_name")]
#[code(InvalidParams)]
#[recovery("Pass a name that `list_names` returns.")]
#[when("The name is not in the list.")]
pub struct NameError<'a>(pub &'a str);

macro_rules! declared {
    ($($name:ident $reason:literal)*) => {$(
        /// Written by a macro.
        #[derive(Debug, thiserror::Error, ErrorContract)]
        #[error("made")]
        #[contract(domain = "press_made")]
        #[reason($reason)]
        #[code(NotFound)]
        #[when("A macro made it.")]
        #[recovery("Call the macro with another list of names.")]
        pub struct $name;
    )*};
}

declared! { First "of_macro_first" Second "of_macro_second" }

/// A type in a body registers itself as well.
///
/// ```
/// use error_contract::ErrorContract;
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[error("in a doctest")]
/// #[contract(domain = "press_doctest")]
/// #[reason("of_doctest")]
/// #[code(NotFound)]
/// #[when("A doctest made it.")]
/// #[recovery("Read the lines above this one.")]
/// struct OfDoctest;
///
/// let catalog = error_contract::catalog::Catalog::linked()?;
/// assert!(catalog.entries().any(|(_, entry)| entry.reason == "of_doctest"));
/// # Ok::<(), error_contract::catalog::CatalogError>(())
/// ```
#[must_use]
pub fn reason_of_body() -> &'static str {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("in a body")]
    #[contract(domain = "press_body")]
    #[reason("of_body")]
    #[code(NotFound)]
    #[when("A function made it.")]
    #[recovery("Call the function that stands beside this one.")]
    struct OfBody;

    ErrorContract::reason(&OfBody)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use error_contract::{ErrorContract as _, catalog::Catalog};

    #[test]
    fn everything_is_in_the_catalog() {
        let catalog = Catalog::linked_in(&["ui-registered"]).expect("a catalog");
        let found: BTreeSet<_> = catalog.entries().map(|(_, entry)| entry.reason.as_ref()).collect();
        let expected = [
            "paper_torn",
            "no_ink",
            "plate_bent",
            "belt_broke",
            "no_name",
            "of_macro_first",
            "of_macro_second",
            "of_body",
        ];
        assert_eq!(found, BTreeSet::from(expected));
        let left_out: Vec<_> = catalog.left_out.iter().map(|left_out| left_out.name.as_ref()).collect();
        assert_eq!(left_out, ["GenericError"]);
    }

    #[test]
    fn the_other_derives_do_what_they_do() {
        let torn = super::PressError::from(7);
        assert_eq!((torn.reason(), torn.as_ref()), ("paper_torn", "Torn"));
        assert_eq!(<&str>::from(super::PressError::Dry), "DRY");
        assert_eq!(
            miette::Diagnostic::code(&torn).map(|code| code.to_string()).as_deref(),
            Some("press::torn")
        );
        assert_eq!(super::DisplayError::Bent(3).to_string(), "the plate 3 is bent");
        let belt: Result<(), _> = super::BeltSnafu { number: 2_u8 }.fail();
        assert_eq!(
            belt.map_err(|error| error.recovery().into_owned()),
            Err("Replace the belt 2 by one of the same length.".into())
        );
        assert_eq!(super::reason_of_body(), "of_body");
        assert_eq!(super::GenericError::<u8, 1>::Wide(1, [2]).reason(), "sheet_too_wide");
    }
}
