//! Not too often: buckets of requests by session, and generous ones by address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

/// As many askers are remembered. The others begin with a full bucket.
const MAX_KNOWN: usize = 50_000;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Buckets of requests, one for each asker.
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
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_KNOWN && !known.contains_key(&key) {
            known.retain(|_, bucket| level(rate, *bucket, now) < rate.burst);
            if known.len() >= MAX_KNOWN {
                known.clear();
            }
        }
        let bucket = known.entry(key).or_insert(Bucket { left: rate.burst, at: now });
        let left = level(rate, *bucket, now);
        let is_granted = left >= 1.0;
        *bucket = Bucket { left: if is_granted { left - 1.0 } else { left }, at: now };
        if is_granted { Ok(()) } else { Err(wait(rate, left)) }
    }
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
}
