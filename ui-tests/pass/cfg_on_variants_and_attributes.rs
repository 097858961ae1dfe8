//! #[cfg] on variants and fields, #[cfg_attr] around helper attributes.
#![deny(warnings)]
#![allow(unexpected_cfgs)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[cfg_attr(feature = "tape", contract(domain = "tape"))]
#[cfg_attr(not(feature = "tape"), contract(domain = 5))]
enum DeckError {
    /// Only without the feature
    #[cfg(not(feature = "tape"))]
    #[error("disc")]
    #[reason(this would not parse)]
    Disc,

    /// The tape is torn
    #[cfg(feature = "tape")]
    #[error("torn")]
    #[cfg_attr(feature = "tape", reason("tape_torn"), code(Conflict))]
    #[cfg_attr(not(feature = "tape"), reason("never_read"), code(NotFound))]
    #[cfg_attr(all(), recovery("Repair the tape and put it back in."))]
    #[cfg_attr(any(), retryable)]
    Torn {
        #[cfg(any())]
        hidden: MissingType,
        at: u32,
    },

    /// The lid is open
    #[error("open")]
    #[cfg_attr(all(), cfg_attr(all(), reason("lid_open")))]
    #[code(Conflict)]
    #[cfg_attr(feature = "tape", retryable)]
    #[recovery("Close the lid before you press play again.")]
    Open(#[cfg(any())] MissingType, #[cfg(all())] u8),
}

fn main() {
    let torn = DeckError::Torn { at: 3 };
    let DeckError::Torn { at } = &torn else { unreachable!() };
    assert_eq!(*at, 3);
    assert_eq!(api::reason(&torn), "tape_torn");
    assert_eq!(api::code(&torn), api::CONFLICT);
    assert!(!api::retryable(&torn));
    assert_eq!(api::reason(&DeckError::Open(1)), "lid_open");
    assert!(api::retryable(&DeckError::Open(1)));
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const CONFLICT: i32 = -32002;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
}
