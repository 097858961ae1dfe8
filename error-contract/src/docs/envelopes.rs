//! The JSON Schema of each envelope: of any failure, and of one entry.

use alloc::{format, string::String, vec::Vec};

use super::{
    json::Object,
    types,
    wire::{Path, Wait, Wire},
};
use crate::{Varies, retry::LONGEST_DELAY};

/// The envelopes: how each is called, how a failure in it is, and the members that are always there.
pub(super) const ENVELOPES: [Envelope; 4] = [
    Envelope { name: "ErrorResponse", any: any_response, of: response, is_data: false },
    Envelope { name: "McpError", any: any_mcp_error, of: mcp_error, is_data: true },
    Envelope { name: "JsonRpcError", any: any_error_object, of: error_object, is_data: true },
    PROBLEM,
];

pub(super) const PROBLEM: Envelope =
    Envelope { name: "Problem", any: any_problem, of: problem, is_data: false };

pub(super) struct Envelope {
    pub(super) name: &'static str,
    /// The members of any failure.
    pub(super) any: fn(&mut Object<'_>),
    /// The members of this one. With the place of schemas, where they stand in its.
    pub(super) of: fn(&mut Object<'_>, &Wire<'_>, &str),
    /// Whether [`data`] says nearly all of it.
    pub(super) is_data: bool,
}

const RETRIES: [&str; 3] = ["transient", "correctable", "terminal"];

fn of_type(object: &mut Object<'_>, key: &str, ty: &str) {
    object.inline(key, |schema| schema.text("type", ty));
}

fn any_terms(properties: &mut Object<'_>) {
    of_type(properties, "retryable", "boolean");
    properties.inline("retry", |schema| schema.texts("enum", RETRIES));
    properties.inline("retryAfter", |schema| {
        schema.text("type", "integer");
        schema.number("minimum", 0);
        schema.number("maximum", LONGEST_DELAY.cast_signed());
        schema.text("description", "Seconds to wait before the next attempt.");
    });
}

fn any_response(schema: &mut Object<'_>) {
    schema.text("type", "object");
    schema.object("properties", |properties| {
        of_type(properties, "code", "integer");
        of_type(properties, "message", "string");
        of_type(properties, "retryable", "boolean");
        properties.object("details", |details| {
            details.text("type", "object");
            details.object("properties", |properties| {
                for text in ["field", "reason", "domain", "suggestion", "originalError"] {
                    of_type(properties, text, "string");
                }
                any_terms(properties);
                of_type(properties, "context", "object");
            });
            details.texts("required", ["reason", "suggestion", "retry"]);
        });
    });
    schema.texts("required", ["code", "message", "retryable", "details"]);
}

fn response(schema: &mut Object<'_>, wire: &Wire<'_>, _: &str) {
    schema.object("properties", |properties| {
        numbers(properties, "code", wire.numbers().as_deref());
        retryable(properties, wire);
        properties.object("details", |details| {
            details.object("properties", |properties| {
                identity(properties, wire);
                retry(properties, wire);
                told(properties, wire);
                nested_context(properties, wire);
            });
            details.texts("required", told_always(wire).chain(wire.has_context().then_some("context")));
        });
    });
}

fn any_data(data: &mut Object<'_>) {
    data.text("type", "object");
    data.object("properties", |properties| {
        any_terms(properties);
        of_type(properties, "domain", "string");
        of_type(properties, "domainCode", "integer");
        for text in ["field", "originalError", "requestId", "reason"] {
            of_type(properties, text, "string");
        }
        properties.object("recovery", |recovery| {
            recovery.text("type", "object");
            recovery.object("properties", |properties| of_type(properties, "hint", "string"));
            recovery.texts("required", ["hint"]);
        });
    });
    data.texts("required", ["retryable", "retry", "recovery", "reason"]);
}

fn any_mcp_error(schema: &mut Object<'_>) {
    schema.text("type", "object");
    schema.object("properties", |properties| {
        of_type(properties, "code", "integer");
        of_type(properties, "message", "string");
        properties.object("data", any_data);
    });
    schema.texts("required", ["code", "message", "data"]);
}

fn any_error_object(schema: &mut Object<'_>) {
    schema.text("type", "object");
    schema.object("properties", |properties| {
        of_type(properties, "code", "integer");
        of_type(properties, "message", "string");
        properties.object("data", |data| {
            data.array("allOf", |all| {
                all.object(any_data);
            });
            data.object("properties", |properties| of_type(properties, "code", "integer"));
            data.texts("required", ["code"]);
        });
    });
    schema.texts("required", ["code", "message", "data"]);
}

/// The members of `data` that an MCP tool result and a JSON-RPC error object share.
pub(super) fn data(data: &mut Object<'_>, wire: &Wire<'_>) {
    data.object("properties", |properties| {
        identity(properties, wire);
        if let Some(number) = wire.domain_code() {
            properties.inline("domainCode", |schema| schema.number("const", number));
        }
        retryable(properties, wire);
        retry(properties, wire);
        told(properties, wire);
        if wire.has_context() {
            fields(properties, wire);
        }
    });
    let names = wire.entry.context.iter().filter(|_| wire.has_context()).map(|field| &*field.name);
    let number = wire.domain_code().map(|_| "domainCode");
    data.texts("required", told_always(wire).chain(number).chain(names));
}

fn mcp_error(schema: &mut Object<'_>, wire: &Wire<'_>, place: &str) {
    schema.object("properties", |properties| {
        numbers(properties, "code", wire.classes().as_deref());
        properties.reference("data", place, &data_name(wire));
    });
}

fn error_object(schema: &mut Object<'_>, wire: &Wire<'_>, place: &str) {
    schema.object("properties", |properties| {
        numbers(properties, "code", wire.error_objects().as_deref());
        properties.object("data", |data| {
            data.all_of(place, &data_name(wire));
            data.object("properties", |properties| {
                numbers(properties, "code", wire.numbers().as_deref());
            });
        });
    });
}

/// Where [`data`] stands.
pub(super) fn data_name(wire: &Wire<'_>) -> String {
    format!("{}.Data", wire.name)
}

fn any_problem(schema: &mut Object<'_>) {
    schema.text("type", "object");
    schema.object("properties", |properties| {
        for (name, format) in [("type", "uri-reference"), ("instance", "uri-reference")] {
            properties.inline(name, |schema| {
                schema.text("type", "string");
                schema.text("format", format);
            });
        }
        of_type(properties, "title", "string");
        properties.inline("status", |schema| {
            schema.text("type", "integer");
            schema.number("minimum", 400);
            schema.number("maximum", 599);
        });
        of_type(properties, "detail", "string");
        of_type(properties, "code", "integer");
        for text in ["reason", "domain", "recovery", "field"] {
            of_type(properties, text, "string");
        }
        any_terms(properties);
        of_type(properties, "context", "object");
    });
    schema.texts(
        "required",
        ["type", "title", "status", "detail", "code", "reason", "retryable", "retry", "recovery"],
    );
}

fn problem(schema: &mut Object<'_>, wire: &Wire<'_>, _: &str) {
    schema.object("properties", |properties| {
        let docs = wire.entry.docs_url();
        properties.inline("type", |schema| schema.text("const", docs.as_deref().unwrap_or("about:blank")));
        let statuses = wire.statuses.as_ref();
        let statuses = statuses.map(|statuses| statuses.iter().copied().map(i32::from).collect::<Vec<_>>());
        numbers(properties, "status", statuses.as_deref());
        numbers(properties, "code", wire.numbers().as_deref());
        identity(properties, wire);
        retryable(properties, wire);
        retry(properties, wire);
        // Not the identifier of a vendor: a problem has no member for it.
        delay_and_field(properties, wire);
        nested_context(properties, wire);
    });
    let required = told_always(wire).chain(wire.has_context().then_some("context"));
    schema.texts("required", required);
}

fn numbers(properties: &mut Object<'_>, key: &str, numbers: Option<&[i32]>) {
    let Some(numbers) = numbers else { return };
    properties.inline(key, |schema| match numbers {
        [number] => schema.number("const", *number),
        numbers => schema.numbers("enum", numbers.iter().copied().map(i64::from)),
    });
}

fn identity(properties: &mut Object<'_>, wire: &Wire<'_>) {
    properties.inline("reason", |schema| schema.text("const", &wire.entry.reason));
    if let Some(domain) = &wire.contract.domain {
        properties.inline("domain", |schema| schema.text("const", domain));
    }
}

fn retryable(properties: &mut Object<'_>, wire: &Wire<'_>) {
    let mut transient = wire.retries.iter().map(|retry| retry.is_transient());
    let first = transient.next().unwrap_or_default();
    if transient.all(|next| next == first) {
        properties.inline("retryable", |schema| schema.bool("const", first));
    }
}

fn retry(properties: &mut Object<'_>, wire: &Wire<'_>) {
    match wire.retries.as_slice() {
        [retry] => properties.inline("retry", |schema| schema.text("const", retry.as_str())),
        retries if retries.len() < RETRIES.len() => {
            properties
                .inline("retry", |schema| schema.texts("enum", retries.iter().map(|retry| retry.as_str())));
        }
        _ => {}
    }
}

fn told(properties: &mut Object<'_>, wire: &Wire<'_>) {
    delay_and_field(properties, wire);
    if wire.varies(Varies::ORIGINAL_ERROR) {
        of_type(properties, "originalError", "string");
    }
}

fn delay_and_field(properties: &mut Object<'_>, wire: &Wire<'_>) {
    if let Wait::Always(seconds) = wire.delay {
        properties.inline("retryAfter", |schema| schema.number("const", seconds.cast_signed()));
    }
    if let Path::Always(path) = wire.field {
        properties.inline("field", |schema| schema.text("const", path));
    }
}

/// The members beside the context that every occurrence has.
fn told_always<'w>(wire: &Wire<'w>) -> impl Iterator<Item = &'w str> + use<'w> {
    let domain = wire.contract.domain.is_some().then_some("domain");
    let delay = matches!(wire.delay, Wait::Always(_) | Wait::Needed).then_some("retryAfter");
    let field = matches!(wire.field, Path::Always(_)).then_some("field");
    [Some("reason"), domain, delay, field].into_iter().flatten()
}

fn nested_context(properties: &mut Object<'_>, wire: &Wire<'_>) {
    if wire.has_context() {
        properties.object("context", |context| {
            context.object("properties", |properties| fields(properties, wire));
            context.texts("required", wire.entry.context.iter().map(|field| &*field.name));
        });
    }
}

fn fields(properties: &mut Object<'_>, wire: &Wire<'_>) {
    for field in &wire.entry.context {
        properties.raw(&field.name, &types::schema(field));
    }
}
