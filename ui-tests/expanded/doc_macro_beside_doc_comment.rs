// What the derive makes of pass/doc_macro_beside_doc_comment.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ScanError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `dirty_glass` | Conflict (-32002) | correctable | The glass is dirty | Wipe the glass with a dry cloth first. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ScanError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "dirty_glass",
                        "Wipe the glass with a dry cloth first.",
                        "",
                        "Dirty",
                        "The glass is dirty",
                        "dirty",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("ScanError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ScanError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Dirty { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < ScanError as __ec::HasContract > ::CONTRACT);
};
