//! The test: is what is built what was promised?

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};
use std::{env, fs, io, path::Path};

use super::{Acceptance, Finding, Lock, Mirror, Verdict, compare, table};
use crate::catalog::{Catalog, CatalogError, ReadError};

/// The environment variable that asks for the lock to be written: `update`.
pub const LOCK_VARIABLE: &str = "ERROR_CONTRACT_LOCK";

/// The environment variable that accepts breaking changes while the lock is written: a line each,
/// `fingerprint=reason`, or `fingerprint,fingerprint=reason`.
pub const ACCEPT_VARIABLE: &str = "ERROR_CONTRACT_ACCEPT";

/// What stands in the commands that are shown, where the author says why.
pub(super) const PLACEHOLDER: &str = "why this is all right";

/// What the author asks of the test.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Request {
    /// Whether the lock is to be written.
    pub update: bool,
    /// The breaking changes that are accepted, by fingerprint, each with the reason.
    pub accept: Vec<(String, String)>,
}

impl Request {
    /// What the two environment variables ask for.
    ///
    /// # Errors
    ///
    /// Where one of them does not say anything that is known.
    pub fn from_env() -> Result<Self, LockError> {
        let read = |name| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        Self::parse(read(LOCK_VARIABLE).as_deref(), read(ACCEPT_VARIABLE).as_deref())
    }

    /// What these values of the two variables ask for.
    ///
    /// # Errors
    ///
    /// Where one of them does not say anything that is known.
    ///
    /// ```
    /// use error_contract::lock::Request;
    ///
    /// let request = Request::parse(Some("update"), Some("0011223344556677=nobody ever met it"))?;
    /// assert!(request.update);
    /// assert_eq!(request.accept, [("0011223344556677".to_owned(), "nobody ever met it".to_owned())]);
    /// assert!(Request::parse(Some("yes"), None).is_err());
    /// # Ok::<(), error_contract::lock::LockError>(())
    /// ```
    pub fn parse(lock: Option<&str>, accept: Option<&str>) -> Result<Self, LockError> {
        let update = match lock.map(str::trim) {
            None | Some("") => false,
            Some("update") => true,
            Some(other) => {
                return Err(LockError::Setting(format!(
                    "{LOCK_VARIABLE} is `{other}`; it can be `update`, or not be there"
                )));
            }
        };
        let mut accepted = Vec::new();
        for line in accept.unwrap_or_default().lines().filter(|line| !line.trim().is_empty()) {
            let said = line.split_once('=').map(|(fingerprints, reason)| (fingerprints, reason.trim()));
            let Some((fingerprints, reason)) = said.filter(|(_, reason)| !reason.is_empty()) else {
                return Err(LockError::Setting(format!(
                    "{ACCEPT_VARIABLE} says `{}`; write `fingerprint=reason`, and the reason for whoever asks later",
                    line.trim()
                )));
            };
            if reason == PLACEHOLDER {
                return Err(LockError::Setting(format!(
                    "{ACCEPT_VARIABLE} still says `{PLACEHOLDER}`: write there why it is, for whoever asks later"
                )));
            }
            for fingerprint in fingerprints.split(',').map(str::trim) {
                accepted.push((fingerprint.to_owned(), reason.to_owned()));
            }
        }
        if !accepted.is_empty() && !update {
            return Err(LockError::Setting(format!(
                "{ACCEPT_VARIABLE} has a say only beside {LOCK_VARIABLE}=update"
            )));
        }
        Ok(Self { update, accept: accepted })
    }
}

/// What became of the lock, where all is well.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// It is what is built.
    Unchanged,
    /// It was written, as asked, with these changes.
    Written(Vec<Finding>),
}

/// Holds the catalog against the lock file.
///
/// # Errors
///
/// Where they differ and the lock is not to be written, where a breaking change is not accepted, and where the
/// file cannot be read: then it is left as it is. Where there is none it is written, and the error says so, since
/// nothing was compared.
///
/// ```
/// use error_contract::{catalog::Catalog, lock::{LockError, Outcome, Request, check}};
///
/// let path = std::env::temp_dir().join(format!("error-contract-doc-{}.json", std::process::id()));
/// let catalog = Catalog::default();
/// let first = check(&path, &catalog, &Request::default());
/// assert!(matches!(first, Err(LockError::Created { .. })));
/// assert_eq!(check(&path, &catalog, &Request::default()), Ok(Outcome::Unchanged));
/// # std::fs::remove_file(path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn check(path: &Path, catalog: &Catalog, request: &Request) -> Result<Outcome, LockError> {
    let at = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            write(path, &Lock::of(catalog).to_json())?;
            return if request.update {
                Ok(Outcome::Written(Vec::new()))
            } else {
                Err(LockError::Created { path: at() })
            };
        }
        Err(error) => return Err(LockError::Unreadable { path: at(), error: ReadError::new(error) }),
    };
    let lock = Lock::from_json(&text).map_err(|error| LockError::Unreadable { path: at(), error })?;
    let findings = compare(&lock.catalog, catalog);
    if !request.update {
        return if findings.is_empty() {
            Ok(Outcome::Unchanged)
        } else {
            Err(LockError::Changed { path: at(), findings, accepted: lock.accepted })
        };
    }
    let accepted = accepted(lock.accepted, &findings, request)?;
    let is_refused = |finding: &&Finding| match finding.verdict() {
        Verdict::BuildError => true,
        Verdict::Breaking => !is_accepted(&accepted, finding),
        _ => false,
    };
    let refused: Vec<_> = findings.iter().filter(is_refused).cloned().collect();
    if !refused.is_empty() {
        return Err(LockError::Refused { path: at(), findings: refused });
    }
    let mut new = Lock::of(catalog);
    new.accepted = accepted;
    let new = new.to_json();
    if new == text {
        return Ok(Outcome::Unchanged);
    }
    write(path, &new)?;
    Ok(Outcome::Written(findings))
}

fn is_accepted(accepted: &[Acceptance], finding: &Finding) -> bool {
    let fingerprint = finding.fingerprint();
    accepted
        .iter()
        .any(|acceptance| acceptance.fingerprint == fingerprint && !acceptance.reason.trim().is_empty())
}

/// What was accepted before and what is accepted now, each with what it is about.
fn accepted(
    mut accepted: Vec<Acceptance>,
    findings: &[Finding],
    request: &Request,
) -> Result<Vec<Acceptance>, LockError> {
    // Who takes a change back takes its acceptance back: made again, it is accepted again.
    accepted.retain(|acceptance| !findings.iter().any(|finding| undoes(finding, acceptance)));
    for (fingerprint, reason) in &request.accept {
        if !findings.iter().any(|finding| finding.fingerprint() == *fingerprint) {
            let is_it = |known: &Acceptance| known.fingerprint == *fingerprint && known.reason == *reason;
            if accepted.iter().any(is_it) {
                continue; // the same command once more
            }
            return Err(LockError::Setting(format!(
                "{ACCEPT_VARIABLE} accepts `{fingerprint}`, which none of the changes has. Where there are several locks, \
                 run the test of the one that is meant alone. The changes to this one are:\n\n{}",
                table(findings, &accepted)
            )));
        }
        accepted.retain(|known| known.fingerprint != *fingerprint);
        let mut acceptance = Acceptance::default();
        acceptance.fingerprint.clone_from(fingerprint);
        acceptance.reason.clone_from(reason);
        accepted.push(acceptance);
    }
    for finding in findings {
        let fingerprint = finding.fingerprint();
        for acceptance in accepted.iter_mut().filter(|acceptance| acceptance.fingerprint == fingerprint) {
            acceptance.rule = finding.rule.id.into();
            acceptance.subject.clone_from(&finding.subject);
            acceptance.before.clone_from(&finding.before);
            acceptance.after.clone_from(&finding.after);
        }
    }
    accepted.sort_by(|one, two| (&one.subject, &one.rule, one).cmp(&(&two.subject, &two.rule, two)));
    Ok(accepted)
}

/// Whether the change is the accepted one, taken back.
fn undoes(finding: &Finding, acceptance: &Acceptance) -> bool {
    let is_other_way = match finding.rule.mirror {
        Mirror::Rule(mirror) => mirror == acceptance.rule,
        Mirror::Itself => finding.rule.id == acceptance.rule,
        Mirror::None(_) => false,
    };
    let is_swapped = finding.before == acceptance.after && finding.after == acceptance.before;
    // What is renamed has its name in the subject, the old or the new one.
    let is_subject = || match (&acceptance.before, &acceptance.after) {
        (Some(before), Some(after)) => {
            acceptance.subject.replace(&**before, after) == finding.subject
                || acceptance.subject.replace(&**after, before) == finding.subject
        }
        _ => false,
    };
    is_other_way && is_swapped && (acceptance.subject == finding.subject || is_subject())
}

/// Beside the file first, so that a full disk does not cost the old one.
fn write(path: &Path, text: &str) -> Result<(), LockError> {
    let unwritable = |error: String| LockError::Unwritable { path: path.display().to_string(), error };
    // A link stays one: the file that it names is written.
    let file = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    if fs::metadata(&file).is_ok_and(|metadata| metadata.permissions().readonly()) {
        return Err(unwritable("it is read-only".into()));
    }
    if let Some(folder) = file.parent()
        && !folder.as_os_str().is_empty()
        && !folder.exists()
    {
        return Err(unwritable(format!("there is no folder {}", folder.display())));
    }
    let mut beside = file.clone().into_os_string();
    beside.push(".new");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, &file));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        unwritable(error.to_string())
    })
}

/// Why the contracts are not what was promised, or nobody can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LockError {
    /// There is no catalog.
    Catalog(CatalogError),
    /// An environment variable says nothing that is known.
    Setting(String),
    /// There was no lock file; there is one now.
    Created {
        /// The file.
        path: String,
    },
    /// The file cannot be read; it is left as it is.
    Unreadable {
        /// The file.
        path: String,
        /// What is wrong, and where.
        error: ReadError,
    },
    /// The file cannot be written.
    Unwritable {
        /// The file.
        path: String,
        /// What the system says.
        error: String,
    },
    /// The contracts changed.
    Changed {
        /// The file.
        path: String,
        /// How.
        findings: Vec<Finding>,
        /// What was accepted by hand.
        accepted: Vec<Acceptance>,
    },
    /// The lock was to be written, and these changes are not accepted.
    Refused {
        /// The file.
        path: String,
        /// Which.
        findings: Vec<Finding>,
    },
}

impl fmt::Display for LockError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Catalog(error) => fmt::Display::fmt(error, out),
            Self::Setting(text) => out.write_str(text),
            Self::Created { path } => write!(
                out,
                "there was no {path}, so nothing was compared; it is written now. Look at it, commit it, and run this again"
            ),
            Self::Unreadable { path, error } => {
                write!(out, "{path} cannot be read, and was left as it is: {error}. ")?;
                out.write_str(if error.is_merge_conflict {
                    "Keep either side of `contracts` and the `accepted` of both, then write the lock anew: \
                     ERROR_CONTRACT_LOCK=update cargo test"
                } else {
                    "Restore it from version control"
                })
            }
            Self::Unwritable { path, error } => write!(out, "{path} cannot be written: {error}"),
            Self::Changed { path, findings, accepted } => {
                write!(out, "the contracts are not those of {path}: {}", table(findings, accepted))?;
                let is_breaking = |finding: &Finding| finding.verdict() == Verdict::Breaking;
                out.write_str("\nTo take the changes back, change the code. To promise them, write the lock and commit it:\n\n")?;
                let is_open = |finding: &&Finding| is_breaking(finding) && !is_accepted(accepted, finding);
                write_command(out, &findings.iter().filter(is_open).collect::<Vec<_>>())
            }
            Self::Refused { path, findings } => {
                write!(out, "{path} was not written, because of {}", table(findings, &[]))?;
                if findings.iter().any(|finding| finding.verdict() == Verdict::BuildError) {
                    return Ok(());
                }
                out.write_str("\nTo accept what breaks, say why:\n\n")?;
                write_command(out, &findings.iter().collect::<Vec<_>>())
            }
        }
    }
}

/// The command that writes the lock, with a line for each change that has to be accepted.
fn write_command(out: &mut fmt::Formatter<'_>, open: &[&Finding]) -> fmt::Result {
    write!(out, "    {LOCK_VARIABLE}=update ")?;
    for (index, finding) in open.iter().enumerate() {
        out.write_str(if index == 0 { "ERROR_CONTRACT_ACCEPT='" } else { "\n    " })?;
        write!(out, "{}={PLACEHOLDER}", finding.fingerprint())?;
    }
    out.write_str(if open.is_empty() { "cargo test" } else { "' cargo test" })
}

impl Error for LockError {}

impl From<CatalogError> for LockError {
    fn from(error: CatalogError) -> Self {
        Self::Catalog(error)
    }
}
