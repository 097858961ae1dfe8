//! What keeping accounts of people can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What keeping accounts of people can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "people", docs = "https://errors.example.com/#{reason}", retired("user_error"))]
pub enum PeopleError {
    /// No person has this id.
    #[error("there is no person {person}")]
    #[reason("person_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call search_people with a name or a mail address.")]
    PersonNotFound {
        #[contract(context)]
        person: String,
    },

    /// Another account has the mail address.
    #[error("the mail address is in use")]
    #[reason("mail_taken")]
    #[code(Conflict, 3701)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "mail")]
    #[recovery("Let the user sign in, or send_reset_link to the address.")]
    MailTaken,

    /// Another account has the name.
    #[error("the name is in use")]
    #[reason("handle_taken")]
    #[code(Conflict, 3702)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "handle")]
    #[recovery("Offer the user one of the names in `free`.")]
    HandleTaken {
        #[contract(context)]
        free: Vec<String>,
    },

    /// The name is kept for the house.
    #[error("the name is reserved")]
    #[reason("handle_reserved")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "handle")]
    #[recovery("Choose a name of at least four letters that is no word of the product.")]
    HandleReserved,

    /// The mail address is not confirmed.
    #[error("the mail address is not confirmed")]
    #[reason("mail_unverified")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask the user to follow the link in their mail, or send_confirmation.")]
    MailUnverified,

    /// The number is no phone number.
    #[error("the phone number is not valid")]
    #[reason("phone_invalid")]
    #[code(InvalidParams, 2003)]
    #[severity(info)]
    #[contract(field = "phone")]
    #[recovery("Write the number as in {example}, with the country code.")]
    PhoneInvalid {
        #[contract(context)]
        example: String,
    },

    /// The person is too young for an account.
    #[error("an account is for people of {least_age} and over")]
    #[reason("too_young")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "born")]
    #[recovery("Ask a parent to open a family account.")]
    TooYoung {
        #[contract(context)]
        least_age: u8,
    },

    /// An invitation is good for a week.
    #[error("the invitation has expired")]
    #[reason("invitation_expired")]
    #[code(NotFound, 40481)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask whoever invited you to send it once more.")]
    InvitationExpired,

    /// The invitation was accepted before.
    #[error("the invitation was used")]
    #[reason("invitation_used")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Sign in with the account that accepted it.")]
    InvitationUsed,

    /// Every seat of the plan is taken.
    #[error("all {seats} seats are taken")]
    #[reason("seats_used_up")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(notice)]
    #[contract(http = 402, since = "1.7")]
    #[recovery("Remove a member with remove_member, or add seats to the plan.")]
    SeatsUsedUp {
        #[contract(context)]
        seats: u32,
    },

    /// A workspace keeps at least one owner.
    #[error("this is the last owner")]
    #[reason("last_owner")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Make another member the owner with set_role first.")]
    LastOwner,

    /// No role has this name.
    #[error("there is no such role")]
    #[reason("role_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "role")]
    #[recovery("Pass one of the names in `roles`.")]
    RoleUnknown {
        #[contract(context)]
        roles: Vec<String>,
    },

    /// Nobody gives a role above their own.
    #[error("the role is above yours")]
    #[reason("role_too_high")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Ask an owner of the workspace to set the role.")]
    RoleTooHigh,

    /// No group has this name.
    #[error("there is no group {group}")]
    #[reason("group_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_groups and pass one of its names.")]
    GroupNotFound {
        #[contract(context)]
        group: String,
    },

    /// The directory keeps the group.
    #[error("{directory} keeps the group")]
    #[reason("group_managed")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Change the members in {directory}; they arrive within an hour.")]
    GroupManaged {
        #[contract(context)]
        directory: String,
    },

    /// The account is about to be deleted.
    #[error("the account goes on {deleted_on}")]
    #[reason("deletion_pending")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call restore_account before {deleted_on} to keep it.")]
    DeletionPending {
        #[contract(context)]
        deleted_on: String,
    },

    /// The copy of the data is being made.
    #[error("the export is running")]
    #[reason("export_running")]
    #[code(Conflict)]
    #[retryable(after = "10m")]
    #[severity(info)]
    #[recovery("Wait ten minutes, then call get_export.")]
    ExportRunning,

    /// The directory does not answer.
    #[error("the directory cannot be reached")]
    #[reason("directory_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[recovery("Wait one minute, then repeat the search.")]
    DirectoryDown {
        #[source]
        cause: io::Error,
    },

    /// The directory takes no more searches.
    #[error("the directory is busy")]
    #[reason("directory_limit")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[contract(deprecated = "The directory is cached from 4.0 on and has no limit.")]
    #[recovery("Wait for the delay, and search for whole words.")]
    DirectoryLimit {
        #[contract(retry_after)]
        wait: Option<Duration>,
    },

    /// The picture is not square or too large.
    #[error("the picture cannot be used")]
    #[reason("avatar_rejected")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "avatar")]
    #[recovery("Crop the picture to a square of at most 2 MB.")]
    AvatarRejected,
}
