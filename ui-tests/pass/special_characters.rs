//! Quotes, backslashes, control characters, NUL, braces and markup in docs, hints and messages.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum ShellError {
    /// A "quoted" \path\ with `code`, <b>tags</b>, {braces}, 100 % and a "#raw"# end
    #[error("tab\there, nul\0there, bell\u{7}")]
    #[reason("odd_characters")]
    #[code(ParseError)]
    #[recovery("Escape the \"quote\", the \\ and the ~tilde~; then send it again with {{braces}} kept.")]
    Odd,

    #[when(r#"Raw text with "quotes" and \backslashes\"#)]
    #[error("raw")]
    #[reason(r"raw_string")]
    #[code(ParseError)]
    #[recovery(r##"Quote it as r#"…"# in your next message."##)]
    Raw,

    #[when("One line \
            continued")]
    #[error("continued")]
    #[reason("line_continuation")]
    #[code(ParseError)]
    #[recovery("Split the line \
                where the \
                ruler ends.")]
    Continued,
}

fn main() {
    assert_eq!(api::when::<ShellError>("odd_characters"), "A \"quoted\" \\path\\ with `code`, <b>tags</b>, {braces}, 100 % and a \"#raw\"# end");
    assert_eq!(api::when::<ShellError>("raw_string"), "Raw text with \"quotes\" and \\backslashes\\");
    assert_eq!(api::when::<ShellError>("line_continuation"), "One line continued");
    assert_eq!(api::recovery(&ShellError::Odd), "Escape the \"quote\", the \\ and the ~tilde~; then send it again with {braces} kept.");
    assert_eq!(api::recovery(&ShellError::Raw), "Quote it as r#\"…\"# in your next message.");
    assert_eq!(api::recovery(&ShellError::Continued), "Split the line where the ruler ends.");
    let json = api::json(&ShellError::Odd);
    assert_eq!(api::json_message(&json), "tab\there, nul\0there, bell\u{7}");
    let text = json.to_string();
    assert!(text.contains("\\u0000") && text.contains("\\u0007") && text.contains("\\t"));
    let back: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(back, json);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    use ::error_contract::HasContract;
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
    pub(crate) fn when<E: HasContract>(reason: &str) -> &'static str {
        let entry = <E as HasContract>::CONTRACT.entries().find(|entry| entry.reason() == reason);
        entry.expect("a table entry for the reason").when()
    }
}
