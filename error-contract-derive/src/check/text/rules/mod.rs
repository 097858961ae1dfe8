//! One rule a file; the order here is the order of importance.

mod bare_call;
mod blank_when;
mod contradicts_retry;
mod control;
mod empty;
mod internals;
mod leftover;
mod no_action;
mod operator;
mod placeholder;
mod question;
mod refers_elsewhere;
mod repeats_message;
mod same_as_recovery;
mod too_long;
mod too_short;
mod vague;

use super::Rule;

pub(crate) static RULES: &[&Rule] = &[
    // Errors: of these a text gets the first that applies.
    &empty::RULE,
    &blank_when::RULE,
    &control::RULE,
    &too_long::RULE,
    &leftover::RULE,
    &contradicts_retry::RULE,
    &placeholder::RULE,
    &too_short::RULE,
    &internals::RULE,
    &same_as_recovery::RULE,
    // Advice.
    &repeats_message::RULE,
    &no_action::RULE,
    &vague::RULE,
    &operator::RULE,
    &refers_elsewhere::RULE,
    &question::RULE,
    &bare_call::RULE,
];
