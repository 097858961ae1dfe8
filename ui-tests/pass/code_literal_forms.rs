//! Integer literal forms in #[code]: negative, hex, octal, binary, underscores, suffix, limits.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum NumberError {
    /// negative
    #[error("a")] #[reason("negative")] #[code(-32001)] #[recovery("Dial one of the numbers printed on the card.")] A,
    /// spaced minus
    #[error("b")] #[reason("spaced")] #[code(- 7)] #[recovery("Dial one of the numbers printed on the card.")] B,
    /// underscores
    #[error("c")] #[reason("underscores")] #[code(-32_002)] #[recovery("Dial one of the numbers printed on the card.")] C,
    /// hexadecimal
    #[error("d")] #[reason("hexadecimal")] #[code(0x7D_01)] #[recovery("Dial one of the numbers printed on the card.")] D,
    /// negative hexadecimal
    #[error("e")] #[reason("negative_hexadecimal")] #[code(-0xFF)] #[recovery("Dial one of the numbers printed on the card.")] E,
    /// octal and binary
    #[error("f")] #[reason("octal")] #[code(0o17)] #[recovery("Dial one of the numbers printed on the card.")] F,
    /// binary
    #[error("g")] #[reason("binary")] #[code(0b1010)] #[recovery("Dial one of the numbers printed on the card.")] G,
    /// suffix
    #[error("h")] #[reason("suffix")] #[code(-3i32)] #[recovery("Dial one of the numbers printed on the card.")] H,
    /// smallest
    #[error("i")] #[reason("smallest")] #[code(-2147483648)] #[recovery("Dial one of the numbers printed on the card.")] I,
    /// largest
    #[error("j")] #[reason("largest")] #[code(2147483647)] #[recovery("Dial one of the numbers printed on the card.")] J,
    /// brackets
    #[error("k")] #[reason("brackets")] #[code((-9))] #[recovery("Dial one of the numbers printed on the card.")] K,
}

fn main() {
    use NumberError::*;
    let codes: Vec<i32> = [A, B, C, D, E, F, G, H, I, J, K].iter().map(api::code).collect();
    assert_eq!(codes, [-32001, -7, -32002, 32001, -255, 15, 10, -3, i32::MIN, i32::MAX, -9]);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
}
