//! What an HTTP status says to the one who receives it.

use crate::Class;

/// The class of the failure that a status stands for, seen from the client: a status never means that the
/// client's own program has failed.
pub(crate) const fn class(status: u16) -> Option<Class> {
    Some(match status {
        ..300 => return None,
        400 => Class::InvalidParams,
        401 => Class::Unauthorized,
        402 | 403 => Class::Forbidden,
        404 => Class::NotFound,
        408 | 425 | 504 => Class::Timeout,
        409 | 423 | 424 => Class::Conflict,
        422 => Class::ValidationError,
        429 => Class::RateLimited,
        300..500 => Class::InvalidRequest,
        500.. => Class::ServiceUnavailable,
    })
}
