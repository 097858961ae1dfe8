// What the derive makes of pass/lifetimes_and_where.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `TokenError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `bad_start` | ParseError (-32700) | correctable | A character cannot start a token | Remove the character before the opening bracket. |
| `misplaced_token` | ParseError (-32700) | correctable | The token is known but not allowed in this place | Move the token behind the opening bracket. |
*/
    #[automatically_derived]
    impl<'src, 'file: 'src, T> __ec::HasContract for TokenError<'src, 'file, T>
    where
        T: fmt::Debug + ?Sized + 'src,
        Self: ::core::error::Error,
    {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "TokenError",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::ParseError,
                                "bad_start",
                                "Remove the character before the opening bracket.",
                                "",
                                "BadStart",
                                "A character cannot start a token",
                                "",
                                "",
                            ),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::ParseError,
                                "misplaced_token",
                                "Move the token behind the opening bracket.",
                                "",
                                "Misplaced",
                                "The token is known but not allowed in this place",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_order(&[0, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<'src, 'file: 'src, T> __ec::ErrorContract for TokenError<'src, 'file, T>
    where
        T: fmt::Debug + ?Sized + 'src,
        Self: ::core::error::Error,
    {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::BadStart { .. } => 0,
                    Self::Misplaced { .. } => 1,
                },
            )
        }
    }
    __ec::register!(generic "TokenError");
};
