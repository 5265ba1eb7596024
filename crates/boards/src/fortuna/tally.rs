//! Sources of points, and counts over a game.

use ::fortuna::bag::Bag;
use ::fortuna::card::{GATE, Privilege};
use ::fortuna::score::{card_points, is_in_rome, score};
use ::fortuna::state::Province;
use ::fortuna::{Ending, View};
use engine::{Outcome, Seat};
use words::fortuna::{result, things};
use words::{Reader, Words};

use super::look;
use crate::{Breakdown, ChartCount, CountedCard, ScoreRow, Tally};

/// Every point. FOR 13.4.
pub(super) fn breakdown(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Breakdown {
    let site = to.words.site();
    let mut rows = vec![count(view, site.road(), |own| own.road)];
    rows.extend(Privilege::ALL.into_iter().filter_map(|card| card_row(to.words, view, card)));
    let is_outside = |seat: &Seat| !is_in_rome(&view.table.provinces[seat.index()]);
    let outside = Seat::all(view.table.n_players()).filter(is_outside);
    Breakdown {
        ended: result::ended(to, view, outcome),
        decided: result::decided(to, outcome),
        rows,
        ties: vec![
            count(view, site.road(), |own| own.road),
            count(view, site.money(), |own| own.money),
            count(view, site.centurions(), |own| own.centurions),
            count(view, site.vestals(), |own| own.vestals),
        ],
        notes: outside.map(|seat| site.outside_rome(to.who(seat), GATE)).collect(),
    }
}

fn provinces(view: &View) -> impl Iterator<Item = (Seat, &Province)> {
    Seat::all(view.table.n_players()).zip(&view.table.provinces)
}

fn count(view: &View, label: String, of: fn(&Province) -> u8) -> ScoreRow {
    let points = provinces(view).map(|(_, own)| (of(own).into(), None)).collect();
    ScoreRow { label, points, ..ScoreRow::default() }
}

/// The cards of a seat that count. FOR 13.5.
fn shown(view: &View, seat: Seat) -> Bag {
    let in_rome = is_in_rome(&view.table.provinces[seat.index()]);
    let hand = view.hands[seat.index()].cards().filter(|_| in_rome);
    hand.unwrap_or(Bag::EMPTY)
}

/// The points from a kind of card, if any seat got some.
fn card_row(words: &Words, view: &View, card: Privilege) -> Option<ScoreRow> {
    let points = provinces(view).map(|(seat, own)| {
        let n = shown(view, seat).count(card);
        let detail = (n > 1).then(|| words.site().n_cards(n));
        (i32::from(n) * i32::from(card_points(card, own)), detail)
    });
    let points: Vec<_> = points.collect();
    let label = words.site().privilege_card(things::privilege(words, card));
    let (icon, look) = look::privilege_look(card);
    let cards = provinces(view).map(|(seat, own)| {
        let one = CountedCard { look, icon, points: card_points(card, own).into() };
        vec![one; shown(view, seat).count(card).into()]
    });
    let cards = cards.collect();
    points.iter().any(|(points, _)| *points > 0).then_some(ScoreRow { label, points, cards })
}

/// The road; what the cards are worth is hidden. FOR 13.4.
pub(super) fn tally(view: &View) -> Vec<Tally> {
    let tally = |(seat, own): (Seat, &Province)| Tally {
        points: own.road.into(),
        hand: view.hands[seat.index()].len(),
    };
    provinces(view).map(tally).collect()
}

pub(super) fn tallies(words: &Words, view: &View) -> Vec<ChartCount> {
    let site = words.site();
    let count = |label: String, of: fn(&Province) -> u8| ChartCount {
        label,
        counts: provinces(view).map(|(_, own)| of(own).into()).collect(),
    };
    let score = |(seat, own): (Seat, &Province)| score(own, shown(view, seat)).into();
    let hand = |(seat, _): (Seat, &Province)| view.hands[seat.index()].len().into();
    vec![
        ChartCount { label: site.total(), counts: provinces(view).map(score).collect() },
        count(site.road(), |own| own.road),
        count(site.money(), |own| own.money),
        count(site.cubes(), |own| own.cubes.iter().sum()),
        count(site.centurions(), |own| own.centurions),
        count(site.vestals(), |own| own.vestals),
        ChartCount { label: site.privileges(), counts: provinces(view).map(hand).collect() },
    ]
}
