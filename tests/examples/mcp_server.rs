//! An MCP server over stdio with a dozen articles: search, fetch, cite and export tools, a resource for
//! each article, a prompt. Its handlers return the error enums of `mcp_server/errors.rs`; what callers
//! get of them is the work of `#[contract(rmcp3)]`.
//!
//! ```text
//! cargo run -p error-contract-tests --example mcp_server
//! ```
//!
//! `tests/interop` drives it with clients in other languages, `tests/rmcp3` with rmcp's own. The log goes to standard error.

#[path = "mcp_server/articles.rs"]
mod articles;
#[path = "mcp_server/errors.rs"]
pub(crate) mod errors;
#[path = "mcp_server/samples.rs"]
pub(crate) mod samples;

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use error_contract::{
    HasContract as _, advertise,
    mcp::Placement,
    rmcp3::{self, boundary::Boundary},
};
use rmcp::{
    ErrorData, Json, RoleServer, ServerHandler, ServiceExt as _,
    handler::server::{
        router::{prompt::PromptRouter, tool::ToolRouter},
        wrapper::Parameters,
    },
    model::{
        CallToolResult, Implementation, ListResourcesResult, PaginatedRequestParams, PromptMessage,
        ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, Resource, ResourceContents,
        Role, ServerCapabilities, ServerConfig,
    },
    prompt, prompt_handler, prompt_router,
    service::RequestContext,
    tool, tool_handler, tool_router,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use articles::{ARTICLES, Article, Mirrors, open};
use errors::{CiteError, ExportError, FetchError, SearchError, SearchesUsedUp, ShelfReason, UnknownReason};

#[derive(Clone)]
pub(crate) struct Library {
    tools: ToolRouter<Self>,
    prompts: PromptRouter<Self>,
    mirrors: Arc<Mirrors>,
    searches: Arc<Mutex<Vec<Instant>>>,
    exports: Arc<Mutex<BTreeSet<String>>>,
}

const PAGE: usize = 2;
const SEARCHES_A_MINUTE: u32 = 6;
const MINUTE: Duration = Duration::from_secs(60);

#[derive(Deserialize, JsonSchema)]
struct Search {
    /// Words that the title has to hold.
    query: String,
    /// Where the page before this one ended.
    cursor: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
struct Id {
    /// The id of an article, from `search_articles`.
    id: String,
}

#[derive(Deserialize, JsonSchema)]
struct Cite {
    /// The id of an article, from `search_articles`.
    id: String,
    /// `short` or `full`.
    style: String,
}

#[derive(Deserialize, JsonSchema)]
struct Export {
    /// What the export is called; a name can be used once.
    name: String,
    /// The ids of the articles.
    ids: Vec<String>,
}

#[derive(Deserialize, JsonSchema)]
struct Rehearse {
    /// One of the reasons that the descriptions of the tools name.
    reason: String,
    /// Where the structured error goes.
    placement: Where,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Where {
    Text,
    Structured,
    Meta,
}

#[derive(Serialize, JsonSchema)]
struct Found {
    articles: Vec<Hit>,
    next_cursor: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Hit {
    id: String,
    title: String,
}

#[derive(Serialize, JsonSchema)]
struct Opened {
    id: String,
    title: String,
    text: String,
}

#[derive(Serialize, JsonSchema)]
struct Exported {
    name: String,
    articles: usize,
}

#[tool_router]
impl Library {
    /// Search articles by the words of their titles.
    #[tool]
    async fn search_articles(
        &self,
        Parameters(Search { query, cursor }): Parameters<Search>,
    ) -> Result<Json<Found>, SearchError> {
        let start = cursor.map_or(Ok(0), |cursor| cursor.parse()).map_err(|_| SearchError::InvalidCursor)?;
        let words = query.to_lowercase();
        if words.trim().is_empty() {
            return Err(SearchError::EmptyQuery);
        }
        self.spend_a_search()?;
        let matches = |article: &&Article| {
            let title = article.title.to_lowercase();
            words.split_whitespace().all(|word| title.contains(word))
        };
        let all: Vec<_> = ARTICLES.iter().filter(matches).collect();
        if all.is_empty() {
            return Err(SearchError::NoMatch { query });
        }
        let page = all.iter().skip(start).take(PAGE);
        let articles = page.map(|hit| Hit { id: hit.id.to_owned(), title: hit.title.to_owned() }).collect();
        let end = start.saturating_add(PAGE);
        Ok(Json(Found { articles, next_cursor: (end < all.len()).then(|| end.to_string()) }))
    }

    /// Fetch the text of an article.
    #[tool]
    async fn fetch_article(&self, Parameters(Id { id }): Parameters<Id>) -> Result<Json<Opened>, FetchError> {
        let article = open(&id)?;
        let text = self.text_of(article).await?;
        Ok(Json(Opened { id, title: article.title.to_owned(), text }))
    }

    /// Cite an article.
    #[tool]
    async fn cite_article(&self, Parameters(cite): Parameters<Cite>) -> Result<String, CiteError> {
        let article = open(&cite.id)?;
        match cite.style.as_str() {
            "short" => Ok(format!("{} ({})", article.title, year(article))),
            "full" => Ok(format!("{}, {}, {}", article.id, article.title, article.date)),
            _ => Err(CiteError::UnknownStyle { style: cite.style, path: "style" }),
        }
    }

    /// Export articles under a name.
    #[tool]
    async fn export_articles(
        &self,
        Parameters(Export { name, ids }): Parameters<Export>,
    ) -> Result<Json<Exported>, ExportError> {
        let mut repeated = BTreeMap::new();
        for (at, id) in ids.iter().enumerate() {
            let times = ids.iter().filter(|other| *other == id).count();
            if times > 1 {
                repeated.insert((id.clone(), at), times);
            }
        }
        if !repeated.is_empty() {
            return Err(ExportError::RepeatedIds { repeated });
        }
        for id in &ids {
            let article = open(id).map_err(FetchError::from)?;
            self.text_of(article).await?;
        }
        let is_new = self.exports.lock().unwrap_or_else(PoisonError::into_inner).insert(name.clone());
        if !is_new {
            return Err(ExportError::NameTaken { name });
        }
        Ok(Json(Exported { name, articles: ids.len() }))
    }

    /// Rehearse a failure: the answer is what a tool would give that fails for this reason.
    #[tool]
    async fn rehearse_failure(
        &self,
        Parameters(Rehearse { reason, placement }): Parameters<Rehearse>,
    ) -> Result<CallToolResult, UnknownReason> {
        let failure = samples::find(&reason).ok_or(UnknownReason { wanted: reason })?;
        // Without the flag, which has its placement from the type.
        let placement = match placement {
            Where::Text => Placement::Text,
            Where::Structured => Placement::Structured,
            Where::Meta => Placement::Meta,
        };
        Ok(rmcp3::call_tool_result(&failure, placement))
    }
}

#[prompt_router]
impl Library {
    /// Ask for a summary of an article.
    #[prompt]
    async fn summarize(
        &self,
        Parameters(Id { id }): Parameters<Id>,
    ) -> Result<Vec<PromptMessage>, ErrorData> {
        let article = open(&id)?;
        Ok(vec![PromptMessage::new_text(Role::User, format!("Summarize `{}` ({id}).", article.title))])
    }
}

impl Library {
    /// # Errors
    ///
    /// Where this machine has no ports.
    pub(crate) fn open() -> io::Result<Self> {
        let mut tools = Self::tool_router();
        // Of what a record can be, searches and citations say their own part; see `ShelfReason`.
        let opening: Vec<_> = ShelfReason::ALL.iter().map(|reason| reason.as_str()).collect();
        for (name, failures) in [
            ("search_articles", advertise::failures(SearchError::CONTRACT)),
            ("fetch_article", advertise::failures(FetchError::CONTRACT)),
            ("cite_article", advertise::failures(CiteError::CONTRACT).only(&opening)),
            ("export_articles", advertise::failures(ExportError::CONTRACT)),
        ] {
            if let Some(route) = tools.map.get_mut(name) {
                rmcp3::advertise(&mut route.attr, &failures);
            }
        }
        Ok(Self {
            tools,
            prompts: Self::prompt_router(),
            mirrors: Arc::new(Mirrors::find()?),
            searches: Arc::default(),
            exports: Arc::default(),
        })
    }

    async fn text_of(&self, article: &'static Article) -> Result<String, FetchError> {
        let mirrors = Arc::clone(&self.mirrors);
        let asked = tokio::task::spawn_blocking(move || mirrors.text(article)).await;
        asked.unwrap_or_else(|cause| {
            Err(FetchError::MirrorDown { article: article.id.to_owned(), cause: io::Error::other(cause) })
        })
    }

    fn spend_a_search(&self) -> Result<(), SearchesUsedUp> {
        let now = Instant::now();
        let mut searches = self.searches.lock().unwrap_or_else(PoisonError::into_inner);
        searches.retain(|&at| now.duration_since(at) < MINUTE);
        if searches.len() < SEARCHES_A_MINUTE as usize {
            searches.push(now);
            return Ok(());
        }
        let wait = searches.first().map_or(MINUTE, |&first| MINUTE.saturating_sub(now.duration_since(first)));
        Err(SearchesUsedUp { granted: SEARCHES_A_MINUTE, wait })
    }
}

/// The defect of this server: it trusts every record to have a date.
#[expect(clippy::string_slice, reason = "a handler that panics is part of the example")]
fn year(article: &Article) -> &str {
    &article.date[..4]
}

#[tool_handler(router = self.tools)]
#[prompt_handler(router = self.prompts)]
impl ServerHandler for Library {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(
            ServerCapabilities::builder().enable_tools().enable_prompts().enable_resources().build(),
        )
        .with_server_info(Implementation::new("articles", env!("CARGO_PKG_VERSION")))
        .with_instructions("Articles of the nineteenth century. Start with search_articles.")
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let resource = |article: &Article| Resource::new(format!("article://{}", article.id), article.title);
        Ok(ListResourcesResult::with_all_items(ARTICLES.iter().map(resource).collect()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let id = request.uri.strip_prefix("article://").unwrap_or(&request.uri);
        let article = open(id)?;
        let text = self.text_of(article).await?;
        Ok(ReadResourceResult::new(vec![ResourceContents::text(text, request.uri)]).into())
    }
}

/// The library with a boundary around it: each failure is told in the log, once, and the client learns the id
/// of its request. Defects and refusals are answered like failures.
pub(crate) fn server(library: Library) -> Boundary<Library> {
    Boundary::new(library)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Standard output belongs to the protocol.
    tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).init();
    let served = server(Library::open()?).serve(rmcp::transport::stdio()).await?;
    served.waiting().await?;
    Ok(())
}
