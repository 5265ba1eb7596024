//! Which game. A new one is a variant, an arm of `dispatch!`, a crate and a module here.

mod fortuna;
mod gloria_mundi;
mod glory_to_rome;

use engine::Game;

use crate::{Chapter, DataFile};

engine::slugs! {
    /// A game of the house.
    pub enum GameKind {
        /// The road to Rome.
        Fortuna = "fortuna",
        /// Rome is rebuilt.
        GloryToRome = "glory-to-rome",
        /// The road away from Rome.
        GloriaMundi = "gloria-mundi",
    }
}

/// The crates with the rules, where `dispatch!` finds them.
pub(crate) mod rules {
    pub use {::fortuna, ::gloria_mundi, ::glory_to_rome};
}

/// Evaluates an expression with the type of a game.
///
/// ```
/// use engine::Game;
/// let kind: games::GameKind = "fortuna".parse().unwrap();
/// let players = games::dispatch!(kind, G => G::PLAYERS);
/// assert_eq!(players, 2..=4);
/// ```
#[macro_export]
macro_rules! dispatch {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Fortuna => {
                type $game = $crate::fortuna::Fortuna;
                $body
            }
            $crate::GameKind::GloryToRome => {
                type $game = $crate::glory_to_rome::GloryToRome;
                $body
            }
            $crate::GameKind::GloriaMundi => {
                type $game = $crate::gloria_mundi::GloriaMundi;
                $body
            }
        }
    };
}

/// What Trivium brings along for a game, besides its rules.
pub trait Kit: Game {
    /// The tables that people may replace.
    const DATA: &'static [DataFile] = &[];
    /// About how long a game takes, in minutes.
    const MINUTES: u16;
    /// How much there is to learn and to think about, from 1 to 5.
    const WEIGHT: u8;
    /// The scripts of its lessons in the order in which they are learnt, [`Chapter::Game`] first:
    /// `data/<game>/lesson*.toml`.
    const LESSONS: &'static [(Chapter, &'static str)];
}

impl GameKind {
    /// The letters by which clauses of its rules are cited.
    pub const fn book(self) -> &'static str {
        dispatch!(self, G => <G as Game>::BOOK)
    }

    /// The game whose rules have these letters.
    pub fn of_book(book: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.book() == book)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<A: engine::Action>() {
        for (number, action) in A::list().enumerate() {
            assert_eq!(action.place(), number);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert!(A::list().is_sorted());
    }

    #[test]
    fn every_number_is_one_action_and_one_text() {
        for kind in GameKind::ALL {
            dispatch!(kind, G => check::<<G as Game>::Action>());
        }
    }
}
