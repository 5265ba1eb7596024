//! Why an action is not legal.

use fortuna::card::{ActionCard, Building, Cube, Favour, Helper, PALACE, Privilege};
use fortuna::{Decision, Refusal};

use super::things;
use crate::words::say;
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, refusal: Refusal) -> String {
    to.cite(reason(to.words, refusal), refusal)
}

fn reason(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => say!(words, "fortuna-no-game-over"),
        Refusal::NotYourTurn => say!(words, "fortuna-no-turn"),
        Refusal::NotTheQuestion { .. } => say!(words, "fortuna-no-question"),
        Refusal::MayNotDecline { asked: Decision::Military } => {
            say!(words, "fortuna-no-decline-military")
        }
        Refusal::MayNotDecline { asked: Decision::EndTurn } => {
            say!(words, "fortuna-no-decline-end-turn")
        }
        Refusal::MayNotDecline { .. } => say!(words, "fortuna-no-decline"),
        Refusal::NotInThePool { card } => of_card(words, card, "fortuna-no-pool"),
        Refusal::NotOnYourEdge { card, .. } => of_card(words, card, "fortuna-no-edge"),
        Refusal::OnYourEdge { card, .. } => of_card(words, card, "fortuna-no-own-edge"),
        Refusal::FaceDown { card } => of_card(words, card, "fortuna-no-face-down"),
        Refusal::NoEffect { card } => of_card(words, card, "fortuna-no-effect"),
        Refusal::BribeTooDear { card } => of_card(words, card, "fortuna-no-bribe"),
        Refusal::TooMany { most, .. } => say!(words, "fortuna-no-too-many", most = most),
        Refusal::TooFew { .. } => say!(words, "fortuna-no-too-few"),
        Refusal::SupplyEmpty { cube, .. } => of_cube(words, cube),
        Refusal::SupplyShort { cube, most } => {
            say!(words, "fortuna-no-supply-left", goods = things::cubes(words, cube, most))
        }
        Refusal::NoDieLeft => say!(words, "fortuna-no-die-left"),
        Refusal::PileEmpty { building } => of_building(words, building, "fortuna-no-pile"),
        Refusal::AlreadyBuilt { building } => of_building(words, building, "fortuna-no-twice"),
        Refusal::NoRoomToBuild => say!(words, "fortuna-no-room"),
        Refusal::TooDear { building, .. } => of_building(words, building, "fortuna-no-price"),
        Refusal::PalaceNeedsMarriage => say!(words, "fortuna-no-palace-unmarried"),
        Refusal::NoCenturion => say!(words, "fortuna-no-centurion"),
        Refusal::AlreadyCommanded => say!(words, "fortuna-no-second-centurion"),
        Refusal::NoRollAtThePalace { .. } => say!(words, "fortuna-no-roll-in-palace"),
        Refusal::AlreadyRolled => say!(words, "fortuna-no-roll"),
        Refusal::NoSuchDie { value } => say!(words, "fortuna-no-die", value = value),
        Refusal::FavourClosed { favour, .. } => {
            of_favour(words, favour, "fortuna-no-favour-closed")
        }
        Refusal::DieTooLow { favour, die } => {
            let favour = things::favour(words, favour);
            say!(words, "fortuna-no-die-too-low", favour = favour, die = die)
        }
        Refusal::NotEnoughGoods { favour, most } => {
            let offering = things::offering(words, favour, most);
            let favour = things::favour(words, favour);
            say!(words, "fortuna-no-goods", favour = favour, most = most, offering = offering)
        }
        Refusal::TooFewSpaces { most, .. } => {
            say!(words, "fortuna-no-spaces", most = most)
        }
        Refusal::NothingGiven { favour } => of_favour(words, favour, "fortuna-no-gift"),
        Refusal::NotMarried => say!(words, "fortuna-no-marriage"),
        Refusal::NoVestal => say!(words, "fortuna-no-vestal"),
        Refusal::TaxNotAllowed => say!(words, "fortuna-no-tax"),
        Refusal::FavourHasTokens { favour } => of_favour(words, favour, "fortuna-no-flip"),
        Refusal::NotOffered { card, .. } => of_privilege(words, card, "fortuna-no-offer"),
        Refusal::NotHeld { card } => of_privilege(words, card, "fortuna-no-hand"),
        Refusal::HelpersFull { helper } => full(words, helper),
        Refusal::AlreadyAdvanced => say!(words, "fortuna-no-second-advance"),
        Refusal::AtThePalace => say!(words, "fortuna-no-road-left", palace = PALACE),
    }
}

fn of_card(words: &Words, card: ActionCard, id: &str) -> String {
    say!(words, id, card = things::action_card(words, card))
}

fn of_cube(words: &Words, cube: Cube) -> String {
    say!(words, "fortuna-no-supply", goods = things::cube(words, cube))
}

fn of_building(words: &Words, building: Building, id: &str) -> String {
    say!(words, id, building = things::building(words, building))
}

fn of_favour(words: &Words, favour: Favour, id: &str) -> String {
    say!(words, id, favour = things::favour(words, favour))
}

fn of_privilege(words: &Words, card: Privilege, id: &str) -> String {
    say!(words, id, card = things::privilege(words, card))
}

fn full(words: &Words, helper: Helper) -> String {
    say!(words, "fortuna-no-helper", helpers = things::helpers(words, helper, 3))
}
