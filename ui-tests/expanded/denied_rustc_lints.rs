// What the derive makes of pass/denied_rustc_lints.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `FerryError`, in the domain `ferry`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `fully_booked` | Conflict (-32002) | transient | The ferry is fully booked | Book a place on the next crossing instead. |
| `rough_sea` | -33044 | correctable | The sea is too rough | Stay on land until the wind has dropped. |
*/
    #[automatically_derived]
    impl<'a> __ec::HasContract for FerryError<'a> {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "FerryError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                    __ec::Code::Conflict,
                                    "fully_booked",
                                    "Book a place on the next crossing instead.",
                                    "ferry",
                                    "FullyBooked",
                                    "The ferry is fully booked",
                                    "",
                                    "",
                                )
                                .with_retry(__ec::Retry::Transient)
                                .with_severity(__ec::Severity::Notice),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::code(-33044i32),
                                "rough_sea",
                                "Stay on land until the wind has dropped.",
                                "ferry",
                                "RoughSea",
                                "The sea is too rough",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_domain("ferry")
                .with_order(&[0, 1])
                .with_surface(__ec::Surface::Exhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<'a> __ec::ErrorContract for FerryError<'a> {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::FullyBooked { .. } => 0,
                    Self::RoughSea { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < FerryError < 'static > as __ec::HasContract > ::CONTRACT);
};
