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
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 3usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "unknown_shelf",
                        "List the shelves first, then ask for one of them.",
                        "",
                        "UnknownShelf",
                        "The shelf number does not exist in this library",
                        "shelf {number} is unknown",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::RateLimited,
                            "too_many_lookups",
                            "Wait one minute before sending the next lookup.",
                            "",
                            "TooManyLookups",
                            "Too many lookups arrived in the last minute",
                            "slow down",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient)
                        .with_severity(__ec::Severity::Notice),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "dates_swapped",
                        "Swap the two dates and send the request again.",
                        "",
                        "DatesSwapped",
                        "The two given dates are in the wrong order",
                        "{0} is after {1}",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("ShelfError", &__EC_PARTS)
                .with_order(&[2, 1, 0])
                .with_surface(__ec::Surface::Exhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
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
                    Self::UnknownShelf { .. } => 0,
                    Self::TooManyLookups { .. } => 1,
                    Self::DatesSwapped { .. } => 2,
                },
            )
        }
    }
    __ec::register!(contract < ShelfError as __ec::HasContract > ::CONTRACT);
};
