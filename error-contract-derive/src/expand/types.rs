//! Types and expressions as people read them.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, Type};

/// Tokens as people write them.
pub(super) fn spelled(tokens: &impl ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    let tight = [
        (" :: ", "::"),
        (":: ", "::"),
        (" < ", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" ,", ","),
        ("& ", "&"),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
    ];
    tight.iter().fold(text, |text, (loose, tight)| text.replace(loose, tight))
}

/// What is inside `Option<…>`, by whatever path it is spelled.
pub(super) fn inside_option(ty: &Type) -> Option<&Type> {
    let ty = match ty {
        Type::Group(group) => return inside_option(&group.elem),
        Type::Paren(paren) => return inside_option(&paren.elem),
        Type::Path(path) if path.qself.is_none() => path.path.segments.last()?,
        _ => return None,
    };
    match &ty.arguments {
        PathArguments::AngleBracketed(inside) if ty.ident == "Option" => {
            inside.args.iter().find_map(|argument| match argument {
                GenericArgument::Type(inside) => Some(inside),
                _ => None,
            })
        }
        _ => None,
    }
}

/// The name of a type without the paths and the lifetimes in it, so that moving an import is no change.
pub(super) fn named(ty: &Type) -> String {
    match ty {
        Type::Group(group) => named(&group.elem),
        Type::Paren(paren) => named(&paren.elem),
        Type::Reference(reference) => format!("&{}", named(&reference.elem)),
        Type::Slice(slice) => format!("[{}]", named(&slice.elem)),
        Type::Array(array) => format!("[{}; {}]", named(&array.elem), spelled(&array.len)),
        Type::Tuple(tuple) => {
            let inside: Vec<_> = tuple.elems.iter().map(named).collect();
            format!("({})", inside.join(", "))
        }
        Type::Path(path) if path.qself.is_none() => {
            let Some(last) = path.path.segments.last() else { return spelled(ty) };
            let PathArguments::AngleBracketed(inside) = &last.arguments else {
                return last.ident.to_string();
            };
            let inside: Vec<_> = inside
                .args
                .iter()
                .filter_map(|argument| match argument {
                    GenericArgument::Lifetime(_) => None,
                    GenericArgument::Type(inside) => Some(named(inside)),
                    other => Some(spelled(other)),
                })
                .collect();
            if inside.is_empty() {
                last.ident.to_string()
            } else {
                format!("{}<{}>", last.ident, inside.join(", "))
            }
        }
        other => spelled(other),
    }
}

#[cfg(test)]
mod tests {
    use super::{inside_option, named};

    #[test]
    fn a_type_by_its_name() {
        let name = |text: &str| syn::parse_str(text).map_or_else(|error| error.to_string(), |ty| named(&ty));
        assert_eq!(
            name("std::collections::HashMap<std::string::String, Vec<crate::Item<'a>>>"),
            "HashMap<String, Vec<Item>>"
        );
        assert_eq!(name("&'static str"), "&str");
        assert_eq!(name("Cow<'a, str>"), "Cow<str>");
        assert_eq!(name("([u8; 4], <T as Trait>::Out)"), "([u8; 4], <T as Trait>::Out)");
    }

    #[test]
    fn an_option_by_any_path() {
        let inside = |text: &str| {
            let ty = syn::parse_str(text).ok()?;
            inside_option(&ty).map(named)
        };
        assert_eq!(inside("::core::option::Option<u32>").as_deref(), Some("u32"));
        assert_eq!(inside("Vec<Option<u32>>"), None);
    }
}
