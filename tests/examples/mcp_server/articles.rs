//! The records, and where those are that are not here.

use std::{
    io,
    net::{SocketAddr, TcpListener, TcpStream},
    time::Duration,
};

use super::errors::{FetchError, ShelfError};

/// Where the text of an article is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Here(&'static str),
    Withdrawn,
    BeingEdited,
    /// On a mirror that is switched off.
    DownMirror,
    /// On a mirror that takes the connection and says nothing.
    SilentMirror,
    /// On a mirror that answers with a page of a mebibyte.
    TalkativeMirror,
}

pub(crate) struct Article {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) date: &'static str,
    pub(crate) place: Place,
}

const fn article(id: &'static str, title: &'static str, date: &'static str, place: Place) -> Article {
    Article { id, title, date, place }
}

pub(crate) static ARTICLES: &[Article] = &[
    article("a1", "Tides of the inner sea", "1871-03-02", Place::Here("The sea rises twice a day.")),
    article("a2", "Tides and the moon", "1872-05-19", Place::Here("The moon draws the water.")),
    article("a3", "A lamp for deep mines", "1874-11-30", Place::Here("The flame burns behind gauze.")),
    article("a4", "On the speed of pigeons", "1875-01-12", Place::Here("Sixty kilometers an hour.")),
    article("a5", "The salt of dry lakes", "1876-08-08", Place::Here("White crusts remain in summer.")),
    article("a6", "Tides in narrow harbors", "1877-02-27", Place::Here("The narrows delay the flood.")),
    article("a7", "A cure for every cough", "1878-06-01", Place::Withdrawn),
    article("a8", "Maps of the northern coast", "1879-09-14", Place::BeingEdited),
    article("a9", "Signals across the strait", "1880-04-23", Place::SilentMirror),
    article("a10", "Glass for large telescopes", "1881-12-05", Place::DownMirror),
    article("a11", "Letters from the printer", "1882-07-17", Place::TalkativeMirror),
    // Its date was never entered, which the citation does not expect.
    article("a12", "A note without a date", "", Place::Here("Nobody knows when it was written.")),
];

/// The record with this id, if it may be opened.
pub(crate) fn open(id: &str) -> Result<&'static Article, ShelfError> {
    let found = ARTICLES.iter().find(|article| article.id == id);
    let article = found.ok_or_else(|| ShelfError::Unknown { article: id.to_owned() })?;
    match article.place {
        Place::Withdrawn => Err(ShelfError::Withdrawn { article: id.to_owned() }),
        Place::BeingEdited => Err(ShelfError::BeingEdited { article: id.to_owned() }),
        _ => Ok(article),
    }
}

/// The mirrors, as this machine sees them.
pub(crate) struct Mirrors {
    down: SocketAddr,
    silent: TcpListener,
}

impl Mirrors {
    /// # Errors
    ///
    /// Where this machine has no ports.
    pub(crate) fn find() -> io::Result<Self> {
        let down = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        // The listener is gone, and its port is closed.
        Ok(Self { down, silent: TcpListener::bind("127.0.0.1:0")? })
    }

    /// The text of an article, wherever it is.
    pub(crate) fn text(&self, article: &Article) -> Result<String, FetchError> {
        let id = || article.id.to_owned();
        match article.place {
            Place::Here(text) => Ok(text.to_owned()),
            Place::DownMirror => {
                ask(self.down).map_err(|cause| FetchError::MirrorDown { article: id(), cause })
            }
            Place::SilentMirror => {
                self.silent.local_addr().and_then(ask).map_err(|_| FetchError::MirrorSlow { article: id() })
            }
            Place::TalkativeMirror => {
                Err(FetchError::MirrorAnswer { answer: "é".repeat(512 * 1024), vendor: "E_PAGE" })
            }
            Place::Withdrawn | Place::BeingEdited => {
                open(article.id).map(|_| String::new()).map_err(Into::into)
            }
        }
    }
}

fn ask(mirror: SocketAddr) -> io::Result<String> {
    let wait = Duration::from_millis(300);
    let connection = TcpStream::connect_timeout(&mirror, wait)?;
    connection.set_read_timeout(Some(wait))?;
    io::read_to_string(connection)
}
