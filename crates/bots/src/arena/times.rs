//! How long things took.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::count::count;

/// A distribution of durations: how often each occurred, in nanoseconds with three digits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u64, usize>);

impl Times {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        *self.0.entry(three_digits(nanoseconds)).or_default() += 1;
    }

    /// All of another distribution.
    pub fn merge(&mut self, other: &Self) {
        for (time, n) in &other.0 {
            *self.0.entry(*time).or_default() += n;
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.values().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The least duration that so many in a hundred do not exceed; zero of none.
    pub fn percentile(&self, hundredths: usize) -> Duration {
        let wanted = (self.len() * hundredths).div_ceil(100);
        let mut n_seen = 0;
        let reached = self.0.iter().find(|(_, n)| {
            n_seen += **n;
            n_seen >= wanted
        });
        Duration::from_nanos(reached.map_or(0, |(time, _)| *time))
    }

    /// The longest; zero of none.
    pub fn longest(&self) -> Duration {
        Duration::from_nanos(self.0.last_key_value().map_or(0, |(time, _)| *time))
    }

    /// The mean; zero of none.
    pub fn mean(&self) -> Duration {
        let sum: Duration =
            self.0.iter().map(|(time, n)| Duration::from_nanos(*time).mul_f64(count(*n))).sum();
        sum.div_f64(count(self.len().max(1)))
    }
}

/// The number without all but its first three digits.
fn three_digits(number: u64) -> u64 {
    let scale = 10_u64.pow(number.checked_ilog10().unwrap_or(0).saturating_sub(2));
    number - number % scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_all_that_was_added() {
        let (mut low, mut high) = (Times::default(), Times::default());
        (1..=50).for_each(|n| low.add(Duration::from_nanos(n)));
        (51..=100).for_each(|n| high.add(Duration::from_nanos(n)));
        low.merge(&high);
        assert_eq!(low.len(), 100);
        let percentile = |n| low.percentile(n).as_nanos();
        assert_eq!((percentile(50), percentile(95), percentile(99)), (50, 95, 99));
        assert_eq!((low.mean(), low.longest().as_nanos()), (Duration::from_nanos(51), 100));
    }

    #[test]
    fn three_digits_stay() {
        assert_eq!([0, 7, 42, 129, 98_765].map(three_digits), [0, 7, 42, 129, 98_700]);
    }

    #[test]
    fn nothing_takes_no_time() {
        let none = Times::default();
        assert_eq!((none.percentile(99), none.mean()), (Duration::ZERO, Duration::ZERO));
    }
}
