//! What stands on the drawn table.

use engine::Seat;
use gloria_mundi::View;
use gloria_mundi::card::{Card, CardId, Kind, Production, Resource};
use gloria_mundi::grammar::{Power, Repeat};

pub use super::end::{end, warning};
pub use super::phase::Phase;
pub use super::road::lines as road;
use super::{cards, effect, things};
use crate::reader::yes;
use crate::words::say;
use crate::{Reader, Words};

/// Headings and labels that never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Of the forum.
    Forum,
    /// How prices are made there.
    ForumNote,
    /// Of a place of the forum without card.
    EmptyPlace,
    /// Of the spaces ahead of the barbarian.
    Ahead,
    /// Of the barbarian.
    Barbarian,
    /// Of the tribute that lies before him.
    Lying,
    /// Of the other players' cards.
    Others,
    /// Of the viewer's own name.
    You,
    /// Of the viewer's counters.
    Screen,
    /// Of counters that are not shown.
    Screened,
    /// Of the viewer's production cards.
    Hand,
    /// Of what is chosen one by one.
    Choose,
    /// Of what an architect lets one pay.
    Replace,
    /// Of the counters that pay.
    Pay,
    /// What happens when tribute is paid.
    Stays,
    /// Rome, as it stands on the map.
    Rome,
    /// The end of the road, as it stands on the map.
    Africa,
    /// Written along the barbarian's road.
    Road,
}

/// A heading or a label.
pub fn label(words: &Words, label: Label) -> String {
    say!(
        words,
        match label {
            Label::Forum => "gm-board-forum",
            Label::ForumNote => "gm-board-forum-note",
            Label::EmptyPlace => "gm-board-empty-place",
            Label::Ahead => "gm-board-ahead",
            Label::Barbarian => "gm-board-barbarian",
            Label::Lying => "gm-board-lying",
            Label::Others => "gm-board-others",
            Label::You => "gm-board-you",
            Label::Screen => "gm-board-screen",
            Label::Screened => "gm-board-screened",
            Label::Hand => "gm-board-hand",
            Label::Choose => "gm-board-choose",
            Label::Replace => "gm-board-replace",
            Label::Pay => "gm-board-pay",
            Label::Stays => "gm-board-stays",
            Label::Rome => "gm-board-rome",
            Label::Africa => "gm-board-africa",
            Label::Road => "gm-board-road",
        }
    )
}

/// The name of a production card as a title.
pub fn title(words: &Words, card: Production) -> String {
    say!(
        words,
        match card {
            Production::Farm => "gm-title-farm",
            Production::City => "gm-title-city",
            Production::Legion => "gm-title-legion",
        }
    )
}

/// The name of a resource as a title.
pub fn resource_title(words: &Words, kind: Resource) -> String {
    say!(
        words,
        match kind {
            Resource::Food => "gm-title-food",
            Resource::Gold => "gm-title-gold",
            Resource::Peace => "gm-title-peace",
            Resource::Glory => "gm-title-glory",
        }
    )
}

/// "pay 6" or "costs 6".
pub fn total(words: &Words, n: u8, may_buy: bool) -> String {
    say!(words, "gm-board-total", n = n, may = yes(may_buy))
}

/// Why a building cannot be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// No production card of its type is free; of a red one, none at all.
    Place(Kind),
    /// So many of a resource.
    Of(Resource, u16),
    /// So many of any.
    Any(u16),
}

/// What is missing for a purchase, in a few words.
pub fn lack(words: &Words, lack: Lack) -> String {
    match lack {
        Lack::Place(Kind::Red) => say!(words, "gm-board-no-card"),
        Lack::Place(kind) => say!(words, "gm-board-no-place", kind = things::kind(words, kind)),
        Lack::Of(kind, n) => {
            say!(words, "gm-board-short", what = things::n_symbols(words, kind.symbol(), n))
        }
        Lack::Any(n) => say!(words, "gm-board-short-any", n = n),
    }
}

/// Where a building is offered, what it costs and how far it leads, for who cannot see it.
pub fn offer(words: &Words, slot: u8, card: &Card) -> String {
    let (cost, steps) = (things::price(words, card.cost), things::steps(words, card.steps));
    say!(words, "gm-board-offer", slot = slot, cost = cost, steps = steps)
}

/// A power in as few words as can be.
pub fn short_power(words: &Words, power: &Power) -> String {
    let gain = effect::gain(power).map(|gain| things::bundle(words, gain)).unwrap_or_default();
    match power {
        Power::Produce(_) => gain,
        Power::Spend { price, gain: same, repeat } if price == same => {
            let often = yes(*repeat == Repeat::Any);
            say!(words, "gm-short-swap", what = gain, often = often)
        }
        Power::Spend { price, repeat, .. } => {
            let often = yes(*repeat == Repeat::Any);
            say!(
                words,
                "gm-short-spend",
                price = things::bundle(words, price),
                gain = gain,
                often = often
            )
        }
        Power::PullDown { repeat } => {
            say!(words, "gm-short-pull-down", often = yes(*repeat == Repeat::Any))
        }
        Power::Count { of, .. } => {
            say!(words, "gm-short-count", gain = gain, card = things::counted(words, *of))
        }
        Power::Condition { of, .. } => say!(
            words,
            "gm-short-condition",
            gain = gain,
            card = things::production(words, *of),
            cards = things::productions(words, *of),
        ),
        Power::Barbarian { on, .. } => {
            say!(words, "gm-short-barbarian", gain = gain, icon = things::production(words, *on))
        }
        Power::Replace { price, gain, .. } => {
            let from = things::bundle(words, price);
            if let Some(swap) = power.swap() {
                let wanted = things::kinds(words, swap.to);
                return say!(words, "gm-short-replace", from = from, wanted = wanted);
            }
            let wanted = things::bundle(words, gain);
            say!(words, "gm-short-replace-several", from = from, wanted = wanted)
        }
        Power::Wall => say!(words, "gm-short-wall"),
        Power::None => say!(words, "gm-short-none"),
    }
}

/// Why a counter cannot be laid down for a bill of so many.
pub fn no_fit(words: &Words, n: u8) -> String {
    say!(words, "gm-board-no-fit", n = n)
}

/// What a production card without building gives.
pub fn free(words: &Words, card: Production) -> String {
    let gain = things::n_symbols(words, card.resource().symbol(), 1_u8);
    say!(words, "gm-board-free", gain = gain)
}

/// The production card under a building.
pub fn under(words: &Words, view: &View, card: CardId, on: Production) -> String {
    let name = cards::name(words, &view.edition.options, card);
    say!(words, "gm-board-under", production = things::production(words, on), card = name)
}

/// Whose cards these are.
pub fn tableau(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, "gm-board-tableau", you = to.you(seat), who = to.names.of(seat))
}

/// The type of the turn.
pub fn turn(words: &Words, of: Option<Production>) -> String {
    match of {
        Some(of) => say!(words, "gm-board-turn-of", kind = title(words, of)),
        None => say!(words, "gm-board-turn"),
    }
}

/// How far a Roman has come.
pub fn walked(words: &Words, view: &View, seat: Seat) -> String {
    let n = view.table.estates[seat.index()].steps;
    say!(words, "gm-board-walked", n = n, africa = effect::africa(view))
}

/// How many production cards are held.
pub fn held(words: &Words, n: u8) -> String {
    say!(words, "gm-board-held", n = n)
}

/// The map in a sentence.
pub fn map(to: &Reader<'_>, view: &View) -> String {
    let rome = view.edition.board().rome();
    let romans = Seat::all(view.table.n_players).map(|seat| {
        let n = view.table.estates[seat.index()].steps;
        say!(to, "gm-board-roman", who = to.who(seat), n = n)
    });
    say!(
        to,
        "gm-board-map",
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
    say!(words, "gm-board-space", icons = icons, place = place, state = state)
}

/// How far it is to Rome.
pub fn to_rome(words: &Words, view: &View) -> String {
    let left = view.edition.board().rome().saturating_sub(view.table.barbarian);
    say!(words, "gm-board-to-rome", n = left)
}

/// Counters of a kind, and where.
pub fn counters(words: &Words, kind: Resource, n: u16) -> String {
    things::n_symbols(words, kind.symbol(), n)
}

/// Some of a kind that can be taken from the tribute.
pub fn lying(words: &Words, kind: Resource, n: u8) -> String {
    say!(words, "gm-board-lies", what = things::n_symbols(words, kind.symbol(), n))
}
