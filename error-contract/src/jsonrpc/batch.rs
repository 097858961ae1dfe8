//! The response to a batch (JSON-RPC 2.0, section 6).

use alloc::vec::Vec;

use super::{InvalidParams, Reply};
use crate::json;

/// The response to a batch: an array with a response for each request that has an id, and nothing at all
/// where none has.
///
/// ```
/// use error_contract::{Failure, jsonrpc::{self, Batch, Id}};
///
/// let mut batch = Batch::new();
/// assert_eq!(batch.to_json(), None); // nothing but notifications: nothing is sent back
///
/// batch.push_json(r#"{"jsonrpc":"2.0","id":1,"result":7}"#);
/// batch.push(&jsonrpc::reply(&Failure::not_found("no order 7"), "b"));
/// batch.push_invalid_params(&jsonrpc::invalid_params(Some("order"), 3));
/// let sent = batch.to_json().unwrap();
/// assert!(sent.starts_with(r#"[{"jsonrpc":"2.0","id":1,"result":7},{"jsonrpc":"2.0","id":"b","result":{"error":"#));
/// assert!(sent.ends_with(r#""data":{"field":"order"}}}]"#));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The responses with commas between them.
    out: Vec<u8>,
}

impl Batch {
    /// A batch without a response in it.
    pub const fn new() -> Self {
        Self { out: Vec::new() }
    }

    /// The response to a request that failed.
    pub fn push(&mut self, reply: &Reply<'_>) -> &mut Self {
        reply.write_json(self.next());
        self
    }

    /// The response to a request whose parameters were refused.
    pub fn push_invalid_params(&mut self, reply: &InvalidParams<'_>) -> &mut Self {
        reply.write_json(self.next());
        self
    }

    /// A response that is written already, as that of a request that went well.
    pub fn push_json(&mut self, response: &str) -> &mut Self {
        self.next().extend_from_slice(response.as_bytes());
        self
    }

    fn next(&mut self) -> &mut Vec<u8> {
        if !self.out.is_empty() {
            self.out.push(b',');
        }
        &mut self.out
    }

    /// Appends the array to a buffer, and says whether there is one.
    pub fn write_json(&self, out: &mut Vec<u8>) -> bool {
        if self.out.is_empty() {
            return false;
        }
        out.push(b'[');
        out.extend_from_slice(&self.out);
        out.push(b']');
        true
    }

    /// The array, where there is one.
    pub fn to_json(&self) -> Option<alloc::string::String> {
        let mut out = Vec::with_capacity(self.out.len() + 2);
        self.write_json(&mut out).then(|| json::into_string(out))
    }
}
