//! Why an action is not legal.

use gloria_mundi::card::{CardId, Production, Resource};
use gloria_mundi::{Decision, Options, Refusal};

use super::{cards, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, Plain, say};
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, options: &Options, refusal: Refusal) -> String {
    to.cite(reason(to.words, options, refusal), refusal)
}

fn reason(words: &Words, options: &Options, refusal: Refusal) -> String {
    let of_card = |card: CardId, id: Id<with::card<'_>>| {
        say!(words, id as card, card = cards::name(words, options, card))
    };
    match refusal {
        Refusal::GameOver => say!(words, gm_no_game_over),
        Refusal::NotYourTurn => say!(words, gm_no_turn),
        Refusal::NotTheQuestion { .. } => say!(words, gm_no_question),
        Refusal::MayNotDecline { asked } => words.plain(may_not_decline(asked)),
        Refusal::NotInHand { card } => {
            say!(words, gm_no_hand, card = things::production(words, card))
        }
        Refusal::NotYours { card, .. } => of_card(card, id::gm_no_yours),
        Refusal::NotReady { card } => of_card(card, id::gm_no_ready),
        Refusal::OtherType { card } => of_card(card, id::gm_no_type),
        Refusal::Red { card } => of_card(card, id::gm_no_red),
        Refusal::NoPower { card } => of_card(card, id::gm_no_power),
        Refusal::InsteadFirst { card } => of_card(card, id::gm_no_instead_first),
        Refusal::PassedOver { card } => of_card(card, id::gm_no_passed_over),
        Refusal::CannotSpend { card } => of_card(card, id::gm_no_spend),
        Refusal::NoJoker { card } => of_card(card, id::gm_no_joker),
        Refusal::NothingToCount { card } => of_card(card, id::gm_no_count),
        Refusal::BarbarianElsewhere { card, icon } => {
            on_type(words, options, (card, icon), id::gm_no_barbarian)
        }
        Refusal::NotItself { card } => of_card(card, id::gm_no_itself),
        Refusal::Times { most } => say!(words, gm_no_times, most = most),
        Refusal::NotThisKind { asked } => not_this_kind(words, asked),
        Refusal::Amount { least, most, .. } => {
            let exact = least == most;
            say!(words, gm_no_amount, least = least, most = most, exact = exact)
        }
        Refusal::EmptySlot { slot } => say!(words, gm_no_slot, slot = slot),
        Refusal::WrongPlace { card, on } => {
            on_type(words, options, (card, on), id::gm_no_wrong_place)
        }
        Refusal::NoPlace { card, on } => on_type(words, options, (card, on), id::gm_no_place),
        Refusal::TooDear { slot } => say!(words, gm_no_price, slot = slot),
        Refusal::GloryMissing { slot } => say!(words, gm_no_glory, slot = slot),
        Refusal::NoArchitect { from, to } => pair(words, from, to, id::gm_no_architect),
        Refusal::NotReplaceable { from, to } => pair(words, from, to, id::gm_no_replacement),
        Refusal::OtherArchitect { card, from, to } => {
            let (from, to) = (things::resource(words, from), things::resource(words, to));
            let card = cards::name(words, options, card);
            say!(words, gm_no_other_architect, card = card, from = from, wanted = to)
        }
        Refusal::NotServing { card } => of_card(card, id::gm_no_serving),
        Refusal::MustReplace => say!(words, gm_no_must_replace),
        Refusal::TributeTooDear => say!(words, gm_no_tribute),
        Refusal::PartOfTribute => say!(words, gm_no_tribute_part),
        Refusal::NotDemanded { production } => {
            say!(words, gm_no_demand, production = things::production(words, production))
        }
        Refusal::NoneFree { production } => {
            say!(words, gm_no_free, production = things::production(words, production))
        }
        Refusal::NoWall { card } => of_card(card, id::gm_no_wall),
        Refusal::NotLying { symbol } => {
            say!(words, gm_no_lying, kind = things::symbol(words, symbol))
        }
    }
}

const fn may_not_decline(asked: Decision) -> Plain {
    match asked {
        Decision::Play => id::gm_no_decline_play,
        Decision::Lose => id::gm_no_decline_lose,
        Decision::Instead
        | Decision::Activate
        | Decision::Times { .. }
        | Decision::Take { .. }
        | Decision::PullDown { .. }
        | Decision::Buy
        | Decision::Replace { .. }
        | Decision::Architect { .. }
        | Decision::Pay { .. }
        | Decision::Tribute
        | Decision::Recover => id::gm_no_decline,
    }
}

fn on_type(
    words: &Words,
    options: &Options,
    (card, on): (CardId, Production),
    id: Id<with::card_production<'_>>,
) -> String {
    let name = cards::name(words, options, card);
    say!(words, id as card_production, card = name, production = things::production(words, on))
}

fn not_this_kind(words: &Words, asked: Decision) -> String {
    if let Decision::Take { of, .. } = asked {
        return say!(words, gm_no_kind, kind = things::symbol(words, of));
    }
    if let Decision::Pay { of, .. } = asked {
        return say!(words, gm_no_kind, kind = things::resource(words, of));
    }
    say!(words, gm_no_question)
}

fn pair(words: &Words, from: Resource, to: Resource, id: Id<with::from_wanted<'_>>) -> String {
    let (from, to) = (things::resource(words, from), things::resource(words, to));
    say!(words, id as from_wanted, from = from, wanted = to)
}
