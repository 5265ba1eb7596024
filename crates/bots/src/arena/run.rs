//! Playing the games of a match on all cores.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::game::{ArenaGame, play};
use super::plan::Match;
use crate::Insight;

/// Plays the games of a match except the first `n_played`, and passes each to `take`, in order. The
/// games do not depend on the number of threads. An error from `take` stops the match.
///
/// The bots' names must be resolved and the options valid.
pub fn run<G: Insight, E>(
    plan: &Match,
    options: &G::Options,
    (n_played, threads): (usize, NonZeroUsize),
    mut take: impl FnMut(ArenaGame) -> Result<(), E>,
) -> Result<(), E> {
    let fixtures = plan.fixtures();
    let next = AtomicUsize::new(n_played);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (sender, next, fixtures) = (sender.clone(), &next, &fixtures);
            scope.spawn(move || {
                while let Some((index, fixture)) = draw(next, fixtures) {
                    if sender.send((index, play::<G>(plan, options, fixture))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        in_order(receiver, n_played, &mut take)
    })
}

fn draw<'a, T>(next: &AtomicUsize, items: &'a [T]) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

/// Passes on numbered items in order, whatever the order they arrive in. Stops, and closes the
/// channel, at the first error.
fn in_order<T, E>(
    receiver: mpsc::Receiver<(usize, T)>,
    first: usize,
    take: &mut impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut next = first;
    for (index, item) in receiver {
        waiting.insert(index, item);
        while let Some(item) = waiting.remove(&next) {
            take(item)?;
            next += 1;
        }
    }
    Ok(())
}
