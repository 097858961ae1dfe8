// What the derive makes of pass/advice_silenced.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `OnTheEnum`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `well_dry` | NotFound (-32001) | correctable | The well has run dry | Lower the bucket of the well or retry later. |
*/
    #[automatically_derived]
    impl __ec::HasContract for OnTheEnum {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "well_dry",
                        "Lower the bucket of the well or retry later.",
                        "",
                        "Dry",
                        "The well has run dry",
                        "dry",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("OnTheEnum", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for OnTheEnum {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Dry { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < OnTheEnum as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `OnTheVariant`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `well_dry` | NotFound (-32001) | correctable | The well has run dry | Lower the bucket of the well or retry later. |
| `lid_closed` | Conflict (-32002) | correctable | The lid is closed | Lift the lid. |
*/
    #[automatically_derived]
    impl __ec::HasContract for OnTheVariant {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 2usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "well_dry",
                        "Lower the bucket of the well or retry later.",
                        "",
                        "Dry",
                        "The well has run dry",
                        "dry",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::Conflict,
                        "lid_closed",
                        "Lift the lid.",
                        "",
                        "Closed",
                        "The lid is closed",
                        "closed",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("OnTheVariant", &__EC_PARTS)
                .with_order(&[1, 0])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for OnTheVariant {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Dry { .. } => 0,
                    Self::Closed { .. } => 1,
                },
            )
        }
    }
    __ec::register!(contract < OnTheVariant as __ec::HasContract > ::CONTRACT);
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ByTheLintOnTheEnum`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `well_dry` | NotFound (-32001) | correctable | The well has run dry | Lower the bucket of the well or retry later. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ByTheLintOnTheEnum {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "well_dry",
                        "Lower the bucket of the well or retry later.",
                        "",
                        "Dry",
                        "The well has run dry",
                        "dry",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("ByTheLintOnTheEnum", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ByTheLintOnTheEnum {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Dry { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < ByTheLintOnTheEnum as __ec::HasContract > ::CONTRACT);
};
#[allow(deprecated)]
const _: () = {
    #[deprecated(
        note = "advice `vague`: \"later\" without a delay; say how long, e.g. \"Wait 30 seconds, then …\""
    )]
    const VAGUE: () = ();
    VAGUE
};
const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `ByTheLintOnTheVariant`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `well_dry` | NotFound (-32001) | correctable | The well has run dry | Lower the bucket of the well or retry later. |
*/
    #[automatically_derived]
    impl __ec::HasContract for ByTheLintOnTheVariant {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 1usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "well_dry",
                        "Lower the bucket of the well or retry later.",
                        "",
                        "Dry",
                        "The well has run dry",
                        "dry",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("ByTheLintOnTheVariant", &__EC_PARTS)
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for ByTheLintOnTheVariant {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Dry { .. } => 0,
                },
            )
        }
    }
    __ec::register!(contract < ByTheLintOnTheVariant as __ec::HasContract > ::CONTRACT);
};
#[allow(deprecated)]
const _: () = {
    #[deprecated(
        note = "advice `vague`: \"later\" without a delay; say how long, e.g. \"Wait 30 seconds, then …\""
    )]
    const VAGUE: () = ();
    VAGUE
};
