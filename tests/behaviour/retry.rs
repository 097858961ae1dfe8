//! Whether to repeat a call, and how long to wait first.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use backon::{BlockingRetryable as _, ConstantBuilder, ExponentialBuilder, Retryable as _};
use error_contract::{Backoff, Class, Code, ErrorContract, Failure, Retry, RetryAdvice, backoff, backon1};
use serde_json::Value;
use tokio::time::Instant;

use crate::vectors::read;

const MINUTE: Duration = Duration::from_secs(60);

fn millis(case: &Value, key: &str) -> Duration {
    Duration::from_secs_f64(case[key].as_f64().unwrap() / 1000.0)
}

#[test]
fn vectors_of_the_backoff_hold() {
    let vectors = read("http.json");
    let cases = vectors["backoff"].as_array().unwrap();
    for case in cases {
        let attempt = u32::try_from(case["attempt"].as_u64().unwrap()).unwrap();
        let (jitter, random) = (case["jitter"].as_f64().unwrap(), case["random"].as_f64().unwrap());
        let delay = backoff(attempt, millis(case, "base_ms"), millis(case, "max_ms"), jitter, random);
        // The framework counts in milliseconds of a double.
        let off = delay.abs_diff(millis(case, "delay_ms"));
        assert!(off < Duration::from_micros(1), "{case}: {delay:?}");
    }
    println!("backoff: {} cases", cases.len());
}

#[test]
fn vectors_of_the_transient_rule_hold() {
    let vectors = read("http.json");
    let cases = vectors["transient"].as_array().unwrap();
    let mut engine = 0;
    for case in cases {
        // What the framework's own engine sheds, it knows by a reason of its own.
        if case.get("reason").is_some() {
            engine += 1;
            continue;
        }
        let code = case["code"].as_str().map(|name| {
            let class = Class::ALL.iter().find(|class| class.name() == name).unwrap();
            Code::from_number(class.jsonrpc()).unwrap()
        });
        let repeats = RetryAdvice::is_transient_by_code(code, case["retryable"].as_bool());
        assert_eq!(repeats, case["transient"].as_bool().unwrap(), "{case}");
    }
    println!("transient: {} cases, of which {engine} know a reason of the framework's own", cases.len());
}

#[test]
fn the_backoff_never_overflows_and_takes_what_is_no_number() {
    let odd =
        [0.0, -0.0, 0.5, 1.0, -1.0, 7e300, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MIN_POSITIVE];
    let durations =
        [Duration::ZERO, Duration::from_nanos(1), Duration::from_millis(999), MINUTE, Duration::MAX];
    for attempt in [0, 1, 31, 32, 63, 64, 93, 94, 127, 128, u32::MAX] {
        for (base, cap) in durations.iter().flat_map(|base| durations.iter().map(move |cap| (*base, *cap))) {
            for (jitter, random) in odd.iter().flat_map(|one| odd.iter().map(move |two| (*one, *two))) {
                let delay = backoff(attempt, base, cap, jitter, random);
                assert!(delay <= cap.saturating_mul(2), "{attempt} {base:?} {cap:?} {jitter} {random}");
                if jitter.is_nan() || random.is_nan() {
                    assert_eq!(delay, backoff(attempt, base, cap, 0.0, 0.5));
                }
            }
        }
    }
    assert_eq!(backoff(93, Duration::from_nanos(1), Duration::MAX, 0.0, 0.5).as_nanos(), 1 << 93);
    assert_eq!(backoff(94, Duration::from_nanos(1), Duration::MAX, 0.0, 0.5), Duration::MAX);
    assert_eq!(backoff(u32::MAX, Duration::ZERO, MINUTE, 1.0, 1.0), Duration::ZERO);
}

#[test]
fn advice_knows_when_to_give_up() {
    let quick = Backoff::DEFAULT.with_base(Duration::from_secs(2)).with_jitter(0.0).with_cap(MINUTE);
    let transient = |after| RetryAdvice::new(Retry::Transient, after);
    let waits: Vec<_> = (0..4).map(|attempt| transient(None).wait(attempt, quick, 0.5)).collect();
    assert_eq!(
        waits,
        [2, 4, 8]
            .map(|seconds| Some(Duration::from_secs(seconds)))
            .into_iter()
            .chain([None])
            .collect::<Vec<_>>()
    );
    // What was asked for is kept to, up to the cap, and does not lengthen the number of attempts.
    assert_eq!(transient(Some(MINUTE)).wait(0, quick, 0.5), Some(MINUTE));
    assert_eq!(transient(Some(MINUTE)).wait(3, quick, 0.5), None);
    assert_eq!(transient(Some(MINUTE + Duration::from_nanos(1))).wait(0, quick, 0.5), None);
    assert_eq!(transient(Some(Duration::ZERO)).wait(0, quick, 0.5), Some(Duration::ZERO));
    for retry in [Retry::Correctable, Retry::Terminal] {
        assert_eq!(RetryAdvice::new(retry, Some(Duration::ZERO)).wait(0, quick, 0.5), None);
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
enum CallError {
    /// The mirror is busy.
    #[error("busy")]
    #[reason("busy")]
    #[code(RateLimited)]
    #[recovery("Wait as long as the answer says, then repeat the call.")]
    Busy {
        #[contract(retry_after)]
        wait: Option<Duration>,
    },

    /// The id is unknown.
    #[error("unknown")]
    #[reason("unknown")]
    #[code(NotFound)]
    #[recovery("Call list_ids and pass one of the ids.")]
    Unknown,
}

fn busy(seconds: Option<u64>) -> CallError {
    CallError::Busy { wait: seconds.map(Duration::from_secs) }
}

/// How often a call that always fails like this is made, and how long that takes on a clock that jumps.
async fn repeated(error: impl Fn() -> CallError) -> (u32, Duration) {
    let calls = AtomicU32::new(0);
    let call = || {
        calls.fetch_add(1, Ordering::Relaxed);
        std::future::ready(Err::<(), _>(error()))
    };
    let started = Instant::now();
    let builder = ExponentialBuilder::default().with_min_delay(Duration::from_secs(1)).with_max_times(3);
    call.retry(builder).adjust(backon1::advised(MINUTE)).await.unwrap_err();
    (calls.into_inner(), started.elapsed())
}

#[tokio::test(start_paused = true)]
async fn backon_follows_the_failure() {
    let seconds = Duration::from_secs;
    // The clock of tokio goes in milliseconds.
    assert_eq!(repeated(|| busy(None)).await, (4, seconds(7)), "the builder's own delays");
    assert_eq!(repeated(|| busy(Some(20))).await, (4, seconds(60)), "what was asked for, three times");
    assert_eq!(repeated(|| busy(Some(60))).await, (4, seconds(180)), "the cap itself is waited for");
    assert_eq!(repeated(|| busy(Some(80_000))).await, (1, Duration::ZERO), "nobody sleeps for a day");
    assert_eq!(repeated(|| CallError::Unknown).await, (1, Duration::ZERO), "nothing was changed");
}

#[tokio::test(start_paused = true)]
async fn backon_follows_a_failure_of_a_service_too() {
    let calls = AtomicU32::new(0);
    let call = || {
        let call = calls.fetch_add(1, Ordering::Relaxed);
        let failure = match call {
            0 => Failure::rate_limited("slow down").retry_after(Duration::from_secs(9)),
            1 => Failure::timeout("no answer"),
            _ => Failure::timeout("no answer").retryable(false),
        };
        std::future::ready(Err::<(), _>(failure))
    };
    let started = Instant::now();
    let builder = ExponentialBuilder::default().with_min_delay(Duration::from_secs(1));
    call.retry(builder).adjust(backon1::advised(MINUTE)).await.unwrap_err();
    assert_eq!((calls.into_inner(), started.elapsed()), (3, Duration::from_secs(9 + 2)));
}

#[tokio::test(start_paused = true)]
async fn backon_stops_once_it_works() {
    let calls = AtomicU32::new(0);
    let call = || {
        let call = calls.fetch_add(1, Ordering::Relaxed);
        std::future::ready(if call < 2 { Err(busy(Some(5))) } else { Ok(call) })
    };
    let started = Instant::now();
    let worked = call.retry(ExponentialBuilder::default()).adjust(backon1::advised(MINUTE)).await.unwrap();
    assert_eq!((worked, started.elapsed()), (2, Duration::from_secs(10)));
}

#[test]
fn what_is_not_transient_is_not_repeated_in_blocking_code_either() {
    let calls = AtomicU32::new(0);
    let call = |error: fn() -> CallError| {
        calls.fetch_add(1, Ordering::Relaxed);
        Err::<(), _>(error())
    };
    let at_once = ConstantBuilder::default().with_delay(Duration::ZERO).with_max_times(2);
    let unknown = || call(|| CallError::Unknown);
    unknown.retry(at_once).when(backon1::is_transient).call().unwrap_err();
    assert_eq!(calls.swap(0, Ordering::Relaxed), 1);
    let busy = || call(|| busy(None));
    busy.retry(at_once).when(backon1::is_transient).call().unwrap_err();
    assert_eq!(calls.into_inner(), 3);
}

#[test]
fn an_error_behind_a_pointer_says_the_same() {
    let boxed: Box<dyn ErrorContract + Send + Sync> = Box::new(busy(Some(3)));
    assert_eq!(RetryAdvice::of(&boxed), RetryAdvice::of(&busy(Some(3))));
    assert_eq!(RetryAdvice::of(&*boxed).after(), Some(Duration::from_secs(3)));
}
