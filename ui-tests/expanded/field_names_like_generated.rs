// What the derive makes of pass/field_names_like_generated.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    #[automatically_derived]
    impl __ec::HasContract for PumpError {
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "PumpError",
                &[
                    __ec::Part::Entry(
                        __ec::Entry::new("collide", __ec::Code::Conflict)
                            .with_when("Names collide")
                            .with_recovery(
                                "Compare {code}, {reason}, {f}, {this}, {message} and {entry} with the plan.",
                            )
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("position", __ec::Code::Conflict)
                            .with_when("Positions collide")
                            .with_recovery("Put part {0} where part {1} is now.")
                            .with_varying(__ec::Varies::RECOVERY),
                    ),
                ],
            )
            .with_order(&[0usize, 1usize]);
        fn __as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for PumpError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Collide { .. } => 0usize,
                    Self::Position { .. } => 1usize,
                },
            )
        }
        fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str> {
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
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match match match match match match match match match match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Compare ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_1, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_6, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_9, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_17, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " and ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_15, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " with the plan.")
                        }
                        __failed => __failed,
                    })
                }
                Self::Position { 0: __field_0, 1: __field_1, .. } => {
                    __ec::texts::written(|__out: &mut __ec::fmt::Formatter<'_>| match match match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Put part ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " where part ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_1, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " is now.")
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
                Self::Collide {
                    code: __field_0,
                    reason: __field_1,
                    f: __field_6,
                    this: __field_9,
                    entry: __field_15,
                    message: __field_17,
                    ..
                } => {
                    match match match match match match match match match match match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Compare ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_1, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_6, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_9, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, ", ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_17, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " and ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_15, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " with the plan.")
                        }
                        __failed => __failed,
                    }
                }
                Self::Position { 0: __field_0, 1: __field_1, .. } => {
                    match match match match __ec::fmt::Formatter::write_str(
                        __out,
                        "Put part ",
                    ) {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_0, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " where part ")
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::texts::show(__field_1, __out)
                        }
                        __failed => __failed,
                    } {
                        ::core::result::Result::Ok(()) => {
                            __ec::fmt::Formatter::write_str(__out, " is now.")
                        }
                        __failed => __failed,
                    }
                }
            }
        }
    }
};
