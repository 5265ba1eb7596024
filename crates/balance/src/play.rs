//! Games of bots, on all cores.

use std::thread;

use bots::{Bot, Greedy, Random};
use engine::{Game, Seat, Seed};
use gloria_mundi::{GloriaMundi, Options};

use crate::tally::{Diary, Tally, WIN};

/// Games of different series have different numbers.
fn number(options: &Options, seed: u64, nth: u64) -> u64 {
    (seed << 40) | (u64::from(options.players) << 32) | nth
}

/// Counts of many games of greedy bots. The same for the same seed, however many cores there are.
pub(crate) fn many(options: &Options, games: u64, seed: u64) -> Tally {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let mut sum = Tally::default();
    thread::scope(|scope| {
        let share = |core| {
            let mut tally = Tally::default();
            for nth in (core..games).step_by(usize::try_from(cores).expect("few cores")) {
                one(options, number(options, seed, nth), &mut tally);
            }
            tally
        };
        let workers: Vec<_> = (0..cores).map(|core| scope.spawn(move || share(core))).collect();
        for worker in workers {
            sum.add(&worker.join().expect("a worker that ends"));
        }
    });
    sum
}

fn one(options: &Options, number: u64, tally: &mut Tally) {
    let mut game = GloriaMundi::new(options, Seed::from_number(number)).expect("valid options");
    let first = game.view(None).table.active;
    let mut bots: Vec<Greedy> = Seat::all(options.players)
        .map(|seat| Greedy::new(number ^ (u64::from(seat.0) + 1) << 56))
        .collect();
    let (mut diary, mut events, mut legal) =
        (Diary::default(), Vec::new(), GloriaMundi::action_list());
    // The first card came to the forum before the first question.
    diary.turn = 1;
    let on_offer = game.view(None).table.forum;
    on_offer.iter().flatten().for_each(|card| tally.cards[card.index()].seen += 1);
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let action =
            Bot::<GloriaMundi>::choose(&mut bots[seat.index()], &game.view(Some(seat)), &legal);
        tally.decisions += 1;
        game.apply_unchecked(action, &mut events);
        events.drain(..).for_each(|event| diary.note(tally, event));
    }
    let outcome = game.outcome().expect("a game that is over");
    let n_winners = outcome.winners().count() as u64;
    let parts =
        outcome.standings().iter().map(|s| if s.won { WIN.div_euclid(n_winners) } else { 0 });
    let best = outcome.standings().iter().map(|standing| standing.score).max();
    tally.steps += u64::try_from(best.unwrap_or(0)).unwrap_or(0);
    diary.close(tally, first, options.players, &parts.collect::<Vec<_>>());
}

/// Games of one greedy bot among random ones, and how many of them it won.
pub(crate) fn against_random(options: &Options, games: u64, seed: u64) -> (u64, u64) {
    let won = (0..games).filter(|nth| wins_alone(options, number(options, seed, *nth))).count();
    (games, won as u64)
}

/// Who starts is drawn, so that the greedy bot may always have the first seat.
fn wins_alone(options: &Options, number: u64) -> bool {
    let mut game = GloriaMundi::new(options, Seed::from_number(number)).expect("valid options");
    let mut greedy = Greedy::new(number);
    let mut random = Random::new(number);
    let mut legal = GloriaMundi::action_list();
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let view = game.view(Some(seat));
        let action = match seat {
            Seat(0) => Bot::<GloriaMundi>::choose(&mut greedy, &view, &legal),
            _ => Bot::<GloriaMundi>::choose(&mut random, &view, &legal),
        };
        game.apply_unchecked(action, &mut engine::NoEvents);
    }
    game.outcome().is_some_and(|outcome| outcome.standings()[0].won)
}
