//! What an answer would lead to: steps, the end of the game, the barbarian's way.

use engine::{Game, Rng};
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Price, Symbol};
use gloria_mundi::deck::Icons;
use gloria_mundi::grammar::{Bundle, Power};
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Action, Decision, Event, GloriaMundi, View};

use super::things;
use crate::Words;
use crate::message::say;

/// The state that an answer leads to and what happens on the way, in a world that looks like this;
/// none if it is not legal. Only the cards still to be drawn differ from the true world.
pub(super) fn tried(view: &View, action: Action) -> Option<(GloriaMundi, Vec<Event>)> {
    let mut world = GloriaMundi::imagine(view, &mut Rng::new(0));
    if !world.legal_actions().contains(&action) {
        return None;
    }
    let mut events = Vec::new();
    world.apply_unchecked(action, &mut events);
    Some((world, events))
}

/// A warning, if the answer ends the game, at once or by steps that follow from it; else nothing.
pub(super) fn ends(words: &Words, view: &View, action: Action) -> String {
    say!(words, gm_ends, by = ending(view, action).map_or("no", EndedBy::slug))
}

/// How the answer ends the game, if it does, at once or by steps that follow from it.
pub(super) fn ending(view: &View, action: Action) -> Option<EndedBy> {
    let steps = steps_after(view, action);
    if steps > 0 && view.table.own().steps.saturating_add(steps) >= africa(view) {
        return Some(EndedBy::Africa);
    }
    Some(tried(view, action)?.0.outcome()?.ending.by)
}

/// Steps that follow for certain, be it after more questions.
fn steps_after(view: &View, action: Action) -> u8 {
    match (action, view.pending().map(|(_, decision)| decision)) {
        (Action::Use(card), _) => steps(view, card, 1),
        (Action::Times(n), Some(Decision::Times { card })) => steps(view, card, n),
        (Action::Pay(..), Some(Decision::Pay { due: Due::Power { card, times }, .. })) => {
            steps(view, card, times)
        }
        (Action::Buy(slot, _), _)
        | (Action::Pay(..), Some(Decision::Pay { due: Due::Building { slot, .. }, .. })) => {
            let card = view.table.forum.get(usize::from(slot)).copied().flatten();
            card.map_or(0, |card| view.edition.card(card).steps)
        }
        _ => 0,
    }
}

/// Steps from Rome to Africa.
pub(super) fn africa(view: &View) -> u8 {
    view.edition.board().africa
}

/// How often a power gives its gain when it is used once now.
pub(super) fn times_now(view: &View, power: &Power) -> u8 {
    let own = view.table.own();
    match power {
        Power::Count { of, .. } => u8::try_from(view.edition.count(own, *of)).unwrap_or(u8::MAX),
        Power::Condition { of, .. } => own.n_cards(*of),
        Power::Produce(_)
        | Power::Spend { .. }
        | Power::PullDown { .. }
        | Power::Barbarian { .. }
        | Power::Replace { .. }
        | Power::Wall
        | Power::None => 1,
    }
}

/// What a power gives for one use, without counting.
pub(super) const fn gain(power: &Power) -> Option<&Bundle> {
    match power {
        Power::Produce(gain)
        | Power::Spend { gain, .. }
        | Power::Count { gain, .. }
        | Power::Condition { gain, .. }
        | Power::Barbarian { gain, .. } => Some(gain),
        Power::PullDown { .. } | Power::Replace { .. } | Power::Wall | Power::None => None,
    }
}

/// The steps that a card's power gives for certain when it is used `times` times.
fn steps(view: &View, card: CardId, times: u8) -> u8 {
    let Some(card) = view.edition.options.deck.cards.get(card.index()) else {
        return 0;
    };
    let times = times.saturating_mul(times_now(view, &card.power));
    gain(&card.power).map_or(0, |gain| gain.times(times).fixed[Symbol::Step.index()])
}

/// The first space ahead of the barbarian without tribute.
pub(super) const fn tribute_space(view: &View) -> u8 {
    view.table.barbarian + view.table.covered + 1
}

/// What the tribute would cost now; nothing if it cannot be paid because Rome is next.
pub(super) fn tribute(view: &View) -> Price {
    let [farms, cities, legions] = view.edition.board().icons(tribute_space(view)).0;
    [farms, cities, legions, 0]
}

/// Whether the barbarian enters Rome at the end of this turn, whatever is done.
pub(super) fn is_last_turn(view: &View) -> bool {
    view.table.covered == 0 && tribute_space(view) >= view.edition.board().rome()
}

/// How far the barbarian goes if no tribute is paid, and all icons on the way.
pub(super) fn advance(view: &View) -> (u8, Icons) {
    let n = view.table.covered.max(1);
    let (from, board) = (view.table.barbarian, view.edition.board());
    let to = from.saturating_add(n);
    let icons = (from + 1..=to).map(|space| board.icons(space));
    (n, icons.fold(Icons::default(), Icons::plus))
}

/// A space of the barbarian's road, by its distance from Rome.
pub(super) fn before_rome(words: &Words, rome: u8, space: u8) -> String {
    let left = rome.saturating_sub(space);
    say!(words, gm_before_rome, n = left, spaces = things::spaces(words, left))
}
