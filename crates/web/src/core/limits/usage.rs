//! What users took lately, and who is about to take more.

use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

use table::UserId;
use tokio::sync::{Mutex, MutexGuard};

use crate::core::config::{AccountStanding, Quota, Quotas, Rate};
use crate::core::limits::Buckets;

#[derive(Debug)]
pub(crate) struct Usage {
    pub(crate) messages: Paced,
    pub(crate) hints: Paced,
    pub(crate) made: Paced,
    pub(crate) imports: Paced,
    turns: Vec<Mutex<()>>,
    hasher: RandomState,
}

const MINUTE: f64 = 60.0;
const HOUR: f64 = 60.0 * MINUTE;
const DAY: f64 = 24.0 * HOUR;
/// Turns to take more. Two users who share one wait for each other.
const TURNS: usize = 256;

#[derive(Debug)]
pub(crate) struct Paced {
    guests: Buckets<String>,
    accounts: Buckets<String>,
}

impl Paced {
    fn new(quota: Quota, seconds: f64) -> Self {
        let rate = |n: u32| {
            let burst = f64::from(n);
            Buckets::new(Rate { per_second: burst / seconds, burst })
        };
        Self { guests: rate(quota.guest), accounts: rate(quota.account) }
    }

    pub(crate) fn take(&self, standing: AccountStanding, user: &UserId) -> Result<(), u64> {
        let buckets = match standing {
            AccountStanding::Guest => &self.guests,
            AccountStanding::Account => &self.accounts,
        };
        buckets.take(user.0.clone(), Instant::now())
    }
}

impl Usage {
    pub(crate) fn new(quotas: &Quotas) -> Self {
        Self {
            messages: Paced::new(quotas.messages, MINUTE),
            hints: Paced::new(quotas.hints, HOUR),
            made: Paced::new(quotas.made, DAY),
            imports: Paced::new(quotas.imports, DAY),
            turns: (0..TURNS).map(|_| Mutex::new(())).collect(),
            hasher: RandomState::new(),
        }
    }

    /// The turn of a user: requests for more than one thing at once are counted one after another.
    pub(crate) async fn turn(&self, user: &UserId) -> QuotaTurn<'_> {
        let place = self.hasher.hash_one(&user.0) % TURNS as u64;
        let turn = usize::try_from(place).ok().and_then(|place| self.turns.get(place));
        match turn {
            Some(turn) => Some(turn.lock().await),
            None => None,
        }
    }
}

/// The right to take more, to be held until it is taken.
pub(crate) type QuotaTurn<'a> = Option<MutexGuard<'a, ()>>;
