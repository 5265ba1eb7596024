//! What can end the game, and how near it is.

use engine::Seat;
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Action, View};

use super::{effect, things};
use crate::message::say;
use crate::{Reader, Words};

pub(super) fn in_sight(to: &Reader<'_>, view: &View) -> String {
    let near = |by| near(view, by);
    say!(
        to,
        gm_table_end,
        over = view.table.ended.is_some(),
        last = effect::is_last_turn(view),
        rome = things::spaces(to.words, near(EndedBy::Rome)),
        leaders = leaders(to, view),
        africa = things::spaces(to.words, near(EndedBy::Africa)),
        hand = near(EndedBy::Hand),
        deck = near(EndedBy::Deck),
    )
}

/// How near an end of the game is: spaces, steps or cards.
fn near(view: &View, by: EndedBy) -> u8 {
    let (table, board) = (&view.table, view.edition.board());
    let estates = Seat::all(table.n_players).map(|seat| &table.estates[seat.index()]);
    match by {
        EndedBy::Rome => board.rome().saturating_sub(table.barbarian),
        EndedBy::Africa => board.africa.saturating_sub(most_steps(view)),
        EndedBy::Hand => estates.map(|own| own.hand.iter().sum()).min().unwrap_or(0),
        EndedBy::Deck => view.unseen().len(),
    }
}

fn most_steps(view: &View) -> u8 {
    let seats = Seat::all(view.table.n_players);
    seats.map(|seat| view.table.estates[seat.index()].steps).max().unwrap_or(0)
}

/// Those nearest to Africa.
fn leaders(to: &Reader<'_>, view: &View) -> String {
    let (table, most) = (&view.table, most_steps(view));
    let leads = |seat: &Seat| table.estates[seat.index()].steps == most;
    to.all(&Seat::all(table.n_players).filter(leads).collect::<Vec<_>>())
}

/// How near an end of the game is, and the same as a sentence.
pub fn end(to: &Reader<'_>, view: &View, by: EndedBy) -> (u8, String) {
    let n = near(view, by);
    let full = match by {
        EndedBy::Rome => say!(to, gm_end_rome, n = n),
        EndedBy::Africa => say!(to, gm_end_africa, who = leaders(to, view), n = n),
        EndedBy::Hand => say!(to, gm_end_hand, n = n),
        EndedBy::Deck => say!(to, gm_end_deck, n = n),
    };
    (n, full)
}

/// An end that one action could bring, with the player whose Roman or hand it is.
pub fn threat(to: &Reader<'_>, seat: Option<Seat>, by: EndedBy) -> String {
    match (by, seat) {
        (EndedBy::Africa, Some(seat)) => say!(to, gm_threat_africa, who = to.who(seat)),
        (EndedBy::Hand, Some(seat)) => say!(to, gm_threat_hand, who = to.who(seat)),
        (EndedBy::Deck, _) => say!(to, gm_threat_deck),
        _ => say!(to, gm_threat_rome),
    }
}

pub fn warning(words: &Words, view: &View, action: Action) -> Option<String> {
    Some(say!(words, gm_warn[EndedBy: effect::ending(view, action)?]))
}
