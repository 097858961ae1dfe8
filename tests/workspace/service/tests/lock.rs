//! The lock of the workspace: this crate names the others, so all of them are in it.

use workspace_service as _;

#[test]
fn errors_are_what_was_promised() {
    error_contract::lock!("../errors.lock.json");
}
