//! A union has no variants to say anything about.
#[derive(error_contract::ErrorContract)]
union Either {
    left: u8,
    right: i8,
}

fn main() {}
