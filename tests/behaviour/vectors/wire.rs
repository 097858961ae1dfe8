//! `wire.json`: what a failure raised under a contract looks like in a tool result.

use std::collections::BTreeMap;

use error_contract::{
    Code, Contract, Entry, Failure, Part, Retry, Severity,
    classify::Classifier,
    mcp::{self, ToolResult},
};
use serde_json::{Map, Value, json};

use super::{Tally, read};

#[test]
fn vectors_wire() {
    run();
}

pub(super) fn run() -> (usize, usize) {
    let mut tally = Tally::new("wire.json");
    let file = read("wire.json");
    let contracts: BTreeMap<&str, &'static Contract> = file["contracts"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, entries)| (name.as_str(), contract(name, entries)))
        .collect();
    for case in file["vectors"].as_array().unwrap() {
        let contract = case["contract"].as_str().map(|name| contracts[name]);
        match refused(case, contract) {
            Some(predicate) => tally.refuse(predicate),
            None => compare(&mut tally, case, contract),
        }
    }
    tally.close()
}

/// What the types or the design refuse.
fn refused(case: &Value, contract: Option<&'static Contract>) -> Option<&'static str> {
    let thrown = &case["throw"];
    let data = ["fail", "mcp"].iter().find_map(|kind| thrown.get(kind)?.get(2));
    let given = |key: &str| data.and_then(|data| data.get(key));
    let by_reason = ["fail", "failRecoveryFor"].iter().find_map(|kind| thrown.get(kind)?.get(0)?.as_str());
    if case.get("note").is_some() && thrown.get("note").is_some() {
        Some("a framework refusal given only as a `note`")
    } else if thrown.get("value").is_some() {
        Some("a thrown value that is not an error")
    } else if by_reason.is_some_and(|reason| contract.and_then(|contract| contract.find(reason)).is_none()) {
        Some("the `declaredReasons` of an untyped reason")
    } else if given("recovery").is_some_and(|recovery| !recovery["hint"].is_string()) {
        Some("a hint that is not a string")
    } else if given("reason").is_some_and(|reason| !reason.is_string()) {
        Some("a reason that is not a string")
    } else if given("retryable").is_some_and(|retryable| !retryable.is_boolean()) {
        Some("a `retryable` that is no bool")
    } else if case["expect"]["error"].get("data") == Some(&json!({})) {
        Some("an empty `data`")
    } else {
        None
    }
}

fn compare(tally: &mut Tally, case: &Value, contract: Option<&'static Contract>) {
    let failure = raise(&case["throw"], contract);
    let sent = match contract {
        Some(contract) => failure.sent_within(contract),
        None => failure.sent(),
    };
    let seen = |result: ToolResult<'_>| json!({"error": error_of(&result), "text": result.text()});
    let mut answer = Map::new();
    answer.insert("expect".into(), seen(mcp::tool_result(&sent)));
    answer.insert("log_level".into(), sent.severity().as_str().into());
    answer.insert("error_category".into(), sent.fault().as_str().into());
    let mut expected = Map::new();
    expected.insert("expect".into(), wanted(&case["expect"]));
    expected.insert("log_level".into(), case["log_level"].clone());
    expected.insert("error_category".into(), case["error_category"].clone());
    if let Some(with_id) = case.get("expect_with_request_id") {
        let id = with_id["error"]["data"]["requestId"].as_str().unwrap();
        answer.insert("with_id".into(), seen(mcp::tool_result(&sent).with_request_id(id)));
        expected.insert("with_id".into(), wanted(with_id));
    }
    tally.hold(case, &Value::Object(expected), &Value::Object(answer));
}

/// Raises what the case throws.
fn raise(thrown: &Value, contract: Option<&'static Contract>) -> Failure {
    let declared = |reason: &Value| contract.unwrap().find(reason.as_str().unwrap()).unwrap();
    let with_message = |failure: Failure, message: Option<&Value>| match message {
        Some(message) => failure.message(message.as_str().unwrap().to_owned()),
        None => failure,
    };
    let mut failure = if let Some(fail) = thrown.get("fail") {
        let failure = with_message(Failure::by_entry(&declared(&fail[0])), fail.get(1));
        let reason = fail[0].clone();
        // The reason that it was raised by stands, whatever the data says.
        with_data(failure, fail.get(2)).reason(reason.as_str().unwrap().to_owned())
    } else if let Some(fail) = thrown.get("failRecoveryFor") {
        let failure = with_message(Failure::by_entry(&declared(&fail[0])), fail.get(1));
        match contract.unwrap().recovery_for(fail[2].as_str().unwrap()) {
            Some(hint) => failure.recovery(hint),
            None => failure,
        }
    } else if let Some(mcp) = thrown.get("mcp") {
        let code = Code::from_number(mcp[0].as_i64().unwrap().try_into().unwrap()).unwrap();
        with_data(Failure::new(code, mcp[1].as_str().unwrap().to_owned()), mcp.get(2))
    } else {
        // A foreign error says nothing but its text, and what else it carries is ignored.
        let error = thrown["error"].as_array().unwrap();
        let classifier = Classifier::new().with_messages();
        let (name, message) = (error[0].as_str(), error[1].as_str().unwrap());
        Failure::new(classifier.text(name, message), message.to_owned())
    };
    if thrown["cancel"] == true {
        failure = failure.into_cancelled();
    }
    failure
}

fn with_data(mut failure: Failure, data: Option<&Value>) -> Failure {
    for (key, value) in data.and_then(Value::as_object).into_iter().flatten() {
        failure = match (key.as_str(), value) {
            ("reason", Value::String(reason)) => failure.reason(reason.clone()),
            ("recovery", recovery) => failure.recovery(recovery["hint"].as_str().unwrap().to_owned()),
            ("retryable", Value::Bool(retryable)) => failure.retryable(*retryable),
            (_, value) => failure.context(key.clone(), value),
        };
    }
    failure
}

/// The structured error. `retry` is a member of ours, beside every `retryable` and saying the same.
fn error_of(result: &ToolResult<'_>) -> Value {
    let mut error = result.to_value()["structuredContent"]["error"].take();
    if let Some(data) = error.get_mut("data").and_then(Value::as_object_mut) {
        let retry = data.remove("retry").map(|retry| retry == "transient");
        assert_eq!(retry, data.get("retryable").and_then(Value::as_bool));
    }
    error
}

fn wanted(expect: &Value) -> Value {
    json!({"error": expect["error"], "text": expect["text"]})
}

/// A contract as the file has it.
fn contract(name: &str, entries: &Value) -> &'static Contract {
    let parts: Vec<Part> = entries.as_array().unwrap().iter().map(|entry| Part::Entry(row(entry))).collect();
    Box::leak(Box::new(Contract::new(name.to_owned().leak(), parts.leak())))
}

fn row(row: &Value) -> Entry {
    let text = |key: &str| -> &'static str { row[key].as_str().unwrap().to_owned().leak() };
    let code = Code::from_number(row["code"].as_i64().unwrap().try_into().unwrap()).unwrap();
    let mut entry = Entry::new(text("reason"), code).with_when(text("when")).with_recovery(text("recovery"));
    if let Some(retryable) = row["retryable"].as_bool() {
        entry = entry.with_retry(if retryable { Retry::Transient } else { Retry::Correctable });
    }
    if let Some(severity) = row["severity"].as_str() {
        let levels = [Severity::Debug, Severity::Info, Severity::Notice, Severity::Warning];
        entry = entry.with_severity(levels.into_iter().find(|level| level.as_str() == severity).unwrap());
    }
    entry
}
