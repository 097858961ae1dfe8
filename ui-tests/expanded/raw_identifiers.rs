// What the derive makes of pass/raw_identifiers.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `r#struct`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `reserved_word` | ValidationError (-32007) | correctable | The word is reserved by the language | Pick a name other than {type} for the field. |
| `dangling_keyword` | ValidationError (-32007) | correctable | Nothing follows the keyword | Write an expression after the dangling keyword. |
*/
    #[automatically_derived]
    impl __ec::HasContract for r#struct {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::ValidationError,
                            "reserved_word",
                            "Pick a name other than {type} for the field.",
                            "",
                            "match",
                            "The word is reserved by the language",
                            "reserved word {type}",
                            "",
                        )
                        .with_recovery_values(&["type"])
                        .with_varying(__ec::Varies::RECOVERY),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ValidationError,
                        "dangling_keyword",
                        "Write an expression after the dangling keyword.",
                        "",
                        "Loop",
                        "Nothing follows the keyword",
                        "dangling keyword",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("struct", &__EC_PARTS)
                .with_order(&[1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for r#struct {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::r#match { .. } => 0,
                    Self::r#Loop { .. } => 1,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::r#match { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
                _ => __ec::defaults::recovery(self),
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::r#match { r#type: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Pick a name other than "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" for the field."),
                        ],
                    )
                }
                _ => __ec::defaults::write_recovery(self, __out),
            }
        }
    }
    __ec::register!(contract < r#struct as __ec::HasContract > ::CONTRACT);
};
