//! The fields that may leave the process, on their way into an envelope.

use crate::{json::Object, private::marks::Public};

/// The names that no field may have.
#[cfg(feature = "serde")]
pub(crate) mod reserved {
    include!("context/names.rs");
}

/// Takes the fields marked `#[contract(context)]`. Made by the envelopes only.
pub struct Context<'a> {
    object: Object<'a>,
    except: &'a dyn Fn(&str) -> bool,
}

impl Context<'_> {
    /// Adds a field. A value that cannot be serialized becomes `"[Unreadable]"`.
    pub fn field<T: Public + ?Sized>(&mut self, key: &'static str, value: &T) -> &mut Self {
        #[cfg(feature = "serde")]
        if !(self.except)(key) {
            self.object.value(key, value);
        }
        #[cfg(not(feature = "serde"))]
        let _ = (key, value, self.except);
        self
    }
}

/// Adds the context of an error to an object.
pub(crate) fn add(error: &dyn crate::ErrorContract, object: &mut Object<'_>) {
    add_except(error, object, &|_| false);
}

/// The same without the fields that somebody else adds.
pub(crate) fn add_except(
    error: &dyn crate::ErrorContract,
    object: &mut Object<'_>,
    except: &dyn Fn(&str) -> bool,
) {
    let mut context = Context { object: object.reborrow(), except };
    error.__context(&mut context);
    let filled = context.object.is_filled();
    object.filled_if(filled);
}
