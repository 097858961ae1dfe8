//! What nobody declared: a handler that panics.

use crate::panicked::handler_panicked;

handler_panicked!(
    "Read the state before you send this again: it may have taken effect. Quote the request id when you ask for help."
);
