//! Fields that are sent to the caller, and the names they are sent under.

use error_contract::{ContextField, ErrorContract, HasContract, mcp, problem};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "vendor", mcp = meta)]
enum VendorError {
    /// The vendor answered with a status of its own.
    #[error("the vendor answered with status {status}")]
    #[reason("vendor_status")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait a minute, then send order {id} again.")]
    Status {
        #[contract(context = "vendor_status")]
        status: u16,
        #[contract(context)]
        id: u32,
    },
    /// The vendor knows no such item.
    #[error("unknown item")]
    #[reason("unknown_item")]
    #[code(NotFound)]
    #[recovery("Call list_items and pass one of its ids.")]
    Unknown(#[contract(context = "item")] u32),
}

#[test]
fn a_field_is_sent_under_the_name_that_it_is_given() {
    let error = VendorError::Status { status: 429, id: 7 };
    let expected = serde_json::json!({"vendor_status": 429, "id": 7});
    assert_eq!(error.response().to_value()["details"]["context"], expected);
    assert_eq!(problem::problem(&error).to_value()["context"], expected);
    let unknown = VendorError::Unknown(3);
    assert_eq!(unknown.response().to_value()["details"]["context"], serde_json::json!({"item": 3}));
    let declared: Vec<_> = VendorError::CONTRACT
        .entries()
        .map(|entry| entry.context().iter().map(ContextField::name).collect::<Vec<_>>())
        .collect();
    assert_eq!(declared, [&["vendor_status", "id"][..], &["item"]]);
}

#[test]
fn the_placement_that_the_type_says_is_used_behind_any_pointer() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    enum Outer {
        #[error(transparent)]
        #[contract(transparent)]
        Vendor(VendorError),
    }

    let error = || VendorError::Unknown(3);
    let boxed: Box<dyn ErrorContract + Send + Sync> = Box::new(error());
    for result in [
        mcp::tool_result(&error()).to_value(),
        mcp::tool_result(&boxed).to_value(),
        mcp::tool_result(&*boxed).to_value(),
    ] {
        assert_eq!(result["_meta"][mcp::META_KEY]["data"]["item"], 3);
        assert!(result.get("structuredContent").is_none());
    }
    // The placement belongs to the type that a handler returns, not to an error inside it.
    let outer = mcp::tool_result(&Outer::Vendor(error())).to_value();
    assert_eq!(outer["structuredContent"]["error"]["data"]["item"], 3);
    let said = mcp::tool_result(&error()).with_placement(mcp::Placement::Text).to_value();
    assert!(said.get("_meta").is_none());
}

#[test]
fn a_function_that_says_nothing_leaves_the_declared_hint() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("dry")]
    #[contract(reason = "dry", code = NotFound, when = "The well is dry.")]
    #[recovery("Dig the well deeper or wait for rain.", with = blank)]
    struct Dry;

    #[expect(clippy::unnecessary_wraps, reason = "what `with` asks for")]
    fn blank(_: &Dry) -> Option<std::borrow::Cow<'_, str>> {
        Some(" ".into())
    }

    assert_eq!(Dry.recovery(), "Dig the well deeper or wait for rain.");
    assert!(Dry.response().to_json().contains("Dig the well deeper or wait for rain."));
}
