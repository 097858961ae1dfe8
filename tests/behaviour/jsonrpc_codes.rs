//! JSON-RPC error objects: which number is sent for which code, over all of them.

use std::fmt;

use error_contract::{
    Class, Code, Entry, ErrorContract, GrpcCode, Retry,
    jsonrpc::{self, Profile, error_code},
};

/// A failure with any code and any retry, as no enum declares it.
#[derive(Debug)]
struct Numbered {
    code: Code,
    retry: Option<Retry>,
}

impl fmt::Display for Numbered {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.code)
    }
}

impl std::error::Error for Numbered {}

impl ErrorContract for Numbered {
    fn entry(&self) -> &'static Entry {
        const ENTRY: &Entry = &Entry::new("numbered", Code::InternalError);
        ENTRY
    }

    fn code(&self) -> Code {
        self.code
    }

    fn retry(&self) -> Retry {
        self.retry.unwrap_or(self.code.default_retry())
    }
}

const STANDARD: [i32; 5] = [-32700, -32600, -32601, -32602, -32603];

const DOMAIN: [i32; 8] = [2001, 2002, 2003, 3001, 3002, 4001, 4002, 5001];

const RETRIES: [Option<Retry>; 4] =
    [None, Some(Retry::Transient), Some(Retry::Correctable), Some(Retry::Terminal)];

/// Every number around and inside the reserved block, the domain space, and the ends of `i32`.
fn numbers() -> impl Iterator<Item = i32> {
    (-33_000..=-31_900).chain((1000..6000).step_by(7)).chain(DOMAIN).chain([
        i32::MIN,
        -32_769,
        -31_999,
        -1,
        0,
        1,
        i32::MAX,
    ])
}

/// Every code that a number alone can be.
fn codes() -> Vec<Code> {
    numbers().filter_map(Code::from_number).collect()
}

/// Every code that a class with a number beside it can be.
fn codes_with_a_class() -> Vec<Code> {
    Class::ALL
        .iter()
        .filter_map(|class| Code::from_number(class.jsonrpc()))
        .flat_map(|code| numbers().filter_map(move |number| code.with_number(number)))
        .collect()
}

#[test]
fn the_sweep_holds_every_class_and_every_standard_number() {
    let codes = codes();
    for class in Class::ALL {
        assert!(codes.iter().any(|code| code.as_i32() == class.jsonrpc()), "{class:?}");
    }
    for number in DOMAIN {
        assert!(codes.iter().any(|code| code.as_i32() == number), "{number}");
    }
    // 1,101 numbers, of which 769 − 19 of the block are nobody's.
    let around = codes.iter().filter(|code| (-33_000..=-31_900).contains(&code.as_i32())).count();
    assert_eq!(around, 232 + 19 + 100 + 2);
}

#[test]
fn no_number_is_sent_that_the_specification_keeps_for_itself() {
    for code in codes().into_iter().chain(codes_with_a_class()) {
        let sent = error_code(code, Profile::default());
        assert!(!(-32_099..=-32_020).contains(&sent), "{code:?} is sent as {sent}");
        assert!(sent != -32_002 && sent != -32_042, "{code:?} is sent as {sent}");
        assert!(!(-32_019..=-32_000).contains(&sent), "{code:?} is sent as {sent}");
        let is_outside = !(-32_768..=-32_000).contains(&sent);
        assert!(is_outside || STANDARD.contains(&sent), "{code:?} is sent as {sent}");
    }
}

#[test]
fn a_number_of_ones_own_is_sent_as_it_is() {
    for code in codes().into_iter().chain(codes_with_a_class()) {
        if !(-32_768..=-32_000).contains(&code.as_i32()) {
            assert_eq!(error_code(code, Profile::default()), code.as_i32());
        }
    }
}

#[test]
fn each_class_is_sent_as_the_standard_code_that_fits() {
    for class in Class::ALL {
        let sent = match class {
            Class::ParseError => -32700,
            Class::InvalidRequest | Class::Unauthorized | Class::Forbidden | Class::RequestCancelled => {
                -32600
            }
            Class::MethodNotFound => -32601,
            Class::InvalidParams | Class::NotFound | Class::ValidationError | Class::Conflict => -32602,
            _ => -32603,
        };
        let code = Code::from_number(class.jsonrpc()).unwrap();
        assert_eq!(error_code(code, Profile::default()), sent, "{class:?}");
    }
}

#[test]
fn the_contracts_own_number_is_always_in_the_data() {
    let mut json = Vec::new();
    for code in codes() {
        for retry in RETRIES {
            let error = Numbered { code, retry };
            for profile in [Profile::default(), Profile::Classic] {
                json.clear();
                jsonrpc::error_object(&error).with_profile(profile).write_json(&mut json);
                let object: serde_json::Value = serde_json::from_slice(&json).unwrap();
                assert_eq!(object["data"]["code"], code.as_i32());
                assert_eq!(object["code"], error_code(code, profile));
                // `domainCode` says it once more where the number is not that of the class.
                let domain_code = code.domain_code().map_or(serde_json::Value::Null, Into::into);
                assert_eq!(object["data"]["domainCode"], domain_code);
            }
        }
    }
}

#[test]
fn retry_changes_the_terms_and_never_the_number() {
    for code in codes() {
        for retry in RETRIES {
            let error = Numbered { code, retry };
            assert_eq!(jsonrpc::error_object(&error).code(), error_code(code, Profile::default()));
            assert_eq!(error.response().to_value()["code"], code.as_i32());
            // Clients repeat these by themselves.
            if !error.retryable() {
                assert_ne!(error.http_status(), 503, "{error:?}");
                assert_ne!(error.grpc(), GrpcCode::UNAVAILABLE, "{error:?}");
            }
        }
    }
}

#[test]
fn classic_sends_the_number_of_the_class() {
    for class in Class::ALL {
        let code = Code::from_number(class.jsonrpc()).unwrap();
        assert_eq!(error_code(code, Profile::Classic), class.jsonrpc());
        for retry in RETRIES {
            let error = Numbered { code, retry };
            let object = jsonrpc::error_object(&error).with_profile(Profile::Classic);
            assert_eq!(object.code(), class.jsonrpc());
        }
    }
}

#[test]
fn a_tool_result_carries_the_number_of_the_class_and_the_own_one_as_domain_code() {
    for code in codes() {
        let result = error_contract::mcp::tool_result(&Numbered { code, retry: None }).to_value();
        let error = &result["structuredContent"]["error"];
        assert_eq!(error["code"], code.class().jsonrpc(), "{code:?}");
        assert_eq!(error["data"]["domainCode"].as_i64(), code.domain_code().map(i64::from), "{code:?}");
    }
}
