// What the derive makes of pass/shadowed_std_types.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `QueryError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `table_gone` | NotFound (-32001) | transient | The table is gone | Create table {name} or name another one. |
| `column_type` | -33050 | correctable | The column has another type | Cast column {0} before you compare it. |
*/
    #[automatically_derived]
    impl __ec::HasContract for QueryError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::NotFound,
                            "table_gone",
                            "Create table {name} or name another one.",
                            "",
                            "TableGone",
                            "The table is gone",
                            "",
                            "",
                        )
                        .with_recovery_values(&["name"])
                        .with_retry(__ec::Retry::Transient)
                        .with_severity(__ec::Severity::Warning)
                        .with_varying(__ec::Varies::RECOVERY),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::code(-33050i32),
                            "column_type",
                            "Cast column {0} before you compare it.",
                            "",
                            "ColumnType",
                            "The column has another type",
                            "",
                            "",
                        )
                        .with_recovery_values(&["0"])
                        .with_varying(__ec::Varies::RECOVERY),
                ),
            ];
            &__ec::Contract::new("QueryError", &__EC_PARTS)
                .with_order(&[1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for QueryError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::TableGone { .. } => 0,
                    Self::ColumnType { .. } => 1,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::TableGone { .. } => {
                    __ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
                        self,
                        __out,
                    ))
                }
                Self::ColumnType { .. } => {
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
                Self::TableGone { name: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Create table "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" or name another one."),
                        ],
                    )
                }
                Self::ColumnType { 0: __field_0, .. } => {
                    __ec::texts::write(
                        __out,
                        &[
                            __ec::texts::Piece::Text("Cast column "),
                            __ec::texts::value(__field_0),
                            __ec::texts::Piece::Text(" before you compare it."),
                        ],
                    )
                }
            }
        }
    }
    __ec::register!(contract < QueryError as __ec::HasContract > ::CONTRACT);
};
