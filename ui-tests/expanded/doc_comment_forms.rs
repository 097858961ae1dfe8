// What the derive makes of pass/doc_comment_forms.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `MailError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `over_quota` | Conflict (-32002) | correctable | The mailbox is over its quota | Delete some old mail before sending more. |
| `no_domain` | InvalidParams (-32602) | correctable | The address has no domain | Add the part behind the at sign. |
| `password_needed` | Unauthorized (-32006) | correctable | The server asked for a password | Log in with your password, then retry. |
| `no_subject` | InvalidParams (-32602) | correctable | The letter has no subject | Write a short subject for the letter. |
| `empty_first_line` | InvalidParams (-32602) | correctable | Starts with an empty line | Put the address on the first line. |
*/
    #[automatically_derived]
    impl __ec::HasContract for MailError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 5usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "over_quota",
                        "Delete some old mail before sending more.",
                        "",
                        "OverQuota",
                        "The mailbox is over its quota",
                        "a",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "no_domain",
                        "Add the part behind the at sign.",
                        "",
                        "NoDomain",
                        "The address has no domain",
                        "b",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Unauthorized,
                        "password_needed",
                        "Log in with your password, then retry.",
                        "",
                        "PasswordNeeded",
                        "The server asked for a password",
                        "c",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "no_subject",
                        "Write a short subject for the letter.",
                        "",
                        "NoSubject",
                        "The letter has no subject",
                        "d",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "empty_first_line",
                        "Put the address on the first line.",
                        "",
                        "EmptyFirstLine",
                        "Starts with an empty line",
                        "e",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("MailError", &__EC_PARTS)
                .with_order(&[4, 1, 3, 0, 2])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for MailError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::OverQuota { .. } => 0,
                    Self::NoDomain { .. } => 1,
                    Self::PasswordNeeded { .. } => 2,
                    Self::NoSubject { .. } => 3,
                    Self::EmptyFirstLine { .. } => 4,
                },
            )
        }
    }
    __ec::register!(contract < MailError as __ec::HasContract > ::CONTRACT);
};
