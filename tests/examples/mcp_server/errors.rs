//! What the tools can fail with. This is all there is: no code, no status and no retry is decided
//! anywhere else.

use std::{collections::BTreeMap, io, time::Duration};

use error_contract::ErrorContract;

/// What every tool that opens a record can meet. Resources and prompts return it as it is.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "articles", rmcp3, reasons = ShelfReason)]
pub(crate) enum ShelfError {
    /// No record has this id
    #[error("there is no article {article}")]
    #[reason("unknown_article")]
    #[code(NotFound)]
    #[recovery("Call search_articles and pass one of the ids that it returns.")]
    Unknown {
        #[contract(context)]
        article: String,
    },

    /// The record was withdrawn by its author
    #[error("article {article} was withdrawn")]
    #[reason("withdrawn")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Tell the user that the author withdrew the article; choose another one.")]
    Withdrawn {
        #[contract(context)]
        article: String,
    },

    /// An editor holds the record
    #[error("article {article} is being edited")]
    #[reason("being_edited")]
    #[code(Conflict)]
    #[retryable(after = "30s")]
    #[severity(notice)]
    #[recovery("Wait 30 seconds, then repeat the call for article {article}.")]
    BeingEdited {
        #[contract(context)]
        article: String,
    },
}

/// The caller asks faster than it was granted.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("{granted} searches a minute are granted, and all of them are used")]
#[contract(domain = "articles")]
#[reason("searches_used_up")]
#[code(RateLimited)]
#[severity(notice)]
#[recovery("Wait {wait:.0?} before the next search_articles, or fetch_article what was found.")]
pub(crate) struct SearchesUsedUp {
    #[contract(context)]
    pub(crate) granted: u32,
    #[contract(retry_after)]
    pub(crate) wait: Duration,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "articles", rmcp3, mcp = text)]
pub(crate) enum SearchError {
    /// No record has the words of the query
    #[error("no article matches `{query}`")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Call search_articles with fewer or more general words.")]
    NoMatch {
        #[contract(context)]
        query: String,
    },

    /// The query has no word in it
    #[error("the query is empty")]
    #[reason("empty_query")]
    #[code(ValidationError)]
    #[contract(field = "query")]
    #[recovery("Pass at least one word of the title as `query`.")]
    EmptyQuery,

    /// The cursor did not come from this server
    #[error("invalid cursor")]
    #[reason("invalid_cursor")]
    #[code(InvalidParams)]
    #[contract(protocol, field = "cursor")]
    #[recovery("Call search_articles without `cursor` to start from the first page.")]
    InvalidCursor,

    #[error(transparent)]
    #[contract(transparent)]
    UsedUp(#[from] SearchesUsedUp),
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "articles", rmcp3)]
pub(crate) enum FetchError {
    #[error(transparent)]
    #[contract(transparent)]
    Shelf(#[from] ShelfError),

    /// The mirror that holds the record takes no connection
    #[error("the mirror of article {article} cannot be reached")]
    #[reason("mirror_down")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait a minute and repeat the call, or fetch_article another article.")]
    MirrorDown {
        #[contract(context)]
        article: String,
        #[source]
        cause: io::Error,
    },

    /// The mirror that holds the record does not answer in time
    #[error("the mirror of article {article} did not answer in time")]
    #[reason("mirror_slow")]
    #[code(Timeout)]
    #[recovery("Repeat the call once; if it fails again, fetch_article another article.")]
    MirrorSlow {
        #[contract(context)]
        article: String,
    },

    /// The mirror answered with something that is no article
    #[error("the mirror answered: {answer}")]
    #[reason("mirror_answer")]
    #[code(4001)]
    #[retryable(false)]
    #[recovery("Call fetch_article with another id; the mirror of this one is broken.")]
    MirrorAnswer {
        answer: String,
        #[contract(original_error)]
        vendor: &'static str,
    },
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "articles", rmcp3, mcp = structured)]
pub(crate) enum CiteError {
    #[error(transparent)]
    #[contract(transparent)]
    Shelf(#[from] ShelfError),

    /// The citation style is not known
    #[error("there is no citation style `{style}`")]
    #[reason("unknown_style")]
    #[code(InvalidParams, 2003)]
    #[recovery("Pass `short` or `full` as `style` and repeat the call.")]
    UnknownStyle {
        style: String,
        #[contract(field)]
        path: &'static str,
    },
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "articles", rmcp3, mcp = structured)]
pub(crate) enum ExportError {
    #[error(transparent)]
    #[contract(transparent)]
    Fetch(#[from] FetchError),

    /// Articles are asked for more than once
    #[error("some articles are asked for more than once")]
    #[reason("repeated_ids")]
    #[code(InvalidParams)]
    #[contract(field = "ids")]
    #[recovery("Pass each id once in `ids` and repeat the call.")]
    RepeatedIds {
        /// JSON has no such keys, so this cannot be written: the rest is sent all the same.
        #[contract(context)]
        repeated: BTreeMap<(String, usize), usize>,
    },

    /// An export with this name exists
    #[error("the name `{name}` is taken")]
    #[reason("name_taken")]
    #[code(Conflict, 40901)]
    #[recovery("Call export_articles with a `name` that was not used before.")]
    NameTaken {
        #[contract(context)]
        name: String,
    },
}

/// Nothing fails for this reason.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("nothing fails for the reason `{wanted}`")]
#[contract(domain = "articles", rmcp3, field = "reason")]
#[reason("unknown_reason")]
#[code(InvalidParams)]
#[recovery("Pass one of the reasons that the descriptions of the tools name as `reason`.")]
pub(crate) struct UnknownReason {
    pub(crate) wanted: String,
}
