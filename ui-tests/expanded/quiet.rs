// What the derive makes of pass/quiet.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `OldError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `gate_closed` | Conflict (-32002) | correctable | The gate is closed | Open gate {name} with \`open\_gate\` before driving through. |
| `gate_stuck` | InternalError (-32603) | correctable | The gate is stuck | Push the gate with both hands from the left. |
*/
    #[automatically_derived]
    impl<'a, T: Clone, const N: usize> __ec::HasContract for OldError<'a, T, N>
    where
        Self: ::core::error::Error,
    {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "OldError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                    __ec::Code::Conflict,
                                    "gate_closed",
                                    "Open gate {name} with `open_gate` before driving through.",
                                    "",
                                    "Closed",
                                    "The gate is closed",
                                    "",
                                    "",
                                )
                                .with_context(&[__ec::ContextField::new("name", "&str")])
                                .with_recovery_values(&["name"])
                                .with_varying(__ec::Varies::RECOVERY),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InternalError,
                                "gate_stuck",
                                "Push the gate with both hands from the left.",
                                "",
                                "Stuck",
                                "The gate is stuck",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_order(&[0, 1])
                .with_surface(__ec::Surface::Exhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<'a, T: Clone, const N: usize> __ec::ErrorContract for OldError<'a, T, N>
    where
        Self: ::core::error::Error,
    {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Closed { .. } => 0,
                    Self::Stuck { .. } => 1,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::Closed { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
                _ => __ec::defaults::recovery(self),
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::Closed { name: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Open gate "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(
                                " with `open_gate` before driving through.",
                            ),
                        ],
                    )
                }
                _ => __ec::defaults::write_recovery(self, __out),
            }
        }
        fn __context(&self, __to: &mut __ec::Context<'_>) {
            match self {
                Self::Closed { name: __field_0, .. } => {
                    __ec::Context::field(__to, "name", __field_0);
                }
                _ => __ec::defaults::context(self, __to),
            }
        }
    }
    __ec::context! {}
    __ec::register!(generic "OldError");
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `GateError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `gate_closed` | Conflict (-32002) | correctable | The gate is closed | Open the gate with \`open\_gate\` before driving through. |
*/
    #[automatically_derived]
    impl __ec::HasContract for GateError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "gate_closed",
                        "Open the gate with `open_gate` before driving through.",
                        "",
                        "Closed",
                        "The gate is closed",
                        "",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("GateError", &__EC_PARTS)
                .with_surface(__ec::Surface::Exhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for GateError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Closed { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < GateError as __ec::HasContract > ::CONTRACT);
};
