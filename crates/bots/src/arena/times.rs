//! Distributions of durations.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::statistics::count;

/// A distribution of durations: the count of each, in nanoseconds with three digits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u64, usize>);

impl Times {
    /// Adds a duration.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        *self.0.entry(three_digits(nanoseconds)).or_default() += 1;
    }

    /// Adds all durations of another distribution.
    pub fn merge(&mut self, other: &Self) {
        for (time, n) in &other.0 {
            *self.0.entry(*time).or_default() += n;
        }
    }

    /// The number of durations.
    pub fn count(&self) -> usize {
        self.0.values().sum()
    }

    /// The given percentile of the durations; zero if there are none.
    pub fn percentile(&self, hundredths: usize) -> Duration {
        let wanted = (self.count() * hundredths).div_ceil(100);
        let mut n_seen = 0;
        let reached = self.0.iter().find(|(_, n)| {
            n_seen += **n;
            n_seen >= wanted
        });
        Duration::from_nanos(reached.map_or(0, |(time, _)| *time))
    }

    /// The longest duration; zero if there are none.
    pub fn longest(&self) -> Duration {
        Duration::from_nanos(self.0.last_key_value().map_or(0, |(time, _)| *time))
    }

    /// The mean duration; zero if there are none.
    pub fn mean(&self) -> Duration {
        let sum: Duration =
            self.0.iter().map(|(time, n)| Duration::from_nanos(*time).mul_f64(count(*n))).sum();
        sum.div_f64(count(self.count().max(1)))
    }
}

/// The number with all but its first three digits set to zero.
fn three_digits(number: u64) -> u64 {
    let scale = 10_u64.pow(number.checked_ilog10().unwrap_or(0).saturating_sub(2));
    number - number % scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_cover_everything_added() {
        let (mut low, mut high) = (Times::default(), Times::default());
        (1..=50).for_each(|n| low.add(Duration::from_nanos(n)));
        (51..=100).for_each(|n| high.add(Duration::from_nanos(n)));
        low.merge(&high);
        assert_eq!(low.count(), 100);
        let percentile = |n| low.percentile(n).as_nanos();
        assert_eq!((percentile(50), percentile(95), percentile(99)), (50, 95, 99));
        assert_eq!((low.mean(), low.longest().as_nanos()), (Duration::from_nanos(51), 100));
    }

    #[test]
    fn three_digits_stay() {
        assert_eq!([0, 7, 42, 129, 98_765].map(three_digits), [0, 7, 42, 129, 98_700]);
    }

    #[test]
    fn an_empty_distribution_has_zero_times() {
        let none = Times::default();
        assert_eq!((none.percentile(99), none.mean()), (Duration::ZERO, Duration::ZERO));
    }
}
