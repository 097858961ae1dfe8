// What the derive makes of pass/field_names_like_generated.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `PumpError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `collide` | Conflict (-32002) | correctable | Names collide | Compare {code}, {reason}, {f}, {this}, {message} and {entry} with the plan. |
| `position` | Conflict (-32002) | correctable | Positions collide | Put part {0} where part {1} is now. |
*/
    #[automatically_derived]
    impl __ec::HasContract for PumpError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Conflict,
                            "collide",
                            "Compare {code}, {reason}, {f}, {this}, {message} and {entry} with the plan.",
                            "",
                            "Collide",
                            "Names collide",
                            "",
                            "",
                        )
                        .with_recovery_values(
                            &["code", "reason", "f", "this", "message", "entry"],
                        )
                        .with_varying(__ec::Varies::RECOVERY),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Conflict,
                            "position",
                            "Put part {0} where part {1} is now.",
                            "",
                            "Position",
                            "Positions collide",
                            "",
                            "",
                        )
                        .with_recovery_values(&["0", "1"])
                        .with_varying(__ec::Varies::RECOVERY),
                ),
            ];
            &__ec::Contract::new("PumpError", &__EC_PARTS)
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for PumpError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Collide { .. } => 0,
                    Self::Position { .. } => 1,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::Collide { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
                Self::Position { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::Collide {
                    code: __field_0,
                    reason: __field_1,
                    f: __field_6,
                    this: __field_9,
                    entry: __field_15,
                    message: __field_17,
                    ..
                } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Compare "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(", "),
                            __ec::texts::value(__field_1),
                            __ec::texts::Piece::Text(", "),
                            __ec::texts::value(__field_6),
                            __ec::texts::Piece::Text(", "),
                            __ec::texts::value(__field_9),
                            __ec::texts::Piece::Text(", "),
                            __ec::texts::value(__field_17),
                            __ec::texts::Piece::Text(" and "),
                            __ec::texts::value(__field_15),
                            __ec::texts::Piece::Text(" with the plan."),
                        ],
                    )
                }
                Self::Position { 0: __field_0, 1: __field_1, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Put part "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" where part "),
                            __ec::texts::value(__field_1),
                            __ec::texts::Piece::Text(" is now."),
                        ],
                    )
                }
            }
        }
    }
    __ec::register!(contract < PumpError as __ec::HasContract > ::CONTRACT);
};
