//! What a client says it can read: `Accept` (RFC 9110, section 12.5.1).

/// Whether JSON is refused: other types are named, and neither JSON nor a range that it is in; or it is
/// named with a weight of nothing. A header that cannot be read refuses nothing.
pub(crate) fn refuses_json(accept: &str) -> bool {
    let mut is_said = false;
    // The most specific range that JSON is in decides; of two, the kinder.
    let mut decided: Option<(u8, bool)> = None;
    for range in accept.split(',') {
        let mut parameters = range.split(';').map(str::trim);
        let media = parameters.next().unwrap_or_default();
        if media.is_empty() {
            continue;
        }
        is_said = true;
        let specific = match () {
            () if media.eq_ignore_ascii_case("application/problem+json") => 4,
            () if media.eq_ignore_ascii_case("application/json") => 3,
            () if media.eq_ignore_ascii_case("application/*") => 2,
            () if media == "*/*" => 1,
            () => continue,
        };
        let accepts = !parameters.any(is_weight_of_nothing);
        decided = match decided {
            Some((before, _)) if before > specific => decided,
            Some((before, accepted)) if before == specific => Some((specific, accepted || accepts)),
            _ => Some((specific, accepts)),
        };
    }
    is_said && !decided.is_some_and(|(_, accepts)| accepts)
}

/// `q=0`, `q=0.000`.
fn is_weight_of_nothing(parameter: &str) -> bool {
    let Some((name, weight)) = parameter.split_once('=') else { return false };
    let weight = weight.trim();
    name.trim().eq_ignore_ascii_case("q")
        && weight.starts_with('0')
        && weight.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}

#[cfg(test)]
mod tests {
    use super::refuses_json;

    #[test]
    fn what_names_json_or_a_range_around_it_does_not_refuse_it() {
        for accept in [
            "",
            "*/*",
            "application/json",
            "application/problem+json",
            "Application/JSON; charset=utf-8",
            "text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8",
            "text/plain, application/*;q=0.001",
            "application/json;q=0, application/problem+json",
            "text/plain;q=1, application/json;q=0.1",
            ",, ,",
            "application/json;q=0.0x",
        ] {
            assert!(!refuses_json(accept), "{accept}");
        }
    }

    #[test]
    fn what_names_other_types_only_or_weighs_it_with_nothing_does() {
        for accept in [
            "text/plain",
            "text/*",
            "image/png",
            "text/html, application/json;q=0",
            "*/*, application/problem+json;q=0.000",
            "*/*;q=0",
            "application/*; Q=0, */*",
            "nonsense",
        ] {
            assert!(refuses_json(accept), "{accept}");
        }
    }
}
