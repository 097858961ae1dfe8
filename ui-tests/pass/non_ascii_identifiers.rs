//! Non-ASCII enum, variant and field names.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum Maßfehler {
    /// Der Wert ist zu groß
    #[error("{größe} ist zu groß")]
    #[reason("zu_gross")]
    #[code(ValidationError)]
    #[recovery("Bitte einen Wert unter {größe} Metern wählen.")]
    ZuGroß { größe: u8 },
    /// 単位が不明
    #[error("{0}")]
    #[reason("tani_fumei")]
    #[code(InvalidParams)]
    #[recovery("Use metres instead of {0} for it.")]
    単位不明(String),
}

fn main() {
    let error = Maßfehler::ZuGroß { größe: 9 };
    assert_eq!(api::reason(&error), "zu_gross");
    assert_eq!(api::recovery(&error), "Bitte einen Wert unter 9 Metern wählen.");
    assert_eq!(api::recovery(&Maßfehler::単位不明("尺".into())), "Use metres instead of 尺 for it.");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
}
