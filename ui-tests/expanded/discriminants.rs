// What the derive makes of pass/discriminants.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `SlotError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `slot_taken` | Conflict (-32002) | correctable | The slot is taken | Choose a free slot from the calendar. |
| `slot_past` | InvalidParams (-32602) | correctable | The slot is in the past | Choose a slot that is still ahead. |
| `closed` | 9 | correctable | Comes after the past one | Choose a slot on an opening day. |
*/
    #[automatically_derived]
    impl __ec::HasContract for SlotError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 3usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "slot_taken",
                        "Choose a free slot from the calendar.",
                        "",
                        "Taken",
                        "The slot is taken",
                        "taken",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "slot_past",
                        "Choose a slot that is still ahead.",
                        "",
                        "Past",
                        "The slot is in the past",
                        "past",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::code(9i32),
                        "closed",
                        "Choose a slot on an opening day.",
                        "",
                        "Closed",
                        "Comes after the past one",
                        "closed",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("SlotError", &__EC_PARTS)
                .with_order(&[2, 1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for SlotError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Taken { .. } => 0,
                    Self::Past { .. } => 1,
                    Self::Closed { .. } => 2,
                },
            )
        }
    }
    __ec::register!(contract < SlotError as __ec::HasContract > ::CONTRACT);
};
