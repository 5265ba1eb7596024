//! The spots where answers are given.

use ::fortuna::Action;
use ::fortuna::action::PrivilegePlay;
use ::fortuna::card::{ActionCard, Building, Favour, Privilege};

/// An action card, wherever it is.
pub(super) fn card(card: ActionCard) -> String {
    format!("card-{card}")
}

/// The mark under a card on the viewer's edge that swaps it without carrying it out.
pub(super) fn pass(card: ActionCard) -> String {
    format!("pass-{card}")
}

pub(super) fn amount(n: u8) -> String {
    format!("amount-{n}")
}

pub(super) fn favour(favour: Favour) -> String {
    format!("favour-{favour}")
}

pub(super) fn building(building: Building) -> String {
    format!("building-{building}")
}

/// The dice to be rolled.
pub(super) const ROLL: &str = "roll";

/// Every die that shows this value.
pub(super) fn die(value: u8) -> String {
    format!("value-{value}")
}

pub(super) fn offer(card: Privilege) -> String {
    format!("offer-{card}")
}

pub(super) fn held(card: Privilege) -> String {
    format!("held-{card}")
}

/// The spots of an answer; empty if it is a button.
pub(super) fn of(action: Action) -> Vec<String> {
    let spot = match action {
        Action::Draft(which)
        | Action::TurnDown(which)
        | Action::Use(which)
        | Action::Copy(which)
        | Action::Swap(which)
        | Action::Command(which) => card(which),
        Action::Pass(which) => pass(which),
        Action::Convert(0) | Action::Sell(0) | Action::Hire(0) => return Vec::new(),
        Action::Convert(n) | Action::Sell(n) | Action::Hire(n) => amount(n),
        Action::Build(which) => building(which),
        Action::Roll => ROLL.to_owned(),
        Action::Die(value) => die(value),
        Action::Fulfil(which, _) | Action::Please(which) | Action::Flip(which) => favour(which),
        Action::Keep(which) => offer(which),
        Action::Play(play) => held_by(play),
        Action::Gain(_) | Action::Collect | Action::Tax | Action::Decline | Action::End => {
            return Vec::new();
        }
    };
    vec![spot]
}

fn held_by(play: PrivilegePlay) -> String {
    held(play.card())
}
