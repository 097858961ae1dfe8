//! Writes the schemas of two catalogs, and what is sent for errors of theirs, for validators that nobody here wrote.
//!
//! ```text
//! cargo run -p error-contract-tests --example wire -- FOLDER
//! ```
//!
//! `tests/openapi/run.sh` runs it.

#![allow(dead_code, unreachable_pub, reason = "of the contracts that are shown here not everything fails")]

use std::{env, fs, path::Path};

use error_contract::{
    Contract, ErrorContract, HasContract as _,
    catalog::Catalog,
    docs::Reference,
    mcp::{self, Placement},
    problem, testing,
};
use serde_json::{Value, json};

use self::errors::{CiteError, ExportError, SearchError};

#[path = "mcp_server/errors.rs"]
mod errors;
#[path = "../docs/everything.rs"]
mod everything;
#[path = "mcp_server/samples.rs"]
mod samples;
#[path = "../../error-contract/examples/docs/services.rs"]
mod services;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args_os().nth(1).ok_or("where to?")?;
    let folder = Path::new(&folder);
    let server: [&Contract; 3] = [SearchError::CONTRACT, CiteError::CONTRACT, ExportError::CONTRACT];
    let sent = samples::search().iter().map(|error| sent(error)).collect::<Vec<_>>().into_iter();
    let sent = sent.chain(samples::cite().iter().map(|error| self::sent(error)).collect::<Vec<_>>());
    let sent = sent.chain(samples::export().iter().map(|error| self::sent(error)).collect::<Vec<_>>());
    write(&folder.join("server"), &Catalog::of(&server)?, sent.collect())?;

    let sent = everything::samples().iter().map(|error| self::sent(&**error)).collect();
    write(&folder.join("everything"), &Catalog::of(&everything::contracts())?, sent)?;

    write(&folder.join("services"), &services::catalog()?, Vec::new())?;
    write(&folder.join("empty"), &Catalog::default(), Vec::new())?;
    write(&folder.join("hostile"), &hostile(Catalog::of(&everything::contracts())?), Vec::new())
}

/// With texts that nobody means well with, wherever one stands. Reasons stay reasons.
fn hostile(mut catalog: Catalog) -> Catalog {
    const TEXT: &str = "\"}],/*<script>alert(1)</script> #/components/~1x ${x} {{x}} \u{0}\u{1b}[31m\u{2028}\u{202e}\r\n\\u0041 \u{1f480} |`*";
    for contract in &mut catalog.contracts {
        contract.domain = Some(TEXT.into());
        contract.name = TEXT.into();
        for entry in &mut contract.entries {
            entry.when = TEXT.into();
            entry.recovery = TEXT.into();
            entry.message = Some(TEXT.into());
            entry.field = entry.field.is_some().then(|| TEXT.into());
            entry.docs = Some(TEXT.into());
            for field in &mut entry.context {
                field.name = format!("{TEXT}{}", field.name).into();
            }
        }
    }
    catalog
}

/// Every envelope of a failure, with the headers of an HTTP response.
fn sent(error: &dyn ErrorContract) -> Value {
    let mut sent = testing::envelopes(error);
    if let Some(sent) = sent.as_object_mut() {
        let problem = problem::problem(error);
        // Wherever the type places it.
        let result = mcp::tool_result(error).with_placement(Placement::Structured).to_value();
        sent.insert("mcpError".into(), json!(result.pointer("/structuredContent/error")));
        sent.insert("domain".into(), json!(error.domain()));
        sent.insert("retryAfter".into(), json!(problem.retry_after()));
    }
    sent
}

fn write(folder: &Path, catalog: &Catalog, sent: Vec<Value>) -> Result<(), Box<dyn std::error::Error>> {
    let reference =
        Reference::new(catalog).with_title("Failures <b>\"of\"</b> | everything").with_version("1.0.0");
    fs::create_dir_all(folder)?;
    fs::write(folder.join("catalog.json"), catalog.to_json())?;
    fs::write(folder.join("errors.schema.json"), reference.json_schema())?;
    fs::write(folder.join("openapi.json"), reference.openapi())?;
    fs::write(folder.join("sent.json"), Value::from(sent).to_string())?;
    Ok(())
}
