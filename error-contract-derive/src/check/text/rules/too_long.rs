//! A recovery that is a page instead of a step.

use crate::check::text::{Level, Rule, Target};

const LONGEST: usize = 480;

pub(crate) static RULE: Rule = Rule {
    name: "too_long",
    level: Level::Error,
    target: Target::Recovery,
    allowable: true,
    why: "A hint is sent with every occurrence and read in a hurry; good ones have about 100 \
    characters.",
    fix: "Keep the next step and its limit, and move the rest into the doc comment.",
    accepted: "Cut the upload into parts of at most 5 MiB and send each part separately.",
    refused: LONG,
    check: |reading| {
        let length = reading.subject.text.chars().count();
        (length > LONGEST).then(|| {
            format!(
                "recovery has {length} characters, {LONGEST} are allowed; keep the next step and \
                 its limit, move the rest into the doc comment"
            )
        })
    },
};

const LONG: &str = "\
    Cut the upload into parts of at most 5 MiB and send each part separately, because the gateway \
    in front of the storage closes a connection that carries more than that, which it does to \
    protect the other tenants of the same cluster from a single client that would otherwise take \
    all of the bandwidth there is, as happened in the spring of the year in which the limit was \
    introduced, after which it was raised twice, once for video and once for backups, before it \
    settled at the number that stands at the beginning of this text.";
