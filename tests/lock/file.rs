//! The lock file: written, compared, rewritten, and never overwritten when nobody knows what was in it.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use error_contract::{
    catalog::Catalog,
    lock::{Lock, LockError, Outcome, Request, Verdict, check, compare},
};

use super::sample::{entry, sample, shop};

/// A folder that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name =
            format!("error-contract-lock-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn lock(&self) -> PathBuf {
        self.0.join("errors.lock.json")
    }

    /// With the lock of the sample in it.
    fn with_sample() -> Self {
        let folder = Self::new();
        fs::write(folder.lock(), Lock::of(&sample()).to_json()).unwrap();
        folder
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn update(accept: Option<&str>) -> Request {
    Request::parse(Some("update"), accept).unwrap()
}

fn look() -> Request {
    Request::default()
}

fn without_counting() -> Catalog {
    let mut catalog = sample();
    shop(&mut catalog).entries.retain(|entry| entry.reason != "stock_counting");
    catalog
}

#[test]
fn the_first_run_writes_the_lock_and_fails_once_saying_so() {
    let folder = Folder::new();
    let first = check(&folder.lock(), &sample(), &look()).unwrap_err();
    assert!(matches!(first, LockError::Created { .. }));
    assert!(first.to_string().contains("nothing was compared; it is written now"), "{first}");
    assert_eq!(check(&folder.lock(), &sample(), &look()), Ok(Outcome::Unchanged));
    let written = fs::read_to_string(folder.lock()).unwrap();
    assert_eq!(written, Lock::of(&sample()).to_json());
    assert!(written.ends_with("}\n"));
    // Nothing else is left behind.
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1);
}

#[test]
fn a_change_fails_with_a_table_that_says_how_to_accept_it() {
    let folder = Folder::with_sample();
    let before = fs::read_to_string(folder.lock()).unwrap();
    let mut changed = without_counting();
    entry(&mut changed, "order_shipped").recovery = "Open a return with create_return instead.".into();
    let error = check(&folder.lock(), &changed, &look()).unwrap_err();
    let fingerprint = compare(&sample(), &changed)[0].fingerprint();
    let text = error.to_string();
    for part in [
        "2 changes: 1 breaking, 1 safe",
        "BREAKING  reason-removed  shop/stock_counting",
        "  before   stock_counting (ServiceUnavailable -32000, transient) on `StockCounting`",
        "  why      callers branch on it (wire, source)",
        "  instead  keep its name: `#[contract(retired(\"…\"))]` on the type",
        "SAFE  recovery-changed  shop/order_shipped",
        "  after    Open a return with create_return instead.",
    ] {
        assert!(text.contains(part), "{part}\nin\n{text}");
    }
    let command = format!(
        "    ERROR_CONTRACT_LOCK=update ERROR_CONTRACT_ACCEPT='{fingerprint}=why this is all right' cargo test"
    );
    // All that has to be accepted, ready to be pasted.
    entry(&mut changed, "card_refused").code.http = 403;
    let both = check(&folder.lock(), &changed, &look()).unwrap_err().to_string();
    assert_eq!(both.lines().filter(|line| line.contains("=why this is all right")).count(), 4, "{both}");
    assert!(both.ends_with("=why this is all right' cargo test"), "{both}");
    assert!(text.contains(&command), "{text}");
    assert_eq!(fs::read_to_string(folder.lock()).unwrap(), before, "looking does not write");
}

#[test]
fn what_is_safe_or_dangerous_is_written_when_asked() {
    let folder = Folder::with_sample();
    let mut changed = sample();
    entry(&mut changed, "order_shipped").when = "The order is on its way.".into();
    let Ok(Outcome::Written(findings)) = check(&folder.lock(), &changed, &update(None)) else {
        panic!("refused")
    };
    assert_eq!(findings[0].verdict(), Verdict::Dangerous);
    assert_eq!(check(&folder.lock(), &changed, &look()), Ok(Outcome::Unchanged));
    // Asked again, there is nothing to do.
    assert_eq!(check(&folder.lock(), &changed, &update(None)), Ok(Outcome::Unchanged));
}

#[test]
fn what_breaks_is_refused_until_it_is_accepted_by_name_and_the_reason_stays() {
    let folder = Folder::with_sample();
    let before = fs::read_to_string(folder.lock()).unwrap();
    let changed = without_counting();
    let refused = check(&folder.lock(), &changed, &update(None)).unwrap_err();
    assert!(matches!(&refused, LockError::Refused { findings, .. } if findings.len() == 1), "{refused}");
    assert!(refused.to_string().contains("was not written, because of 1 change: 1 breaking"), "{refused}");
    assert_eq!(fs::read_to_string(folder.lock()).unwrap(), before);

    let fingerprint = compare(&sample(), &changed)[0].fingerprint();
    let accept = update(Some(&format!("{fingerprint} = nobody counts any more")));
    assert!(matches!(check(&folder.lock(), &changed, &accept), Ok(Outcome::Written(_))));
    assert_eq!(check(&folder.lock(), &changed, &look()), Ok(Outcome::Unchanged));
    let lock = Lock::from_json(&fs::read_to_string(folder.lock()).unwrap()).unwrap();
    let [acceptance] = &lock.accepted[..] else { panic!("{:?}", lock.accepted) };
    assert_eq!(acceptance.reason, "nobody counts any more");
    assert_eq!((&*acceptance.rule, &*acceptance.subject), ("reason-removed", "shop/stock_counting"));

    // It survives the next change, and accepts nothing else.
    let mut next = changed.clone();
    shop(&mut next).entries.retain(|entry| entry.reason != "order_shipped");
    assert!(matches!(check(&folder.lock(), &next, &update(None)), Err(LockError::Refused { .. })));
    entry(&mut next, "card_refused").recovery = "Use another card and pay again.".into();
    let other = compare(&changed, &next)
        .iter()
        .find(|finding| finding.verdict() == Verdict::Breaking)
        .unwrap()
        .fingerprint();
    assert!(check(&folder.lock(), &next, &update(Some(&format!("{other}=returns are gone")))).is_ok());
    let lock = Lock::from_json(&fs::read_to_string(folder.lock()).unwrap()).unwrap();
    assert_eq!(lock.accepted.len(), 2);
}

#[test]
fn an_acceptance_may_be_written_into_the_lock_by_hand() {
    let folder = Folder::with_sample();
    let changed = without_counting();
    let fingerprint = compare(&sample(), &changed)[0].fingerprint();
    let text = fs::read_to_string(folder.lock()).unwrap();
    let by_hand = format!(
        "  ],\n  \"accepted\": [{{\"fingerprint\": \"{fingerprint}\", \"reason\": \"as announced\"}}]\n}}\n"
    );
    let text = text.strip_suffix("  ]\n}\n").unwrap().to_owned() + &by_hand;
    fs::write(folder.lock(), text).unwrap();
    let error = check(&folder.lock(), &changed, &look()).unwrap_err().to_string();
    assert!(
        error.contains("  accepted as announced")
            && error.contains("    ERROR_CONTRACT_LOCK=update cargo test"),
        "{error}"
    );
    assert!(matches!(check(&folder.lock(), &changed, &update(None)), Ok(Outcome::Written(_))));
    let lock = Lock::from_json(&fs::read_to_string(folder.lock()).unwrap()).unwrap();
    assert_eq!(lock.accepted[0].rule, "reason-removed", "the rest is filled in");
}

#[test]
fn what_is_wrong_whatever_came_before_is_never_accepted() {
    let folder = Folder::with_sample();
    let mut changed = sample();
    entry(&mut changed, "order_shipped").code.number = -32050;
    let fingerprint = compare(&sample(), &changed)[0].fingerprint();
    let error = check(&folder.lock(), &changed, &update(Some(&format!("{fingerprint}=please")))).unwrap_err();
    assert!(error.to_string().contains("this cannot be accepted"), "{error}");
}

#[test]
fn settings_that_say_nothing_are_said_to() {
    let said = |lock: Option<&str>, accept: Option<&str>| match Request::parse(lock, accept) {
        Ok(request) => format!("{request:?}"),
        Err(error) => error.to_string(),
    };
    assert!(said(Some("1"), None).contains("ERROR_CONTRACT_LOCK is `1`; it can be `update`"));
    assert!(said(Some("update"), Some("0011223344556677")).contains("write `fingerprint=reason`"));
    assert!(said(Some("update"), Some("0011223344556677= ")).contains("write `fingerprint=reason`"));
    assert!(said(None, Some("0011223344556677=why")).contains("only beside ERROR_CONTRACT_LOCK=update"));
    let several = Request::parse(Some("update"), Some("a,b=one\n\nc=two = three\n")).unwrap();
    assert_eq!(
        several.accept,
        [("a", "one"), ("b", "one"), ("c", "two = three")].map(|(a, b)| (a.into(), b.into()))
    );
    let pasted = said(Some("update"), Some("0011223344556677=why this is all right"));
    assert!(pasted.contains("still says `why this is all right`"), "{pasted}");
    // A fingerprint that nothing has is a mistake, not an acceptance.
    let folder = Folder::with_sample();
    let error = check(&folder.lock(), &sample(), &update(Some("0011223344556677=why"))).unwrap_err();
    assert!(error.to_string().contains("which none of the changes has"), "{error}");
}

/// What nobody can read says what and where, and is left as it is, whatever is asked.
#[test]
fn a_file_that_cannot_be_read_is_never_overwritten() {
    let good = Lock::of(&sample()).to_json();
    let newer = good.replacen("\"version\": 1", "\"version\": 2", 1);
    let conflict = good.replacen("  \"contracts\"", "<<<<<<< ours\n  \"contracts\"", 1);
    let header = "{\"format\": \"error-contract/lock\", \"version\": 1, \"contracts\": ";
    let deep = header.to_owned() + &"[".repeat(100_000);
    let cases: [(&[u8], &str); 12] = [
        (b"", "EOF while parsing"),
        (b"[]", "no `\"format\": \"error-contract/lock\"`"),
        (b"null", "no `\"format\""),
        (b"{}", "no `\"format\": \"error-contract/lock\"` with a `\"version\"`"),
        (
            b"{\"format\": \"error-contract/catalog\", \"version\": 1}",
            "the format is `error-contract/catalog`",
        ),
        (newer.as_bytes(), "version 2 of the format, and this release reads version 1"),
        (conflict.as_bytes(), "line 5: an unresolved merge conflict"),
        (b"\xff\xfe", "stream did not contain valid UTF-8"),
        (&good.as_bytes()[..good.len() / 2], "EOF while parsing"),
        (deep.as_bytes(), "EOF while parsing a list"),
        (
            b"{\"format\": \"error-contract/lock\", \"version\": 1, \"contracts\": [{\"domian\": \"x\"}]}",
            "unknown field `domian`, expected one of `domain`",
        ),
        (b"{\"format\": \"error-contract/lock\", \"version\": 1,\n \"contracts\": [7]}", "line 2 column"),
    ];
    for (text, says) in cases {
        let folder = Folder::new();
        fs::write(folder.lock(), text).unwrap();
        for request in [look(), update(None), update(Some("0011223344556677=why"))] {
            let error = check(&folder.lock(), &sample(), &request).unwrap_err();
            assert!(matches!(error, LockError::Unreadable { .. }), "{error:?}");
            let shown = error.to_string();
            assert!(shown.contains(says) && shown.contains("was left as it is"), "{says}\nin\n{shown}");
            assert!(shown.contains("errors.lock.json"), "{shown}");
        }
        assert_eq!(fs::read(folder.lock()).unwrap(), text);
    }
    // A folder where the file should be.
    let folder = Folder::new();
    fs::create_dir(folder.lock()).unwrap();
    assert!(matches!(check(&folder.lock(), &sample(), &update(None)), Err(LockError::Unreadable { .. })));
    // No folder for the file.
    let nowhere = folder.0.join("no/such/folder/errors.lock.json");
    let error = check(&nowhere, &sample(), &look()).unwrap_err();
    assert!(matches!(error, LockError::Unwritable { .. }), "{error}");
    assert!(error.to_string().contains("there is no folder"), "{error}");
}

#[test]
fn a_merge_conflict_says_how_to_end_it() {
    let folder = Folder::with_sample();
    let good = fs::read_to_string(folder.lock()).unwrap();
    fs::write(folder.lock(), good.replacen("  \"contracts\"", "<<<<<<< ours\n  \"contracts\"", 1)).unwrap();
    let error = check(&folder.lock(), &sample(), &look()).unwrap_err().to_string();
    assert!(error.contains("Keep either side of `contracts`"), "{error}");
    assert!(error.ends_with("ERROR_CONTRACT_LOCK=update cargo test"), "{error}");
}

#[test]
fn a_lock_that_is_read_only_stays_as_it_is() {
    let folder = Folder::with_sample();
    let before = fs::read_to_string(folder.lock()).unwrap();
    let mut permissions = fs::metadata(folder.lock()).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(folder.lock(), permissions).unwrap();
    let mut changed = sample();
    entry(&mut changed, "order_shipped").when = "The order is on its way.".into();
    let error = check(&folder.lock(), &changed, &update(None)).unwrap_err().to_string();
    assert!(error.contains("cannot be written: it is read-only"), "{error}");
    assert_eq!(fs::read_to_string(folder.lock()).unwrap(), before);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_lock_stays_a_link() {
    let folder = Folder::with_sample();
    let link = folder.0.join("link.json");
    std::os::unix::fs::symlink(folder.lock(), &link).unwrap();
    let mut changed = sample();
    entry(&mut changed, "order_shipped").when = "The order is on its way.".into();
    assert!(matches!(check(&link, &changed, &update(None)), Ok(Outcome::Written(_))));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(folder.lock()).unwrap(), Lock::of(&changed).to_json());
}

#[test]
fn what_editors_of_other_systems_put_in_is_read_over() {
    let folder = Folder::new();
    let text = "\u{feff}".to_owned() + &Lock::of(&sample()).to_json().replace('\n', "\r\n");
    fs::write(folder.lock(), text).unwrap();
    assert_eq!(check(&folder.lock(), &sample(), &look()), Ok(Outcome::Unchanged));
    assert_eq!(check(&folder.lock(), &sample(), &update(None)), Ok(Outcome::Written(Vec::new())));
    assert_eq!(fs::read_to_string(folder.lock()).unwrap(), Lock::of(&sample()).to_json());
}

/// Whoever runs the same command twice has made no mistake.
#[test]
fn an_acceptance_that_the_lock_has_may_be_said_again() {
    let folder = Folder::with_sample();
    let changed = without_counting();
    let fingerprint = compare(&sample(), &changed)[0].fingerprint();
    let accept = update(Some(&format!("{fingerprint}=nobody counts any more")));
    assert!(matches!(check(&folder.lock(), &changed, &accept), Ok(Outcome::Written(_))));
    assert_eq!(check(&folder.lock(), &changed, &accept), Ok(Outcome::Unchanged));
}

/// What was accepted once, taken back and made again needs somebody to accept it again.
#[test]
fn a_change_that_is_taken_back_takes_its_acceptance_with_it() {
    let renamed: fn(&mut Catalog) = |catalog| entry(catalog, "stock_counting").reason = "counting".into();
    let status: fn(&mut Catalog) = |catalog| entry(catalog, "card_refused").code.http = 403;
    for change in [renamed, status] {
        let folder = Folder::with_sample();
        let mut changed = sample();
        change(&mut changed);
        for (before, after) in [(sample(), changed.clone()), (changed.clone(), sample())] {
            let fingerprint = compare(&before, &after)[0].fingerprint();
            let accept = update(Some(&format!("{fingerprint}=as announced")));
            assert!(matches!(check(&folder.lock(), &after, &accept), Ok(Outcome::Written(_))));
            let lock = Lock::from_json(&fs::read_to_string(folder.lock()).unwrap()).unwrap();
            assert_eq!(lock.accepted.len(), 1, "{:?}", lock.accepted);
        }
        let again = check(&folder.lock(), &changed, &update(None));
        assert!(matches!(again, Err(LockError::Refused { .. })), "{again:?}");
    }
}

/// A diff shows what was changed and nothing else.
#[test]
fn one_change_is_one_line_of_the_file() {
    let mut changed = sample();
    entry(&mut changed, "order_shipped").recovery = "Open a return with create_return instead.".into();
    shop(&mut changed).entries.reverse();
    changed.contracts.reverse();
    let (before, after) = (Lock::of(&sample()).to_json(), Lock::of(&changed).to_json());
    let differing = before.lines().zip(after.lines()).filter(|(one, two)| one != two).count();
    assert_eq!((differing, before.lines().count()), (1, after.lines().count()));
}

#[test]
fn text_of_any_kind_is_kept_and_shown_on_its_line() {
    let mut changed = sample();
    let long = "x".repeat(10_000);
    let texts = ["<b>\"quoted\"</b> `code` | pipe", "שלום \u{202e}evil", "two\nlines\tand\u{0}nul", &long];
    for text in texts {
        entry(&mut changed, "order_shipped").when = text.to_owned().into();
        let lock = Lock::of(&changed);
        assert_eq!(Lock::from_json(&lock.to_json()), Ok(lock));
        let shown = error_contract::lock::table(&compare(&sample(), &changed), &[]);
        assert_eq!(shown.lines().count(), 7, "{shown}");
        assert!(text.lines().next().is_some_and(|line| shown.contains(line)), "{shown}");
    }
}
