//! What thinks besides the bots at tables: hints. They wait for the same workers and share the same
//! time.

mod fair;
mod turn;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::Mutex;
use std::time::Instant;

use ::bots::Stop;
use table::UserId;
use tokio::sync::{Notify, oneshot};

use fair::Account;

use crate::core::guard::lock;
pub(crate) use turn::TurnTime;

/// Hints waiting at a time.
const MAX_WAITING: usize = 1_000;
/// Bot turns remembered for fairness.
const MAX_TURNS: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Thinkers {
    pub(crate) account: Account,
    pub(crate) quick: Notify,
    pub(crate) thinking: Notify,
    hints: Mutex<Hints>,
    turns: Mutex<HashMap<String, TurnTime>>,
}

#[derive(Debug, Default)]
struct Hints {
    waiting: Vec<HintRequest>,
    askers: HashSet<UserId>,
}

pub(crate) struct HintRequest {
    pub(crate) user: UserId,
    gone: Stop,
    work: Box<dyn FnOnce() + Send>,
}

impl fmt::Debug for HintRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hint").field("user", &self.user).finish_non_exhaustive()
    }
}

impl HintRequest {
    /// Thinks, on the thread of the caller. Tells whether the asker waited for it.
    pub(crate) fn think(self) -> bool {
        if !self.gone.is_told() {
            (self.work)();
        }
        !self.gone.is_told()
    }
}

/// The right of a user to one hint at a time.
#[derive(Debug)]
pub(crate) struct HintPermit<'a> {
    of: &'a Thinkers,
    user: UserId,
}

impl Drop for HintPermit<'_> {
    fn drop(&mut self) {
        lock(&self.of.hints).askers.remove(&self.user);
    }
}

impl Thinkers {
    pub(crate) fn notify_one(&self) {
        self.quick.notify_one();
        self.thinking.notify_one();
    }

    /// Begins to ask for a hint, unless the user asks for one already.
    pub(crate) fn asking(&self, user: &UserId) -> Option<HintPermit<'_>> {
        let mut hints = lock(&self.hints);
        let is_free = hints.askers.len() < MAX_WAITING && hints.askers.insert(user.clone());
        drop(hints);
        is_free.then(|| HintPermit { of: self, user: user.clone() })
    }

    /// Waits until a worker has thought; nothing when the asker is gone.
    pub(crate) async fn hint<T: Send + 'static>(
        &self,
        asking: &HintPermit<'_>,
        gone: Stop,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, told) = oneshot::channel();
        let work = Box::new(move || {
            // Nobody may wait any more.
            let _ = answer.send(work());
        });
        lock(&self.hints).waiting.push(HintRequest { user: asking.user.clone(), gone, work });
        self.thinking.notify_one();
        told.await.ok()
    }

    /// The hint of the user who had least time lately, if none of the others had less than that.
    pub(crate) fn next_hint(&self, least: f64, now: Instant) -> Option<HintRequest> {
        let mut hints = lock(&self.hints);
        let used = |hint: &HintRequest| self.account.of(&hint.user.0, now);
        let (place, time) = hints
            .waiting
            .iter()
            .map(used)
            .enumerate()
            .min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        (time <= least).then(|| hints.waiting.remove(place))
    }

    pub(crate) fn turn(&self, table: &str) -> TurnTime {
        lock(&self.turns).get(table).copied().unwrap_or_default()
    }

    pub(crate) fn set_turn(&self, table: &str, left: TurnTime) {
        let mut turns = lock(&self.turns);
        if turns.len() >= MAX_TURNS {
            turns.clear();
        }
        turns.insert(table.to_owned(), left);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn waiting(thinkers: &Thinkers, user: &str) {
        let work = Box::new(|| ());
        let hint = HintRequest { user: UserId::from(user), gone: Stop::default(), work };
        lock(&thinkers.hints).waiting.push(hint);
    }

    #[test]
    fn the_hint_of_who_had_least_comes_first() {
        let (thinkers, now) = (Thinkers::default(), Instant::now());
        for user in ["greedy", "modest"] {
            waiting(&thinkers, user);
        }
        thinkers.account.charge("greedy", Duration::from_secs(2), now);
        thinkers.account.charge("modest", Duration::from_secs(1), now);
        assert!(thinkers.next_hint(0.5, now).is_none(), "a table had less");
        let next = || thinkers.next_hint(f64::INFINITY, now).map(|hint| hint.user.0);
        assert_eq!(next().as_deref(), Some("modest"));
        assert_eq!(next().as_deref(), Some("greedy"));
        assert_eq!(next(), None);
    }

    #[test]
    fn nobody_thinks_for_who_left() {
        let thought = |gone: &Stop| {
            let (told, tell) = std::sync::mpsc::channel();
            let work = Box::new(move || told.send(()).expect("somebody listens"));
            let hint = HintRequest { user: UserId::from("anna"), gone: gone.clone(), work };
            (hint.think(), tell.recv().is_ok())
        };
        let gone = Stop::default();
        assert_eq!(thought(&gone), (true, true));
        gone.stop();
        assert_eq!(thought(&gone), (false, false));
    }

    #[test]
    fn a_user_asks_for_one_hint_at_a_time() {
        let (thinkers, anna) = (Thinkers::default(), UserId::from("anna"));
        let first = thinkers.asking(&anna);
        assert!(first.is_some() && thinkers.asking(&anna).is_none());
        assert!(thinkers.asking(&UserId::from("ben")).is_some());
        drop(first);
        assert!(thinkers.asking(&anna).is_some());
    }
}
