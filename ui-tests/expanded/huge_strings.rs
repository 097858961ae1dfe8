// What the derive makes of pass/huge_strings.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `LongError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `long_text` | InvalidParams (-32602) | correctable | The text is long | Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. |
*/
    #[automatically_derived]
    impl __ec::HasContract for LongError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "long_text",
                        "Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes.",
                        "",
                        "Long",
                        "The text is long",
                        "{text}",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("LongError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for LongError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Long { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < LongError as __ec::HasContract > ::CONTRACT);
};
