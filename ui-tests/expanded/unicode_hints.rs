// What the derive makes of pass/unicode_hints.rs.

const _: () = {
    use ::error_contract::__private as __ec;
    /**Every failure of `GlobalError`.

| reason | code | retry | when | recovery |
|---|---|---|---|---|
| `no_result_ja` | NotFound (-32001) | correctable | 検索結果がありません | 別の検索語を使ってもう一度お試しください。 |
| `queue_full_zh` | RateLimited (-32003) | transient | 队列已满 | 请等待三十秒后再重试，或者减少批量大小。 |
| `busy_th` | ServiceUnavailable (-32000) | transient | ระบบไม่ว่าง | กรุณารอสักครู่แล้วลองใหม่อีกครั้ง |
| `no_file_ar` | NotFound (-32001) | correctable | لا يوجد ملف | تحقق من اسم الملف ثم حاول مرة أخرى. |
| `piece_missing` | NotFound (-32001) | correctable | Une pièce manque 🧩 | Cherchez la pièce 🧩 sous l’étagère — puis réessayez 👩‍🚀. |
| `combining` | InvalidParams (-32602) | correctable | e + combining acute | Write café with one code point per letter. |
*/
    #[automatically_derived]
    impl __ec::HasContract for GlobalError {
        const CONTRACT: &'static __ec::Contract = {
            static __EC_PARTS: [__ec::Part; 6usize] = [
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "no_result_ja",
                        "別の検索語を使ってもう一度お試しください。",
                        "",
                        "Japanese",
                        "検索結果がありません",
                        "結果なし",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                            __ec::Code::RateLimited,
                            "queue_full_zh",
                            "请等待三十秒后再重试，或者减少批量大小。",
                            "",
                            "Chinese",
                            "队列已满",
                            "满",
                            "",
                        )
                        .with_retry(__ec::Retry::Transient),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::ServiceUnavailable,
                        "busy_th",
                        "กร\u{e38}ณารอส\u{e31}กคร\u{e39}\u{e48}แล\u{e49}วลองใหม\u{e48}อ\u{e35}กคร\u{e31}\u{e49}ง",
                        "",
                        "Thai",
                        "ระบบไม\u{e48}ว\u{e48}าง",
                        "ไม\u{e48}ว\u{e48}าง",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "no_file_ar",
                        "تحقق من اسم الملف ثم حاول مرة أخرى.",
                        "",
                        "Arabic",
                        "لا يوجد ملف",
                        "لا يوجد",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::NotFound,
                        "piece_missing",
                        "Cherchez la pièce 🧩 sous l’étagère — puis réessayez 👩\u{200d}🚀.",
                        "",
                        "Emoji",
                        "Une pièce manque 🧩",
                        "🧩 manque",
                        "",
                    ),
                ),
                __ec::Part::Entry(
                    __ec::entry(
                        __ec::Code::InvalidParams,
                        "combining",
                        "Write cafe\u{301} with one code point per letter.",
                        "",
                        "Combining",
                        "e + combining acute",
                        "cafe\u{301}",
                        "",
                    ),
                ),
            ];
            &__ec::Contract::new("GlobalError", &__EC_PARTS)
                .with_order(&[2, 5, 3, 0, 4, 1])
                .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"))
        };
        fn as_contract(&self) -> &dyn __ec::ErrorContract {
            self
        }
    }
    #[automatically_derived]
    impl __ec::ErrorContract for GlobalError {
        fn entry(&self) -> &'static __ec::Entry {
            __ec::entry_at(
                <Self as __ec::HasContract>::CONTRACT,
                match self {
                    Self::Japanese { .. } => 0,
                    Self::Chinese { .. } => 1,
                    Self::Thai { .. } => 2,
                    Self::Arabic { .. } => 3,
                    Self::Emoji { .. } => 4,
                    Self::Combining { .. } => 5,
                },
            )
        }
    }
    __ec::register!(contract < GlobalError as __ec::HasContract > ::CONTRACT);
};
