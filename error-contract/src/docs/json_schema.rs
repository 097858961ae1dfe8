//! JSON Schema (draft 2020-12) of what the failures of a catalog look like on each wire.

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};

use super::{
    Reference,
    envelopes::{ENVELOPES, data, data_name},
    json::{Object, document},
    wire::{Wire, is_open, wires},
};

const PLACE: &str = "#/$defs/";

impl Reference<'_> {
    /// What the failures look like on each wire, as a JSON Schema of draft 2020-12. The whole describes any
    /// of them in any envelope; its `$defs` describe one envelope (`ErrorResponse`, `McpError`,
    /// `JsonRpcError`, `Problem`) or one failure in it (`pubmed.no_match.Problem`). `McpError` is the structured error of
    /// a tool result, `structuredContent.error` or the member of `_meta`, and `JsonRpcError` an error object, not the reply
    /// around it.
    ///
    /// What identifies a failure is a `const`; what an occurrence decides is as open as it is. Texts are not part of it.
    /// A context field has the JSON type of its Rust type where that is known by its name; each of them admits
    /// `"[Unreadable]"`, which stands for a value that could not be serialized. New members may appear anywhere.
    ///
    /// Where failures can arrive that no entry declares (`dyn ErrorContract`, generic types), they are admitted
    /// in the shape that all have.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized).with_domain("lamp"),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let schema: serde_json::Value = serde_json::from_str(&Reference::new(&catalog).json_schema())?;
    /// let problem = &schema["$defs"]["lamp.not_paired.Problem"];
    /// assert_eq!(problem["properties"]["reason"]["const"], "not_paired");
    /// assert_eq!(problem["properties"]["status"]["const"], 401);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn json_schema(&self) -> String {
        let wires = wires(self.catalog);
        let is_open = is_open(self.catalog);
        document(8_192 + 2_816 * wires.len(), |root| {
            root.text("$schema", "https://json-schema.org/draft/2020-12/schema");
            root.text("title", &self.title);
            if let Some(version) = &self.version {
                root.text("$comment", &format!("Version {version}."));
            }
            root.array("anyOf", |any| {
                for envelope in &ENVELOPES {
                    any.reference(PLACE, envelope.name);
                }
            });
            root.object("$defs", |defs| {
                for envelope in &ENVELOPES {
                    defs.object(envelope.name, |union| {
                        union.array("anyOf", |any| {
                            for wire in &wires {
                                any.reference(PLACE, &format!("{}.{}", wire.name, envelope.name));
                            }
                            if is_open || wires.is_empty() {
                                any.reference(PLACE, &format!("Undeclared{}", envelope.name));
                            }
                        });
                    });
                    defs.object(&format!("Any{}", envelope.name), envelope.any);
                    if is_open || wires.is_empty() {
                        defs.object(&format!("Undeclared{}", envelope.name), |schema| {
                            undeclared(schema, envelope.name);
                        });
                    }
                }
                if is_open || wires.is_empty() {
                    defs.object("Undeclared", |schema| undeclared_identity(schema, &wires));
                }
                for wire in &wires {
                    defs.object(&data_name(wire), |schema| {
                        about(schema, wire);
                        data(schema, wire);
                    });
                    for envelope in &ENVELOPES {
                        let name = format!("{}.{}", wire.name, envelope.name);
                        let any = format!("Any{}", envelope.name);
                        if envelope.is_data {
                            // What there is to say is said of the data.
                            defs.inline(&name, |schema| {
                                schema.all_of(PLACE, &any);
                                (envelope.of)(schema, wire, PLACE);
                            });
                        } else {
                            defs.object(&name, |schema| {
                                about(schema, wire);
                                schema.all_of(PLACE, &any);
                                (envelope.of)(schema, wire, PLACE);
                            });
                        }
                    }
                }
            });
        })
    }
}

fn about(schema: &mut Object<'_>, wire: &Wire<'_>) {
    if !wire.entry.when.is_empty() {
        schema.text("description", &wire.entry.when);
    }
    if wire.entry.deprecated.is_some() {
        schema.bool("deprecated", true);
    }
}

/// A failure that no entry declares, in an envelope.
fn undeclared(schema: &mut Object<'_>, envelope: &str) {
    let member = match envelope {
        "ErrorResponse" => Some("details"),
        "Problem" => None,
        _ => Some("data"),
    };
    schema.array("allOf", |all| {
        all.reference(PLACE, &format!("Any{envelope}"));
        match member {
            Some(member) => all.object(|inner| {
                inner.object("properties", |properties| properties.reference(member, PLACE, "Undeclared"));
            }),
            None => all.reference(PLACE, "Undeclared"),
        }
    });
}

/// An object whose domain and reason are not those of an entry.
pub(super) fn undeclared_identity(schema: &mut Object<'_>, wires: &[Wire<'_>]) {
    let mut by_domain: BTreeMap<Option<&str>, Vec<&str>> = BTreeMap::new();
    for wire in wires {
        by_domain.entry(wire.contract.domain.as_deref()).or_default().push(&wire.entry.reason);
    }
    if by_domain.is_empty() {
        return;
    }
    schema.object("not", |not| {
        not.array("anyOf", |any| {
            for (domain, reasons) in by_domain {
                any.object(|declared| {
                    declared.object("properties", |properties| {
                        match domain {
                            Some(domain) => {
                                properties.inline("domain", |schema| schema.text("const", domain));
                            }
                            None => properties.bool("domain", false),
                        }
                        properties.inline("reason", |schema| schema.texts("enum", reasons));
                    });
                    let domain = domain.map(|_| "domain");
                    declared.texts("required", domain.into_iter().chain(["reason"]));
                });
            }
        });
    });
}
