//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// The result of a finished game. `E` tells why it ended and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    n_players: u8,
    standings: [Standing; MAX_SEATS],
    /// Why the game ended and what decided it.
    pub ending: E,
}

/// Why a game ended and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Ending<B, D> {
    pub by: B,
    pub decided: D,
}

/// A question and its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Pending<D> {
    pub seat: Seat,
    #[serde(flatten)]
    pub decision: D,
}

/// The final standing of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Victory points.
    pub score: i16,
    /// The rank, from 1; tied seats have the same rank.
    pub rank: u8,
    /// Whether this seat won, alone or with others.
    pub won: bool,
}

impl<E> Outcome<E> {
    /// An outcome with one standing for each seat, clockwise from seat 0.
    pub fn new(standings: &[Standing], ending: E) -> Self {
        let mut all = [Standing::default(); MAX_SEATS];
        all[..standings.len()].copy_from_slice(standings);
        let n_players = u8::try_from(standings.len()).expect("at most MAX_SEATS standings");
        Self { n_players, standings: all, ending }
    }

    /// An outcome by comparing what each seat has, place by place. `standing` tells the score, and
    /// whether the best may win; `ending` is given the best seat's values and the place of their
    /// first difference from the second best, if there is one.
    pub fn compared<T: Copy + Ord, const N: usize>(
        merits: &[[T; N]],
        standing: impl Fn(&[T; N]) -> (i16, bool),
        ending: impl FnOnce(&[T; N], Option<usize>) -> E,
    ) -> Self {
        let mut all = [Standing::default(); MAX_SEATS];
        let (mut best, mut second) = (&merits[0], &merits[1]);
        for (own, place) in merits.iter().zip(&mut all) {
            let n_better = merits.iter().filter(|other| *other > own).count();
            let (score, may_win) = standing(own);
            let rank = u8::try_from(n_better + 1).expect("few seats");
            *place = Standing { score, rank, won: n_better == 0 && may_win };
        }
        if second > best {
            (best, second) = (second, best);
        }
        for own in &merits[2..] {
            (best, second) = (best.max(own), second.max(best.min(own)));
        }
        let difference = (0..N).find(|place| best[*place] != second[*place]);
        Self::new(&all[..merits.len()], ending(best, difference))
    }

    /// One standing for each seat.
    pub fn standings(&self) -> &[Standing] {
        &self.standings[..usize::from(self.n_players)]
    }

    /// The seats that won: none, one or several.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.n_players).filter(|seat| self.standings[seat.index()].won)
    }
}
