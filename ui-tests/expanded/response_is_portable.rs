// What the derive makes of pass/response_is_portable.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `IceError`, in the domain `ice`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `thin_ice` | Forbidden (-32005) | correctable | The ice is thin | Stay off {place} until it is thicker. |
*/
    #[automatically_derived]
    impl<'a> __ec::HasContract for IceError<'a> {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "IceError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                    __ec::Code::Forbidden,
                                    "thin_ice",
                                    "Stay off {place} until it is thicker.",
                                    "ice",
                                    "Thin",
                                    "The ice is thin",
                                    "{depth} mm at {place}",
                                    "",
                                )
                                .with_recovery_values(&["place"])
                                .with_severity(__ec::Severity::Warning)
                                .with_varying(__ec::Varies::RECOVERY),
                        ),
                    ],
                )
                .with_domain("ice")
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<'a> __ec::ErrorContract for IceError<'a> {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Thin { .. } => 0,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::Thin { .. } => {
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
                Self::Thin { place: __field_1, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Stay off "),
                            __ec::texts::value(__field_1),
                            __ec::texts::Piece::Text(" until it is thicker."),
                        ],
                    )
                }
            }
        }
    }
    __ec::register!(contract < IceError < 'static > as __ec::HasContract > ::CONTRACT);
};
