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
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "MailError",
                &[
                    __ec::Part::Entry(
                        __ec::entry(
                            "over_quota",
                            __ec::Code::Conflict,
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
                            "no_domain",
                            __ec::Code::InvalidParams,
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
                            "password_needed",
                            __ec::Code::Unauthorized,
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
                            "no_subject",
                            __ec::Code::InvalidParams,
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
                            "empty_first_line",
                            __ec::Code::InvalidParams,
                            "Put the address on the first line.",
                            "",
                            "EmptyFirstLine",
                            "Starts with an empty line",
                            "e",
                            "",
                        ),
                    ),
                ],
            )
            .with_order(&[4usize, 1usize, 3usize, 0usize, 2usize])
            .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
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
                    Self::OverQuota { .. } => 0usize,
                    Self::NoDomain { .. } => 1usize,
                    Self::PasswordNeeded { .. } => 2usize,
                    Self::NoSubject { .. } => 3usize,
                    Self::EmptyFirstLine { .. } => 4usize,
                },
            )
        }
    }
    __ec::register!(contract < MailError as __ec::HasContract > ::CONTRACT);
};
