//! A bot that looks at the consequences of each answer in a few imagined worlds.

use engine::{ActionList, NoEvents, Rng, Seat, answers};

use crate::evaluation::TableEvaluation;
use crate::policy::list_answers;
use crate::search::win_shares;
use crate::{Bot, Candidate, Insight, Policy, Thought};

/// Tries each answer in the same imagined worlds, plays the turn to its end by insight, and takes
/// the answer after which the position is best. Without a fitted evaluation it plays the games to
/// their end.
#[derive(Clone, Debug)]
pub struct Lookahead<G: Insight> {
    n_worlds: u8,
    policy: Policy,
    evaluation: TableEvaluation<G>,
    rng: Rng,
    legal: ActionList<G::Action>,
}

impl<G: Insight> Lookahead<G> {
    const NOISE: f32 = 0.1;

    /// A bot whose answers depend only on `number` and the questions.
    pub fn new(n_worlds: u8, number: u64) -> Self {
        Self {
            n_worlds: n_worlds.max(1),
            policy: Policy::new(Self::NOISE),
            evaluation: TableEvaluation::new(),
            rng: Rng::new(number),
            legal: G::action_list(),
        }
    }

    /// The seat's expected win share after an answer.
    fn expect(&mut self, mut world: G, seat: Seat, action: G::Action) -> f32 {
        let turn = G::turn(world.outlook(seat));
        world.apply_unchecked(action, &mut NoEvents);
        while let Some((asked, _)) = world.pending() {
            if let Some(evaluation) = self.evaluation.get()
                && G::turn(world.outlook(seat)) != turn
            {
                return evaluation.shares(&world)[seat.index()];
            }
            list_answers(&world, &mut self.legal);
            let pick = self.policy.pick::<G>(world.outlook(asked), &self.legal, &mut self.rng);
            world.apply_unchecked(self.legal[pick], &mut NoEvents);
        }
        world.outcome().map_or(0.0, |outcome| win_shares(&outcome)[seat.index()])
    }

    fn candidate(&self, sum: f32, action: G::Action) -> Candidate<G::Action> {
        let win_chance = sum / f32::from(self.n_worlds);
        let visits = self.n_worlds.into();
        Candidate { action, visits, win_chance, score: None, line: Vec::new() }
    }
}

impl<G: Insight> Bot<G> for Lookahead<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.consider(view, legal).choice
    }

    fn consider(&mut self, view: &G::View, legal: &[G::Action]) -> Thought<G::Action> {
        let start = std::time::Instant::now();
        let legal = answers(legal);
        if let [only] = legal {
            return Thought::without_reasons(*only);
        }
        let considered = legal.iter().filter(|action| !G::surrenders(**action));
        let mut sums: Vec<(f32, G::Action)> = considered.map(|action| (0.0, *action)).collect();
        for _ in 0..self.n_worlds {
            let world = G::imagine(view, &mut self.rng);
            let Some((seat, _)) = world.pending() else { continue };
            self.evaluation.sit_down(world.n_players());
            for (sum, action) in &mut sums {
                *sum += self.expect(world.clone(), seat, *action);
            }
        }
        sums.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let candidates: Vec<_> =
            sums.iter().map(|(sum, action)| self.candidate(*sum, *action)).collect();
        let iterations = candidates.iter().map(|candidate| candidate.visits).sum();
        Thought { choice: sums[0].1, candidates, iterations, time: start.elapsed() }
    }
}
