//! The picture of how the codes of a catalog travel: a column for each code space, a band for each way
//! through them, as thick as the failures that take it.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::text::Shown;
use crate::{Class, Retry, catalog::Catalog, code::is_reserved, problem::status_phrase};

const WIDTH: f32 = 1000.0;
const BAR: f32 = 6.0;
/// Where the bars of the columns begin. What is left and right of the outer ones is for their names.
const COLUMNS: [f32; 4] = [150.0, 330.0, 594.0, 816.0];
const HEADS: [&str; 4] = ["Code", "HTTP", "gRPC", "JSON-RPC"];
const TOP: f32 = 34.0;
/// The height that all bands share.
const BANDS: f32 = 250.0;
/// What a name needs.
const LINE: f32 = 15.0;
const GAP: f32 = 7.0;

/// The picture, and the same as rows.
pub(super) struct Picture<'a> {
    pub(super) width: f32,
    pub(super) height: String,
    pub(super) columns: Vec<Column>,
    pub(super) rows: Vec<Row<'a>>,
}

pub(super) struct Column {
    pub(super) head: &'static str,
    pub(super) x: f32,
    pub(super) anchor: &'static str,
    pub(super) nodes: Vec<Node>,
}

/// One code in one space.
pub(super) struct Node {
    pub(super) name: String,
    pub(super) note: &'static str,
    pub(super) count: usize,
    pub(super) class: Option<Class>,
    pub(super) bar_x: f32,
    pub(super) bar_y: String,
    pub(super) bar_height: String,
    pub(super) text_x: f32,
    pub(super) text_y: String,
}

/// One way through the spaces.
pub(super) struct Row<'a> {
    pub(super) class: Class,
    pub(super) http: u16,
    pub(super) phrase: &'static str,
    pub(super) grpc: &'a str,
    pub(super) jsonrpc: JsonRpc,
    pub(super) retry: Retry,
    pub(super) count: usize,
    pub(super) bands: Vec<String>,
}

/// The number in a JSON-RPC error object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum JsonRpc {
    Standard(i32),
    /// Each entry its own.
    Own,
}

impl JsonRpc {
    fn of(number: i32) -> Self {
        if is_reserved(number) { Self::Standard(number) } else { Self::Own }
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::Standard(number) => number.to_string(),
            Self::Own => "its own number".into(),
        }
    }

    pub(super) fn note(self) -> &'static str {
        match self {
            Self::Standard(-32700) => "Parse error",
            Self::Standard(-32600) => "Invalid Request",
            Self::Standard(-32601) => "Method not found",
            Self::Standard(-32602) => "Invalid params",
            Self::Standard(-32603) => "Internal error",
            _ => "",
        }
    }
}

/// The codes of a way, one a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stop<'a> {
    Class(Class),
    Http(u16),
    Grpc(&'a str),
    JsonRpc(JsonRpc),
}

impl Stop<'_> {
    fn name(self) -> String {
        match self {
            Self::Class(class) => class.name().into(),
            Self::Http(status) => status.to_string(),
            Self::Grpc(name) => name.into(),
            Self::JsonRpc(number) => number.name(),
        }
    }

    fn note(self) -> &'static str {
        match self {
            Self::Http(status) => status_phrase(status),
            Self::JsonRpc(number) => number.note(),
            Self::Class(_) | Self::Grpc(_) => "",
        }
    }
}

impl Node {
    pub(super) fn name(&self) -> Shown<'_> {
        Shown(&self.name)
    }
}

impl<'a> Row<'a> {
    pub(super) fn grpc(&self) -> Shown<'a> {
        Shown(self.grpc)
    }

    fn stops(&self) -> [Stop<'a>; 4] {
        [Stop::Class(self.class), Stop::Http(self.http), Stop::Grpc(self.grpc), Stop::JsonRpc(self.jsonrpc)]
    }
}

/// A code with its place, while the picture is laid out.
struct Placed<'a> {
    stop: Stop<'a>,
    count: usize,
    middle: f32,
    /// Where the next band leaves and arrives.
    out: f32,
    into: f32,
}

impl<'a> Picture<'a> {
    /// `None` where there is nothing to draw.
    pub(super) fn of(catalog: &'a Catalog) -> Option<Self> {
        let mut rows = rows(catalog);
        let total: usize = rows.iter().map(|row| row.count).sum();
        if total == 0 {
            return None;
        }
        let thickness = |count: usize| (BANDS * ratio(count, total)).max(1.2);
        let mut columns = order(&rows);
        let height = columns.iter().map(|column| space(column, &rows, &thickness)).fold(0.0, f32::max);
        for (index, column) in columns.iter_mut().enumerate() {
            place(column, index, &rows, height, &thickness);
        }
        draw(&mut rows, &mut columns, &thickness);
        let columns = columns.iter().zip(COLUMNS).zip(HEADS).enumerate();
        let columns = columns.map(|(index, ((column, x), head))| Column {
            head,
            x: if index == 0 { x + BAR } else { x },
            anchor: if index == 0 { "end" } else { "start" },
            nodes: column.iter().map(|placed| node(placed, index, x, &rows, &thickness)).collect(),
        });
        Some(Self { width: WIDTH, height: number(TOP + height + 6.0), columns: columns.collect(), rows })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share of a picture")]
fn ratio(part: usize, whole: usize) -> f32 {
    part as f32 / whole as f32
}

fn number(value: f32) -> String {
    format!("{value:.1}")
}

/// The ways, by status, then as the table has the classes.
fn rows(catalog: &Catalog) -> Vec<Row<'_>> {
    let mut counts = BTreeMap::new();
    for (_, entry) in catalog.entries() {
        let code = &entry.code;
        let way = (code.class, code.http, &*code.grpc, JsonRpc::of(code.error_object), entry.retry);
        *counts.entry(way).or_insert(0_usize) += 1;
    }
    let rows = counts.into_iter().map(|((class, http, grpc, jsonrpc, retry), count)| Row {
        class,
        http,
        phrase: status_phrase(http),
        grpc,
        jsonrpc,
        retry,
        count,
        bands: Vec::new(),
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_key(|row| (row.class.http_status(), row.class, row.http));
    rows
}

/// The codes of each column, each where most of its bands come from: few cross.
fn order<'a>(rows: &[Row<'a>]) -> [Vec<Placed<'a>>; 4] {
    core::array::from_fn(|column| {
        let mut found: BTreeMap<Stop<'a>, (usize, f32)> = BTreeMap::new();
        for (position, row) in rows.iter().enumerate() {
            let Some(stop) = row.stops().get(column).copied() else { continue };
            let (count, weight) = found.entry(stop).or_default();
            *count += row.count;
            *weight += ratio(position * row.count, rows.len());
        }
        let mut found: Vec<_> = found.into_iter().collect();
        if column != 1 {
            found.sort_by(|(_, (count, weight)), (_, (other_count, other_weight))| {
                let (one, other) = (weight / ratio(*count, 1), other_weight / ratio(*other_count, 1));
                one.total_cmp(&other)
            });
        }
        let placed = |(stop, (count, _))| Placed { stop, count, middle: 0.0, out: 0.0, into: 0.0 };
        found.into_iter().map(placed).collect()
    })
}

/// How thick the bands at a code are together: each has a least thickness of its own.
fn thick(placed: &Placed<'_>, column: usize, rows: &[Row<'_>], thickness: &impl Fn(usize) -> f32) -> f32 {
    let through = rows.iter().filter(|row| row.stops().get(column) == Some(&placed.stop));
    through.map(|row| thickness(row.count)).sum()
}

fn column_of(column: &[Placed<'_>]) -> usize {
    match column.first().map(|placed| placed.stop) {
        Some(Stop::Http(_)) => 1,
        Some(Stop::Grpc(_)) => 2,
        Some(Stop::JsonRpc(_)) => 3,
        Some(Stop::Class(_)) | None => 0,
    }
}

fn space(column: &[Placed<'_>], rows: &[Row<'_>], thickness: &impl Fn(usize) -> f32) -> f32 {
    let index = column_of(column);
    column.iter().map(|placed| thick(placed, index, rows, thickness).max(LINE) + GAP).sum()
}

fn place(
    column: &mut [Placed<'_>],
    index: usize,
    rows: &[Row<'_>],
    height: f32,
    thickness: &impl Fn(usize) -> f32,
) {
    let spare = height - space(column, rows, thickness);
    let gap = spare / ratio(column.len() + 1, 1);
    let mut y = TOP + gap;
    for placed in column {
        let bands = thick(placed, index, rows, thickness);
        let slot = bands.max(LINE);
        placed.middle = y + slot / 2.0;
        placed.out = placed.middle - bands / 2.0;
        placed.into = placed.out;
        y += slot + GAP + gap;
    }
}

/// The bands between the columns, from one pair of columns to the next.
fn draw(rows: &mut [Row<'_>], columns: &mut [Vec<Placed<'_>>; 4], thickness: &impl Fn(usize) -> f32) {
    for pair in 0..COLUMNS.len() - 1 {
        let middle = |columns: &[Vec<Placed<'_>>; 4], column: usize, row: &Row<'_>| {
            let stop = row.stops().get(column).copied();
            let found = columns.get(column)?.iter().position(|placed| Some(placed.stop) == stop)?;
            Some((found, columns.get(column)?.get(found)?.middle))
        };
        let ends = |columns: &_, row: &_| {
            let (from, from_y) = middle(columns, pair, row)?;
            let (to, to_y) = middle(columns, pair + 1, row)?;
            Some((from, from_y, to, to_y))
        };
        // The order in which bands are stacked where they leave, and where they arrive.
        let mut leaving: Vec<_> = (0..rows.len()).collect();
        let mut arriving = leaving.clone();
        let place = |columns: &_, index: usize| rows.get(index).and_then(|row| ends(columns, row));
        leaving.sort_by(|one, other| {
            let key = |index| place(columns, index).map_or((0, 0.0), |(from, _, _, to)| (from, to));
            let (one, other) = (key(*one), key(*other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        arriving.sort_by(|one, other| {
            let key = |index| place(columns, index).map_or((0, 0.0), |(_, from, to, _)| (to, from));
            let (one, other) = (key(*one), key(*other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        let places: Vec<_> = (0..rows.len()).map(|index| place(columns, index)).collect();
        let mut starts = alloc::vec![0.0; rows.len()];
        let mut stops = starts.clone();
        for (order, tops, is_start) in [(&leaving, &mut starts, true), (&arriving, &mut stops, false)] {
            for &index in order {
                let (Some(Some((from, _, to, _))), Some(row), Some(top)) =
                    (places.get(index), rows.get(index), tops.get_mut(index))
                else {
                    continue;
                };
                let (column, position) = if is_start { (pair, *from) } else { (pair + 1, *to) };
                let Some(placed) = columns.get_mut(column).and_then(|column| column.get_mut(position)) else {
                    continue;
                };
                let edge = if is_start { &mut placed.out } else { &mut placed.into };
                *top = *edge;
                *edge += thickness(row.count);
            }
        }
        let (Some(left), Some(right)) = (COLUMNS.get(pair), COLUMNS.get(pair + 1)) else { continue };
        for (row, (start, stop)) in rows.iter_mut().zip(starts.iter().zip(&stops)) {
            row.bands.push(band(left + BAR, *start, *right, *stop, thickness(row.count)));
        }
    }
}

/// A band from the left to the right, as a path.
fn band(left: f32, start: f32, right: f32, stop: f32, thickness: f32) -> String {
    let half = left.midpoint(right);
    let (start_end, stop_end) = (start + thickness, stop + thickness);
    format!(
        "M{left:.0} {start:.1}C{half:.0} {start:.1} {half:.0} {stop:.1} {right:.0} {stop:.1}V{stop_end:.1}C{half:.0} {stop_end:.1} {half:.0} {start_end:.1} {left:.0} {start_end:.1}Z"
    )
}

fn node(
    placed: &Placed<'_>,
    index: usize,
    x: f32,
    rows: &[Row<'_>],
    thickness: &impl Fn(usize) -> f32,
) -> Node {
    let bands = thick(placed, index, rows, thickness);
    Node {
        name: placed.stop.name(),
        note: placed.stop.note(),
        count: placed.count,
        class: if let Stop::Class(class) = placed.stop { Some(class) } else { None },
        bar_x: x,
        bar_y: number(placed.middle - bands / 2.0),
        bar_height: number(bands),
        text_x: if index == 0 { x - 8.0 } else { x + BAR + 7.0 },
        text_y: number(placed.middle + 4.0),
    }
}
