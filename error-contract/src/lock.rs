//! What was promised, committed, and held against what is built.
//!
//! Callers branch on reasons, codes and retries; a release that changes one of them breaks somebody who cannot be
//! asked. One line in a test keeps that from happening by accident: [`lock!`](crate::lock!). The first run writes the
//! lock file; commit it. From then on a change to any contract fails the test with what changed, what it does to whom,
//! and how to accept it.
//!
//! - **Safe** and **dangerous** changes are written into the lock with `ERROR_CONTRACT_LOCK=update cargo test`, and
//!   show up in the diff of the commit.
//! - **Breaking** changes are refused until each is accepted by its fingerprint, with a reason that stays in the lock:
//!   `ERROR_CONTRACT_LOCK=update ERROR_CONTRACT_ACCEPT='fingerprint=reason' cargo test`. Each stands on a line of its own.
//!   Who takes the change back takes its acceptance back: made again, it is accepted again.
//! - A **build error** cannot be accepted: a retired reason that comes back, a code inside the reserved block.
//!
//! A reason that goes away leaves its name in `retired(…)`, which turns *breaking* into *dangerous*: callers still meet
//! old servers, and the name can never come back with another meaning. `since` and `deprecated(…)` are promises to
//! readers; changing them is safe.
//!
//! The test belongs into `tests/`, with a `use my_crate as _;`: the contracts of unit tests are not promised to anybody.
//!
//! Where two branches wrote the lock, keep either side of `contracts` and the `accepted` of both, then write it anew: what
//! is in the code decides. A workspace with several locks updates each by itself (`cargo test -p my-service --test errors`),
//! since a fingerprint that none of the changes to a lock has is refused.
//!
//! [`compare`] judges any two catalogs; [`RULES`] are the kinds of change it knows. What a declaration cannot decide is
//! dangerous, never breaking.

mod check;
mod compare;
mod file;
mod finding;
mod macros;
mod rules;
mod table;
mod verdict;

#[doc(hidden)]
pub use self::macros::assert;
pub use self::{
    check::{ACCEPT_VARIABLE, LOCK_VARIABLE, LockError, Outcome, Request, check},
    compare::compare,
    file::{Acceptance, Lock},
    finding::Finding,
    rules::{Mirror, RULES, Rule},
    table::table,
    verdict::{Judgement, Verdict},
};
