//! The end, the winner and ties. GLM 8.

use engine::{Outcome, Seat, Standing, slugs};
use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Why it ended.
    pub by: EndedBy,
    /// What decided it.
    pub decided: DecidedBy,
}

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
        let standings: Vec<Standing> = merits
            .iter()
            .map(|own| {
                let n_better = merits.iter().filter(|other| *other > own).count();
                Standing {
                    score: i16::try_from(own[0]).expect("a road of at most 100 spaces"),
                    rank: u8::try_from(n_better + 1).expect("few seats"),
                    won: n_better == 0,
                }
            })
            .collect();
        Outcome::new(&standings, Ending { by, decided: decided_by(&merits) })
    }
}

fn decided_by(merits: &[Merit]) -> DecidedBy {
    let mut sorted = merits.to_vec();
    sorted.sort_unstable();
    let (best, second) = (sorted[sorted.len() - 1], sorted[sorted.len() - 2]);
    let first_difference = (0..best.len()).find(|place| best[*place] != second[*place]);
    first_difference.map_or(DecidedBy::Shared, |place| DecidedBy::ALL[place])
}
