//! One thread of a search: its tree and its play-outs.

use engine::{ActionList, NoEvents, Rng, Seat};

use super::Settings;
use super::playout::{Playout, PlayoutResult};
use super::select::most_urgent;
use super::time::{Doubters, ThinkingTime};
use super::tree::{Asking, NONE, NodeId, ROOT, SearchTree, to_f32};
use crate::Insight;
use crate::evaluation::softmax;
use crate::policy::list_answers;

/// The results of an answer to the question.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RootTally {
    pub(super) visits: u32,
    pub(super) wins: f32,
    /// The sum of final scores, and the number of games with one.
    pub(super) scores: (f32, u32),
}

impl RootTally {
    #[inline]
    fn add(&mut self, verdict: &PlayoutResult, seat: usize) {
        self.visits += 1;
        self.wins += verdict.wins[seat];
        if let Some(scores) = verdict.scores {
            self.scores = (self.scores.0 + scores[seat], self.scores.1 + 1);
        }
    }

    /// Adds the results of another thread.
    pub(super) fn join(&mut self, other: &Self) {
        self.visits += other.visits;
        self.wins += other.wins;
        self.scores = (self.scores.0 + other.scores.0, self.scores.1 + other.scores.1);
    }

    /// The share of games won.
    pub(super) fn win_chance(&self) -> f32 {
        self.wins / to_f32(self.visits.max(1))
    }

    /// The mean of the final scores.
    pub(super) fn score(&self) -> Option<f32> {
        let (sum, n) = self.scores;
        (n > 0).then(|| sum / to_f32(n))
    }
}

#[derive(Clone, Debug)]
pub(super) struct SearchThread<G: Insight> {
    settings: Settings,
    tree: SearchTree<G::Action>,
    playout: Playout<G>,
    rng: Rng,
    /// The children of the root, in the order of the candidates, with their results.
    tallies: Vec<RootTally>,
    /// Reused between iterations.
    legal: ActionList<G::Action>,
    scores: Vec<f32>,
    open: Vec<NodeId>,
    path: Vec<NodeId>,
}

fn asked<G: Insight>(world: &G) -> Option<Asking> {
    let (seat, _) = world.pending()?;
    Some(Asking { seat, sight: G::sight(world.outlook(seat)) })
}

/// Iterations between two checks of the clock.
const BATCH: u32 = 16;

impl<G: Insight> SearchThread<G> {
    pub(super) fn new(settings: Settings, number: u64) -> Self {
        Self {
            settings,
            tree: SearchTree::new(),
            playout: Playout::new(&settings),
            rng: Rng::new(number),
            tallies: Vec::new(),
            legal: G::action_list(),
            scores: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches in worlds that `deal` creates, until the limit or until no thread's best answer can
    /// be overtaken. Returns the number of imagined games.
    pub(super) fn think(
        &mut self,
        deal: &impl Fn(&mut Rng) -> G,
        limit: ThinkingTime,
        doubters: &Doubters,
    ) -> u32 {
        let world = deal(&mut self.rng);
        self.start(&world);
        let mut done = 0;
        let mut left = limit.remaining(1).max(1);
        let mut doubts = true;
        while left > 0 && doubters.are_any() {
            let batch = BATCH.min(left);
            for _ in 0..batch {
                let world = deal(&mut self.rng);
                self.iterate(world);
            }
            done += batch;
            left = limit.remaining(done);
            if doubts && self.is_decided(left) {
                doubts = false;
                doubters.one_less();
            }
        }
        done
    }

    fn start(&mut self, world: &G) {
        self.tree.clear();
        self.playout.start(&self.settings, world.n_players());
        list_answers(world, &mut self.legal);
        if let Some(asked) = asked(world) {
            self.expand(ROOT, world, asked);
        }
        self.tallies.clear();
        self.tallies.resize(self.tree.children(ROOT).count(), RootTally::default());
    }

    /// Whether the runner-up can no longer catch up. A single candidate is searched for its value.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second, mut n) = (0, 0, 0);
        for child in self.tree.children(ROOT) {
            let visits = self.tree.node(child).visits;
            (most, second) = (most.max(visits), second.max(visits.min(most)));
            n += 1;
        }
        n > 1 && most > second.saturating_add(left)
    }

    /// One world, one descent, one play-out, and back.
    fn iterate(&mut self, mut world: G) {
        self.path.clear();
        let mut at = ROOT;
        while let Some(asked) = self.next_choice(&mut world) {
            if at != ROOT && self.tree.node(at).visits == 0 {
                break;
            }
            self.list_open(at, &world, asked);
            at = most_urgent(&mut self.tree, &self.open, &self.settings);
            self.path.push(at);
            if let Some(action) = self.tree.node(at).action {
                world.apply_unchecked(action, &mut NoEvents);
            }
        }
        let verdict = self.playout.judge(&mut world, &self.settings, &mut self.rng);
        self.back_up(&verdict);
    }

    /// Plays answers without an alternative until a seat has a choice.
    #[inline]
    fn next_choice(&mut self, world: &mut G) -> Option<Asking> {
        loop {
            world.pending()?;
            list_answers(world, &mut self.legal);
            if self.legal.len() > 1 {
                return asked(world);
            }
            world.apply_unchecked(self.legal[0], &mut NoEvents);
        }
    }

    /// Finds or creates the nodes of the legal answers. No one surrenders in an imagined game.
    #[inline]
    fn list_open(&mut self, at: NodeId, world: &G, asked: Asking) {
        self.match_open(at, asked);
        let n_wanted = self.legal.iter().filter(|action| !G::surrenders(**action)).count();
        if self.open.len() < n_wanted {
            self.expand(at, world, asked);
            self.match_open(at, asked);
        }
    }

    #[inline]
    fn match_open(&mut self, at: NodeId, asked: Asking) {
        self.open.clear();
        let mut last = NONE;
        for action in &*self.legal {
            if let Some(place) = self.tree.find(at, last, asked, *action) {
                self.open.push(place);
                last = place;
            }
        }
    }

    fn expand(&mut self, at: NodeId, world: &G, asked: Asking) {
        self.weigh(world, asked.seat);
        for (action, prior) in self.legal.iter().zip(&self.scores) {
            let is_new = self.tree.find(at, NONE, asked, *action).is_none();
            if is_new && !G::surrenders(*action) {
                self.tree.add(at, asked, *action, *prior);
            }
        }
    }

    /// The prior of the legal answers, as shares of 1.
    fn weigh(&mut self, world: &G, seat: Seat) {
        self.scores.clear();
        self.scores.resize(self.legal.len(), 0.0);
        if self.settings.is_guided {
            G::weigh(world.outlook(seat), &self.legal, &mut self.scores);
            self.scores.iter_mut().for_each(|score| *score /= self.settings.temperature);
        }
        softmax(&mut self.scores);
        let spread = self.settings.spread;
        let n = to_f32(u32::try_from(self.legal.len()).unwrap_or(u32::MAX));
        self.scores.iter_mut().for_each(|part| *part += (1.0 / n - *part) * spread);
    }

    /// Credits every node on the path with the result for its seat.
    #[inline]
    fn back_up(&mut self, verdict: &PlayoutResult) {
        for place in &self.path {
            let node = self.tree.node_mut(*place);
            node.visits += 1;
            node.total += verdict.values[node.asked.seat.index()];
        }
        // The candidates are the first nodes after the root: they are created first.
        let candidate = self.path[0];
        let seat = self.tree.node(candidate).asked.seat.index();
        self.tallies[candidate as usize - 1].add(verdict, seat);
    }

    /// The results of the candidates, in the order of the legal list.
    pub(super) fn tallies(&self) -> &[RootTally] {
        &self.tallies
    }

    /// The expected answers after a candidate.
    pub(super) fn line(&self, candidate: usize) -> Vec<G::Action> {
        NodeId::try_from(candidate + 1).map_or_else(|_| Vec::new(), |place| self.tree.line(place))
    }
}
