//! The cases that `interop/cases.json` has for clients in other languages, with rmcp's own.

use std::time::Duration;

use rmcp::{
    RoleClient, ServiceError, ServiceExt as _,
    model::{CallToolRequestParams, GetPromptRequestParams, ReadResourceRequestParams},
    service::RunningService,
};
use serde_json::{Value, json};

use crate::mcp_server::{Library, server};

const CASES: &str = include_str!("../interop/cases.json");
const KEY: &str = "io.github.error-contract/error";
const PLACEMENTS: [&str; 3] = ["text", "structured", "meta"];

pub(crate) type Client = RunningService<RoleClient, ()>;

pub(crate) async fn connect(library: Library) -> Client {
    let (here, there) = tokio::io::duplex(4096);
    tokio::spawn(async move {
        let served = server(library).serve(there).await.expect("the handshake");
        // A client that goes away is no failure of the server.
        let _ = served.waiting().await;
    });
    ().serve(here).await.expect("the handshake")
}

pub(crate) fn call(tool: &str, arguments: &Value) -> CallToolRequestParams {
    let arguments = arguments.as_object().expect("arguments are an object").clone();
    CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments)
}

async fn answer(client: &Client, step: &Value) -> Result<Value, ServiceError> {
    if let Some(uri) = step["read"].as_str() {
        let read = client.read_resource(ReadResourceRequestParams::new(uri)).await?;
        return Ok(json!(read));
    }
    if let Some(name) = step["prompt"].as_str() {
        let arguments = step["arguments"].as_object().expect("arguments are an object").clone();
        let asked = GetPromptRequestParams::new(name).with_arguments(arguments);
        return Ok(json!(client.get_prompt(asked).await?));
    }
    let tool = step["call"].as_str().expect("a step calls, reads or prompts");
    Ok(json!(client.call_tool(call(tool, &step["arguments"])).await?))
}

/// Asserts that `actual` holds everything that `expected` names.
fn holds(actual: &Value, expected: &Value, path: &str) {
    match expected {
        Value::Object(members) => {
            for (key, value) in members {
                holds(&actual[key], value, &format!("{path}.{key}"));
            }
        }
        other => assert_eq!(actual, other, "{path}"),
    }
}

/// The text block without the id of the request, which is that of the structured error.
fn without_request(result: &Value) -> String {
    let text = result["content"][0]["text"].as_str().expect("one text block");
    let error = result["structuredContent"].get("error").unwrap_or(&result["_meta"][KEY]);
    let said = text.rsplit_once(" · request ").map(|(before, id)| (before, id.trim_end_matches(')')));
    if let Some(id) = error["data"]["requestId"].as_str() {
        assert_eq!(said.map(|(_, said)| said), Some(id), "{text}");
    }
    said.map_or_else(|| text.to_owned(), |(before, _)| format!("{before})"))
}

fn check_failure(result: &Value, expected: &Value, name: &str) {
    assert_eq!(result["isError"], true, "{name}");
    assert_eq!(result["content"].as_array().map(Vec::len), Some(1), "{name}");
    let text = without_request(result);
    let text = text.as_str();
    if let Some(whole) = expected["text"].as_str() {
        assert_eq!(text, whole, "{name}");
    } else {
        assert!(text.starts_with(expected["starts"].as_str().unwrap()), "{name}: {text:.200}");
        assert!(text.ends_with(expected["ends"].as_str().unwrap()), "{name}");
        assert!(text.len() as u64 <= expected["longest"].as_u64().unwrap(), "{name}: {}", text.len());
    }
    let (structured, meta) = (&result["structuredContent"]["error"], &result["_meta"][KEY]);
    let there = match expected["placement"].as_str() {
        Some("structured") => [structured, meta],
        Some("meta") => [meta, structured],
        _ => [&Value::Null, if structured.is_null() { meta } else { structured }],
    };
    holds(there[0], &expected["error"], name);
    assert!(there[1].is_null(), "{name}: the error is carried once");
}

#[tokio::test]
async fn every_case_of_the_interop_runs() {
    let client = connect(Library::open().expect("ports")).await;
    let steps: Vec<Value> = serde_json::from_str(CASES).expect("cases.json");
    for step in &steps {
        let name = step["name"].as_str().expect("a name");
        let mut answered = answer(&client, step).await;
        for _ in 1..step["atMost"].as_u64().unwrap_or(1) {
            if answered.as_ref().is_ok_and(|result| result["isError"] == true) {
                break;
            }
            answered = answer(&client, step).await;
        }
        match (answered, &step["refused"]) {
            (Ok(result), Value::Null) if step["fails"].is_object() => {
                check_failure(&result, &step["fails"], name);
            }
            (Ok(result), Value::Null) => {
                holds(&result["structuredContent"], &step["succeeds"], name);
                if let Some(said) = step["says"].as_str() {
                    assert!(result.to_string().contains(&json!(said).to_string()), "{name}: {result}");
                }
                assert_ne!(result["isError"], true, "{name}");
            }
            (Err(ServiceError::McpError(refused)), Value::Object(expected)) => {
                assert_eq!(json!(refused.code), expected["code"], "{name}");
                assert!(refused.message.contains(expected["message"].as_str().unwrap()), "{name}");
                holds(&json!(refused.data), expected.get("data").unwrap_or(&Value::Null), name);
            }
            (answered, _) => panic!("{name}: {answered:?}"),
        }
    }
}

#[tokio::test]
async fn a_client_sees_the_failures_in_the_list_of_tools_and_can_meet_each_in_every_place() {
    let client = connect(Library::open().expect("ports")).await;
    let tools = client.list_all_tools().await.expect("tools/list");
    let tool = |name: &str| tools.iter().find(|tool| tool.name == name).expect("the tool");
    let described = tool("fetch_article").description.as_deref().unwrap_or_default();
    assert!(
        described.starts_with("Fetch the text of an article.\n\nWhen it fails, the answer names a reason:\n")
    );
    assert!(described.contains("\n- mirror_down (retryable): The mirror that holds the record takes no"));
    let cited = tool("cite_article").description.as_deref().unwrap_or_default();
    assert!(!cited.contains("unknown_style"), "a subset was asked for");
    let output = json!(tool("fetch_article").output_schema);
    assert_eq!(output["required"], json!(["id", "title", "text"]), "the output schema is the handler's");

    let mut reasons = vec!["unknown_style".to_owned()];
    for tool in &tools {
        let meta = json!(tool.meta);
        let schema = &meta["io.github.error-contract/failures"];
        let examples = schema["properties"]["data"]["properties"]["reason"]["examples"].as_array();
        reasons.extend(examples.into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)));
    }
    reasons.sort();
    reasons.dedup();
    assert_eq!(reasons.len(), 13);
    for (reason, placement) in
        reasons.iter().flat_map(|reason| PLACEMENTS.map(|placement| (reason, placement)))
    {
        let asked = call("rehearse_failure", &json!({"reason": reason, "placement": placement}));
        let result = json!(client.call_tool(asked).await.expect("an answer"));
        let error = match placement {
            "text" => Value::Null,
            _ => json!({"data": {"reason": reason}}),
        };
        let ends = result["content"][0]["text"].as_str().unwrap_or_default();
        assert!(ends.contains(&format!("\n\n(reason {reason} · ")), "{ends}");
        let expected = json!({
            "placement": placement, "starts": "Error: ", "ends": "retryable)", "longest": 500, "error": error,
        });
        check_failure(&result, &expected, reason);
    }
}

#[tokio::test]
async fn a_client_that_goes_away_in_the_middle_leaves_a_server_for_the_next() {
    let library = Library::open().expect("ports");
    let gone = connect(library.clone()).await;
    let stays = connect(library).await;
    let slow = call("fetch_article", &json!({"id": "a9"}));
    let given_up = tokio::time::timeout(Duration::from_millis(50), gone.call_tool(slow)).await;
    assert!(given_up.is_err(), "the mirror says nothing for longer than that");
    drop(gone);
    let fetched = stays.call_tool(call("fetch_article", &json!({"id": "a1"}))).await.expect("an answer");
    assert_eq!(fetched.is_error, Some(false));
}
