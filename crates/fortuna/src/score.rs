//! Scoring, the gate and ties. FOR 13.

use engine::{Outcome, Seat, slugs};

use crate::bag::Bag;
use crate::card::{Cube, GATE, Privilege};
use crate::state::{Fortuna, Province};

slugs! {
    /// Why the game ended.
    pub enum EndedBy {
        /// A pawn is on Caesar's Palace. FOR 13.1.
        Palace = "palace",
        /// The last round was played. FOR 13.7.
        RoundLimit = "round-limit",
    }
}

slugs! {
    /// What distinguished the winner. FOR 13.4, 13.6.
    pub enum DecidedBy {
        /// The score.
        Score = "score",
        /// Equal scores: the pawn farthest ahead.
        Road = "road",
        /// Then money.
        Money = "money",
        /// Then centurions.
        Centurions = "centurions",
        /// Then vestals.
        Vestals = "vestals",
        /// A complete tie: the victory is shared.
        Shared = "shared",
        /// Only one pawn is in Rome.
        Gate = "gate",
        /// No pawn is in Rome: nobody wins.
        Nobody = "nobody",
    }
}

/// Why the game ended and what decided it.
pub type Ending = engine::Ending<EndedBy, DecidedBy>;

/// Points a privilege card gives at the end. FOR 10.4; rulings R-F25, R-F26.
#[expect(clippy::integer_division, reason = "only full groups of money count")]
pub const fn card_points(card: Privilege, province: &Province) -> u8 {
    match card {
        Privilege::Recruit
        | Privilege::WaterGift
        | Privilege::WheatGift
        | Privilege::WineGift
        | Privilege::Advance => 0,
        Privilege::ScoreBuildings => 2 * province.buildings.len(),
        Privilege::ScoreWheat => province.cube(Cube::Wheat),
        Privilege::ScoreWine => province.cube(Cube::Wine),
        Privilege::ScoreWater => province.cube(Cube::Water),
        Privilege::ScoreThreeMoney => province.money / 3,
        Privilege::ScoreFiveMoney => province.money / 5 * 2,
        Privilege::ScoreCenturions => 2 * province.centurions,
        Privilege::ScoreVestals => 2 * province.vestals,
        Privilege::ScoreMarriage => 3 * province.married as u8,
    }
}

/// The score of a pawn: spaces and cards inside Rome; only the spaces outside, where no card is
/// revealed. FOR 13.4, 13.5; ruling R-F48.
pub fn score(province: &Province, hand: Bag) -> i16 {
    let cards: i16 = if is_in_rome(province) {
        hand.cards().map(|card| i16::from(card_points(card, province))).sum()
    } else {
        0
    };
    i16::from(province.road) + cards
}

/// Whether the pawn has passed the gate. FOR 13.4.
pub const fn is_in_rome(province: &Province) -> bool {
    province.road >= GATE
}

/// The values compared, in this order. FOR 13.6.
type Merit = [i16; 6];

impl Fortuna {
    fn merit(&self, seat: Seat) -> Merit {
        let province = &self.table.provinces[seat.index()];
        let score = score(province, self.secret.hands[seat.index()].all());
        [
            i16::from(is_in_rome(province)),
            score,
            i16::from(province.road),
            i16::from(province.money),
            i16::from(province.centurions),
            i16::from(province.vestals),
        ]
    }

    /// The result of a finished game.
    pub(crate) fn result(&self) -> Outcome<Ending> {
        let merits: Vec<Merit> =
            Seat::all(self.table.n_players()).map(|seat| self.merit(seat)).collect();
        let by = if self.table.arrivals.is_empty() { EndedBy::RoundLimit } else { EndedBy::Palace };
        let standing = |own: &Merit| (own[1], own[0] == 1);
        Outcome::compared(&merits, standing, |best, difference| Ending {
            by,
            decided: match difference {
                _ if best[0] == 0 => DecidedBy::Nobody,
                None => DecidedBy::Shared,
                Some(0) => DecidedBy::Gate,
                Some(place) => DecidedBy::ALL[place - 1],
            },
        })
    }
}
