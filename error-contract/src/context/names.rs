// Names that a context field may not have, because an envelope has a member of that name.
//
// This file is the same, byte for byte, in `error-contract` and in `error-contract-derive` (a test holds
// them equal).

/// Every key of the payload in every envelope, in one list. The frame around it (`id` and `jsonrpc` of a
/// JSON-RPC response) holds no context, so `id` stays free. A test holds the envelopes against the list.
pub(crate) static RESERVED: &[&str] = &[
    "code",
    "context",
    "data",
    "details",
    "detail",
    "domain",
    "domainCode",
    "error",
    "field",
    "hint",
    "instance",
    "isError",
    "message",
    "originalError",
    "reason",
    "recovery",
    "requestId",
    "retry",
    "retryAfter",
    "retryable",
    "status",
    "suggestion",
    "title",
    "type",
];
