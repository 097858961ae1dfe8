//! What `#[contract(axum08)]` generates for every shape of type.

use axum::{body::to_bytes, response::IntoResponse};
use error_contract::{ErrorContract, Failure, HasContract, Within};
use serde_json::{Value, json};

async fn sent(error: impl IntoResponse) -> (u16, Value) {
    let response = error.into_response();
    assert_eq!(response.headers()["content-type"], "application/problem+json");
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), 1 << 16).await.unwrap();
    let problem: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(problem["status"], status, "{problem}");
    (status, problem)
}

/// A door, for others to be transparent about.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(axum08)]
enum DoorError {
    /// The door is locked.
    #[error("locked")]
    #[reason("locked")]
    #[code(Conflict)]
    #[contract(http = 423)]
    #[recovery("Call unlock_door first, then repeat this call.")]
    Locked,
}

#[tokio::test]
async fn a_status_of_ones_own() {
    assert_eq!(sent(DoorError::Locked).await.0, 423);
}

#[tokio::test]
async fn enums_with_parameters() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(axum08)]
    enum RoomError<'a, T, const N: usize>
    where
        T: ErrorContract + HasContract + 'static,
    {
        /// No room has this name.
        #[error("no room {name}")]
        #[reason("no_room")]
        #[code(NotFound)]
        #[recovery("Call list_rooms and pass one of its names.")]
        NoRoom { name: &'a str, seen: [u8; N] },
        #[error(transparent)]
        #[contract(transparent)]
        Inner(T),
    }

    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("one of {1}")]
    #[contract(axum08, reason = "one_of", code = NotFound, when = "One of several is missing.")]
    #[contract(recovery = "Call list_things and pass another of its ids.")]
    struct OneOf<const N: usize>([u8; N], &'static str)
    where
        [u8; N]: Send;

    let own: RoomError<'static, DoorError, 1> = RoomError::NoRoom { name: "attic", seen: [0] };
    assert_eq!(sent(own).await.1["reason"], "no_room");
    let inner: RoomError<'static, DoorError, 0> = RoomError::Inner(DoorError::Locked);
    assert_eq!(sent(inner).await.0, 423);
}

#[tokio::test]
async fn failures_and_those_in_force_of_a_contract() {
    let (status, problem) = sent(Failure::rate_limited("slow down")).await;
    assert_eq!((status, &problem["detail"], problem.get("reason")), (429, &json!("slow down"), None));
    let within: Within<DoorError> = Failure::conflict("the bolt is in").reason("locked").into();
    assert_eq!(sent(within).await.1["recovery"], "Call unlock_door first, then repeat this call.");
    let of_type: Failure = DoorError::Locked.into();
    assert_eq!(sent(of_type).await.0, 423);
}

#[tokio::test]
async fn a_handler_returns_it_beside_an_answer() {
    let failed: Result<axum::Json<u8>, DoorError> = Err(DoorError::Locked);
    assert_eq!(sent(failed).await.1["reason"], "locked");
    let fine: Result<axum::Json<u8>, DoorError> = Ok(axum::Json(7));
    assert_eq!(fine.into_response().status(), 200);
}

#[tokio::test]
async fn a_message_that_cannot_be_written_is_answered_all_the_same() {
    #[derive(Debug, ErrorContract)]
    #[contract(axum08)]
    enum MuteError {
        /// It cannot say what is wrong.
        #[reason("mute")]
        #[code(InternalError)]
        #[recovery("Call describe_state to see what is wrong.")]
        Mute,
    }
    impl std::fmt::Display for MuteError {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            Err(std::fmt::Error)
        }
    }
    impl std::error::Error for MuteError {}

    assert_eq!(sent(MuteError::Mute).await.1["detail"], "the message of this error could not be written");
}

/// A status that no error has, in an entry written by hand: body and response agree all the same.
#[tokio::test]
async fn a_status_that_is_none() {
    use error_contract::{Code, Entry};

    #[derive(Debug)]
    struct Odd(&'static Entry);
    impl std::fmt::Display for Odd {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            out.write_str("odd")
        }
    }
    impl std::error::Error for Odd {}
    impl ErrorContract for Odd {
        fn entry(&self) -> &'static Entry {
            self.0
        }
    }
    static STATUSES: [Entry; 3] = [
        Entry::new("odd", Code::NotFound).with_http_status(200),
        Entry::new("odd", Code::NotFound).with_http_status(42),
        Entry::new("odd", Code::NotFound).with_http_status(u16::MAX),
    ];
    for entry in &STATUSES {
        let response = error_contract::axum08::respond(Odd(entry));
        assert_eq!(sent(response).await.0, 500);
    }
}

/// Nothing is said about a type that is deprecated, nor where the names of the prelude are taken.
mod quiet {
    #![deny(warnings, deprecated, missing_docs, unused_qualifications)]

    use error_contract::ErrorContract;

    struct Option;
    struct Result;
    trait From {}
    trait Send {}

    #[deprecated]
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(axum08, rmcp3)]
    pub(super) enum OldError {
        /// It is over.
        #[error("over")]
        #[reason("it_is_over")]
        #[code(NotFound)]
        #[recovery("Call start_again and begin with the first step.")]
        Over,
    }
}

#[tokio::test]
#[expect(deprecated, reason = "the point of the test")]
async fn old_and_shadowed() {
    assert_eq!(sent(quiet::OldError::Over).await.0, 404);
}
