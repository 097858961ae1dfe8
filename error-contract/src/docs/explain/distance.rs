//! How many letters two names are apart.

use alloc::vec::Vec;

/// The least number of letters to insert, to delete, to replace or to swap with their neighbor (optimal
/// string alignment); `None` above the bound.
pub(super) fn distance(one: &str, other: &str, bound: usize) -> Option<usize> {
    let other: Vec<char> = other.chars().collect();
    let length = one.chars().count();
    if length.abs_diff(other.len()) > bound {
        return None;
    }
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    let mut previous = None;
    for (row, letter) in one.chars().enumerate() {
        let mut next = Vec::with_capacity(last.len());
        next.push(row + 1);
        for (column, &opposite) in other.iter().enumerate() {
            let at = |row: &[usize], column: usize| row.get(column).copied().unwrap_or(usize::MAX - 1);
            let mut cost = (at(&last, column) + usize::from(letter != opposite))
                .min(at(&last, column + 1) + 1)
                .min(at(&next, column) + 1);
            let left = column.checked_sub(1);
            if let Some(left) = left
                && previous == Some(opposite)
                && other.get(left) == Some(&letter)
            {
                cost = cost.min(at(&before_last, left) + 1);
            }
            next.push(cost);
        }
        before_last = core::mem::replace(&mut last, next);
        previous = Some(letter);
    }
    last.last().copied().filter(|&distance| distance <= bound)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn letters_apart() {
        assert_eq!(distance("no_match", "no_match", 0), Some(0));
        assert_eq!(distance("no_mach", "no_match", 2), Some(1));
        assert_eq!(distance("no_amtch", "no_match", 2), Some(1));
        assert_eq!(distance("queue_full", "no_match", 3), None);
        assert_eq!(distance("", "ab", 2), Some(2));
    }
}
