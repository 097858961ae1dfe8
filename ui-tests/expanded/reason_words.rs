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
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "WordError",
                &[
                    __ec::Part::Entry(
                        __ec::entry(
                            "type",
                            __ec::Code::Conflict,
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
                            "null",
                            __ec::Code::Conflict,
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
                            "constructor",
                            __ec::Code::Conflict,
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
                            "x",
                            __ec::Code::Conflict,
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
                            "http2_error_404",
                            __ec::Code::Conflict,
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
                            "a_reason_that_goes_on_and_on_because_somebody_likes_long_ones_a",
                            __ec::Code::Conflict,
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
                            "reason",
                            __ec::Code::Conflict,
                            "Follow the label on the green tin.",
                            "",
                            "G",
                            "our own words",
                            "g",
                            "",
                        ),
                    ),
                ],
            )
            .with_order(&[5usize, 2usize, 4usize, 1usize, 6usize, 0usize, 3usize])
            .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
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
                    Self::A { .. } => 0usize,
                    Self::B { .. } => 1usize,
                    Self::C { .. } => 2usize,
                    Self::D { .. } => 3usize,
                    Self::E { .. } => 4usize,
                    Self::F { .. } => 5usize,
                    Self::G { .. } => 6usize,
                },
            )
        }
    }
    __ec::register!(contract < WordError as __ec::HasContract > ::CONTRACT);
};
