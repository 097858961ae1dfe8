//! A catalog as JSON, and back.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use serde::de::{DeserializeOwned, IgnoredAny};

use super::{Catalog, CatalogContract, LeftOut};

/// The name of the format.
pub(crate) const FORMAT: &str = "error-contract/catalog";

/// The version of the format that this release writes and reads.
pub(crate) const VERSION: u64 = 1;

/// The file, as it is written.
#[derive(serde::Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    catalog: &'a Catalog,
}

/// The file, as it is read.
#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    contracts: Vec<CatalogContract>,
    #[serde(default)]
    left_out: Vec<LeftOut>,
}

impl Catalog {
    /// The catalog as JSON, for people and tools: `format`, `version`, then the members of this type. With the
    /// feature `docs` its schema is `docs::CATALOG_SCHEMA`.
    ///
    /// ```
    /// use error_contract::catalog::Catalog;
    ///
    /// let catalog = Catalog::default();
    /// assert_eq!(Catalog::from_json(&catalog.to_json()), Ok(catalog));
    /// ```
    pub fn to_json(&self) -> String {
        let file = Written { format: FORMAT, version: VERSION, catalog: self };
        // Nothing in it refuses to be written: keys are texts and there are no floats.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// The catalog that [`to_json`](Self::to_json) wrote.
    ///
    /// # Errors
    ///
    /// Where the text is not such a catalog: what and where.
    pub fn from_json(text: &str) -> Result<Self, ReadError> {
        let Read { contracts, left_out, .. } = read(text, FORMAT, VERSION)?;
        Ok(Self { contracts, left_out })
    }
}

/// What a file says it is.
#[derive(Default, serde::Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
}

/// What a file of this format holds. What it says it is comes first, so that a newer one is called newer.
pub(crate) fn read<T: DeserializeOwned>(text: &str, format: &str, version: u64) -> Result<T, ReadError> {
    if let Some(line) = merge_conflict(text) {
        let text = format!("line {line}: an unresolved merge conflict");
        return Err(ReadError { text, is_merge_conflict: true });
    }
    let header = match serde_json::from_str(text) {
        Ok(header) => header,
        // JSON, but no such object.
        Err(error) if error.is_data() => Header::default(),
        Err(error) => return Err(ReadError::new(error)),
    };
    let wrong = match (header.format.as_deref(), header.version) {
        (Some(found), Some(written)) if found == format && written == version => {
            return serde_json::from_str(text).map_err(ReadError::new);
        }
        (Some(found), Some(written)) if found == format && written > version => format!(
            "version {written} of the format, and this release reads version {version}: it was written by a newer release of error-contract"
        ),
        (Some(found), Some(written)) if found == format => {
            format!("version {written} of the format, which nothing ever wrote")
        }
        (Some(found), _) if found != format => format!("the format is `{found}`, not `{format}`"),
        _ => format!("no `\"format\": \"{format}\"` with a `\"version\"` at its beginning"),
    };
    Err(ReadError::new(wrong))
}

/// The line of the first marker that a merge leaves behind.
fn merge_conflict(text: &str) -> Option<usize> {
    let is_marker =
        |line: &str| ["<<<<<<< ", "=======", ">>>>>>> "].iter().any(|marker| line.starts_with(marker));
    text.lines().position(is_marker).map(|index| index + 1)
}

/// Why a text is not a catalog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    text: String,
    /// Whether two branches wrote the file, and nobody decided.
    pub(crate) is_merge_conflict: bool,
}

impl ReadError {
    #[expect(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
    pub(crate) fn new(what: impl ToString) -> Self {
        Self { text: what.to_string(), is_merge_conflict: false }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl Error for ReadError {}
