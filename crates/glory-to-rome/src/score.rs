//! Scoring and ties. GTR 10.

use engine::{Outcome, Seat, slugs};
use serde::Serialize;

use crate::bag::Counts;
use crate::card::{Building, Material};
use crate::event::{CountsShown, Event, Sink};
use crate::state::{End, EndedBy, GloryToRome, N_SEATS, Table};

slugs! {
    /// What distinguished the winner. GTR 10.3, 10.4.
    pub enum DecidedBy {
        /// Victory points.
        Score = "score",
        /// Equal points: more cards in hand.
        Hand = "hand",
        /// A complete tie: the victory is shared.
        Shared = "shared",
        /// Only one player could win: by the Forum, or by agreement.
        Alone = "alone",
    }
}

/// Why the game ended and what decided it.
pub type Ending = engine::Ending<EndedBy, DecidedBy>;

/// Points for the most cards of a material. GTR 10.2.
pub const MERCHANT_BONUS: i16 = 3;
/// Points for a Statue. GTR 7.39.
pub const STATUE_POINTS: i16 = 3;

/// The sources of a player's points. GTR 10.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Points {
    pub influence: i16,
    /// The value of the cards in the vault.
    pub vault: i16,
    pub bonuses: i16,
    pub statue: i16,
    pub wall: i16,
}

impl Points {
    /// The sum of all points.
    pub const fn sum(&self) -> i16 {
        self.influence + self.vault + self.bonuses + self.statue + self.wall
    }
}

impl Table {
    /// The points of a player, given the contents of the vaults.
    pub fn points(&self, seat: Seat, vaults: &[Counts; N_SEATS]) -> Points {
        let own = &vaults[seat.index()];
        let n_bonuses = Material::ALL
            .into_iter()
            .filter(|material| {
                let n = own.of(*material);
                n > 0 && self.opponents(seat).all(|o| vaults[o.index()].of(*material) < n)
            })
            .count();
        let player = self.player(seat);
        let has_wall = self.powers(seat).has(Building::Wall);
        Points {
            influence: i16::from(player.influence),
            vault: i16::try_from(own.value()).unwrap_or(i16::MAX),
            bonuses: i16::try_from(n_bonuses).unwrap_or(0) * MERCHANT_BONUS,
            statue: i16::from(self.has_statue_points(seat)) * STATUE_POINTS,
            wall: i16::from(has_wall) * i16::from(player.stockpile.sum() >> 1),
        }
    }
}

/// The values compared, in this order. GTR 10.3.
type Merit = [i16; 3];

impl GloryToRome {
    /// All cards in the vaults.
    pub(crate) fn vaults(&self) -> [Counts; N_SEATS] {
        std::array::from_fn(|i| {
            let open = self.table.players[i].vault;
            let unseen = self.secret.basilica[i].materials();
            open.plus(unseen).plus(self.secret.atrium[i])
        })
    }

    fn merit(&self, seat: Seat, vaults: &[Counts; N_SEATS]) -> Merit {
        let may_win = self.table.end.is_none_or(|end| end.may_win(seat));
        [
            i16::from(may_win),
            self.table.points(seat, vaults).sum(),
            i16::from(self.table.player(seat).hand_size()),
        ]
    }

    /// The result of a finished game.
    pub(crate) fn result(&self, end: End) -> Outcome<Ending> {
        let vaults = self.vaults();
        let mut merits = [Merit::default(); N_SEATS];
        let merits = &mut merits[..usize::from(self.table.n_players())];
        for (seat, merit) in Seat::all(self.table.n_players()).zip(merits.iter_mut()) {
            *merit = self.merit(seat, &vaults);
        }
        let order = [DecidedBy::Alone, DecidedBy::Score, DecidedBy::Hand];
        Outcome::compared(
            merits,
            |own| (own[1], true),
            |_, difference| Ending {
                by: end.by,
                decided: difference.map_or(DecidedBy::Shared, |place| order[place]),
            },
        )
    }

    /// Reveals the vaults when the game is over. GTR 8.6.
    pub(crate) fn open_vaults(&self, events: &mut impl Sink) {
        for seat in Seat::all(self.table.n_players()) {
            events.push(Event::VaultOpened {
                seat,
                basilica: CountsShown(self.secret.basilica[seat.index()].materials()),
                atrium: CountsShown(self.secret.atrium[seat.index()]),
            });
        }
    }
}
