//! `#[code(…)]`: a class, a number, or both.

use proc_macro2::{Ident, Span};
use syn::{Expr, Path};

use super::Retry;
use crate::codes::{self, Class};

/// The code of an entry.
#[derive(Clone)]
pub(crate) struct Code {
    pub(crate) class: Option<(&'static Class, Ident)>,
    pub(crate) number: Option<Number>,
    pub(crate) with: Option<Path>,
    pub(crate) span: Span,
}

/// The number of a code.
#[derive(Clone)]
pub(crate) enum Number {
    /// A literal, judged by the derive.
    Literal(i32),
    /// A constant expression, judged where constants are evaluated.
    Expression(Box<Expr>),
}

impl Code {
    /// What repeating does where nothing is said: `None` where that is not known here.
    pub(crate) fn default_retry(&self) -> Option<Retry> {
        let class = self.class.as_ref().map(|(class, _)| *class);
        match &self.number {
            None => codes::default_retry(class, None),
            Some(Number::Literal(number)) => codes::default_retry(class, Some(*number)),
            Some(Number::Expression(_)) => None,
        }
    }
}
