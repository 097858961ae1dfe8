//! CJK, Thai, Arabic, emoji and combining marks in hints: no word may be miscounted as missing.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum GlobalError {
    /// 検索結果がありません
    #[error("結果なし")]
    #[reason("no_result_ja")]
    #[code(NotFound)]
    #[recovery("別の検索語を使ってもう一度お試しください。")]
    Japanese,
    /// 队列已满
    #[error("满")]
    #[reason("queue_full_zh")]
    #[code(RateLimited)]
    #[retryable]
    #[recovery("请等待三十秒后再重试，或者减少批量大小。")]
    Chinese,
    /// ระบบไม่ว่าง
    #[error("ไม่ว่าง")]
    #[reason("busy_th")]
    #[code(ServiceUnavailable)]
    #[recovery("กรุณารอสักครู่แล้วลองใหม่อีกครั้ง")]
    Thai,
    /// لا يوجد ملف
    #[error("لا يوجد")]
    #[reason("no_file_ar")]
    #[code(NotFound)]
    #[recovery("تحقق من اسم الملف ثم حاول مرة أخرى.")]
    Arabic,
    /// Une pièce manque 🧩
    #[error("🧩 manque")]
    #[reason("piece_missing")]
    #[code(NotFound)]
    #[recovery("Cherchez la pièce 🧩 sous l’étagère — puis réessayez 👩‍🚀.")]
    Emoji,
    /// e + combining acute
    #[error("cafe\u{301}")]
    #[reason("combining")]
    #[code(InvalidParams)]
    #[recovery("Write cafe\u{301} with one code point per letter.")]
    Combining,
}

fn main() {
    assert_eq!(api::recovery(&GlobalError::Japanese), "別の検索語を使ってもう一度お試しください。");
    assert_eq!(api::recovery(&GlobalError::Chinese).chars().count(), 20);
    for (error, message) in [
        (GlobalError::Japanese, "結果なし"), (GlobalError::Chinese, "满"), (GlobalError::Thai, "ไม่ว่าง"),
        (GlobalError::Arabic, "لا يوجد"), (GlobalError::Emoji, "🧩 manque"), (GlobalError::Combining, "cafe\u{301}"),
    ] {
        let json = api::json(&error);
        assert_eq!(api::json_message(&json), message);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&json.to_string()).unwrap(), json);
    }
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
