// What the derive makes of pass/non_ascii_identifiers.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    #[automatically_derived]
    impl __ec::HasContract for Maßfehler {
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "Maßfehler",
                &[
                    __ec::Part::Entry(
                        __ec::Entry::new("zu_gross", __ec::Code::ValidationError)
                            .with_when("Der Wert ist zu groß")
                            .with_recovery(
                                "Bitte einen Wert unter {größe} Metern wählen.",
                            )
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("tani_fumei", __ec::Code::InvalidParams)
                            .with_when("単位が不明")
                            .with_recovery("Use metres instead of {0} for it.")
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                ],
            )
            .with_order(&[1usize, 0usize]);
        fn __as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Maßfehler {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::ZuGroß { .. } => 0usize,
                    Self::単位不明 { .. } => 1usize,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::ZuGroß { größe: __field_0, .. } => {
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Bitte einen Wert unter ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " Metern wählen.")
                        }
                        __failed => __failed,
                    })
                }
                Self::単位不明 { 0: __field_0, .. } => {
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Use metres instead of ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " for it.")
                        }
                        __failed => __failed,
                    })
                }
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::ZuGroß { größe: __field_0, .. } => {
                    match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Bitte einen Wert unter ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " Metern wählen.")
                        }
                        __failed => __failed,
                    }
                }
                Self::単位不明 { 0: __field_0, .. } => {
                    match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Use metres instead of ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " for it.")
                        }
                        __failed => __failed,
                    }
                }
            }
        }
    }
};
