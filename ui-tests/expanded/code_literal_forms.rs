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
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 11usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "negative",
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
                        __ec::code(-7i32),
                        "spaced",
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
                        __ec::Code::Conflict,
                        "underscores",
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
                        __ec::code(32001i32),
                        "hexadecimal",
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
                        __ec::code(-255i32),
                        "negative_hexadecimal",
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
                        __ec::code(15i32),
                        "octal",
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
                        __ec::code(10i32),
                        "binary",
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
                        __ec::code(-3i32),
                        "suffix",
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
                        __ec::code(-2147483648i32),
                        "smallest",
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
                        __ec::code(2147483647i32),
                        "largest",
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
                        __ec::code(-9i32),
                        "brackets",
                        "Dial one of the numbers printed on the card.",
                        "",
                        "K",
                        "brackets",
                        "k",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("NumberError", &__EC_PARTS)
                .with_order(&[6, 10, 3, 9, 0, 4, 5, 8, 1, 7, 2])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
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
                    Self::A { .. } => 0,
                    Self::B { .. } => 1,
                    Self::C { .. } => 2,
                    Self::D { .. } => 3,
                    Self::E { .. } => 4,
                    Self::F { .. } => 5,
                    Self::G { .. } => 6,
                    Self::H { .. } => 7,
                    Self::I { .. } => 8,
                    Self::J { .. } => 9,
                    Self::K { .. } => 10,
                },
            )
        }
    }
    __ec::register!(contract < NumberError as __ec::HasContract > ::CONTRACT);
};
