// What the derive makes of pass/code_literal_forms.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `NumberError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `negative` | NotFound (-32001) | correctable | negative | Dial one of the numbers printed on the card. |
| `spaced` | -7 | correctable | spaced minus | Dial one of the numbers printed on the card. |
| `underscores` | Conflict (-32002) | correctable | underscores | Dial one of the numbers printed on the card. |
| `hexadecimal` | 32001 | correctable | hexadecimal | Dial one of the numbers printed on the card. |
| `negative_hexadecimal` | -255 | correctable | negative hexadecimal | Dial one of the numbers printed on the card. |
| `octal` | 15 | correctable | octal and binary | Dial one of the numbers printed on the card. |
| `binary` | 10 | correctable | binary | Dial one of the numbers printed on the card. |
| `suffix` | -3 | correctable | suffix | Dial one of the numbers printed on the card. |
| `smallest` | -2147483648 | correctable | smallest | Dial one of the numbers printed on the card. |
| `largest` | 2147483647 | correctable | largest | Dial one of the numbers printed on the card. |
| `brackets` | -9 | correctable | brackets | Dial one of the numbers printed on the card. |
*/
    #[automatically_derived]
    impl __ec::HasContract for NumberError {
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "NumberError",
                &[
                    __ec::Part::Entry(
                        __ec::entry(
                            "negative",
                            __ec::Code::NotFound,
                            "Dial one of the numbers printed on the card.",
                            "",
                            "A",
                            "negative",
                            "a",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "spaced",
                            __ec::code(-7i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "B",
                            "spaced minus",
                            "b",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "underscores",
                            __ec::Code::Conflict,
                            "Dial one of the numbers printed on the card.",
                            "",
                            "C",
                            "underscores",
                            "c",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "hexadecimal",
                            __ec::code(32001i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "D",
                            "hexadecimal",
                            "d",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "negative_hexadecimal",
                            __ec::code(-255i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "E",
                            "negative hexadecimal",
                            "e",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "octal",
                            __ec::code(15i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "F",
                            "octal and binary",
                            "f",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "binary",
                            __ec::code(10i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "G",
                            "binary",
                            "g",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "suffix",
                            __ec::code(-3i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "H",
                            "suffix",
                            "h",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "smallest",
                            __ec::code(-2147483648i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "I",
                            "smallest",
                            "i",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "largest",
                            __ec::code(2147483647i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "J",
                            "largest",
                            "j",
                            "",
                        ),
                    ),
                    __ec::Part::Entry(
                        __ec::entry(
                            "brackets",
                            __ec::code(-9i32),
                            "Dial one of the numbers printed on the card.",
                            "",
                            "K",
                            "brackets",
                            "k",
                            "",
                        ),
                    ),
                ],
            )
            .with_order(
                &[
                    6usize, 10usize, 3usize, 9usize, 0usize, 4usize, 5usize, 8usize,
                    1usize, 7usize, 2usize,
                ],
            )
            .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for NumberError {
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
                    Self::H { .. } => 7usize,
                    Self::I { .. } => 8usize,
                    Self::J { .. } => 9usize,
                    Self::K { .. } => 10usize,
                },
            )
        }
    }
    __ec::register!(contract < NumberError as __ec::HasContract > ::CONTRACT);
};
