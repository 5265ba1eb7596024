//! What stands on the drawn table.

use engine::{Seat, slugs};
use gloria_mundi::View;
use gloria_mundi::card::{Card, CardId, Kind, Production, Resource};
use gloria_mundi::grammar::{Power, Repeat};

pub use super::end::{end, threat, warning};
pub use super::phase::TurnPhase;
pub use super::table::road;
use super::{cards, effect, things};
use crate::message::say;
use crate::{Reader, Words};

slugs! {
    /// Headings and labels that never change.
    pub enum Label {
        Forum = "forum",
        ForumNote = "forum-note",
        EmptyPlace = "empty-place",
        Ahead = "ahead",
        Barbarian = "barbarian",
        Lying = "lying",
        Others = "others",
        You = "you",
        Screen = "screen",
        Screened = "screened",
        Hand = "hand",
        Choose = "choose",
        Replace = "replace",
        Pay = "pay",
        Stays = "stays",
        Rome = "rome",
        Africa = "africa",
        Road = "road",
    }
}

pub fn label(words: &Words, label: Label) -> String {
    say!(words, gm_label[Label: label])
}

pub fn title(words: &Words, card: Production) -> String {
    say!(words, gm_title_production[Production: card])
}

pub fn resource_title(words: &Words, kind: Resource) -> String {
    say!(words, gm_title_resource[Resource: kind])
}

/// "pay 6" or "costs 6".
pub fn total(words: &Words, n: u8, may_buy: bool) -> String {
    say!(words, gm_board_total, n = n, may = may_buy)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// No production card of its type is free; of a red one, none at all.
    Place(Kind),
    Of(Resource, u16),
    Any(u16),
}

pub fn lack(words: &Words, lack: Lack) -> String {
    match lack {
        Lack::Place(Kind::Red) => say!(words, gm_board_no_card),
        Lack::Place(kind) => say!(words, gm_board_no_place, kind = things::kind(words, kind)),
        Lack::Of(kind, n) => {
            let what = things::n_symbols(words, kind.symbol(), n);
            say!(words, gm_board_short, what = what, n = n)
        }
        Lack::Any(n) => say!(words, gm_board_short_any, n = n),
    }
}

/// Where a building is offered, what it costs and how far it leads, for those who cannot see it.
pub fn offer(words: &Words, slot: u8, card: &Card) -> String {
    let (cost, steps) = (things::price(words, card.cost), things::steps(words, card.steps));
    say!(words, gm_board_offer, slot = slot, cost = cost, steps = steps)
}

/// A power in as few words as can be.
pub fn short_power(words: &Words, power: &Power) -> String {
    let gain = effect::gain(power).map(|gain| things::bundle(words, gain)).unwrap_or_default();
    match power {
        Power::Produce(_) => gain,
        Power::Spend { price, gain: same, repeat } if price == same => {
            let often = *repeat == Repeat::Any;
            say!(words, gm_short_swap, what = gain, often = often)
        }
        Power::Spend { price, repeat, .. } => {
            let often = *repeat == Repeat::Any;
            say!(
                words,
                gm_short_spend,
                price = things::bundle(words, price),
                gain = gain,
                often = often
            )
        }
        Power::PullDown { repeat } => {
            say!(words, gm_short_pull_down, often = *repeat == Repeat::Any)
        }
        Power::Count { of, .. } => {
            say!(words, gm_short_count, gain = gain, card = things::counted(words, *of))
        }
        Power::Condition { of, .. } => say!(
            words,
            gm_short_condition,
            gain = gain,
            card = things::production(words, *of),
            cards = things::productions(words, *of),
        ),
        Power::Barbarian { on, .. } => {
            say!(words, gm_short_barbarian, gain = gain, icon = things::production(words, *on))
        }
        Power::Replace { price, gain, .. } => {
            let (from, wanted) = (things::bundle(words, price), things::bundle(words, gain));
            say!(words, gm_short_replace, from = from, n = things::n_in(*price), wanted = wanted)
        }
        Power::Wall => say!(words, gm_short_wall),
        Power::None => say!(words, gm_short_none),
    }
}

/// Why a counter cannot be laid down for a bill of `n`.
pub fn no_fit(words: &Words, n: u8) -> String {
    say!(words, gm_board_no_fit, n = n)
}

pub fn free(words: &Words, card: Production) -> String {
    let gain = things::n_symbols(words, card.resource().symbol(), 1_u8);
    say!(words, gm_board_free, gain = gain)
}

pub fn under(words: &Words, view: &View, card: CardId, on: Production) -> String {
    let name = cards::name(words, &view.edition.options, card);
    say!(words, gm_board_under, production = things::production(words, on), card = name)
}

pub fn tableau(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, gm_board_tableau, who = to.named(seat))
}

pub fn turn(words: &Words, of: Option<Production>) -> String {
    match of {
        Some(of) => say!(words, gm_board_turn_of, kind = title(words, of)),
        None => say!(words, gm_board_turn),
    }
}

pub fn walked(words: &Words, view: &View, seat: Seat) -> String {
    let n = view.table.estates[seat.index()].steps;
    say!(words, gm_board_walked, n = n, africa = effect::africa(view))
}

pub fn held(words: &Words, n: u8) -> String {
    say!(words, gm_board_held, n = n)
}

pub fn map(to: &Reader<'_>, view: &View) -> String {
    let rome = view.edition.board().rome();
    let romans = Seat::all(view.table.n_players).map(|seat| {
        let n = view.table.estates[seat.index()].steps;
        say!(to, gm_board_roman, who = to.who(seat), n = n)
    });
    say!(
        to,
        gm_board_map,
        place = effect::before_rome(to.words, rome, view.table.barbarian),
        covered = view.table.covered,
        romans = to.words.list(romans),
    )
}

/// A space ahead of the barbarian.
pub fn space(words: &Words, view: &View, space: u8) -> String {
    let rome = view.edition.board().rome();
    if space >= rome {
        return label(words, Label::Rome);
    }
    let next = effect::tribute_space(view);
    let state = match space.cmp(&next) {
        std::cmp::Ordering::Less => "paid",
        std::cmp::Ordering::Equal => "next",
        std::cmp::Ordering::Greater => "later",
    };
    let icons = things::space(words, view.edition.board().icons(space));
    let place = effect::before_rome(words, rome, space);
    say!(words, gm_board_space, icons = icons, place = place, state = state)
}

pub fn to_rome(words: &Words, view: &View) -> String {
    let left = view.edition.board().rome().saturating_sub(view.table.barbarian);
    say!(words, gm_board_to_rome, n = left)
}

pub fn counters(words: &Words, kind: Resource, n: u16) -> String {
    things::n_symbols(words, kind.symbol(), n)
}

/// Some of a kind that can be taken from the tribute.
pub fn lying(words: &Words, kind: Resource, n: u8) -> String {
    say!(words, gm_board_lies, what = things::n_symbols(words, kind.symbol(), n))
}
