//! The tables of the three games in panels, made from views: a file for each game.

mod fortuna;
mod gloria_mundi;
mod glory_to_rome;

use bots::Insight;
use table::Secrets;
use words::{Reader, Speak, Words};

use crate::panel::{Mark, Panel};

/// A game that is played at a keyboard, and whose table can be drawn in panels.
pub trait Panels: Speak + Insight + Secrets {
    /// The round or the turn.
    fn moment(to: &Reader<'_>, view: &Self::View) -> String;
    /// What can end the game, and how near it is, each in a few words.
    fn ends(to: &Reader<'_>, view: &Self::View) -> Vec<String>;
    /// What all share, then the players, the reader first.
    fn panels(to: &Reader<'_>, view: &Self::View) -> Vec<Panel>;
    /// What the symbols mean.
    fn legend(words: &Words) -> Vec<(Mark, String)>;
}

/// The seats from the reader's on, or from the first one.
fn in_order(to: &Reader<'_>, n_players: u8) -> impl Iterator<Item = engine::Seat> {
    let first = to.seat.map_or(0, |seat| seat.0);
    (0..n_players).map(move |after| engine::Seat((first + after) % n_players))
}
