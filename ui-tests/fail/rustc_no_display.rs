//! The enum has no Display: one readable error at the enum's name.
use error_contract::ErrorContract;

#[derive(Debug, ErrorContract)]
enum Mute {
    /// Nothing is said
    #[reason("mute")]
    #[code(InternalError)]
    #[recovery("Write a Display implementation for the enum.")]
    Mute,
}

fn main() {}
