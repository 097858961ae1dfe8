//! The code table: one in two crates, and what follows from it.

use error_contract::{Category, Class, Code, Fault, GrpcCode, Retry};

#[test]
fn the_table_is_the_same_in_both_crates() {
    let runtime = include_str!("../../error-contract/src/code/table.rs");
    let derive = include_str!("../../error-contract-derive/src/table.rs");
    assert!(runtime == derive, "copy error-contract/src/code/table.rs to error-contract-derive/src/table.rs");
}

#[test]
fn the_reference_shows_the_table() {
    let reference = include_str!("../../error-contract/docs/attributes.md");
    for class in Class::ALL {
        let retry = if class.default_retry().is_transient() { "yes" } else { "no" };
        let row = format!(
            "| `{}` | {} | {} | `{}` | {} | {retry} |\n",
            class.name(),
            class.jsonrpc(),
            class.http_status(),
            class.grpc().as_str(),
            class.fault()
        );
        assert!(reference.contains(&row), "the reference of the attributes does not have the row {row}");
    }
    for code in [2001, 2002, 2003, 3001, 3002, 4001, 4002, 5001].map(Code::from_number) {
        let code = code.unwrap();
        let row = format!("| {} | `{}` | `{}`", code.as_i32(), code.name(), code.class().name());
        assert!(reference.contains(&row), "the reference of the attributes does not have the row {row}");
    }
}

#[test]
fn the_standard_codes_carry_their_category_as_data() {
    let category = |number| Code::from_number(number).map(Code::category);
    assert_eq!(category(3001), Some(Category::System));
    assert_eq!(category(3002), Some(Category::System));
    assert_eq!(category(3003), Some(Category::Business));
    assert_eq!(category(4001), Some(Category::Adapter));
    assert_eq!(category(4003), Some(Category::System));
    assert_eq!(category(-33000), Some(Category::System)); // outside every range: InternalError
    assert_eq!(Code::NotFound.with_number(2100).map(Code::category), Some(Category::Validation));
    assert_eq!(Code::Forbidden.category(), Category::Business);
}

#[test]
fn a_number_of_ones_own_takes_the_class_of_its_range() {
    for (number, class) in [
        (1001, Class::InvalidRequest),
        (2417, Class::InvalidParams),
        (3417, Class::ValidationError),
        (4417, Class::InternalError),
        (5417, Class::ServiceUnavailable),
        (6000, Class::InternalError),
        (-1, Class::InternalError),
        (3001, Class::RateLimited),
        (5001, Class::InvalidRequest),
        (-32602, Class::InvalidParams),
    ] {
        assert_eq!(Code::from_number(number).map(Code::class), Some(class), "{number}");
    }
    assert_eq!(Code::from_number(5001).map(Code::http_status), Some(501));
    assert_eq!(Code::from_number(5001).map(Code::grpc), Some(GrpcCode::UNIMPLEMENTED));
    assert_eq!(Code::from_number(4001).map(Code::http_status), Some(502));
    assert_eq!(Code::from_number(4001).map(Code::default_retry), Some(Retry::Correctable));
}

#[test]
fn what_is_not_in_the_table_is_nobodys() {
    for number in [-32768, -32100, -32069, -32050, -32042, -32020, -32012] {
        assert_eq!(Code::from_number(number), None, "{number}");
        assert_eq!(Code::NotFound.with_number(number), None, "{number}");
    }
    assert_eq!(Code::NotFound.with_number(3001), None, "3001 is RateLimited");
    assert_eq!(Code::RateLimited.with_number(3001).map(Code::as_i32), Some(3001));
}

#[test]
fn fault_says_who_is_to_blame() {
    let of = |fault| Class::ALL.iter().filter(|class| class.fault() == fault).count();
    assert_eq!((of(Fault::Upstream), of(Fault::Server), of(Fault::Client)), (3, 6, 10));
}
