//! The strength of bots on one scale.
//!
//! The Plackett–Luce model: each contestant takes first place with a probability proportional to
//! their strength, then second place among the rest, and so on. The most likely strengths are found
//! by Hunter's MM algorithm (Ann. Statist. 32, 2004).

use std::collections::BTreeMap;

use engine::Rng;

use super::statistics::{count, quantile};
use crate::policy::unit;

/// The rating of a bot: 400 points are ten times the strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rating {
    /// Above the anchor.
    pub(super) points: f64,
    /// The ends of the 95 % interval.
    pub(super) low: f64,
    pub(super) high: f64,
}

/// One step of a ranking: the next bot among those present.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RankingStep {
    /// The number of copies of each bot present.
    present: Vec<u8>,
    chosen: usize,
}

/// The number of occurrences of each step, by its index.
type Weights = BTreeMap<usize, f64>;

/// The rankings of many games, by block.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    n_bots: usize,
    steps: BTreeMap<RankingStep, usize>,
    blocks: BTreeMap<u32, Weights>,
}

/// Half a win and half a loss of each bot against an average player, to keep ratings finite.
#[derive(Debug)]
struct Prior {
    won: Vec<f64>,
    lost: Vec<f64>,
}

impl Prior {
    fn mean(n_bots: usize) -> Self {
        Self { won: vec![0.5; n_bots], lost: vec![0.5; n_bots] }
    }

    /// Weights from a gamma distribution with shape ½ and mean ½.
    fn drawn(n_bots: usize, rng: &mut Rng) -> Self {
        let mut weights = || (0..n_bots).map(|_| half(rng)).collect();
        Self { won: weights(), lost: weights() }
    }
}

/// Half the square of a normal deviate, by Box and Muller; never exactly 0.
fn half(rng: &mut Rng) -> f64 {
    let (radius, angle) = (f64::from(1.0 - unit(rng)), f64::from(unit(rng)));
    (-radius.ln() * (std::f64::consts::TAU * angle).cos().powi(2)).max(LEAST_WEIGHT)
}

const LEAST_WEIGHT: f64 = 1e-3;
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
const REPLICATES: usize = 500;
const MAX_ROUNDS: usize = 5_000;
const TOLERANCE: f64 = 1e-6;

impl Ratings {
    /// No games yet, of `n_bots` bots.
    pub(super) fn new(n_bots: usize) -> Self {
        Self { n_bots, steps: BTreeMap::new(), blocks: BTreeMap::new() }
    }

    /// Adds a game of a block: the bot and the rank of each seat. A tie counts half for each order.
    pub(super) fn add(&mut self, block: u32, ranking: &[(usize, u8)]) {
        let mut order = ranking.to_vec();
        for _ in 0..2 {
            order.reverse();
            order.sort_by_key(|(_, rank)| *rank);
            self.add_order(block, &order, 0.5);
        }
    }

    fn add_order(&mut self, block: u32, order: &[(usize, u8)], weight: f64) {
        let mut present = vec![0; self.n_bots];
        for (bot, _) in order {
            present[*bot] += 1;
        }
        let weights = self.blocks.entry(block).or_default();
        for (chosen, _) in order {
            if present.iter().filter(|n| **n > 0).count() > 1 {
                let step = RankingStep { present: present.clone(), chosen: *chosen };
                let index = self.steps.len();
                *weights.entry(*self.steps.entry(step).or_insert(index)).or_default() += weight;
            }
            present[*chosen] -= 1;
        }
    }

    /// The index of the anchor and the ratings relative to it; the weakest bot if none is given.
    /// The intervals are bootstrapped from 500 resampled matches, in which the prior varies too:
    /// otherwise a bot that always wins would be rated with certainty.
    pub(super) fn rate(&self, anchor: Option<usize>, number: u64) -> (usize, Vec<Rating>) {
        let mut sum = Weights::new();
        self.blocks.values().for_each(|block| add_to(&mut sum, block));
        let best = self.strengths(&sum, &Prior::mean(self.n_bots));
        let weakest = || (0..self.n_bots).min_by(|a, b| best[*a].total_cmp(&best[*b]));
        let anchor = anchor.or_else(weakest).unwrap_or(0);
        let samples = self.resampled(anchor, number);
        let rating = |bot: usize| {
            let mut points: Vec<f64> = samples.iter().map(|sample| sample[bot]).collect();
            points.sort_by(f64::total_cmp);
            Rating {
                points: POINTS * (best[bot] - best[anchor]),
                low: quantile(&points, 0.025),
                high: quantile(&points, 0.975),
            }
        };
        (anchor, (0..self.n_bots).map(rating).collect())
    }

    /// The points of every bot in each resampled match.
    fn resampled(&self, anchor: usize, number: u64) -> Vec<Vec<f64>> {
        let blocks: Vec<&Weights> = self.blocks.values().collect();
        let mut rng = Rng::new(number);
        let mut replicate = |_| {
            let mut sum = Weights::new();
            for _ in 0..blocks.len() {
                add_to(&mut sum, blocks[rng.below(blocks.len())]);
            }
            let strengths = self.strengths(&sum, &Prior::drawn(self.n_bots, &mut rng));
            strengths.iter().map(|own| POINTS * (own - strengths[anchor])).collect()
        };
        (0..REPLICATES).map(&mut replicate).collect()
    }

    /// The logarithms of the most likely strengths.
    fn strengths(&self, weights: &Weights, prior: &Prior) -> Vec<f64> {
        let steps: Vec<(&RankingStep, f64)> = self
            .steps
            .iter()
            .filter_map(|(step, index)| Some((step, *weights.get(index)?)))
            .collect();
        let mut wins = prior.won.clone();
        for (step, weight) in &steps {
            wins[step.chosen] += weight;
        }
        let mut strengths = vec![1.0; self.n_bots];
        for _ in 0..MAX_ROUNDS {
            let next = improved(&strengths, &steps, (&wins, prior));
            let change =
                next.iter().zip(&strengths).map(|(new, old): (&f64, &f64)| (new / old).ln());
            let is_done = change.fold(0.0, |most: f64, one| most.max(one.abs())) < TOLERANCE;
            strengths = next;
            if is_done {
                break;
            }
        }
        strengths.iter().map(|strength| strength.ln()).collect()
    }
}

fn add_to(sum: &mut Weights, block: &Weights) {
    for (step, weight) in block {
        *sum.entry(*step).or_default() += weight;
    }
}

/// One step of the MM algorithm; the geometric mean of the strengths stays 1.
fn improved(
    strengths: &[f64],
    steps: &[(&RankingStep, f64)],
    (wins, prior): (&[f64], &Prior),
) -> Vec<f64> {
    let games = prior.won.iter().zip(&prior.lost).map(|(won, lost)| won + lost);
    let mut chances: Vec<f64> =
        strengths.iter().zip(games).map(|(strength, n)| n / (strength + 1.0)).collect();
    for (step, weight) in steps {
        let present = step.present.iter().map(|n| f64::from(*n));
        let sum: f64 = present.clone().zip(strengths).map(|(n, strength)| n * strength).sum();
        chances.iter_mut().zip(present).for_each(|(chance, n)| *chance += weight * n / sum);
    }
    let next: Vec<f64> = wins.iter().zip(&chances).map(|(wins, chance)| wins / chance).collect();
    let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / count(next.len())).exp();
    next.iter().map(|strength| strength / mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random Plackett–Luce ranking of bots with these points.
    fn ranking(points: &[f64], seats: &[usize], rng: &mut Rng) -> Vec<(usize, u8)> {
        let mut left = seats.to_vec();
        let mut ranking = Vec::new();
        for rank in 1.. {
            let strength = |bot: &usize| (points[*bot] / POINTS).exp();
            let total: f64 = left.iter().map(strength).sum();
            let mut draw = f64::from(unit(rng)) * total;
            let place = left.iter().position(|bot| {
                draw -= strength(bot);
                draw < 0.0
            });
            let Some(last) = left.len().checked_sub(1) else {
                break;
            };
            ranking.push((left.remove(place.unwrap_or(last)), rank));
        }
        ranking
    }

    fn played(points: &[f64], seats: &[usize], blocks: u32, number: u64) -> Ratings {
        let mut ratings = Ratings::new(points.len());
        let mut rng = Rng::new(number);
        for block in 0..blocks {
            for _ in seats {
                ratings.add(block, &ranking(points, seats, &mut rng));
            }
        }
        ratings
    }

    #[test]
    fn known_strengths_are_recovered() {
        let points = [0.0, 120.0, 310.0, 500.0];
        let (anchor, ratings) = played(&points, &[0, 1, 2, 3, 3], 1_000, 7).rate(Some(0), 1);
        assert_eq!(anchor, 0);
        for (rating, expected) in ratings.iter().zip(points) {
            assert!((rating.points - expected).abs() < 25.0, "{ratings:?}");
            assert!(rating.low <= rating.points && rating.points <= rating.high, "{ratings:?}");
        }
    }

    #[test]
    fn two_bots_differ_by_the_odds() {
        let mut ratings = Ratings::new(2);
        for game in 0..1_000 {
            let wins = game % 10 != 0;
            ratings.add(game, &[(0, if wins { 1 } else { 2 }), (1, if wins { 2 } else { 1 })]);
        }
        let (anchor, ratings) = ratings.rate(None, 1);
        let expected = 400.0 * 9.0_f64.log10();
        assert_eq!(anchor, 1);
        assert!((ratings[0].points - expected).abs() < 3.0, "{ratings:?}");
    }

    #[test]
    fn a_tie_is_half_a_win() {
        let mut ratings = Ratings::new(2);
        (0..50).for_each(|game| ratings.add(game, &[(0, 1), (1, 1)]));
        let (_, ratings) = ratings.rate(Some(0), 1);
        assert!(ratings[1].points.abs() < 1e-6, "{ratings:?}");
    }

    #[test]
    fn a_bot_that_always_wins_is_not_infinitely_strong() {
        let mut ratings = Ratings::new(2);
        (0..100).for_each(|game| ratings.add(game, &[(0, 1), (1, 2)]));
        let (_, ratings) = ratings.rate(Some(1), 1);
        assert!((500.0..2_500.0).contains(&ratings[0].points), "{ratings:?}");
        assert!(
            ratings[0].low + 200.0 < ratings[0].high,
            "that is not known for sure: {ratings:?}"
        );
    }

    /// Of 100 intervals at 95 %, 88 to 100 contain the truth.
    #[test]
    fn intervals_contain_the_truth_as_often_as_they_should() {
        let points = [0.0, 150.0];
        let holds = |number: &u64| {
            let (_, ratings) = played(&points, &[0, 1], 60, *number).rate(Some(0), *number);
            (ratings[1].low..=ratings[1].high).contains(&points[1])
        };
        let n_holding = (0..100).filter(holds).count();
        assert!((88..=100).contains(&n_holding), "{n_holding} of 100");
    }
}
