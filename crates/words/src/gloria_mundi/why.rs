//! Why an action is not legal.

use gloria_mundi::card::{CardId, Production, Resource};
use gloria_mundi::{Decision, Options, Refusal};

use super::{cards, things};
use crate::words::say;
use crate::{Reader, Words};

/// The reason, and the rule that says so.
pub(super) fn line(to: &Reader<'_>, options: &Options, refusal: Refusal) -> String {
    to.cite(reason(to.words, options, refusal), refusal)
}

fn reason(words: &Words, options: &Options, refusal: Refusal) -> String {
    let of_card =
        |card: CardId, id: &str| say!(words, id, card = cards::name(words, options, card));
    match refusal {
        Refusal::GameOver => say!(words, "gm-no-game-over"),
        Refusal::NotYourTurn => say!(words, "gm-no-turn"),
        Refusal::NotTheQuestion { .. } => say!(words, "gm-no-question"),
        Refusal::MayNotDecline { asked } => say!(words, may_not_decline(asked)),
        Refusal::NotInHand { card } => {
            say!(words, "gm-no-hand", card = things::production(words, card))
        }
        Refusal::NotYours { card, .. } => of_card(card, "gm-no-yours"),
        Refusal::NotReady { card } => of_card(card, "gm-no-ready"),
        Refusal::OtherType { card } => of_card(card, "gm-no-type"),
        Refusal::Red { card } => of_card(card, "gm-no-red"),
        Refusal::NoPower { card } => of_card(card, "gm-no-power"),
        Refusal::InsteadFirst { card } => of_card(card, "gm-no-instead-first"),
        Refusal::PassedOver { card } => of_card(card, "gm-no-passed-over"),
        Refusal::CannotSpend { card } => of_card(card, "gm-no-spend"),
        Refusal::NoJoker { card } => of_card(card, "gm-no-joker"),
        Refusal::NothingToCount { card } => of_card(card, "gm-no-count"),
        Refusal::BarbarianElsewhere { card, icon } => {
            on_type(words, options, (card, icon), "gm-no-barbarian")
        }
        Refusal::NotItself { card } => of_card(card, "gm-no-itself"),
        Refusal::Times { most } => say!(words, "gm-no-times", most = most),
        Refusal::NotThisKind { asked } => not_this_kind(words, asked),
        Refusal::Amount { least, most, .. } => {
            let exact = if least == most { "yes" } else { "no" };
            say!(words, "gm-no-amount", least = least, most = most, exact = exact)
        }
        Refusal::EmptySlot { slot } => say!(words, "gm-no-slot", slot = slot),
        Refusal::WrongPlace { card, on } => {
            on_type(words, options, (card, on), "gm-no-wrong-place")
        }
        Refusal::NoPlace { card, on } => on_type(words, options, (card, on), "gm-no-place"),
        Refusal::TooDear { slot } => say!(words, "gm-no-price", slot = slot),
        Refusal::GloryMissing { slot } => say!(words, "gm-no-glory", slot = slot),
        Refusal::NoArchitect { from, to } => pair(words, from, to, "gm-no-architect"),
        Refusal::NotReplaceable { from, to } => pair(words, from, to, "gm-no-replacement"),
        Refusal::OtherArchitect { card, from, to } => {
            let (from, to) = (things::resource(words, from), things::resource(words, to));
            let card = cards::name(words, options, card);
            say!(words, "gm-no-other-architect", card = card, from = from, wanted = to)
        }
        Refusal::NotServing { card } => of_card(card, "gm-no-serving"),
        Refusal::MustReplace => say!(words, "gm-no-must-replace"),
        Refusal::TributeTooDear => say!(words, "gm-no-tribute"),
        Refusal::PartOfTribute => say!(words, "gm-no-tribute-part"),
        Refusal::NotDemanded { production } => {
            say!(words, "gm-no-demand", production = things::production(words, production))
        }
        Refusal::NoneFree { production } => {
            say!(words, "gm-no-free", production = things::production(words, production))
        }
        Refusal::NoWall { card } => of_card(card, "gm-no-wall"),
        Refusal::NotLying { symbol } => {
            say!(words, "gm-no-lying", kind = things::symbol(words, symbol))
        }
    }
}

const fn may_not_decline(asked: Decision) -> &'static str {
    match asked {
        Decision::Play => "gm-no-decline-play",
        Decision::Lose => "gm-no-decline-lose",
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
        | Decision::Recover => "gm-no-decline",
    }
}

fn on_type(words: &Words, options: &Options, (card, on): (CardId, Production), id: &str) -> String {
    let name = cards::name(words, options, card);
    say!(words, id, card = name, production = things::production(words, on))
}

fn not_this_kind(words: &Words, asked: Decision) -> String {
    if let Decision::Take { of, .. } = asked {
        return say!(words, "gm-no-kind", kind = things::symbol(words, of));
    }
    if let Decision::Pay { of, .. } = asked {
        return say!(words, "gm-no-kind", kind = things::resource(words, of));
    }
    say!(words, "gm-no-question")
}

fn pair(words: &Words, from: Resource, to: Resource, id: &str) -> String {
    let (from, to) = (things::resource(words, from), things::resource(words, to));
    say!(words, id, from = from, wanted = to)
}
