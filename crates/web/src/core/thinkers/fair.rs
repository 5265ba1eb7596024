//! Time to think is shared between users: first comes who had least of it lately.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::core::guard::lock;

/// After this time half of what a user had is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(30);
/// Users who are remembered: more than can have had any time lately.
const MAX_KNOWN: usize = 10_000;

#[derive(Clone, Copy, Debug)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn by(self, now: Instant) -> f64 {
        let lives = now.saturating_duration_since(self.at).div_duration_f64(HALF_LIFE);
        self.seconds * (-lives).exp2()
    }
}

#[derive(Debug, Default)]
pub(crate) struct Account(Mutex<HashMap<String, Used>>);

impl Account {
    pub(crate) fn charge(&self, user: &str, time: Duration, now: Instant) {
        let mut known = lock(&self.0);
        if known.len() >= MAX_KNOWN && !known.contains_key(user) {
            forget_least(&mut known, now);
        }
        let used = known.entry(user.to_owned()).or_insert(Used { seconds: 0.0, at: now });
        *used = Used { seconds: used.by(now) + time.as_secs_f64(), at: now };
    }

    /// How many seconds a user had lately.
    pub(crate) fn of(&self, user: &str, now: Instant) -> f64 {
        lock(&self.0).get(user).map_or(0.0, |used| used.by(now))
    }
}

/// Forgets the half that had least: nobody who had much begins anew.
fn forget_least(known: &mut HashMap<String, Used>, now: Instant) {
    let mut all: Vec<f64> = known.values().map(|used| used.by(now)).collect();
    all.sort_by(f64::total_cmp);
    let middle = all.get(all.len().div_euclid(2)).copied().unwrap_or_default();
    known.retain(|_, used| used.by(now) > middle);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_charged_and_forgotten() {
        let (account, now) = (Account::default(), Instant::now());
        account.charge("greedy", Duration::from_secs(8), now);
        account.charge("modest", Duration::from_secs(1), now);
        assert!(account.of("greedy", now) > account.of("modest", now));
        assert!(account.of("newcomer", now) < account.of("modest", now));
        let later = now + 3 * HALF_LIFE;
        assert!((account.of("greedy", later) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn newcomers_do_not_push_out_who_had_much() {
        let (account, now) = (Account::default(), Instant::now());
        account.charge("greedy", Duration::from_secs(8), now);
        for n in 0..3 * MAX_KNOWN {
            account.charge(&n.to_string(), Duration::from_millis(1), now);
        }
        assert!(account.of("greedy", now) > 7.0);
        assert!(lock(&account.0).len() <= MAX_KNOWN);
    }
}
