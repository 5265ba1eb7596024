//! What can end the game, and how near it is.

use engine::Seat;
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Action, View};

use super::{effect, things};
use crate::message::{messages as id, say};
use crate::{Reader, Words};

pub(super) fn in_sight(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let seats = || Seat::all(table.n_players);
    let far = |seat: &Seat| table.estates[seat.index()].steps;
    let best = seats().map(|seat| far(&seat)).max().unwrap_or(0);
    let leaders: Vec<Seat> = seats().filter(|seat| far(seat) == best).collect();
    let hand = |seat: Seat| -> u8 { table.estates[seat.index()].hand.iter().sum() };
    let fewest = seats().map(hand).min().unwrap_or(0);
    let rome = view.edition.board().rome().saturating_sub(table.barbarian);
    say!(
        to,
        gm_table_end,
        over = table.ended.is_some(),
        last = effect::is_last_turn(view),
        rome = things::spaces(to.words, rome),
        leaders = to.all(&leaders),
        africa = things::spaces(to.words, effect::africa(view).saturating_sub(best)),
        hand = fewest,
        deck = view.unseen().len(),
    )
}

/// How near an end of the game is, and the same as a sentence.
pub fn end(to: &Reader<'_>, view: &View, by: EndedBy) -> (u8, String) {
    let table = &view.table;
    let seats = || Seat::all(table.n_players);
    match by {
        EndedBy::Rome => {
            let n = view.edition.board().rome().saturating_sub(table.barbarian);
            (n, say!(to, gm_end_rome, n = n))
        }
        EndedBy::Africa => {
            let far = |seat: &Seat| table.estates[seat.index()].steps;
            let best = seats().map(|seat| far(&seat)).max().unwrap_or(0);
            let leaders: Vec<Seat> = seats().filter(|seat| far(seat) == best).collect();
            let n = effect::africa(view).saturating_sub(best);
            let full = say!(to, gm_end_africa, who = to.all(&leaders), n = n);
            (n, full)
        }
        EndedBy::Hand => {
            let held = |seat: Seat| -> u8 { table.estates[seat.index()].hand.iter().sum() };
            let n = seats().map(held).min().unwrap_or(0);
            (n, say!(to, gm_end_hand, n = n))
        }
        EndedBy::Deck => {
            let n = view.unseen().len();
            (n, say!(to, gm_end_deck, n = n))
        }
    }
}

pub fn warning(words: &Words, view: &View, action: Action) -> Option<String> {
    let id = match effect::ending(view, action)? {
        EndedBy::Africa => id::gm_warn_africa,
        EndedBy::Rome => id::gm_warn_rome,
        EndedBy::Hand => id::gm_warn_hand,
        EndedBy::Deck => id::gm_warn_deck,
    };
    Some(words.plain(id))
}
