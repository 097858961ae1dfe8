//! What talking to each other can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What talking to each other can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "chat", docs = "https://errors.example.com/#{reason}", retired("send_failed"))]
pub enum ChatError {
    /// No channel has this name, or it is private.
    #[error("there is no channel {channel}")]
    #[reason("channel_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_channels, or ask a member for an invitation.")]
    ChannelNotFound {
        #[contract(context)]
        channel: String,
    },

    /// The channel is closed.
    #[error("the channel is archived")]
    #[reason("channel_archived")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Post in the channel that get_channel names as `successor`.")]
    ChannelArchived,

    /// The caller has not joined the channel.
    #[error("you are not in the channel")]
    #[reason("not_amember")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call join_channel first, then post the message.")]
    NotAMember,

    /// A moderator muted the caller.
    #[error("you are muted")]
    #[reason("muted")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Wait for the delay before you post; read_messages works meanwhile.")]
    Muted {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// A moderator banned the caller.
    #[error("you may not enter the channel")]
    #[reason("banned")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Ask a moderator in `appeals` to look at the ban.")]
    Banned,

    /// The message is longer than the channel takes.
    #[error("the message is too long")]
    #[reason("message_too_long")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "text")]
    #[recovery("Split the text after {longest} characters, or attach it as a file.")]
    MessageTooLong {
        #[contract(context)]
        longest: u16,
    },

    /// The message has neither text nor file.
    #[error("the message is empty")]
    #[reason("message_empty")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "text")]
    #[recovery("Pass `text`, or attach a file.")]
    MessageEmpty,

    /// A message can be changed for a short time only.
    #[error("the message can no longer be changed")]
    #[reason("edit_window_closed")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Post a correction as a reply; edits close after {minutes} minutes.")]
    EditWindowClosed {
        #[contract(context)]
        minutes: u16,
    },

    /// Only the author changes a message.
    #[error("the message belongs to somebody else")]
    #[reason("not_your_message")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Reply to the message, or ask its author.")]
    NotYourMessage,

    /// A moderator locked the thread.
    #[error("the thread is locked")]
    #[reason("thread_locked")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Begin another thread and link to this one.")]
    ThreadLocked,

    /// The workspace has no such emoji.
    #[error("there is no emoji {emoji}")]
    #[reason("reaction_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "emoji")]
    #[recovery("Pass a name that list_emoji returns.")]
    ReactionUnknown {
        #[contract(context)]
        emoji: String,
    },

    /// The channel has as many pins as it may have.
    #[error("the channel has {most} pins")]
    #[reason("too_many_pins")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Remove a pin with unpin_message first.")]
    TooManyPins {
        #[contract(context)]
        most: u8,
    },

    /// Bots may not post in the channel.
    #[error("bots may not post here")]
    #[reason("bot_not_allowed")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Post in a channel that list_channels shows with `bots`.")]
    BotNotAllowed,

    /// A message would notify a large channel.
    #[error("the message would notify {members} people")]
    #[reason("mention_too_wide")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[contract(field = "text")]
    #[recovery("Name the people, or pass `confirm_notify = true`.")]
    MentionTooWide {
        #[contract(context)]
        members: u32,
    },

    /// The filter takes the message for spam.
    #[error("the message looks like spam")]
    #[reason("spam_suspected")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(since = "2.8")]
    #[recovery("Remove the links from the message and post it again.")]
    SpamSuspected {
        #[contract(context)]
        score: f32,
    },

    /// The channel takes one message a minute from each person.
    #[error("the channel is in slow mode")]
    #[reason("slow_mode")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(info)]
    #[recovery("Wait for the delay, then post the message.")]
    SlowMode {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The workspace does not share who is online.
    #[error("presence is off")]
    #[reason("presence_off")]
    #[code(MethodNotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Send a message without looking for who is online.")]
    PresenceOff,

    /// The gateway takes no connection.
    #[error("the gateway is busy")]
    #[reason("gateway_busy")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "5s")]
    #[severity(notice)]
    #[recovery("Wait 5 seconds, then connect with the same `session_id`.")]
    GatewayBusy {
        #[source]
        cause: io::Error,
    },
}
