//! Who is to be called, and when: one call a user at a time, however much there is to tell.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use table::UserId;
use tokio::sync::{Notify, Semaphore};

use crate::core::guard::lock;

/// The most users waiting for a call. Beyond it, the one whose call is farthest away is dropped.
const MAX_USERS: usize = 20_000;
/// Calls under way to addresses that failed the last time, or that never answered yet.
const MAX_DOUBTFUL: usize = 32;
/// Webhook tests under way at a time.
const MAX_TESTS: usize = 8;

#[derive(Debug)]
pub(crate) struct Calls {
    queue: Mutex<Queue>,
    changed: Notify,
    pub(crate) doubtful: Semaphore,
    pub(crate) tests: Semaphore,
}

impl Default for Calls {
    fn default() -> Self {
        Self {
            queue: Mutex::default(),
            changed: Notify::new(),
            doubtful: Semaphore::new(MAX_DOUBTFUL),
            tests: Semaphore::new(MAX_TESTS),
        }
    }
}

impl Calls {
    pub(crate) fn tell(&self, user: UserId) {
        lock(&self.queue).push(user, Instant::now());
        self.changed.notify_one();
    }

    /// Ends the call of a user, which is repeated after a pause if it failed.
    pub(crate) fn done(&self, user: UserId, retry: Option<Duration>) {
        let now = Instant::now();
        lock(&self.queue).done(user, retry.map(|pause| now + pause), now);
        self.changed.notify_one();
    }

    pub(crate) fn take(&self) -> Option<UserId> {
        lock(&self.queue).take(Instant::now())
    }

    pub(crate) fn next_due(&self) -> Option<Instant> {
        lock(&self.queue).next_due()
    }

    pub(crate) fn claim(&self, user: &UserId) -> bool {
        lock(&self.queue).claim(user)
    }

    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }
}

#[derive(Debug, Default)]
struct Queue {
    states: HashMap<UserId, State>,
    /// Those who wait, in the order of their calls.
    order: BTreeSet<(Instant, UserId)>,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// A call is due at that moment.
    Waits(Instant),
    /// A call is under way, and perhaps there is something new to tell already.
    Called { again: bool },
}

impl Queue {
    /// There is something to tell a user. What waits already will tell it too.
    fn push(&mut self, user: UserId, now: Instant) {
        match self.states.get_mut(&user) {
            Some(State::Waits(_)) => {}
            Some(State::Called { again }) => *again = true,
            None => {
                if self.order.len() >= MAX_USERS
                    && let Some((_, last)) = self.order.pop_last()
                {
                    self.states.remove(&last);
                }
                self.wait(user, now);
            }
        }
    }

    fn wait(&mut self, user: UserId, due: Instant) {
        self.order.insert((due, user.clone()));
        self.states.insert(user, State::Waits(due));
    }

    fn take(&mut self, now: Instant) -> Option<UserId> {
        let (due, _) = self.order.first()?;
        if *due > now {
            return None;
        }
        let (_, user) = self.order.pop_first()?;
        self.states.insert(user.clone(), State::Called { again: false });
        Some(user)
    }

    fn next_due(&self) -> Option<Instant> {
        self.order.first().map(|(due, _)| *due)
    }

    fn claim(&mut self, user: &UserId) -> bool {
        let waits = match self.states.get(user) {
            Some(State::Called { .. }) => return false,
            Some(State::Waits(due)) => self.order.remove(&(*due, user.clone())),
            None => false,
        };
        self.states.insert(user.clone(), State::Called { again: waits });
        true
    }

    /// A call is over. `retry` is when it is to be tried again, if it failed.
    fn done(&mut self, user: UserId, retry: Option<Instant>, now: Instant) {
        let again = matches!(self.states.remove(&user), Some(State::Called { again: true }));
        if let Some(due) = retry.or(again.then_some(now)) {
            self.wait(user, due);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn user(name: &str) -> UserId {
        UserId::from(name)
    }

    #[test]
    fn what_is_told_at_once_is_one_call() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        for _ in 0..3 {
            queue.push(user("anna"), now);
        }
        assert_eq!(queue.take(now), Some(user("anna")));
        for _ in 0..3 {
            queue.push(user("anna"), now);
        }
        assert_eq!(queue.take(now), None, "one call at a time");
        queue.done(user("anna"), None, now);
        assert_eq!(queue.take(now), Some(user("anna")), "once for all three");
        queue.done(user("anna"), None, now);
        assert_eq!((queue.take(now), queue.next_due()), (None, None));
    }

    #[test]
    fn a_call_that_failed_waits_whatever_happens() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        queue.push(user("anna"), now);
        queue.take(now);
        queue.push(user("anna"), now);
        queue.done(user("anna"), Some(now + SECOND), now);
        queue.push(user("anna"), now);
        assert_eq!(queue.take(now), None);
        assert_eq!(queue.next_due(), Some(now + SECOND));
        assert_eq!(queue.take(now + SECOND), Some(user("anna")));
    }

    #[test]
    fn a_test_takes_its_turn() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        assert!(queue.claim(&user("anna")));
        assert!(!queue.claim(&user("anna")), "one call at a time");
        queue.done(user("anna"), None, now);
        queue.push(user("anna"), now);
        assert!(queue.claim(&user("anna")));
        assert_eq!(queue.take(now), None);
        queue.done(user("anna"), None, now);
        assert_eq!(queue.take(now), Some(user("anna")), "what waited is still told");
    }

    #[test]
    fn those_who_wait_for_a_retry_make_room() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        for n in 0..MAX_USERS {
            queue.push(user(&n.to_string()), now);
            let taken = queue.take(now).expect("it is due");
            queue.done(taken, Some(now + SECOND), now);
        }
        queue.push(user("anna"), now);
        assert_eq!(queue.take(now), Some(user("anna")));
        assert!(queue.order.len() < MAX_USERS);
    }
}
