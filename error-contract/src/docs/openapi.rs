//! OpenAPI 3.1: the failures as responses of an HTTP API, in `application/problem+json`.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString as _},
    vec::Vec,
};

use super::{
    Reference,
    envelopes::PROBLEM,
    example::{self, Example},
    json::{Object, document},
    json_schema::undeclared_identity,
    markdown::Escaped,
    wire::{Path, Wait, Wire, is_open, wires},
};
use crate::{
    problem::{CONTENT_TYPE, status_phrase},
    retry::LONGEST_DELAY,
};

const SCHEMAS: &str = "#/components/schemas/";
const EXAMPLES: &str = "#/components/examples/";

impl Reference<'_> {
    /// An OpenAPI 3.1 document without paths, whose components are the failures: a response for each HTTP
    /// status (`Error404`), a schema and an example for each entry (`pubmed.no_match`). Where an occurrence
    /// decides the status, `ErrorOther` holds the entry too: refer to it as `default`.
    ///
    /// `info` has the title and the version of the reference; without a version it is `0.0.0`. For the schemas
    /// see [`json_schema`](Self::json_schema).
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized).with_domain("lamp"),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let document = Reference::new(&catalog).with_title("The lamp").with_version("1.4.0").openapi();
    /// let document: serde_json::Value = serde_json::from_str(&document)?;
    /// assert_eq!(document["openapi"], "3.1.0");
    /// assert_eq!(document["info"]["version"], "1.4.0");
    /// assert_eq!(document["components"]["responses"]["Error401"]["description"], "Unauthorized");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn openapi(&self) -> String {
        let wires = wires(self.catalog);
        document(8_192 + 1_792 * wires.len(), |root| {
            root.text("openapi", "3.1.0");
            root.object("info", |info| {
                info.text("title", &self.title);
                info.text("version", self.version.as_deref().unwrap_or("0.0.0"));
            });
            root.inline("paths", |_| ());
            root.object("components", |components| self.components(components, &wires));
        })
    }

    /// The components alone, to be merged into a document of one's own: `responses`, `headers`, `examples`
    /// and `schemas`, as [`openapi`](Self::openapi) has them. References in them are those of a whole document.
    ///
    /// ```
    /// use error_contract::{catalog::Catalog, docs::Reference};
    ///
    /// # let mut own = serde_json::json!({"components": {"schemas": {"Lamp": {}}}});
    /// let catalog = Catalog::default();
    /// let components = Reference::new(&catalog).openapi_components();
    /// let components: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&components)?;
    /// for (kind, named) in components {
    ///     let kind = own["components"].as_object_mut().unwrap().entry(kind).or_insert(serde_json::json!({}));
    ///     kind.as_object_mut().unwrap().extend(named.as_object().unwrap().clone());
    /// }
    /// assert!(own["components"]["schemas"]["Problem"].is_object());
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn openapi_components(&self) -> String {
        let wires = wires(self.catalog);
        document(8_192 + 1_792 * wires.len(), |root| self.components(root, &wires))
    }

    fn components(&self, components: &mut Object<'_>, wires: &[Wire<'_>]) {
        let is_open = is_open(self.catalog);
        let mut by_status: BTreeMap<u16, Vec<&Wire<'_>>> = BTreeMap::new();
        let mut other = Vec::new();
        for wire in wires {
            if wire.statuses.is_none() {
                other.push(wire);
                by_status.entry(wire.entry.code.http).or_default().push(wire);
            }
            for status in wire.statuses.iter().flatten() {
                by_status.entry(*status).or_default().push(wire);
            }
        }
        components.object("responses", |responses| {
            for (status, wires) in &by_status {
                responses.object(&format!("Error{status}"), |object| {
                    response(object, status_phrase(*status), wires, is_open);
                });
            }
            if is_open || !other.is_empty() {
                responses.object("ErrorOther", |object| {
                    response(object, "A failure whose status is known when it happens", &other, is_open);
                });
            }
        });
        components.object("headers", |headers| {
            headers.object("RetryAfter", |header| {
                header.text("description", "Seconds to wait before the next attempt.");
                header.inline("schema", |schema| {
                    schema.text("type", "integer");
                    schema.number("minimum", 0);
                    schema.number("maximum", LONGEST_DELAY.cast_signed());
                });
            });
        });
        components.object("examples", |examples| {
            for wire in wires {
                examples.object(&wire.name, |object| {
                    if !wire.entry.when.is_empty() {
                        object.text("summary", &wire.entry.when);
                    }
                    object.object("value", |value| example(wire).problem(value));
                });
            }
        });
        components.object("schemas", |schemas| {
            schemas.object("Problem", |schema| {
                schema.text("description", "Any failure, as RFC 9457 has it.");
                (PROBLEM.any)(schema);
            });
            if is_open {
                schemas.object("UndeclaredProblem", |schema| {
                    schema.text("description", "A failure that is known only when it happens.");
                    schema.all_of(SCHEMAS, "Problem");
                    undeclared_identity(schema, wires);
                });
            }
            for wire in wires {
                schemas.object(&wire.name, |schema| {
                    // Readers of it take it for CommonMark.
                    if !wire.entry.when.is_empty() {
                        schema.text("description", &Escaped(&wire.entry.when).to_string());
                    }
                    if wire.entry.deprecated.is_some() {
                        schema.bool("deprecated", true);
                    }
                    schema.all_of(SCHEMAS, "Problem");
                    (PROBLEM.of)(schema, wire, SCHEMAS);
                });
            }
        });
    }
}

fn response(object: &mut Object<'_>, description: &str, wires: &[&Wire<'_>], is_open: bool) {
    object.text("description", description);
    if wires.iter().any(|wire| wire.delay != Wait::None) {
        object.object("headers", |headers| {
            headers.reference("Retry-After", "#/components/headers/", "RetryAfter");
        });
    }
    let reasons: BTreeSet<&str> = wires.iter().map(|wire| &*wire.entry.reason).collect();
    object.object("content", |content| {
        content.object(CONTENT_TYPE, |media| {
            media.object("schema", |schema| {
                schema.array("oneOf", |one| {
                    for wire in wires {
                        one.reference(SCHEMAS, &wire.name);
                    }
                    if is_open {
                        one.reference(SCHEMAS, "UndeclaredProblem");
                    }
                });
                // It tells nothing where two domains have the reason, or where it may be any.
                if !is_open && reasons.len() == wires.len() {
                    schema.object("discriminator", |discriminator| {
                        discriminator.text("propertyName", "reason");
                        discriminator.object("mapping", |mapping| {
                            for wire in wires {
                                mapping.text(&wire.entry.reason, &format!("{SCHEMAS}{}", wire.name));
                            }
                        });
                    });
                }
            });
            media.object("examples", |examples| {
                for wire in wires {
                    examples.reference(&wire.name, EXAMPLES, &wire.name);
                }
            });
        });
    });
}

/// An occurrence of an entry, as everything that says something over it leaves it.
fn example<'a>(wire: &'a Wire<'_>) -> Example<'a> {
    Example {
        domain: wire.contract.domain.as_deref(),
        entry: wire.entry,
        seconds: match wire.delay {
            Wait::Always(seconds) => Some(seconds),
            Wait::Needed => Some(example::SECONDS),
            Wait::None | Wait::Maybe => None,
        },
        field: match wire.field {
            Path::Always(path) => Some(path),
            _ => None,
        },
        has_context: wire.has_context(),
    }
}
