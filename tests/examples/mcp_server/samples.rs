//! Every failure once, to rehearse it and to hold it against a snapshot.

use std::{collections::BTreeMap, io, time::Duration};

use error_contract::ErrorContract;

use super::errors::{CiteError, ExportError, FetchError, SearchError, SearchesUsedUp, ShelfError};

pub(crate) fn shelf() -> [ShelfError; 3] {
    let article = || "a8".to_owned();
    [
        ShelfError::Unknown { article: article() },
        ShelfError::Withdrawn { article: article() },
        ShelfError::BeingEdited { article: article() },
    ]
}

pub(crate) fn search() -> [SearchError; 4] {
    [
        SearchError::NoMatch { query: "quarks".to_owned() },
        SearchError::EmptyQuery,
        SearchError::InvalidCursor,
        SearchesUsedUp { granted: 6, wait: Duration::from_secs(42) }.into(),
    ]
}

pub(crate) fn fetch() -> Vec<FetchError> {
    let article = || "a10".to_owned();
    let own = [
        FetchError::MirrorDown { article: article(), cause: io::ErrorKind::ConnectionRefused.into() },
        FetchError::MirrorSlow { article: article() },
        FetchError::MirrorAnswer { answer: "<html>".to_owned(), vendor: "E_PAGE" },
    ];
    shelf().map(FetchError::from).into_iter().chain(own).collect()
}

pub(crate) fn cite() -> Vec<CiteError> {
    let own = CiteError::UnknownStyle { style: "endless".to_owned(), path: "style" };
    shelf().map(CiteError::from).into_iter().chain([own]).collect()
}

pub(crate) fn export() -> Vec<ExportError> {
    let own = [
        ExportError::RepeatedIds { repeated: BTreeMap::from([(("a1".to_owned(), 1), 2)]) },
        ExportError::NameTaken { name: "tides".to_owned() },
    ];
    fetch().into_iter().map(ExportError::from).chain(own).collect()
}

/// The failure with this reason, whichever tool it belongs to.
pub(crate) fn find(reason: &str) -> Option<Box<dyn ErrorContract + Send + Sync>> {
    fn boxed<E: ErrorContract + Send + Sync + 'static>(error: E) -> Box<dyn ErrorContract + Send + Sync> {
        Box::new(error)
    }
    let all = search().map(boxed).into_iter().chain(cite().into_iter().map(boxed));
    all.chain(export().into_iter().map(boxed)).find(|error| error.reason() == reason)
}
