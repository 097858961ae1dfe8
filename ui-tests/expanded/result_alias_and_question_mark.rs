// What the derive makes of pass/result_alias_and_question_mark.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `PathError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `leaves_root` | Forbidden (-32005) | correctable | The path leaves the root | Remove the two dots from the path. |
| `not_utf8` | ParseError (-32700) | correctable | The text is no UTF-8 | Encode the path as UTF-8 and retry. |
*/
    #[automatically_derived]
    impl __ec::HasContract for PathError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Forbidden,
                        "leaves_root",
                        "Remove the two dots from the path.",
                        "",
                        "LeavesRoot",
                        "The path leaves the root",
                        "{0} leaves the root",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ParseError,
                        "not_utf8",
                        "Encode the path as UTF-8 and retry.",
                        "",
                        "NotText",
                        "The text is no UTF-8",
                        "not text",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("PathError", &__EC_PARTS)
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for PathError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::LeavesRoot { .. } => 0,
                    Self::NotText { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < PathError as __ec::HasContract > ::CONTRACT);
};
