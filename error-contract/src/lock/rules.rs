//! Every change that is judged, as data.

use super::{Judgement, Verdict};

/// A kind of change, and what it does to whom.
#[derive(PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// Its name.
    pub id: &'static str,
    /// The change, in words.
    pub change: &'static str,
    /// The verdict, where the change itself does not say more.
    pub judgement: Judgement,
    /// Whether it depends on the change: the verdict of a finding is then another than `judgement`, never worse.
    pub depends: bool,
    /// Whether something may leave the process that did not before.
    pub privacy: bool,
    /// Why.
    pub why: &'static str,
    /// What to do in place of it, or how to do it well.
    pub instead: &'static str,
    /// The change in the other direction.
    pub mirror: Mirror,
}

/// The change in the other direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Mirror {
    /// The rule of this name.
    Rule(&'static str),
    /// The same rule: the change has no direction.
    Itself,
    /// There is none, for this reason.
    None(&'static str),
}

impl Rule {
    const fn new(id: &'static str, change: &'static str, judgement: Judgement, mirror: Mirror) -> Self {
        Self { id, change, judgement, depends: false, privacy: false, why: "", instead: "", mirror }
    }

    const fn why(mut self, why: &'static str) -> Self {
        self.why = why;
        self
    }

    const fn instead(mut self, instead: &'static str) -> Self {
        self.instead = instead;
        self
    }

    const fn depends(mut self) -> Self {
        self.depends = true;
        self
    }

    const fn privacy(mut self) -> Self {
        self.privacy = true;
        self
    }

    /// The rule of this name.
    ///
    /// ```
    /// use error_contract::lock::{Rule, Verdict};
    ///
    /// let removed = Rule::find("reason-removed").map(|rule| rule.judgement.worst());
    /// assert_eq!(removed, Some(Verdict::Breaking));
    /// ```
    pub fn find(id: &str) -> Option<&'static Self> {
        RULES.iter().copied().find(|rule| rule.id == id)
    }
}

const SAFE: Judgement = Judgement::SAFE;
const D: Verdict = Verdict::Dangerous;
const B: Verdict = Verdict::Breaking;
const ERROR: Judgement = SAFE.wire(Verdict::BuildError);

/// Names the rules, and lists them: a rule that is not in the list does not exist.
macro_rules! rules {
    ($($name:ident: $rule:expr;)*) => {
        $(pub(super) static $name: Rule = $rule;)*

        /// Every rule.
        pub static RULES: &[&Rule] = &[$(&$name),*];
    };
}

rules! {
    CONTRACT_REMOVED: Rule::new("contract-removed", "a whole contract is gone", SAFE.wire(B).agent(B).source(B), Mirror::Rule("contract-added")).depends()
        .why("every caller of it loses what it branches on")
        .instead("keep the type, and mark its entries `deprecated(…)` for a release");
    CONTRACT_ADDED: Rule::new("contract-added", "a contract is new", SAFE.wire(D), Mirror::Rule("contract-removed")).depends()
        .why("nobody depends on a domain that is new; in one that is known, an old caller meets reasons that it does not know")
        .instead("say `since = \"…\"` on its entries");
    CONTRACT_MOVED: Rule::new("contract-moved", "the type is in another module", SAFE.source(D), Mirror::Itself).depends()
        .why("re-exports are not seen from here, so nobody can tell whether its path changed for others")
        .instead("re-export the type where it was");
    TYPE_RENAMED: Rule::new("type-renamed", "the type has another name, its failures are the same", SAFE.source(B), Mirror::Itself).depends()
        .why("code that names the type does not build; the wire does not know its name")
        .instead("keep the old name as a `#[deprecated] pub type`");
    TYPE_BECAME_PRIVATE: Rule::new("type-became-private", "the type is no longer `pub`", SAFE.source(B), Mirror::Rule("type-became-public"))
        .why("code that names the type does not build")
        .instead("keep it `pub` and `#[doc(hidden)]` until the next breaking release");
    TYPE_BECAME_PUBLIC: Rule::new("type-became-public", "the type is `pub` now", SAFE, Mirror::Rule("type-became-private"))
        .why("nobody depends on it yet");
    DOMAIN_CHANGED: Rule::new("domain-changed", "the domain of a contract is another one", SAFE.wire(B).agent(B), Mirror::Itself).depends()
        .why("it is half of the identity of every reason in it")
        .instead("keep the domain: it need not be the name of anything");
    REASON_REMOVED: Rule::new("reason-removed", "a reason is gone, without a tombstone", SAFE.wire(B).agent(D).source(B), Mirror::Rule("reason-added"))
        .why("callers branch on it")
        .instead("keep its name: `#[contract(retired(\"…\"))]` on the type");
    REASON_RETIRED: Rule::new("reason-retired", "a reason is gone, its name kept in `retired(…)`", SAFE.wire(D).source(D), Mirror::None("a retired name never comes back: reason-reused"))
        .why("callers still meet old servers, but the name can never come back");
    REASON_RENAMED: Rule::new("reason-renamed", "one reason is gone and one is new, with the same code, condition and hint", SAFE.wire(B).agent(D), Mirror::Itself)
        .why("callers branch on the old name, and do not know the new one")
        .instead("keep the reason and rename the variant: the reason is not its identifier");
    REASON_REUSED: Rule::new("reason-reused", "a retired reason is declared again", ERROR, Mirror::None("wrong whatever came before"))
        .why("old callers misread it")
        .instead("choose another name");
    REASON_MOVED: Rule::new("reason-moved", "a reason is declared on another type, in the same domain", SAFE.source(B), Mirror::Itself).depends()
        .why("code that matches the enum it left or the one it came to may not build; the wire does not know the type");
    REASON_ADDED: Rule::new("reason-added", "a reason is new", SAFE.wire(D), Mirror::Rule("reason-removed"))
        .why("an old caller meets a reason that it does not know")
        .instead("say `since = \"…\"` on it");
    TOMBSTONE_ADDED: Rule::new("tombstone-added", "a name is retired that no entry had", SAFE, Mirror::Rule("tombstone-removed"))
        .why("nobody meets it");
    TOMBSTONE_REMOVED: Rule::new("tombstone-removed", "a retired name is no longer kept", SAFE.wire(D), Mirror::Rule("tombstone-added"))
        .why("nothing keeps the name from coming back with another meaning")
        .instead("keep it in `retired(…)` for good: it costs nothing");
    WHEN_CHANGED: Rule::new("when-changed", "the text of the condition is another one", SAFE.agent(D), Mirror::Itself)
        .why("meaning cannot be compared")
        .instead("where the meaning is another one, declare another reason");
    CODE_CHANGED: Rule::new("code-changed", "the number or the class is another one", SAFE.wire(B).agent(D).ops(D), Mirror::Itself)
        .why("callers branch on it, and the numbers of every wire follow from it")
        .instead("declare another reason for what has the new code");
    CODE_IN_RESERVED_RANGE: Rule::new("code-in-reserved-range", "the number lies in -32768…-32000 and is not in the table", ERROR, Mirror::None("wrong whatever came before"))
        .why("JSON-RPC and MCP keep that block for themselves")
        .instead("choose a number outside of it");
    CODE_BECAME_PER_OCCURRENCE: Rule::new("code-became-per-occurrence", "the code is decided by each occurrence", SAFE.wire(D), Mirror::Rule("code-became-fixed"))
        .why("a caller that branches on the declared code meets others");
    CODE_BECAME_FIXED: Rule::new("code-became-fixed", "the code is the declared one", SAFE, Mirror::Rule("code-became-per-occurrence"))
        .why("what callers had to expect is less");
    HTTP_STATUS_CHANGED: Rule::new("http-status-changed", "the HTTP status is another one", SAFE.wire(B).ops(D), Mirror::Itself)
        .why("caches, retries and alerts react to it")
        .instead("keep the old status: `http = …`");
    GRPC_CODE_CHANGED: Rule::new("grpc-code-changed", "the gRPC code is another one", SAFE.wire(B).ops(D), Mirror::Itself)
        .why("clients and proxies react to it");
    CATEGORY_CHANGED: Rule::new("category-changed", "the range family is another one", SAFE.wire(D).ops(D), Mirror::Itself)
        .why("coarse handlers branch on it");
    FAULT_CHANGED: Rule::new("fault-changed", "somebody else is to blame", SAFE.wire(B).ops(B), Mirror::Itself)
        .why("blame, retry and service levels follow from it");
    RETRY_TRANSIENT_REMOVED: Rule::new("retry-transient-removed", "the same call no longer may work", SAFE.wire(B).agent(B), Mirror::Rule("retry-transient-added")).depends()
        .why("automatic retry was a promise")
        .instead("declare another reason for what does not pass by itself");
    RETRY_TRANSIENT_ADDED: Rule::new("retry-transient-added", "the same call may work now", SAFE.wire(D), Mirror::Rule("retry-transient-removed"))
        .why("callers repeat it by themselves: duplicates where the call is not idempotent");
    RETRY_BECAME_TERMINAL: Rule::new("retry-became-terminal", "correctable became terminal", SAFE.agent(B), Mirror::Rule("retry-became-correctable")).depends()
        .why("planners stop trying");
    RETRY_BECAME_CORRECTABLE: Rule::new("retry-became-correctable", "terminal became correctable", SAFE, Mirror::Rule("retry-became-terminal"))
        .why("who gave up may try again");
    RETRYABLE_BECAME_PER_OCCURRENCE: Rule::new("retryable-became-per-occurrence", "the retry is decided by each occurrence", SAFE.wire(D), Mirror::Rule("retryable-became-fixed"))
        .why("what was a promise of the entry is one of the occurrence");
    RETRYABLE_BECAME_FIXED: Rule::new("retryable-became-fixed", "the retry is the declared one", SAFE, Mirror::Rule("retryable-became-per-occurrence"))
        .why("what callers had to expect is less");
    RETRY_AFTER_REMOVED: Rule::new("retry-after-removed", "there is no delay any more", SAFE.wire(B).agent(D), Mirror::Rule("retry-after-added")).depends()
        .why("pacing is lost");
    RETRY_AFTER_ADDED: Rule::new("retry-after-added", "there is a delay now", SAFE, Mirror::Rule("retry-after-removed"))
        .why("who does not read it waits as before");
    RETRY_AFTER_BECAME_OPTIONAL: Rule::new("retry-after-became-optional", "an occurrence may have no delay", SAFE.wire(B), Mirror::Rule("retry-after-became-required"))
        .why("pacing is lost where it is missing");
    RETRY_AFTER_BECAME_REQUIRED: Rule::new("retry-after-became-required", "every occurrence has a delay", SAFE, Mirror::Rule("retry-after-became-optional"))
        .why("what callers had to expect is less");
    RETRY_AFTER_CHANGED: Rule::new("retry-after-changed", "the delay is another one", SAFE.wire(D), Mirror::Itself)
        .why("callers cap or schedule by the old one");
    CONTEXT_FIELD_REMOVED: Rule::new("context-field-removed", "a context field is gone", SAFE.wire(B).agent(D), Mirror::Rule("context-field-added"))
        .why("keys of metadata live for ever")
        .instead("keep sending it");
    CONTEXT_FIELD_OPTIONAL_REMOVED: Rule::new("context-field-optional-removed", "a context field that could be null is gone", SAFE.wire(D), Mirror::None("context-field-added is the mirror of context-field-removed"))
        .why("callers had to do without it, but some may not have");
    CONTEXT_FIELD_BECAME_OPTIONAL: Rule::new("context-field-became-optional", "a context field may be null", SAFE.wire(B), Mirror::Rule("context-field-became-required"))
        .why("callers read it without looking")
        .instead("add a field beside it that may be null");
    CONTEXT_FIELD_BECAME_REQUIRED: Rule::new("context-field-became-required", "a context field is always there", SAFE, Mirror::Rule("context-field-became-optional"))
        .why("what callers had to expect is less");
    CONTEXT_FIELD_TYPE_CHANGED: Rule::new("context-field-type-changed", "a context field has another type", SAFE.wire(B), Mirror::Itself).depends()
        .why("callers decode it as the old one")
        .instead("send it under a new name, beside the old one");
    CONTEXT_FIELD_ADDED: Rule::new("context-field-added", "a context field is new", SAFE, Mirror::Rule("context-field-removed")).privacy()
        .why("something new leaves the process");
    CONTEXT_FIELD_RENAMED: Rule::new("context-field-renamed", "a context field has another name", SAFE.wire(B).agent(D), Mirror::Itself)
        .why("callers read the old one")
        .instead("keep the name on the wire: `#[contract(context = \"old\")]`");
    RECOVERY_CHANGED: Rule::new("recovery-changed", "the hint is another one", SAFE, Mirror::Itself)
        .why("it is advice: whoever reads it, reads the new one");
    RECOVERY_INTERPOLATION_CHANGED: Rule::new("recovery-interpolation-changed", "a value newly stands in the hint", SAFE.agent(D), Mirror::None("a value that no longer stands there is recovery-changed")).privacy()
        .why("something new leaves the process, and the hint is no longer the same text each time");
    MESSAGE_CHANGED: Rule::new("message-changed", "the text of the message is another one", SAFE, Mirror::Itself)
        .why("there has always been a reason to branch on");
    SEVERITY_LOWERED: Rule::new("severity-lowered", "logged less loudly", SAFE.ops(D), Mirror::Rule("severity-raised"))
        .why("an alert may go silent");
    SEVERITY_RAISED: Rule::new("severity-raised", "logged more loudly", SAFE.ops(D), Mirror::Rule("severity-lowered"))
        .why("somebody may be woken");
    FIELD_PATH_CHANGED: Rule::new("field-path-changed", "the path of the offending input is another one", SAFE.wire(D).agent(D), Mirror::Itself)
        .why("forms show the failure at that path");
    ORIGINAL_ERROR_REMOVED: Rule::new("original-error-removed", "a vendor's own identifier is no longer sent", SAFE.wire(D), Mirror::Rule("original-error-added"))
        .why("some callers know the vendor better than us");
    ORIGINAL_ERROR_ADDED: Rule::new("original-error-added", "a vendor's own identifier is sent", SAFE, Mirror::Rule("original-error-removed")).privacy()
        .why("something new leaves the process");
    PROTOCOL_CHANGED: Rule::new("protocol-changed", "sent as a JSON-RPC error object in place of a result, or the other way round", SAFE.wire(B).agent(B), Mirror::Itself)
        .why("callers look for it in another place, and models do not see error objects");
    PLACEMENT_CHANGED: Rule::new("placement-changed", "an MCP result carries the structured error somewhere else", SAFE.wire(D), Mirror::Itself)
        .why("callers look for it in another place")
        .instead("say the old one: `mcp = …`");
    DOCS_URL_CHANGED: Rule::new("docs-url-changed", "the documentation has another address", SAFE.wire(D), Mirror::Itself).depends()
        .why("links, and the `type` of problem details, which some compare");
    DEPRECATED_ADDED: Rule::new("deprecated-added", "callers should stop relying on it", SAFE, Mirror::Rule("deprecated-removed"))
        .why("everything works as before");
    DEPRECATED_REMOVED: Rule::new("deprecated-removed", "callers may rely on it again", SAFE, Mirror::Rule("deprecated-added"))
        .why("everything works as before");
    DEPRECATED_CHANGED: Rule::new("deprecated-changed", "what callers should do in place of it is another text", SAFE, Mirror::Itself)
        .why("everything works as before");
    SINCE_CHANGED: Rule::new("since-changed", "the release that declared it first is another one", SAFE, Mirror::Itself)
        .why("documentation");
    TRANSPARENT_TARGET_CHANGED: Rule::new("transparent-target-changed", "a transparent variant holds another contract", SAFE.wire(B).agent(D), Mirror::Itself).depends()
        .why("callers branch on what is gone, and do not know what is new");
    TRANSPARENT_REMOVED: Rule::new("transparent-removed", "a transparent variant is gone", SAFE.wire(B).agent(D).source(B), Mirror::Rule("transparent-added")).depends()
        .why("callers branch on what it held, and code that matches the variant does not build");
    TRANSPARENT_ADDED: Rule::new("transparent-added", "a transparent variant is new", SAFE.wire(D).source(B), Mirror::Rule("transparent-removed")).depends()
        .why("an old caller meets reasons that it does not know, and code that matches the enum without a wildcard does not build");
    TRANSPARENT_OVERRIDES_CHANGED: Rule::new("transparent-overrides-changed", "a transparent variant says something else over what it holds", SAFE.wire(B).agent(B).ops(D), Mirror::Itself).depends()
        .why("it changes every failure inside");
    VARIANT_RENAMED: Rule::new("variant-renamed", "the variant has another name, the reason is the same", SAFE.source(B), Mirror::Itself).depends()
        .why("code that matches the variant does not build; the reason is not the identifier");
    VARIANT_ADDED: Rule::new("variant-added", "a variant is new, and others may match the enum without a wildcard", SAFE.wire(D).source(B), Mirror::None("a variant that is gone is reason-removed"))
        .why("code that matches the enum without a wildcard does not build, and an old caller meets a reason that it does not know")
        .instead("mark the enum `#[non_exhaustive]` in a breaking release");
    ENUM_BECAME_EXHAUSTIVE: Rule::new("enum-became-exhaustive", "others may match the enum without a wildcard", SAFE.source(D), Mirror::Rule("enum-became-non-exhaustive"))
        .why("the next variant will break them");
    ENUM_BECAME_NON_EXHAUSTIVE: Rule::new("enum-became-non-exhaustive", "others must match the enum with a wildcard", SAFE.source(B), Mirror::Rule("enum-became-exhaustive"))
        .why("code that matches the enum without a wildcard does not build");
}
