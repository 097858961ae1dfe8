//! What the author of the enum said, in our own types: borrowed from `syn`, with the original kept for
//! its spans. An attribute that was wrong is absent here and reported already.

mod code;
mod template;

pub(crate) use code::{Code, Number};
pub(crate) use template::{Piece, Template};

use proc_macro2::{Ident, Span};
use syn::{Attribute, Generics, Member, Path, Type, Visibility};

/// One enum or struct.
pub(crate) struct Contract<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) shape: Shape,
    /// Whether it is marked `#[non_exhaustive]`.
    pub(crate) non_exhaustive: bool,
    pub(crate) krate: Option<Path>,
    pub(crate) domain: Option<Text>,
    pub(crate) docs: Option<Text>,
    pub(crate) retired: Vec<Text>,
    pub(crate) placement: Option<Placement>,
    /// The name of the enum of reasons to generate.
    pub(crate) reasons: Option<Ident>,
    pub(crate) flags: Vec<IntegrationFlag>,
    pub(crate) allow: Vec<Allow>,
    /// The lint levels that the advice must inherit by hand.
    pub(crate) lints: Vec<&'a Attribute>,
    pub(crate) variants: Vec<Variant<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Enum,
    Struct,
}

/// One variant, or the whole of a struct.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) fields: Vec<Field<'a>>,
    pub(crate) said: Said,
    pub(crate) transparent: Option<Transparent>,
    pub(crate) allow: Vec<Allow>,
    pub(crate) lints: Vec<&'a Attribute>,
    /// Keys that were given and are wrong: reported already, so not missing.
    pub(crate) wrong: Vec<&'static str>,
    /// Whether an attribute could not be read, so that nobody knows what is missing.
    pub(crate) unreadable: bool,
    /// Whether something is wrong with it, so that an entry that says nothing stands for it.
    pub(crate) broken: bool,
}

/// What the attributes of a variant say.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) reason: Option<Text>,
    pub(crate) code: Option<Code>,
    pub(crate) retry: Option<Retryable>,
    pub(crate) recovery: Option<Recovery>,
    pub(crate) severity: Option<Severity>,
    pub(crate) when: Option<When>,
    pub(crate) http: Option<u16>,
    pub(crate) message: Option<Template>,
    pub(crate) field: Option<Text>,
    pub(crate) protocol: bool,
    pub(crate) since: Option<Text>,
    pub(crate) deprecated: Option<Text>,
    /// The template of `#[error("…")]`, which is not ours.
    pub(crate) display: Option<Display>,
}

/// `#[error("…", …)]`.
pub(crate) struct Display {
    pub(crate) template: Text,
    /// Fields that the arguments behind the template name.
    pub(crate) arguments: Vec<String>,
}

/// A text with the place where it stands.
#[derive(Clone)]
pub(crate) struct Text {
    pub(crate) value: String,
    pub(crate) span: Span,
}

/// The condition.
pub(crate) struct When {
    pub(crate) text: Text,
    /// Whether it is the doc comment of the variant.
    pub(crate) is_doc: bool,
}

/// `#[recovery("…", with = path)]`.
pub(crate) struct Recovery {
    pub(crate) template: Template,
    pub(crate) with: Option<Path>,
}

/// `#[retryable(…)]`.
pub(crate) struct Retryable {
    pub(crate) retry: Option<Retry>,
    /// Seconds.
    pub(crate) after: Option<u64>,
    pub(crate) with: Option<Path>,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Retry {
    Transient,
    Correctable,
    Terminal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Severity {
    Debug,
    Info,
    Notice,
    Warning,
    /// Said only over another level: that of the defaults, or of the error inside.
    Error,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placement {
    Text,
    Structured,
    Meta,
}

/// An integration that needs an impl on the type.
pub(crate) struct IntegrationFlag {
    pub(crate) name: &'static str,
    pub(crate) span: Span,
}

/// `allow(check, …, reason = "…")`.
#[derive(Clone)]
pub(crate) struct Allow {
    pub(crate) checks: Vec<Ident>,
}

/// `#[contract(transparent)]`.
pub(crate) struct Transparent {
    pub(crate) span: Span,
    pub(crate) target: Target,
}

/// What a transparent variant adds to the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// The contract of the field's type.
    Contract,
    /// Nothing: the field is the enum itself.
    Itself,
    /// Nothing that is known before an error is there.
    Opaque,
}

/// One field.
pub(crate) struct Field<'a> {
    pub(crate) member: Member,
    /// The name, without `r#`, where there is one.
    pub(crate) name: Option<String>,
    pub(crate) ty: &'a Type,
    pub(crate) marks: Marks,
    /// Why the field may not be named in a text, if so.
    pub(crate) private: Option<&'static str>,
}

/// `#[contract(context)]`.
#[derive(Clone)]
pub(crate) struct ContextMark {
    pub(crate) span: Span,
    /// The name on the wire, where it is not that of the field.
    pub(crate) name: Option<Text>,
}

/// What a field is marked as, and where.
#[derive(Default)]
pub(crate) struct Marks {
    pub(crate) context: Option<ContextMark>,
    pub(crate) field: Option<Span>,
    pub(crate) retry_after: Option<Span>,
    pub(crate) retryable: Option<Span>,
    pub(crate) original_error: Option<Span>,
}

impl Field<'_> {
    /// The name under which it is sent as context, if it is.
    pub(crate) fn context_name(&self) -> Option<&str> {
        let mark = self.marks.context.as_ref()?;
        mark.name.as_ref().map(|name| name.value.as_str()).or(self.name.as_deref())
    }
}

impl Variant<'_> {
    /// Whether it stands in the table as an entry of its own.
    pub(crate) fn is_entry(&self) -> bool {
        self.transparent.is_none() || self.said.reason.is_some()
    }

    /// How it retries, where that is known while compiling.
    pub(crate) fn retry(&self) -> Option<Retry> {
        let Said { retry, code, .. } = &self.said;
        if self.fields.iter().any(|field| field.marks.retryable.is_some()) {
            return None;
        }
        match retry {
            Some(Retryable { with: Some(_), .. }) => None,
            Some(Retryable { retry: Some(retry), .. }) => Some(*retry),
            // The error inside decides.
            _ if self.transparent.is_some() => None,
            _ => match code {
                Some(code) if code.with.is_none() => code.default_retry(),
                _ => None,
            },
        }
    }

    /// Whether the author said how it retries, in any way.
    pub(crate) fn says_retry(&self) -> bool {
        self.said.retry.is_some() || self.fields.iter().any(|field| field.marks.retryable.is_some())
    }
}

impl Retry {
    pub(crate) fn is_transient(self) -> bool {
        self == Self::Transient
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Transient => "transient",
            Self::Correctable => "correctable",
            Self::Terminal => "terminal",
        }
    }
}
