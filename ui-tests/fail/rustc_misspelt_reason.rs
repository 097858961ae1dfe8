#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
#[contract(reasons = FetchReason)]
enum FetchError {
    /// No requested PMID returned data.
    #[error("none of 3 PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch,
}

fn main() {
    let _ = error_contract::Failure::not_found("no PMID").reason(FetchReason::NoMach);
}
