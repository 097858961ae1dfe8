//! Errors that use everything a contract has, so that what is said of them can be held against what is sent.

use std::{borrow::Cow, collections::BTreeMap, io, sync::Arc, time::Duration};

use error_contract::{Class, Code, ErrorContract, Retry};

/// Its name says nothing about what it is in JSON.
#[derive(Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    Red,
    Rgb(u8, u8, u8),
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "every.thing", docs = "https://errors.example.com/#{reason}", retired("once_was"))]
pub enum Everything {
    /// Nothing but what has to be said.
    #[error("plain")]
    #[reason("plain")]
    #[code(NotFound)]
    #[recovery("Pass one of the ids that list_items returns.")]
    Plain,

    /// Every type that is known by its name, and one that is not.
    #[error("{small} of {text}")]
    #[reason("fields")]
    #[code(Conflict, 40901)]
    #[contract(since = "1.2", deprecated = "Use `plain` | it says <b>less</b>.")]
    #[recovery("Read `{text}`, then pass {small} of its items.")]
    Fields {
        #[contract(context)]
        small: u8,
        #[contract(context)]
        wide: i128,
        #[contract(context)]
        share: f64,
        #[contract(context)]
        text: String,
        #[contract(context)]
        borrowed: Cow<'static, str>,
        #[contract(context)]
        letter: char,
        #[contract(context)]
        maybe: Option<i64>,
        #[contract(context)]
        list: Vec<Option<f32>>,
        #[contract(context)]
        map: BTreeMap<String, Vec<u16>>,
        /// JSON has no such keys: it cannot be written.
        #[contract(context)]
        pairs: BTreeMap<(u8, u8), bool>,
        #[contract(context = "paint")]
        color: Color,
    },

    /// Each occurrence says how long to wait.
    #[error("busy")]
    #[reason("busy")]
    #[code(RateLimited)]
    #[severity(notice)]
    #[recovery("Wait for the delay, then send half as many items.")]
    Busy {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// Some occurrences say how long to wait.
    #[error("away")]
    #[reason("away")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait for the delay, then call fetch_item once more.")]
    Away {
        #[contract(retry_after)]
        wait: Option<Duration>,
        #[contract(original_error)]
        vendor: Option<String>,
        #[source]
        cause: io::Error,
    },

    /// The delay is always the same.
    #[error("closed for half a minute")]
    #[reason("pausing")]
    #[code(Timeout, 3002)]
    #[retryable(after = "30s")]
    #[recovery("Wait 30 seconds, then repeat the call once.")]
    Pausing,

    /// The other side has a status of its own.
    #[error("status {status}")]
    #[reason("refused")]
    #[code(ServiceUnavailable, with = Self::code_of)]
    #[retryable(with = retry_of)]
    #[recovery("Ask another mirror of list_mirrors for it.", with = hint_of)]
    Refused { status: u16 },

    /// An occurrence decides whether repeating helps.
    #[error("the adapter said no")]
    #[reason("adapter_said_no")]
    #[code(4001)]
    #[retryable(terminal)]
    #[recovery("Choose another adapter from list_adapters for it.")]
    Adapter {
        #[contract(retryable)]
        again: bool,
    },

    /// The input is known beforehand.
    #[error("bad start")]
    #[reason("bad_start")]
    #[code(InvalidParams, 2001)]
    #[contract(protocol, field = "range.start")]
    #[recovery("Pass a `start` that lies before `end`.")]
    BadStart,

    /// The input is known when it happens.
    #[error("bad input")]
    #[reason("bad_input")]
    #[code(ValidationError)]
    #[contract(http = 400, message = "what stands at {path:?} is not valid")]
    #[recovery("Correct the input that `field` names, then call again.")]
    BadInput {
        #[contract(field)]
        path: Option<String>,
    },

    #[error(transparent)]
    #[contract(transparent)]
    Inner(#[from] Inner),

    /// Borrows what it does not say.
    #[error(transparent)]
    #[contract(transparent)]
    #[reason("borrowed")]
    Borrowed(Box<Other>),

    #[error(transparent)]
    #[contract(transparent)]
    Plugin(Arc<dyn ErrorContract + Send + Sync>),
}

impl Everything {
    fn code_of(&self) -> Code {
        match self {
            Self::Refused { status: 403 } => Code::Forbidden,
            _ => Code::ServiceUnavailable,
        }
    }
}

fn retry_of(error: &Everything) -> Retry {
    match error {
        Everything::Refused { status: 403 } => Retry::Terminal,
        _ => Retry::Transient,
    }
}

fn hint_of(error: &Everything) -> Option<Cow<'_, str>> {
    matches!(error, Everything::Refused { status: 403 })
        .then(|| "Ask the owner for the right to read.".into())
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "every.inner")]
pub enum Inner {
    /// The lid is shut.
    #[error("the lid is shut")]
    #[reason("lid_shut")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "5s")]
    #[recovery("Wait 5 seconds until somebody opens the lid.")]
    LidShut,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "every.other", docs = "https://errors.example.com/other#{reason}")]
pub enum Other {
    /// Another domain has the same reason.
    #[error("also plain")]
    #[reason("plain")]
    #[code(Forbidden)]
    #[recovery("Ask the owner of the item to call share_item.")]
    Plain {
        #[contract(context)]
        owner: String,
    },
}

/// Says something over what it holds.
#[derive(Debug, thiserror::Error, ErrorContract)]
pub enum Outer {
    #[error(transparent)]
    #[contract(transparent, http = 410, field = "lid")]
    #[code(Conflict, 40999)]
    #[retryable(terminal)]
    Inner(#[from] Inner),
}

/// Has the last word, where it has one.
#[derive(Debug, thiserror::Error, ErrorContract)]
pub enum Outermost {
    #[error(transparent)]
    #[contract(transparent, http = 411)]
    #[retryable]
    Outer(#[from] Outer),
}

pub fn contracts() -> [&'static error_contract::Contract; 3] {
    use error_contract::HasContract as _;
    [Everything::CONTRACT, Outermost::CONTRACT, Other::CONTRACT]
}

/// Every failure, those that vary in each way.
pub fn samples() -> Vec<Box<dyn ErrorContract>> {
    fn boxed<E: ErrorContract + 'static>(error: E) -> Box<dyn ErrorContract> {
        Box::new(error)
    }
    let fields = |share, maybe| Everything::Fields {
        small: 3,
        wide: i128::MIN,
        share,
        text: "a \"quoted\" text".into(),
        borrowed: "b".into(),
        letter: '漢',
        maybe,
        list: vec![Some(1.5), None, Some(f32::INFINITY)],
        map: BTreeMap::from([("k".into(), vec![1, 2])]),
        pairs: BTreeMap::from([((1, 2), true)]),
        color: if maybe.is_some() { Color::Rgb(1, 2, 3) } else { Color::Red },
    };
    let away = |wait, vendor: Option<&str>| Everything::Away {
        wait,
        vendor: vendor.map(Into::into),
        cause: io::ErrorKind::ConnectionRefused.into(),
    };
    let own = [
        Everything::Plain,
        fields(0.5, Some(-1)),
        fields(f64::NAN, None),
        Everything::Busy { wait: Duration::from_millis(1_200) },
        Everything::Busy { wait: Duration::MAX },
        away(None, None),
        away(Some(Duration::ZERO), Some("E_DOWN")),
        Everything::Pausing,
        Everything::Refused { status: 403 },
        Everything::Refused { status: 500 },
        Everything::Adapter { again: true },
        Everything::Adapter { again: false },
        Everything::BadStart,
        Everything::BadInput { path: None },
        Everything::BadInput { path: Some("a.b".into()) },
        Everything::Inner(Inner::LidShut),
        Everything::Borrowed(Box::new(Other::Plain { owner: "me".into() })),
        // One that no catalog knows, and one of another domain.
        Everything::Plugin(Arc::new(Unlisted { code: Class::Timeout })),
    ];
    let mut samples: Vec<_> = own.into_iter().map(boxed).collect();
    samples.push(boxed(Inner::LidShut));
    samples.push(boxed(Outer::Inner(Inner::LidShut)));
    samples.push(boxed(Outermost::Outer(Outer::Inner(Inner::LidShut))));
    samples.push(boxed(Other::Plain { owner: "me".into() }));
    samples
}

/// A plugin's own, with a reason that others have in other domains.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("the plugin failed: {code:?}")]
#[contract(domain = "plugin", reason = "plain", code = Timeout)]
#[contract(when = "The plugin failed.", recovery = "Wait a minute, or leave the plugin out.")]
pub struct Unlisted {
    code: Class,
}
