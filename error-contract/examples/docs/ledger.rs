//! What bookkeeping can run into.

use std::time::Duration;

use error_contract::ErrorContract;

/// What bookkeeping can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "ledger", docs = "https://errors.example.com/#{reason}")]
pub enum LedgerError {
    /// Debits and credits of the entry differ.
    #[error("the entry is out of balance by {difference}")]
    #[reason("unbalanced_entry")]
    #[code(ValidationError, 3201)]
    #[retryable(false)]
    #[recovery("Add a line of {difference} cents so that debits equal credits.")]
    UnbalancedEntry {
        #[contract(context)]
        difference: i64,
    },

    /// The booking period is closed.
    #[error("the period {period} is closed")]
    #[reason("period_closed")]
    #[code(Conflict, 3202)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Book into the open period that get_open_period returns.")]
    PeriodClosed {
        #[contract(context)]
        period: String,
    },

    /// The account is frozen by an order of the auditors.
    #[error("account {account} is frozen")]
    #[reason("account_frozen")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Book to another account of list_accounts.")]
    AccountFrozen {
        #[contract(context)]
        account: String,
    },

    /// No account has this number.
    #[error("there is no account {account}")]
    #[reason("unknown_account")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_accounts and pass one of its numbers.")]
    UnknownAccount {
        #[contract(context)]
        account: String,
    },

    /// A line is in another currency than its account.
    #[error("a line is in the wrong currency")]
    #[reason("currency_mismatch")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "lines")]
    #[recovery("Convert the line to {expected} with convert_amount before booking.")]
    CurrencyMismatch {
        #[contract(context)]
        expected: String,
    },

    /// A posted entry cannot be changed.
    #[error("the entry is posted")]
    #[reason("entry_posted")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Book a correcting entry with reverse_entry instead.")]
    EntryPosted,

    /// A reversal cannot be reversed.
    #[error("the entry is a reversal")]
    #[reason("reversal_of_reversal")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Book the original amounts as a new entry with create_entry.")]
    ReversalOfReversal,

    /// Another entry changed the balance first.
    #[error("the balance has changed since it was read")]
    #[reason("stale_balance")]
    #[code(Conflict)]
    #[retryable]
    #[severity(info)]
    #[recovery("Read the balance with get_balance, then book with its `version`.")]
    StaleBalance {
        #[contract(context)]
        version: u64,
    },

    /// The nightly closing holds the ledger.
    #[error("the ledger is being closed")]
    #[reason("ledger_locked")]
    #[code(DatabaseError)]
    #[retryable]
    #[severity(warning)]
    #[recovery("Wait until the closing is done, about ten minutes after midnight UTC.")]
    LedgerLocked {
        #[contract(retry_after)]
        wait: Option<Duration>,
    },

    /// A split leaves a fraction of a cent.
    #[error("the shares do not add up")]
    #[reason("rounding_lost")]
    #[code(ValidationError, 3210)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Give the rest of the split to one line with `remainder_to`.")]
    RoundingLost {
        #[contract(context)]
        share: f64,
    },

    /// The export covers more than a year.
    #[error("the export covers {days} days")]
    #[reason("export_too_long")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "to")]
    #[recovery("Ask for at most 366 days in one export.")]
    ExportTooLong {
        #[contract(context)]
        days: u32,
    },

    /// Entries older than ten years are on tape.
    #[error("the archive is being mounted")]
    #[reason("archive_offline")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "5m")]
    #[severity(notice)]
    #[recovery("Wait five minutes until the archive is mounted, then repeat the export.")]
    ArchiveOffline,

    /// The caller may not read internal accounts.
    #[error("internal accounts are hidden")]
    #[reason("not_an_auditor")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Ask the finance team to run the export with an auditor account.")]
    NotAnAuditor,

    /// A stored entry cannot be read.
    #[error("the journal cannot be read")]
    #[reason("journal_corrupt")]
    #[code(SerializationError)]
    #[retryable(terminal)]
    #[recovery("Skip the entry with `skip_unreadable = true` and report its id to the finance team.")]
    JournalCorrupt,
}
