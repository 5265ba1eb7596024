//! What stands on the drawn table.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};

use super::{buildings, effect, things};
use crate::reader::yes;
use crate::words::say;
use crate::{Reader, Words};

/// A short word that stands by itself: a heading, a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The cards that everybody may take.
    Pool,
    /// The sites of all materials.
    Sites,
    /// Those in town.
    InTown,
    /// Those out of town.
    Outside,
    /// The deck.
    Deck,
    /// The pile of Jacks.
    Jacks,
    /// The clients of a player.
    Clients,
    /// The influence of a player.
    Influence,
    /// The vault of a player.
    Vault,
    /// The stockpile of a player.
    Stockpile,
    /// The buildings of a player.
    Buildings,
    /// The others' camps.
    Others,
    /// What all share.
    Commons,
    /// The viewer's own cards.
    Hand,
    /// The viewer.
    You,
    /// Who leads.
    Leader,
    /// A Jack.
    Jack,
    /// What a Jack stands for.
    AnyRole,
    /// What a Jack does.
    JackDoes,
    /// Cards of one role that count as a Jack.
    Petition,
    /// Two of them, by the Circus.
    Pair,
    /// The card that a Fountain drew.
    Drawn,
    /// A function that works for everybody.
    Public,
    /// A function that works before the building is completed.
    AtWork,
    /// Somebody did not follow.
    Thinks,
    /// Somebody is asked.
    Asked,
    /// What somebody says who has nothing that is demanded.
    Glory,
    /// The step in which a role is led.
    Lead,
    /// The step in which it is followed.
    Follow,
    /// The step in which everybody acts.
    Act,
}

/// The word.
pub fn label(words: &Words, label: Label) -> String {
    let id = match label {
        Label::Pool => "gtr-board-pool",
        Label::Sites => "gtr-board-sites",
        Label::InTown => "gtr-board-in-town",
        Label::Outside => "gtr-board-outside",
        Label::Deck => "gtr-board-deck",
        Label::Jacks => "gtr-board-jacks",
        Label::Clients => "gtr-board-clients",
        Label::Influence => "gtr-board-influence",
        Label::Vault => "gtr-board-vault",
        Label::Stockpile => "gtr-board-stockpile",
        Label::Buildings => "gtr-board-buildings",
        Label::Others => "gtr-board-others",
        Label::Commons => "gtr-board-commons",
        Label::Hand => "gtr-board-hand",
        Label::You => "gtr-board-you",
        Label::Leader => "gtr-board-leader",
        Label::Jack => "gtr-board-jack",
        Label::AnyRole => "gtr-board-any-role",
        Label::JackDoes => "gtr-board-jack-does",
        Label::Petition => "gtr-board-petition",
        Label::Pair => "gtr-board-pair",
        Label::Drawn => "gtr-board-drawn",
        Label::Public => "gtr-board-public",
        Label::AtWork => "gtr-board-at-work",
        Label::Thinks => "gtr-board-thinks",
        Label::Asked => "gtr-board-asked",
        Label::Glory => "gtr-board-glory",
        Label::Lead => "gtr-board-lead",
        Label::Follow => "gtr-board-follow",
        Label::Act => "gtr-board-act",
    };
    say!(words, id)
}

/// Whose camp it is.
pub fn camp(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, "gtr-board-camp", who = to.whom(seat), you = to.you(seat))
}

/// A pile of the pool.
pub fn pile(words: &Words, material: Material, n: u8) -> String {
    let role = things::role(words, material.role());
    say!(words, "gtr-board-pile", material = things::material(words, material), role = role, n = n)
}

/// The sites of a material in one place.
pub fn sites(words: &Words, material: Material, outside: bool, n: u8) -> String {
    let material = things::material(words, material);
    say!(words, "gtr-board-lots", material = material, outside = yes(outside), n = n)
}

/// Clients of a role, with those who are new.
pub fn clients(words: &Words, role: Role, n: u8, n_fresh: u8) -> String {
    let clients = things::clients_of(words, role, n);
    say!(words, "gtr-board-clients-of", clients = clients, n = n_fresh)
}

/// A card that was played, by what it is made of.
pub fn played(words: &Words, material: Material, n: u8) -> String {
    let role = things::role(words, material.role());
    say!(words, "gtr-board-played", role = role, n = n)
}

/// Cards in somebody's hand, with how many of them are Jacks.
pub fn hand(words: &Words, n: u8, n_jacks: u8) -> String {
    let (cards, jacks) = (things::cards(words, n), things::jacks(words, n_jacks));
    say!(words, "gtr-board-hand-of", cards = cards, jacks = jacks, n = n_jacks)
}

/// How many cards a vault holds.
pub fn vault(words: &Words, n: u8, limit: u8) -> String {
    say!(words, "gtr-board-vault-of", cards = things::cards(words, n), limit = limit)
}

/// How many cards the deck or the pile of Jacks holds.
pub fn left(words: &Words, n: u8) -> String {
    say!(words, "gtr-board-left", n = n)
}

/// Copies of a card.
pub fn times(words: &Words, n: u8) -> String {
    say!(words, "gtr-board-times", n = n)
}

/// A completed building, or one that is so far.
pub fn building(words: &Words, building: Building, progress: Option<(u8, Material)>) -> String {
    let name = buildings::name(words, building);
    match progress {
        None => say!(words, "gtr-board-complete", name = name),
        Some((n, site)) => {
            let site_name = things::material(words, site);
            say!(words, "gtr-board-begun", name = name, n = n, of = site.value(), site = site_name)
        }
    }
}

/// Whose public building it is.
pub fn of_owner(to: &Reader<'_>, owner: Seat) -> String {
    say!(to, "gtr-board-owner", who = to.whom(owner))
}

/// Who built what somebody else has now.
pub fn stolen_from(to: &Reader<'_>, builder: Seat) -> String {
    say!(to, "gtr-board-stolen", who = to.whom(builder), you = to.you(builder))
}

/// A building that somebody else built.
pub fn stolen_building(to: &Reader<'_>, building: &str, builder: Seat) -> String {
    let from = stolen_from(to, builder);
    say!(to, "gtr-board-stolen-building", building = building, from = from)
}

/// What is demanded.
pub fn demand(words: &Words, demand: Counts) -> String {
    say!(words, "gtr-board-demands", what = things::materials(words, demand))
}

/// The actions that somebody has in this turn, or has left.
pub fn has_actions(words: &Words, n: u8, is_acting: bool) -> String {
    let actions = things::actions(words, n);
    say!(words, "gtr-board-actions", actions = actions, acting = yes(is_acting))
}

/// From so many to so many actions.
pub fn actions_between(words: &Words, least: u8, most: u8) -> String {
    if least == most {
        return things::actions(words, least);
    }
    say!(words, "gtr-board-between", least = least, most = most)
}

/// Points in the vault.
pub fn points(words: &Words, n: u8) -> String {
    say!(words, "gtr-board-points", n = n)
}

/// Actions of a role that so many units give to a seat, with all clients who act.
pub const fn actions(view: &View, seat: Seat, role: Role, units: u8) -> u8 {
    effect::actions(view, seat, role, units)
}

/// Actions that whoever acts has left, the present one included.
pub fn actions_left(view: &View) -> u8 {
    effect::budget(view)
}

/// Why the answer would end the game, if it does for certain.
pub fn warning(to: &Reader<'_>, view: &View, action: glory_to_rome::Action) -> Option<String> {
    let by = effect::ends(view, action)?;
    Some(say!(to, "gtr-board-ends", reason = super::end::reason(to.words, by)))
}

/// What somebody should know before offering a victory.
pub fn grant_warning(to: &Reader<'_>) -> String {
    say!(to, "gtr-board-grant")
}
