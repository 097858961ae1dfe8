//! Twelve mistakes, twelve errors, each at its own token.
use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domian = "water")] // 1
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("WellDry")] // 2
    #[code(NotFond)] // 3
    #[severity(loud)] // 4
    #[recovery("Dig deeper.")] // 5
    Dry,
    /// The bucket is gone
    #[error("no bucket")]
    #[reason("no_bucket")]
    #[code(-32050)] // 6
    #[retryable(sometimes)] // 7
    #[recovery("Hang bucket {number} on the rope.")] // 8
    NoBucket { size: u8 },
    /// The rope broke
    #[error("rope")]
    #[reason("no_bucket")] // 9
    #[reason("rope_broke")] // 10
    #[code(InternalError)]
    #[recovery("Something went wrong, please try again.")] // 11
    Rope,
    #[error("lid")]
    #[reason("lid_closed")]
    #[code(Conflict)]
    #[recovery("Lift the lid with both hands before you draw water.")]
    Lid, // 12: no `when`
}

fn main() {
    let _ = ErrorContract::reason(&WellError::Lid);
}
