//! What every game draws.

use engine::Outcome;
use maud::Markup;
use words::{Reader, Speak};

use crate::Sight;

/// Something that can end the game, and how near it is, for the bar.
#[derive(Clone, Debug)]
pub struct End {
    /// Which icon stands for it.
    pub icon: &'static str,
    /// The short form: a number, perhaps with a name.
    pub short: String,
    /// The whole sentence.
    pub full: String,
    /// Whether it may happen in the next round.
    pub is_near: bool,
}

/// A line of the final table: what brought points, and how many to each seat.
#[derive(Clone, Debug)]
pub struct Row {
    /// What brought them.
    pub label: String,
    /// Points by seat, each with what makes it up, if there is more to say.
    pub points: Vec<(i32, Option<String>)>,
}

/// Every point of every player.
#[derive(Clone, Debug, Default)]
pub struct Breakdown {
    /// Why the game ended.
    pub ended: String,
    /// Who won, and by what.
    pub decided: String,
    /// Line by line; the sum of a column is the score of a seat.
    pub rows: Vec<Row>,
    /// What is compared between equals, in this order; no points.
    pub ties: Vec<Row>,
    /// What else should be known.
    pub notes: Vec<String>,
}

/// Something that is counted over the whole game, for a chart.
#[derive(Clone, Debug)]
pub struct Tally {
    /// What is counted.
    pub label: String,
    /// How much each seat has.
    pub counts: Vec<i32>,
}

/// A game that can be drawn.
pub trait Draw: Speak {
    /// The emblem: a wall, and the icon on it.
    const EMBLEM: (&'static str, &'static str);
    /// Whether [`Draw::turn`] counts rounds of all players, not turns of one.
    const COUNTS_ROUNDS: bool;

    /// Everything that lies on the table: a grid of sections, the viewer's own place included.
    fn board(at: &Sight<'_, Self>) -> Markup;
    /// What the viewer holds, beside the question in the dock.
    fn hand(at: &Sight<'_, Self>) -> Markup;
    /// What the viewer holds, in small, for others to look at: it answers nothing.
    fn open_hand(at: &Sight<'_, Self>) -> Markup;
    /// The steps of the turn with the present one marked, above the question.
    fn steps(at: &Sight<'_, Self>) -> Markup;
    /// A part of the table by its name, for pictures: `hand`, and the zones that the game has.
    fn part(at: &Sight<'_, Self>, name: &str) -> Option<Markup>;
    /// A card by itself, face up, by a name that [`Speak::about`] knows; none for what is no card.
    fn card(at: &Sight<'_, Self>, name: &str) -> Option<Markup>;
    /// What can end the game, the nearest first.
    fn ends(to: &Reader<'_>, view: &Self::View) -> Vec<End>;

    /// Where on the table an answer can be given: the spots to touch, in any order, one of them
    /// twice if it counts twice. Of an answer that belongs to no place there are none: it is a
    /// button.
    fn spots(view: &Self::View, action: Self::Action) -> Vec<String>;
    /// What the person should be told before giving this answer: that it ends the game, or that it
    /// cannot be taken back although it looks harmless.
    fn warning(to: &Reader<'_>, view: &Self::View, action: Self::Action) -> Option<String>;

    /// Every point of every player, of a game that is over.
    fn breakdown(to: &Reader<'_>, view: &Self::View, outcome: &Outcome<Self::Ending>) -> Breakdown;
    /// What charts show: first the score as far as the observer can tell it, then what it comes
    /// from. The same labels at every moment of a game.
    fn tallies(to: &Reader<'_>, view: &Self::View) -> Vec<Tally>;
    /// The turn or round that is played, from 1: the measure of charts.
    fn turn(view: &Self::View) -> u16;
}
