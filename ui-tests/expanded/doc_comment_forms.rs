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
                        __ec::Entry::new("over_quota", __ec::Code::Conflict)
                            .with_variant("OverQuota")
                            .with_when("The mailbox is over its quota")
                            .with_display("a")
                            .with_recovery("Delete some old mail before sending more."),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("no_domain", __ec::Code::InvalidParams)
                            .with_variant("NoDomain")
                            .with_when("The address has no domain")
                            .with_display("b")
                            .with_recovery("Add the part behind the at sign."),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("password_needed", __ec::Code::Unauthorized)
                            .with_variant("PasswordNeeded")
                            .with_when("The server asked for a password")
                            .with_display("c")
                            .with_recovery("Log in with your password, then retry."),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("no_subject", __ec::Code::InvalidParams)
                            .with_variant("NoSubject")
                            .with_when("The letter has no subject")
                            .with_display("d")
                            .with_recovery("Write a short subject for the letter."),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("empty_first_line", __ec::Code::InvalidParams)
                            .with_variant("EmptyFirstLine")
                            .with_when("Starts with an empty line")
                            .with_display("e")
                            .with_recovery("Put the address on the first line."),
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
