//! A generated part of a file that people write: between two markers, held by a test.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use alloc::{
    format,
    string::{String, ToString as _},
};
use core::{error::Error, fmt, ops::Range};

/// The text with `part` between the markers of this name, each on a line of its own:
///
/// ```text
/// <!-- errors: begin -->
/// <!-- errors: end -->
/// ```
///
/// # Errors
///
/// Where a marker is missing, is there twice, or the end comes first.
///
/// ```
/// use error_contract::docs::embed;
///
/// let readme = "# Lamp\n\n<!-- errors: begin -->\n<!-- errors: end -->\n\nMIT\n";
/// assert_eq!(
///     embed(readme, "errors", "| reason |\n|---|\n").as_deref(),
///     Ok("# Lamp\n\n<!-- errors: begin -->\n\n| reason |\n|---|\n\n<!-- errors: end -->\n\nMIT\n"),
/// );
/// let error = embed("# Lamp\n", "errors", "").unwrap_err();
/// assert_eq!(error.to_string(), "there is no line `<!-- errors: begin -->`");
/// ```
pub fn embed(text: &str, name: &str, part: &str) -> Result<String, EmbedError> {
    let begin = marker(text, &format!("<!-- {name}: begin -->"))?;
    let end = marker(text, &format!("<!-- {name}: end -->"))?;
    if end.start < begin.end {
        return Err(EmbedError { text: format!("`<!-- {name}: end -->` stands before its beginning") });
    }
    let (before, _) = text.split_at_checked(begin.end).unwrap_or((text, ""));
    let (_, after) = text.split_at_checked(end.start).unwrap_or(("", ""));
    let mut generated = format!("\n{}\n\n", part.trim_matches('\n'));
    // As the lines of the file end.
    if before.ends_with("\r\n") {
        generated = generated.replace('\n', "\r\n");
    }
    Ok(format!("{before}{generated}{after}"))
}

/// The line that is this marker and nothing else, with its end.
fn marker(text: &str, marker: &str) -> Result<Range<usize>, EmbedError> {
    let mut found = None;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim() == marker && found.replace(start..end).is_some() {
            return Err(EmbedError { text: format!("the line `{marker}` is there twice") });
        }
        start = end;
    }
    found.ok_or_else(|| EmbedError { text: format!("there is no line `{marker}`") })
}

/// Why a text takes no generated part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedError {
    text: String,
}

impl fmt::Display for EmbedError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl Error for EmbedError {}

/// For a test: fails when the part of a file between the markers of this name is not `part`. With
/// `BLESS=1` it is written instead. Markers as [`embed`] takes them.
///
/// # Errors
///
/// Where the file is stale, has no such markers, or cannot be read or written. The file is left as it is.
///
/// ```no_run
/// use error_contract::{catalog::Catalog, docs::{self, Reference}};
///
/// // use my_server as _;
///
/// #[test]
/// fn the_readme_shows_the_failures() -> Result<(), Box<dyn std::error::Error>> {
///     let catalog = Catalog::linked_in(&["my-server"])?;
///     let tables = Reference::new(&catalog).markdown_tables();
///     Ok(docs::check_embedded("README.md", "errors", &tables)?)
/// }
/// ```
pub fn check_embedded(path: impl AsRef<Path>, name: &str, part: &str) -> Result<(), StaleError> {
    let path = path.as_ref();
    let wrong = |why: String| StaleError { path: path.into(), why };
    let failed =
        |doing: &'static str| move |error: io::Error| wrong(format!("it cannot be {doing}: {error}"));
    let text = fs::read_to_string(path).map_err(failed("read"))?;
    let wanted = embed(&text, name, part).map_err(|error| wrong(error.to_string()))?;
    if same_lines(&wanted, &text) {
        return Ok(());
    }
    if env::var_os("BLESS").is_some_and(|bless| !bless.is_empty() && bless != "0") {
        return fs::write(path, wanted).map_err(failed("written"));
    }
    let differs = |(wanted, found): &(&str, &str)| wanted != found;
    let change = match wanted.lines().zip(text.lines()).enumerate().find(|(_, pair)| differs(pair)) {
        Some((index, (wanted, found))) => {
            format!("\n  line {}\n    is        {found}\n    should be {wanted}", index + 1)
        }
        None => String::new(),
    };
    Err(wrong(format!(
        "what stands at `{name}` is stale{change}\n  to update it: BLESS=1 cargo test, then read the diff"
    )))
}

/// A checkout may end its lines otherwise, in a part of them.
fn same_lines(one: &str, other: &str) -> bool {
    one == other || one.lines().eq(other.lines())
}

/// Why a file does not hold what it should; see [`check_embedded`].
#[derive(Clone, PartialEq, Eq)]
pub struct StaleError {
    path: PathBuf,
    why: String,
}

impl fmt::Display for StaleError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.path.display(), self.why)
    }
}

/// As `Display`: it is what a test shows that returns the error.
impl fmt::Debug for StaleError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Error for StaleError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that panics has failed")]
mod tests {
    use alloc::string::ToString as _;

    use super::embed;

    const FILE: &str = "a\n<!-- t: begin -->\nold\n<!-- t: end -->\nb\n";

    #[test]
    fn twice_is_once() {
        let once = embed(FILE, "t", "| x |\n").unwrap();
        assert_eq!(once, "a\n<!-- t: begin -->\n\n| x |\n\n<!-- t: end -->\nb\n");
        assert_eq!(embed(&once, "t", "| x |\n"), Ok(once.clone()));
    }

    #[test]
    fn lines_end_as_those_of_the_file() {
        let text = FILE.replace('\n', "\r\n");
        let embedded = embed(&text, "t", "x\ny").unwrap();
        assert_eq!(embedded, "a\r\n<!-- t: begin -->\r\n\r\nx\r\ny\r\n\r\n<!-- t: end -->\r\nb\r\n");
    }

    #[test]
    fn what_is_wrong_with_the_markers() {
        let said = |text: &str| embed(text, "t", "").unwrap_err().to_string();
        assert_eq!(said(""), "there is no line `<!-- t: begin -->`");
        assert_eq!(said("<!-- t: begin -->\n"), "there is no line `<!-- t: end -->`");
        assert_eq!(said("write `<!-- t: begin -->` there"), "there is no line `<!-- t: begin -->`");
        assert_eq!(said(&FILE.repeat(2)), "the line `<!-- t: begin -->` is there twice");
        assert_eq!(
            said("<!-- t: end -->\n<!-- t: begin -->\n"),
            "`<!-- t: end -->` stands before its beginning"
        );
    }
}
