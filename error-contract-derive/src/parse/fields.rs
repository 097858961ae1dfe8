//! The fields of a variant and their marks.

use darling::{FromMeta, error::Accumulator};
use syn::{Attribute, Fields, Ident, Index, Member, Meta, Type, ext::IdentExt};

use super::{FieldKeys, collect::collect, keys::Place};
use crate::check::catalog::WRONG_FORM;
use crate::model::{ContextMark, Field};

/// The fields, in their order.
pub(super) fn fields<'a>(fields: &'a Fields, errors: &mut Accumulator) -> Vec<Field<'a>> {
    fields
        .iter()
        .enumerate()
        .map(|(position, field)| {
            let collected = collect(&field.attrs, Place::Field, errors);
            let marks =
                errors.handle(FieldKeys::from_list(&collected.items)).unwrap_or_default().marks(errors);
            let member = match &field.ident {
                Some(ident) => Member::Named(ident.clone()),
                None => Member::Unnamed(index(position)),
            };
            let name = field.ident.as_ref().map(|ident| ident.unraw().to_string());
            if let (Some(ContextMark { span, name: None }), None) = (&marks.context, &name) {
                let message =
                    "a context field needs a name to be sent under: write the variant with named fields, or `context = \"name\"`";
                errors.push(WRONG_FORM.error(message, span));
            }
            Field {
                member,
                ty: &field.ty,
                marks,
                private: private(field.ident.as_ref(), &field.attrs, &field.ty),
                name,
            }
        })
        .collect()
}

fn index(position: usize) -> Index {
    Index::from(position)
}

/// Why a field may not stand in a text that leaves the process.
fn private(ident: Option<&Ident>, attrs: &[Attribute], ty: &Type) -> Option<&'static str> {
    let says_source = |attr: &Attribute| {
        // snafu's `#[snafu(source)]`, derive_more's `#[error(source)]`
        ["snafu", "error"].iter().any(|other| attr.path().is_ident(other))
            && matches!(&attr.meta, Meta::List(list) if list.tokens.clone().into_iter().next().is_some_and(|token| token.to_string() == "source"))
    };
    let has = |name: &str| attrs.iter().any(|attr| attr.path().is_ident(name));
    let is_named = |name: &str| ident.is_some_and(|ident| ident == name);
    let is_backtrace = matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|segment| segment.ident == "Backtrace"));
    if has("backtrace") || is_named("backtrace") || is_backtrace {
        Some("a backtrace")
    } else if has("source") || has("from") || is_named("source") || attrs.iter().any(says_source) {
        Some("the source")
    } else {
        None
    }
}
