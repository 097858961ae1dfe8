// What the derive makes of pass/foreign_traits_same_methods.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `HornError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `no_air` | ServiceUnavailable (-32000) | transient | The horn has no air | Start the compressor and wait for pressure. |
*/
    #[automatically_derived]
    impl __ec::HasContract for HornError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::ServiceUnavailable,
                            "no_air",
                            "Start the compressor and wait for pressure.",
                            "",
                            "NoAir",
                            "The horn has no air",
                            "no air",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient),
                ),
            ];
            &__ec::Contract::new("HornError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for HornError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::NoAir { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < HornError as __ec::HasContract > ::CONTRACT);
};
