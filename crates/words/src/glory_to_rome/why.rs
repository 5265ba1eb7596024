//! Why an action is not legal.
#![expect(clippy::wildcard_enum_match_arm, reason = "most questions have no sources")]

use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::{Decision, Options, Refusal};

use super::{buildings, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, Plain, say};
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, options: &Options, refusal: Refusal) -> String {
    to.cite(reason(to, options, refusal), refusal)
}

fn reason(to: &Reader<'_>, options: &Options, refusal: Refusal) -> String {
    use Refusal as R;
    let words = to.words;
    let noun = |building| buildings::noun(words, building);
    match refusal {
        R::GameOver => say!(words, gtr_no_game_over),
        R::NotYourTurn => say!(words, gtr_no_turn),
        R::NotTheQuestion { .. } => say!(words, gtr_no_question),
        R::MayNotDecline { .. } => say!(words, gtr_no_decline),
        R::NotHeld { card } => of_building(words, card, id::gtr_no_card),
        R::NoJack => say!(words, gtr_no_jack),
        R::NoJackInPile => say!(words, gtr_no_jack_in_pile),
        R::NotForTheLatrine => say!(words, gtr_no_latrine_jack),
        R::NotDrawn { card } => of_building(words, card, id::gtr_no_drawn),
        R::NotOfTheRole { card, role } => {
            let (card, role) = (buildings::name(words, card), things::role_noun(words, role));
            say!(words, gtr_no_role, card = card, role = role)
        }
        R::NoPetition { size } => say!(words, gtr_no_petition, n = size),
        R::PairsDoNotCount => say!(words, gtr_no_pairs),
        R::NotInThePetition { card } => {
            let name = buildings::name(words, card);
            say!(words, gtr_no_petition_card, building = name, n = options.petition)
        }
        R::NoFunction { building } => say!(words, gtr_no_function, building = noun(building)),
        R::DoneAlready { .. } => say!(words, gtr_no_again),
        R::NotInPool { material } => of_material(words, material, id::gtr_no_pool),
        R::PoolAfterDeck => say!(words, gtr_no_pool_after_deck),
        R::StockpileOrDeck => say!(words, gtr_no_stockpile_or_deck),
        R::NotInStockpile { material } => of_material(words, material, id::gtr_no_stockpile),
        R::DeckEmpty => say!(words, gtr_no_deck),
        R::StillPlayed { material } => of_material(words, material, id::aid_gtr_still_played),
        R::DemandByHand => say!(words, aid_gtr_demand),
        R::WrongSource { asked } => words.plain(source_of(asked)),
        R::NameTaken { building } => say!(words, gtr_no_twice, building = noun(building)),
        R::NoSite { site } => of_material(words, site, id::gtr_no_site),
        R::NoSiteOutside { site } => of_material(words, site, id::gtr_no_site_outside),
        R::TownFirst { site } => of_material(words, site, id::gtr_no_town_first),
        R::OutsideNeedsTwo => say!(words, gtr_no_outside_two),
        R::BathIsAlone => say!(words, gtr_no_outside_bath),
        R::StairwayCameFirst => say!(words, gtr_no_outside_stairway),
        R::WrongSite { card, site } => {
            let material = things::material(words, site);
            say!(words, gtr_no_wrong_site, building = noun(card), material = material)
        }
        R::NotFounded { building } => of_building(words, building, id::gtr_no_foundation),
        R::DoesNotFit { material, building } => {
            let material = things::material(words, material);
            say!(words, gtr_no_fit, building = noun(building), material = material)
        }
        R::NotCompleted { building } => of_building(words, building, id::gtr_no_completion),
        R::NobodyHasIt { building } => say!(words, gtr_no_owner, building = noun(building)),
        R::AlreadyPublic { building } => say!(words, gtr_no_public, building = noun(building)),
        R::AlreadyShown { card } => of_building(words, card, id::gtr_no_shown),
        R::NotDemanded { material } => of_material(words, material, id::gtr_no_demand),
        R::GiveFirst { material } => of_material(words, material, id::gtr_no_give_first),
        R::MustGive { material } => of_material(words, material, id::gtr_no_glory),
        R::NoSuchClient { role } => of_role(words, role, id::gtr_no_client),
        R::CannotActAs { role } => of_role(words, role, id::gtr_no_acting),
        R::NotStealable { building } => of_building(words, building, id::gtr_no_theft),
        R::NoPlayedJack { seat } => say!(words, gtr_no_played_jack, who = to.who(seat)),
        R::NotInCamp { material } => of_material(words, material, id::gtr_no_camp),
        R::EmptyHand => say!(words, gtr_no_hand),
        R::NoGrant => say!(words, gtr_no_grant),
        R::OfferedAlready => say!(words, gtr_no_second_offer),
    }
}

/// From where a role takes its cards: one of the rules that are mistaken most often.
const fn source_of(asked: Decision) -> Plain {
    match asked {
        Decision::Craftsman => id::aid_gtr_craftsman,
        Decision::Architect { .. } => id::aid_gtr_architect,
        Decision::Patron { .. } => id::aid_gtr_patron,
        Decision::Laborer { .. } => id::aid_gtr_laborer,
        Decision::Merchant { .. } => id::aid_gtr_merchant,
        _ => id::gtr_no_source,
    }
}

fn of_building(words: &Words, building: Building, id: Id<with::building_the<'_>>) -> String {
    say!(words, id as building_the, building = buildings::noun(words, building))
}

fn of_material(words: &Words, material: Material, id: Id<with::material<'_>>) -> String {
    say!(words, id as material, material = things::material(words, material))
}

fn of_role(words: &Words, role: Role, id: Id<with::role<'_>>) -> String {
    say!(words, id as role, role = things::role(words, role))
}
