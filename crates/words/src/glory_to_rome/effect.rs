//! What an answer would bring about.

use engine::{Game, NoEvents, Rng, Seat};
use glory_to_rome::action::{Source, ThinkResult};
use glory_to_rome::card::{Building, Role};
use glory_to_rome::state::EndedBy;
use glory_to_rome::{Action, Decision, GloryToRome, View};

/// Actions of a role that this many units give, with all clients who act.
pub const fn actions(view: &View, seat: Seat, role: Role, units: u8) -> u8 {
    let clients = view.table.acting_clients(seat, role);
    let doubled = units > 0 && view.table.powers(seat).has(Building::CircusMaximus);
    units + clients * (1 + doubled as u8)
}

/// Actions left of what is being done, the present one included.
pub fn budget(view: &View) -> u8 {
    view.table.granted().map_or_else(|| view.table.actions_left(), |(_, left)| left)
}

/// Order cards that a thinker draws.
pub(super) fn drawn(view: &View, seat: Seat) -> u8 {
    let table = &view.table;
    let missing = table.hand_target(seat).saturating_sub(table.player(seat).hand_size());
    missing.max(1).min(view.n_deck)
}

/// Why the game would end, if the action ended it for certain. Tried out in an imagined world: what
/// the player cannot know makes no difference, except which card lies on top of the deck.
pub(super) fn ends(view: &View, action: Action) -> Option<EndedBy> {
    view.observer?;
    let mut world = GloryToRome::imagine(view, &mut Rng::new(0));
    if !world.is_legal(action) {
        return None;
    }
    world.apply_unchecked(action, &mut NoEvents);
    let by = world.outcome()?.ending.by;
    let by_chance = by == EndedBy::Forum && takes_unseen(action);
    (!by_chance).then_some(by)
}

const fn takes_unseen(action: Action) -> bool {
    matches!(
        action,
        Action::Hire(Source::Deck) | Action::Think(ThinkResult::Draw) | Action::Fountain
    )
}

/// Whether adding one material completes a building of the player who acts.
pub(super) fn completes(view: &View, building: Building) -> bool {
    let table = &view.table;
    let seat = table.turn.performer;
    let by_architect = matches!(view.pending(), Some((_, Decision::Architect { .. })));
    let is_villa = building == Building::Villa && table.options.has_functions();
    table.player(seat).founded.has(building)
        && (is_villa && by_architect || table.missing(seat, building) == 1)
}
