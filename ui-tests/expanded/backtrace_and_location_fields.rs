// What the derive makes of pass/backtrace_and_location_fields.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `CrashError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `engine_stopped` | InternalError (-32603) | correctable | The engine stopped | Start the engine again and watch the gauge. |
*/
    #[automatically_derived]
    impl __ec::HasContract for CrashError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::InternalError,
                            "engine_stopped",
                            "Start the engine again and watch the gauge.",
                            "",
                            "Stopped",
                            "The engine stopped",
                            "",
                            "",
                        )
                        .with_severity(__ec::Severity::Warning),
                ),
            ];
            &__ec::Contract::new("CrashError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for CrashError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Stopped { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < CrashError as __ec::HasContract > ::CONTRACT);
};
