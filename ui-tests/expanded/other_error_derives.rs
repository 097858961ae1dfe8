// What the derive makes of pass/other_error_derives.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `LintError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `long_line` | ValidationError (-32007) | correctable | The line is too long | Break line {line} after the last comma. |
*/
    #[automatically_derived]
    impl __ec::HasContract for LintError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::ValidationError,
                            "long_line",
                            "Break line {line} after the last comma.",
                            "",
                            "LongLine",
                            "The line is too long",
                            "line {line} is too long",
                            "",
                        )
                        .with_recovery_values(&["line"])
                        .with_severity(__ec::Severity::Warning)
                        .with_varying(__ec::Varies::RECOVERY),
                ),
            ];
            &__ec::Contract::new("LintError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for LintError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::LongLine { .. } => 0,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::LongLine { .. } => {
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
                Self::LongLine { line: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Break line "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" after the last comma."),
                        ],
                    )
                }
            }
        }
    }
    __ec::register!(contract < LintError as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ToolError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `blunt_blade` | Conflict (-32002) | correctable | The blade is blunt | Sharpen the blade before you cut again. |
| `hot_motor` | Timeout (-32004) | transient | The motor is hot | Let the motor cool down for five minutes. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ToolError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "blunt_blade",
                        "Sharpen the blade before you cut again.",
                        "",
                        "BluntBlade",
                        "The blade is blunt",
                        "blunt",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::Timeout,
                            "hot_motor",
                            "Let the motor cool down for five minutes.",
                            "",
                            "HotMotor",
                            "The motor is hot",
                            "hot",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient),
                ),
            ];
            &__ec::Contract::new("ToolError", &__EC_PARTS)
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ToolError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::BluntBlade { .. } => 0,
                    Self::HotMotor { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < ToolError as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `DocError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `torn_page` | NotFound (-32001) | correctable | page {0} is torn | Ask the library for another copy of it. |
*/
    #[automatically_derived]
    impl __ec::HasContract for DocError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "torn_page",
                        "Ask the library for another copy of it.",
                        "",
                        "Torn",
                        "page {0} is torn",
                        "",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("DocError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for DocError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Torn { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < DocError as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `WellError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `rope_broke` | InternalError (-32603) | correctable | The rope broke | Buy a stronger rope of the same length. |
*/
    #[automatically_derived]
    impl __ec::HasContract for WellError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InternalError,
                        "rope_broke",
                        "Buy a stronger rope of the same length.",
                        "",
                        "Rope",
                        "The rope broke",
                        "",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("WellError", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for WellError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Rope { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < WellError as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `MillError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `no_wind` | ServiceUnavailable (-32000) | transient | No wind | Wait for wind or grind by hand. |
| `stone_broke` | InternalError (-32603) | correctable | The stone broke | Replace the stone by a new one, please. |
*/
    #[automatically_derived]
    impl __ec::HasContract for MillError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ServiceUnavailable,
                        "no_wind",
                        "Wait for wind or grind by hand.",
                        "",
                        "NoWind",
                        "No wind",
                        "",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InternalError,
                        "stone_broke",
                        "Replace the stone by a new one, please.",
                        "",
                        "Stone",
                        "The stone broke",
                        "",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("MillError", &__EC_PARTS)
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for MillError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::NoWind { .. } => 0,
                    Self::Stone { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < MillError as __ec::HasContract > ::CONTRACT);
};
