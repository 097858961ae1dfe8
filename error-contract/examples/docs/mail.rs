//! What sending mail can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What sending mail can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(
    domain = "mail",
    docs = "https://errors.example.com/#{reason}",
    retired("bad_address", "smtp_error")
)]
pub enum MailError {
    /// The address of a recipient is no address.
    #[error("{recipient} is no mail address")]
    #[reason("recipient_invalid")]
    #[code(InvalidParams, 2003)]
    #[severity(info)]
    #[contract(field = "to")]
    #[recovery("Correct the address and send the mail to the others meanwhile.")]
    RecipientInvalid {
        #[contract(context)]
        recipient: String,
    },

    /// The host of the recipient does not know the mailbox.
    #[error("the mailbox {recipient} does not exist")]
    #[reason("recipient_unknown")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Ask the recipient for their current address.")]
    RecipientUnknown {
        #[contract(context)]
        recipient: String,
    },

    /// The recipient has bounced three times or complained.
    #[error("mail to the recipient is blocked")]
    #[reason("recipient_blocked")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[contract(since = "1.2")]
    #[recovery("Remove the recipient from the list; they cannot be written to.")]
    RecipientBlocked {
        #[contract(context)]
        since: String,
    },

    /// The mailbox of the recipient takes no more mail.
    #[error("the mailbox is full")]
    #[reason("mailbox_full")]
    #[code(ServiceUnavailable)]
    #[severity(notice)]
    #[recovery("Send the mail again tomorrow; keep attachments under 1 MB.")]
    MailboxFull {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The attachments are larger than the host takes.
    #[error("the attachments are too large")]
    #[reason("attachment_too_large")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "attachments", http = 413)]
    #[recovery("Upload the file with put_object and send its link instead.")]
    AttachmentTooLarge {
        #[contract(context)]
        largest: u64,
    },

    /// Programs may not be attached.
    #[error("{kind} files may not be attached")]
    #[reason("attachment_forbidden")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "attachments")]
    #[recovery("Pack the file into a ZIP archive with a password.")]
    AttachmentForbidden {
        #[contract(context)]
        kind: String,
    },

    /// The mail has no subject.
    #[error("the subject is missing")]
    #[reason("subject_missing")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "subject")]
    #[recovery("Pass a `subject` of at least one word.")]
    SubjectMissing,

    /// No template has this name.
    #[error("there is no template {template}")]
    #[reason("template_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_templates and pass one of its names.")]
    TemplateUnknown {
        #[contract(context)]
        template: String,
    },

    /// The template needs a value that is not given.
    #[error("values of the template are missing")]
    #[reason("template_value_missing")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "values")]
    #[recovery("Pass a value for each name in `missing`.")]
    TemplateValueMissing {
        #[contract(context)]
        missing: Vec<String>,
    },

    /// The domain of the sender is not verified.
    #[error("the sender is not verified")]
    #[reason("sender_unverified")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(notice)]
    #[contract(message = "the domain of the sender is not verified")]
    #[recovery("Call verify_domain for {sender_domain} and add the record it returns.")]
    SenderUnverified {
        #[contract(context)]
        sender_domain: String,
    },

    /// Too many recipients complained.
    #[error("the sender is suspended")]
    #[reason("sender_suspended")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[recovery("Ask the account owner to appeal in the dashboard.")]
    SenderSuspended,

    /// A mail has more recipients than allowed.
    #[error("too many recipients")]
    #[reason("too_many_recipients")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "to")]
    #[recovery("Send in batches of at most {most} recipients.")]
    TooManyRecipients {
        #[contract(context)]
        most: u16,
    },

    /// The mails of the day are used up.
    #[error("the daily limit is reached")]
    #[reason("daily_limit_reached")]
    #[code(RateLimited, 3001)]
    #[retryable(after = "24h")]
    #[severity(notice)]
    #[recovery("Wait until midnight UTC, or send the rest with another sender.")]
    DailyLimitReached {
        #[contract(context)]
        resets_in_hours: u8,
    },

    /// A campaign has no link to unsubscribe.
    #[error("the campaign has no unsubscribe link")]
    #[reason("unsubscribe_missing")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Put `{{{{unsubscribe}}}}` into the template of the campaign.")]
    UnsubscribeMissing,

    /// The host of the recipient did not answer in time.
    #[error("the host did not answer")]
    #[reason("mail_timeout")]
    #[code(Timeout)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait two minutes and send the mail with the same `message_id`.")]
    MailTimeout,

    /// No relay takes the mail.
    #[error("no relay takes mail")]
    #[reason("relay_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "2m")]
    #[recovery("Wait two minutes; the queue keeps the mail under its `message_id`.")]
    RelayDown {
        #[source]
        cause: io::Error,
    },

    /// The host of the recipient refused the mail.
    #[error("the mail was refused")]
    #[reason("relay_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Shorten the mail, remove links to file hosts, and send it again.")]
    RelayRefused {
        #[contract(original_error)]
        smtp_status: String,
        #[contract(retryable)]
        greylisted: bool,
    },

    /// The outgoing queue is at capacity.
    #[error("the outgoing queue is full")]
    #[reason("queue_full")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, then send at most 50 mails a minute.")]
    QueueFull {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// No mail has this id.
    #[error("there is no mail {message_id}")]
    #[reason("message_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_messages with a `since` of at most 30 days ago.")]
    MessageNotFound {
        #[contract(context)]
        message_id: String,
    },
}
