// What the derive makes of pass/complex_field_types.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ZooError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `many_types` | InternalError (-32603) | correctable | Types of many shapes | Count the animals and start from zero. |
*/
    #[automatically_derived]
    impl<'a> __ec::HasContract for ZooError<'a> {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "ZooError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InternalError,
                                "many_types",
                                "Count the animals and start from zero.",
                                "",
                                "Types",
                                "Types of many shapes",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<'a> __ec::ErrorContract for ZooError<'a> {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Types { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < ZooError < 'static > as __ec::HasContract > ::CONTRACT);
};
