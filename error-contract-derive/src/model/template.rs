//! A text that names fields: `"No item {id}; call list_items."`.

use proc_macro2::Span;

/// A text in pieces.
pub(crate) struct Template {
    /// As its reader sees it: escapes undone, `{field}` as written.
    pub(crate) text: String,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) span: Span,
}

/// A piece of a template.
pub(crate) enum Piece {
    Text(String),
    /// A field of the variant, by its position there, and how it is formatted (`:>5`, `:?`, or nothing).
    Field {
        index: usize,
        format: String,
    },
}

impl Template {
    /// Whether it is the same text for every occurrence.
    pub(crate) fn is_static(&self) -> bool {
        self.pieces.iter().all(|piece| matches!(piece, Piece::Text(_)))
    }

    /// The fields it names.
    pub(crate) fn fields(&self) -> impl Iterator<Item = usize> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Field { index, .. } => Some(*index),
            Piece::Text(_) => None,
        })
    }
}
