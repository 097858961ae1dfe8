// What the derive makes of pass/special_characters.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ShellError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `odd_characters` | ParseError (-32700) | correctable | A "quoted" \\path\\ with \`code\`, &lt;b&gt;tags&lt;/b&gt;, {braces}, 100 % and a "\#raw"\# end | Escape the "quote", the \\ and the \~tilde\~; then send it again with {braces} kept. |
| `raw_string` | ParseError (-32700) | correctable | Raw text with "quotes" and \\backslashes\\ | Quote it as r\#"…"\# in your next message. |
| `line_continuation` | ParseError (-32700) | correctable | One line continued | Split the line where the ruler ends. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ShellError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 3usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ParseError,
                        "odd_characters",
                        "Escape the \"quote\", the \\ and the ~tilde~; then send it again with {braces} kept.",
                        "",
                        "Odd",
                        "A \"quoted\" \\path\\ with `code`, <b>tags</b>, {braces}, 100 % and a \"#raw\"# end",
                        "tab\there, nul\0there, bell\u{7}",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ParseError,
                        "raw_string",
                        "Quote it as r#\"…\"# in your next message.",
                        "",
                        "Raw",
                        "Raw text with \"quotes\" and \\backslashes\\",
                        "raw",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ParseError,
                        "line_continuation",
                        "Split the line where the ruler ends.",
                        "",
                        "Continued",
                        "One line continued",
                        "continued",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("ShellError", &__EC_PARTS)
                .with_order(&[2, 0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ShellError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Odd { .. } => 0,
                    Self::Raw { .. } => 1,
                    Self::Continued { .. } => 2,
                },
            )
        }
    }
    __ec::register!(contract < ShellError as __ec::HasContract > ::CONTRACT);
};
