//! Types whose errors are known.

use core::error::Error;

use crate::{Code, integrations};

/// The code of an error whose type is known, where the type decides it.
pub(super) fn code(error: &(dyn Error + 'static)) -> Option<Code> {
    core_code(error)
        .or_else(|| std_code(error))
        .or_else(|| serde_code(error))
        .or_else(|| integrations::code(error))
}

macro_rules! is {
    ($error:ident, $($type:ty),*) => {
        $($error.is::<$type>())||*
    };
}

/// Input that is not what it should be.
fn core_code(error: &(dyn Error + 'static)) -> Option<Code> {
    if is!(
        error,
        core::num::ParseIntError,
        core::num::ParseFloatError,
        core::num::TryFromIntError,
        core::str::ParseBoolError,
        core::char::ParseCharError,
        core::char::CharTryFromError,
        core::net::AddrParseError
    ) {
        return Some(Code::ValidationError);
    }
    if is!(error, core::str::Utf8Error, alloc::string::FromUtf8Error, alloc::string::FromUtf16Error) {
        return Some(Code::SerializationError);
    }
    None
}

#[cfg(feature = "std")]
fn std_code(error: &(dyn Error + 'static)) -> Option<Code> {
    if let Some(error) = error.downcast_ref::<std::io::Error>() {
        return io_code(error.kind());
    }
    if error.is::<std::env::VarError>() {
        return Some(Code::ConfigurationError);
    }
    if let Some(std::sync::mpsc::RecvTimeoutError::Timeout) = error.downcast_ref() {
        return Some(Code::Timeout);
    }
    None
}

#[cfg(not(feature = "std"))]
fn std_code(_: &(dyn Error + 'static)) -> Option<Code> {
    None
}

/// Kinds that say nothing about the caller's call are left to the text.
#[cfg(feature = "std")]
fn io_code(kind: std::io::ErrorKind) -> Option<Code> {
    use std::io::ErrorKind as Kind;
    Some(match kind {
        Kind::NotFound => Code::NotFound,
        Kind::PermissionDenied => Code::Forbidden,
        Kind::AlreadyExists | Kind::DirectoryNotEmpty | Kind::ResourceBusy | Kind::Deadlock => Code::Conflict,
        Kind::TimedOut => Code::Timeout,
        Kind::ConnectionRefused
        | Kind::ConnectionReset
        | Kind::ConnectionAborted
        | Kind::NotConnected
        | Kind::BrokenPipe
        | Kind::HostUnreachable
        | Kind::NetworkUnreachable
        | Kind::NetworkDown => Code::ServiceUnavailable,
        Kind::InvalidInput | Kind::InvalidFilename => Code::ValidationError,
        Kind::InvalidData => Code::SerializationError,
        Kind::AddrInUse | Kind::AddrNotAvailable | Kind::ReadOnlyFilesystem => Code::ConfigurationError,
        Kind::OutOfMemory | Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => {
            Code::InternalError
        }
        _ => return None,
    })
}

/// Data that is not what it should be. Where reading it failed, the `io::Error` inside says how.
#[cfg(feature = "serde")]
fn serde_code(error: &(dyn Error + 'static)) -> Option<Code> {
    let error = error.downcast_ref::<serde_json::Error>()?;
    #[cfg(feature = "std")]
    if let Some(kind) = error.io_error_kind() {
        return io_code(kind);
    }
    (!error.is_io()).then_some(Code::SerializationError)
}

#[cfg(not(feature = "serde"))]
fn serde_code(_: &(dyn Error + 'static)) -> Option<Code> {
    None
}
