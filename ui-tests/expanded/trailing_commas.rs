// What the derive makes of pass/trailing_commas.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `CommaError`, in the domain `comma`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `trailing_comma` | InvalidRequest (-32600) | transient | A comma too many | Leave the comma where it stands now. |
| `spread_out` | -12 | correctable | Spread over lines | Join the lines with the join command. |
*/
    #[automatically_derived]
    impl __ec::HasContract for CommaError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::InvalidRequest,
                            "trailing_comma",
                            "Leave the comma where it stands now.",
                            "comma",
                            "Trailing",
                            "A comma too many",
                            "comma",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient)
                        .with_severity(__ec::Severity::Info),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::code(-12i32),
                        "spread_out",
                        "Join the lines with the join command.",
                        "comma",
                        "Spread",
                        "Spread over lines",
                        "spread",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("CommaError", &__EC_PARTS)
                .with_domain("comma")
                .with_order(&[1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for CommaError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Trailing { .. } => 0,
                    Self::Spread { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < CommaError as __ec::HasContract > ::CONTRACT);
};
