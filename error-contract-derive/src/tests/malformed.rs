//! Whatever stands in the item: an error value, never a panic, and the impls are there.

use proc_macro2::TokenStream;
use quote::quote;

use super::errors;
use crate::derive::{derive, guarded};

/// Derives for a variant with these attributes, and holds the errors to a number.
fn mistakes(attributes: &TokenStream) -> Vec<String> {
    let expansion = derive(quote! {
        enum E {
            /// When
            #attributes
            V { field: u8 },
        }
    });
    let text = expansion.to_string();
    assert!(text.contains("HasContract for E"), "no table for {attributes}");
    assert!(text.contains("ErrorContract for E"), "no impl for {attributes}");
    errors(expansion)
}

/// Values that a key may meet while it is being written.
fn values() -> Vec<TokenStream> {
    let texts = [
        "",
        "()",
        "(,)",
        "(,,)",
        "(\"\")",
        "(\"x\", \"y\")",
        "(x)",
        "(x = )",
        "(x = 1)",
        "(with)",
        "(with = )",
        "(with = 1)",
        "(with = a::b, with = c)",
        "(after)",
        "(after = \"\")",
        "(after = \"s\")",
        "(after = \"99999999999999999999h\")",
        "(after = \"é\")",
        "(-)",
        "(- -)",
        "(1 2)",
        "(0x)",
        "(1u64)",
        "(1.5)",
        "('c')",
        "(b\"x\")",
        "(c\"x\")",
        "(!)",
        "(..)",
        "(|x| x)",
        "({ 1 })",
        "(if a { b })",
        "(a::<B>::C)",
        "(<A as B>::C)",
        "(crate::A)",
        "(Self::A)",
        "(unsafe { 1 })",
        "(NotFound,)",
        "(NotFound, NotFound)",
        "(1, 2, 3)",
        "(\"{\")",
        "(\"}\")",
        "(\"{}\")",
        "(\"{0}\")",
        "(\"{field:1$}\")",
        "(\"{field:\")",
        "(\"{:}\")",
        "(\"{field}{\")",
        "(\"{{}}\")",
        "(\"\\u{202e}\")",
        "[x]",
        "{ x }",
        "= 1",
        "= ",
        "= \"x\"",
        "= x",
        "= -1",
        "= x::y",
        "= ::x",
        "= (1)",
        "(999999999999999999999999999999999999999999)",
        "(#[doc] x)",
        "(x y z)",
    ];
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

const KEYS: &[&str] = &[
    "reason",
    "code",
    "retryable",
    "recovery",
    "severity",
    "when",
    "transparent",
    "http",
    "message",
    "field",
    "protocol",
    "since",
    "deprecated",
    "allow",
    "domain",
    "crate",
    "docs",
    "reasons",
    "default",
    "retired",
    "mcp",
    "rmcp3",
    "context",
    "nonsense",
    "r#type",
    "a::b",
];

#[test]
fn no_value_of_any_key_panics() {
    let mut cases = 0;
    for key in KEYS {
        let path: TokenStream = key.parse().unwrap();
        for value in values() {
            // The compiler takes no attribute that does not parse at all.
            let is_attribute = |attribute: TokenStream| {
                syn::parse2::<syn::DeriveInput>(quote!(enum E { #attribute V { field: u8 } })).is_ok()
            };
            mistakes(&quote!(#[contract(#path #value)]));
            mistakes(&quote!(#[contract(#path #value, #path #value)] #[contract(#path #value)]));
            let is_bare = matches!(*key, "reason" | "code" | "retryable" | "recovery" | "severity" | "when");
            if is_bare && is_attribute(quote!(#[#path #value])) {
                mistakes(&quote!(#[#path #value]));
            }
            let on_type = derive(quote! {
                #[contract(#path #value)]
                struct S<'a, T: Clone = u8>(&'a T) where T: Copy;
            });
            assert!(on_type.to_string().contains("HasContract for S"), "{key} {value}");
            let on_field = derive(quote!(
                enum E {
                    V(#[contract(#path #value)] u8),
                }
            ));
            assert!(on_field.to_string().contains("HasContract for E"), "{key} {value}");
            cases += 1;
        }
    }
    assert!(cases > 1000, "only {cases} cases");
}

#[test]
fn one_mistake_is_one_error() {
    let good = quote!(#[reason("r")] #[code(NotFound)] #[recovery("Dig the well deeper or wait for rain.")]);
    assert_eq!(mistakes(&good), [""; 0]);
    for (attributes, count) in [
        (quote!(#[contract(nonsense)] #good), 1),
        (quote!(#[contract(severity = )] #good), 1),
        (quote!(#[contract(,)] #good), 1),
        (quote!(#[contract(severity(loud), http = 7)] #good), 2),
        (quote!(#[reason(7)] #[code(NotFound)] #[recovery("Dig the well deeper or wait for rain.")]), 1),
        (quote!(#[reason("r")] #[code(NotFound)] #[recovery("Dig {nowhere} metres deeper than before.")]), 1),
        (quote!(#[reason("r")] #[code(NotFound)] #[recovery("")]), 1),
        (quote!(), 3),
    ] {
        let found = mistakes(&attributes);
        assert_eq!(found.len(), count, "{attributes}: {found:#?}");
    }
}

#[test]
fn a_panic_is_called_a_bug_of_ours() {
    let item = syn::parse_quote!(E);
    let found = errors(guarded(&item, || panic!("on purpose")));
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("has a bug") && found[0].contains("/issues"), "{found:?}");
}

#[test]
fn what_is_no_enum_and_no_struct_is_refused() {
    assert_eq!(errors(derive(quote!(union U { a: u8, b: i8 }))).len(), 1);
    assert!(
        derive(quote!(
            fn f() {}
        ))
        .to_string()
        .contains("compile_error")
    );
    assert!(derive(quote!()).to_string().contains("compile_error"));
}
