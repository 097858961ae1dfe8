//! One third-party crate a file, one feature each.

#[cfg(feature = "axum08")]
pub mod axum08;
#[cfg(feature = "backon1")]
pub mod backon1;
#[cfg(feature = "http")]
pub mod http1;
#[cfg(feature = "rmcp3")]
pub mod rmcp3;
