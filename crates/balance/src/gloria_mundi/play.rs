//! Games of bots.

use bots::{Bot, Insight, Random};
use engine::{Game, Seat, Seed};
use gloria_mundi::{GloriaMundi, Options};

use super::tally::{Diary, Tally};
use crate::crowd::{self, Count};
use crate::figures::win_parts;
use crate::plan::BalancePlan;

pub(super) fn many(plan: &BalancePlan, options: &Options) -> Tally {
    crowd::many(plan, plan.games, |nth, tally| {
        one(plan, options, plan.number(options.players, nth), tally);
    })
}

fn one(plan: &BalancePlan, options: &Options, number: u64, tally: &mut Tally) {
    let mut game = GloriaMundi::new(options, Seed::from_number(number)).expect("valid options");
    let first = game.view(None).table.active;
    let mut bots: Vec<_> = Seat::all(options.players)
        .map(|seat| GloriaMundi::bot(&plan.spec, number ^ (u64::from(seat.0) + 1) << 56))
        .collect();
    let (mut diary, mut events, mut legal) =
        (Diary::default(), Vec::new(), GloriaMundi::action_list());
    // The first card came to the forum before the first question.
    diary.turn = 1;
    let on_offer = game.view(None).table.forum;
    on_offer.iter().flatten().for_each(|card| tally.cards.0[card.index()].seen += 1);
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let action = bots[seat.index()].choose(&game.view(Some(seat)), &legal);
        tally.decisions += 1;
        game.apply_unchecked(action, &mut events);
        events.drain(..).for_each(|event| diary.note(tally, event));
    }
    let outcome = game.outcome().expect("a game that is over");
    let best = outcome.standings().iter().map(|standing| standing.score).max();
    tally.steps += u64::try_from(best.unwrap_or(0)).unwrap_or(0);
    diary.close(tally, first, options.players, &win_parts(&outcome));
}

/// Games of one bot among random ones, and how many of them it won.
#[derive(Debug, Default)]
pub(super) struct Strength {
    pub(super) games: u64,
    pub(super) won: u64,
}

impl Count for Strength {
    fn numbers(&mut self) -> Vec<&mut u64> {
        vec![&mut self.games, &mut self.won]
    }
}

pub(super) fn against_random(plan: &BalancePlan, options: &Options) -> Strength {
    crowd::many(plan, plan.trials(), |nth, strength: &mut Strength| {
        let won = wins_alone(plan, options, plan.number(options.players, nth));
        strength.games += 1;
        strength.won += u64::from(won);
    })
}

/// The first player is drawn, so that the bot may always have the first seat.
fn wins_alone(plan: &BalancePlan, options: &Options, number: u64) -> bool {
    let mut game = GloriaMundi::new(options, Seed::from_number(number)).expect("valid options");
    let mut bot = GloriaMundi::bot(&plan.spec, number);
    let mut random = Random::new(number);
    let mut legal = GloriaMundi::action_list();
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let view = game.view(Some(seat));
        let action = match seat {
            Seat(0) => bot.choose(&view, &legal),
            _ => Bot::<GloriaMundi>::choose(&mut random, &view, &legal),
        };
        game.apply_unchecked(action, &mut engine::NoEvents);
    }
    game.outcome().is_some_and(|outcome| outcome.standings()[0].won)
}
