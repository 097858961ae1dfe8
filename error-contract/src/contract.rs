//! Every failure one error type can be, as a table that costs nothing at run time.

use crate::{Entry, Overrides, Surface, mcp::Placement};

/// Every failure one error type can be.
///
/// `E::CONTRACT` is a `&'static Contract`: its values are promised, its address is not.
///
/// ```
/// use error_contract::{Code, Contract, Entry, Part};
///
/// const CONTRACT: &Contract = &Contract::new(
///     "LampError",
///     &[Part::Entry(Entry::new("not_paired", Code::Unauthorized).with_when("The lamp is not paired."))],
/// );
/// assert_eq!(CONTRACT.len(), 1);
/// assert_eq!(CONTRACT.find("not_paired").map(|entry| entry.when()), Some("The lamp is not paired."));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    name: &'static str,
    module: Option<&'static str>,
    package: Option<&'static str>,
    surface: Surface,
    domain: Option<&'static str>,
    parts: &'static [Part],
    order: &'static [usize],
    retired: &'static [&'static str],
    placement: Option<Placement>,
    len: usize,
    flat: bool,
    delegated: bool,
}

/// A part of a contract, in the order of the variants.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Part {
    /// An entry of the type's own.
    Entry(Entry),
    /// Everything that a transparent variant can be.
    Nested(Nested),
}

/// The contract of the error inside a transparent variant, as the variant sends it.
#[derive(Clone, Copy, Debug)]
pub struct Nested {
    contract: &'static Contract,
    variant: Option<&'static str>,
    overrides: Overrides,
}

impl Nested {
    /// The contract inside, as it is.
    pub const fn new(contract: &'static Contract) -> Self {
        Self { contract, variant: None, overrides: Overrides::new() }
    }

    /// What the variant says over it.
    #[must_use]
    pub const fn with_overrides(mut self, overrides: Overrides) -> Self {
        self.overrides = overrides;
        self
    }

    /// The variant, for whoever matches on the type.
    #[must_use]
    pub const fn with_variant(mut self, name: &'static str) -> Self {
        self.variant = Some(name);
        self
    }

    /// The transparent variant.
    pub const fn variant(&self) -> Option<&'static str> {
        self.variant
    }

    /// The contract inside.
    pub const fn contract(&self) -> &'static Contract {
        self.contract
    }

    /// What the variant says over it. [`Contract::entries`], [`get`](Contract::get) and
    /// [`find`](Contract::find) give entries with it applied.
    pub const fn overrides(&self) -> &Overrides {
        &self.overrides
    }

    /// The code that the variant says over it.
    pub(crate) const fn code(&self) -> Option<crate::Code> {
        self.overrides.code
    }
}

impl Contract {
    /// The contract of the type called `name`.
    pub const fn new(name: &'static str, parts: &'static [Part]) -> Self {
        let mut len = 0;
        let mut delegated = false;
        let mut flat = true;
        let mut rest = parts;
        while let Some((part, tail)) = rest.split_first() {
            match part {
                Part::Entry(_) => len += 1,
                Part::Nested(nested) => {
                    len += nested.contract.len;
                    delegated |= nested.contract.delegated;
                    flat = false;
                }
            }
            rest = tail;
        }
        Self {
            name,
            module: None,
            package: None,
            surface: Surface::Private,
            domain: None,
            parts,
            order: &[],
            retired: &[],
            placement: None,
            len,
            flat,
            delegated,
        }
    }

    /// A contract that is known only when an error is there: that of `dyn ErrorContract`.
    pub const fn delegated(name: &'static str) -> Self {
        let mut contract = Self::new(name, &[]);
        contract.delegated = true;
        contract
    }

    /// The domain that its reasons belong to.
    #[must_use]
    pub const fn with_domain(mut self, domain: &'static str) -> Self {
        self.domain = Some(domain);
        self
    }

    /// Where the type is declared: its module, `module_path!()`, and its package, `CARGO_PKG_NAME`.
    #[must_use]
    pub const fn with_origin(mut self, module: &'static str, package: Option<&'static str>) -> Self {
        self.module = Some(module);
        self.package = package;
        self
    }

    /// What other crates can do with the type in their source.
    #[must_use]
    pub const fn with_surface(mut self, surface: Surface) -> Self {
        self.surface = surface;
        self
    }

    /// The indices of all own entries among the parts, sorted by reason, as the derive knows them:
    /// [`find`](Self::find) then searches instead of walking.
    #[doc(hidden)]
    #[must_use]
    pub const fn with_order(mut self, order: &'static [usize]) -> Self {
        self.order = order;
        self
    }

    /// Reasons that were given up and must not come back.
    #[must_use]
    pub const fn with_retired(mut self, retired: &'static [&'static str]) -> Self {
        self.retired = retired;
        self
    }

    /// Where an MCP tool result carries the structured error, when the type says so.
    #[must_use]
    pub const fn with_placement(mut self, placement: Placement) -> Self {
        self.placement = Some(placement);
        self
    }

    /// The name of the error type.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The module of the error type, where known.
    pub const fn module(&self) -> Option<&'static str> {
        self.module
    }

    /// The package that the error type is compiled in, where known.
    pub const fn package(&self) -> Option<&'static str> {
        self.package
    }

    /// What other crates can do with the type in their source.
    pub const fn surface(&self) -> Surface {
        self.surface
    }

    /// The domain, where one is declared.
    pub const fn domain(&self) -> Option<&'static str> {
        self.domain
    }

    /// How many entries there are, those of transparent variants included.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing is declared.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether a part of it is known only when an error is there (`dyn ErrorContract`).
    pub const fn is_delegated(&self) -> bool {
        self.delegated
    }

    /// The parts, in the order of the variants.
    pub const fn parts(&self) -> &'static [Part] {
        self.parts
    }

    /// Reasons that were given up and must not come back.
    pub const fn retired(&self) -> &'static [&'static str] {
        self.retired
    }

    /// Where an MCP tool result carries the structured error, when the type says so.
    pub const fn placement(&self) -> Option<Placement> {
        self.placement
    }

    /// The entry at `index`, in the order of the variants, those of transparent variants included.
    pub const fn get(&self, index: usize) -> Option<Entry> {
        if self.flat {
            return match self.own_at(index) {
                Some(entry) => Some(*entry),
                None => None,
            };
        }
        let mut index = index;
        let mut rest = self.parts;
        while let Some((part, tail)) = rest.split_first() {
            match part {
                Part::Entry(entry) => {
                    if index == 0 {
                        return Some(*entry);
                    }
                    index -= 1;
                }
                Part::Nested(nested) => {
                    if index < nested.contract.len {
                        return match nested.contract.get(index) {
                            Some(entry) => Some(entry.overridden(&nested.overrides)),
                            None => None,
                        };
                    }
                    index -= nested.contract.len;
                }
            }
            rest = tail;
        }
        None
    }

    /// Every entry, in the order of the variants, those of transparent variants included. Nothing is
    /// allocated.
    pub fn entries(&self) -> Entries {
        Entries { parts: self.parts.iter(), nested: None, left: self.len }
    }

    /// The entry with this reason, the own ones first.
    pub const fn find(&self, reason: &str) -> Option<Entry> {
        if let Some(own) = self.find_own(reason) {
            return Some(*own);
        }
        if self.flat {
            return None;
        }
        let mut rest = self.parts;
        while let Some((part, tail)) = rest.split_first() {
            if let Part::Nested(nested) = part
                && let Some(entry) = nested.contract.find(reason)
            {
                return Some(entry.overridden(&nested.overrides));
            }
            rest = tail;
        }
        None
    }

    /// The hint that is declared for this reason, as it can be sent. `None` where the reason is not declared,
    /// and where each occurrence writes values into its hint.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part};
    ///
    /// const CONTRACT: &Contract = &Contract::new(
    ///     "SearchError",
    ///     &[Part::Entry(Entry::new("no_match", Code::NotFound).with_recovery("Search for valid ids first."))],
    /// );
    ///
    /// assert_eq!(CONTRACT.recovery_for("no_match"), Some("Search for valid ids first."));
    /// assert_eq!(CONTRACT.recovery_for("typo"), None);
    /// ```
    pub fn recovery_for(&self, reason: &str) -> Option<&'static str> {
        self.find(reason).as_ref().and_then(crate::failure::answers::hint)
    }

    /// The own entry with this reason.
    pub(crate) const fn find_own(&self, reason: &str) -> Option<&'static Entry> {
        if self.order.is_empty() {
            return self.walk_own(reason);
        }
        let (mut low, mut high) = (0, self.order.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            let Some(entry) = self.own_at(self.at_order(middle)) else {
                return self.walk_own(reason);
            };
            match compare(entry.reason(), reason) {
                core::cmp::Ordering::Less => low = middle + 1,
                core::cmp::Ordering::Greater => high = middle,
                core::cmp::Ordering::Equal => return Some(entry),
            }
        }
        None
    }

    const fn walk_own(&self, reason: &str) -> Option<&'static Entry> {
        let mut rest = self.parts;
        while let Some((part, tail)) = rest.split_first() {
            if let Part::Entry(entry) = part
                && compare(entry.reason(), reason).is_eq()
            {
                return Some(entry);
            }
            rest = tail;
        }
        None
    }

    const fn at_order(&self, index: usize) -> usize {
        match self.order.split_at_checked(index) {
            Some((_, [at, ..])) => *at,
            _ => usize::MAX,
        }
    }

    /// The own entry that is the part at `index`.
    #[inline]
    pub(crate) const fn own_at(&self, index: usize) -> Option<&'static Entry> {
        match self.parts.split_at_checked(index) {
            Some((_, [Part::Entry(entry), ..])) => Some(entry),
            _ => None,
        }
    }

    /// The nested contract that is the part at `index`.
    pub(crate) const fn nested_at(&self, index: usize) -> Option<&'static Contract> {
        match self.parts.split_at_checked(index) {
            Some((_, [Part::Nested(nested), ..])) => Some(nested.contract),
            _ => None,
        }
    }
}

/// `str::cmp`, which is not const.
pub(crate) const fn compare(left: &str, right: &str) -> core::cmp::Ordering {
    let (mut left, mut right) = (left.as_bytes(), right.as_bytes());
    loop {
        match (left.split_first(), right.split_first()) {
            (None, None) => return core::cmp::Ordering::Equal,
            (None, Some(_)) => return core::cmp::Ordering::Less,
            (Some(_), None) => return core::cmp::Ordering::Greater,
            (Some((a, left_rest)), Some((b, right_rest))) => {
                if *a != *b {
                    return if *a < *b { core::cmp::Ordering::Less } else { core::cmp::Ordering::Greater };
                }
                left = left_rest;
                right = right_rest;
            }
        }
    }
}

/// The entries of a contract, from [`Contract::entries`].
#[derive(Clone, Debug)]
pub struct Entries {
    parts: core::slice::Iter<'static, Part>,
    nested: Option<(Nested, usize)>,
    left: usize,
}

impl Iterator for Entries {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        loop {
            if let Some((nested, next)) = &mut self.nested {
                if let Some(entry) = nested.contract.get(*next) {
                    *next += 1;
                    self.left = self.left.saturating_sub(1);
                    return Some(entry.overridden(&nested.overrides));
                }
                self.nested = None;
            }
            match self.parts.next()? {
                Part::Entry(entry) => {
                    self.left = self.left.saturating_sub(1);
                    return Some(*entry);
                }
                Part::Nested(nested) => self.nested = Some((*nested, 0)),
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Entries {}
