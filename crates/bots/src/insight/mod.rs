//! What bots know about a game beyond its rules: all that a new game has to provide.

mod fortuna;
mod gloria_mundi;
mod glory_to_rome;

use engine::Game;

use crate::{Bot, Settings, Spec};

/// A quick judgement of answers and positions, from a seat's outlook.
pub trait Insight: Game {
    /// The names of the measures of [`Insight::measure`], in order.
    const FEATURES: &'static [&'static str];

    /// The weights that came along: the text of `data/<game>/evaluation.toml`.
    const EVALUATION: &'static str;

    /// The search settings for this game.
    const SEARCH: Settings = Settings::GUIDED;

    /// Creates a bot. It is a method of each game so that a game's search is compiled here, and not
    /// again in every program that plays.
    fn bot(spec: &Spec, number: u64) -> Box<dyn Bot<Self> + Send>;

    /// A number that changes exactly when a turn begins. Bots think by the turn.
    fn turn(outlook: Self::Outlook<'_>) -> u32;

    /// Scores each answer for the observer, who is the seat that is asked. Only differences matter:
    /// 1 is a difference worth having.
    fn weigh(outlook: Self::Outlook<'_>, actions: &[Self::Action], scores: &mut [f32]);

    /// A number for the dice and cards behind a question: a search keeps such moments apart.
    fn sight(_outlook: Self::Outlook<'_>) -> u32 {
        0
    }

    /// Whether an answer gives another player the win. A bot gives it only without hope.
    fn surrenders(_action: Self::Action) -> bool {
        false
    }

    /// Measures the position of the observer's seat, one number for each of [`Insight::FEATURES`].
    fn measure(outlook: Self::Outlook<'_>, features: &mut [f32]);
}
