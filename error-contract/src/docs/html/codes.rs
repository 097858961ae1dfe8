//! The picture of how the codes of a catalog travel: a column for each code space, a band for each way
//! through them, as thick as the failures that take it.

use alloc::{collections::BTreeMap, format, string::String, vec, vec::Vec};

use super::text::Shown;
use crate::{Class, Retry, catalog::Catalog, code::is_reserved, problem::status_phrase};

const WIDTH: u16 = 1000;
/// Where the bars of the columns begin. What is left and right of the outer ones is for their names.
const COLUMNS: [(&str, f32); SPACES] =
    [("Code", 150.0), ("HTTP", 330.0), ("gRPC", 594.0), ("JSON-RPC", 816.0)];
const SPACES: usize = 4;
const BAR: f32 = 6.0;
const HEAD: f32 = 34.0;
/// How thick a failure is, how thick all together may be, how thin a band; and what a name needs.
const FAILURE: f32 = 14.0;
const BANDS: f32 = 250.0;
const LEAST: f32 = 1.2;
const LINE: f32 = 15.0;
const GAP: f32 = 7.0;

/// The picture, and the same as rows.
pub(super) struct Picture<'a> {
    pub(super) width: u16,
    pub(super) height: String,
    pub(super) columns: Vec<Column<'a>>,
    pub(super) ways: Vec<Way<'a>>,
}

/// A code space.
pub(super) struct Column<'a> {
    pub(super) head: &'static str,
    pub(super) x: f32,
    /// The first has its names on the left.
    pub(super) is_first: bool,
    pub(super) slots: Vec<Slot<'a>>,
}

/// The place of one code of a space.
pub(super) struct Slot<'a> {
    pub(super) stop: Stop<'a>,
    pub(super) count: usize,
    top: f32,
    height: f32,
}

/// One way through the spaces.
pub(super) struct Way<'a> {
    stops: [Stop<'a>; SPACES],
    pub(super) retry: Retry,
    pub(super) count: usize,
    /// As paths, from column to column.
    pub(super) bands: Vec<String>,
}

/// A code of one of the spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stop<'a> {
    Class(Class),
    Http(u16),
    Grpc(&'a str),
    /// The number in an error object; `None` where each entry has its own.
    JsonRpc(Option<i32>),
}

impl<'a> Picture<'a> {
    /// `None` where there is nothing to draw.
    pub(super) fn of(catalog: &'a Catalog) -> Option<Self> {
        let mut ways = ways(catalog);
        let total: usize = ways.iter().map(|way| way.count).sum();
        let failure = FAILURE.min(BANDS / ratio(total, 1));
        let thickness = |way: &Way<'_>| (failure * ratio(way.count, 1)).max(LEAST);
        let thickness: Vec<_> = ways.iter().map(thickness).collect();
        let mut columns: Vec<_> = (0..SPACES).map(|space| slots(&ways, &thickness, space)).collect();
        let height = columns.iter().map(|column| needs(column)).fold(0.0, f32::max);
        for column in &mut columns {
            spread(column, height);
        }
        let bands = columns.windows(2).zip(0..).zip(COLUMNS.windows(2));
        for ((pair, space), x) in bands {
            let ([left, right], [(_, from), (_, to)]) = (pair, x) else { continue };
            let starts = stack(&ways, &thickness, (left, space), (right, space + 1));
            let ends = stack(&ways, &thickness, (right, space + 1), (left, space));
            for (((way, start), end), thickness) in ways.iter_mut().zip(starts).zip(ends).zip(&thickness) {
                way.bands.push(band((from + BAR, start), (*to, end), *thickness));
            }
        }
        let columns = columns.into_iter().zip(COLUMNS).enumerate();
        let columns =
            columns.map(|(space, (slots, (head, x)))| Column { head, x, is_first: space == 0, slots });
        (total > 0).then(|| Self {
            width: WIDTH,
            height: format!("{:.0}", HEAD + height + GAP),
            columns: columns.collect(),
            ways,
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share of a picture")]
fn ratio(part: usize, whole: usize) -> f32 {
    part as f32 / whole.max(1) as f32
}

/// The ways, by status, then as the table has the classes.
fn ways(catalog: &Catalog) -> Vec<Way<'_>> {
    let mut counts = BTreeMap::new();
    for (_, entry) in catalog.entries() {
        let code = &entry.code;
        let number = Some(code.error_object).filter(|number| is_reserved(*number));
        let stops =
            [Stop::Class(code.class), Stop::Http(code.http), Stop::Grpc(&code.grpc), Stop::JsonRpc(number)];
        *counts.entry((code.class.http_status(), stops, entry.retry)).or_insert(0) += 1;
    }
    let way = |((_, stops, retry), count)| Way { stops, retry, count, bands: Vec::new() };
    counts.into_iter().map(way).collect()
}

/// The codes of a space, from above: statuses by number, the others where most of their bands come from.
fn slots<'a>(ways: &[Way<'a>], thickness: &[f32], space: usize) -> Vec<Slot<'a>> {
    let mut found: BTreeMap<Stop<'a>, (Slot<'a>, f32)> = BTreeMap::new();
    for ((way, thickness), position) in ways.iter().zip(thickness).zip(0..) {
        let Some(&stop) = way.stops.get(space) else { continue };
        let empty = (Slot { stop, count: 0, top: 0.0, height: 0.0 }, 0.0);
        let (slot, weight) = found.entry(stop).or_insert(empty);
        slot.count += way.count;
        slot.height += thickness;
        *weight += ratio(way.count * position, 1);
    }
    let mut found: Vec<_> = found.into_values().collect();
    if !matches!(found.first(), Some((Slot { stop: Stop::Http(_), .. }, _))) {
        let middle = |(slot, weight): &(Slot<'_>, f32)| weight / ratio(slot.count, 1);
        found.sort_by(|one, other| middle(one).total_cmp(&middle(other)));
    }
    found.into_iter().map(|(slot, _)| slot).collect()
}

fn needs(slots: &[Slot<'_>]) -> f32 {
    slots.iter().map(|slot| slot.height.max(LINE) + GAP).sum()
}

fn spread(slots: &mut [Slot<'_>], height: f32) {
    let spare = (height - needs(slots)) / ratio(slots.len() + 1, 1);
    let mut y = HEAD + spare;
    for slot in slots {
        let line = slot.height.max(LINE);
        slot.top = y + (line - slot.height) / 2.0;
        y += line + GAP + spare;
    }
}

/// A column and its number.
type At<'s, 'a> = (&'s Vec<Slot<'a>>, usize);

/// Where the band of each way begins at a column: stacked as they stand at the column they lead to.
fn stack(ways: &[Way<'_>], thickness: &[f32], at: At<'_, '_>, to: At<'_, '_>) -> Vec<f32> {
    let place = |way: &Way<'_>, (slots, space): At<'_, '_>| {
        let stop = way.stops.get(space)?;
        slots.iter().position(|slot| slot.stop == *stop)
    };
    let mut order: Vec<_> = ways.iter().zip(thickness).zip(0_usize..).collect();
    order.sort_by_key(|((way, _), index)| (place(way, at), place(way, to), *index));
    let mut tops = vec![0.0; ways.len()];
    let (mut current, mut y) = (None, 0.0);
    for ((way, thickness), index) in order {
        let slot = place(way, at);
        if slot != current {
            current = slot;
            y = slot.and_then(|slot| at.0.get(slot)).map_or(0.0, |slot| slot.top);
        }
        if let Some(top) = tops.get_mut(index) {
            *top = y;
        }
        y += thickness;
    }
    tops
}

fn band((left, start): (f32, f32), (right, end): (f32, f32), thickness: f32) -> String {
    let half = left.midpoint(right);
    let (lower_start, lower_end) = (start + thickness, end + thickness);
    format!(
        "M{left} {start:.1}C{half} {start:.1} {half} {end:.1} {right} {end:.1}V{lower_end:.1}\
         C{half} {lower_end:.1} {half} {lower_start:.1} {left} {lower_start:.1}Z"
    )
}

impl Slot<'_> {
    pub(super) fn y(&self) -> String {
        format!("{:.1}", self.top)
    }

    pub(super) fn height(&self) -> String {
        format!("{:.1}", self.height)
    }

    /// Where its name stands.
    pub(super) fn line(&self) -> String {
        format!("{:.1}", self.top + self.height / 2.0 + 4.0)
    }
}

impl Column<'_> {
    /// Where the names stand.
    pub(super) fn names(&self) -> f32 {
        if self.is_first { self.x - 8.0 } else { self.x + BAR + 7.0 }
    }

    pub(super) fn anchor(&self) -> &'static str {
        if self.is_first { "end" } else { "start" }
    }

    pub(super) fn edge(&self) -> f32 {
        if self.is_first { self.x + BAR } else { self.x }
    }
}

impl<'a> Way<'a> {
    pub(super) fn class(&self) -> Option<Class> {
        self.stops.iter().find_map(Stop::class)
    }

    /// What stands behind the class.
    pub(super) fn others(&self) -> impl Iterator<Item = &Stop<'a>> {
        self.stops.iter().skip(1)
    }
}

impl<'a> Stop<'a> {
    pub(super) fn class(&self) -> Option<Class> {
        if let Self::Class(class) = self { Some(*class) } else { None }
    }

    pub(super) fn number(&self) -> Option<i32> {
        match *self {
            Self::Http(status) => Some(status.into()),
            Self::JsonRpc(number) => number,
            Self::Class(_) | Self::Grpc(_) => None,
        }
    }

    /// Its name, or what the number means.
    pub(super) fn name(&self) -> Shown<'a> {
        Shown(match *self {
            Self::Class(class) => class.name(),
            Self::Http(status) => status_phrase(status),
            Self::Grpc(name) => name,
            Self::JsonRpc(None) => "its own number",
            Self::JsonRpc(Some(-32700)) => "Parse error",
            Self::JsonRpc(Some(-32600)) => "Invalid Request",
            Self::JsonRpc(Some(-32601)) => "Method not found",
            Self::JsonRpc(Some(-32602)) => "Invalid params",
            Self::JsonRpc(Some(-32603)) => "Internal error",
            Self::JsonRpc(Some(_)) => "",
        })
    }
}
