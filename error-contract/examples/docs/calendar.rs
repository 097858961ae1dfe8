//! What planning events can run into.

use std::io;

use error_contract::ErrorContract;

/// What planning events can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "calendar", docs = "https://errors.example.com/#{reason}")]
pub enum CalendarError {
    /// Another event takes up the slot.
    #[error("the slot at {start} is taken")]
    #[reason("slot_taken")]
    #[code(Conflict, 3501)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Pick another start from list_free_slots, then call book_slot with it.")]
    SlotTaken {
        #[contract(context)]
        start: String,
    },

    /// No event has this id.
    #[error("there is no event {event_id}")]
    #[reason("event_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_events for the day and pass one of its ids.")]
    EventNotFound {
        #[contract(context)]
        event_id: String,
    },

    /// An event in the past cannot be changed.
    #[error("the event has ended")]
    #[reason("event_ended")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Create a follow-up with create_event.")]
    EventEnded,

    /// The event ends before it begins.
    #[error("the event ends before it begins")]
    #[reason("end_before_start")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "end")]
    #[recovery("Pass an `end` that lies after `start`.")]
    EndBeforeStart,

    /// The time zone is not in the IANA database.
    #[error("{given} is no time zone")]
    #[reason("time_zone_unknown")]
    #[code(InvalidParams, 2003)]
    #[severity(info)]
    #[contract(field = "time_zone")]
    #[recovery("Use an IANA name such as Europe/Vienna.")]
    TimeZoneUnknown {
        #[contract(context)]
        given: String,
    },

    /// The clocks are put forward over this time.
    #[error("the time does not exist on that day")]
    #[reason("time_skipped")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "start", since = "1.6")]
    #[recovery("Start at {next}, when the clocks have changed.")]
    TimeSkipped {
        #[contract(context)]
        next: String,
    },

    /// A series without an end is not kept.
    #[error("the series has no end")]
    #[reason("recurrence_endless")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "recurrence")]
    #[recovery("Give the series an `until` of at most five years from now.")]
    RecurrenceEndless,

    /// The rule of the series does not parse.
    #[error("the rule does not parse at {position}")]
    #[reason("recurrence_syntax")]
    #[code(InvalidParams, 2003)]
    #[severity(info)]
    #[contract(field = "recurrence")]
    #[recovery("Write the rule as RFC 5545 does, for example `FREQ=WEEKLY;COUNT=10`.")]
    RecurrenceSyntax {
        #[contract(context)]
        position: usize,
    },

    /// No person has this address.
    #[error("{attendee} is not known")]
    #[reason("attendee_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[contract(field = "attendees")]
    #[recovery("Find the person with search_people, or invite them as a guest.")]
    AttendeeUnknown {
        #[contract(context)]
        attendee: String,
    },

    /// A required person is busy at the time.
    #[error("not everybody is free")]
    #[reason("attendee_busy")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Move the event to a slot of find_time, or make them optional.")]
    AttendeeBusy {
        #[contract(context)]
        busy: Vec<String>,
    },

    /// An event has more people than it may have.
    #[error("too many people are invited")]
    #[reason("too_many_attendees")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "attendees")]
    #[recovery("Invite a group, or at most {most} people.")]
    TooManyAttendees {
        #[contract(context)]
        most: u16,
    },

    /// The room has fewer seats than people.
    #[error("the room has {seats} seats")]
    #[reason("room_too_small")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "room")]
    #[recovery("Choose a room of list_rooms with more seats.")]
    RoomTooSmall {
        #[contract(context)]
        seats: u16,
    },

    /// The room belongs to another team.
    #[error("the room is not yours to book")]
    #[reason("room_restricted")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Choose a room that list_rooms shows as open.")]
    RoomRestricted,

    /// Only the organizer moves an event.
    #[error("the event belongs to somebody else")]
    #[reason("not_the_organizer")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Propose another time with propose_time; the organizer decides.")]
    NotTheOrganizer,

    /// The calendar keeps changes for thirty days.
    #[error("the sync token is too old")]
    #[reason("sync_token_stale")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(http = 410)]
    #[recovery("Fetch the calendar in full with list_events, without `sync_token`.")]
    SyncTokenStale,

    /// The calendar is shared for reading.
    #[error("the calendar is read-only")]
    #[reason("calendar_read_only")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Create the event in a calendar of list_calendars with `writable`.")]
    CalendarReadOnly,

    /// The host of a subscribed calendar does not answer.
    #[error("the feed cannot be reached")]
    #[reason("feed_unreachable")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "15m")]
    #[severity(warning)]
    #[recovery("Wait 15 minutes; the events of the last fetch stay visible.")]
    FeedUnreachable {
        #[source]
        cause: io::Error,
    },

    /// A subscribed calendar is no calendar.
    #[error("line {line} of the feed does not parse")]
    #[reason("feed_invalid")]
    #[code(SerializationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Subscribe to the address that ends in `.ics`.")]
    FeedInvalid {
        #[contract(context)]
        line: u32,
    },
}
