//! The tables of the games in panels, made from views: one file per game.

mod fortuna;
mod gloria_mundi;
mod glory_to_rome;

use bots::Insight;
use table::Secrets;
use words::{Reader, Speak, Words};

use crate::panel::{Mark, Panel};

/// A game that can be played at a keyboard and drawn in panels.
pub trait Panels: Speak + Insight + Secrets {
    fn moment(to: &Reader<'_>, view: &Self::View) -> String;
    /// The possible ends of the game and how near they are, each in a few words.
    fn ends(to: &Reader<'_>, view: &Self::View) -> Vec<String>;
    /// The shared panels, then the players', the reader's first.
    fn panels(to: &Reader<'_>, view: &Self::View) -> Vec<Panel>;
    fn legend(words: &Words) -> Vec<(Mark, String)>;
}

/// The seats, starting with the reader's, or with the first.
fn in_order(to: &Reader<'_>, n_players: u8) -> impl Iterator<Item = engine::Seat> {
    let first = to.seat.map_or(0, |seat| seat.0);
    (0..n_players).map(move |after| engine::Seat((first + after) % n_players))
}
