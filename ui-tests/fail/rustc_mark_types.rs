//! Fields of the wrong type, said in the words of whoever marked them.
use error_contract::ErrorContract;

#[derive(Debug)]
struct Depth;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WellError {
    /// The well has run dry
    #[error("dry")]
    #[reason("well_dry")]
    #[code(NotFound)]
    #[recovery("Dig the well deeper or wait for rain.")]
    Dry {
        #[contract(retry_after)]
        wait: u64,
        #[contract(retryable)]
        again: String,
        #[contract(field)]
        path: u8,
        #[contract(context)]
        depth: Depth,
    },
}

fn main() {}
