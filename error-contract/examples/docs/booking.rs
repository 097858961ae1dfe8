//! What booking a room can run into.

use std::io;

use error_contract::ErrorContract;

use super::PaymentError;

/// What booking a room can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "booking", docs = "https://errors.example.com/#{reason}", retired("room_gone"))]
pub enum BookingError {
    /// Every room of the type is taken on one of the nights.
    #[error("no room is free on all nights")]
    #[reason("no_room_free")]
    #[code(Conflict, 3301)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Pick other dates from list_free_rooms, or another room type.")]
    NoRoomFree {
        #[contract(context)]
        hotel_id: String,
        #[contract(context)]
        nights: u8,
    },

    /// Somebody else booked the room a moment earlier.
    #[error("the room was just booked")]
    #[reason("room_taken")]
    #[code(Conflict, 3302)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call list_free_rooms again and book another room.")]
    RoomTaken,

    /// The departure is not after the arrival.
    #[error("the departure is not after the arrival")]
    #[reason("dates_reversed")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "check_out")]
    #[recovery("Pass a `check_out` that lies after `check_in`.")]
    DatesReversed,

    /// The arrival lies in the past.
    #[error("the arrival is in the past")]
    #[reason("dates_in_past")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "check_in")]
    #[recovery("Pass a `check_in` of {today} or after it.")]
    DatesInPast {
        #[contract(context)]
        today: String,
    },

    /// The stay is longer than the hotel allows.
    #[error("the stay is too long")]
    #[reason("stay_too_long")]
    #[code(ValidationError, 3305)]
    #[severity(info)]
    #[contract(field = "check_out")]
    #[recovery("Split the stay into bookings of at most {most_nights} nights.")]
    StayTooLong {
        #[contract(context)]
        most_nights: u16,
    },

    /// More guests than beds.
    #[error("the room has {beds} beds")]
    #[reason("too_many_guests")]
    #[code(ValidationError, 3306)]
    #[severity(info)]
    #[contract(field = "guests")]
    #[recovery("Lower `guests` to {beds}, or book a second room.")]
    TooManyGuests {
        #[contract(context)]
        beds: u8,
    },

    /// No hotel has this id.
    #[error("there is no hotel {hotel_id}")]
    #[reason("hotel_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call search_hotels with the name of the town.")]
    HotelNotFound {
        #[contract(context)]
        hotel_id: String,
    },

    /// The hotel is closed for the season.
    #[error("the hotel is closed")]
    #[reason("hotel_closed")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Choose dates after `reopens`, or another hotel from search_hotels.")]
    HotelClosed {
        #[contract(context)]
        reopens: Option<String>,
    },

    /// No booking has this number.
    #[error("there is no booking {booking_id}")]
    #[reason("booking_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Ask the guest for the number in their confirmation mail.")]
    BookingNotFound {
        #[contract(context)]
        booking_id: String,
    },

    /// The booking was cancelled before.
    #[error("the booking is cancelled")]
    #[reason("already_cancelled")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Book the room anew with create_booking.")]
    AlreadyCancelled,

    /// The free cancellation has ended.
    #[error("free cancellation has ended")]
    #[reason("cancellation_too_late")]
    #[code(ValidationError, 3311)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Pass `accept_fee = true` to cancel for {fee} cents.")]
    CancellationTooLate {
        #[contract(context)]
        fee: u64,
    },

    /// The rate allows no changes.
    #[error("the rate allows no changes")]
    #[reason("change_not_allowed")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(deprecated = "Use `cancellation_too_late`; rates without changes are no longer sold.")]
    #[recovery("Cancel the booking and create another one at a flexible rate.")]
    ChangeNotAllowed,

    /// The price rose after the search.
    #[error("the price has changed")]
    #[reason("price_changed")]
    #[code(Conflict, 3313)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Show the guest the new price of {price} cents, then pass it as `price`.")]
    PriceChanged {
        #[contract(context)]
        price: u64,
    },

    /// The offer was held for fifteen minutes.
    #[error("the offer is no longer held")]
    #[reason("rate_expired")]
    #[code(Conflict, 3314)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(since = "1.9")]
    #[recovery("Call search_offers and book one of the new offers.")]
    RateExpired,

    /// The guest is younger than eighteen.
    #[error("the guest is too young to book")]
    #[reason("guest_underage")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "guest.born")]
    #[recovery("Book in the name of an adult who travels along.")]
    GuestUnderage,

    /// The deposit was not paid in time.
    #[error("the deposit is unpaid")]
    #[reason("deposit_unpaid")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Pay {due} cents with pay_deposit, then confirm the booking.")]
    DepositUnpaid {
        #[contract(context)]
        due: u64,
    },

    /// The reservation system of the hotel does not answer.
    #[error("the hotel cannot be reached")]
    #[reason("partner_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[severity(warning)]
    #[recovery("Wait one minute, then confirm the booking with the same `hold_id`.")]
    PartnerDown {
        #[source]
        cause: io::Error,
    },

    /// The reservation system of the hotel refused the booking.
    #[error("the hotel refused the booking")]
    #[reason("partner_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[recovery("Book another room type, or another hotel from search_hotels.")]
    PartnerRefused {
        #[contract(original_error)]
        partner_code: String,
    },

    #[error(transparent)]
    #[contract(transparent, severity = warning)]
    Payment(#[from] PaymentError),
}
