//! Numbers that look random and are the same in every run (`SplitMix64`).

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap()
    }

    pub(crate) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub(crate) fn one_in_two(&mut self) -> bool {
        self.one_in(2)
    }

    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.one_in(2) { Some(make(self)) } else { None }
    }

    /// A text that is not blank, made of what breaks readers.
    pub(crate) fn text(&mut self) -> String {
        const PIECES: &[&str] = &[
            "order",
            " ",
            "\"",
            "\\",
            "\n",
            "\t",
            "\u{0}",
            "\u{1b}[31m",
            "é",
            "漢字",
            "🦀",
            "\u{202e}",
            "{}",
            "null",
            "Error: ",
            "(reason x · retryable)",
            " · ",
            "\n\n",
            "Recovery: ",
            "\u{2028}",
            "7",
            "/",
            "~1",
            "#",
        ];
        let mut text = String::from("t");
        for _ in 0..self.below(8) {
            text.push_str(self.pick(PIECES));
        }
        text
    }
}
