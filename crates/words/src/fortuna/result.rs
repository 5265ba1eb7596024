//! The end: who won, why, and where the points come from.

use engine::{Outcome, Seat, Standing};
use fortuna::bag::Bag;
use fortuna::card::{GATE, Privilege};
use fortuna::score::{DecidedBy, EndedBy, card_points, is_in_rome};
use fortuna::state::Province;
use fortuna::{Ending, View};

use super::things;
use crate::message::say;
use crate::reader::ranking;
use crate::{Reader, Words};

/// Why it ended, who won and by what, and the points of everybody.
pub(super) fn lines(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
    let mut lines = vec![ended(to, view, outcome), decided(to, outcome)];
    for (seat, standing) in ranking(outcome) {
        lines.push(standing_line(to, seat, standing));
        lines.extend(breakdown(to.words, view, seat));
    }
    lines
}

pub fn ended(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> String {
    say!(to, fortuna_ended[EndedBy: outcome.ending.by], round = view.table.round)
}

pub fn decided(to: &Reader<'_>, outcome: &Outcome<Ending>) -> String {
    say!(to, fortuna_won[DecidedBy: outcome.ending.decided], who = to.winners(outcome))
}

fn standing_line(to: &Reader<'_>, seat: Seat, standing: Standing) -> String {
    say!(to, fortuna_standing, rank = standing.rank, who = to.who(seat), score = standing.score,)
}

/// The space on the road, then what each card shown brings. Cards count inside Rome only.
fn breakdown(words: &Words, view: &View, seat: Seat) -> Vec<String> {
    let own = &view.table.provinces[seat.index()];
    let mut lines = vec![say!(words, fortuna_points_road, road = own.road)];
    if is_in_rome(own) {
        let hand = view.hands[seat.index()].cards().unwrap_or(Bag::EMPTY);
        lines.extend(hand.cards().map(|card| points(words, own, card)));
    } else {
        let n = view.hands[seat.index()].len();
        lines.push(say!(words, fortuna_points_outside, gate = GATE, n = n));
    }
    lines
}

fn points(words: &Words, own: &Province, card: Privilege) -> String {
    let name = things::privilege(words, card);
    say!(words, fortuna_points_card, card = name, points = card_points(card, own))
}
