// What the derive makes of pass/two_enums_one_module.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Left`, in the domain `left`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `missing` | NotFound (-32001) | correctable | Not there | Look in the left drawer of it. |
*/
    #[automatically_derived]
    impl __ec::HasContract for Left {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "missing",
                        "Look in the left drawer of it.",
                        "left",
                        "Missing",
                        "Not there",
                        "left",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("Left", &__EC_PARTS)
                .with_domain("left")
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Left {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Missing { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < Left as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Right`, in the domain `right`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `missing` | Timeout (-32004) | transient | Not there | Look in the right drawer of it. |
*/
    #[automatically_derived]
    impl __ec::HasContract for Right {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Timeout,
                        "missing",
                        "Look in the right drawer of it.",
                        "right",
                        "Missing",
                        "Not there",
                        "right",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("Right", &__EC_PARTS)
                .with_domain("right")
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Right {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Missing { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < Right as __ec::HasContract > ::CONTRACT);
};
