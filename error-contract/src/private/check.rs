//! What only constant evaluation can see: the value of a code expression, the reasons of a nested
//! contract. A check panics with a text for the author of the enum, at the token the derive gives it.

use crate::{
    Contract, Part,
    code::{BadNumber, judge},
    const_text::ConstText,
};

/// Judges the code expression of the part at `index`.
///
/// # Panics
///
/// While compiling, where a contract may not declare the number.
#[track_caller]
pub const fn check_code(contract: &'static Contract, index: usize, retry_is_declared: bool) {
    let code = super::code_at(contract, index);
    let number = code.as_i32();
    let text = ConstText::new().push("code ").push_number(number);
    match judge(Some(code.class()), number) {
        Ok(()) if code.must_declare_retry() && !retry_is_declared => fail(
            text.push(" is ADAPTER_ERROR, which varies by nature: say `#[retryable]`, `#[retryable(false)]` or `#[retryable(terminal)]` beside it"),
        ),
        Ok(()) => {}
        Err(BadNumber::Reserved) => fail(text.push(" lies in -32768…-32000 and is not in the table")),
        Err(BadNumber::Unknown) => {
            fail(text.push(" is `UnknownError`: a contract says what is known; use `InternalError`"));
        }
        Err(BadNumber::Disagrees(class)) => {
            fail(text.push(" is `").push(class.name()).push("`, not `").push(code.class().name()).push("`"));
        }
    }
}

/// Whether a reason of the nested contract at part `index` is already taken by this contract, or was
/// retired by it.
///
/// # Panics
///
/// While compiling, where it is.
#[track_caller]
pub const fn check_unique(contract: &'static Contract, index: usize) {
    let Some(nested) = contract.nested_at(index) else { return };
    check_parts(contract, index, nested, nested.parts());
}

/// Every entry below, each once: the parts are walked, because an index into them is not constant time.
#[track_caller]
const fn check_parts(
    contract: &'static Contract,
    index: usize,
    nested: &'static Contract,
    parts: &'static [Part],
) {
    let mut rest = parts;
    while let Some((part, tail)) = rest.split_first() {
        match part {
            Part::Entry(entry) => check_reason(contract, index, nested, entry.reason()),
            Part::Nested(deeper) => check_parts(contract, index, nested, deeper.contract().parts()),
        }
        rest = tail;
    }
}

#[track_caller]
const fn check_reason(
    contract: &'static Contract,
    index: usize,
    nested: &'static Contract,
    reason: &'static str,
) {
    // The text is put together where it is needed: that is most of the work for an entry, and nearly none needs it.
    if contract.find_own(reason).is_some() {
        fail(
            quoted(reason)
                .push(" is already used by `")
                .push(contract.name())
                .push("`, and `")
                .push(nested.name())
                .push("` declares it too: give this variant a `#[reason(\"…\")]` of its own"),
        );
    }
    if let Some(other) = find_before(contract, index, reason) {
        if crate::contract::compare(other.name(), nested.name()).is_eq() {
            fail(quoted(reason).push(" comes from `").push(nested.name()).push(
                "`, which stands in two variants: give this one a `#[reason(\"…\")]` of its own, so that callers can tell them apart",
            ));
        }
        fail(
            quoted(reason)
                .push(" is declared by `")
                .push(other.name())
                .push("` and by `")
                .push(nested.name())
                .push("`: give this variant a `#[reason(\"…\")]` of its own"),
        );
    }
    if is_retired(contract, reason) {
        fail(
            quoted(reason)
                .push(" is retired by `")
                .push(contract.name())
                .push("`, and `")
                .push(nested.name())
                .push("` uses it again: give this variant a `#[reason(\"…\")]` of its own"),
        );
    }
}

const fn quoted(reason: &str) -> ConstText {
    ConstText::new().push("reason `").push(reason).push("`")
}

/// The nested contract before the part at `index` that declares the reason as well.
const fn find_before(contract: &'static Contract, index: usize, reason: &str) -> Option<&'static Contract> {
    let Some((before, _)) = contract.parts().split_at_checked(index) else { return None };
    let mut rest = before;
    while let Some((part, tail)) = rest.split_first() {
        if let Part::Nested(nested) = part
            && nested.contract().find(reason).is_some()
        {
            return Some(nested.contract());
        }
        rest = tail;
    }
    None
}

const fn is_retired(contract: &'static Contract, reason: &str) -> bool {
    let mut rest = contract.retired();
    while let Some((retired, tail)) = rest.split_first() {
        if crate::contract::compare(retired, reason).is_eq() {
            return true;
        }
        rest = tail;
    }
    false
}

#[track_caller]
#[expect(clippy::panic, reason = "while compiling: it is how a constant says what is wrong")]
#[expect(clippy::needless_pass_by_value, reason = "it ends here")]
const fn fail(text: ConstText) -> ! {
    panic!("{}", text.as_str())
}
