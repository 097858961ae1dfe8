//! `type Result<T>` alias in scope, `?` conversions, Box<dyn Error>, downcast.
#![deny(warnings)]

use error_contract::ErrorContract;
use std::error::Error;

type Result<T> = std::result::Result<T, PathError>;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum PathError {
    /// The path leaves the root
    #[error("{0} leaves the root")]
    #[reason("leaves_root")]
    #[code(Forbidden)]
    #[recovery("Remove the two dots from the path.")]
    LeavesRoot(String),
    /// The text is no UTF-8
    #[error("not text")]
    #[reason("not_utf8")]
    #[code(ParseError)]
    #[recovery("Encode the path as UTF-8 and retry.")]
    NotText(#[from] std::str::Utf8Error),
}

fn clean(raw: &[u8]) -> Result<&str> {
    let text = std::str::from_utf8(raw)?;
    if text.contains("..") { Err(PathError::LeavesRoot(text.to_owned())) } else { Ok(text) }
}

fn boxed(raw: &[u8]) -> std::result::Result<(), Box<dyn Error + Send + Sync>> {
    clean(raw)?;
    Ok(())
}

fn main() {
    assert_eq!(clean(b"a/b").unwrap(), "a/b");
    assert_eq!(api::reason(&clean(b"../x").unwrap_err()), "leaves_root");
    let error = boxed(&[0xff]).unwrap_err();
    let inner = error.downcast_ref::<PathError>().unwrap();
    assert_eq!(api::reason(inner), "not_utf8");
    assert!(inner.source().is_some());
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
