//! Failures as what a handler may return, and what `?` makes of them in resources and prompts.

use rmcp::{ErrorData, handler::server::tool::IntoCallToolResult, model::CallToolResponse};

use super::{__answer, error_data};
use crate::{Failure, HasContract, Within};

impl IntoCallToolResult for Failure {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        __answer(&self)
    }
}

impl<E: HasContract> IntoCallToolResult for Within<E> {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        __answer(&self)
    }
}

impl From<Failure> for ErrorData {
    fn from(failure: Failure) -> Self {
        error_data(&failure)
    }
}

impl<E: HasContract> From<Within<E>> for ErrorData {
    fn from(within: Within<E>) -> Self {
        error_data(&within)
    }
}
