// What the derive makes of pass/shadowed_std_types.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    #[automatically_derived]
    impl __ec::HasContract for QueryError {
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "QueryError",
                &[
                    __ec::Part::Entry(
                        __ec::Entry::new("table_gone", __ec::Code::NotFound)
                            .with_when("The table is gone")
                            .with_recovery("Create table {name} or name another one.")
                            .with_retry(__ec::Retry::Transient)
                            .with_severity(__ec::Severity::Warning)
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("column_type", __ec::code(-33050i32))
                            .with_when("The column has another type")
                            .with_recovery("Cast column {0} before you compare it.")
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                ],
            )
            .with_order(&[1usize, 0usize]);
        fn __as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for QueryError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::TableGone { .. } => 0usize,
                    Self::ColumnType { .. } => 1usize,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
            match self {
                Self::TableGone { name: __field_0, .. } => {
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Create table ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(
                                __out,
                                " or name another one.",
                            )
                        }
                        __failed => __failed,
                    })
                }
                Self::ColumnType { 0: __field_0, .. } => {
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Cast column ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(
                                __out,
                                " before you compare it.",
                            )
                        }
                        __failed => __failed,
                    })
                }
            }
        }
        fn __write_recovery(
            &self,
            __out: &mut __ec::fmt::Formatter<'_>,
        ) -> __ec::fmt::Result {
            match self {
                Self::TableGone { name: __field_0, .. } => {
                    match match __ec::fmt::Formatter::write_str(__out, "Create table ") {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(
                                __out,
                                " or name another one.",
                            )
                        }
                        __failed => __failed,
                    }
                }
                Self::ColumnType { 0: __field_0, .. } => {
                    match match __ec::fmt::Formatter::write_str(__out, "Cast column ") {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(
                                __out,
                                " before you compare it.",
                            )
                        }
                        __failed => __failed,
                    }
                }
            }
        }
    }
};
