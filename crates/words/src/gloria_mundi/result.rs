//! The end: who won, why, and how far everybody came.

use engine::{Outcome, Seat, Standing};
use gloria_mundi::card::Resource;
use gloria_mundi::score::DecidedBy;
use gloria_mundi::{Ending, View};

use super::{story, things};
use crate::Reader;
use crate::message::say;
use crate::reader::ranking;

/// Why it ended, who won and by what, and the place of everybody.
pub(super) fn lines(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
    let mut lines = vec![ended(to, view, outcome), decided(to, outcome)];
    lines.extend(
        ranking(outcome).into_iter().map(|(seat, standing)| place(to, view, seat, standing)),
    );
    lines
}

pub fn ended(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> String {
    let reason = story::ended(to.words, outcome.ending.by);
    say!(to, gm_ended, turn = view.table.turn, reason = reason)
}

pub fn decided(to: &Reader<'_>, outcome: &Outcome<Ending>) -> String {
    say!(to, gm_won[DecidedBy: outcome.ending.decided], who = to.winners(outcome))
}

fn place(to: &Reader<'_>, view: &View, seat: Seat, standing: Standing) -> String {
    let stores = view.table.estates[seat.index()].stores;
    let steps = u8::try_from(standing.score).unwrap_or(0);
    say!(
        to,
        gm_standing,
        rank = standing.rank,
        who = to.who(seat),
        steps = things::steps(to.words, steps),
        glory = things::n_symbols(to.words, Resource::Glory.symbol(), stores.of(Resource::Glory)),
        n = stores.total(),
    )
}
