//! Why an action is not legal.
#![expect(clippy::wildcard_enum_match_arm, reason = "most questions have no sources")]

use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::{Decision, Refusal};

use super::{buildings, things};
use crate::words::say;
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, refusal: Refusal) -> String {
    to.cite(reason(to, refusal), refusal)
}

fn reason(to: &Reader<'_>, refusal: Refusal) -> String {
    use Refusal as R;
    let words = to.words;
    match refusal {
        R::GameOver => say!(words, "gtr-no-game-over"),
        R::NotYourTurn => say!(words, "gtr-no-turn"),
        R::NotTheQuestion { .. } => say!(words, "gtr-no-question"),
        R::MayNotDecline { .. } => say!(words, "gtr-no-decline"),
        R::NotHeld { card } => of_building(words, card, "gtr-no-card"),
        R::NoJack => say!(words, "gtr-no-jack"),
        R::NoJackInPile => say!(words, "gtr-no-jack-in-pile"),
        R::NotForTheLatrine => say!(words, "gtr-no-latrine-jack"),
        R::NotDrawn { card } => of_building(words, card, "gtr-no-drawn"),
        R::NotOfTheRole { card, role } => {
            let name = buildings::name(words, card);
            say!(words, "gtr-no-role", card = name, role = things::role(words, role))
        }
        R::NoPetition { size } => say!(words, "gtr-no-petition", n = size),
        R::PairsDoNotCount => say!(words, "gtr-no-pairs"),
        R::NotInThePetition { card } => of_building(words, card, "gtr-no-petition-card"),
        R::NoFunction { building } => of_building(words, building, "gtr-no-function"),
        R::DoneAlready { .. } => say!(words, "gtr-no-again"),
        R::NotInPool { material } => of_material(words, material, "gtr-no-pool"),
        R::PoolAfterDeck => say!(words, "gtr-no-pool-after-deck"),
        R::StockpileOrDeck => say!(words, "gtr-no-stockpile-or-deck"),
        R::NotInStockpile { material } => of_material(words, material, "gtr-no-stockpile"),
        R::DeckEmpty => say!(words, "gtr-no-deck"),
        R::StillPlayed { material } => of_material(words, material, "aid-gtr-still-played"),
        R::DemandByHand => say!(words, "aid-gtr-demand"),
        R::WrongSource { asked } => say!(words, source_of(asked)),
        R::NameTaken { building } => of_building(words, building, "gtr-no-twice"),
        R::NoSite { site } => of_material(words, site, "gtr-no-site"),
        R::NoSiteOutside { site } => of_material(words, site, "gtr-no-site-outside"),
        R::TownFirst { site } => of_material(words, site, "gtr-no-town-first"),
        R::OutsideNeedsTwo => say!(words, "gtr-no-outside-two"),
        R::BathIsAlone => say!(words, "gtr-no-outside-bath"),
        R::StairwayCameFirst => say!(words, "gtr-no-outside-stairway"),
        R::WrongSite { card, site } => of_both(words, site, card, "gtr-no-wrong-site"),
        R::NotFounded { building } => of_building(words, building, "gtr-no-foundation"),
        R::DoesNotFit { material, building } => of_both(words, material, building, "gtr-no-fit"),
        R::NotCompleted { building } => of_building(words, building, "gtr-no-completion"),
        R::NobodyHasIt { building } => of_building(words, building, "gtr-no-owner"),
        R::AlreadyPublic { building } => of_building(words, building, "gtr-no-public"),
        R::AlreadyShown { card } => of_building(words, card, "gtr-no-shown"),
        R::NotDemanded { material } => of_material(words, material, "gtr-no-demand"),
        R::GiveFirst { material } => of_material(words, material, "gtr-no-give-first"),
        R::MustGive { material } => of_material(words, material, "gtr-no-glory"),
        R::NoSuchClient { role } => of_role(words, role, "gtr-no-client"),
        R::CannotActAs { role } => of_role(words, role, "gtr-no-acting"),
        R::NotStealable { building } => of_building(words, building, "gtr-no-theft"),
        R::NoPlayedJack { seat } => say!(words, "gtr-no-played-jack", who = to.whom(seat)),
        R::NotInCamp { material } => of_material(words, material, "gtr-no-camp"),
        R::EmptyHand => say!(words, "gtr-no-hand"),
        R::NoGrant => say!(words, "gtr-no-grant"),
        R::OfferedAlready => say!(words, "gtr-no-second-offer"),
    }
}

/// From where a role takes its cards: one of the rules that are mistaken most often.
const fn source_of(asked: Decision) -> &'static str {
    match asked {
        Decision::Craftsman => "aid-gtr-craftsman",
        Decision::Architect { .. } => "aid-gtr-architect",
        Decision::Patron { .. } => "aid-gtr-patron",
        Decision::Laborer { .. } => "aid-gtr-laborer",
        Decision::Merchant { .. } => "aid-gtr-merchant",
        _ => "gtr-no-source",
    }
}

fn of_building(words: &Words, building: Building, id: &str) -> String {
    say!(words, id, building = buildings::name(words, building))
}

fn of_material(words: &Words, material: Material, id: &str) -> String {
    say!(words, id, material = things::material(words, material))
}

fn of_role(words: &Words, role: Role, id: &str) -> String {
    say!(words, id, role = things::role(words, role))
}

fn of_both(words: &Words, material: Material, building: Building, id: &str) -> String {
    let name = buildings::name(words, building);
    say!(words, id, material = things::material(words, material), building = name)
}
