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
        const CONTRACT: &'static __ec::Contract = &__ec::Contract::new(
                "GlobalError",
                &[
                    __ec::Part::Entry(
                        __ec::Entry::new("no_result_ja", __ec::Code::NotFound)
                            .with_variant("Japanese")
                            .with_when("検索結果がありません")
                            .with_display("結果なし")
                            .with_recovery(
                                "別の検索語を使ってもう一度お試しください。",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("queue_full_zh", __ec::Code::RateLimited)
                            .with_variant("Chinese")
                            .with_when("队列已满")
                            .with_display("满")
                            .with_recovery(
                                "请等待三十秒后再重试，或者减少批量大小。",
                            )
                            .with_retry(__ec::Retry::Transient),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("busy_th", __ec::Code::ServiceUnavailable)
                            .with_variant("Thai")
                            .with_when("ระบบไม\u{e48}ว\u{e48}าง")
                            .with_display("ไม\u{e48}ว\u{e48}าง")
                            .with_recovery(
                                "กร\u{e38}ณารอส\u{e31}กคร\u{e39}\u{e48}แล\u{e49}วลองใหม\u{e48}อ\u{e35}กคร\u{e31}\u{e49}ง",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("no_file_ar", __ec::Code::NotFound)
                            .with_variant("Arabic")
                            .with_when("لا يوجد ملف")
                            .with_display("لا يوجد")
                            .with_recovery(
                                "تحقق من اسم الملف ثم حاول مرة أخرى.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("piece_missing", __ec::Code::NotFound)
                            .with_variant("Emoji")
                            .with_when("Une pièce manque 🧩")
                            .with_display("🧩 manque")
                            .with_recovery(
                                "Cherchez la pièce 🧩 sous l’étagère — puis réessayez 👩\u{200d}🚀.",
                            ),
                    ),
                    __ec::Part::Entry(
                        __ec::Entry::new("combining", __ec::Code::InvalidParams)
                            .with_variant("Combining")
                            .with_when("e + combining acute")
                            .with_display("cafe\u{301}")
                            .with_recovery(
                                "Write cafe\u{301} with one code point per letter.",
                            ),
                    ),
                ],
            )
            .with_order(&[2usize, 5usize, 3usize, 0usize, 4usize, 1usize])
            .with_origin(__ec::module_path!(), __ec::option_env!("CARGO_PKG_NAME"));
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
                    Self::Japanese { .. } => 0usize,
                    Self::Chinese { .. } => 1usize,
                    Self::Thai { .. } => 2usize,
                    Self::Arabic { .. } => 3usize,
                    Self::Emoji { .. } => 4usize,
                    Self::Combining { .. } => 5usize,
                },
            )
        }
    }
    __ec::register!(contract < GlobalError as __ec::HasContract > ::CONTRACT);
};
