//! What `#[contract(rmcp3)]` generates for every shape of type.

use error_contract::{ErrorContract, HasContract, mcp::META_KEY};
use rmcp::{ErrorData, handler::server::tool::IntoCallToolResult, model::CallToolResponse};
use serde_json::{Value, json};

fn sent(error: impl IntoCallToolResult) -> Value {
    match error.into_call_tool_result() {
        Ok(CallToolResponse::Complete(result)) => json!(result),
        Ok(other) => panic!("{other:?}"),
        Err(refused) => json!({"refused": refused}),
    }
}

/// A door, for others to be transparent about.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(rmcp3)]
enum DoorError {
    /// The door is locked.
    #[error("locked")]
    #[reason("locked")]
    #[code(Conflict)]
    #[recovery("Call unlock_door first, then repeat this call.")]
    Locked,
}

#[test]
fn enums_with_parameters() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(rmcp3)]
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

    let own: RoomError<'_, DoorError, 1> = RoomError::NoRoom { name: "attic", seen: [0] };
    assert_eq!(sent(own)["_meta"][META_KEY]["data"]["reason"], "no_room");
    let inner: RoomError<'_, DoorError, 0> = RoomError::Inner(DoorError::Locked);
    let refused: ErrorData = inner.into();
    assert_eq!(refused.code.0, -32602);
    assert_eq!(refused.data.map(|data| data["code"].clone()), Some(json!(-32002)));
}

#[test]
fn structs_and_placements() {
    /// The bell does not ring.
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("the bell is broken")]
    #[contract(rmcp3, mcp = structured, message = "the bell rings for nobody")]
    #[reason("bell_broken")]
    #[code(InternalError)]
    #[recovery("Knock at the door instead of calling ring_bell.")]
    struct BellBroken;

    let result = sent(BellBroken);
    assert_eq!(result["structuredContent"]["error"]["message"], "the bell rings for nobody");
    assert!(result["content"][0]["text"].as_str().unwrap().starts_with("Error: the bell rings for nobody\n"));
    assert!(result.get("_meta").is_none());
}

#[test]
fn the_placement_and_the_protocol_are_those_of_the_type_around() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(rmcp3, mcp = text)]
    enum HouseError {
        #[error(transparent)]
        #[contract(transparent)]
        Door(#[from] DoorError),
        #[error(transparent)]
        #[contract(transparent, protocol)]
        #[reason("handshake_locked")]
        Handshake(Box<DoorError>),
    }

    let result = sent(HouseError::Door(DoorError::Locked));
    assert!(result.get("_meta").is_none() && result.get("structuredContent").is_none(), "{result}");
    let refused = sent(HouseError::Handshake(Box::new(DoorError::Locked)));
    assert_eq!(refused["refused"]["data"]["reason"], "handshake_locked");
}

#[test]
fn a_result_of_both_goes_through_rmcp() {
    let failed: Result<String, DoorError> = Err(DoorError::Locked);
    assert_eq!(sent(failed)["isError"], true);
    let fine: Result<String, DoorError> = Ok("open".to_owned());
    assert_eq!(sent(fine)["isError"], false);
}

#[test]
fn a_message_that_cannot_be_written_is_answered_all_the_same() {
    #[derive(Debug, ErrorContract)]
    #[contract(rmcp3)]
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

    assert_eq!(sent(MuteError::Mute)["isError"], true);
    let refused = ErrorData::from(MuteError::Mute);
    assert_eq!(refused.message, "the message of this error could not be written");
}

/// Nothing is said about a type that is deprecated, nor where the names of the prelude are taken.
mod quiet {
    #![deny(warnings, deprecated, missing_docs, unused_qualifications)]

    use error_contract::ErrorContract;

    struct Option;
    struct Result;
    trait From {}

    #[deprecated]
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(rmcp3, mcp = meta)]
    pub(super) enum OldError {
        /// It is over.
        #[error("over")]
        #[reason("it_is_over")]
        #[code(NotFound)]
        #[recovery("Call start_again and begin with the first step.")]
        Over,
    }
}

#[test]
#[expect(deprecated, reason = "the point of the test")]
fn old_and_shadowed() {
    assert_eq!(sent(quiet::OldError::Over)["_meta"][META_KEY]["code"], -32001);
}

#[test]
fn the_placement_of_an_error_inside_does_not_reach_the_tool_result() {
    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("gone")]
    #[contract(mcp = structured, reason = "gone", code = NotFound, when = "The thing is gone.")]
    #[recovery("Call list_things and pass one of the ids.")]
    struct Inner;

    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[contract(rmcp3)]
    enum Outer {
        #[error(transparent)]
        #[contract(transparent)]
        Inner(Inner),
    }

    let answer = sent(Outer::Inner(Inner));
    assert!(answer.get("structuredContent").is_none(), "{answer}");
    assert_eq!(answer["_meta"][META_KEY]["data"]["reason"], "gone");
}
