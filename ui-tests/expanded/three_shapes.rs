// What the derive makes of pass/three_shapes.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ShelfError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `unknown_shelf` | NotFound (-32001) | correctable | The shelf number does not exist in this library | List the shelves first, then ask for one of them. |
| `too_many_lookups` | RateLimited (-32003) | transient | Too many lookups arrived in the last minute | Wait one minute before sending the next lookup. |
| `dates_swapped` | InvalidParams (-32602) | correctable | The two given dates are in the wrong order | Swap the two dates and send the request again. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ShelfError {
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "ShelfError",
                &[
                    __ec::Part::Entry(
                        __ec::Entry::new("unknown_shelf", __ec::Code::NotFound)
                            .with_variant("UnknownShelf")
                            .with_when("The shelf number does not exist in this library")
                            .with_display("shelf {number} is unknown")
                            .with_recovery(
                                "List the shelves first, then ask for one of them.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("too_many_lookups", __ec::Code::RateLimited)
                            .with_variant("TooManyLookups")
                            .with_when("Too many lookups arrived in the last minute")
                            .with_display("slow down")
                            .with_recovery(
                                "Wait one minute before sending the next lookup.",
                            )
                            .with_retry(__ec::Retry::Transient)
                            .with_severity(__ec::Severity::Notice),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("dates_swapped", __ec::Code::InvalidParams)
                            .with_variant("DatesSwapped")
                            .with_when("The two given dates are in the wrong order")
                            .with_display("{0} is after {1}")
                            .with_recovery(
                                "Swap the two dates and send the request again.",
                            ),
                    ),
                ],
            )
            .with_order(&[2usize, 1usize, 0usize])
            .with_surface(__ec::Surface::Exhaustive)
            .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ShelfError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::UnknownShelf { .. } => 0usize,
                    Self::TooManyLookups { .. } => 1usize,
                    Self::DatesSwapped { .. } => 2usize,
                },
            )
        }
    }
    __ec::register!(contract < ShelfError as __ec::HasContract > ::CONTRACT);
};
