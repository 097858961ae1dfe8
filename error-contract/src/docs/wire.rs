//! What may be sent for each entry: what it declares, what each occurrence decides, and what transparent
//! variants say over it.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::String,
    vec::Vec,
};

use crate::{
    Class, Code, Retry, Varies,
    catalog::{Catalog, CatalogContract, CatalogEntry, Delay, Text},
    entry::http_status,
    jsonrpc::{Profile, error_code},
};

/// Every value that may be sent; `None` where it may be any.
pub(super) type Values<T> = Option<Vec<T>>;

/// One entry on the wire.
pub(super) struct Wire<'a> {
    pub(super) contract: &'a CatalogContract,
    pub(super) entry: &'a CatalogEntry,
    /// Unlike that of any other entry, and a name everywhere: letters, digits, `.`, `_` and `-`.
    pub(super) name: String,
    pub(super) codes: Values<Code>,
    pub(super) retries: Vec<Retry>,
    pub(super) statuses: Values<u16>,
    pub(super) delay: Wait,
    pub(super) field: Path<'a>,
}

/// The delay before the next attempt.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Wait {
    /// Not said.
    None,
    /// Always this many seconds.
    Always(u64),
    /// Always there.
    Needed,
    /// Maybe there.
    Maybe,
}

/// The path of the offending input.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Path<'a> {
    None,
    Always(&'a str),
    Maybe,
}

/// Whether failures may be sent that no entry declares: of types that are known only when they happen.
pub(super) fn is_open(catalog: &Catalog) -> bool {
    let delegates = |contract: &CatalogContract| contract.includes.iter().any(|include| include.delegated);
    !catalog.left_out.is_empty() || catalog.contracts.iter().any(delegates)
}

/// Every entry, in the order of the catalog.
pub(super) fn wires(catalog: &Catalog) -> Vec<Wire<'_>> {
    let said = Said::of(catalog);
    let mut taken = BTreeSet::new();
    let mut wires = Vec::with_capacity(catalog.entries().count());
    for contract in &catalog.contracts {
        let over = said.over(contract);
        for entry in &contract.entries {
            let domain = contract.domain.as_deref().unwrap_or("no-domain");
            let base = format!("{}.{}", name(domain), name(&entry.reason));
            let mut free = base.clone();
            let mut number = 1;
            while !taken.insert(free.clone()) {
                number += 1;
                free = format!("{base}-{number}");
            }
            wires.push(Wire::of(contract, entry, free, &over));
        }
    }
    wires
}

/// What OpenAPI takes for the name of a component.
fn name(text: &str) -> String {
    text.chars()
        .map(
            |letter| {
                if letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '-') { letter } else { '_' }
            },
        )
        .collect()
}

impl<'a> Wire<'a> {
    fn of(
        contract: &'a CatalogContract,
        entry: &'a CatalogEntry,
        name: String,
        over: &[BTreeMap<&'a str, &'a str>],
    ) -> Self {
        let varies = |what| entry.varies.contains(what);
        let own = code_of(entry);
        let declared = entry.code.http_declared.then_some(entry.code.http);
        let mut codes = Some(Vec::new());
        let mut retries = Vec::new();
        let mut statuses = Some(Vec::new());
        let mut delay = match entry.retry_after {
            _ if entry.retry == Retry::Terminal && !varies(Varies::RETRY) => Wait::None,
            None => Wait::None,
            // Said where repeating helps.
            Some(_) if varies(Varies::RETRY) => Wait::Maybe,
            Some(Delay::Seconds(seconds)) => Wait::Always(seconds),
            Some(Delay::PerOccurrence) => Wait::Needed,
            Some(Delay::Sometimes) => Wait::Maybe,
        };
        let mut field = match &entry.field {
            _ if varies(Varies::FIELD) => Path::Maybe,
            Some(field) => Path::Always(field),
            None => Path::None,
        };
        for over in over {
            let said = |key| over.get(key).copied();
            let code = match said("code") {
                Some(code) => read_code(code),
                None if varies(Varies::CODE) => None,
                None => Some(own),
            };
            let retry = match said("retry") {
                Some(retry) => Retry::from_name(retry),
                None if varies(Varies::RETRY) => None,
                None => Some(entry.retry),
            };
            let declared = match said("http") {
                Some(status) => status.parse().ok(),
                None => declared,
            };
            let all = [Retry::Transient, Retry::Correctable, Retry::Terminal];
            let possible = retry.as_ref().map_or(&all[..], core::slice::from_ref);
            for &retry in possible {
                add(&mut retries, retry);
                match (code.or(declared.map(|_| own)), &mut statuses) {
                    (Some(code), Some(statuses)) => add(statuses, http_status(declared, code, retry)),
                    _ => statuses = None,
                }
            }
            match (code, &mut codes) {
                (Some(code), Some(codes)) => add(codes, code),
                _ => codes = None,
            }
            if said("retry_after").is_some() || said("retry").is_some() && delay != Wait::None {
                delay = Wait::Maybe;
            }
            if let Some(said) = said("field")
                && field != Path::Always(said)
            {
                field = Path::Maybe;
            }
        }
        if let Some(statuses) = &mut statuses {
            statuses.sort_unstable();
        }
        Self { contract, entry, name, codes, retries, statuses, delay, field }
    }

    pub(super) fn varies(&self, what: Varies) -> bool {
        self.entry.varies.contains(what)
    }

    /// Whether the fields that are sent are those of the table.
    pub(super) fn has_context(&self) -> bool {
        !self.entry.context.is_empty() && !self.varies(Varies::CONTEXT)
    }

    pub(super) fn numbers(&self) -> Values<i32> {
        self.each(Code::as_i32)
    }

    pub(super) fn classes(&self) -> Values<i32> {
        self.each(|code| code.class().jsonrpc())
    }

    pub(super) fn error_objects(&self) -> Values<i32> {
        self.each(|code| error_code(code, Profile::default()))
    }

    /// The number beside that of the class, where it is always there.
    pub(super) fn domain_code(&self) -> Option<i32> {
        match self.codes.as_deref() {
            Some([code]) => code.domain_code(),
            _ => None,
        }
    }

    fn each(&self, number: impl Fn(Code) -> i32) -> Values<i32> {
        let codes = self.codes.as_ref()?;
        let mut numbers = Vec::with_capacity(codes.len());
        for code in codes {
            add(&mut numbers, number(*code));
        }
        Some(numbers)
    }
}

fn add<T: PartialEq>(values: &mut Vec<T>, value: T) {
    if !values.contains(&value) {
        values.push(value);
    }
}

fn code_of(entry: &CatalogEntry) -> Code {
    Code::declared(Some(entry.code.class), entry.code.number)
}

/// The code that an override says: `NotFound (-32001)`, `Conflict (3417)`; none where it varies.
fn read_code(said: &str) -> Option<Code> {
    let (name, number) = said.strip_suffix(')')?.rsplit_once(" (")?;
    let class = Class::ALL.iter().copied().find(|class| class.name() == name);
    Some(Code::declared(class, number.parse().ok()?))
}

/// Domain, name and module: what two types never have in common.
type Key<'a> = (Option<&'a str>, &'a str, Option<&'a str>);

fn key(contract: &CatalogContract) -> Key<'_> {
    (contract.domain.as_deref(), &contract.name, contract.module.as_deref())
}

/// What is said over the failures of a contract on the ways that lead to it.
struct Said<'a> {
    holders: BTreeMap<Key<'a>, Vec<Holder<'a>>>,
}

/// Who holds a contract, and what it says over it.
type Holder<'a> = (&'a CatalogContract, &'a BTreeMap<Text, Text>);

/// How many ways are told apart. Beyond, one that says too little is possible, and absurd.
const MOST_WAYS: usize = 64;

impl<'a> Said<'a> {
    fn of(catalog: &'a Catalog) -> Self {
        let mut holders: BTreeMap<_, Vec<Holder<'_>>> = BTreeMap::new();
        let mut includes = catalog.contracts.iter().flat_map(|contract| &contract.includes);
        // Mostly nothing is said, and no way has to be walked.
        if includes.all(|include| include.overrides.is_empty()) {
            return Self { holders };
        }
        for holder in &catalog.contracts {
            for include in &holder.includes {
                let key = (include.domain.as_deref(), &*include.name, include.module.as_deref());
                holders.entry(key).or_default().push((holder, &include.overrides));
            }
        }
        Self { holders }
    }

    /// By key, once for each way. The first way is the type itself.
    fn over(&self, contract: &'a CatalogContract) -> Vec<BTreeMap<&'a str, &'a str>> {
        let mut ways = Vec::from([BTreeMap::new()]);
        let mut open = Vec::from([(contract, BTreeMap::new())]);
        let mut seen = BTreeSet::new();
        while let Some((inner, said)) = open.pop() {
            for (holder, overrides) in self.holders.get(&key(inner)).into_iter().flatten() {
                let mut way = said.clone();
                // Whoever is further out has the last word.
                way.extend(overrides.iter().map(|(key, value)| (&**key, &**value)));
                if ways.len() >= MOST_WAYS || !seen.insert((key(holder), way.clone())) {
                    continue;
                }
                add(&mut ways, way.clone());
                open.push((holder, way));
            }
        }
        ways
    }
}

#[cfg(test)]
mod tests {
    use alloc::{collections::BTreeMap, vec::Vec};

    use super::wires;
    use crate::{
        Code, Contract, Entry, Part,
        catalog::{Catalog, Include, Text},
    };

    const ONE: &Contract =
        &Contract::new("One", &[Part::Entry(Entry::new("one", Code::NotFound).with_domain("d"))]);
    const TWO: &Contract =
        &Contract::new("Two", &[Part::Entry(Entry::new("two", Code::NotFound).with_domain("d"))]);

    /// Two types that hold each other, each with a status of its own to say.
    #[test]
    fn a_ring_comes_to_an_end() {
        let mut catalog = Catalog::of(&[ONE, TWO]).unwrap_or_default();
        let holds = |name: &'static str, http: &'static str| Include {
            variant: None,
            name: name.into(),
            domain: Some("d".into()),
            module: None,
            delegated: false,
            overrides: BTreeMap::from([("http".into(), http.into())]),
        };
        for (contract, include) in
            catalog.contracts.iter_mut().zip([holds("Two", "410"), holds("One", "411")])
        {
            contract.includes.push(include);
        }
        let statuses: Vec<_> = wires(&catalog).into_iter().map(|wire| wire.statuses).collect();
        assert_eq!(statuses, [Some(Vec::from([404, 410, 411])), Some(Vec::from([404, 410, 411]))]);
    }

    #[test]
    fn a_name_for_each_entry() {
        let mut catalog = Catalog::of(&[ONE, TWO]).unwrap_or_default();
        for contract in &mut catalog.contracts {
            contract.domain = Some(Text::from("a b"));
            contract.entries.iter_mut().for_each(|entry| entry.reason = "same".into());
        }
        let names: Vec<_> = wires(&catalog).into_iter().map(|wire| wire.name).collect();
        assert_eq!(names, ["a_b.same", "a_b.same-2"]);
    }
}
