//! The causes of an error, as many as anybody looks at.

use core::{error::Error, iter};

/// How many causes are looked at: a chain may be as long as it likes, or a circle.
pub(crate) const MAX_CAUSES: usize = 64;

/// The error and its causes, the outermost first, at most [`MAX_CAUSES`].
pub(crate) fn causes<'a>(
    error: &'a (dyn Error + 'static),
) -> impl Iterator<Item = &'a (dyn Error + 'static)> {
    iter::successors(Some(error), |error| below(*error)).take(MAX_CAUSES)
}

fn below<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a (dyn Error + 'static)> {
    // An `io::Error` around another error answers with the source of that, and passes it over.
    #[cfg(feature = "std")]
    if let Some(error) = error.downcast_ref::<std::io::Error>() {
        return error.get_ref().map(|inner| -> &(dyn Error + 'static) { inner });
    }
    error.source()
}
