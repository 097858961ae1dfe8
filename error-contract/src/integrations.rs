//! One third-party crate a file, one feature each.

use core::error::Error;

use crate::Code;

#[cfg(feature = "axum08")]
pub mod axum08;
#[cfg(feature = "backon1")]
pub mod backon1;
#[cfg(feature = "http1")]
pub mod http1;
#[cfg(feature = "rmcp3")]
pub mod rmcp3;
#[cfg(feature = "tokio1")]
mod tokio1;

/// What is known of errors of third-party crates: the one thing that a room asks of here.
pub(crate) fn code(error: &(dyn Error + 'static)) -> Option<Code> {
    #[cfg(feature = "tokio1")]
    if let Some(code) = tokio1::code(error) {
        return Some(code);
    }
    let _ = error;
    None
}
