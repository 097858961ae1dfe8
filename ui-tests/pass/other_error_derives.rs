//! Miette, snafu, strum, serde, displaydoc and derive_more on the same enums.
#![deny(warnings)]

use error_contract::ErrorContract;

// miette: nested code/severity/help belong to it, the bare ones to the contract.
#[derive(Debug, thiserror::Error, miette::Diagnostic, ErrorContract)]
#[diagnostic(url("https://example.invalid/errors"))]
enum LintError {
    /// The line is too long
    #[error("line {line} is too long")]
    #[diagnostic(code(lint::long_line), severity(Warning))]
    #[reason("long_line")]
    #[code(ValidationError)]
    #[severity(warning)]
    #[recovery("Break line {line} after the last comma.")]
    LongLine { line: usize, #[help] more: Option<String> },
}

// strum, serde
#[derive(Debug, Clone, thiserror::Error, serde::Serialize, serde::Deserialize, strum::AsRefStr, strum::EnumIter, strum::EnumMessage, ErrorContract)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE")]
enum ToolError {
    /// The blade is blunt
    #[error("blunt")]
    #[strum(message = "blunt", detailed_message = "very blunt")]
    #[serde(rename = "dull")]
    #[reason("blunt_blade")]
    #[code(Conflict)]
    #[recovery("Sharpen the blade before you cut again.")]
    BluntBlade,
    /// The motor is hot
    #[error("hot")]
    #[reason("hot_motor")]
    #[code(Timeout)]
    #[retryable]
    #[recovery("Let the motor cool down for five minutes.")]
    HotMotor {
        #[serde(default)]
        degrees: u8,
    },
}

// displaydoc takes the doc comment as the message, the contract as the condition.
#[derive(Debug, displaydoc::Display, ErrorContract)]
enum DocError {
    /// page {0} is torn
    #[reason("torn_page")]
    #[code(NotFound)]
    #[recovery("Ask the library for another copy of it.")]
    Torn(u8),
}
impl std::error::Error for DocError {}

// snafu
#[derive(Debug, snafu::Snafu, ErrorContract)]
enum WellError {
    /// The rope broke
    #[snafu(display("rope {length} m"))]
    #[reason("rope_broke")]
    #[code(InternalError)]
    #[recovery("Buy a stronger rope of the same length.")]
    Rope { length: u8, source: std::io::Error },
}

// derive_more
#[derive(Debug, derive_more::Display, derive_more::Error, derive_more::From, ErrorContract)]
enum MillError {
    /// No wind
    #[display("no wind")]
    #[reason("no_wind")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait for wind or grind by hand.")]
    #[from(skip)]
    NoWind,
    /// The stone broke
    #[display("stone {_0}")]
    #[reason("stone_broke")]
    #[code(InternalError)]
    #[recovery("Replace the stone by a new one, please.")]
    Stone(std::fmt::Error),
}

fn main() {
    let lint = LintError::LongLine { line: 4, more: Some("m".into()) };
    assert_eq!(api::reason(&lint), "long_line");
    assert_eq!(api::severity(&lint), "warning");
    assert_eq!(miette::Diagnostic::code(&lint).unwrap().to_string(), "lint::long_line");
    assert_eq!(api::code(&lint), api::VALIDATION_ERROR);
    let tool = ToolError::HotMotor { degrees: 90 };
    assert_eq!(tool.as_ref(), "HOT_MOTOR");
    assert_eq!(api::reason(&tool), "hot_motor");
    assert_eq!(serde_json::to_value(&ToolError::BluntBlade).unwrap()["kind"], "dull");
    let ToolError::HotMotor { degrees } = tool.clone() else { unreachable!() };
    assert_eq!(degrees, 90);
    assert_eq!(strum::EnumMessage::get_message(&ToolError::BluntBlade), Some("blunt"));
    assert_eq!(<ToolError as strum::IntoEnumIterator>::iter().count(), 2);
    assert_eq!(DocError::Torn(3).to_string(), "page 3 is torn");
    assert_eq!(api::reason(&DocError::Torn(3)), "torn_page");
    let well = snafu::IntoError::into_error(RopeSnafu { length: 9u8 }, std::io::Error::other("x"));
    assert_eq!(api::json_message(&api::json(&well)), "rope 9 m");
    assert_eq!(api::reason(&MillError::from(std::fmt::Error)), "stone_broke");
    assert_eq!(api::reason(&MillError::NoWind), "no_wind");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const VALIDATION_ERROR: i32 = -32007;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
