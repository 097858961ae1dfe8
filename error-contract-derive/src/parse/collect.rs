//! Brings the bare attributes and the items of `#[contract(…)]` into one list, without those that
//! cannot stay: unknown, misplaced, given twice, in a form that is not theirs.

use darling::{Error, ast::NestedMeta, error::Accumulator};
use proc_macro2::{Span, TokenTree};
use syn::{Attribute, MacroDelimiter, Meta, Token, ext::IdentExt, parse::ParseStream, spanned::Spanned};

use super::{
    depth,
    keys::{self, Place},
};
use crate::check::catalog::{GIVEN_TWICE, MISPLACED_KEY, UNKNOWN_KEY, WRONG_FORM};

/// What is left to be parsed.
#[derive(Default)]
pub(super) struct Collected {
    pub(super) items: Vec<NestedMeta>,
    /// Keys whose form was wrong: reported already, so not missing.
    pub(super) wrong: Vec<&'static str>,
    /// Whether an attribute could not be read, so that nobody knows what is missing.
    pub(super) unreadable: bool,
}

impl Collected {
    /// Takes the items of some keys out.
    pub(super) fn take(&mut self, mut wanted: impl FnMut(&str) -> bool) -> Vec<NestedMeta> {
        let (taken, left) = std::mem::take(&mut self.items)
            .into_iter()
            .partition(|item| name_of(item).is_some_and(|(name, _)| wanted(&name)));
        self.items = left;
        taken
    }
}

/// Collects what the attributes of one place say.
pub(super) fn collect(attrs: &[Attribute], place: Place, errors: &mut Accumulator) -> Collected {
    let mut collected = Collected::default();
    for attr in attrs {
        let is_ours = attr.path().is_ident("contract")
            || attr.path().get_ident().is_some_and(|ident| keys::find_bare(&ident.to_string()).is_some());
        if is_ours && !depth::is_readable(&attr.meta) {
            errors.push(WRONG_FORM.error("this attribute is nested too deeply to be read", attr.path()));
            collected.unreadable = true;
        } else if attr.path().is_ident("contract") {
            contract(attr, place, &mut collected, errors);
        } else if let Some(ident) = attr.path().get_ident()
            && let Some(key) = keys::find_bare(&ident.to_string())
        {
            if place == Place::Field {
                errors.push(misplaced_bare(key.name, ident.span()));
                continue;
            }
            match bare(attr, key.form) {
                Ok(()) => collected.items.push(NestedMeta::Meta(attr.meta.clone())),
                Err(error) => {
                    errors.push(error);
                    collected.wrong.push(key.name);
                }
            }
        }
    }
    sift(&mut collected, place, errors);
    collected
}

/// A bare attribute takes brackets, or stands alone.
fn bare(attr: &Attribute, form: &str) -> Result<(), Error> {
    let name = attr.path().get_ident().map(ToString::to_string).unwrap_or_default();
    match &attr.meta {
        Meta::Path(_) => Ok(()),
        Meta::List(list) if matches!(list.delimiter, MacroDelimiter::Paren(_)) => Ok(()),
        Meta::List(_) => {
            Err(WRONG_FORM.error(format!("`{name}` takes round brackets: write `#[{form}]`"), attr.path()))
        }
        Meta::NameValue(_) => Err(WRONG_FORM.error(format!(
            "`{name}` takes brackets, not `=`: write `#[{form}]`; `{name} = …` is for the inside of `#[contract(…)]`"
        ), attr.path())),
    }
}

/// The items of `#[contract(…)]`. One that cannot be read does not take the others with it.
fn contract(attr: &Attribute, place: Place, collected: &mut Collected, errors: &mut Accumulator) {
    let example = match place {
        Place::Enum | Place::Struct => "#[contract(domain = \"…\")]",
        Place::Variant => "#[contract(reason = \"…\")]",
        Place::Field => "#[contract(context)]",
    };
    let Meta::List(list) = &attr.meta else {
        errors.push(
            WRONG_FORM
                .error(format!("`contract` takes its keys in brackets: write `{example}`"), attr.path()),
        );
        collected.unreadable = true;
        return;
    };
    let items = |input: ParseStream<'_>| {
        while !input.is_empty() {
            match input.parse::<NestedMeta>() {
                Ok(item) => collected.items.push(item),
                Err(error) => {
                    errors.push(readable(&error, example));
                    collected.unreadable = true;
                    skip_to_comma(input);
                }
            }
            if !input.is_empty()
                && let Err(error) = input.parse::<Token![,]>()
            {
                errors.push(readable(&error, example));
                collected.unreadable = true;
                // What stands before the place may be half of something: nothing more is said about it.
                collected.items.pop();
                skip_to_comma(input);
                let _: Option<Token![,]> = input.parse().ok();
            }
        }
        Ok(())
    };
    // The closure reports what it meets and always gets to the end.
    if let Err(error) = list.parse_args_with(items) {
        errors.push(error.into());
    }
}

fn readable(error: &syn::Error, example: &str) -> Error {
    WRONG_FORM.error(
        format!("{error}; `#[contract(…)]` takes keys separated by commas, as in `{example}`"),
        &error.span(),
    )
}

fn skip_to_comma(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![,]) {
        let _: syn::Result<TokenTree> = input.parse();
    }
}

/// Drops what cannot stay, each with its error.
fn sift(collected: &mut Collected, place: Place, errors: &mut Accumulator) {
    let mut seen: Vec<&'static str> = Vec::new();
    let Collected { items, wrong, unreadable } = collected;
    items.retain(|item| {
        let Some((name, span)) = name_of(item) else {
            let message = format!("a literal is no key; known here: {}", keys::known(place));
            errors.push(WRONG_FORM.error(message, item));
            *unreadable = true;
            return false;
        };
        let Some(key) = keys::find(&name, place) else {
            errors.push(misplaced(&name, span, place));
            *unreadable |= place != Place::Field && keys::find_anywhere(&name).is_none();
            return false;
        };
        if seen.contains(&key.name) || wrong.contains(&key.name) {
            errors.push(GIVEN_TWICE.error(format!("`{name}` is given twice; keep one of the two"), &span));
            return false;
        }
        seen.push(key.name);
        // `reason = ` with something behind it, or nothing, that is no expression.
        if let NestedMeta::NameValueInvalidExpr(half) = item {
            let message = format!("`{name}`: {}; write `{}`", half.error, key.form);
            errors.push(WRONG_FORM.error(message, &half.error.span()));
            wrong.push(key.name);
            return false;
        }
        true
    });
}

/// A mark of a field has no bare form.
fn misplaced_bare(name: &str, at: Span) -> Error {
    if keys::find(name, Place::Field).is_none() {
        return misplaced(name, at, Place::Field);
    }
    let message = format!("`#[{name}]` belongs on a variant: a field is marked with `#[contract({name})]`");
    MISPLACED_KEY.error(message, &at)
}

/// What to say about a key that may not stand here.
fn misplaced(name: &str, at: Span, place: Place) -> Error {
    if let Some(key) = keys::find_anywhere(name) {
        let form =
            if key.is_bare { format!("#[{}]", key.form) } else { format!("#[contract({})]", key.form) };
        let advice = match (name, place) {
            ("code" | "severity", Place::Enum) => {
                format!("write it there, or `#[contract(default({name} = …))]` for all variants at once")
            }
            _ => format!("write `{form}` there"),
        };
        let message = format!("`{name}` belongs on {}, not on {}: {advice}", key.place.name(), place.name());
        return MISPLACED_KEY.error(message, &at);
    }
    let known = keys::known(place);
    let message = match keys::suggestion(name, place) {
        Some(near) => {
            format!("unknown key `{name}`: did you mean `{near}`? Known on {}: {known}", place.name())
        }
        None => format!("unknown key `{name}`; known on {}: {known}", place.name()),
    };
    UNKNOWN_KEY.error(message, &at)
}

/// The name of an item, without `r#`, and where it stands.
fn name_of(item: &NestedMeta) -> Option<(String, Span)> {
    let path = match item {
        NestedMeta::Meta(meta) => meta.path(),
        NestedMeta::NameValueInvalidExpr(meta) => &meta.path,
        NestedMeta::Lit(_) => return None,
    };
    let name = match path.get_ident() {
        Some(ident) => ident.unraw().to_string(),
        // No key has more than one segment: shown as it is, it is unknown.
        None => path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>().join("::"),
    };
    Some((name, path.span()))
}
