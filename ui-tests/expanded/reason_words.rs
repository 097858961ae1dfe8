// What the derive makes of pass/reason_words.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `WordError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `type` | Conflict (-32002) | correctable | keyword | Follow the label on the green tin. |
| `null` | Conflict (-32002) | correctable | JSON literal | Follow the label on the green tin. |
| `constructor` | Conflict (-32002) | correctable | prototype key | Follow the label on the green tin. |
| `x` | Conflict (-32002) | correctable | letter | Follow the label on the green tin. |
| `http2_error_404` | Conflict (-32002) | correctable | digits | Follow the label on the green tin. |
| `a_reason_that_goes_on_and_on_because_somebody_likes_long_ones_a` | Conflict (-32002) | correctable | long | Follow the label on the green tin. |
| `reason` | Conflict (-32002) | correctable | our own words | Follow the label on the green tin. |
*/
    #[automatically_derived]
    impl __ec::HasContract for WordError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 7usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "type",
                        "Follow the label on the green tin.",
                        "",
                        "A",
                        "keyword",
                        "a",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "null",
                        "Follow the label on the green tin.",
                        "",
                        "B",
                        "JSON literal",
                        "b",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "constructor",
                        "Follow the label on the green tin.",
                        "",
                        "C",
                        "prototype key",
                        "c",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "x",
                        "Follow the label on the green tin.",
                        "",
                        "D",
                        "letter",
                        "d",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "http2_error_404",
                        "Follow the label on the green tin.",
                        "",
                        "E",
                        "digits",
                        "e",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "a_reason_that_goes_on_and_on_because_somebody_likes_long_ones_a",
                        "Follow the label on the green tin.",
                        "",
                        "F",
                        "long",
                        "f",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "reason",
                        "Follow the label on the green tin.",
                        "",
                        "G",
                        "our own words",
                        "g",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("WordError", &__EC_PARTS)
                .with_order(&[5, 2, 4, 1, 6, 0, 3])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for WordError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::A { .. } => 0,
                    Self::B { .. } => 1,
                    Self::C { .. } => 2,
                    Self::D { .. } => 3,
                    Self::E { .. } => 4,
                    Self::F { .. } => 5,
                    Self::G { .. } => 6,
                },
            )
        }
    }
    __ec::register!(contract < WordError as __ec::HasContract > ::CONTRACT);
};
