//! The fields that may leave the process, on their way into an envelope.

use crate::{json::Object, private::marks::Public};

/// Takes the fields marked `#[contract(context)]`. Made by the envelopes only.
pub struct Context<'a>(Object<'a>);

impl Context<'_> {
    /// Adds a field. A value that cannot be serialized becomes `"[Unreadable]"`.
    pub fn field<T: Public + ?Sized>(&mut self, key: &'static str, value: &T) -> &mut Self {
        #[cfg(feature = "serde")]
        self.0.value(key, value);
        #[cfg(not(feature = "serde"))]
        let _ = (key, value);
        self
    }
}

/// Adds the context of an error to an object.
pub(crate) fn add(error: &dyn crate::ErrorContract, object: &mut Object<'_>) {
    let mut context = Context(object.reborrow());
    error.__context(&mut context);
    let filled = context.0.is_filled();
    object.filled_if(filled);
}
