//! $p:path, $t:ty, $i:ident and tt fragments inside helper attributes and fields.
#![deny(warnings)]

mod codes {
    pub(crate) const LOST: i32 = -33061;
}

macro_rules! forward {
    ($name:ident, $path:path, $code:ident, $ty:ty, $level:ident, [$($hint:tt)*]) => {
        #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
        enum $name {
            /// The letter is lost
            #[error("lost")]
            #[reason("letter_lost")]
            #[code($path)]
            #[severity($level)]
            #[recovery($($hint)*)]
            Lost($ty),

            /// The address is missing
            #[error("missing")]
            #[reason("address_missing")]
            #[code($code)]
            #[recovery($($hint)*)]
            Missing,
        }
    };
}
forward!(LetterError, codes::LOST, InvalidParams, Vec<Option<u8>>, debug, ["Write the address on the envelope in capitals."]);

fn main() {
    let lost = LetterError::Lost(vec![None]);
    if let LetterError::Lost(parts) = &lost { assert_eq!(parts.len(), 1); }
    assert_eq!(api::code(&lost), -33061);
    assert_eq!(api::severity(&lost), "debug");
    assert_eq!(api::code(&LetterError::Missing), api::INVALID_PARAMS);
    assert_eq!(api::recovery(&LetterError::Missing), "Write the address on the envelope in capitals.");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const INVALID_PARAMS: i32 = -32602;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
}
