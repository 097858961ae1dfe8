//! From tokens to the model: one attribute a file, and the rules about one value live there.

mod allow;
mod code;
mod collect;
mod context;
mod defaults;
mod deprecated;
mod doc;
mod docs;
mod fields;
mod http;
mod keys;
mod krate;
mod placement;
mod reasons;
mod recovery;
mod retired;
mod retryable;
mod severity;
mod template;
mod text;
mod transparent;
mod value;
mod word;

use darling::{FromMeta, Result, error::Accumulator, util::SpannedValue};
use syn::{Attribute, Data, DeriveInput, Fields, Ident};

use self::{
    collect::{Collected, collect},
    keys::Place,
    word::Word,
};
use crate::check::catalog::NO_CONTRACT_FOR_UNIONS;
use crate::model::{
    ContextMark, Contract, IntegrationFlag, Marks, Recovery, Said, Shape, Text, Variant, When,
};

/// The keys of an enum, each kept apart so that one that is wrong does not hide the others.
#[derive(Default, FromMeta)]
#[darling(default)]
struct TypeKeys {
    domain: Option<Result<Text>>,
    #[darling(rename = "crate")]
    krate: Option<Result<krate::CratePath>>,
    docs: Option<Result<docs::Docs>>,
    reasons: Option<Result<reasons::ReasonsName>>,
    default: Option<Result<defaults::Defaults>>,
    retired: Option<Result<retired::Retired>>,
    mcp: Option<Result<crate::model::Placement>>,
    rmcp3: Option<Result<Word>>,
    axum08: Option<Result<Word>>,
}

/// The keys of a variant.
#[derive(Default, FromMeta)]
#[darling(default)]
struct VariantKeys {
    reason: Option<Result<Text>>,
    code: Option<Result<crate::model::Code>>,
    retryable: Option<Result<crate::model::Retryable>>,
    recovery: Option<Result<recovery::RecoveryText>>,
    severity: Option<Result<SpannedValue<crate::model::Severity>>>,
    when: Option<Result<Text>>,
    transparent: Option<Result<transparent::TransparentMark>>,
    http: Option<Result<http::HttpStatus>>,
    message: Option<Result<Text>>,
    field: Option<Result<Text>>,
    protocol: Option<Result<Word>>,
    since: Option<Result<Text>>,
    deprecated: Option<Result<deprecated::Deprecated>>,
    allow: Option<Result<crate::model::Allow>>,
}

pub(crate) use text::snake_case;

/// The model of the item. `None` where there is nothing to build on.
pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Accumulator) -> Option<Contract<'a>> {
    let place = match &input.data {
        Data::Enum(_) => Place::Enum,
        Data::Struct(_) => Place::Struct,
        Data::Union(data) => {
            let refused = "a union cannot have a contract: nothing says which of its fields is meant; write an enum or a struct";
            errors.push(NO_CONTRACT_FOR_UNIONS.error(refused, &data.union_token));
            return None;
        }
    };
    let mut collected = collect(&input.attrs, place, errors);
    let own = collected.take(|name| keys::belongs(name, Place::Enum) && !keys::belongs(name, Place::Variant));
    let keys = errors.handle(TypeKeys::from_list(&own)).unwrap_or_default();
    let allow_on_type = if place == Place::Enum {
        let own = collected.take(|name| name == "allow");
        errors.handle(VariantKeys::from_list(&own)).unwrap_or_default().allow
    } else {
        None
    };
    let allow = kept(allow_on_type, errors).into_iter().collect();
    let is_default_wrong = matches!(&keys.default, Some(Err(_)));
    let mut defaults = kept(keys.default, errors).unwrap_or_default();
    defaults.is_wrong = is_default_wrong;
    let lints = lints(&input.attrs);
    let variants = match &input.data {
        Data::Enum(data) => data
            .variants
            .iter()
            .map(|variant| {
                let collected = collect(&variant.attrs, Place::Variant, errors);
                let source = Source { owner: &input.ident, ident: &variant.ident, attrs: &variant.attrs };
                self::variant(&source, &variant.fields, collected, &defaults, errors)
            })
            .collect(),
        Data::Struct(data) => {
            let source = Source { owner: &input.ident, ident: &input.ident, attrs: &input.attrs };
            vec![variant(&source, &data.fields, collected, &defaults, errors)]
        }
        Data::Union(_) => Vec::new(),
    };
    let flags = [("rmcp3", keys.rmcp3), ("axum08", keys.axum08)];
    Some(Contract {
        ident: &input.ident,
        vis: &input.vis,
        generics: &input.generics,
        shape: if place == Place::Enum { Shape::Enum } else { Shape::Struct },
        non_exhaustive: input.attrs.iter().any(|attr| attr.path().is_ident("non_exhaustive")),
        krate: kept(keys.krate, errors).map(|krate| krate.0),
        domain: kept(keys.domain, errors).and_then(|domain| errors.handle(text::domain(domain))),
        docs: kept(keys.docs, errors).map(|docs| docs.0),
        retired: kept(keys.retired, errors).map(|retired| retired.0).unwrap_or_default(),
        placement: kept(keys.mcp, errors),
        reasons: kept(keys.reasons, errors)
            .and_then(|reasons| errors.handle(reasons::own_name(reasons, &input.ident))),
        flags: flags
            .into_iter()
            .filter_map(|(name, flag)| Some(IntegrationFlag { name, span: kept(flag, errors)?.0 }))
            .collect(),
        allow,
        lints,
        variants,
    })
}

/// Where a variant stands.
struct Source<'a> {
    /// The enum or struct.
    owner: &'a Ident,
    ident: &'a Ident,
    attrs: &'a [Attribute],
}

fn variant<'a>(
    source: &Source<'a>,
    fields: &'a Fields,
    collected: Collected,
    defaults: &defaults::Defaults,
    errors: &mut Accumulator,
) -> Variant<'a> {
    let Source { owner, ident, attrs } = *source;
    let Collected { items, mut wrong, unreadable } = collected;
    let keys = errors.handle(VariantKeys::from_list(&items)).unwrap_or_default();
    // The compiler carries the checklist: a new key stops the build here.
    let VariantKeys {
        reason,
        code,
        retryable,
        recovery,
        severity,
        when,
        transparent,
        http,
        message,
        field,
        protocol,
        since,
        deprecated,
        allow,
    } = keys;
    let mut fields = fields::fields(fields, errors);
    let mut keep = Keep { errors, wrong: &mut wrong };
    let transparent = keep.value("transparent", transparent);
    // What is transparent says for itself, unless a key stands beside it.
    let default = if transparent.is_some() { &defaults::Defaults::default() } else { defaults };
    let recovery = recovery.map(|recovery| {
        let recovery::RecoveryText { text, with } = recovery?;
        Ok(Recovery { template: template::template("recovery", &text, &fields)?, with })
    });
    let message = message.map(|text| {
        let text = text?;
        text::said(&text, "message")?;
        template::template("message", &text, &fields)
    });
    // Over another level, `error` says something.
    let has_other = transparent.is_some() || default.severity.is_some();
    let severity = severity.map(|level| match level {
        Ok(level) if has_other => Ok(level.into_inner()),
        level => level.and_then(severity::below_error),
    });
    let when = match when {
        Some(text) => keep.value("when", Some(text)).map(|text| When { text, is_doc: false }),
        None => keep.value("when", doc::when(ident, attrs)).map(|text| When { text, is_doc: true }),
    };
    let said = Said {
        reason: keep.value("reason", reason.map(|reason| text::reason(reason?))),
        code: keep.value("code", code).or_else(|| default.code.clone()),
        retry: keep.value("retryable", retryable),
        recovery: keep.value("recovery", recovery),
        severity: keep.value("severity", severity).or(default.severity),
        when,
        http: keep.value("http", http).map(|http| http.0),
        message: keep.value("message", message),
        field: keep.value("field", field).filter(|field| text::not_blank(field, "field", keep.errors)),
        protocol: keep.value("protocol", protocol).is_some(),
        since: keep.value("since", since).filter(|since| text::not_blank(since, "since", keep.errors)),
        deprecated: keep
            .value("deprecated", deprecated)
            .map(|deprecated| deprecated.0)
            .filter(|note| text::not_blank(note, "deprecated", keep.errors)),
        display: doc::display(attrs),
    };
    if default.is_wrong && said.code.is_none() {
        // What a default was meant to say is not missing.
        keep.wrong.push("code");
    }
    let allow = keep.value("allow", allow).into_iter().collect();
    let transparent =
        transparent.map(|mark| transparent::transparent(&mark, owner, ident, &mut fields, keep.errors));
    let transparent = keep.value("transparent", transparent);
    let broken = unreadable || !wrong.is_empty();
    Variant { ident, fields, said, transparent, allow, lints: lints(attrs), wrong, unreadable, broken }
}

/// Keeps what is right and notes what is wrong.
struct Keep<'a> {
    errors: &'a mut Accumulator,
    wrong: &'a mut Vec<&'static str>,
}

impl Keep<'_> {
    fn value<T>(&mut self, key: &'static str, value: Option<Result<T>>) -> Option<T> {
        match value? {
            Ok(value) => Some(value),
            Err(error) => {
                self.errors.push(error);
                self.wrong.push(key);
                None
            }
        }
    }
}

fn kept<T>(value: Option<Result<T>>, errors: &mut Accumulator) -> Option<T> {
    value.and_then(|value| errors.handle(value))
}

/// The lint levels that generated items next to the type must repeat.
fn lints(attrs: &[Attribute]) -> Vec<&Attribute> {
    let levels = ["allow", "warn", "deny"];
    attrs.iter().filter(|attr| levels.iter().any(|level| attr.path().is_ident(level))).collect()
}

/// The marks of a field.
#[derive(Default, FromMeta)]
#[darling(default)]
struct FieldKeys {
    context: Option<Result<ContextMark>>,
    field: Option<Result<Word>>,
    retry_after: Option<Result<Word>>,
    retryable: Option<Result<Word>>,
    original_error: Option<Result<Word>>,
}

impl FieldKeys {
    fn marks(self, errors: &mut Accumulator) -> Marks {
        let Self { context, field, retry_after, retryable, original_error } = self;
        let context = kept(context, errors);
        let mut span = |word| kept(word, errors).map(|word: Word| word.0);
        Marks {
            context,
            field: span(field),
            retry_after: span(retry_after),
            retryable: span(retryable),
            original_error: span(original_error),
        }
    }
}
