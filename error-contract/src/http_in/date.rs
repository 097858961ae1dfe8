//! The three forms of `HTTP-date` (RFC 9110, section 5.6.7).

use core::time::Duration;

const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// A year as the calendar has it on average, in seconds.
const YEAR: u64 = 31_556_952;

/// The end of the last year of four digits.
const LAST: u64 = 253_402_300_799;

/// Seconds since the Unix epoch. Whether the day of the week is the right one does not matter; a day that
/// the month does not have is that many days after its first.
pub(super) fn parse(text: &str, now: Duration) -> Option<i64> {
    match text.split_once(", ") {
        Some((day, rest)) if is_short_day(day) => fixed(rest),
        Some((day, rest)) if DAYS.contains(&day) => obsolete(rest, now),
        Some(_) => None,
        None => asctime(text),
    }
}

fn is_short_day(day: &str) -> bool {
    day.len() == 3 && DAYS.iter().any(|long| long.starts_with(day))
}

/// `01 Oct 2026 00:00:10 GMT`
fn fixed(text: &str) -> Option<i64> {
    let mut parts = text.split(' ');
    let day = digits(parts.next()?, 2)?;
    let month = month(parts.next()?)?;
    let year = digits(parts.next()?, 4)?;
    let time = time(parts.next()?)?;
    ends_in_gmt(parts)?;
    seconds(year, month, day, time)
}

/// `01-Oct-26 00:00:10 GMT`. A year that seems to be more than 50 years ahead is the most recent one that
/// ends so.
fn obsolete(text: &str, now: Duration) -> Option<i64> {
    let mut parts = text.split(' ');
    let mut date = parts.next()?.split('-');
    let day = digits(date.next()?, 2)?;
    let month = month(date.next()?)?;
    let short = digits(date.next()?, 2)?;
    if date.next().is_some() {
        return None;
    }
    let time = time(parts.next()?)?;
    ends_in_gmt(parts)?;
    let now = now.as_secs().min(LAST);
    let this_year = 1970 + i64::try_from(now / YEAR).ok()?;
    let year = this_year - this_year.rem_euclid(100) + short;
    let at = seconds(year, month, day, time)?;
    let latest = i64::try_from(now + 50 * YEAR).ok()?;
    if at > latest { seconds(year - 100, month, day, time) } else { Some(at) }
}

/// `Thu Oct  1 00:00:10 2026`
fn asctime(text: &str) -> Option<i64> {
    let (day_name, rest) = text.split_once(' ')?;
    let (month_name, rest) = rest.split_once(' ')?;
    let (day, rest) = rest.split_at_checked(2)?;
    let (time_text, year) = rest.strip_prefix(' ')?.split_once(' ')?;
    if !is_short_day(day_name) {
        return None;
    }
    let day = match day.strip_prefix(' ') {
        Some(day) => digits(day, 1)?,
        None => digits(day, 2)?,
    };
    seconds(digits(year, 4)?, month(month_name)?, day, time(time_text)?)
}

fn ends_in_gmt(mut parts: core::str::Split<'_, char>) -> Option<()> {
    (parts.next() == Some("GMT") && parts.next().is_none()).then_some(())
}

fn digits(text: &str, count: usize) -> Option<i64> {
    let all = text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    all.then(|| text.parse().ok())?
}

fn month(name: &str) -> Option<i64> {
    let index = MONTHS.iter().position(|month| *month == name)?;
    i64::try_from(index + 1).ok()
}

/// Seconds since midnight. The 60th second is a leap second.
fn time(text: &str) -> Option<i64> {
    let mut parts = text.split(':');
    let mut next = |most| parts.next().and_then(|part| digits(part, 2)).filter(|part| *part <= most);
    let (hour, minute, second) = (next(23)?, next(59)?, next(60)?);
    parts.next().is_none().then_some(hour * 3_600 + minute * 60 + second)
}

fn seconds(year: i64, month: i64, day: i64, time: i64) -> Option<i64> {
    (1..=31).contains(&day).then(|| (first_of(year, month) + day - 1) * 86_400 + time)
}

/// Days from 1970-01-01 to the first of a month, in the Gregorian calendar.
fn first_of(year: i64, month: i64) -> i64 {
    // Years that begin in March end with the day that some of them do not have.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5
        - 719_468
}

#[cfg(test)]
mod tests {
    use super::{first_of, parse};
    use core::time::Duration;

    #[test]
    fn the_calendar_is_the_gregorian_one() {
        assert_eq!(first_of(1970, 1), 0);
        assert_eq!(first_of(2000, 3) - first_of(2000, 2), 29);
        assert_eq!(first_of(2100, 3) - first_of(2100, 2), 28);
        assert_eq!(first_of(2026, 10), 20_727);
    }

    #[test]
    fn a_short_year_is_at_most_fifty_years_ahead() {
        let now = Duration::from_secs(1_790_812_800); // 2026-10-01
        assert_eq!(parse("Friday, 31-Dec-99 23:59:59 GMT", now), Some(946_684_799)); // 1999
        assert_eq!(parse("Thursday, 01-Oct-26 00:00:10 GMT", now), Some(1_790_812_810));
        assert!(parse("Thursday, 01-Oct-70 00:00:10 GMT", now) > Some(3_000_000_000)); // 2070
    }
}
