// What the derive makes of pass/const_generics.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `BufferError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `buffer_full` | InvalidParams (-32602) | correctable | The input is longer than the buffer | Send the input in several smaller chunks. |
| `trailing_bytes` | InvalidParams (-32602) | correctable | Strict mode refuses trailing bytes | Cut the bytes behind the last frame. |
*/
    #[automatically_derived]
    impl<const LIMIT: usize, const STRICT: bool> __ec::HasContract
    for BufferError<LIMIT, STRICT> {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "BufferError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InvalidParams,
                                "buffer_full",
                                "Send the input in several smaller chunks.",
                                "",
                                "Full",
                                "The input is longer than the buffer",
                                "",
                                "",
                            ),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InvalidParams,
                                "trailing_bytes",
                                "Cut the bytes behind the last frame.",
                                "",
                                "Trailing",
                                "Strict mode refuses trailing bytes",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<const LIMIT: usize, const STRICT: bool> __ec::ErrorContract
    for BufferError<LIMIT, STRICT> {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Full { .. } => 0,
                    Self::Trailing { .. } => 1,
                },
            )
        }
    }
    __ec::register!(generic "BufferError");
};
