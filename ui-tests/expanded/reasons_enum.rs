// What the derive makes of pass/reasons_enum.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `BellError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `bell_broken` | InternalError (-32603) | correctable | The bell is broken | Knock three times on the wooden door instead. |
*/
    #[automatically_derived]
    impl __ec::HasContract for BellError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InternalError,
                        "bell_broken",
                        "Knock three times on the wooden door instead.",
                        "",
                        "Broken",
                        "The bell is broken",
                        "broken",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("BellError", &__EC_PARTS)
                .with_surface(__ec::Surface::Exhaustive)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for BellError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Broken { .. } => 0,
                },
            )
        }
    }
    impl BellReason {
        /// What was declared for this reason.
        pub const fn entry(self) -> &'static __ec::Entry {
            __ec::entry_at(
                <BellError as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Broken => 0usize,
                },
            )
        }
        /// Every reason, in the order of the variants.
        pub const ALL: &'static [Self] = &[Self::Broken];
        /// The reason as it stands on the wire.
        pub const fn as_str(self) -> &'static ::core::primitive::str {
            match self {
                Self::Broken => "bell_broken",
            }
        }
        /// The reason with this name. `None` where the type declares no such reason: a newer peer
        /// may send one.
        pub fn from_reason(
            __reason: &::core::primitive::str,
        ) -> ::core::option::Option<Self> {
            match __reason {
                "bell_broken" => ::core::option::Option::Some(Self::Broken),
                _ => ::core::option::Option::None,
            }
        }
    }
    #[automatically_derived]
    impl __ec::Reason for BellReason {
        type Of = BellError;
        fn entry(self) -> &'static __ec::Entry {
            BellReason::entry(self)
        }
    }
    #[automatically_derived]
    impl ::core::convert::From<BellReason>
    for __ec::Cow<'static, ::core::primitive::str> {
        fn from(__reason: BellReason) -> Self {
            Self::Borrowed(BellReason::as_str(__reason))
        }
    }
    #[automatically_derived]
    impl ::core::convert::From<BellReason> for __ec::ReasonName {
        fn from(__reason: BellReason) -> Self {
            Self::new(::core::option::Option::None, BellReason::as_str(__reason))
        }
    }
    #[automatically_derived]
    impl __ec::fmt::Display for BellReason {
        fn fmt(&self, __out: &mut __ec::fmt::Formatter<'_>) -> __ec::fmt::Result {
            __ec::fmt::Formatter::pad(__out, BellReason::as_str(*self))
        }
    }
    #[automatically_derived]
    impl ::core::str::FromStr for BellReason {
        type Err = __ec::UnknownReason;
        fn from_str(
            __reason: &::core::primitive::str,
        ) -> ::core::result::Result<Self, __ec::UnknownReason> {
            ::core::option::Option::ok_or(
                Self::from_reason(__reason),
                __ec::UnknownReason,
            )
        }
    }
    #[automatically_derived]
    impl<'__reason> ::core::convert::TryFrom<&'__reason ::core::primitive::str>
    for BellReason {
        type Error = __ec::UnknownReason;
        fn try_from(
            __reason: &'__reason ::core::primitive::str,
        ) -> ::core::result::Result<Self, __ec::UnknownReason> {
            ::core::option::Option::ok_or(
                Self::from_reason(__reason),
                __ec::UnknownReason,
            )
        }
    }
    __ec::register!(contract < BellError as __ec::HasContract > ::CONTRACT);
};
///The reasons of `BellError`.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[non_exhaustive]
pub enum BellReason {
    ///`bell_broken`: The bell is broken
    Broken,
}
