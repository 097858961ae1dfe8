//! What a change does, and to whom.

use core::fmt;

/// What a change does to the people who depend on a contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Verdict {
    /// Nobody notices who does not look.
    Safe,
    /// It can break somebody, or the declaration alone cannot tell.
    Dangerous,
    /// It breaks somebody: refused until it is accepted by name.
    Breaking,
    /// Wrong whatever came before: it cannot be accepted.
    BuildError,
}

impl Verdict {
    /// `safe`, `dangerous`, `breaking` or `build error`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Dangerous => "dangerous",
            Self::Breaking => "breaking",
            Self::BuildError => "build error",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

/// What a change does to each of four audiences, judged apart.
///
/// ```
/// use error_contract::lock::{Judgement, Verdict};
///
/// let renamed = Judgement::SAFE.source(Verdict::Breaking);
/// assert_eq!(renamed.worst(), Verdict::Breaking);
/// assert_eq!(renamed.wire, Verdict::Safe);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Judgement {
    /// Decoders and switches of callers.
    pub wire: Verdict,
    /// Planners that read the hint and the retry.
    pub agent: Verdict,
    /// Rust code that names the type.
    pub source: Verdict,
    /// Alerts and dashboards.
    pub ops: Verdict,
}

impl Judgement {
    /// Nobody is hurt.
    pub const SAFE: Self =
        Self { wire: Verdict::Safe, agent: Verdict::Safe, source: Verdict::Safe, ops: Verdict::Safe };

    /// With this verdict for the wire.
    #[must_use]
    pub const fn wire(mut self, verdict: Verdict) -> Self {
        self.wire = verdict;
        self
    }

    /// With this verdict for agents.
    #[must_use]
    pub const fn agent(mut self, verdict: Verdict) -> Self {
        self.agent = verdict;
        self
    }

    /// With this verdict for Rust code.
    #[must_use]
    pub const fn source(mut self, verdict: Verdict) -> Self {
        self.source = verdict;
        self
    }

    /// With this verdict for operations.
    #[must_use]
    pub const fn ops(mut self, verdict: Verdict) -> Self {
        self.ops = verdict;
        self
    }

    /// The worst of the four, which counts.
    pub fn worst(self) -> Verdict {
        self.wire.max(self.agent).max(self.source).max(self.ops)
    }

    /// For each audience the worse of the two.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            wire: self.wire.max(other.wire),
            agent: self.agent.max(other.agent),
            source: self.source.max(other.source),
            ops: self.ops.max(other.ops),
        }
    }

    /// No worse than this for anybody: for what the declaration cannot decide.
    pub(super) fn at_most(self, verdict: Verdict) -> Self {
        Self {
            wire: self.wire.min(verdict),
            agent: self.agent.min(verdict),
            source: self.source.min(verdict),
            ops: self.ops.min(verdict),
        }
    }

    /// Who is hurt the worst: `wire, agent`.
    pub(super) fn audiences(self) -> impl Iterator<Item = &'static str> {
        let all = [("wire", self.wire), ("agent", self.agent), ("source", self.source), ("ops", self.ops)];
        let worst = self.worst();
        all.into_iter()
            .filter(move |(_, verdict)| worst > Verdict::Safe && *verdict == worst)
            .map(|(name, _)| name)
    }
}
