//! What can leave the process: whatever an envelope is written from.

use crate::{ErrorContract, mcp::Placement, payload::Payload};

/// What can leave the process in an envelope: every [`ErrorContract`], a [`Failure`](crate::Failure), a
/// [`Within`](crate::Within).
///
/// The envelopes take it: [`mcp::tool_result`](crate::mcp::tool_result),
/// [`jsonrpc::reply`](crate::jsonrpc::reply), [`problem::problem`](crate::problem::problem). Nothing else
/// implements it.
///
/// ```
/// use error_contract::{ErrorContract, Outbound, mcp};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// fn shown(error: &impl Outbound) -> String {
///     mcp::text(error)
/// }
///
/// assert!(shown(&LampError::NotPaired).starts_with("Error: not paired"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no contract",
    label = "nothing derives `ErrorContract` for this type",
    note = "write `#[derive(ErrorContract)]` on it; an error of another crate becomes a failure by `Failure::classify`"
)]
pub trait Outbound {
    /// What the envelopes ask.
    #[doc(hidden)]
    fn __payload(&self) -> Payload<'_>;

    /// Where an MCP tool result carries the structured error, where the type says so.
    #[doc(hidden)]
    fn __placed(&self) -> Option<Placement>;
}

#[diagnostic::do_not_recommend]
impl<E: ErrorContract + ?Sized> Outbound for E {
    fn __payload(&self) -> Payload<'_> {
        Payload::new(self.__as_dyn())
    }

    fn __placed(&self) -> Option<Placement> {
        self.__placement()
    }
}
