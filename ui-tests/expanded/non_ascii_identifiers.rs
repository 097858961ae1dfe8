// What the derive makes of pass/non_ascii_identifiers.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Maßfehler`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `zu_gross` | ValidationError (-32007) | correctable | Der Wert ist zu groß | Bitte einen Wert unter {größe} Metern wählen. |
| `tani_fumei` | InvalidParams (-32602) | correctable | 単位が不明 | Use metres instead of {0} for it. |
*/
    #[automatically_derived]
    impl __ec::HasContract for Maßfehler {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::ValidationError,
                            "zu_gross",
                            "Bitte einen Wert unter {größe} Metern wählen.",
                            "",
                            "ZuGroß",
                            "Der Wert ist zu groß",
                            "{größe} ist zu groß",
                            "",
                        )
                        .with_recovery_values(&["größe"])
                        .with_varying(__ec::Varies::RECOVERY),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::InvalidParams,
                            "tani_fumei",
                            "Use metres instead of {0} for it.",
                            "",
                            "単位不明",
                            "単位が不明",
                            "{0}",
                            "",
                        )
                        .with_recovery_values(&["0"])
                        .with_varying(__ec::Varies::RECOVERY),
                ),
            ];
            &__ec::Contract::new("Maßfehler", &__EC_PARTS)
                .with_order(&[1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Maßfehler {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::ZuGroß { .. } => 0,
                    Self::単位不明 { .. } => 1,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::ZuGroß { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
                Self::単位不明 { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::ZuGroß { größe: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Bitte einen Wert unter "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" Metern wählen."),
                        ],
                    )
                }
                Self::単位不明 { 0: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Use metres instead of "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" for it."),
                        ],
                    )
                }
            }
        }
    }
    __ec::register!(contract < Maßfehler as __ec::HasContract > ::CONTRACT);
};
