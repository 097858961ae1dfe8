//! `transparent`: everything is asked of the error inside; `transparent(opaque)`: without its table.

use darling::{FromMeta, Result, error::Accumulator};
use proc_macro2::Span;
use syn::{GenericArgument, Ident, Meta, PathArguments, Type, spanned::Spanned};

use crate::check::catalog::{TRANSPARENT_SHAPE, WRONG_FORM};
use crate::model::{Field, Target, Transparent};

/// The key, before the fields are looked at.
pub(super) struct TransparentMark {
    span: Span,
    is_opaque: bool,
}

impl FromMeta for TransparentMark {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let span = meta.path().span();
        let is_opaque = match meta {
            Meta::Path(_) => false,
            Meta::List(list) if list.parse_args::<Ident>().is_ok_and(|word| word == "opaque") => true,
            other => {
                let message =
                    "`transparent` stands alone, or takes `opaque` where two enums contain each other";
                return Err(WRONG_FORM.error(message, other.path()));
            }
        };
        Ok(Self { span, is_opaque })
    }
}

/// The transparent variant, which has one field.
pub(super) fn transparent(
    mark: &TransparentMark,
    owner: &Ident,
    ident: &Ident,
    fields: &mut [Field<'_>],
    errors: &mut Accumulator,
) -> Result<Transparent> {
    let TransparentMark { span, is_opaque } = *mark;
    let [field] = fields else {
        let message = format!(
            "`transparent` needs exactly one field, the error inside; `{ident}` has {}",
            fields.len()
        );
        return Err(TRANSPARENT_SHAPE.error(message, &span));
    };
    let marks = std::mem::take(&mut field.marks);
    for mark in [
        marks.context.map(|mark| mark.span),
        marks.field,
        marks.retry_after,
        marks.retryable,
        marks.original_error,
    ]
    .into_iter()
    .flatten()
    {
        let message = "the error inside a transparent variant says this itself: drop the mark";
        errors.push(TRANSPARENT_SHAPE.error(message, &mark));
    }
    let target = if is_opaque {
        Target::Opaque
    } else if is_itself(field.ty, owner) {
        Target::Itself
    } else {
        Target::Contract
    };
    Ok(Transparent { span, target })
}

/// Whether the type spells `Self`, alone or in a `Box` or an `Arc`.
fn is_itself(ty: &Type, enum_ident: &Ident) -> bool {
    match ty {
        Type::Group(group) => is_itself(&group.elem, enum_ident),
        Type::Paren(paren) => is_itself(&paren.elem, enum_ident),
        Type::Path(path) if path.qself.is_none() => {
            if path.path.segments.len() == 1
                && path
                    .path
                    .segments
                    .first()
                    .is_some_and(|segment| segment.ident == "Self" || segment.ident == *enum_ident)
            {
                return true;
            }
            let Some(last) = path.path.segments.last() else { return false };
            if !(last.ident == "Box" || last.ident == "Arc") {
                return false;
            }
            let PathArguments::AngleBracketed(arguments) = &last.arguments else { return false };
            matches!(arguments.args.first(), Some(GenericArgument::Type(inner)) if is_itself(inner, enum_ident))
        }
        _ => false,
    }
}
