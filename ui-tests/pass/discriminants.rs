//! #[repr(i32)] with explicit discriminants: not mixed up with codes, casts still work.
#![deny(warnings)]

use error_contract::ErrorContract;

const FIRST: i32 = 5;

#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, ErrorContract)]
enum SlotError {
    /// The slot is taken
    #[error("taken")]
    #[reason("slot_taken")]
    #[code(Conflict)]
    #[recovery("Choose a free slot from the calendar.")]
    Taken = FIRST + 1,
    /// The slot is in the past
    #[error("past")]
    #[reason("slot_past")]
    #[code(InvalidParams)]
    #[recovery("Choose a slot that is still ahead.")]
    Past = -1,
    /// Comes after the past one
    #[error("closed")]
    #[reason("closed")]
    #[code(9)]
    #[recovery("Choose a slot on an opening day.")]
    Closed,
}

fn main() {
    assert_eq!(SlotError::Taken as i32, 6);
    assert_eq!(SlotError::Past as i32, -1);
    assert_eq!(SlotError::Closed as i32, 0);
    assert_eq!(api::code(&SlotError::Taken), api::CONFLICT);
    assert_eq!(api::code(&SlotError::Closed), 9);
    assert_eq!(std::mem::size_of::<SlotError>(), 4);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const CONFLICT: i32 = -32002;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
}
