//! One third-party crate a file, one feature each.

#[cfg(feature = "rmcp3")]
pub mod rmcp3;
