//! What the boundary adds to an answer, what it tells the log, and that it does so once.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use error_contract::{
    ErrorContract, Failure, HasContract, Within,
    mcp::{META_KEY, Placement},
    report::Labels,
    rmcp3::{
        self,
        boundary::{self, Boundary},
    },
};
use rmcp::{
    ErrorData, Json, RoleServer, ServerHandler, ServiceExt as _,
    handler::server::wrapper::Parameters,
    model::{
        CallToolRequest, CallToolRequestParams, CallToolResponse, CallToolResult, ClientRequest,
        ContentBlock, JsonObject, ReadResourceRequestParams, ReadResourceResponse, ServerCapabilities,
        ServerConfig,
    },
    service::{PeerRequestOptions, RequestContext},
    tool, tool_handler, tool_router,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tracing::Level;

use crate::{
    capture::{Log, Record},
    mcp_server::{Library, server},
};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "harbor", rmcp3, reasons = PortReason)]
enum PortError {
    /// The harbor takes no more ships today.
    #[error("the harbor is full")]
    #[reason("harbor_full")]
    #[code(RateLimited)]
    #[severity(notice)]
    #[recovery("Wait for tomorrow, or call find_harbor for another one.")]
    Full,

    /// The pilot does not answer.
    #[error("the pilot is silent at 10.0.0.7")]
    #[contract(message = "the pilot is silent")]
    #[reason("pilot_silent")]
    #[code(Timeout)]
    #[recovery("Call the pilot station by radio on channel {channel}.")]
    Silent {
        channel: u8,
        #[source]
        cause: std::io::Error,
    },

    /// The berth has no such number.
    #[error("invalid berth")]
    #[reason("invalid_berth")]
    #[code(InvalidParams)]
    #[contract(protocol)]
    #[recovery("Call list_berths and pass one of its numbers.")]
    InvalidBerth,
}

/// What this server has to say about arguments that do not fit.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("the arguments do not fit")]
#[contract(reason = "invalid_arguments", code = InvalidParams, when = "The arguments do not fit.")]
#[contract(recovery = "Read the description of this tool, then call it again.", severity = warning)]
struct Unfitting;

#[derive(Serialize, JsonSchema)]
struct Berth {
    number: u8,
}

/// Its schema promises a number that it does not write.
#[derive(JsonSchema)]
struct Liar {
    #[expect(dead_code, reason = "for the schema")]
    number: u8,
}

impl Serialize for Liar {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json!({"number": "secret"}).serialize(serializer)
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Booking {
    /// The ships.
    ships: Vec<Ship>,
    kind: Option<Kind>,
}

#[derive(Deserialize, JsonSchema)]
struct Ship {
    #[expect(dead_code, reason = "what is read does not matter")]
    length: u16,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Sail,
    Steam,
}

fn free_berth() -> Result<u8, PortError> {
    Err(PortError::Full)
}

#[derive(Clone, Default)]
struct Harbor {
    waiting: Arc<Notify>,
}

#[tool_router]
impl Harbor {
    #[tool]
    async fn full(&self) -> Result<Json<Berth>, PortError> {
        Err(PortError::Full)
    }

    #[tool]
    async fn silent(&self) -> Result<String, PortError> {
        Err(PortError::Silent { channel: 16, cause: std::io::Error::other("no carrier") })
    }

    #[tool]
    async fn protocol(&self) -> Result<String, PortError> {
        Err(PortError::InvalidBerth)
    }

    #[tool]
    async fn within(&self) -> Result<String, Within<PortError>> {
        Err(Failure::conflict("two ships").reason(PortReason::Full).into())
    }

    #[tool]
    async fn bare(&self) -> Result<String, Failure> {
        Err(Failure::conflict("two ships").reason("harbor_full"))
    }

    #[tool]
    async fn panics(&self) -> Result<String, PortError> {
        panic!("index 7 of {}", "password=hunter2")
    }

    #[tool]
    async fn display_panics(&self) -> Result<String, Hostile> {
        Err(Hostile)
    }

    #[tool]
    async fn lies(&self) -> Result<Json<Liar>, PortError> {
        Ok(Json(Liar { number: 7 }))
    }

    #[tool]
    async fn fine(&self) -> Result<Json<Berth>, PortError> {
        // A failure that is mended is nobody's.
        let number = free_berth().unwrap_or(3);
        Ok(Json(Berth { number }))
    }

    #[tool]
    async fn book(&self, Parameters(Booking { ships, kind }): Parameters<Booking>) -> String {
        let kind = kind.map_or("any", |kind| match kind {
            Kind::Sail => "sail",
            Kind::Steam => "steam",
        });
        format!("{} {kind}", ships.len())
    }

    #[tool]
    async fn by_hand(&self) -> Result<CallToolResult, ErrorData> {
        Ok(CallToolResult::error(vec![ContentBlock::text("upstream said status code 503")]))
    }

    #[tool]
    async fn by_hand_with_ours(&self) -> Result<CallToolResult, ErrorData> {
        let error = PortError::Silent { channel: 9, cause: std::io::Error::other("no carrier") };
        Ok(rmcp3::call_tool_result(&error, Placement::Meta))
    }

    #[tool]
    async fn error_object(&self) -> Result<String, ErrorData> {
        Err(ErrorData::internal_error("the disk is on fire", None))
    }

    #[tool]
    async fn nested(&self, context: RequestContext<RoleServer>) -> Result<CallToolResponse, ErrorData> {
        boundary::call(&context, async { Err::<String, _>(PortError::Full) }).await
    }

    /// On another task, nothing knows of the boundary around this one.
    #[tool]
    async fn elsewhere(&self, context: RequestContext<RoleServer>) -> Result<CallToolResponse, ErrorData> {
        tokio::spawn(boundary::call(&context, async { Err::<String, _>(PortError::Full) })).await.unwrap()
    }

    #[tool]
    async fn nested_panics(
        &self,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let never = async { if true { panic!("in a future") } else { Err::<String, _>(PortError::Full) } };
        boundary::call(&context, never).await
    }

    #[tool]
    async fn waits(&self, context: RequestContext<RoleServer>) -> Result<String, PortError> {
        self.waiting.notify_one();
        context.ct.cancelled().await;
        Err(PortError::Silent { channel: 16, cause: std::io::Error::other("no carrier") })
    }

    #[tool]
    async fn waits_and_panics(&self, context: RequestContext<RoleServer>) -> Result<String, PortError> {
        self.waiting.notify_one();
        context.ct.cancelled().await;
        panic!("on the way out");
    }
}

#[derive(Debug, ErrorContract)]
#[contract(rmcp3, reason = "hostile", code = InternalError, when = "It cannot be shown.")]
#[contract(recovery = "Call another tool that gives the same answer.")]
struct Hostile;

impl fmt::Display for Hostile {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        panic!("a Display that panics")
    }
}

impl std::error::Error for Hostile {}

#[tool_handler]
impl ServerHandler for Harbor {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().enable_resources().build())
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        assert!(request.uri != "harbor://panics", "a resource that panics");
        Err(PortError::Silent { channel: 16, cause: std::io::Error::other("no carrier") }.into())
    }
}

/// What a client receives of a call, and the one record about it.
async fn told(log: &Log, server: Boundary<Harbor>, tool: &str, arguments: Value) -> (Value, Record) {
    log.take();
    let answer = rmcp3::call(server, tool, arguments).await;
    let answer = answer.unwrap_or_else(|refused| json!({"refused": refused}));
    (answer, log.one())
}

fn error_of(answer: &Value) -> &Value {
    answer["structuredContent"].get("error").unwrap_or(&answer["_meta"][META_KEY])
}

fn harbor() -> Boundary<Harbor> {
    Boundary::new(Harbor::default())
}

#[tokio::test]
async fn each_failure_is_told_once_with_the_hint_and_the_request_of_the_wire() {
    let log = Log::start();
    for (tool, message, reason, level, severity) in [
        ("full", "the harbor is full", "harbor_full", Level::INFO, "notice"),
        ("silent", "the pilot is silent at 10.0.0.7", "pilot_silent", Level::ERROR, "error"),
        ("protocol", "invalid berth", "invalid_berth", Level::ERROR, "error"),
        ("within", "two ships", "harbor_full", Level::INFO, "notice"),
        ("nested", "the harbor is full", "harbor_full", Level::INFO, "notice"),
        ("elsewhere", "the harbor is full", "harbor_full", Level::INFO, "notice"),
        ("by_hand_with_ours", "the pilot is silent", "pilot_silent", Level::ERROR, "error"),
    ] {
        let (answer, record) = told(&log, harbor(), tool, json!({})).await;
        let refused = answer.get("refused");
        let data = refused.map_or_else(|| &error_of(&answer)["data"], |refused| &refused["data"]);
        assert_eq!(record.get("error.recovery"), data["recovery"]["hint"].as_str().unwrap(), "{tool}");
        assert_eq!((record.get("message"), record.get("error.reason")), (message, reason), "{tool}");
        assert_eq!((record.level, record.get("error.severity")), (level, severity), "{tool}");
        assert_eq!(record.get("error.request_id"), "2", "{tool}");
        assert!(record.get("error.operation") == tool || tool == "elsewhere", "{record:?}");
        if tool == "by_hand_with_ours" {
            assert!(data.get("requestId").is_none(), "what a handler made is sent as it is");
            continue;
        }
        assert_eq!(data["requestId"], "2", "{tool}");
        if refused.is_none() {
            let text = answer["content"][0]["text"].as_str().unwrap();
            assert!(text.ends_with(" · request 2)"), "{text}");
            assert!(text.contains(record.get("error.recovery")), "{text}");
        }
    }
    let (answer, record) = told(&log, harbor(), "silent", json!({})).await;
    assert_eq!(record.get("error.chain"), "no carrier");
    assert!(!answer.to_string().contains("carrier") && !answer.to_string().contains("10.0.0.7"));
}

#[tokio::test]
async fn the_example_tells_the_log_what_it_tells_the_client() {
    let log = Log::start();
    let library = Library::open().expect("ports");
    for (tool, arguments) in [
        ("search_articles", json!({"query": "quarks"})),
        ("search_articles", json!({"query": " "})),
        ("search_articles", json!({"query": "tides", "cursor": "elsewhere"})),
        ("search_articles", json!({})),
        ("fetch_article", json!({"id": "a7"})),
        ("fetch_article", json!({"id": "a8"})),
        ("fetch_article", json!({"id": "a10"})),
        ("fetch_article", json!({"id": "a11"})),
        ("fetch_article", json!({"id": 7})),
        ("cite_article", json!({"id": "a1", "style": "endless"})),
        ("cite_article", json!({"id": "a12", "style": "short"})),
        ("export_articles", json!({"name": "x", "ids": ["a1", "a1"]})),
        ("rehearse_failure", json!({"reason": "mirror_down", "placement": "structured"})),
        ("burn_article", json!({})),
    ] {
        log.take();
        let answer = Box::pin(rmcp3::call(server(library.clone()), tool, arguments)).await;
        let (text, data) = match &answer {
            Ok(result) => (result["content"][0]["text"].as_str().unwrap(), error_of(result)["data"].clone()),
            Err(refused) => (refused["message"].as_str().unwrap(), refused["data"].clone()),
        };
        let record = log.one();
        let hint = record.get("error.recovery");
        assert!(!hint.is_empty(), "{tool}: {record:?}");
        match data["recovery"]["hint"].as_str() {
            Some(sent) => assert_eq!(hint, sent, "{tool}"),
            // With `mcp = text`, the text is all there is.
            None => assert!(text.contains(&format!("\n\nRecovery: {hint}\n\n")), "{tool}: {text}"),
        }
    }
}

#[tokio::test]
async fn the_structured_error_goes_where_the_tool_has_room_for_it() {
    let log = Log::start();
    let (with_schema, _) = told(&log, harbor(), "full", json!({})).await;
    assert!(with_schema["_meta"][META_KEY].is_object() && with_schema.get("structuredContent").is_none());
    let (without, _) = told(&log, harbor(), "silent", json!({})).await;
    assert!(without["structuredContent"]["error"].is_object() && without.get("_meta").is_none());
    let placed = rmcp3::call(
        server(Library::open().unwrap()),
        "export_articles",
        json!({"name": "", "ids": ["", ""]}),
    );
    let placed = Box::pin(placed).await.unwrap();
    assert!(placed["structuredContent"]["error"].is_object(), "the type says so: {placed}");
}

#[tokio::test]
async fn a_failure_gets_the_hint_of_the_contract_of_its_tool() {
    let log = Log::start();
    let (answer, record) = told(&log, harbor(), "bare", json!({})).await;
    assert!(error_of(&answer)["data"].get("recovery").is_none());
    assert!(!record.has("error.recovery") && record.level == Level::ERROR);

    let server = harbor().with_contract("bare", PortError::CONTRACT);
    let (answer, record) = told(&log, server, "bare", json!({})).await;
    let hint = "Wait for tomorrow, or call find_harbor for another one.";
    assert_eq!(error_of(&answer)["data"]["recovery"]["hint"], hint);
    assert_eq!(error_of(&answer)["code"], -32002, "nothing but the hint");
    assert_eq!((record.get("error.recovery"), record.get("error.severity")), (hint, "notice"));
}

#[tokio::test]
async fn a_handler_that_panics_is_answered_and_told_with_what_it_said() {
    let log = Log::start();
    let (answer, record) = told(&log, harbor(), "panics", json!({})).await;
    assert_eq!(error_of(&answer)["code"], -32603);
    assert_eq!(error_of(&answer)["data"]["reason"], "handler_panicked");
    assert!(answer.get("resultType").is_none(), "as rmcp answers a client of this age");
    assert!(!answer.to_string().contains("hunter2"));
    assert_eq!(record.get("error.chain"), "index 7 of password=hunter2");
    assert_eq!((record.get("error.fault"), record.level), ("server", Level::ERROR));
    // One that cannot be shown is no better.
    let (answer, record) = told(&log, harbor(), "display_panics", json!({})).await;
    assert_eq!(error_of(&answer)["data"]["reason"], "handler_panicked");
    assert!(record.get("error.reason") == "handler_panicked", "{record:?}");
}

#[tokio::test]
async fn an_output_that_breaks_its_schema_is_a_defect_of_the_server() {
    let log = Log::start();
    let (answer, record) = told(&log, harbor(), "lies", json!({})).await;
    let message =
        "tool lies returned output that does not match its output schema: number: it is not of type integer";
    assert_eq!(*error_of(&answer), json!({"code": -32603, "message": message}), "no data");
    assert_eq!(answer["content"][0]["text"], format!("Error: {message}\n\n(request 2)"));
    assert!(answer.get("structuredContent").is_none() && !answer.to_string().contains("secret"));
    assert_eq!((record.get("message"), record.get("error.fault")), (message, "server"));

    log.take();
    let fine = rmcp3::call(harbor(), "fine", json!({})).await.unwrap();
    assert_eq!((&fine["structuredContent"]["number"], &fine["isError"]), (&json!(3), &json!(false)));
    assert_eq!(log.take().len(), 0, "nothing has failed");
}

#[tokio::test]
async fn a_refusal_names_the_argument() {
    let log = Log::start();
    for (arguments, field, hint) in [
        (json!({}), "ships", "Pass `ships`, which this tool requires, and repeat the call."),
        (json!({"ships": 1}), "ships", "Pass `ships` as an array and repeat the call."),
        (
            json!({"ships": [{"length": 1}, {}]}),
            "ships.1.length",
            "Pass `ships.1.length`, which this tool requires, and repeat the call.",
        ),
        (
            json!({"ships": [{"length": -1}]}),
            "ships.0.length",
            "Pass a value for `ships.0.length` that is at least 0 and repeat the call.",
        ),
        (
            json!({"ships": [], "kind": "raft"}),
            "kind",
            "Pass one of `sail`, `steam` as `kind` and repeat the call.",
        ),
        (
            json!({"ships": [], "sips": 1}),
            "sips",
            "Leave out `sips`; pass one of `kind`, `ships` and repeat the call.",
        ),
    ] {
        let (answer, record) = told(&log, harbor(), "book", arguments.clone()).await;
        let error = error_of(&answer);
        assert_eq!(error["code"], -32602, "{arguments}");
        assert_eq!(
            error["data"],
            json!({
                "field": field, "requestId": "2", "recovery": {"hint": hint}, "reason": "invalid_arguments",
            })
        );
        assert_eq!((record.get("error.recovery"), record.get("error.severity")), (hint, "notice"));
        assert_eq!(record.get("error.fault"), "client");
    }
    let server = harbor().with_contract("book", Unfitting::CONTRACT);
    let (answer, record) = told(&log, server, "book", json!({})).await;
    assert_eq!(record.level, Level::WARN, "an entry names it");
    assert!(error_of(&answer)["data"]["recovery"]["hint"].as_str().unwrap().starts_with("Pass `ships`"));

    let name = "x".repeat(1 << 20);
    let (answer, _) = told(&log, harbor(), "book", json!({"ships": [], (name): 1})).await;
    let hint = error_of(&answer)["data"]["recovery"]["hint"].as_str().unwrap();
    assert!(hint.len() < 300, "{}", hint.len());
}

#[tokio::test]
async fn a_tool_that_is_not_there_is_refused_with_the_names_of_those_that_are() {
    let log = Log::start();
    let (answer, record) = told(&log, harbor(), "sink", json!({})).await;
    let refused = &answer["refused"];
    assert_eq!((&refused["code"], &refused["message"]), (&json!(-32602), &json!("tool not found")));
    let hint = refused["data"]["recovery"]["hint"].as_str().unwrap();
    assert!(hint.starts_with("Call one of `bare`, `book`, `by_hand`, "), "{hint}");
    assert_eq!((record.get("error.recovery"), record.get("error.severity")), (hint, "notice"));
}

#[tokio::test]
async fn what_a_handler_made_by_itself_is_sent_as_it_is_and_told_all_the_same() {
    let log = Log::start();
    let (answer, record) = told(&log, harbor(), "by_hand", json!({})).await;
    assert_eq!(
        answer,
        json!({"content": [{"type": "text", "text": "upstream said status code 503"}], "isError": true})
    );
    assert_eq!(record.get("message"), "upstream said status code 503");
    assert_eq!((record.get("error.type"), record.get("error.fault")), ("ServiceUnavailable", "upstream"));

    let (answer, record) = told(&log, harbor(), "error_object", json!({})).await;
    assert_eq!(answer["refused"], json!({"code": -32603, "message": "the disk is on fire"}));
    assert_eq!((record.get("message"), record.get("error.type")), ("the disk is on fire", "InternalError"));
    assert!(!record.has("error.reason") && !record.has("error.recovery"));
}

#[tokio::test]
async fn each_failure_is_counted_once_and_successes_are_not() {
    let log = Log::start();
    let counted = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&counted);
    let server = harbor().with_metrics(move |labels: Labels| seen.lock().unwrap().push(labels));
    for tool in ["full", "fine", "panics", "nested", "lies", "by_hand", "book", "sink"] {
        let _ = rmcp3::call(server.clone(), tool, json!({})).await;
    }
    let counted: Vec<_> = counted.lock().unwrap().iter().map(|labels| labels.reason()).collect();
    let declared = [
        Some("harbor_full"),
        Some("handler_panicked"),
        Some("harbor_full"),
        None,
        None,
        None, // nobody declares `invalid_arguments` here
        Some("unknown_tool"),
    ];
    assert_eq!(counted, declared);
    assert_eq!(log.take().len(), declared.len());
}

#[tokio::test]
async fn around_one_handler_it_does_what_can_be_done_without_the_tool() {
    let log = Log::start();
    // Without a boundary around the server.
    let answer = rmcp3::call(Harbor::default(), "nested", json!({})).await.unwrap();
    let record = log.one();
    assert_eq!(answer["_meta"][META_KEY]["data"]["requestId"], "2");
    assert_eq!((record.get("error.reason"), record.get("error.request_id")), ("harbor_full", "2"));
    let answer = rmcp3::call(Harbor::default(), "nested_panics", json!({})).await.unwrap();
    assert_eq!(answer["_meta"][META_KEY]["data"]["reason"], "handler_panicked");
    assert_eq!(log.one().get("error.chain"), "in a future");
    // Nowhere a boundary: an envelope, and nobody who reports it.
    let answer = rmcp3::call(Harbor::default(), "full", json!({})).await.unwrap();
    assert!(answer["_meta"][META_KEY]["data"].get("requestId").is_none());
    assert_eq!(log.take().len(), 0);
}

#[tokio::test]
async fn resources_are_answered_and_only_their_defects_are_told() {
    let log = Log::start();
    let (here, there) = tokio::io::duplex(4096);
    tokio::spawn(async move {
        let served = harbor().serve(there).await.expect("the handshake");
        let _ = served.waiting().await;
    });
    let client = ().serve(here).await.expect("the handshake");
    let failed = client.read_resource(ReadResourceRequestParams::new("harbor://silent")).await.unwrap_err();
    assert!(failed.to_string().contains("the pilot is silent"), "{failed}");
    assert_eq!(log.take().len(), 0);
    let panicked = client.read_resource(ReadResourceRequestParams::new("harbor://panics")).await.unwrap_err();
    assert!(panicked.to_string().contains("failed unexpectedly"), "{panicked}");
    let record = log.one();
    assert_eq!(
        (record.get("error.reason"), record.get("error.chain")),
        ("handler_panicked", "a resource that panics")
    );
}

#[tokio::test]
async fn a_cancelled_request_is_a_cancellation_whatever_its_handler_fails_with() {
    let log = Log::start();
    for tool in ["waits", "waits_and_panics"] {
        let harbor = Harbor::default();
        let waiting = Arc::clone(&harbor.waiting);
        let told = Arc::new(Notify::new());
        let counted = Arc::new(AtomicUsize::new(0));
        let (tell, count) = (Arc::clone(&told), Arc::clone(&counted));
        let server = Boundary::new(harbor).with_metrics(move |_: Labels| {
            count.fetch_add(1, Ordering::Relaxed);
            tell.notify_one();
        });
        let (here, there) = tokio::io::duplex(4096);
        tokio::spawn(async move {
            let running = server.serve(there).await.expect("the handshake");
            let _ = running.waiting().await;
        });
        let client = ().serve(here).await.expect("the handshake");
        let call = CallToolRequest::new(CallToolRequestParams::new(tool).with_arguments(JsonObject::new()));
        let sent = client
            .send_cancellable_request(ClientRequest::CallToolRequest(call), PeerRequestOptions::no_options())
            .await
            .unwrap();
        waiting.notified().await;
        sent.cancel(Some("no longer wanted".to_owned())).await.unwrap();
        told.notified().await;
        let record = log.one();
        assert_eq!((record.level, record.get("error.type")), (Level::INFO, "RequestCancelled"), "{record:?}");
        for field in ["error.chain", "error.reason", "error.recovery"] {
            assert!(!record.has(field), "{tool}: {record:?}");
        }
        assert_eq!(counted.load(Ordering::Relaxed), 1);
    }
}
