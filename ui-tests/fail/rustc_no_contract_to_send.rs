fn main() {
    let error = std::io::Error::other("no contract");
    let _ = error_contract::mcp::tool_result(&error);
}
