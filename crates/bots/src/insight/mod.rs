//! What bots know of a game beyond its rules: all that is to be written for a new game.

mod fortuna;
mod gloria_mundi;
mod glory_to_rome;

use engine::Game;

use crate::{Bot, Settings, Spec};

/// A quick judgement of answers and positions, from what a seat sees.
pub trait Insight: Game {
    /// The names of what [`Insight::measure`] measures, in order.
    const FEATURES: &'static [&'static str];

    /// The weights that came along: the text of `data/<game>/evaluation.toml`.
    const EVALUATION: &'static str;

    /// How a search of this game is set.
    const SEARCH: Settings = Settings::GUIDED;

    /// The bot that a word names. A method of every game, so that a game's search is
    /// compiled here and not again in every program that plays.
    fn bot(spec: &Spec, number: u64) -> Box<dyn Bot<Self> + Send>;

    /// A number that changes when the next turn begins, and only then. Bots think by the turn.
    fn turn(outlook: Self::Outlook<'_>) -> u32;

    /// How good each answer looks to the seat that is asked, which is the one that looks. Only
    /// differences matter: 1 is what one would not want to miss.
    fn weigh(outlook: Self::Outlook<'_>, actions: &[Self::Action], scores: &mut [f32]);

    /// What chance has brought to the table that the answers to the question depend on, as a
    /// number: dice that fell, cards laid open. A search keeps such moments apart; else it would
    /// look for one answer to every throw.
    fn sight(_outlook: Self::Outlook<'_>) -> u32 {
        0
    }

    /// Whether an answer gives the victory to another player. A bot gives it only when it has no
    /// hope left, and never says anything beside the question.
    fn surrenders(_action: Self::Action) -> bool {
        false
    }

    /// Measures of how well the seat that looks stands, one for each of [`Insight::FEATURES`].
    fn measure(outlook: Self::Outlook<'_>, features: &mut [f32]);
}
