// The code table: every class with its numbers in each code space, and the standard domain codes.
//
// This file is the same, byte for byte, in `error-contract` and in `error-contract-derive` (a test
// holds them equal). Each crate defines `codes!` and `domain_codes!` as it needs before it comes here.
//
// name, the same in snake case, JSON-RPC number, HTTP status sent, gRPC code, fault, transient by default, category
codes! {
    ParseError           parse_error           -32700 400 INVALID_ARGUMENT    client   no  Protocol,
    InvalidRequest       invalid_request       -32600 400 INVALID_ARGUMENT    client   no  Protocol,
    MethodNotFound       method_not_found      -32601 404 UNIMPLEMENTED       client   no  Protocol,
    InvalidParams        invalid_params        -32602 400 INVALID_ARGUMENT    client   no  Validation,
    InternalError        internal_error        -32603 500 INTERNAL            server   no  System,
    ServiceUnavailable   service_unavailable   -32000 503 UNAVAILABLE         upstream yes System,
    NotFound             not_found             -32001 404 NOT_FOUND           client   no  Business,
    Conflict             conflict              -32002 409 ABORTED             client   no  Business,
    RateLimited          rate_limited          -32003 429 RESOURCE_EXHAUSTED  upstream yes System,
    Timeout              timeout               -32004 504 DEADLINE_EXCEEDED   upstream yes System,
    Forbidden            forbidden             -32005 403 PERMISSION_DENIED   client   no  Business,
    Unauthorized         unauthorized          -32006 401 UNAUTHENTICATED     client   no  Business,
    ValidationError      validation_error      -32007 422 FAILED_PRECONDITION client   no  Business,
    ConfigurationError   configuration_error   -32008 500 INTERNAL            server   no  System,
    InitializationFailed initialization_failed -32009 500 INTERNAL            server   no  System,
    DatabaseError        database_error        -32010 500 INTERNAL            server   no  System,
    RequestCancelled     request_cancelled     -32011 499 CANCELLED           client   no  Protocol,
    SerializationError   serialization_error   -32070 500 INTERNAL            server   no  System,
    UnknownError         unknown_error         -32099 500 UNKNOWN             server   no  System,
}

// number, standard name, class, category, transient, HTTP status sent, gRPC code
domain_codes! {
    2001 VALIDATION_ERROR       InvalidParams      Validation no     400 INVALID_ARGUMENT,
    2002 MISSING_REQUIRED_FIELD InvalidParams      Validation no     400 INVALID_ARGUMENT,
    2003 INVALID_FORMAT         InvalidParams      Validation no     400 INVALID_ARGUMENT,
    3001 RATE_LIMIT_EXCEEDED    RateLimited        System     yes    429 RESOURCE_EXHAUSTED,
    3002 TIMEOUT                Timeout            System     yes    504 DEADLINE_EXCEEDED,
    4001 ADAPTER_ERROR          ServiceUnavailable Adapter    varies 502 UNAVAILABLE,
    4002 BACKEND_UNAVAILABLE    ServiceUnavailable System     yes    503 UNAVAILABLE,
    5001 NOT_IMPLEMENTED        InvalidRequest     Adapter    no     501 UNIMPLEMENTED,
}
