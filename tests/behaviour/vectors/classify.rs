//! `classify.json`: name and message to code.

use error_contract::{Code, Failure, classify::classify_text};
use serde_json::Value;

use super::{Tally, read};

#[test]
fn vectors_classify() {
    run();
}

pub(super) fn run() -> (usize, usize) {
    let mut tally = Tally::new("classify.json");
    for case in read("classify.json").as_array().unwrap() {
        let name = text(case, "name");
        let message = text(case, "message").unwrap_or_default();
        let code = match case.get("mcpCode").and_then(Value::as_i64) {
            // An error that has a code keeps it, whatever it says.
            Some(number) => {
                let code = Code::from_number(number.try_into().unwrap()).unwrap();
                let raised: Box<dyn std::error::Error + Send + Sync> = Failure::new(code, message).into();
                Failure::classify(raised).sent().code()
            }
            None => classify_text(name.as_deref(), &message),
        };
        tally.hold(case, &case["expect"].as_str().unwrap(), &code.class().name());
    }
    tally.close()
}

/// A text, or its parts with how often each is repeated.
fn text(case: &Value, key: &str) -> Option<String> {
    if let Some(parts) = case.get(format!("{key}_parts")).and_then(Value::as_array) {
        let part = |part: &Value| {
            let times = usize::try_from(part[1].as_u64().unwrap()).unwrap();
            part[0].as_str().unwrap().repeat(times)
        };
        return Some(parts.iter().map(part).collect());
    }
    Some(case.get(key)?.as_str()?.to_owned())
}
