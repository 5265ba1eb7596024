//! Why an action is not legal.

use fortuna::card::{ActionCard, Building, Cube, Favour, Helper, PALACE, Privilege};
use fortuna::{Decision, Refusal};

use super::things;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, refusal: Refusal) -> String {
    to.cite(reason(to.words, refusal), refusal)
}

fn reason(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => say!(words, fortuna_no_game_over),
        Refusal::NotYourTurn => say!(words, fortuna_no_turn),
        Refusal::NotTheQuestion { .. } => say!(words, fortuna_no_question),
        Refusal::MayNotDecline { asked: Decision::Military } => {
            say!(words, fortuna_no_decline_military)
        }
        Refusal::MayNotDecline { asked: Decision::EndTurn } => {
            say!(words, fortuna_no_decline_end_turn)
        }
        Refusal::MayNotDecline { .. } => say!(words, fortuna_no_decline),
        Refusal::NotInThePool { card } => of_card(words, card, id::fortuna_no_pool),
        Refusal::NotOnYourEdge { card, .. } => of_card(words, card, id::fortuna_no_edge),
        Refusal::OnYourEdge { card, .. } => of_card(words, card, id::fortuna_no_own_edge),
        Refusal::FaceDown { card } => of_card(words, card, id::fortuna_no_face_down),
        Refusal::NoEffect { card } => of_card(words, card, id::fortuna_no_effect),
        Refusal::BribeTooDear { card } => of_card(words, card, id::fortuna_no_bribe),
        Refusal::TooMany { most, .. } => say!(words, fortuna_no_too_many, most = most),
        Refusal::TooFew { .. } => say!(words, fortuna_no_too_few),
        Refusal::SupplyEmpty { cube, .. } => of_cube(words, cube),
        Refusal::SupplyShort { cube, most } => {
            say!(words, fortuna_no_supply_left, goods = things::cubes(words, cube, most))
        }
        Refusal::NoDieLeft => say!(words, fortuna_no_die_left),
        Refusal::PileEmpty { building } => {
            say!(words, fortuna_no_pile, building = things::building_noun(words, building))
        }
        Refusal::AlreadyBuilt { building } => of_building(words, building, id::fortuna_no_twice),
        Refusal::NoRoomToBuild => say!(words, fortuna_no_room),
        Refusal::TooDear { building, .. } => of_building(words, building, id::fortuna_no_price),
        Refusal::PalaceNeedsMarriage => say!(words, fortuna_no_palace_unmarried),
        Refusal::NoCenturion => say!(words, fortuna_no_centurion),
        Refusal::AlreadyCommanded => say!(words, fortuna_no_second_centurion),
        Refusal::NoRollAtThePalace { .. } => say!(words, fortuna_no_roll_in_palace),
        Refusal::AlreadyRolled => say!(words, fortuna_no_roll),
        Refusal::NoSuchDie { value } => say!(words, fortuna_no_die, value = value),
        Refusal::FavourClosed { favour, .. } => {
            say!(words, fortuna_no_favour_closed, favour = things::favour_noun(words, favour))
        }
        Refusal::DieTooLow { favour, die } => {
            let favour = things::favour_noun(words, favour);
            say!(words, fortuna_no_die_too_low, favour = favour, die = die)
        }
        Refusal::NotEnoughGoods { favour, most } => {
            let offering = things::offering(words, favour, most);
            let favour = things::favour_noun(words, favour);
            say!(words, fortuna_no_goods, favour = favour, most = most, offering = offering)
        }
        Refusal::TooFewSpaces { most, .. } => {
            say!(words, fortuna_no_spaces, most = most)
        }
        Refusal::NothingGiven { favour } => of_favour(words, favour, id::fortuna_no_gift),
        Refusal::NotMarried => say!(words, fortuna_no_marriage),
        Refusal::NoVestal => say!(words, fortuna_no_vestal),
        Refusal::TaxNotAllowed => say!(words, fortuna_no_tax),
        Refusal::FavourHasTokens { favour } => of_favour(words, favour, id::fortuna_no_flip),
        Refusal::NotOffered { card, .. } => of_privilege(words, card, id::fortuna_no_offer),
        Refusal::NotHeld { card } => of_privilege(words, card, id::fortuna_no_hand),
        Refusal::HelpersFull { helper } => full(words, helper),
        Refusal::AlreadyAdvanced => say!(words, fortuna_no_second_advance),
        Refusal::AtThePalace => say!(words, fortuna_no_road_left, palace = PALACE),
    }
}

fn of_card(words: &Words, card: ActionCard, id: Id<with::card_the<'_>>) -> String {
    say!(words, id as card_the, card = things::card_noun(words, card))
}

fn of_cube(words: &Words, cube: Cube) -> String {
    say!(words, fortuna_no_supply, goods = things::cube(words, cube))
}

fn of_building(words: &Words, building: Building, id: Id<with::building_the<'_>>) -> String {
    say!(words, id as building_the, building = things::building_noun(words, building))
}

fn of_favour(words: &Words, favour: Favour, id: Id<with::favour_the<'_>>) -> String {
    say!(words, id as favour_the, favour = things::favour_noun(words, favour))
}

fn of_privilege(words: &Words, card: Privilege, id: Id<with::card<'_>>) -> String {
    say!(words, id as card, card = things::privilege(words, card))
}

fn full(words: &Words, helper: Helper) -> String {
    say!(words, fortuna_no_helper, helpers = things::helpers(words, helper, 3))
}
