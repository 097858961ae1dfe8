//! /** */, #[doc = "…"], several /// lines, several paragraphs, blank first line.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum MailError {
    /// The mailbox
    /// is over its
    ///   quota
    ///
    /// A second paragraph for the reader of the API docs,
    /// which is no part of the condition.
    #[error("a")]
    #[reason("over_quota")]
    #[code(Conflict)]
    #[recovery("Delete some old mail before sending more.")]
    OverQuota,

    /** The address has no domain */
    #[error("b")]
    #[reason("no_domain")]
    #[code(InvalidParams)]
    #[recovery("Add the part behind the at sign.")]
    NoDomain,

    /**
     * The server asked
     * for a password
     *
     * # Details
     * none
     */
    #[error("c")]
    #[reason("password_needed")]
    #[code(Unauthorized)]
    #[recovery("Log in with your password, then retry.")]
    PasswordNeeded,

    #[doc = "  The letter has no subject  "]
    #[error("d")]
    #[reason("no_subject")]
    #[code(InvalidParams)]
    #[recovery("Write a short subject for the letter.")]
    NoSubject,

    ///
    /// Starts with an empty line
    #[doc(alias = "empty")]
    #[error("e")]
    #[reason("empty_first_line")]
    #[code(InvalidParams)]
    #[recovery("Put the address on the first line.")]
    EmptyFirstLine,
}

fn main() {
    assert_eq!(api::when::<MailError>("over_quota"), "The mailbox is over its quota");
    assert_eq!(api::when::<MailError>("no_domain"), "The address has no domain");
    assert_eq!(api::when::<MailError>("password_needed"), "The server asked for a password");
    assert_eq!(api::when::<MailError>("no_subject"), "The letter has no subject");
    assert_eq!(api::when::<MailError>("empty_first_line"), "Starts with an empty line");
    for error in [MailError::OverQuota, MailError::NoDomain, MailError::PasswordNeeded, MailError::NoSubject, MailError::EmptyFirstLine] {
        assert!(!api::recovery(&error).is_empty());
    }
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    use ::error_contract::HasContract;
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn when<E: HasContract>(reason: &str) -> &'static str {
        let entry = <E as HasContract>::CONTRACT.entries().find(|entry| entry.reason() == reason);
        entry.expect("a table entry for the reason").when()
    }
}
