//! Single-observer information-set tree search.
//!
//! Every iteration imagines a world that fits the view, descends one tree shared by all worlds,
//! plays the game out and credits every node on the path with its player's result: each plays for
//! themselves (max^n). Every thread has a tree; their results are summed at the root.

mod playout;
mod select;
mod settings;
mod time;
mod tree;
mod worker;

use std::thread;
use std::time::Instant;

use engine::{Rng, answers};

pub(crate) use playout::win_shares;
pub use settings::{Settings, Style};
pub use time::Stop;

use crate::{Bot, Budget, Candidate, Insight, Thought};
use time::{Doubters, ThinkingTime, TurnClock};
use worker::{RootTally, SearchThread};

/// The win chance below which a bot concedes.
const NO_HOPE: f32 = 0.02;

/// Searches in imagined worlds.
#[derive(Clone, Debug)]
pub struct Search<G: Insight> {
    clock: TurnClock,
    workers: Vec<SearchThread<G>>,
    stop: Stop,
}

impl<G: Insight> Search<G> {
    /// A bot with a budget and a number of threads. With a budget of iterations, its answers depend
    /// only on `number`, the threads and the questions.
    pub fn new(settings: Settings, budget: Budget, threads: u8, number: u64) -> Self {
        let mut numbers = Rng::new(number);
        let workers = (0..threads.max(1)).map(|_| SearchThread::new(settings, numbers.next_u64()));
        Self { clock: TurnClock::new(budget), workers: workers.collect(), stop: Stop::default() }
    }

    /// Searches for an answer in worlds that `deal` creates.
    pub(crate) fn consider_in(
        &mut self,
        deal: &(impl Fn(&mut Rng) -> G + Sync),
        turn: u32,
        legal: &[G::Action],
    ) -> Thought<G::Action> {
        let legal = answers(legal);
        if let [only] = legal {
            return Thought::without_reasons(*only);
        }
        let start = Instant::now();
        let threads = u32::try_from(self.workers.len()).unwrap_or(1);
        let limit = self.clock.allow(turn, threads);
        let iterations = self.think(deal, limit);
        let candidates = self.candidates(legal);
        let time = start.elapsed();
        self.clock.spend(time);
        let choice = choice::<G>(legal, &candidates);
        Thought { choice, candidates, iterations, time }
    }

    fn think(&mut self, deal: &(impl Fn(&mut Rng) -> G + Sync), limit: ThinkingTime) -> u32 {
        let doubters = Doubters::new(self.workers.len(), &limit, self.stop.clone());
        let (first, others) = self.workers.split_first_mut().expect("at least one thread");
        thread::scope(|scope| {
            let start = |worker: &'_ mut SearchThread<G>| worker.think(deal, limit, &doubters);
            let handles: Vec<_> =
                others.iter_mut().map(|worker| scope.spawn(move || start(worker))).collect();
            let done = start(first);
            let others = handles.into_iter().map(|handle| {
                handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            done + others.sum::<u32>()
        })
    }

    /// The results of all threads, best first.
    fn candidates(&self, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let considered = legal.iter().filter(|action| !G::surrenders(**action));
        let mut candidates: Vec<_> =
            considered.enumerate().map(|(place, action)| self.candidate(place, *action)).collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        candidates
    }

    fn candidate(&self, place: usize, action: G::Action) -> Candidate<G::Action> {
        let mut all = RootTally::default();
        self.workers.iter().for_each(|worker| all.join(&worker.tallies()[place]));
        let visits_of = |worker: &&SearchThread<G>| worker.tallies()[place].visits;
        let line = self.workers.iter().max_by_key(visits_of).map(|worker| worker.line(place));
        Candidate {
            action,
            visits: all.visits,
            win_chance: all.win_chance(),
            score: all.score(),
            line: line.unwrap_or_default(),
        }
    }
}

/// The most visited answer; or the surrender asked for, if there is no hope.
fn choice<G: Insight>(legal: &[G::Action], candidates: &[Candidate<G::Action>]) -> G::Action {
    let best = &candidates[0];
    let surrender = legal.iter().find(|action| G::surrenders(**action));
    match surrender {
        Some(surrender) if legal.len() == 2 && best.win_chance < NO_HOPE => *surrender,
        _ => best.action,
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.consider(view, legal).choice
    }

    fn consider(&mut self, view: &G::View, legal: &[G::Action]) -> Thought<G::Action> {
        let turn = G::outlook_of(view).map_or(0, G::turn);
        self.consider_in(&|rng: &mut Rng| G::imagine(view, rng), turn, legal)
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}
