// What the derive makes of pass/shadowed_primitives.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ClockError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `clock_backwards` | InternalError (-32603) | transient | The clock runs backwards | Synchronise the clock and try the call again. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ClockError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::InternalError,
                            "clock_backwards",
                            "Synchronise the clock and try the call again.",
                            "",
                            "Backwards",
                            "The clock runs backwards",
                            "",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient),
                ),
            ];
            &__ec::Contract::new("ClockError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ClockError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Backwards { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < ClockError as __ec::HasContract > ::CONTRACT);
};
