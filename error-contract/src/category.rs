//! The range family of a code, for coarse handlers.

use core::fmt;

/// The range family of a code in the domain space.
///
/// ```
/// use error_contract::{Category, Code};
///
/// assert_eq!(Code::NotFound.category(), Category::Business);
/// // The standard codes carry their category as data: 3001 lies in the business range.
/// assert_eq!(Code::from_number(3001).map(Code::category), Some(Category::System));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Category {
    /// 1000–1999: MCP, transport and protocol semantics.
    Protocol,
    /// 2000–2999: parameters and schemas.
    Validation,
    /// 3000–3999: rules of the domain.
    Business,
    /// 4000–4999: infrastructure and time.
    System,
    /// 5000–5999: vendors and backends.
    Adapter,
}

impl Category {
    /// `protocol`, `validation`, `business`, `system` or `adapter`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Protocol => "protocol",
            Self::Validation => "validation",
            Self::Business => "business",
            Self::System => "system",
            Self::Adapter => "adapter",
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}
