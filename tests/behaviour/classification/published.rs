//! The ladder as it is published, as regular expressions. The benchmarks measure against it.

use error_contract::Class;

/// The published patterns, in order. White space and dots as JavaScript understands them.
const PUBLISHED: &[(&str, Class)] = &[
    ("ThrottlingException|TooManyRequestsException", Class::RateLimited),
    ("AccessDenied|UnauthorizedOperation", Class::Forbidden),
    ("ResourceNotFoundException", Class::NotFound),
    ("status code 401", Class::Unauthorized),
    ("status code 403", Class::Forbidden),
    ("status code 404", Class::NotFound),
    ("status code 409", Class::Conflict),
    ("status code 429", Class::RateLimited),
    ("status code 5[0-9][0-9]", Class::ServiceUnavailable),
    ("ECONNREFUSED|connection refused", Class::ServiceUnavailable),
    ("ETIMEDOUT|connection timeout", Class::Timeout),
    ("unique constraint|duplicate key", Class::Conflict),
    ("foreign key constraint", Class::ValidationError),
    ("JWT expired", Class::Unauthorized),
    ("row level security", Class::Forbidden),
    ("insufficient_quota|quota exceeded", Class::RateLimited),
    ("model_not_found", Class::NotFound),
    ("context_length_exceeded", Class::ValidationError),
    ("ENOTFOUND|DNS", Class::ServiceUnavailable),
    ("ECONNRESET|connection reset", Class::ServiceUnavailable),
    (
        "unauthorized|unauthenticated|not_+authorized|not~*logged~*in|invalid(?:_|[\\x5f-])+token|expired(?:_|[\\x5f-])+token",
        Class::Unauthorized,
    ),
    ("permission|forbidden|access~*denied|not~*allowed", Class::Forbidden),
    ("not found|no such|doesn't exist|couldn't find", Class::NotFound),
    (
        "invalid|validation|malformed|bad request|wrong format|missing_+(?:required|param|field|input|value|arg)",
        Class::ValidationError,
    ),
    ("conflict|already exists|duplicate|unique constraint", Class::Conflict),
    ("rate limit|too many requests|throttled", Class::RateLimited),
    ("timeout|timed out|deadline exceeded", Class::Timeout),
    ("abort(?:ed)?|cancell?ed", Class::Timeout),
    ("service unavailable|bad gateway|gateway timeout|upstream error", Class::ServiceUnavailable),
    ("zod|zoderror|schema validation", Class::ValidationError),
];

/// Every pattern for `regex::bytes`, with what it stands for, the first that matches wins.
///
/// A blank is one of JavaScript's, a dot is no end of a line, and letters are folded as far as ASCII goes.
pub(crate) fn patterns() -> Vec<(String, Class)> {
    let blank = r"(?:[\t-\r ]|\xC2\xA0|\xE1\x9A\x80|\xE2\x80[\x80-\x8A\xA8\xA9\xAF]|\xE2\x81\x9F|\xE3\x80\x80|\xEF\xBB\xBF)";
    let dot = r"(?:[^\n\r\xE2]|\xE2(?:[^\x80]|\x80[^\xA8\xA9]))";
    PUBLISHED
        .iter()
        .map(|(pattern, class)| {
            // `_` stands for a blank where a `+` or a `|` of the pattern is behind it, `~` for a dot.
            let pattern =
                pattern.replace("_+", &format!("{blank}+")).replace("(?:_|", &format!("(?:{blank}|"));
            (format!("(?i-u){}", pattern.replace('~', dot)), *class)
        })
        .collect()
}
