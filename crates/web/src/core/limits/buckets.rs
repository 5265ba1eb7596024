//! Not too often: buckets of requests by user, and by address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use crate::core::config::Rate;
use crate::core::guard::lock;

/// Askers that are remembered. The others begin with a full bucket.
const MAX_KNOWN: usize = 50_000;
/// How many are forgotten when there are too many.
const FORGOTTEN: usize = 5_000;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    known: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, known: Mutex::default() }
    }

    /// Takes one request; an error says in how many seconds there will be one.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), u64> {
        let rate = self.rate;
        let mut known = lock(&self.known);
        if known.len() >= MAX_KNOWN && !known.contains_key(&key) {
            forget(&mut known, rate, now);
        }
        let bucket = known.entry(key).or_insert(Bucket { left: rate.burst, at: now });
        let left = level(rate, *bucket, now);
        let is_granted = left >= 1.0;
        *bucket = Bucket { left: if is_granted { left - 1.0 } else { left }, at: now };
        if is_granted { Ok(()) } else { Err(wait(rate, left)) }
    }
}

/// Makes room: full buckets go first, then the fullest, never that of an asker just refused.
fn forget<K: Hash + Eq>(known: &mut HashMap<K, Bucket>, rate: Rate, now: Instant) {
    known.retain(|_, bucket| level(rate, *bucket, now) < rate.burst);
    if known.len() < MAX_KNOWN {
        return;
    }
    let mut levels: Vec<f64> = known.values().map(|bucket| level(rate, *bucket, now)).collect();
    let kept = levels.len().saturating_sub(FORGOTTEN);
    let (_, &mut enough, _) = levels.select_nth_unstable_by(kept, f64::total_cmp);
    let mut left = FORGOTTEN;
    known.retain(|_, bucket| {
        let goes = left > 0 && level(rate, *bucket, now) >= enough;
        left -= usize::from(goes);
        !goes
    });
}

fn level(rate: Rate, bucket: Bucket, now: Instant) -> f64 {
    let gained = now.saturating_duration_since(bucket.at).as_secs_f64() * rate.per_second;
    (bucket.left + gained).min(rate.burst)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small positive number"
)]
fn wait(rate: Rate, left: f64) -> u64 {
    ((1.0 - left) / rate.per_second).ceil().clamp(1.0, 3_600.0) as u64
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Rate { per_second: 0.5, burst: 2.0 });
        let now = Instant::now();
        assert_eq!([(); 3].map(|()| buckets.take("a", now)), [Ok(()), Ok(()), Err(2)]);
        assert_eq!(buckets.take("b", now), Ok(()));
        assert_eq!(buckets.take("a", now + Duration::from_secs(2)), Ok(()));
        assert_eq!(buckets.take("a", now + Duration::from_secs(2)), Err(2));
    }

    #[test]
    fn many_askers_do_not_fill_the_bucket_of_another() {
        let buckets = Buckets::new(Rate { per_second: 1e-6, burst: 3.0 });
        let now = Instant::now();
        assert_eq!([(); 4].map(|()| buckets.take(0, now).is_ok()), [true, true, true, false]);
        for asker in 1..=2 * MAX_KNOWN {
            assert_eq!(buckets.take(asker, now), Ok(()), "{asker}");
        }
        assert!(buckets.take(0, now).is_err(), "still empty");
        let known = buckets.known.lock().expect("a lock").len();
        assert!((MAX_KNOWN - FORGOTTEN..=MAX_KNOWN).contains(&known), "{known}");
    }
}
