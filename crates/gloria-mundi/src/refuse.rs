//! Why an action is not legal, told from what its player may know.

use engine::Clause;
use serde::Serialize;

use crate::action::Action;
use crate::card::{CardId, Production, Resource, Symbol};
use crate::decision::{Decision, clause};
use crate::grammar::Power;
use crate::state::Facts;
use crate::view::View;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of a refusal say what they are")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    NotTheQuestion { asked: Decision },
    /// The answer is not optional.
    MayNotDecline { asked: Decision },
    /// No such production card is in hand.
    NotInHand { card: Production },
    /// The building is not one's own, or does not lie there.
    NotYours { card: CardId },
    /// The card cannot be activated now: it was, or it is of another type, or red.
    NotReady { card: CardId },
    /// What the power takes cannot be paid.
    CannotSpend { card: CardId },
    /// There is nothing that the power counts.
    NothingToCount { card: CardId },
    /// The barbarian stands on a space without this icon.
    BarbarianElsewhere { card: CardId, icon: Production },
    /// There is no other building to pull down.
    NothingToPullDown { card: CardId },
    /// A power does not pull its own card down.
    NotItself { card: CardId },
    /// The power can be used so many times and no more, and once at least.
    Times { most: u8 },
    /// Another kind is asked for first.
    NotThisKind { asked: Decision },
    /// The amount must lie in this range.
    Amount { least: u8, most: u8, asked: Decision },
    /// No card lies at this place of the forum.
    EmptySlot { slot: u8 },
    /// The building does not go on production cards of this type.
    WrongPlace { card: CardId, on: Production },
    /// No production card of this type is free.
    NoPlace { card: CardId, on: Production },
    /// The price cannot be paid.
    TooDear { slot: u8 },
    /// Printed glory is paid in glory alone.
    GloryMissing { slot: u8 },
    /// No architect replaces this by that.
    NoArchitect { from: Resource, to: Resource },
    /// The replacement is of no use for this price.
    NotReplaceable { from: Resource, to: Resource },
    /// The price cannot be paid without an architect.
    MustReplace,
    /// The tribute cannot be paid.
    TributeTooDear,
    /// No icon demands such a card any more, or the player has none.
    NotDemanded { production: Production },
    /// The building is no wall.
    NoWall { card: CardId },
    /// No such resource lies as tribute.
    NotLying { symbol: Symbol },
}

impl engine::Refusal for Refusal {
    fn clause(self) -> Clause {
        match self {
            Self::GameOver => clause(8, 2),
            Self::NotYourTurn => clause(2, 6),
            Self::NotTheQuestion { asked }
            | Self::MayNotDecline { asked }
            | Self::NotThisKind { asked }
            | Self::Amount { asked, .. } => asked.clause(),
            Self::NotInHand { .. } => clause(4, 1),
            Self::NotYours { .. } => clause(4, 4),
            Self::NotReady { .. } => clause(4, 5),
            Self::CannotSpend { .. } => clause(9, 4),
            Self::NothingToCount { .. } => clause(9, 7),
            Self::BarbarianElsewhere { .. } => clause(9, 9),
            Self::NothingToPullDown { .. } | Self::NotItself { .. } => clause(9, 6),
            Self::Times { .. } => clause(9, 5),
            Self::EmptySlot { .. } => clause(5, 1),
            Self::WrongPlace { .. } | Self::NoPlace { .. } => clause(5, 4),
            Self::TooDear { .. } => clause(5, 2),
            Self::GloryMissing { .. } => clause(5, 3),
            Self::NoArchitect { .. } | Self::NotReplaceable { .. } | Self::MustReplace => {
                clause(9, 10)
            }
            Self::TributeTooDear => clause(6, 2),
            Self::NotDemanded { .. } => clause(7, 2),
            Self::NoWall { .. } => clause(9, 11),
            Self::NotLying { .. } => clause(7, 5),
        }
    }
}

/// Why `action`, which is not in the list, is refused to the observer of `view`.
pub(crate) fn refuse(view: &View, action: Action) -> Refusal {
    let Some((seat, asked)) = view.pending() else {
        return Refusal::GameOver;
    };
    if view.observer != Some(seat) {
        return Refusal::NotYourTurn;
    }
    view.facts().refuse(asked, action)
}

impl Facts<'_> {
    fn refuse(&self, asked: Decision, action: Action) -> Refusal {
        match (asked, action) {
            (Decision::Play, Action::Play(card)) => Refusal::NotInHand { card },
            (Decision::Instead, Action::Use(card)) => self.refuse_ready(card),
            (Decision::Activate, Action::Use(card) | Action::Produce(card)) => {
                self.refuse_use(card)
            }
            (Decision::Times { card }, Action::Times(_)) => {
                Refusal::Times { most: self.most_times(card) }
            }
            (Decision::Take { of, left, .. }, Action::Take(symbol, _)) if symbol == of => {
                Refusal::Amount { least: 0, most: left, asked }
            }
            (Decision::PullDown { card, .. }, Action::PullDown(other)) if card == other => {
                Refusal::NotItself { card }
            }
            (Decision::PullDown { .. }, Action::PullDown(card)) => Refusal::NotYours { card },
            (Decision::Buy, Action::Buy(slot, on)) => self.refuse_purchase(slot, on),
            (Decision::Replace { .. }, Action::Replace(from, to)) => {
                match self.architect(self.table.bill.used, from, to) {
                    None => Refusal::NoArchitect { from, to },
                    Some(_) => Refusal::NotReplaceable { from, to },
                }
            }
            (Decision::Replace { .. }, Action::Decline) => Refusal::MustReplace,
            (Decision::Pay { of, .. }, Action::Pay(resource, _)) if resource == of => {
                let range = self.table.bill.range(self.table.own().stores).unwrap_or(0..=0);
                Refusal::Amount { least: *range.start(), most: *range.end(), asked }
            }
            (Decision::Take { .. }, Action::Take(..)) | (Decision::Pay { .. }, Action::Pay(..)) => {
                Refusal::NotThisKind { asked }
            }
            (Decision::Tribute, Action::Tribute) => Refusal::TributeTooDear,
            (Decision::Lose, Action::Lose(production)) => Refusal::NotDemanded { production },
            (Decision::Lose, Action::LoseBuilt(card) | Action::Defend(card)) => {
                self.refuse_loss(card)
            }
            (Decision::Recover, Action::Take(symbol, _)) => Refusal::NotLying { symbol },
            (asked, Action::Decline) => Refusal::MayNotDecline { asked },
            (asked, _) => Refusal::NotTheQuestion { asked },
        }
    }

    fn refuse_ready(&self, card: CardId) -> Refusal {
        if self.table.own().buildings().contains(card) {
            Refusal::NotReady { card }
        } else {
            Refusal::NotYours { card }
        }
    }

    fn refuse_use(&self, card: CardId) -> Refusal {
        if !self.table.ready.contains(card) {
            return self.refuse_ready(card);
        }
        match self.power(card) {
            Power::Spend { .. } => Refusal::CannotSpend { card },
            Power::PullDown { .. } => Refusal::NothingToPullDown { card },
            Power::Barbarian { on, .. } => Refusal::BarbarianElsewhere { card, icon: *on },
            Power::Count { .. } | Power::Condition { .. } => Refusal::NothingToCount { card },
            Power::Produce(_) | Power::Replace { .. } | Power::Wall => Refusal::NotReady { card },
        }
    }

    fn refuse_purchase(&self, slot: u8, on: Production) -> Refusal {
        let Some(card) = self.table.forum[usize::from(slot)] else {
            return Refusal::EmptySlot { slot };
        };
        let printed = self.edition.card(card);
        let stores = &self.table.own().stores;
        if !printed.kind.fits(on) {
            Refusal::WrongPlace { card, on }
        } else if self.table.own().free[on.index()] == 0 {
            Refusal::NoPlace { card, on }
        } else if stores.of(Resource::Glory) < u16::from(printed.cost[Resource::Glory.index()]) {
            Refusal::GloryMissing { slot }
        } else {
            Refusal::TooDear { slot }
        }
    }

    fn refuse_loss(&self, card: CardId) -> Refusal {
        match self.table.own().under(card) {
            None => Refusal::NotYours { card },
            Some(production) if self.table.icons.of(production) == 0 => {
                Refusal::NotDemanded { production }
            }
            Some(_) => Refusal::NoWall { card },
        }
    }
}
