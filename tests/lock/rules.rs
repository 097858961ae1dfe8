//! Every rule: a change that makes exactly that finding, and what makes none.

use std::collections::BTreeSet;

use error_contract::{
    Category, Class, Fault, Retry, Severity, Surface, Varies,
    catalog::{Catalog, Delay},
    lock::{Mirror, RULES, Rule, Verdict, compare},
    mcp::Placement,
};

use super::sample::{contract, entry, include, sample, shop};

type Change = fn(&mut Catalog);

/// A change to the sample, and the verdict that it gets.
struct Case {
    rule: &'static str,
    verdict: Verdict,
    /// What the sample is before, and stays.
    start: Change,
    change: Change,
}

/// A change to the sample as it is.
fn case(rule: &'static str, verdict: Verdict, change: Change) -> Case {
    Case { rule, verdict, start: |_| {}, change }
}

impl Case {
    fn from(mut self, start: Change) -> Self {
        self.start = start;
        self
    }
}

use Verdict::{Breaking, BuildError, Dangerous, Safe};

fn is_public(catalog: &mut Catalog, is_exhaustive: bool) {
    shop(catalog).surface = if is_exhaustive { Surface::Exhaustive } else { Surface::NonExhaustive };
}

fn without(catalog: &mut Catalog, reason: &str) {
    shop(catalog).entries.retain(|entry| entry.reason != reason);
}

fn add(catalog: &mut Catalog, reason: &'static str) {
    let mut new = entry(catalog, "order_shipped").clone();
    new.reason = reason.into();
    new.variant = Some("New".into());
    new.when = "Something that is new.".into();
    shop(catalog).entries.push(new);
}

#[expect(clippy::too_many_lines, reason = "one list: a row a rule")]
fn cases() -> Vec<Case> {
    vec![
        case("contract-removed", Breaking, |catalog| {
            catalog.contracts.retain(|contract| contract.name != "MailError");
        })
        // The variant that holds it is another matter: see transparent-removed.
        .from(|catalog| shop(catalog).includes.retain(|include| include.name != "MailError")),
        case("contract-added", Safe, |catalog| {
            let mut new = contract(catalog, "MailError").clone();
            new.name = "FaxError".into();
            new.domain = Some("fax".into());
            catalog.contracts.push(new);
        }),
        case("contract-moved", Dangerous, |catalog| shop(catalog).module = Some("shop::errors".into())),
        case("type-renamed", Breaking, |catalog| shop(catalog).name = "StoreError".into()),
        case("type-became-private", Breaking, |catalog| shop(catalog).surface = Surface::Private),
        case("type-became-public", Safe, |catalog| is_public(catalog, false))
            .from(|catalog| shop(catalog).surface = Surface::Private),
        case("domain-changed", Breaking, |catalog| shop(catalog).domain = Some("store".into())),
        case("reason-removed", Breaking, |catalog| without(catalog, "stock_counting")),
        case("reason-retired", Dangerous, |catalog| {
            without(catalog, "stock_counting");
            shop(catalog).retired.push("stock_counting".into());
        }),
        case("reason-renamed", Breaking, |catalog| {
            entry(catalog, "stock_counting").reason = "stock_taking".into();
        }),
        case("reason-reused", BuildError, |catalog| {
            add(catalog, "coupon_expired");
            shop(catalog).retired.clear();
        }),
        case("reason-moved", Breaking, |catalog| {
            let moved = entry(catalog, "stock_counting").clone();
            without(catalog, "stock_counting");
            let mail = contract(catalog, "MailError");
            mail.entries.push(moved);
        })
        .from(|catalog| contract(catalog, "MailError").domain = Some("shop".into())),
        case("reason-added", Dangerous, |catalog| add(catalog, "too_heavy")),
        case("tombstone-added", Safe, |catalog| shop(catalog).retired.push("never_was".into())),
        case("tombstone-removed", Dangerous, |catalog| shop(catalog).retired.clear()),
        case("when-changed", Dangerous, |catalog| {
            entry(catalog, "order_shipped").when = "The order is on its way.".into();
        }),
        case("code-changed", Breaking, |catalog| {
            let code = &mut entry(catalog, "order_shipped").code;
            (code.class, code.number, code.name) = (Class::Forbidden, -32005, "Forbidden".into());
            (code.http, code.grpc) = (403, "PERMISSION_DENIED".into());
        }),
        case("code-in-reserved-range", BuildError, |catalog| {
            entry(catalog, "order_shipped").code.number = -32050;
        }),
        case("code-became-per-occurrence", Dangerous, |catalog| {
            let entry = entry(catalog, "order_shipped");
            entry.varies = entry.varies.and(Varies::CODE).and(Varies::RETRY);
        }),
        case("code-became-fixed", Safe, |catalog| entry(catalog, "order_shipped").varies = Varies::NONE)
            .from(|catalog| entry(catalog, "order_shipped").varies = Varies::CODE.and(Varies::RETRY)),
        case("http-status-changed", Breaking, |catalog| entry(catalog, "card_refused").code.http = 400),
        case("grpc-code-changed", Breaking, |catalog| {
            entry(catalog, "order_shipped").code.grpc = "ALREADY_EXISTS".into();
        }),
        case("category-changed", Dangerous, |catalog| {
            entry(catalog, "order_shipped").code.category = Category::System;
        }),
        case("fault-changed", Breaking, |catalog| entry(catalog, "order_shipped").code.fault = Fault::Server),
        case("retry-transient-removed", Breaking, |catalog| {
            let entry = entry(catalog, "stock_counting");
            (entry.retry, entry.retry_after) = (Retry::Terminal, None);
            (entry.code.http, entry.code.grpc) = (502, "INTERNAL".into());
        }),
        case("retry-transient-added", Dangerous, |catalog| {
            entry(catalog, "card_refused").retry = Retry::Transient;
        }),
        case("retry-became-terminal", Breaking, |catalog| {
            entry(catalog, "card_refused").retry = Retry::Terminal;
        }),
        case("retry-became-correctable", Safe, |catalog| {
            entry(catalog, "order_shipped").retry = Retry::Correctable;
        }),
        case("retryable-became-per-occurrence", Dangerous, |catalog| {
            let entry = entry(catalog, "stock_counting");
            entry.varies = Varies::RETRY.and(Varies::RETRY_AFTER);
            entry.retry_after = Some(Delay::Sometimes);
        }),
        case("retryable-became-fixed", Safe, |catalog| {
            entry(catalog, "card_refused").varies = Varies::ORIGINAL_ERROR;
        })
        .from(|catalog| entry(catalog, "card_refused").varies = Varies::RETRY.and(Varies::ORIGINAL_ERROR)),
        case("retry-after-removed", Breaking, |catalog| entry(catalog, "stock_counting").retry_after = None),
        case("retry-after-added", Safe, |catalog| {
            entry(catalog, "card_refused").retry_after = Some(Delay::Seconds(5));
        }),
        case("retry-after-became-optional", Breaking, |catalog| {
            entry(catalog, "payments_busy").retry_after = Some(Delay::Sometimes);
        }),
        case("retry-after-became-required", Safe, |catalog| {
            entry(catalog, "payments_busy").retry_after = Some(Delay::PerOccurrence);
        })
        .from(|catalog| entry(catalog, "payments_busy").retry_after = Some(Delay::Sometimes)),
        case("retry-after-changed", Dangerous, |catalog| {
            entry(catalog, "stock_counting").retry_after = Some(Delay::Seconds(90));
        }),
        case("context-field-removed", Breaking, |catalog| {
            entry(catalog, "unknown_article").context.retain(|field| field.name != "article");
        }),
        case("context-field-optional-removed", Dangerous, |catalog| {
            entry(catalog, "unknown_article").context.retain(|field| field.name != "shelf");
        }),
        case("context-field-became-optional", Breaking, |catalog| {
            entry(catalog, "unknown_article").context[0].optional = true;
        }),
        case("context-field-became-required", Safe, |catalog| {
            entry(catalog, "unknown_article").context[1].optional = false;
        }),
        case("context-field-type-changed", Breaking, |catalog| {
            entry(catalog, "unknown_article").context[0].ty = "String".into();
        }),
        case("context-field-added", Safe, |catalog| {
            let entry = entry(catalog, "unknown_article");
            let mut field = entry.context[0].clone();
            field.name = "colour".into();
            entry.context.push(field);
        }),
        case("context-field-renamed", Breaking, |catalog| {
            entry(catalog, "unknown_article").context[0].name = "id".into();
        }),
        case("recovery-changed", Safe, |catalog| {
            entry(catalog, "order_shipped").recovery = "Open a return with create_return instead.".into();
        }),
        case("recovery-interpolation-changed", Dangerous, |catalog| {
            let entry = entry(catalog, "unknown_article");
            entry.recovery = "No article {article}; call search_articles first.".into();
            entry.recovery_values = vec!["article".into()];
        }),
        case("message-changed", Safe, |catalog| {
            entry(catalog, "order_shipped").message = Some("the order is gone".into());
        }),
        case("severity-lowered", Dangerous, |catalog| {
            entry(catalog, "order_shipped").severity = Severity::Warning;
        }),
        case("severity-raised", Dangerous, |catalog| {
            entry(catalog, "payments_busy").severity = Severity::Error;
        }),
        case("field-path-changed", Dangerous, |catalog| {
            entry(catalog, "unknown_article").field = Some("basket.articles".into());
        }),
        case("original-error-removed", Dangerous, |catalog| {
            entry(catalog, "card_refused").varies = Varies::NONE;
        }),
        case("original-error-added", Safe, |catalog| {
            entry(catalog, "order_shipped").varies = Varies::ORIGINAL_ERROR;
        }),
        case("protocol-changed", Breaking, |catalog| entry(catalog, "order_shipped").protocol = true),
        case("placement-changed", Dangerous, |catalog| shop(catalog).mcp = Some(Placement::Meta)),
        case("docs-url-changed", Dangerous, |catalog| {
            for entry in &mut shop(catalog).entries {
                entry.docs = Some("https://docs.example.com/errors#{reason}".into());
            }
        }),
        case("deprecated-added", Safe, |catalog| {
            entry(catalog, "order_shipped").deprecated = Some("read `order_closed`".into());
        }),
        case("deprecated-removed", Safe, |catalog| entry(catalog, "card_refused").deprecated = None),
        case("deprecated-changed", Safe, |catalog| {
            entry(catalog, "card_refused").deprecated = Some("read `refused`".into());
        }),
        case("since-changed", Safe, |catalog| entry(catalog, "unknown_article").since = Some("1.3.0".into())),
        case("transparent-target-changed", Breaking, |catalog| {
            let label = include(catalog, "Label");
            (label.name, label.domain) = ("MailError".into(), Some("mail".into()));
        }),
        case("transparent-removed", Breaking, |catalog| {
            shop(catalog).includes.retain(|include| include.name != "MailError");
        }),
        case("transparent-added", Dangerous, |catalog| {
            let mut new = include(catalog, "Label").clone();
            new.variant = Some("Mail".into());
            (new.name, new.domain) = ("MailError".into(), Some("mail".into()));
            shop(catalog).includes.push(new);
        })
        .from(|catalog| shop(catalog).includes.retain(|include| include.name != "MailError")),
        case("transparent-overrides-changed", Breaking, |catalog| {
            include(catalog, "Label").overrides.insert("http".into(), "500".into());
        }),
        case("variant-renamed", Breaking, |catalog| {
            entry(catalog, "order_shipped").variant = Some("Shipped".into());
        }),
        case("variant-added", Breaking, |catalog| add(catalog, "too_heavy"))
            .from(|catalog| is_public(catalog, true)),
        case("enum-became-exhaustive", Dangerous, |catalog| is_public(catalog, true)),
        case("enum-became-non-exhaustive", Breaking, |catalog| is_public(catalog, false))
            .from(|catalog| is_public(catalog, true)),
    ]
}

fn changed(case: &Case) -> (Catalog, Catalog) {
    let mut before = sample();
    (case.start)(&mut before);
    let mut after = before.clone();
    (case.change)(&mut after);
    (before, after)
}

#[test]
fn each_change_is_exactly_one_finding() {
    for case in cases() {
        let (before, after) = changed(&case);
        let findings = compare(&before, &after);
        let found: Vec<_> = findings.iter().map(|finding| (finding.rule.id, finding.verdict())).collect();
        assert_eq!(found, [(case.rule, case.verdict)], "{findings:#?}");
        let finding = &findings[0];
        assert!(finding.before.is_some() || finding.after.is_some(), "{finding:?} says nothing");
        assert_ne!(finding.before, finding.after, "{finding:?}");
        // What it is changed back to is another finding, or none that this rule makes in the other direction.
        assert!(!compare(&after, &before).is_empty(), "{} cannot be undone", case.rule);
        assert_eq!(compare(&after, &after), [], "{}", case.rule);
    }
}

#[test]
fn each_rule_is_tried() {
    let tried: BTreeSet<_> = cases().iter().map(|case| case.rule).collect();
    let rules: BTreeSet<_> = RULES.iter().map(|rule| rule.id).collect();
    assert_eq!(tried, rules);
    assert_eq!(rules.len(), RULES.len(), "two rules have one name");
}

#[test]
fn the_mirror_of_a_change_is_what_undoing_it_makes() {
    for case in cases() {
        let rule = Rule::find(case.rule).unwrap();
        let (before, after) = changed(&case);
        let undone: Vec<_> = compare(&after, &before).iter().map(|finding| finding.rule.id).collect();
        match rule.mirror {
            Mirror::Rule(mirror) => assert_eq!(undone, [mirror], "undoing {}", rule.id),
            Mirror::Itself => assert_eq!(undone, [rule.id], "undoing {}", rule.id),
            Mirror::None(why) => {
                assert!(why.len() > 10, "{} has no mirror, and does not say why", rule.id);
                assert!(!undone.contains(&rule.id), "{} is its own mirror", rule.id);
            }
            _ => unreachable!(),
        }
    }
}

#[test]
fn mirrors_look_back() {
    for rule in RULES {
        if let Mirror::Rule(mirror) = rule.mirror {
            let mirror = Rule::find(mirror).unwrap_or_else(|| panic!("{} mirrors nothing", rule.id));
            assert_eq!(mirror.mirror, Mirror::Rule(rule.id), "{} and {}", rule.id, mirror.id);
        }
        assert!(!rule.why.is_empty() && !rule.change.is_empty(), "{} does not say why", rule.id);
        let verdict = rule.judgement.worst();
        let is_refused = verdict == Breaking || verdict == BuildError;
        // Who is refused is told what to do, unless all that helps is not to do it.
        assert!(
            is_refused || verdict == Dangerous || rule.instead.is_empty(),
            "{} advises for nothing",
            rule.id
        );
    }
}

#[test]
fn no_finding_is_worse_than_its_rule_or_better_unless_it_depends() {
    for case in cases() {
        let (before, after) = changed(&case);
        for finding in compare(&before, &after).iter().chain(&compare(&after, &before)) {
            let declared = finding.rule.judgement.worst();
            assert!(finding.verdict() <= declared, "{finding:?}");
            assert!(finding.rule.depends || finding.verdict() == declared, "{finding:?}");
        }
    }
}

/// What nobody promised is no change.
#[test]
fn what_is_no_change_is_no_finding() {
    let same: &[(&str, Change)] = &[
        ("the order of entries", |catalog| shop(catalog).entries.reverse()),
        ("the order of contracts", |catalog| catalog.contracts.reverse()),
        ("the order of context fields", |catalog| entry(catalog, "unknown_article").context.reverse()),
        ("the order of transparent variants", |catalog| shop(catalog).includes.reverse()),
        ("a text that is owned otherwise", |catalog| {
            entry(catalog, "unknown_article").context[1].ty = "Cow<str>".into();
        }),
        ("another package", |catalog| shop(catalog).package = Some("shop-errors".into())),
        ("types that are left out", |catalog| catalog.left_out.clear()),
    ];
    for (what, change) in same {
        let mut after = sample();
        change(&mut after);
        assert_eq!(compare(&sample(), &after), [], "{what}");
    }
}

/// Where the declaration cannot decide, the verdict is dangerous.
#[test]
fn what_cannot_be_decided_is_dangerous() {
    let unsure: &[(&str, &str, Change)] = &[
        ("context-field-type-changed", "u64", |catalog| {
            entry(catalog, "unknown_article").context[0].ty = "ArticleId".into();
        }),
        ("context-field-type-changed", "u64", |catalog| {
            entry(catalog, "unknown_article").context[0].ty = "u32".into();
        }),
        ("retry-after-removed", "where an occurrence says", |catalog| {
            entry(catalog, "payments_busy").retry_after = None;
        }),
        ("transparent-target-changed", "", |catalog| include(catalog, "Label").delegated = true),
    ];
    for (rule, was, change) in unsure {
        let mut before = sample();
        entry(&mut before, "payments_busy").retry_after = Some(Delay::Sometimes);
        let mut after = before.clone();
        change(&mut after);
        let findings = compare(&before, &after);
        let found: Vec<_> = findings.iter().map(|finding| (finding.rule.id, finding.verdict())).collect();
        assert_eq!(found, [(*rule, Dangerous)], "{findings:#?}");
        assert!(findings[0].before.as_deref().unwrap().contains(was));
    }
}

/// What follows from a change is said with it, and not a second time.
#[test]
fn a_fingerprint_survives_unrelated_changes() {
    let removed: Change = |catalog| without(catalog, "stock_counting");
    let mut alone = sample();
    removed(&mut alone);
    let mut among_others = alone.clone();
    add(&mut among_others, "too_heavy");
    entry(&mut among_others, "order_shipped").recovery = "Open a return with create_return instead.".into();
    let fingerprint = |after: &Catalog| {
        let findings = compare(&sample(), after);
        findings.iter().find(|finding| finding.rule.id == "reason-removed").unwrap().fingerprint()
    };
    assert_eq!(fingerprint(&alone), fingerprint(&among_others));
    // It is written into lock files: this one may not change from release to release.
    assert_eq!(fingerprint(&alone), "99d9566a6f5aa27e");
}

fn found(before: &Catalog, after: &Catalog) -> Vec<(&'static str, Verdict, String)> {
    let findings = compare(before, after);
    findings.into_iter().map(|finding| (finding.rule.id, finding.verdict(), finding.subject)).collect()
}

/// Its new name does not hide what else became of it.
#[test]
fn a_renamed_reason_is_compared_with_what_it_was() {
    let mut after = sample();
    let renamed = entry(&mut after, "unknown_article");
    renamed.reason = "no_such_article".into();
    renamed.variant = Some("NoSuchArticle".into());
    renamed.severity = Severity::Notice;
    renamed.context.remove(0);
    let at = |rest: &str| format!("shop/no_such_article{rest}");
    assert_eq!(
        found(&sample(), &after),
        [
            ("context-field-removed", Breaking, at(" context.article")),
            ("reason-renamed", Breaking, "shop/unknown_article".into()),
            ("variant-renamed", Breaking, at("")),
            ("severity-lowered", Dangerous, at("")),
        ]
    );
}

/// Two modules may have a type of the same name in the same domain.
#[test]
fn a_namesake_in_another_module_is_another_contract() {
    let mut before = sample();
    let mut other = contract(&mut before, "MailError").clone();
    other.module = Some("shop::other".into());
    other.entries[0].reason = "mailbox_full".into();
    before.contracts.push(other);
    let mut after = before.clone();
    include(&mut after, "Mail").module = Some("shop::other".into());
    let [(rule, verdict, _)] = &found(&before, &after)[..] else { panic!("{:?}", found(&before, &after)) };
    assert_eq!((*rule, *verdict), ("transparent-target-changed", Breaking));
    // One that moved is the one that it was.
    let mut moved = before.clone();
    contract(&mut moved, "MailError").module = Some("shop::mail".into());
    include(&mut moved, "Mail").module = Some("shop::mail".into());
    assert_eq!(found(&before, &moved), [("contract-moved", Dangerous, "shop::mail::MailError".into())]);
}

/// Callers see no difference where an enum is split in two, or two are merged.
#[test]
fn what_an_enum_still_says_is_not_gone_and_what_it_said_is_not_new() {
    let before = sample();
    let mut split = before.clone();
    let moved = entry(&mut split, "stock_counting").clone();
    without(&mut split, "stock_counting");
    let mut stock = contract(&mut split, "LabelError").clone();
    (stock.name, stock.domain, stock.entries) = ("StockError".into(), Some("shop".into()), vec![moved]);
    let mut held = include(&mut split, "Mail").clone();
    (held.variant, held.name, held.domain) = (Some("Stock".into()), stock.name.clone(), stock.domain.clone());
    shop(&mut split).includes.push(held);
    split.contracts.push(stock);
    let wire = |before: &Catalog, after: &Catalog| {
        compare(before, after).iter().map(|finding| finding.judgement.wire).max()
    };
    assert_eq!(wire(&before, &split), Some(Safe), "{:#?}", compare(&before, &split));
    assert_eq!(wire(&split, &before), Some(Safe), "{:#?}", compare(&split, &before));
}

/// Each instance of a generic type is an include of the same variant.
#[test]
fn another_instance_of_a_generic_type_is_no_new_variant() {
    let mut before = sample();
    is_public(&mut before, true);
    shop(&mut before).includes.retain(|include| include.name != "LabelError");
    let mut after = before.clone();
    let mut instance = include(&mut after, "Mail").clone();
    (instance.name, instance.domain) = ("LabelError".into(), Some("label".into()));
    shop(&mut after).includes.push(instance);
    let judged = |before: &Catalog, after: &Catalog| {
        let findings = compare(before, after);
        let [finding] = &findings[..] else { panic!("{findings:#?}") };
        (finding.rule.id, finding.judgement.wire, finding.judgement.source)
    };
    assert_eq!(judged(&before, &after), ("transparent-added", Dangerous, Safe));
    assert_eq!(judged(&after, &before), ("transparent-removed", Breaking, Safe));
}

/// Whoever matches the enum that a failure moved to does not build any more.
#[test]
fn a_reason_that_moves_into_an_exhaustive_enum_breaks_who_matches_it() {
    let mut before = sample();
    is_public(&mut before, true);
    let mail = contract(&mut before, "MailError");
    (mail.domain, mail.surface) = (Some("shop".into()), Surface::Private);
    include(&mut before, "Mail").domain = Some("shop".into());
    let mut after = before.clone();
    let moved = contract(&mut after, "MailError").entries.remove(0);
    shop(&mut after).entries.push(moved);
    assert_eq!(found(&before, &after), [("reason-moved", Breaking, "shop/no_mailbox".into())]);
}

#[test]
fn a_retired_name_is_missed_when_its_type_is_gone_as_well() {
    let mut before = sample();
    let mail = contract(&mut before, "MailError");
    (mail.domain, mail.retired) = (Some("shop".into()), vec!["mail_lost".into()]);
    include(&mut before, "Mail").domain = Some("shop".into());
    let mut after = before.clone();
    let moved = contract(&mut after, "MailError").entries.remove(0);
    after.contracts.retain(|contract| contract.name != "MailError");
    shop(&mut after).includes.retain(|include| include.name != "MailError");
    shop(&mut after).entries.push(moved);
    let found = found(&before, &after);
    assert!(found.contains(&("tombstone-removed", Dangerous, "shop/mail_lost".into())), "{found:?}");
}

#[test]
fn the_domain_of_a_contract_without_failures_of_its_own_is_the_identity_of_nothing() {
    let mut before = sample();
    let shop_error = shop(&mut before);
    (shop_error.domain, shop_error.entries, shop_error.retired) = (None, Vec::new(), Vec::new());
    let mut after = before.clone();
    shop(&mut after).domain = Some("shop".into());
    let [(rule, verdict, _)] = &found(&before, &after)[..] else { panic!("{:?}", found(&before, &after)) };
    assert_eq!((*rule, *verdict), ("domain-changed", Safe));
}

/// What is said over a failure is judged by what the failure says, where that is known.
#[test]
fn a_key_that_begins_or_ends_to_stand_over_known_failures_is_judged_by_them() {
    let rule = "transparent-overrides-changed";
    for (key, same, other) in [("http", "404", "500"), ("retry", "correctable", "terminal")] {
        for (value, verdict) in [(same, Safe), (other, Breaking)] {
            let mut after = sample();
            include(&mut after, "Mail").overrides.insert(key.into(), value.into());
            let subject = format!("{}::Mail {key}", shop(&mut sample()).path());
            assert_eq!(found(&sample(), &after), [(rule, verdict, subject.clone())], "{value}");
            let undone = found(&after, &sample());
            // Terminal that becomes correctable hurts nobody.
            let verdict = if value == "terminal" { Safe } else { verdict };
            assert_eq!(undone, [(rule, verdict, subject)], "no more {value}");
        }
    }
    // Each occurrence decides: nobody knows.
    let mut before = sample();
    contract(&mut before, "MailError").entries[0].varies = Varies::CODE;
    let mut after = before.clone();
    include(&mut after, "Mail").overrides.insert("http".into(), "500".into());
    let [(_, verdict, _)] = &found(&before, &after)[..] else { panic!("{:?}", found(&before, &after)) };
    assert_eq!(*verdict, Dangerous);
}

#[test]
fn a_type_that_moves_and_changes_its_domain_at_once_is_still_itself() {
    let mut after = sample();
    let mail = contract(&mut after, "MailError");
    (mail.domain, mail.module) = (Some("post".into()), Some("post::errors".into()));
    let mail = include(&mut after, "Mail");
    (mail.domain, mail.module) = (Some("post".into()), Some("post::errors".into()));
    let rules: Vec<_> =
        found(&sample(), &after).into_iter().map(|(rule, verdict, _)| (rule, verdict)).collect();
    assert_eq!(rules, [("domain-changed", Breaking), ("contract-moved", Dangerous)]);
}

/// A type that is new in a known domain brings reasons that old callers do not know.
#[test]
fn a_new_contract_in_a_known_domain_is_dangerous() {
    let mut after = sample();
    let mut new = contract(&mut after, "MailError").clone();
    new.name = "QueueError".into();
    new.entries[0].reason = "queue_stuck".into();
    after.contracts.push(new);
    let findings = compare(&sample(), &after);
    let found: Vec<_> = findings.iter().map(|finding| (finding.rule.id, finding.verdict())).collect();
    assert_eq!(found, [("contract-added", Dangerous)], "{findings:#?}");
}
