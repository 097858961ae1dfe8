//! What searching can run into.

use std::time::Duration;

use error_contract::ErrorContract;

/// What searching can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "search", docs = "https://errors.example.com/#{reason}", reasons = SearchReason)]
pub enum SearchError {
    /// The query has no words.
    #[error("the query is empty")]
    #[reason("query_empty")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "query")]
    #[recovery("Pass at least one word in `query`.")]
    QueryEmpty,

    /// The query is longer than the parser takes.
    #[error("the query is too long")]
    #[reason("query_too_long")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "query")]
    #[recovery("Shorten `query` to {longest} characters.")]
    QueryTooLong {
        #[contract(context)]
        longest: u16,
    },

    /// The query does not parse.
    #[error("the query does not parse at {position}")]
    #[reason("query_syntax")]
    #[code(InvalidParams, 2003)]
    #[severity(info)]
    #[contract(field = "query")]
    #[recovery("Put the words around position {position} in double quotes.")]
    QuerySyntax {
        #[contract(context)]
        position: usize,
    },

    /// A filter names a field that the index does not have.
    #[error("the filter names an unknown field")]
    #[reason("field_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "filter")]
    #[recovery("Pass one of the fields in `known`.")]
    FieldUnknown {
        #[contract(context)]
        known: Vec<String>,
    },

    /// The field cannot be sorted by.
    #[error("{name} cannot be sorted by")]
    #[reason("field_not_sortable")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "sort")]
    #[recovery("Sort by `score`, `date` or `title`.")]
    FieldNotSortable { name: String },

    /// No index has this name.
    #[error("there is no index {index}")]
    #[reason("index_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_indexes and pass one of its names.")]
    IndexNotFound {
        #[contract(context)]
        index: String,
    },

    /// The index is being built.
    #[error("the index is being built")]
    #[reason("index_building")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "2m")]
    #[severity(info)]
    #[recovery("Wait two minutes, or search the index of yesterday.")]
    IndexBuilding {
        #[contract(context)]
        percent: f32,
    },

    /// The index takes no documents while it moves.
    #[error("the index is read-only")]
    #[reason("index_read_only")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Send the documents to the alias that get_index returns.")]
    IndexReadOnly,

    /// The document is larger than the index takes.
    #[error("the document is too large")]
    #[reason("document_too_large")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(http = 413)]
    #[recovery("Split the document into parts below {largest} bytes.")]
    DocumentTooLarge {
        #[contract(context)]
        largest: u64,
    },

    /// A field arrived with another type than before.
    #[error("{column} has another type")]
    #[reason("mapping_conflict")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Send `{column}` as {expected}, or use another field name.")]
    MappingConflict {
        #[contract(context)]
        column: String,
        #[contract(context)]
        expected: String,
    },

    /// The cursor is older than five minutes.
    #[error("the cursor has expired")]
    #[reason("cursor_expired")]
    #[code(NotFound, 40431)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Repeat the search without `cursor` and page faster.")]
    CursorExpired,

    /// The page lies behind the first ten thousand results.
    #[error("the page is too deep")]
    #[reason("page_too_deep")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "offset")]
    #[recovery("Page with `cursor`, or narrow the query to {deepest} results.")]
    PageTooDeep {
        #[contract(context)]
        deepest: u32,
    },

    /// A wildcard matches too many words.
    #[error("the query has too many clauses")]
    #[reason("too_many_clauses")]
    #[code(ValidationError)]
    #[severity(info)]
    #[contract(field = "query")]
    #[recovery("Write at least three letters before each `*`.")]
    TooManyClauses {
        #[contract(context)]
        most: u16,
    },

    /// The shards did not all answer in time.
    #[error("not all shards answered")]
    #[reason("search_timeout")]
    #[code(Timeout)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Narrow the range of dates to a year, then search again.")]
    SearchTimeout {
        #[contract(context)]
        partial: bool,
    },

    /// Some of the shards failed.
    #[error("{failed} of {total} shards failed")]
    #[reason("shards_failed")]
    #[code(InternalError)]
    #[retryable]
    #[severity(warning)]
    #[recovery("Repeat the search once; pass `allow_partial = true` to take what there is.")]
    ShardsFailed {
        #[contract(context)]
        failed: u32,
        #[contract(context)]
        total: u32,
    },

    /// Suggestions are switched off for this index.
    #[error("suggestions are off")]
    #[reason("suggester_off")]
    #[code(MethodNotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(deprecated = "Every index has suggestions from 5.0 on.")]
    #[recovery("Search with a prefix and `*` in place of suggestions.")]
    SuggesterOff,

    /// No analyzer knows the language.
    #[error("no analyzer for {language}")]
    #[reason("language_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "language")]
    #[recovery("Leave `language` out to search without stemming.")]
    LanguageUnknown {
        #[contract(context)]
        language: String,
    },

    /// The vector has another number of dimensions than the index.
    #[error("the vector has the wrong size")]
    #[reason("vector_size")]
    #[code(ValidationError)]
    #[severity(info)]
    #[contract(field = "vector", since = "4.0")]
    #[recovery("Embed the query with the model of the index; it has {expected} dimensions.")]
    VectorSize {
        #[contract(context)]
        expected: usize,
    },

    /// The searches of the minute are used up.
    #[error("too many searches")]
    #[reason("too_many_searches")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, and combine filters into one search.")]
    TooManySearches {
        #[contract(retry_after)]
        wait: Duration,
    },
}
