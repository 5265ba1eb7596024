//! The possible ends of the game, and warnings before them.

use ::fortuna::action::PrivilegePlay;
use ::fortuna::card::{ActionCard, Favour, GATE, PALACE};
use ::fortuna::powers::powers;
use ::fortuna::{Action, View};
use words::Reader;
use words::fortuna::end;

use crate::EndCondition;

/// The Palace, and the agreed last round.
pub(super) fn ends(to: &Reader<'_>, view: &View) -> Vec<EndCondition> {
    let table = &view.table;
    let far = |seat: &engine::Seat| table.provinces[seat.index()].road;
    let best = table.podium.iter().map(far).max().unwrap_or(0);
    let (short, full) = end::palace(to, view);
    let is_threat = best == PALACE || view.threats().next().is_some();
    let palace =
        EndCondition { icon: "palace", short, full, come: Some((best, PALACE)), is_threat };
    let (short, full) = end::rounds(to, view);
    let come = Some((table.round, table.options.max_rounds));
    let is_threat = table.round == table.options.max_rounds;
    vec![palace, EndCondition { icon: "clock", short, full, come, is_threat }]
}

/// A warning before the step that makes this the last round, and before a step back out of Rome.
pub(super) fn warning(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
    let own = view.table.own();
    if matches!(action, Action::Tax) && own.money == 0 && own.road == GATE {
        return Some(end::warn_out_of_rome(to));
    }
    let is_last = own.road < PALACE
        && own.road + steps(view, action) >= PALACE
        && view.table.arrivals.is_empty();
    is_last.then(|| end::warn_palace(to))
}

/// The number of steps that an answer takes at once.
fn steps(view: &View, action: Action) -> u8 {
    let own = view.table.own();
    if let Action::Fulfil(_, n) = action {
        return n;
    }
    if action == Action::Please(Favour::Fortuna) {
        return powers(own).fortuna_steps();
    }
    if action == Action::Please(Favour::Religion) {
        return own.vestals;
    }
    let takes_one = matches!(
        action,
        Action::Use(ActionCard::Fortuna)
            | Action::Command(ActionCard::Fortuna)
            | Action::Copy(ActionCard::Fortuna)
            | Action::Play(PrivilegePlay::Advance)
    );
    u8::from(takes_one)
}
