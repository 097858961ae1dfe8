//! What translating can run into.

use std::time::Duration;

use error_contract::ErrorContract;

/// What translating can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "translation", docs = "https://errors.example.com/#{reason}")]
pub enum TranslationError {
    /// The pair of languages is not translated.
    #[error("{source_language} to {target} is not supported")]
    #[reason("language_pair_unknown")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "target")]
    #[recovery("Translate by way of English, or pick a pair from list_languages.")]
    LanguagePairUnknown {
        #[contract(context)]
        source_language: String,
        #[contract(context)]
        target: String,
    },

    /// The language of the text is not clear.
    #[error("the language cannot be told")]
    #[reason("language_undetected")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "text")]
    #[recovery("Pass `source` with the language of the text.")]
    LanguageUndetected,

    /// The text is longer than one call takes.
    #[error("the text is too long")]
    #[reason("text_too_long")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "text", http = 413)]
    #[recovery("Split the text at paragraphs of at most {longest} characters.")]
    TextTooLong {
        #[contract(context)]
        longest: usize,
    },

    /// There is nothing to translate.
    #[error("the text is empty")]
    #[reason("text_empty")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "text")]
    #[recovery("Pass at least one word in `text`.")]
    TextEmpty,

    /// A tag in the text is not closed.
    #[error("the markup is broken at {position}")]
    #[reason("markup_broken")]
    #[code(InvalidParams, 2003)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "text")]
    #[recovery("Close the tag at {position}, or pass `format = \"plain\"`.")]
    MarkupBroken {
        #[contract(context)]
        position: usize,
    },

    /// No glossary has this name.
    #[error("there is no glossary {glossary}")]
    #[reason("glossary_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_glossaries, or leave `glossary` out.")]
    GlossaryNotFound {
        #[contract(context)]
        glossary: String,
    },

    /// A term has two translations.
    #[error("{term} is in the glossary twice")]
    #[reason("glossary_conflict")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "entries", since = "1.2")]
    #[recovery("Keep one translation of {term} and upload the glossary.")]
    GlossaryConflict {
        #[contract(context)]
        term: String,
    },

    /// The glossary has too many terms.
    #[error("the glossary is too large")]
    #[reason("glossary_too_large")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "entries")]
    #[recovery("Keep the {most} terms that matter most.")]
    GlossaryTooLarge {
        #[contract(context)]
        most: u32,
    },

    /// The language has no forms of politeness.
    #[error("{language} has no formality")]
    #[reason("formality_unknown")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "formality")]
    #[recovery("Leave `formality` out for {language}.")]
    FormalityUnknown {
        #[contract(context)]
        language: String,
    },

    /// The document is protected by a password.
    #[error("the document is protected")]
    #[reason("document_encrypted")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Ask the user for a copy without a password.")]
    DocumentEncrypted,

    /// The document holds pictures of text.
    #[error("the document holds no text")]
    #[reason("document_scanned")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Read the text with recognize_text, then translate that.")]
    DocumentScanned,

    /// The document is being translated.
    #[error("{percent} percent are done")]
    #[reason("document_not_ready")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "20s")]
    #[severity(debug)]
    #[recovery("Wait 20 seconds, then fetch the document.")]
    DocumentNotReady {
        #[contract(context)]
        percent: u8,
    },

    /// The translation memory belongs to another project.
    #[error("the memory does not fit")]
    #[reason("memory_mismatch")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Attach the memory of this project with attach_memory.")]
    MemoryMismatch {
        #[contract(context)]
        segments: u32,
    },

    /// Nobody reviews the language.
    #[error("nobody reviews {language}")]
    #[reason("reviewer_missing")]
    #[code(NotFound)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Publish without a review, or invite a reviewer with invite_person.")]
    ReviewerMissing {
        #[contract(context)]
        language: String,
    },

    /// A reviewer works on the segment.
    #[error("{reviewer} works on the segment")]
    #[reason("segment_locked")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Take another segment, or ask {reviewer} to release it.")]
    SegmentLocked {
        #[contract(context)]
        reviewer: String,
    },

    /// The characters of the month are used up.
    #[error("the characters are used up")]
    #[reason("characters_used_up")]
    #[code(RateLimited)]
    #[retryable(after = "24h")]
    #[severity(notice)]
    #[recovery("Wait until {resets_on}, or translate the rest by hand.")]
    CharactersUsedUp {
        #[contract(context)]
        resets_on: String,
    },

    /// The model has too much to do.
    #[error("the model is busy")]
    #[reason("model_busy")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, or pass `quality = \"draft\"`.")]
    ModelBusy {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The model did not answer in time.
    #[error("the model did not answer")]
    #[reason("model_timeout")]
    #[code(Timeout)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Send the text in two halves, each once.")]
    ModelTimeout,

    /// The workspace allows no profanity.
    #[error("{words} words are blocked")]
    #[reason("profanity_blocked")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Leave the sentence untranslated and tell the author.")]
    ProfanityBlocked {
        #[contract(context)]
        words: u32,
    },
}
