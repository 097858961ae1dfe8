//! `HasContract`: the table, one setter for each attribute.

use std::borrow::Cow;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt;

use super::{checks, is_generic, rustdoc, spans, types};
use crate::model::{
    Code, Contract, Field, Number, Placement, Retry, Retryable, Severity, Shape, Target, Template, Text,
    Variant,
};

/// The impl of `HasContract`.
pub(super) fn expand_table(contract: &Contract<'_>) -> TokenStream {
    let ident = super::quiet(contract.ident);
    let (impl_generics, ty_generics, _) = contract.generics.split_for_impl();
    let where_clause = super::where_clause(contract.generics);
    let name = contract.ident.unraw().to_string();
    let parts = contract.variants.iter().filter_map(|variant| part(contract, variant));
    let domain = contract.domain.as_ref().map(|domain| {
        let domain = &domain.value;
        quote!(.with_domain(#domain))
    });
    let order = order(contract);
    let retired: Vec<_> = contract.retired.iter().map(|retired| &retired.value).collect();
    let retired = (!retired.is_empty()).then(|| quote!(.with_retired(&[#(#retired),*])));
    let placement = contract.placement.map(|placement| {
        let placement = expand_placement(placement);
        quote!(.with_placement(#placement))
    });
    let surface = surface(contract);
    let checks = is_generic(contract.generics).then(|| checks::expand_generic_checks(contract)).flatten();
    let doc = rustdoc::expand_rustdoc(contract);
    quote! {
        #[doc = #doc]
        #[automatically_derived]
        impl #impl_generics __ec::HasContract for #ident #ty_generics #where_clause {
            const CONTRACT: &'static __ec::Contract =
                &__ec::Contract::new(#name, &[#(#parts),*]) #domain #order #retired #placement #surface
                    .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
            #checks
            fn as_contract(&self) -> &dyn __ec::ErrorContract {
                self
            }
        }
    }
}

/// What others can hold on to: the default is nothing.
fn surface(contract: &Contract<'_>) -> Option<TokenStream> {
    if !matches!(contract.vis, syn::Visibility::Public(_)) {
        return None;
    }
    let is_exhaustive = contract.shape == Shape::Enum && !contract.non_exhaustive;
    let surface = if is_exhaustive { quote!(Exhaustive) } else { quote!(NonExhaustive) };
    Some(quote!(.with_surface(__ec::Surface::#surface)))
}

/// Where the entry or nested contract of each variant stands among the parts.
pub(super) fn positions(contract: &Contract<'_>) -> Vec<Option<usize>> {
    let mut next = 0;
    let position = |variant: &Variant<'_>| {
        if is_part(variant) {
            next += 1;
            Some(next - 1)
        } else {
            None
        }
    };
    contract.variants.iter().map(position).collect()
}

/// A variant that is the enum itself adds nothing.
fn is_part(variant: &Variant<'_>) -> bool {
    variant.is_entry()
        || !matches!(&variant.transparent, Some(transparent) if transparent.target == Target::Itself)
}

/// Whether a variant is nothing but what is inside it.
pub(super) fn is_nested(variant: &Variant<'_>) -> bool {
    !variant.is_entry()
}

/// The own entries by reason, so that one is found by searching.
fn order(contract: &Contract<'_>) -> Option<TokenStream> {
    let mut reasons: Vec<(&str, usize)> = contract
        .variants
        .iter()
        .zip(positions(contract))
        .filter(|(variant, _)| variant.is_entry())
        .filter_map(|(variant, position)| {
            let reason = variant.said.reason.as_ref().filter(|_| !variant.broken);
            Some((reason.map_or("undeclared", |reason| reason.value.as_str()), position?))
        })
        .collect();
    reasons.sort_unstable();
    if reasons.len() < 2 {
        return None;
    }
    let positions: Vec<_> = reasons.iter().map(|(_, position)| position.to_string()).collect();
    let positions = super::source(&positions.join(", "));
    Some(quote!(.with_order(&[#positions])))
}

fn part(contract: &Contract<'_>, variant: &Variant<'_>) -> Option<TokenStream> {
    if !is_part(variant) {
        return None;
    }
    if variant.is_entry() {
        let entry = entry(contract, variant);
        return Some(quote!(__ec::Part::Entry(#entry)));
    }
    let inner = inner_contract(variant)?;
    let overrides = overrides(variant);
    let name = variant.ident.unraw().to_string();
    Some(quote!(__ec::Part::Nested(__ec::Nested::new(#inner).with_variant(#name) #overrides)))
}

/// The contract of the error inside a transparent variant, asked for at the type.
fn inner_contract(variant: &Variant<'_>) -> Option<TokenStream> {
    let transparent = variant.transparent.as_ref()?;
    match transparent.target {
        Target::Contract => {
            let ty = variant.fields.first()?.ty;
            let (first, _) = spans::ends(ty);
            Some(quote_spanned!(first=> <#ty as __ec::HasContract>::CONTRACT))
        }
        Target::Itself | Target::Opaque => Some(quote!(__ec::DELEGATED)),
    }
}

fn entry(contract: &Contract<'_>, variant: &Variant<'_>) -> TokenStream {
    let said = &variant.said;
    let (Some(reason), false) = (&said.reason, variant.broken) else {
        return quote!(__ec::UNDECLARED);
    };
    let reason = &reason.value;
    let since = text_setter(said.since.as_ref().map(|since| since.value.as_str()), &quote!(with_since));
    let deprecated =
        text_setter(said.deprecated.as_ref().map(|note| note.value.as_str()), &quote!(with_deprecated));
    let context: Vec<_> = variant.fields.iter().filter_map(context_field).collect();
    let context = (!context.is_empty()).then(|| quote!(.with_context(&[#(#context),*])));
    let shared = shared_setters(variant);
    let varies = varies(variant);
    if let Some(inner) = inner_contract(variant) {
        // What the variant gives stands over what it borrows.
        let code = code_setter(variant);
        let recovery = recovery_setter(variant);
        let texts = super::source(&texts(contract, variant));
        return quote! {
            __ec::borrow(#reason, #inner, __ec::Overrides::new() #code #recovery #shared #varies, #texts)
                #since #deprecated #context
        };
    }
    let code = said.code.as_ref().map_or_else(|| quote!(__ec::Code::InternalError), expand_code);
    let recovery = said.recovery.as_ref().map_or("", |recovery| &recovery.template.text);
    let texts = super::source(&format!("{reason:?}, {recovery:?}, {}", texts(contract, variant)));
    quote! {
        __ec::entry(#code, #texts) #since #deprecated #context #shared #varies
    }
}

/// The texts that an entry has besides, one call for all of them: a call each is what compiling large
/// enums would be spent on. What is not said is empty. Written as text, since that is one step to the compiler.
fn texts(contract: &Contract<'_>, variant: &Variant<'_>) -> String {
    let said = &variant.said;
    let when = match &said.when {
        Some(when) => Cow::Borrowed(when.text.value.as_str()),
        None => Cow::Owned(format!("The error inside `{}` occurred.", variant.ident)),
    };
    let text = |text: &Option<Text>| text.as_ref().map_or_else(String::new, |text| text.value.clone());
    let display = said.display.as_ref().map_or("", |display| &display.template.value);
    let name = variant.ident.unraw().to_string();
    format!("{:?}, {name:?}, {when:?}, {display:?}, {:?}", text(&contract.domain), text(&contract.docs))
}

/// A field that may leave the process.
fn context_field(field: &Field<'_>) -> Option<TokenStream> {
    let name = field.context_name()?;
    let (ty, optional) = match types::inside_option(field.ty) {
        Some(inside) => (types::named(inside), Some(quote!(.optional()))),
        None => (types::named(field.ty), None),
    };
    Some(quote!(__ec::ContextField::new(#name, #ty) #optional))
}

/// Whether an occurrence may be without the delay that its field holds.
fn optional_delay(variant: &Variant<'_>) -> Option<TokenStream> {
    let marked = variant.fields.iter().find(|field| field.marks.retry_after.is_some());
    let declared = variant.said.retry.as_ref().and_then(|retry| retry.after);
    let is_optional = match (marked, declared) {
        (Some(field), None) => types::inside_option(field.ty).is_some(),
        _ => false,
    };
    is_optional.then(|| quote!(.with_optional_delay()))
}

/// The fields whose values are written into the hint.
fn recovery_values(variant: &Variant<'_>) -> Option<TokenStream> {
    let template = &variant.said.recovery.as_ref()?.template;
    let mut names: Vec<String> = Vec::new();
    for index in template.fields() {
        let name = variant.fields.get(index).and_then(|field| field.name.clone());
        let name = name.unwrap_or_else(|| index.to_string());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| quote!(.with_recovery_values(&[#(#names),*])))
}

/// What a transparent variant says over what is inside it.
fn overrides(variant: &Variant<'_>) -> Option<TokenStream> {
    let code = code_setter(variant);
    let recovery = recovery_setter(variant);
    let shared = shared_setters(variant);
    let varies = varies(variant);
    let setters = quote!(#code #recovery #shared #varies);
    (!setters.is_empty()).then(|| quote!(.with_overrides(__ec::Overrides::new() #setters)))
}

fn code_setter(variant: &Variant<'_>) -> Option<TokenStream> {
    let code = expand_code(variant.said.code.as_ref()?);
    Some(quote!(.with_code(#code)))
}

fn recovery_setter(variant: &Variant<'_>) -> Option<TokenStream> {
    variant.said.recovery.as_ref().map(|recovery| text_of(&recovery.template, &quote!(with_recovery)))
}

/// The setters that entries and overrides have in common.
fn shared_setters(variant: &Variant<'_>) -> TokenStream {
    let said = &variant.said;
    let message = said.message.as_ref().map(|message| text_of(message, &quote!(with_message)));
    let retry = said.retry.as_ref().and_then(|retry| retry.retry).map(|retry| {
        let retry = expand_retry(retry);
        quote!(.with_retry(#retry))
    });
    let after = said.retry.as_ref().and_then(retry_after).map(|after| quote!(.with_retry_after(#after)));
    let severity = said.severity.map(|severity| {
        let severity = expand_severity(severity);
        quote!(.with_severity(#severity))
    });
    let http = said.http.map(|http| quote!(.with_http_status(#http)));
    let field = text_setter(said.field.as_ref().map(|field| field.value.as_str()), &quote!(with_field));
    let protocol = said.protocol.then(|| quote!(.with_protocol()));
    let values = recovery_values(variant);
    let optional_delay = optional_delay(variant);
    quote!(#values #retry #after #optional_delay #severity #http #message #field #protocol)
}

fn text_of(template: &Template, setter: &TokenStream) -> TokenStream {
    let text = &template.text;
    quote!(.#setter(#text))
}

fn text_setter(text: Option<&str>, setter: &TokenStream) -> Option<TokenStream> {
    text.map(|text| quote!(.#setter(#text)))
}

/// What each occurrence decides.
fn varies(variant: &Variant<'_>) -> Option<TokenStream> {
    let said = &variant.said;
    let marked =
        |mark: fn(&crate::model::Marks) -> bool| variant.fields.iter().any(|field| mark(&field.marks));
    let code = said.code.as_ref().is_some_and(|code| code.with.is_some());
    let retry = said.retry.as_ref().is_some_and(|retry| retry.with.is_some())
        || marked(|marks| marks.retryable.is_some())
        || code && said.retry.is_none() && variant.transparent.is_none();
    let recovery = said
        .recovery
        .as_ref()
        .is_some_and(|recovery| recovery.with.is_some() || !recovery.template.is_static());
    let flags = [
        (code, quote!(CODE)),
        (retry, quote!(RETRY)),
        (
            marked(|marks| marks.retry_after.is_some())
                || retry && said.retry.as_ref().is_some_and(|retry| retry.after.is_some()),
            quote!(RETRY_AFTER),
        ),
        (recovery, quote!(RECOVERY)),
        (marked(|marks| marks.field.is_some()), quote!(FIELD)),
        (said.message.as_ref().is_some_and(|message| !message.is_static()), quote!(MESSAGE)),
        (marked(|marks| marks.original_error.is_some()), quote!(ORIGINAL_ERROR)),
    ];
    let mut flags =
        flags.into_iter().filter(|(varies, _)| *varies).map(|(_, flag)| quote!(__ec::Varies::#flag));
    let first = flags.next()?;
    Some(quote!(.with_varying(#first #(.and(#flags))*)))
}

/// The declared code. An expression stands here and nowhere else; it is judged from the table.
fn expand_code(code: &Code) -> TokenStream {
    let class = code.class.as_ref().map(|(_, ident)| {
        let ident = super::quiet(ident);
        quote!(__ec::Code::#ident)
    });
    let number = code.number.as_ref().map(|number| match number {
        Number::Literal(number) => number.to_token_stream(),
        Number::Expression(expr) => expr.to_token_stream(),
    });
    match (class, number) {
        (Some(class), Some(number)) => quote!(__ec::code_of(#class, #number)),
        (Some(class), None) => class,
        (None, Some(number)) => quote!(__ec::code(#number)),
        (None, None) => quote!(__ec::Code::InternalError),
    }
}

/// The declared retry.
pub(super) fn expand_retry(retry: Retry) -> TokenStream {
    match retry {
        Retry::Transient => quote!(__ec::Retry::Transient),
        Retry::Correctable => quote!(__ec::Retry::Correctable),
        Retry::Terminal => quote!(__ec::Retry::Terminal),
    }
}

/// The declared level.
pub(super) fn expand_severity(severity: Severity) -> TokenStream {
    match severity {
        Severity::Debug => quote!(__ec::Severity::Debug),
        Severity::Info => quote!(__ec::Severity::Info),
        Severity::Notice => quote!(__ec::Severity::Notice),
        Severity::Warning => quote!(__ec::Severity::Warning),
        Severity::Error => quote!(__ec::Severity::Error),
    }
}

/// The declared placement.
pub(super) fn expand_placement(placement: Placement) -> TokenStream {
    match placement {
        Placement::Text => quote!(__ec::Placement::Text),
        Placement::Structured => quote!(__ec::Placement::Structured),
        Placement::Meta => quote!(__ec::Placement::Meta),
    }
}

/// The declared delay.
pub(super) fn retry_after(retry: &Retryable) -> Option<TokenStream> {
    let seconds = retry.after?;
    Some(quote!(__ec::Duration::from_secs(#seconds)))
}
