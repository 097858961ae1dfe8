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
                        __ec::Entry::new("negative", __ec::Code::NotFound)
                            .with_variant("A")
                            .with_when("negative")
                            .with_display("a")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("spaced", __ec::code(-7i32))
                            .with_variant("B")
                            .with_when("spaced minus")
                            .with_display("b")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("underscores", __ec::Code::Conflict)
                            .with_variant("C")
                            .with_when("underscores")
                            .with_display("c")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("hexadecimal", __ec::code(32001i32))
                            .with_variant("D")
                            .with_when("hexadecimal")
                            .with_display("d")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("negative_hexadecimal", __ec::code(-255i32))
                            .with_variant("E")
                            .with_when("negative hexadecimal")
                            .with_display("e")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("octal", __ec::code(15i32))
                            .with_variant("F")
                            .with_when("octal and binary")
                            .with_display("f")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("binary", __ec::code(10i32))
                            .with_variant("G")
                            .with_when("binary")
                            .with_display("g")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("suffix", __ec::code(-3i32))
                            .with_variant("H")
                            .with_when("suffix")
                            .with_display("h")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("smallest", __ec::code(-2147483648i32))
                            .with_variant("I")
                            .with_when("smallest")
                            .with_display("i")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("largest", __ec::code(2147483647i32))
                            .with_variant("J")
                            .with_when("largest")
                            .with_display("j")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("brackets", __ec::code(-9i32))
                            .with_variant("K")
                            .with_when("brackets")
                            .with_display("k")
                            .with_recovery(
                                "Dial one of the numbers printed on the card.",
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
