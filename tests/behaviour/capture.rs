//! What a log would hold: every event of a run, with its fields as text.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, LazyLock, Mutex},
};

use tracing::{
    Dispatch, Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    span,
    subscriber::DefaultGuard,
};

/// One event.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) level: Level,
    pub(crate) fields: BTreeMap<&'static str, String>,
}

impl Record {
    /// A field, or nothing.
    pub(crate) fn get(&self, field: &str) -> &str {
        self.fields.get(field).map_or("", String::as_str)
    }

    pub(crate) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }
}

/// The events of this crate, until it is dropped: on the thread that made it.
pub(crate) struct Log {
    records: Arc<Mutex<Vec<Record>>>,
    _guard: DefaultGuard,
}

impl Log {
    pub(crate) fn start() -> Self {
        Self::with(true)
    }

    /// A log that takes nothing.
    pub(crate) fn deaf() -> Self {
        Self::with(false)
    }

    fn with(listens: bool) -> Self {
        awake();
        let records = Arc::<Mutex<Vec<Record>>>::default();
        let capture = Capture { records: Arc::clone(&records), listens };
        Self { records, _guard: tracing::subscriber::set_default(capture) }
    }

    /// What was written since the last time.
    pub(crate) fn take(&self) -> Vec<Record> {
        std::mem::take(&mut self.records.lock().unwrap())
    }

    /// The one record since the last time.
    pub(crate) fn one(&self) -> Record {
        let mut records = self.take();
        assert_eq!(records.len(), 1, "{records:?}");
        records.remove(0)
    }
}

/// Somebody listens from here on, and writes nothing that anybody reads. An event that is met for the first time
/// on one thread, while the first log starts on another, else stays switched off: for tests that fail without a log.
pub(crate) fn awake() {
    static LISTENER: LazyLock<Dispatch> =
        LazyLock::new(|| Dispatch::new(Capture { records: Arc::default(), listens: true }));
    LazyLock::force(&LISTENER);
}

struct Capture {
    records: Arc<Mutex<Vec<Record>>>,
    listens: bool,
}

impl Subscriber for Capture {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        self.listens && metadata.target() == error_contract::report::TARGET
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut fields = Fields(BTreeMap::new());
        event.record(&mut fields);
        self.records.lock().unwrap().push(Record { level: *event.metadata().level(), fields: fields.0 });
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

struct Fields(BTreeMap<&'static str, String>);

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name(), value.to_owned());
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.insert(field.name(), format!("{value:?}"));
    }
}
