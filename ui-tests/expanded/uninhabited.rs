// What the derive makes of pass/uninhabited.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `Never`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
*/
    #[automatically_derived]
    impl __ec::HasContract for Never {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new("Never", &[])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for Never {
        fn entry(&self) -> &'static __ec::Entry {
            match *self {}
        }
    }
    __ec::register!(contract < Never as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `MostlyNever`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `backend_failed` | InternalError (-32603) | correctable | Cannot happen while the backend is in memory | Use another backend for the next attempt. |
| `never_happens` | InternalError (-32603) | correctable | Cannot happen at all | Open the second queue and push there. |
| `queue_closed` | ServiceUnavailable (-32000) | transient | The queue is closed | Open the queue again before you push. |
*/
    #[automatically_derived]
    impl<T> __ec::HasContract for MostlyNever<T>
    where
        Self: ::core::error::Error,
    {
        const CONTRACT: &'static __ec::Contract = {
            &__ec::Contract::new(
                    "MostlyNever",
                    &[
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InternalError,
                                "backend_failed",
                                "Use another backend for the next attempt.",
                                "",
                                "Backend",
                                "Cannot happen while the backend is in memory",
                                "",
                                "",
                            ),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::InternalError,
                                "never_happens",
                                "Open the second queue and push there.",
                                "",
                                "Nothing",
                                "Cannot happen at all",
                                "",
                                "",
                            ),
                        ),
                        __ec::Part::Entry(
                            __ec::entry(
                                __ec::Code::ServiceUnavailable,
                                "queue_closed",
                                "Open the queue again before you push.",
                                "",
                                "Closed",
                                "The queue is closed",
                                "",
                                "",
                            ),
                        ),
                    ],
                )
                .with_order(&[0, 1, 2])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl<T> __ec::ErrorContract for MostlyNever<T>
    where
        Self: ::core::error::Error,
    {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Backend { .. } => 0,
                    Self::Nothing { .. } => 1,
                    Self::Closed { .. } => 2,
                },
            )
        }
    }
    __ec::register!(generic "MostlyNever");
};
