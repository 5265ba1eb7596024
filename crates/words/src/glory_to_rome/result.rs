//! The end: who won, why, and where the points come from.

use engine::{Outcome, Seat};
use glory_to_rome::card::Material;
use glory_to_rome::score::{DecidedBy, MERCHANT_BONUS};
use glory_to_rome::{Ending, View};

use super::{end, things};
use crate::Reader;
use crate::message::say;
use crate::reader::ranking;

/// Why it ended, who won and by what, and the points of everybody.
pub(super) fn lines(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
    let mut lines = vec![ended(to, view, outcome), decided(to, outcome)];
    for (seat, standing) in ranking(outcome) {
        let (rank, who, score) = (standing.rank, to.who(seat), standing.score);
        lines.push(say!(to, gtr_standing, rank = rank, who = who, score = score));
        lines.extend(breakdown(to, view, seat));
    }
    lines
}

pub fn ended(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> String {
    let reason = end::reason(to.words, outcome.ending.by);
    say!(to, gtr_result, turn = view.table.n_turn, reason = reason)
}

pub fn decided(to: &Reader<'_>, outcome: &Outcome<Ending>) -> String {
    say!(to, gtr_won[DecidedBy: outcome.ending.decided], who = to.winners(outcome))
}

fn breakdown(to: &Reader<'_>, view: &View, seat: Seat) -> Vec<String> {
    let vaults = view.known_vaults();
    let points = view.table.points(seat, &vaults);
    let own = vaults[seat.index()];
    let mut lines = vec![
        say!(to, gtr_points_influence, n = points.influence),
        say!(to, gtr_points_vault, n = points.vault, vault = things::materials(to.words, own)),
    ];
    let leads = |material: &Material| {
        let mut others = view.table.opponents(seat);
        others.all(|other| vaults[other.index()].of(*material) < own.of(*material))
    };
    lines.extend(Material::ALL.into_iter().filter(leads).map(|material| {
        let material = things::material(to.words, material);
        say!(to, gtr_points_bonus, n = MERCHANT_BONUS, material = material)
    }));
    if points.statue > 0 {
        lines.push(say!(to, gtr_points_statue, n = points.statue));
    }
    if points.wall > 0 {
        let stockpile = view.table.player(seat).stockpile.sum();
        lines.push(say!(to, gtr_points_wall, n = points.wall, stockpile = stockpile));
    }
    lines
}
