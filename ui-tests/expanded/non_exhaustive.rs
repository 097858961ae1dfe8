// What the derive makes of pass/non_exhaustive.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `RouteError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `no_way` | NotFound (-32001) | correctable | There is no way between the two points | Choose a destination on the same island. |
| `other` | InternalError (-32603) | correctable | Anything that has no variant of its own yet | Choose another island and plan the route again. |
*/
    #[automatically_derived]
    impl __ec::HasContract for RouteError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "no_way",
                        "Choose a destination on the same island.",
                        "",
                        "NoWay",
                        "There is no way between the two points",
                        "no way to {to}",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InternalError,
                        "other",
                        "Choose another island and plan the route again.",
                        "",
                        "__Other",
                        "Anything that has no variant of its own yet",
                        "other",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("RouteError", &__EC_PARTS)
                .with_order(&[0, 1])
                .with_surface(__ec::Surface::NonExhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for RouteError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::NoWay { .. } => 0,
                    Self::__Other { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < RouteError as __ec::HasContract > ::CONTRACT);
};
