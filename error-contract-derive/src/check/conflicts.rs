//! Values that are right alone and wrong together.

use darling::error::Accumulator;

use crate::check::catalog::{GIVEN_TWICE, TRANSPARENT_SHAPE, UNAVAILABLE, VARYING_CODE};
use crate::model::{Contract, Field, Marks, Number, Retry, Said, Target, Variant};

/// Reports them, each at the one to change.
pub(super) fn check_conflicts(contract: &mut Contract<'_>, errors: &mut Accumulator) {
    for variant in &mut contract.variants {
        let before = errors_of(variant);
        variant.broken |= !before.is_empty();
        for mistake in before {
            errors.push(mistake);
        }
    }
}

fn errors_of(variant: &Variant<'_>) -> Vec<darling::Error> {
    let mut errors = Vec::new();
    adapter_error(variant, &mut errors);
    unavailable(variant, &mut errors);
    marks(variant, &mut errors);
    transparent(variant, &mut errors);
    errors
}

/// 4001 varies by nature.
fn adapter_error(variant: &Variant<'_>, errors: &mut Vec<darling::Error>) {
    if let Some(code) = &variant.said.code
        && matches!(code.number, Some(Number::Literal(4001)))
        && !variant.says_retry()
        && variant.is_entry()
        && !variant.wrong.contains(&"retryable")
    {
        let message = "code 4001 (ADAPTER_ERROR) varies by nature: say `#[retryable]`, `#[retryable(false)]` or `#[retryable(terminal)]` beside it";
        errors.push(VARYING_CODE.error(message, &code.span));
    }
}

/// Clients repeat a 503 by themselves.
fn unavailable(variant: &Variant<'_>, errors: &mut Vec<darling::Error>) {
    if variant.said.http == Some(503)
        && let Some(retry @ (Retry::Correctable | Retry::Terminal)) = variant.retry()
    {
        let message = format!(
            "`http = 503` on a failure that is {}: clients repeat a 503 by themselves; say `#[retryable]` or another status",
            retry.name()
        );
        errors.push(UNAVAILABLE.error(message, variant.ident));
    }
}

/// Where a field is marked as one thing.
type Mark = fn(&Marks) -> Option<proc_macro2::Span>;

/// One field decides one thing, and a fixed value is not decided again.
fn marks(variant: &Variant<'_>, errors: &mut Vec<darling::Error>) {
    let pick: [(&str, Mark); 4] = [
        ("field", |marks| marks.field),
        ("retry_after", |marks| marks.retry_after),
        ("retryable", |marks| marks.retryable),
        ("original_error", |marks| marks.original_error),
    ];
    for (name, mark) in pick {
        let mut marked = variant.fields.iter().filter_map(|field: &Field<'_>| mark(&field.marks));
        let first = marked.next();
        for second in marked {
            errors.push(
                GIVEN_TWICE.error(format!("two fields are marked `{name}`; keep one of the two"), &second),
            );
        }
        let Some(first) = first else { continue };
        if name == "field" && variant.said.field.is_some() {
            errors
                .push(GIVEN_TWICE.error("the variant says `field = …` already; keep one of the two", &first));
        }
        if name == "retryable"
            && let Some(retry) = &variant.said.retry
            && retry.with.is_some()
        {
            errors.push(
                GIVEN_TWICE
                    .error("the variant says `retryable(with = …)` already; keep one of the two", &first),
            );
        }
    }
}

/// Whether a key beside `transparent` overrides something.
fn says_anything(variant: &Variant<'_>) -> bool {
    let Said {
        reason: _,
        code,
        retry,
        recovery,
        severity,
        when: _,
        http,
        message,
        field,
        protocol,
        since: _,
        deprecated: _,
        display: _,
    } = &variant.said;
    code.is_some()
        || retry.is_some()
        || recovery.is_some()
        || severity.is_some()
        || http.is_some()
        || message.is_some()
        || field.is_some()
        || *protocol
}

/// What makes no sense beside `transparent`.
fn transparent(variant: &Variant<'_>, errors: &mut Vec<darling::Error>) {
    let Some(transparent) = &variant.transparent else { return };
    if variant.said.reason.is_some() {
        return;
    }
    let said = &variant.said;
    if transparent.target == Target::Itself && says_anything(variant) {
        let message = "a variant that holds the enum itself adds nothing to the table, so what stands beside `transparent` would hold on the wire alone: give it a `#[reason(\"…\")]` of its own, or drop the keys";
        errors.push(TRANSPARENT_SHAPE.error(message, &transparent.span));
    }
    let mut needs_reason = |key: &str| {
        let message = format!(
            "`{key}` beside `transparent` needs a `#[reason(\"…\")]`, which makes the variant an entry of its own"
        );
        errors.push(TRANSPARENT_SHAPE.error(message, &transparent.span));
    };
    if said.when.as_ref().is_some_and(|when| !when.is_doc) {
        needs_reason("when");
    }
    if said.since.is_some() {
        needs_reason("since");
    }
    if said.deprecated.is_some() {
        needs_reason("deprecated");
    }
}
