//! `ErrorContract`: which entry an error is, and what each occurrence decides.

use std::{collections::BTreeSet, fmt::Write as _};

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::Path;

use super::{checks, is_generic, path_of, spans, table, texts};
use crate::model::{Contract, Field, Recovery, Retry, Shape, Target, Variant};

/// The impl of `ErrorContract`.
pub(super) fn expand_occurrence(contract: &Contract<'_>) -> TokenStream {
    let ident = super::quiet(contract.ident);
    let (impl_generics, ty_generics, _) = contract.generics.split_for_impl();
    let where_clause = super::where_clause(contract.generics);
    let entry = entry(contract);
    let placement = contract.placement.map(|placement| {
        let placement = table::expand_placement(placement);
        quote! {
            fn __placement(&self) -> ::core::option::Option<__ec::Placement> {
                ::core::option::Option::Some(#placement)
            }
        }
    });
    let inner = expand_inner(contract);
    let positions = table::positions(contract);
    let methods = METHODS.iter().filter_map(|method| method.expand(contract, &positions));
    quote! {
        #[automatically_derived]
        impl #impl_generics __ec::ErrorContract for #ident #ty_generics #where_clause {
            #entry
            #placement
            #inner
            #(#methods)*
        }
    }
}

/// The name under which a field is bound: never its own.
pub(super) fn binding(index: usize, span: Span) -> Ident {
    format_ident!("__field_{index}", span = span)
}

/// One match to an index, one table: this is what every other method starts from.
fn entry(contract: &Contract<'_>) -> TokenStream {
    let checks = (is_generic(contract.generics) && checks::expand_generic_checks(contract).is_some())
        .then(|| quote!(let () = <Self as __ec::HasContract>::__CHECKS;));
    // The arms that are a number are written as text, which is one step to the compiler; those that ask the error
    // inside stand at its type.
    let mut own = String::new();
    let mut delegating = Vec::new();
    for (variant, position) in contract.variants.iter().zip(table::positions(contract)) {
        if table::is_nested(variant) {
            let (pattern, inner) = inner(contract, variant);
            delegating.push((pattern, quote!(__ec::ErrorContract::entry(#inner))));
        } else {
            let path = match contract.shape {
                Shape::Enum => format!("Self::{}", variant.ident),
                Shape::Struct => "Self".into(),
            };
            let _ = write!(own, "{path} {{ .. }} => {},", position.unwrap_or(usize::MAX));
        }
    }
    let body = if contract.variants.is_empty() {
        quote!(match *self {})
    } else if own.is_empty() {
        let arms = delegating.iter().map(|(pattern, entry)| quote!(#pattern => #entry,));
        quote!(match self { #(#arms)* })
    } else {
        let own = super::source(&own);
        let arms = delegating.iter().map(|(pattern, entry)| quote!(#pattern => return #entry,));
        quote!(__ec::entry_at(<Self as __ec::HasContract>::CONTRACT, match self { #own #(#arms)* }))
    };
    quote! {
        fn entry(&self) -> &'static __ec::Entry {
            #checks
            #body
        }
    }
}

/// The pattern of a transparent variant, and the error inside as a trait object.
fn inner(contract: &Contract<'_>, variant: &Variant<'_>) -> (TokenStream, TokenStream) {
    let pattern = pattern(contract, variant, &BTreeSet::from([0]));
    let Some((field, transparent)) = variant.fields.first().zip(variant.transparent.as_ref()) else {
        // A transparent variant has its one field from the moment it is parsed.
        return (
            pattern,
            quote!(::core::compile_error!(
                "error-contract has a bug: a transparent variant without its field"
            )),
        );
    };
    let (ty, ends) = (field.ty, spans::ends(field.ty));
    let bound = binding(0, ends.0);
    let call = match transparent.target {
        // Asked in the same words as the table asks, so that a type without a contract is reported once.
        Target::Contract => {
            let first = ends.0;
            quote_spanned!(first=> <#ty as __ec::HasContract>::as_contract(#bound))
        }
        Target::Itself | Target::Opaque => spans::between(ends, quote!(__ec::opaque(#bound))),
    };
    (pattern, call)
}

/// The pattern that binds some fields of a variant.
fn pattern(contract: &Contract<'_>, variant: &Variant<'_>, bound: &BTreeSet<usize>) -> TokenStream {
    let path = path_of(contract, variant);
    let fields = bound.iter().filter_map(|index| {
        let member = match &variant.fields.get(*index)?.member {
            syn::Member::Named(ident) => super::quiet(ident).to_token_stream(),
            syn::Member::Unnamed(position) => position.to_token_stream(),
        };
        let binding = binding(*index, Span::call_site());
        Some(quote!(#member: #binding))
    });
    quote!(#path { #(#fields,)* .. })
}

/// A method that is written where a variant has something to say, and left to the trait elsewhere.
struct Method {
    /// The signature, without what the trait gives it.
    signature: fn() -> TokenStream,
    /// What the trait answers.
    default: fn() -> TokenStream,
    /// What a variant answers that is this part of the table, and the fields it needs.
    answer: fn(&Variant<'_>, usize) -> Answer,
}

static METHODS: &[Method] = &[
    Method {
        signature: || quote!(fn code(&self) -> __ec::Code),
        default: || quote!(__ec::defaults::code(self)),
        answer: code,
    },
    Method {
        signature: || quote!(fn retry(&self) -> __ec::Retry),
        default: || quote!(__ec::defaults::retry(self)),
        answer: retry,
    },
    Method {
        signature: || quote!(fn retry_after(&self) -> ::core::option::Option<__ec::Duration>),
        default: || quote!(__ec::defaults::retry_after(self)),
        answer: retry_after,
    },
    Method {
        signature: || quote!(fn recovery(&self) -> __ec::Cow<'_, ::core::primitive::str>),
        default: || quote!(__ec::defaults::recovery(self)),
        answer: recovery,
    },
    Method {
        signature: || quote!(fn __write_recovery(&self, __out: &mut __ec::fmt::Formatter<'_>) -> __ec::fmt::Result),
        default: || quote!(__ec::defaults::write_recovery(self, __out)),
        answer: write_recovery,
    },
    Method {
        signature: || quote!(fn __write_message(&self, __out: &mut __ec::fmt::Formatter<'_>) -> __ec::fmt::Result),
        default: || quote!(__ec::defaults::write_message(self, __out)),
        answer: write_message,
    },
    Method {
        signature: || quote!(fn severity(&self) -> __ec::Severity),
        default: || quote!(__ec::defaults::severity(self)),
        answer: severity,
    },
    Method {
        signature: || quote!(fn field(&self) -> ::core::option::Option<__ec::Cow<'_, ::core::primitive::str>>),
        default: || quote!(__ec::defaults::field(self)),
        answer: field,
    },
    Method {
        signature: || quote!(fn original_error(&self) -> ::core::option::Option<__ec::Cow<'_, ::core::primitive::str>>),
        default: || quote!(__ec::defaults::original_error(self)),
        answer: original_error,
    },
    Method {
        signature: || quote!(fn __http(&self) -> ::core::option::Option<::core::primitive::u16>),
        default: || quote!(__ec::defaults::http(self)),
        answer: http,
    },
    Method {
        signature: || quote!(fn is_protocol(&self) -> ::core::primitive::bool),
        default: || quote!(__ec::defaults::protocol(self)),
        answer: protocol,
    },
    Method {
        signature: || quote!(fn __context(&self, __to: &mut __ec::Context<'_>)),
        default: || quote!(__ec::defaults::context(self, __to)),
        answer: context,
    },
];

impl Method {
    fn expand(&self, contract: &Contract<'_>, positions: &[Option<usize>]) -> Option<TokenStream> {
        let arms = contract.variants.iter().zip(positions).filter(|(variant, _)| !variant.broken).filter_map(
            |(variant, position)| {
                // Who is no part of the table has nothing to read there.
                let (answer, fields) = (self.answer)(variant, position.unwrap_or_default())?;
                let pattern = pattern(contract, variant, &fields);
                Some(quote!(#pattern => #answer,))
            },
        );
        expand_match(contract, &(self.signature)(), &arms.collect::<Vec<_>>(), &(self.default)())
    }
}

/// The error inside each transparent variant, which answers whatever the variant does not.
fn expand_inner(contract: &Contract<'_>) -> Option<TokenStream> {
    let signature = quote!(fn __inner(&self) -> ::core::option::Option<&dyn __ec::ErrorContract>);
    let arms = contract.variants.iter().filter(|variant| variant.transparent.is_some()).map(|variant| {
        let (pattern, inner) = inner(contract, variant);
        quote!(#pattern => ::core::option::Option::Some(#inner),)
    });
    expand_match(contract, &signature, &arms.collect::<Vec<_>>(), &quote!(::core::option::Option::None))
}

/// A method that matches on the variants that have something to say. None where no variant has.
fn expand_match(
    contract: &Contract<'_>,
    signature: &TokenStream,
    arms: &[TokenStream],
    default: &TokenStream,
) -> Option<TokenStream> {
    if arms.is_empty() {
        return None;
    }
    let is_partial = contract.shape == Shape::Enum && arms.len() < contract.variants.len();
    let rest = is_partial.then(|| quote!(_ => #default,));
    Some(quote!(#signature { match self { #(#arms)* #rest } }))
}

type Answer = Option<(TokenStream, BTreeSet<usize>)>;

#[expect(clippy::unnecessary_wraps, reason = "an answer, like what is returned beside it")]
fn without_fields(answer: TokenStream) -> Answer {
    Some((answer, BTreeSet::new()))
}

/// A call of a function of the occurrence, at its path.
fn call(path: &Path) -> TokenStream {
    let (first, last) = spans::ends(path);
    let arguments = spans::between((first, last), quote!((self)));
    quote!(#path #arguments)
}

/// The field with a mark, and a call on it at its type.
fn marked(
    variant: &Variant<'_>,
    mark: fn(&Field<'_>) -> bool,
    call: &TokenStream,
) -> Option<(TokenStream, usize)> {
    let index = variant.fields.iter().position(mark)?;
    let ends = spans::ends(variant.fields.get(index)?.ty);
    let bound = binding(index, ends.0);
    Some((spans::between(ends, quote!(#call(#bound))), index))
}

fn code(variant: &Variant<'_>, position: usize) -> Answer {
    let code = variant.said.code.as_ref()?;
    match &code.with {
        Some(path) => without_fields(call(path)),
        // The entry of a transparent variant is that of the error inside, so its own code is read from
        // the table: an expression stands there, once.
        None if variant.transparent.is_some() => {
            without_fields(quote!(__ec::code_at(<Self as __ec::HasContract>::CONTRACT, #position)))
        }
        None => None,
    }
}

fn retry(variant: &Variant<'_>, _: usize) -> Answer {
    if let Some((_, index)) = marked(variant, |field| field.marks.retryable.is_some(), &TokenStream::new()) {
        let otherwise = match variant.said.retry.as_ref().and_then(|retry| retry.retry) {
            Some(Retry::Terminal) => Retry::Terminal,
            _ => Retry::Correctable,
        };
        let otherwise = table::expand_retry(otherwise);
        let ends = spans::ends(variant.fields.get(index)?.ty);
        let bound = binding(index, ends.0);
        let call = spans::between(ends, quote!(__ec::marks::decide(#bound, #otherwise)));
        return Some((call, BTreeSet::from([index])));
    }
    match &variant.said.retry {
        Some(retry) => match (&retry.with, retry.retry) {
            (Some(path), _) => without_fields(call(path)),
            (None, Some(retry)) if variant.transparent.is_some() => {
                without_fields(table::expand_retry(retry))
            }
            (None, _) => None,
        },
        // The retry of a transparent variant is that of the error inside, whatever its code.
        None if variant.transparent.is_none()
            && variant.said.code.as_ref().is_some_and(|code| code.with.is_some()) =>
        {
            without_fields(quote!(__ec::Code::default_retry(__ec::ErrorContract::code(self))))
        }
        None => None,
    }
}

fn retry_after(variant: &Variant<'_>, _: usize) -> Answer {
    let declared = variant
        .said
        .retry
        .as_ref()
        .and_then(table::retry_after)
        .map(|declared| quote!(__ec::marks::constant_delay(__ec::ErrorContract::retry(self), #declared)));
    if let Some((delay, index)) =
        marked(variant, |field| field.marks.retry_after.is_some(), &quote!(__ec::marks::delay))
    {
        let delay = match declared {
            Some(declared) => quote!(::core::option::Option::or(#delay, #declared)),
            None => delay,
        };
        let delay = quote!(__ec::marks::unless_terminal(__ec::ErrorContract::retry(self), #delay));
        return Some((delay, BTreeSet::from([index])));
    }
    // Where nothing varies, the answer is that of the entry.
    let declared = declared.filter(|_| variant.transparent.is_some() || variant.retry().is_none())?;
    without_fields(declared)
}

/// Whether the hint of the entry is not simply the answer.
fn own_recovery<'a>(variant: &'a Variant<'_>) -> Option<&'a Recovery> {
    let recovery = variant.said.recovery.as_ref()?;
    let is_plain = recovery.with.is_none() && recovery.template.is_static() && variant.transparent.is_none();
    (!is_plain).then_some(recovery)
}

fn recovery(variant: &Variant<'_>, _: usize) -> Answer {
    let recovery = own_recovery(variant)?;
    let text = &recovery.template.text;
    match &recovery.with {
        Some(path) if recovery.template.is_static() => {
            let choice = call(path);
            without_fields(quote!(__ec::texts::chosen(#choice, #text)))
        }
        None if recovery.template.is_static() => without_fields(quote!(__ec::Cow::Borrowed(#text))),
        // What is written is spelled once, in `__write_recovery`.
        _ => without_fields(quote!(__ec::texts::written(|__out| __ec::ErrorContract::__write_recovery(
            self, __out
        )))),
    }
}

fn write_recovery(variant: &Variant<'_>, _: usize) -> Answer {
    let recovery = own_recovery(variant)?;
    let fields = recovery.template.fields().collect();
    let write = texts::expand_write(&recovery.template);
    let answer = match &recovery.with {
        Some(path) => {
            let choice = call(path);
            quote!(match {
                let __choice: ::core::option::Option<__ec::Cow<'_, ::core::primitive::str>> = #choice;
                __ec::texts::said(__choice)
            } {
                ::core::option::Option::Some(__chosen) => __ec::fmt::Formatter::write_str(__out, &__chosen),
                ::core::option::Option::None => #write,
            })
        }
        None => write,
    };
    Some((answer, fields))
}

fn write_message(variant: &Variant<'_>, _: usize) -> Answer {
    // One that is the same every time is read from the entry.
    let message = variant
        .said
        .message
        .as_ref()
        .filter(|message| variant.transparent.is_some() || !message.is_static())?;
    Some((texts::expand_write(message), message.fields().collect()))
}

fn severity(variant: &Variant<'_>, _: usize) -> Answer {
    let severity = variant.said.severity.filter(|_| variant.transparent.is_some())?;
    without_fields(table::expand_severity(severity))
}

fn field(variant: &Variant<'_>, _: usize) -> Answer {
    if let Some((text, index)) =
        marked(variant, |field| field.marks.field.is_some(), &quote!(__ec::marks::text))
    {
        return Some((text, BTreeSet::from([index])));
    }
    let field = variant.said.field.as_ref().filter(|_| variant.transparent.is_some())?;
    let field = &field.value;
    without_fields(quote!(::core::option::Option::Some(__ec::Cow::Borrowed(#field))))
}

fn original_error(variant: &Variant<'_>, _: usize) -> Answer {
    let (text, index) =
        marked(variant, |field| field.marks.original_error.is_some(), &quote!(__ec::marks::text))?;
    Some((text, BTreeSet::from([index])))
}

fn http(variant: &Variant<'_>, _: usize) -> Answer {
    variant.transparent.as_ref()?;
    if let Some(http) = variant.said.http {
        return without_fields(quote!(::core::option::Option::Some(#http)));
    }
    // The status that the error inside declares belongs to its own code.
    variant.said.code.as_ref()?;
    without_fields(quote!(::core::option::Option::None))
}

fn protocol(variant: &Variant<'_>, _: usize) -> Answer {
    (variant.said.protocol && variant.transparent.is_some()).then(|| (quote!(true), BTreeSet::new()))
}

fn context(variant: &Variant<'_>, _: usize) -> Answer {
    let mut fields = BTreeSet::new();
    let mut calls = TokenStream::new();
    for (index, field) in variant.fields.iter().enumerate() {
        let Some(name) = field.context_name() else { continue };
        fields.insert(index);
        let (first, last) = spans::ends(field.ty);
        let bound = binding(index, first);
        calls.extend(spans::between((first, last), quote!(__ec::Context::field(__to, #name, #bound);)));
    }
    (!fields.is_empty()).then(|| (quote!({ #calls }), fields))
}
