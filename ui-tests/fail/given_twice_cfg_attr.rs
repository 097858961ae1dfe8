//! A second #[reason] that only cfg_attr brings in.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum CfgError {
    /// Twice by configuration
    #[error("cfg")]
    #[reason("first_reason")]
    #[cfg_attr(all(), reason("second_reason"))]
    #[code(NotFound)]
    #[recovery("Remove one of the two reasons, please.")]
    Cfg,
}

fn main() {}
