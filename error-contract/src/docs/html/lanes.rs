//! How many failures are retried in each way.

use alloc::{format, string::String, vec::Vec};

use crate::{
    Retry,
    catalog::{Catalog, Delay},
    docs::words,
};

/// How many entries are retried in one way, and what is known of the delays.
pub(super) struct Lane {
    pub(super) retry: Retry,
    pub(super) count: usize,
    pub(super) percent: usize,
    pub(super) delays: Option<String>,
}

impl Lane {
    pub(super) fn of(catalog: &Catalog, retry: Retry, total: usize) -> Self {
        let of_it: Vec<_> =
            catalog.entries().map(|(_, entry)| entry).filter(|entry| entry.retry == retry).collect();
        let count = of_it.len();
        let delays = of_it.iter().filter_map(|entry| entry.retry_after);
        let (mut seconds, mut told) = (Vec::new(), 0);
        for delay in delays {
            match delay {
                Delay::Seconds(number) => seconds.push(number),
                Delay::PerOccurrence | Delay::Sometimes => told += 1,
            }
        }
        let range = seconds.iter().min().zip(seconds.iter().max()).map(|(least, most)| {
            let (number, least, most) = (seconds.len(), words::duration(*least), words::duration(*most));
            if least == most {
                format!("{number} fixed ({least})")
            } else {
                format!("{number} fixed ({least} to {most})")
            }
        });
        let told = (told > 0).then(|| format!("{told} per occurrence"));
        let delays: Vec<_> = range.into_iter().chain(told).collect();
        Self {
            retry,
            count,
            percent: (count * 100 + total / 2).checked_div(total).unwrap_or(0),
            delays: (!delays.is_empty()).then(|| delays.join(", ")),
        }
    }
}
