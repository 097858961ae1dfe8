//! One third-party crate a file, one feature each.

#[cfg(feature = "backon1")]
pub mod backon1;
#[cfg(feature = "rmcp3")]
pub mod rmcp3;
