//! What a client of `rmcp` received, as a [`Received`].

use rmcp::{ErrorData, model::CallToolResult};
use serde_json::Value;

use crate::{NotReceived, Received};

/// With the types of `rmcp` 3.
impl Received {
    /// The failure in a tool result.
    ///
    /// ```
    /// use error_contract::{ErrorContract, NotReceived, Received, mcp::Placement, rmcp3};
    /// use rmcp::model::{CallToolResult, ContentBlock};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// enum FetchError {
    ///     /// No requested PMID returned data.
    ///     #[error("none of 3 PMIDs returned data")]
    ///     #[reason("no_match")]
    ///     #[code(NotFound)]
    ///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    ///     NoMatch,
    /// }
    ///
    /// let result = rmcp3::call_tool_result(&FetchError::NoMatch, Placement::Meta);
    /// assert_eq!(Received::from_tool_result(&result)?.reason(), Some("no_match"));
    ///
    /// let fine = CallToolResult::success(vec![ContentBlock::text("three articles")]);
    /// assert_eq!(Received::from_tool_result(&fine).unwrap_err(), NotReceived::NoFailure);
    /// # Ok::<(), NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is no failure, or nested too deeply.
    pub fn from_tool_result(result: &CallToolResult) -> Result<Self, NotReceived> {
        if result.is_error != Some(true) {
            return Err(NotReceived::NoFailure);
        }
        Self::from_value(value_of(result)?)
    }

    /// The failure in a JSON-RPC error object, such as that of `ServiceError::McpError`.
    ///
    /// ```
    /// use error_contract::{Class, NotReceived, Received};
    /// use rmcp::ErrorData;
    ///
    /// let received = Received::from_error_data(&ErrorData::invalid_params("no such cursor", None))?;
    /// assert_eq!(received.class(), Some(Class::InvalidParams));
    /// # Ok::<(), NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is nested too deeply.
    pub fn from_error_data(error: &ErrorData) -> Result<Self, NotReceived> {
        Self::from_error_object(value_of(error)?)
    }
}

fn value_of(sent: &impl serde::Serialize) -> Result<Value, NotReceived> {
    serde_json::to_value(sent).map_err(|_| NotReceived::NotJson)
}
