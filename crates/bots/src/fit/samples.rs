//! Positions from played games, with their winners.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use engine::{NoEvents, Rng, Seat, SetupError};

use super::SelfPlay;
use crate::Insight;
use crate::search::win_shares;

/// One turn in this many is sampled: the positions of one game are too similar to need them all.
const ONE_OF: usize = 4;

/// Measures of every seat at the start of turns, with each seat's share of the win.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    /// Measures per seat.
    pub n_features: usize,
    /// Seats per position.
    pub n_seats: usize,
    /// The measures, by position and seat.
    pub features: Vec<f32>,
    /// The win shares, by position and seat.
    pub shares: Vec<f32>,
}

impl Samples {
    /// No samples yet.
    pub const fn new(n_seats: usize, n_features: usize) -> Self {
        Self { n_features, n_seats, features: Vec::new(), shares: Vec::new() }
    }

    /// The positions: the measures of all seats, and their win shares.
    pub fn positions(&self) -> impl Iterator<Item = (&[f32], &[f32])> {
        let rows = self.features.chunks_exact(self.n_seats * self.n_features);
        rows.zip(self.shares.chunks_exact(self.n_seats))
    }

    /// The number of positions.
    pub fn n_positions(&self) -> usize {
        self.shares.len().checked_div(self.n_seats).unwrap_or(0)
    }

    fn extend(&mut self, other: &Self) {
        self.features.extend_from_slice(&other.features);
        self.shares.extend_from_slice(&other.shares);
    }
}

/// Plays the games and samples positions: for fitting, and from every tenth game for judging.
pub fn collect<G: Insight>(plan: &SelfPlay<G::Options>) -> Result<(Samples, Samples), SetupError> {
    let n_seats = G::new(&plan.options, plan.deal(0))?.n_players();
    let next = AtomicU32::new(0);
    let games = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let draw = || Some(next.fetch_add(1, Ordering::Relaxed));
                for number in std::iter::from_fn(draw).take_while(|n| *n < plan.n_games) {
                    if let Ok(game) = play::<G>(plan, number) {
                        games.lock().expect("no thread panics").push((number, game));
                    }
                }
            });
        }
    });
    let mut games = games.into_inner().expect("no thread panics");
    games.sort_by_key(|(number, _)| *number);
    let mut fitting = Samples::new(n_seats.into(), G::FEATURES.len());
    let mut judging = fitting.clone();
    for (number, game) in &games {
        if number % 10 == 9 { judging.extend(game) } else { fitting.extend(game) }
    }
    Ok((fitting, judging))
}

fn play<G: Insight>(plan: &SelfPlay<G::Options>, number: u32) -> Result<Samples, SetupError> {
    let mut game = G::new(&plan.options, plan.deal(number))?;
    let mut rng = Rng::new(plan.number(number));
    let n_seats = game.n_players();
    let mut bots: Vec<_> = Seat::all(n_seats).map(|_| G::bot(&plan.bot, rng.next_u64())).collect();
    let nothing = Samples::new(n_seats.into(), G::FEATURES.len());
    let (mut samples, mut turn) = (nothing.clone(), None);
    while let Some((seat, _)) = game.pending() {
        let now = Some(G::turn(game.outlook(seat)));
        if turn != now && rng.below(ONE_OF) == 0 {
            look(&game, &mut samples);
        }
        turn = now;
        let action = bots[seat.index()].choose(&game.view(Some(seat)), &game.legal_actions());
        game.apply_unchecked(action, &mut NoEvents);
    }
    let outcome = game.outcome().expect("nobody is asked any more");
    let shares = win_shares(&outcome);
    if outcome.winners().next().is_none() {
        return Ok(nothing);
    }
    let n_positions = samples.features.len().checked_div(usize::from(n_seats) * G::FEATURES.len());
    for _ in 0..n_positions.unwrap_or(0) {
        samples.shares.extend_from_slice(&shares[..usize::from(n_seats)]);
    }
    Ok(samples)
}

fn look<G: Insight>(game: &G, samples: &mut Samples) {
    for seat in Seat::all(game.n_players()) {
        let start = samples.features.len();
        samples.features.resize(start + G::FEATURES.len(), 0.0);
        G::measure(game.outlook(seat), &mut samples.features[start..]);
    }
}
