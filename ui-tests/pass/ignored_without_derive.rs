//! Derive behind cfg_attr, helper attributes behind the same condition.
#![deny(warnings)]
#![allow(unexpected_cfgs)]

#[derive(Debug, thiserror::Error)]
#[cfg_attr(feature = "never", derive(error_contract::ErrorContract))]
#[cfg_attr(feature = "never", contract(domain = "off"))]
enum OffError {
    /// Only thiserror is active
    #[error("off")]
    #[cfg_attr(feature = "never", reason("off"), code(NotFound), recovery("This text is never looked at here."))]
    Off,
}

#[cfg_attr(all(), derive(error_contract::ErrorContract))]
#[cfg_attr(all(), derive(Debug, thiserror::Error))]
#[cfg_attr(all(), contract(domain = "on"))]
enum OnError {
    /// Everything is active
    #[cfg_attr(all(), error("on"))]
    #[cfg_attr(all(), reason("on"))]
    #[cfg_attr(all(), code(NotFound))]
    #[cfg_attr(all(), recovery("Switch the feature off and build it again."))]
    On,
}

fn main() {
    assert_eq!(OffError::Off.to_string(), "off");
    assert_eq!(api::reason(&OnError::On), "on");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
