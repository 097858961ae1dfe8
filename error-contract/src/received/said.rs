//! What was said, whoever said it.

use alloc::string::String;

use serde_json::{Map, Value};

use super::Envelope;
use crate::{Category, Class, Code, Retry, http_in};

/// What a failure says of itself, collected by the readers of the envelopes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Said {
    pub(super) envelope: Envelope,
    pub(super) status: Option<u16>,
    pub(super) code: Option<i64>,
    /// Where something besides the number names it.
    pub(super) class: Option<Class>,
    /// Whether the number is one of the contract's code spaces.
    pub(super) is_ours: bool,
    pub(super) retry: Option<Retry>,
    pub(super) retry_after: Option<u64>,
    pub(super) reason: Option<String>,
    pub(super) domain: Option<String>,
    pub(super) recovery: Option<String>,
    pub(super) message: Option<String>,
    pub(super) field: Option<String>,
    pub(super) original_error: Option<String>,
    pub(super) request_id: Option<String>,
    pub(super) docs: Option<String>,
    pub(super) title: Option<String>,
    pub(super) instance: Option<String>,
    pub(super) context: Map<String, Value>,
}

impl Said {
    pub(super) fn new(envelope: Envelope) -> Self {
        Self {
            envelope,
            status: None,
            code: None,
            class: None,
            is_ours: true,
            retry: None,
            retry_after: None,
            reason: None,
            domain: None,
            recovery: None,
            message: None,
            field: None,
            original_error: None,
            request_id: None,
            docs: None,
            title: None,
            instance: None,
            context: Map::new(),
        }
    }

    /// The status of the response itself, which is the one that counts.
    pub(super) fn heard_status(&mut self, status: u16) {
        self.status = Some(status);
    }

    /// The class of a number that the contract's tables have.
    fn standard(&self) -> Option<Class> {
        let number = i32::try_from(self.code?).ok().filter(|_| self.is_ours)?;
        let code = Code::from_number(number)?;
        (Class::from_jsonrpc(number).is_some() || code.is_standard()).then(|| code.class())
    }

    pub(super) fn class(&self) -> Option<Class> {
        let of_status = || match self.status? {
            // What a contract sends as 500 is its own defect.
            500 => Some(Class::InternalError),
            status => http_in::code(status).map(Code::class),
        };
        self.class.or_else(|| self.standard()).or_else(of_status)
    }

    /// Whether repeating helps where nobody said.
    pub(super) fn default_retry(&self) -> Option<Retry> {
        let is_status_all = self.class.is_none() && self.standard().is_none();
        match self.status {
            // Of the others nobody says that the call was not carried out: it is no payment that is sent twice.
            Some(status) if is_status_all && !matches!(status, 408 | 425 | 429 | 502..=504) => {
                Some(Retry::Correctable)
            }
            _ => Some(self.class()?.default_retry()),
        }
    }

    pub(super) fn category(&self) -> Option<Category> {
        let number = self.code.and_then(|code| i32::try_from(code).ok()).filter(|_| self.is_ours);
        match number.and_then(Code::from_number) {
            Some(code) if (1000..=5999).contains(&code.as_i32()) => Some(code.category()),
            _ => self.class().map(Class::category),
        }
    }
}
