//! A client library: a generic service error, boxed sources, `Display` by hand, functions that decide.

use std::{error::Error, fmt, io, sync::Arc};

use error_contract::{Class, Code, ErrorContract, HasContract, Retry, Varies, mcp};

use crate::privacy::envelopes;

type BoxError = Box<dyn Error + Send + Sync>;

/// What any call of any service can end with; `E` is what this service can say.
#[derive(Debug, ErrorContract)]
#[contract(domain = "client")]
enum CallError<E: HasContract + Error + 'static> {
    /// The request could not be built, so nothing was sent.
    #[reason("not_built")]
    #[code(InvalidRequest)]
    #[recovery("Pass every required argument that describe_operation lists.")]
    NotBuilt { source: BoxError },

    /// No answer came in time, and the request may have been carried out.
    #[reason("no_answer")]
    #[code(Timeout)]
    #[retryable(false, with = Self::retry_if_harmless)]
    #[recovery("Read the resource with get_resource before you create it again.")]
    NoAnswer { is_idempotent: bool, source: BoxError },

    /// The request could not be delivered.
    #[reason("not_delivered")]
    #[code(ServiceUnavailable, with = code_of_delivery)]
    #[recovery("Check that the address of the endpoint is reachable from here.")]
    NotDelivered(io::Error),

    /// What came back is no answer of this service.
    #[reason("not_understood")]
    #[code(SerializationError, with = code_of_status)]
    #[retryable(correctable, with = retry_of_status)]
    #[recovery("Pin the version of the API that describe_operation names.")]
    NotUnderstood {
        #[contract(context)]
        http_status: u16,
        body: Vec<u8>,
        source: BoxError,
    },

    /// The socket of the local agent is gone.
    #[cfg(unix)]
    #[reason("socket_gone")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait 10 seconds for the agent to open its socket again.")]
    SocketGone {
        #[cfg(unix)]
        source: io::Error,
        #[cfg(windows)]
        handle: usize,
    },

    /// The pipe of the local agent is gone.
    #[cfg(not(unix))]
    #[reason("socket_gone")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait 10 seconds for the agent to open its pipe again.")]
    PipeGone,

    /// Only other builds than this one have it.
    #[cfg(not(test))]
    #[reason("not_in_tests")]
    #[code(NoSuchCode)]
    NotInTests,

    #[contract(transparent)]
    Service(E),
}

impl<E: HasContract + Error + 'static> CallError<E> {
    /// What may have been carried out is repeated only where that does no harm.
    fn retry_if_harmless(&self) -> Retry {
        if let Self::NoAnswer { is_idempotent: true, .. } = self {
            Retry::Transient
        } else {
            Retry::Correctable
        }
    }
}

fn code_of_delivery<E: HasContract + Error + 'static>(error: &CallError<E>) -> Code {
    match error {
        CallError::NotDelivered(source) => match source.kind() {
            io::ErrorKind::PermissionDenied => Code::Forbidden,
            io::ErrorKind::TimedOut => Code::Timeout,
            io::ErrorKind::InvalidInput => Code::ConfigurationError,
            _ => Code::ServiceUnavailable,
        },
        _ => Code::InternalError,
    }
}

fn code_of_status<E: HasContract + Error + 'static>(error: &CallError<E>) -> Code {
    match error {
        CallError::NotUnderstood { http_status: 500..=599, .. } => Code::ServiceUnavailable,
        CallError::NotUnderstood { http_status: 429, .. } => Code::RateLimited,
        _ => Code::SerializationError,
    }
}

fn retry_of_status<E: HasContract + Error + 'static>(error: &CallError<E>) -> Retry {
    code_of_status(error).default_retry()
}

// By hand, as snafu or an older crate would write it: the derive asks for `Error` and nothing else.
impl<E: HasContract + Error + 'static> fmt::Display for CallError<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBuilt { .. } => out.write_str("the request could not be built"),
            Self::NoAnswer { .. } => out.write_str("no answer came in time"),
            Self::NotDelivered(_) => out.write_str("the request could not be delivered"),
            Self::NotUnderstood { http_status, .. } => {
                write!(out, "status {http_status} with an unknown body")
            }
            #[cfg(unix)]
            Self::SocketGone { .. } => out.write_str("the agent is gone"),
            #[cfg(not(unix))]
            Self::PipeGone => out.write_str("the agent is gone"),
            Self::Service(error) => fmt::Display::fmt(error, out),
        }
    }
}

impl<E: HasContract + Error + 'static> Error for CallError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotBuilt { source }
            | Self::NoAnswer { source, .. }
            | Self::NotUnderstood { source, .. } => Some(&**source),
            Self::NotDelivered(source) => Some(source),
            #[cfg(unix)]
            Self::SocketGone { source } => Some(source),
            #[cfg(not(unix))]
            Self::PipeGone => None,
            Self::Service(error) => error.source(),
        }
    }
}

/// What a service that stores parcels can say.
#[derive(Debug, ErrorContract)]
#[contract(domain = "parcels")]
enum ParcelError {
    /// The parcel was handed over already.
    #[reason("parcel_gone")]
    #[code(Conflict)]
    #[recovery("Call track_parcel to learn who received it.")]
    Gone { parcel: u32 },

    /// The locker is full.
    #[reason("locker_full")]
    #[code(RateLimited)]
    #[retryable(after = "1h")]
    #[recovery("Choose another locker from find_lockers, or wait an hour.")]
    Full,
}

impl fmt::Display for ParcelError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone { parcel } => write!(out, "parcel {parcel} is gone"),
            Self::Full => out.write_str("the locker is full"),
        }
    }
}

impl Error for ParcelError {}

/// What a service with one kind of failure can say.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("no such word")]
#[contract(domain = "dictionary", reason = "no_word", code = NotFound)]
#[when("The dictionary does not hold the word.")]
#[recovery("Call suggest_words with the first three letters.")]
struct NoWord;

fn secret() -> BoxError {
    "SECRET mysql://root:pass@db/meta".into()
}

#[test]
fn each_service_has_a_table_of_its_own() {
    const PARCELS: usize = CallError::<ParcelError>::CONTRACT.len();
    const WORDS: usize = CallError::<NoWord>::CONTRACT.len();
    assert_eq!((PARCELS, WORDS), (7, 6));
    let reasons: Vec<_> = CallError::<ParcelError>::CONTRACT.entries().map(|entry| entry.reason()).collect();
    assert_eq!(
        reasons,
        [
            "not_built",
            "no_answer",
            "not_delivered",
            "not_understood",
            "socket_gone",
            "parcel_gone",
            "locker_full"
        ],
    );
    assert!(CallError::<ParcelError>::CONTRACT.find("no_word").is_none());
    assert!(CallError::<NoWord>::CONTRACT.find("no_word").is_some());
    assert!(CallError::<NoWord>::CONTRACT.find("not_in_tests").is_none());
}

#[test]
fn the_parameter_answers_for_itself_in_any_pointer() {
    fn check<E: HasContract + Error + 'static>(error: E) {
        let error = CallError::Service(error);
        assert_eq!((error.domain(), error.reason()), (Some("parcels"), "parcel_gone"));
        assert_eq!((error.code(), error.retry()), (Code::Conflict, Retry::Correctable));
        assert_eq!(error.to_string(), "parcel 7 is gone");
    }
    let gone = || ParcelError::Gone { parcel: 7 };
    check(gone());
    check(Box::new(gone()));
    check(Arc::new(gone()));
    check::<Box<dyn ErrorContract + Send + Sync>>(Box::new(gone()));
    check::<Arc<dyn ErrorContract + Send + Sync>>(Arc::new(gone()));
    // A call inside a call: the inner one shares every reason, so the outer one does not list it.
    check::<Box<dyn ErrorContract>>(Box::new(CallError::Service(gone())));
    assert!(CallError::<Box<dyn ErrorContract>>::CONTRACT.is_delegated());
    assert_eq!(CallError::<Box<dyn ErrorContract>>::CONTRACT.len(), 5);
}

#[test]
fn a_function_decides_the_code_and_the_retry_follows() {
    let of = |kind: io::ErrorKind| CallError::<NoWord>::NotDelivered(kind.into());
    for (kind, class, retry, http) in [
        (io::ErrorKind::PermissionDenied, Class::Forbidden, Retry::Correctable, 403),
        (io::ErrorKind::TimedOut, Class::Timeout, Retry::Transient, 504),
        (io::ErrorKind::InvalidInput, Class::ConfigurationError, Retry::Correctable, 500),
        (io::ErrorKind::ConnectionRefused, Class::ServiceUnavailable, Retry::Transient, 503),
    ] {
        let error = of(kind);
        assert_eq!(
            (error.code().class(), error.retry(), error.http_status()),
            (class, retry, http),
            "{kind}"
        );
    }
    let entry = CallError::<NoWord>::CONTRACT.find("not_delivered").expect("it is declared");
    assert_eq!(entry.code(), Code::ServiceUnavailable);
    assert!(entry.varies().contains(Varies::CODE.and(Varies::RETRY)));
}

#[test]
fn a_function_decides_the_retry() {
    let no_answer = |is_idempotent| CallError::<NoWord>::NoAnswer { is_idempotent, source: secret() };
    assert_eq!(no_answer(true).retry(), Retry::Transient);
    assert_eq!(no_answer(false).retry(), Retry::Correctable);
    let entry = no_answer(true).entry();
    assert_eq!((entry.retry(), entry.varies()), (Retry::Correctable, Varies::RETRY));

    let not_understood =
        |http_status| CallError::<NoWord>::NotUnderstood { http_status, body: Vec::new(), source: secret() };
    assert_eq!(not_understood(502).retry(), Retry::Transient);
    assert_eq!(not_understood(502).http_status(), 503);
    assert_eq!(not_understood(200).retry(), Retry::Correctable);
    assert_eq!(not_understood(200).code().class(), Class::SerializationError);
}

#[test]
fn a_boxed_source_is_for_the_log() {
    let errors: [CallError<ParcelError>; 4] = [
        CallError::NotBuilt { source: secret() },
        CallError::NoAnswer { is_idempotent: false, source: secret() },
        CallError::NotDelivered(io::Error::other(secret())),
        CallError::NotUnderstood { http_status: 500, body: b"SECRET".to_vec(), source: secret() },
    ];
    for error in &errors {
        assert!(error.source().is_some_and(|source| source.to_string().contains("SECRET")));
        for (envelope, text) in envelopes(error) {
            assert!(!text.contains("SECRET"), "{envelope}: {text}");
        }
    }
}

#[test]
fn a_display_by_hand_is_the_message() {
    let error = CallError::<NoWord>::NotUnderstood { http_status: 418, body: Vec::new(), source: secret() };
    assert_eq!(
        mcp::text(&error),
        "Error: status 418 with an unknown body\n\n\
         Recovery: Pin the version of the API that describe_operation names.\n\n\
         (reason not_understood · not retryable)",
    );
}
