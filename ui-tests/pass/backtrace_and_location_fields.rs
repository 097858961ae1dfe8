//! Backtrace, Location, SystemTime, Mutex and other fields that serve diagnosis only.
#![deny(warnings)]

use error_contract::ErrorContract;
use std::{backtrace::Backtrace, panic::Location, sync::Mutex, time::SystemTime};

#[derive(Debug, ErrorContract)]
enum CrashError {
    /// The engine stopped
    #[reason("engine_stopped")]
    #[code(InternalError)]
    #[severity(warning)]
    #[recovery("Start the engine again and watch the gauge.")]
    Stopped {
        secret: Mutex<Option<String>>,
        at: &'static Location<'static>,
        since: SystemTime,
        backtrace: Backtrace,
    },
}

impl std::fmt::Display for CrashError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("the engine stopped")
    }
}
impl std::error::Error for CrashError {}

#[track_caller]
fn crash() -> CrashError {
    CrashError::Stopped {
        secret: Mutex::new(Some("token-123".to_owned())),
        at: Location::caller(),
        since: SystemTime::UNIX_EPOCH,
        backtrace: Backtrace::force_capture(),
    }
}

fn main() {
    let error = crash();
    let CrashError::Stopped { secret, at, since, backtrace } = &error;
    assert!(secret.lock().unwrap().is_some() && at.line() > 0 && *since == SystemTime::UNIX_EPOCH);
    assert!(!backtrace.to_string().is_empty());
    assert_eq!(api::reason(&error), "engine_stopped");
    let wire = api::json(&error).to_string();
    for private in ["token-123", "backtrace", "src/", ".rs", "secret"] {
        assert!(!wire.contains(private), "{private} leaked: {wire}");
    }
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
}
