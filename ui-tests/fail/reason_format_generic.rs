//! The fallback impl repeats generics and where clauses correctly.
use error_contract::ErrorContract;
use std::fmt::{Debug, Display};

#[derive(Debug, ErrorContract)]
enum Wrapped<'a, T: Debug = u8, const N: usize = 3>
where
    T: Display,
{
    /// Wrapped
    #[reason("")]
    #[code(NotFound)]
    #[recovery("Unwrap the value before you use it.")]
    Wrapped(&'a [T; N]),
}
impl<T: Debug + Display, const N: usize> Display for Wrapped<'_, T, N> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("wrapped")
    }
}
impl<T: Debug + Display, const N: usize> std::error::Error for Wrapped<'_, T, N> {}

fn main() {
    let _ = ErrorContract::retryable(&Wrapped::Wrapped(&[1u8, 2, 3]));
}
