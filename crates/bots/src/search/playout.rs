//! The worth of a position to every seat: quick play-outs, and judgement.

use engine::{ActionList, MAX_SEATS, NoEvents, Outcome, Rng, Seat};

use super::Settings;
use crate::evaluation::TableEvaluation;
use crate::policy::{any, list_answers};
use crate::{Insight, Policy};

/// The result of a play-out.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayoutResult {
    /// The value that the search maximises, by seat.
    pub(super) values: [f32; MAX_SEATS],
    /// The win share, by seat.
    pub(super) wins: [f32; MAX_SEATS],
    /// The final scores, if the game reached its end.
    pub(super) scores: Option<[f32; MAX_SEATS]>,
}

/// The lead in points that is worth half of the most that points can be worth.
const HALF_MARGIN: f32 = 8.0;

impl PlayoutResult {
    fn of_outcome<E>(outcome: &Outcome<E>, margin: f32) -> Self {
        let wins = win_shares(outcome);
        let mut values = wins;
        let mut scores = [0.0; MAX_SEATS];
        for (score, standing) in scores.iter_mut().zip(outcome.standings()) {
            *score = f32::from(standing.score);
        }
        if margin > 0.0 {
            let n = outcome.standings().len();
            for (seat, value) in values[..n].iter_mut().enumerate() {
                *value = mixed(*value, lead(&scores[..n], seat), margin);
            }
        }
        Self { values, wins, scores: Some(scores) }
    }
}

/// The win share of each seat.
pub(crate) fn win_shares<E>(outcome: &Outcome<E>) -> [f32; MAX_SEATS] {
    let n_winners = outcome.winners().fold(0.0, |n, _| n + 1.0);
    let mut wins = [0.0; MAX_SEATS];
    for seat in outcome.winners() {
        wins[seat.index()] = 1.0 / n_winners;
    }
    wins
}

/// A seat's lead over the best of the others, from 0 to 1.
fn lead(scores: &[f32], seat: usize) -> f32 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    let ahead = scores[seat] - others.map(|(_, score)| *score).fold(f32::MIN, f32::max);
    0.5 + 0.5 * ahead / (ahead.abs() + HALF_MARGIN)
}

fn mixed(one: f32, other: f32, part: f32) -> f32 {
    one + (other - one) * part
}

/// Plays games out and judges them.
#[derive(Clone, Debug)]
pub(super) struct Playout<G: Insight> {
    policy: Policy,
    evaluation: TableEvaluation<G>,
    /// The decisions in play-outs that went to the end, and the number of these play-outs.
    length: (u32, u32),
    legal: ActionList<G::Action>,
}

/// Play-outs that go to the end, to measure its distance.
const N_SCOUTS: u32 = 8;

impl<G: Insight> Playout<G> {
    pub(super) fn new(settings: &Settings) -> Self {
        let policy = Policy::new(settings.noise);
        Self { policy, evaluation: TableEvaluation::new(), length: (0, 0), legal: G::action_list() }
    }

    /// Prepares for a question at a table of `players`.
    pub(super) fn start(&mut self, settings: &Settings, players: u8) {
        self.length = (0, 0);
        if settings.cut > 0 || settings.blend > 0.0 {
            self.evaluation.sit_down(players);
        }
    }

    /// Plays a game out, to its end or to the cut.
    #[inline]
    pub(super) fn judge(
        &mut self,
        world: &mut G,
        settings: &Settings,
        rng: &mut Rng,
    ) -> PlayoutResult {
        let first_look = match self.evaluation.get() {
            Some(evaluation) if settings.blend > 0.0 && world.pending().is_some() => {
                Some(evaluation.shares(world))
            }
            _ => None,
        };
        let mut verdict = self.finish(world, settings, rng);
        if let Some(shares) = first_look {
            for (value, share) in verdict.values.iter_mut().zip(shares) {
                *value = mixed(*value, share, settings.blend);
            }
        }
        verdict
    }

    #[inline]
    fn finish(&mut self, world: &mut G, settings: &Settings, rng: &mut Rng) -> PlayoutResult {
        let cut = self.cut(settings);
        let mut n_before = 0;
        let mut last_turn = None;
        for n_decisions in 0.. {
            let Some((seat, _)) = world.pending() else {
                self.length = (self.length.0 + n_decisions, self.length.1 + 1);
                break;
            };
            // The evaluation was fitted to positions between turns.
            if let Some(cut) = cut {
                let turn = G::turn(world.outlook(seat));
                if *last_turn.get_or_insert(turn) != turn {
                    let is_nearest = 2 * n_decisions + (n_decisions - n_before) > 2 * cut;
                    if is_nearest {
                        break;
                    }
                    (last_turn, n_before) = (Some(turn), n_decisions);
                }
            }
            list_answers(world, &mut self.legal);
            let pick = self.pick(world, seat, settings, rng);
            world.apply_unchecked(self.legal[pick], &mut NoEvents);
        }
        match (world.outcome(), self.evaluation.get()) {
            (Some(outcome), _) => PlayoutResult::of_outcome(&outcome, settings.margin),
            (None, Some(evaluation)) => {
                let shares = evaluation.shares(world);
                PlayoutResult { values: shares, wins: shares, scores: None }
            }
            (None, None) => unreachable!("without an evaluation there is no cut"),
        }
    }

    #[inline]
    fn pick(&mut self, world: &G, seat: Seat, settings: &Settings, rng: &mut Rng) -> usize {
        if settings.is_guided {
            self.policy.pick::<G>(world.outlook(seat), &self.legal, rng)
        } else {
            any::<G>(&self.legal, rng)
        }
    }

    /// Decisions before the cut. The first play-outs go to the end; if it is near, all do.
    fn cut(&mut self, settings: &Settings) -> Option<u32> {
        let (sum, n) = self.length;
        let cut = u32::from(settings.cut);
        let is_near = n < N_SCOUTS || 2 * sum < 3 * cut * n;
        (cut > 0 && self.evaluation.get().is_some() && !is_near).then_some(cut)
    }
}
