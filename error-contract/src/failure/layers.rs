//! What a failure says itself, and what it leaves to the error inside it.

use alloc::{boxed::Box, sync::Arc};
use core::{error::Error, fmt};

use super::{Data, Failure, Origin, Within};
use crate::{Class, Code, ErrorContract};

pub(crate) type BoxError = Box<dyn Error + Send + Sync>;

/// How many failures inside one another are asked.
const DEEPEST: usize = 64;

/// What the caller sees of an error that was classified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// A sentence about the class of the failure.
    Fixed,
    /// What its `Display` says.
    Display,
}

/// An error of ours.
#[derive(Clone, Copy)]
pub(crate) enum Inner<'a> {
    Failure(&'a Failure),
    Contract(&'a (dyn ErrorContract + 'static)),
}

/// Where an error of ours stands in a chain: how many causes down, and what it is read with.
#[derive(Clone, Copy)]
pub(crate) struct Find {
    pub(crate) depth: usize,
    pub(crate) read: Read,
}

impl Find {
    pub(crate) fn read<'a>(self, error: &'a (dyn Error + 'static)) -> Option<Inner<'a>> {
        (self.read)(crate::chain::causes(error).nth(self.depth)?)
    }
}

/// Reads an error as one of ours.
pub(crate) type Read = for<'a> fn(&'a (dyn Error + 'static)) -> Option<Inner<'a>>;

/// Reads an error as a failure, or as a contract behind a pointer, which has no type to register.
pub(crate) fn read_ours<'a>(error: &'a (dyn Error + 'static)) -> Option<Inner<'a>> {
    macro_rules! pointers {
        ($($pointer:ty),*) => {
            $(if let Some(error) = error.downcast_ref::<$pointer>() {
                return Some(Inner::Contract(error));
            })*
        };
    }
    if let Some(failure) = error.downcast_ref::<Failure>() {
        return Some(Inner::Failure(failure));
    }
    pointers!(
        Box<dyn ErrorContract + Send + Sync>,
        Arc<dyn ErrorContract + Send + Sync>,
        Box<dyn ErrorContract + Send>,
        Box<dyn ErrorContract>
    );
    None
}

/// Reads an error as one of type `E`.
pub(crate) fn read_contract<'a, E: ErrorContract + 'static>(
    error: &'a (dyn Error + 'static),
) -> Option<Inner<'a>> {
    error.downcast_ref::<E>().map(|error| Inner::Contract(error))
}

/// Reads an error as a failure in force of `E`'s contract.
pub(crate) fn read_within<'a, E: 'static>(error: &'a (dyn Error + 'static)) -> Option<Inner<'a>> {
    error.downcast_ref::<Within<E>>().map(|within| Inner::Failure(within.failure()))
}

impl Data {
    fn inner(&self) -> Option<Inner<'_>> {
        match &self.origin {
            Origin::Own(_) | Origin::Cancelled | Origin::Foreign { .. } => None,
            Origin::Contract(error) => Some(Inner::Contract(&**error)),
            Origin::Around { error, find } => find.read(&**error),
        }
    }
}

/// What somebody further in says.
pub(super) enum Said<'a, T> {
    Here(T),
    Inside(&'a (dyn ErrorContract + 'static)),
}

impl Failure {
    /// The first answer: of this failure, of the failure inside it, and so on; else the error of a derived
    /// type that is innermost.
    pub(super) fn ask<'a, T>(&'a self, mut own: impl FnMut(&'a Data) -> Option<T>) -> Option<Said<'a, T>> {
        let mut failure = self;
        for _ in 0..DEEPEST {
            if let Some(answer) = own(&failure.0) {
                return Some(Said::Here(answer));
            }
            match failure.0.inner()? {
                Inner::Failure(inner) => failure = inner,
                Inner::Contract(error) => return Some(Said::Inside(error)),
            }
        }
        None
    }

    /// The same, where both kinds of error give the same kind of answer.
    pub(super) fn ask_both<'a, T>(
        &'a self,
        own: impl FnMut(&'a Data) -> Option<T>,
        inside: impl FnOnce(&'a (dyn ErrorContract + 'static)) -> Option<T>,
    ) -> Option<T> {
        match self.ask(own)? {
            Said::Here(answer) => Some(answer),
            Said::Inside(error) => inside(error),
        }
    }

    pub(crate) fn code(&self) -> Code {
        let own = |data: &Data| match &data.origin {
            Origin::Own(code) | Origin::Foreign { code, .. } => Some(*code),
            Origin::Cancelled => Some(Code::RequestCancelled),
            Origin::Contract(_) | Origin::Around { .. } => None,
        };
        self.ask_both(own, |error| Some(error.code())).unwrap_or(Code::InternalError)
    }

    /// What the caller sees.
    pub(crate) fn write_message(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = self.ask(|data| match (&data.message, &data.origin) {
            (Some(message), _) => Some(Message::Text(message)),
            (None, Origin::Foreign { code, shown: Shown::Fixed, .. }) => {
                Some(Message::Text(fixed(code.class())))
            }
            (None, Origin::Foreign { error, shown: Shown::Display, .. }) => Some(Message::Error(&**error)),
            (None, _) => None,
        });
        match said {
            Some(Said::Here(Message::Text(text))) => out.write_str(text),
            Some(Said::Here(Message::Error(error))) => fmt::Display::fmt(error, out),
            Some(Said::Inside(error)) => error.__write_message(out),
            None => out.write_str(fixed(Class::InternalError)),
        }
    }
}

enum Message<'a> {
    Text(&'a str),
    Error(&'a (dyn Error + 'static)),
}

/// What is sent in place of a message that was written for the log.
fn fixed(class: Class) -> &'static str {
    match class {
        Class::ParseError => "the request could not be read",
        Class::InvalidRequest => "the request was not accepted",
        Class::MethodNotFound => "there is no such operation",
        Class::InvalidParams => "a parameter was not accepted",
        Class::ServiceUnavailable => "a service that this call needs is not available",
        Class::NotFound => "what the call asks for was not found",
        Class::Conflict => "the call conflicts with the present state",
        Class::RateLimited => "there were too many requests",
        Class::Timeout => "the call took too long",
        Class::Forbidden => "the call is not permitted",
        Class::Unauthorized => "the call needs valid credentials",
        Class::ValidationError => "the input was not accepted",
        Class::ConfigurationError => "the server is not configured for this call",
        Class::InitializationFailed => "the server could not start what this call needs",
        Class::DatabaseError => "the database failed",
        Class::RequestCancelled => "the request was cancelled",
        Class::SerializationError => "data could not be read or written",
        Class::InternalError | Class::UnknownError => "the call failed inside the server",
    }
}
