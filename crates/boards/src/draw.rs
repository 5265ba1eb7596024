//! The drawing interface of a game.

use engine::{Outcome, Seat, Secrets};
use maud::Markup;
use words::{Reader, Speak, Words};

use crate::{Heard, Keepsake, Sight};

/// A possible end of the game and how near it is, for the bar.
#[derive(Clone, Debug)]
pub struct EndCondition {
    pub icon: &'static str,
    /// The short form: a number, perhaps with a name.
    pub short: String,
    pub full: String,
    /// How far it has come, and how far it goes, if that can be drawn.
    pub come: Option<(u8, u8)>,
    /// Whether one action can bring it.
    pub is_threat: bool,
}

/// What everyone can count of a seat, spectators too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub points: i16,
    /// Cards in hand.
    pub hand: u8,
}

impl Tally {
    /// The rank of a seat, from 1; equals share it.
    pub fn rank(all: &[Self], seat: Seat) -> usize {
        let own = all.get(seat.index()).map_or(0, |own| own.points);
        1 + all.iter().filter(|other| other.points > own).count()
    }
}

/// A row of the final table: a source of points, and how many each seat got from it.
#[derive(Clone, Debug, Default)]
pub struct ScoreRow {
    pub label: String,
    /// Points by seat, each with its details, if there are any.
    pub points: Vec<(i32, Option<String>)>,
    /// The cards that are counted one by one, by seat; empty where no cards are.
    pub cards: Vec<Vec<CountedCard>>,
}

/// A card that gives points at the end: its colour, its icon, its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedCard {
    pub look: &'static str,
    pub icon: &'static str,
    pub points: i32,
}

#[derive(Clone, Debug, Default)]
pub struct Breakdown {
    pub ended: String,
    /// The winner, and what decided it.
    pub decided: String,
    /// The rows; the sum of a column is the score of a seat.
    pub rows: Vec<ScoreRow>,
    /// The tie-breakers, in order; they are no points.
    pub ties: Vec<ScoreRow>,
    pub notes: Vec<String>,
}

/// A count over the whole game, for a chart.
#[derive(Clone, Debug)]
pub struct ChartCount {
    pub label: String,
    pub counts: Vec<i32>,
}

pub trait Draw: Speak + Secrets + Heard {
    /// The emblem: a wall, and the icon on it.
    const EMBLEM: (&'static str, &'static str);
    /// Whether [`Draw::turn`] counts rounds of all players, not turns of one.
    const COUNTS_ROUNDS: bool;
    /// The parts of the table that a picture of it numbers, from 1.
    const LANDMARKS: &'static [&'static str];

    /// Everything that lies on the table: a grid of sections, the viewer's own place included.
    fn board(at: &Sight<'_, Self>) -> Markup;
    /// The viewer's hand, beside the question in the dock.
    fn hand(at: &Sight<'_, Self>) -> Markup;
    /// The viewer's hand in small, for others to see; nothing on it can be touched.
    fn open_hand(at: &Sight<'_, Self>) -> Markup;
    /// The steps of the turn with the current one marked, above the question.
    fn steps(at: &Sight<'_, Self>) -> Markup;
    /// What the viewer's decisions are about, in one line above the question; empty where the hand
    /// beside it shows as much.
    fn stakes(_at: &Sight<'_, Self>) -> Markup {
        Markup::default()
    }
    /// A part of the table by name, for pictures: `hand`, the zones of the game, and `place-N`, what
    /// the player at seat N has.
    fn part(at: &Sight<'_, Self>, name: &str) -> Option<Markup>;
    /// A single card, face up, by a name that [`Speak::about`] knows; `None` if it is no card.
    fn card(at: &Sight<'_, Self>, name: &str) -> Option<Markup>;
    /// What a player built, drawn as one picture for other pages, with the names of its parts; `None`
    /// if nothing is built in this game. It fills what holds it.
    fn town(_at: &Sight<'_, Self>, _seat: Seat) -> Option<Markup> {
        None
    }
    /// What is written below a small picture of a thing, by a name that [`Speak::about`] knows.
    fn caption(words: &Words, options: &Self::Options, name: &str) -> Option<String> {
        Self::about(words, options, name).map(|about| about.title)
    }
    /// The material and the icon of a thing, by a name of the help; `None` if it has none.
    fn sign(options: &Self::Options, name: &str) -> Option<(&'static str, &'static str)>;
    /// The possible ends of the game, nearest first.
    fn ends(to: &Reader<'_>, view: &Self::View) -> Vec<EndCondition>;

    /// The ends that one action could bring, as sentences: whose action, or `None` for anybody's.
    fn threats(_to: &Reader<'_>, _view: &Self::View) -> Vec<(Option<Seat>, String)> {
        Vec::new()
    }
    /// What everyone can count, by seat: the same for every observer.
    fn tally(view: &Self::View) -> Vec<Tally>;
    /// The id of a player's place on the board.
    fn place(seat: Seat) -> String;
    /// A player's part in this turn, in a word or two, if there is more to say than that they wait.
    fn doing(_to: &Reader<'_>, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The spots on the table where an answer is given, in any order, one of them twice if it
    /// counts twice. An answer without spots is a button.
    fn spots(view: &Self::View, action: Self::Action) -> Vec<String>;
    /// Whether an answer says no, or does nothing.
    fn declines(view: &Self::View, action: Self::Action) -> bool;
    /// The answer of the legal list that most people mean at this question, which is no advice:
    /// `None` where one is as good as another.
    fn natural(view: &Self::View, legal: &[Self::Action]) -> Option<Self::Action>;
    /// Whether a touch of its spot means this one of several answers there: all that can be given.
    /// The others are in the list.
    fn is_whole(_view: &Self::View, _legal: &[Self::Action], _action: Self::Action) -> bool {
        false
    }
    /// The answers that a touch of what they lead to implies: the next question lights what it
    /// lights already now.
    fn implied(_view: &Self::View, _legal: &[Self::Action]) -> Vec<Self::Action> {
        Vec::new()
    }
    /// Whether the natural answer to a question follows from the one before by itself, if that was
    /// a question of this kind too.
    fn goes_on(_question: &Self::Decision) -> bool {
        false
    }
    /// Whether what gives this answer can be carried on to what a later question lights.
    fn carries(_action: Self::Action) -> bool {
        false
    }
    /// Whether it can be carried to what this question lights.
    fn receives(_question: &Self::Decision) -> bool {
        false
    }
    /// A warning before this answer: that it ends the game, or that it cannot be taken back
    /// although it looks harmless.
    fn warning(to: &Reader<'_>, view: &Self::View, action: Self::Action) -> Option<String>;

    fn breakdown(to: &Reader<'_>, view: &Self::View, outcome: &Outcome<Self::Ending>) -> Breakdown;
    /// The counts for charts: first the score as far as the observer knows it, then its sources.
    /// The labels are the same at every moment of a game.
    fn tallies(to: &Reader<'_>, view: &Self::View) -> Vec<ChartCount>;
    /// What a seat leaves behind when the game is over.
    fn keepsake(view: &Self::View, seat: Seat) -> Keepsake;
    /// The current turn or round, from 1: the axis of charts.
    fn turn(view: &Self::View) -> u16;
    /// The turn or round that an event begins.
    fn begun(event: &Self::Event) -> Option<u16>;
}
