//! The end, the winner and ties. GLM 8.

use engine::{Outcome, Seat, slugs};

use crate::card::Resource;
use crate::state::GloriaMundi;

slugs! {
    /// Why the game ended. GLM 8.2.
    pub enum EndedBy {
        /// The barbarian entered Rome.
        Rome = "rome",
        /// A player had no production card to play.
        Hand = "hand",
        /// A Roman reached Africa.
        Africa = "africa",
        /// There was no building card to add to the forum.
        Deck = "deck",
    }
}

slugs! {
    /// What distinguished the winner. GLM 8.3, 8.4.
    pub enum DecidedBy {
        /// The distance from Rome.
        Steps = "steps",
        /// Equal distances: glory. Ruling R-M01.
        Glory = "glory",
        /// Then all resources.
        Resources = "resources",
        /// A complete tie: the victory is shared.
        Shared = "shared",
    }
}

/// Why the game ended and what decided it.
pub type Ending = engine::Ending<EndedBy, DecidedBy>;

/// The values compared, in this order. GLM 8.3, 8.4.
type Merit = [u32; 3];

impl GloriaMundi {
    fn merit(&self, seat: Seat) -> Merit {
        let estate = &self.table.estates[seat.index()];
        let glory = estate.stores.of(Resource::Glory);
        [estate.steps.into(), glory.into(), estate.stores.total()]
    }

    /// The result of a finished game.
    pub(crate) fn result(&self, by: EndedBy) -> Outcome<Ending> {
        let merits: Vec<Merit> =
            Seat::all(self.table.n_players).map(|seat| self.merit(seat)).collect();
        let steps = |own: &Merit| i16::try_from(own[0]).expect("a road of at most 100 spaces");
        Outcome::compared(
            &merits,
            |own| (steps(own), true),
            |_, difference| Ending {
                by,
                decided: difference.map_or(DecidedBy::Shared, |place| DecidedBy::ALL[place]),
            },
        )
    }
}
