//! `$crate` path given to #[contract(crate = …)] by another crate's macro_rules.
#![deny(warnings)]

facade::declare_error! {
    /// Faults of the coffee machine.
    #[derive(PartialEq, Eq)]
    pub enum CoffeeError {
        NoWater = "no_water", 4040, "Fill the water tank up to the line.";
        NoBeans = "no_beans", NotFound, "Put fresh beans into the upper hopper.";
    }
}

fn main() {
    assert_ne!(CoffeeError::NoWater, CoffeeError::NoBeans);
    assert_eq!(api::reason(&CoffeeError::NoWater), "no_water");
    assert_eq!(api::code(&CoffeeError::NoWater), 4040);
    assert_eq!(api::code(&CoffeeError::NoBeans), api::NOT_FOUND);
    assert_eq!(api::recovery(&CoffeeError::NoBeans), "Put fresh beans into the upper hopper.");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::facade::contract::ErrorContract;
    pub(crate) const NOT_FOUND: i32 = -32001;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
}
