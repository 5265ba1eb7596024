//! The end: who won, why, and how far everybody came.

use engine::{Outcome, Seat, Standing};
use gloria_mundi::card::Resource;
use gloria_mundi::score::DecidedBy;
use gloria_mundi::{Ending, View};

use super::{story, things};
use crate::Reader;
use crate::words::say;

/// Why it ended, who won and by what, and the place of everybody.
pub(super) fn lines(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
    let mut lines = vec![ended(to, view, outcome), decided(to, outcome)];
    let mut ranking: Vec<(Seat, Standing)> =
        Seat::all(view.table.n_players).zip(outcome.standings().iter().copied()).collect();
    ranking.sort_by_key(|(_, standing)| standing.rank);
    lines.extend(ranking.into_iter().map(|(seat, standing)| place(to, view, seat, standing)));
    lines
}

/// Why it ended.
pub fn ended(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> String {
    let reason = story::ended(to.words, outcome.ending.by);
    say!(to, "gm-ended", turn = view.table.turn, reason = reason)
}

/// Who won, and by what.
pub fn decided(to: &Reader<'_>, outcome: &Outcome<Ending>) -> String {
    let id = match outcome.ending.decided {
        DecidedBy::Steps => "gm-won-steps",
        DecidedBy::Glory => "gm-won-glory",
        DecidedBy::Resources => "gm-won-resources",
        DecidedBy::Shared => "gm-won-shared",
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    let you = winners.first().map_or("no", |winner| to.you(*winner));
    let who = match winners.as_slice() {
        [winner] => to.who(*winner),
        several => to.all(several),
    };
    say!(to, id, who = who, you = you)
}

fn place(to: &Reader<'_>, view: &View, seat: Seat, standing: Standing) -> String {
    let stores = view.table.estates[seat.index()].stores;
    let steps = u8::try_from(standing.score).unwrap_or(0);
    say!(
        to,
        "gm-standing",
        rank = standing.rank,
        who = to.who(seat),
        steps = things::steps(to.words, steps),
        glory = things::n_symbols(to.words, Resource::Glory.symbol(), stores.of(Resource::Glory)),
        n = stores.total(),
    )
}
