//! A field that may leave the process, as the contract declares it.

/// A field marked `#[contract(context)]`: its name on the wire, and its type as the author spelled it.
///
/// ```
/// use error_contract::{ErrorContract, HasContract};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum FetchError {
///     /// No requested PMID returned data.
///     #[error("nothing found")]
///     #[reason("no_match")]
///     #[code(NotFound)]
///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
///     NoMatch {
///         #[contract(context)]
///         requested: usize,
///         #[contract(context = "page")]
///         at: Option<u32>,
///     },
/// }
///
/// let fields = FetchError::CONTRACT.find("no_match").map_or(&[][..], |entry| entry.context());
/// let [requested, page] = fields else { unreachable!() };
/// assert_eq!((requested.name(), requested.ty(), requested.is_optional()), ("requested", "usize", false));
/// assert_eq!((page.name(), page.ty(), page.is_optional()), ("page", "u32", true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContextField {
    name: &'static str,
    ty: &'static str,
    optional: bool,
}

impl ContextField {
    /// The field of this name, of the type spelled `ty`.
    pub const fn new(name: &'static str, ty: &'static str) -> Self {
        Self { name, ty, optional: false }
    }

    /// May be `null`.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The name on the wire.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The type, as the author spelled it but for the path before it; of an `Option`, what is inside.
    /// A name, not an identity: an alias is spelled as the alias.
    pub const fn ty(&self) -> &'static str {
        self.ty
    }

    /// Whether it is spelled as an `Option`, so that it is sent as `null` where there is nothing.
    pub const fn is_optional(&self) -> bool {
        self.optional
    }
}
