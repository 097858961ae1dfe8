use error_contract::Failure;

fn service() -> Result<String, Failure> {
    Ok(std::fs::read_to_string("index")?)
}

fn main() {
    let _ = service();
}
