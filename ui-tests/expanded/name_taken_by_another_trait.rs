// What the derive makes of pass/name_taken_by_another_trait.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `LampError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `not_paired` | Unauthorized (-32006) | correctable | The lamp is not paired | Hold the button on the lamp for five seconds. |
*/
    #[automatically_derived]
    impl __ec::HasContract for LampError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Unauthorized,
                            "not_paired",
                            "Hold the button on the lamp for five seconds.",
                            "",
                            "NotPaired",
                            "The lamp is not paired",
                            "not paired",
                            "",
                        )
                        .with_severity(__ec::Severity::Info),
                ),
            ];
            &__ec::Contract::new("LampError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for LampError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::NotPaired { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < LampError as __ec::HasContract > ::CONTRACT);
};
