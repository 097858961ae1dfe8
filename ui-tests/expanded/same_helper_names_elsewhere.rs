// What the derive makes of pass/same_helper_names_elsewhere.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `SharedError`, in the domain `shared`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `shared_names` | Conflict (-32002) | transient | Both derives see these attributes | Keep the attributes in one common form. |
*/
    #[automatically_derived]
    impl __ec::HasContract for SharedError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Conflict,
                            "shared_names",
                            "Keep the attributes in one common form.",
                            "shared",
                            "Shared",
                            "Both derives see these attributes",
                            "shared",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient)
                        .with_severity(__ec::Severity::Notice),
                ),
            ];
            &__ec::Contract::new("SharedError", &__EC_PARTS)
                .with_domain("shared")
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for SharedError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Shared { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < SharedError as __ec::HasContract > ::CONTRACT);
};
