//! What stands on the drawn table.

use engine::{Seat, slugs};
use glory_to_rome::View;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};

pub use super::effect::{actions, budget as actions_left};
use super::{buildings, effect, things};
use crate::message::say;
use crate::{Reader, Words};

slugs! {
    /// A short word that stands by itself: a heading, a tag.
    pub enum Label {
        Pool = "pool",
        Sites = "sites",
        InTown = "in-town",
        Outside = "outside",
        Deck = "deck",
        Jacks = "jacks",
        Clients = "clients",
        Influence = "influence",
        Vault = "vault",
        Stockpile = "stockpile",
        Buildings = "buildings",
        Others = "others",
        Commons = "commons",
        Hand = "hand",
        /// A hand that others see, too.
        Held = "held",
        You = "you",
        Leader = "leader",
        Jack = "jack",
        AnyRole = "any-role",
        JackDoes = "jack-does",
        /// Cards of one role that count as a Jack.
        Petition = "petition",
        /// Two of them, by the Circus.
        Pair = "pair",
        Drawn = "drawn",
        /// A function that works for everybody.
        Public = "public",
        /// A function that works before the building is completed.
        AtWork = "at-work",
        /// A player did not follow.
        Thinks = "thinks",
        Asked = "asked",
        /// What a player says who has nothing that is demanded.
        Glory = "glory",
        Lead = "lead",
        Follow = "follow",
        Act = "act",
    }
}

pub fn label(words: &Words, label: Label) -> String {
    say!(words, gtr_label[Label: label])
}

pub fn camp(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, gtr_board_camp, who = to.whom(seat))
}

pub fn pile(words: &Words, material: Material, n: u8) -> String {
    say!(
        words,
        gtr_board_pile,
        materials = things::so_much(words, material, n),
        role = things::role(words, material.role()),
    )
}

pub fn sites(words: &Words, material: Material, outside: bool, n: u8) -> String {
    let material = things::material(words, material);
    say!(words, gtr_board_lots, material = material, outside = outside, n = n)
}

pub fn clients(words: &Words, role: Role, n: u8, n_fresh: u8) -> String {
    let clients = things::clients_of(words, role, n);
    say!(words, gtr_board_clients_of, clients = clients, n = n_fresh)
}

/// A card that was played, by what it is made of.
pub fn played(words: &Words, material: Material, n: u8) -> String {
    let role = things::role(words, material.role());
    say!(words, gtr_board_played, role = role, n = n)
}

pub fn hand(words: &Words, n: u8, n_jacks: u8) -> String {
    let (cards, jacks) = (things::cards(words, n), things::jacks(words, n_jacks));
    say!(words, gtr_board_hand_of, cards = cards, jacks = jacks, n = n_jacks)
}

pub fn vault(words: &Words, n: u8, limit: u8) -> String {
    say!(words, gtr_board_vault_of, cards = things::cards(words, n), limit = limit)
}

/// How many cards the deck or the pile of Jacks holds.
pub fn left(words: &Words, n: u8) -> String {
    say!(words, gtr_board_left, n = n)
}

/// Copies of a card.
pub fn times(words: &Words, n: u8) -> String {
    say!(words, gtr_board_times, n = n)
}

/// A completed building, or one that is so far.
pub fn building(words: &Words, building: Building, progress: Option<(u8, Material)>) -> String {
    let name = buildings::name(words, building);
    match progress {
        None => say!(words, gtr_board_complete, name = name),
        Some((n, site)) => {
            let site_name = things::material(words, site);
            say!(words, gtr_board_begun, name = name, n = n, of = site.value(), site = site_name)
        }
    }
}

/// Whose public building it is.
pub fn of_owner(to: &Reader<'_>, owner: Seat) -> String {
    say!(to, gtr_board_owner, who = to.whom(owner))
}

/// Who built what someone else has now.
pub fn stolen_from(to: &Reader<'_>, builder: Seat) -> String {
    say!(to, gtr_board_stolen, who = to.whom(builder))
}

pub fn stolen_building(to: &Reader<'_>, building: &str, builder: Seat) -> String {
    let from = stolen_from(to, builder);
    say!(to, gtr_board_stolen_building, building = building, from = from)
}

pub fn demand(words: &Words, demand: Counts) -> String {
    say!(words, gtr_board_demands, what = things::materials(words, demand))
}

/// The actions that someone has in this turn, or has left.
pub fn has_actions(words: &Words, n: u8, is_acting: bool) -> String {
    let actions = things::actions(words, n);
    say!(words, gtr_board_actions, actions = actions, acting = is_acting)
}

pub fn actions_between(words: &Words, least: u8, most: u8) -> String {
    if least == most {
        return things::actions(words, least);
    }
    say!(words, gtr_board_between, least = least, most = most)
}

pub fn points(words: &Words, n: u8) -> String {
    say!(words, gtr_board_points, n = n)
}

/// Why the answer would end the game, if it does for certain.
pub fn warning(to: &Reader<'_>, view: &View, action: glory_to_rome::Action) -> Option<String> {
    let by = effect::ends(view, action)?;
    Some(say!(to, gtr_board_ends, reason = super::end::reason(to.words, by)))
}

/// What someone should know before offering a victory.
pub fn grant_warning(to: &Reader<'_>) -> String {
    say!(to, gtr_board_grant)
}
