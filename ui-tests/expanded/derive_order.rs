// What the derive makes of pass/derive_order.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `First`, in the domain `order`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `late_doc` | Timeout (-32004) | transient | The doc comment comes late | Oil the first hinge of the door. |
*/
    #[automatically_derived]
    impl __ec::HasContract for First {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Timeout,
                            "late_doc",
                            "Oil the first hinge of the door.",
                            "order",
                            "One",
                            "The doc comment comes late",
                            "one",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient)
                        .with_severity(__ec::Severity::Info),
                ),
            ];
            &__ec::Contract::new("First", &__EC_PARTS)
                .with_domain("order")
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for First {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::One { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < First as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Last`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `last` | Timeout (-32004) | transient | Doc | Oil the second hinge of the door. |
*/
    #[automatically_derived]
    impl __ec::HasContract for Last {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Timeout,
                        "last",
                        "Oil the second hinge of the door.",
                        "",
                        "Two",
                        "Doc",
                        "two",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("Last", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Last {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Two { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < Last as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Alone`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `alone` | Timeout (-32004) | transient | Doc | Oil the third hinge of the door. |
*/
    #[automatically_derived]
    impl __ec::HasContract for Alone {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Timeout,
                        "alone",
                        "Oil the third hinge of the door.",
                        "",
                        "Three",
                        "Doc",
                        "",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("Alone", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Alone {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Three { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < Alone as __ec::HasContract > ::CONTRACT);
};
