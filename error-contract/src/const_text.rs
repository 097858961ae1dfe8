//! Text that is put together while constants are evaluated, for the messages of the checks.

/// A short text, built without allocating. What does not fit is cut off.
pub(crate) struct ConstText {
    bytes: [u8; 512],
    len: usize,
}

impl ConstText {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; 512], len: 0 }
    }

    #[must_use]
    pub(crate) const fn push(mut self, text: &str) -> Self {
        let mut rest = text.as_bytes();
        while let Some((byte, tail)) = rest.split_first() {
            self.push_byte(*byte);
            rest = tail;
        }
        self
    }

    #[must_use]
    pub(crate) const fn push_number(mut self, number: i32) -> Self {
        if number < 0 {
            self.push_byte(b'-');
        }
        let magnitude = number.unsigned_abs();
        let mut place = 1_000_000_000;
        while place > 0 {
            let digit = magnitude / place % 10;
            if digit > 0 || magnitude / place > 0 || place == 1 {
                self.push_byte(b'0' + digit as u8);
            }
            place /= 10;
        }
        self
    }

    const fn push_byte(&mut self, byte: u8) {
        if let Some((_, [slot, ..])) = self.bytes.split_at_mut_checked(self.len) {
            *slot = byte;
            self.len += 1;
        }
    }

    pub(crate) const fn as_str(&self) -> &str {
        let text = match self.bytes.split_at_checked(self.len) {
            Some((text, _)) => text,
            None => &[],
        };
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "a name in this message is too long to be shown",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ConstText;

    #[test]
    fn numbers_read_as_usual() {
        for (number, text) in [
            (0, "0"),
            (7, "7"),
            (-32050, "-32050"),
            (100, "100"),
            (i32::MIN, "-2147483648"),
            (i32::MAX, "2147483647"),
        ] {
            assert_eq!(ConstText::new().push_number(number).as_str(), text);
        }
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        let long = "x".repeat(600);
        assert_eq!(ConstText::new().push(&long).as_str().len(), 512);
        let wide = "ä".repeat(300);
        assert_eq!(
            ConstText::new().push("x").push(&wide).as_str(),
            "a name in this message is too long to be shown"
        );
    }
}
