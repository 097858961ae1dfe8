//! Any item: tokens that parse, the impls among them, and no panic that a guard would have to catch.
//!
//! Each run is the same. `just fuzz derive_items` and `just fuzz derive_text` go further.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    errors,
    items::{Chance, check, item, items_in, mutated},
    workspace,
};
use crate::derive::derive;

const ROUNDS: u64 = 2500;

/// Numbers that look random and are the same in every run (`SplitMix64`).
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |bound| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).unwrap()
    }
}

/// Runs with much stack. Types and what stands behind `=` the compiler has parsed itself before a derive sees them:
/// here nothing has stopped those that are too deep for a small stack.
fn with_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(run).unwrap();
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

fn seeds() -> Vec<TokenStream> {
    let seeds = items_in(&["pass", "fail", "advice"].map(|kind| workspace("ui-tests").join(kind)));
    assert!(seeds.len() > 150, "only {} items were found", seeds.len());
    seeds
}

#[test]
fn the_items_of_the_ui_cases_and_whatever_becomes_of_them() {
    with_stack(mutations);
}

fn mutations() {
    let seeds = seeds();
    let mut held = 0;
    for seed in &seeds {
        check(seed).unwrap().unwrap();
    }
    for round in 0..ROUNDS {
        let mut numbers = numbers(round);
        let seed = seeds[numbers(seeds.len())].clone();
        match check(&mutated(seed, &mut Chance(&mut numbers))) {
            Some(Ok(())) => held += 1,
            Some(Err(failure)) => panic!("round {round}: {failure}"),
            None => {}
        }
    }
    assert!(held > ROUNDS / 2, "only {held} mutations are items");
}

#[test]
fn items_written_by_chance() {
    with_stack(written);
}

fn written() {
    let mut held = 0;
    for round in 0..ROUNDS {
        match check(&item(&mut Chance(&mut numbers(round)))) {
            Some(Ok(())) => held += 1,
            Some(Err(failure)) => panic!("round {round}: {failure}"),
            None => {}
        }
    }
    assert!(held > ROUNDS / 2, "only {held} are items");
}

/// Nothing that stands in an attribute takes the stack of the compiler.
#[test]
fn what_is_nested_deeply_is_one_error() {
    let times = |piece: &str, count: usize| piece.repeat(count);
    // The compiler itself is at its end at some thousand brackets.
    let deep = [
        format!("{}1{}", times("(", 300), times(")", 300)),
        format!("{}1{}", times("[", 300), times("]", 300)),
        format!("{} 1", times("- ", 50_000)),
        format!("{} 1", times("a = ", 50_000)),
        format!("{} x", times("|a,| ", 50_000)),
        format!("{} x", times("a::<", 20_000)),
        times("if a {} else ", 20_000),
    ];
    for value in deep {
        let value: TokenStream = value.parse().unwrap();
        for attribute in [
            quote!(#[code(#value)]),
            quote!(#[contract(code(#value))]),
            quote!(#[contract(default(code = #value))]),
            quote!(#[reason(#value)]),
        ] {
            let found = errors(derive(quote! {
                enum E {
                    /// When
                    #attribute
                    V,
                }
            }));
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains("nested too deeply"), "{found:?}");
        }
        // Others read theirs, and `#[error(…)]` is looked into by us as well.
        let expansion = derive(quote!(
            #[error("{x}", #value)]
            #[other(#value)]
            struct S;
        ));
        assert!(expansion.to_string().contains("HasContract for S"));
    }
    // What a hand writes is far from it.
    let names: Vec<String> = (0..5000).map(|at| format!("old_{at}")).collect();
    assert!(
        errors(derive(quote!(
            #[contract(retired(#(#names),*))]
            enum E {}
        )))
        .is_empty()
    );
}
