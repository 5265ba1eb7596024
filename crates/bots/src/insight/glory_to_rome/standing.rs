//! The lead, and whether the end of the game is welcome. GTR 9, 10.

use engine::Seat;
use glory_to_rome::bag::Counts;
use glory_to_rome::score::Points;
use glory_to_rome::state::N_SEATS;

use super::mind::Mind;

/// The worth of a win that is near.
pub(super) const WIN: f32 = 30.0;
/// The worth of winning at once, and the cost of losing.
pub(super) const END: f32 = 200.0;
/// A card in hand, which only breaks ties. GTR 10.3.
const CARD: f32 = 0.01;
/// The assumed points of an unseen card in a vault.
const UNSEEN: f32 = 2.0;

impl Mind<'_> {
    /// The cards that the seat knows in each vault.
    fn vaults(&self) -> [Counts; N_SEATS] {
        let mut vaults = self.table.players.map(|player| player.vault);
        let own = &mut vaults[self.seat().index()];
        *own = own.plus(self.outlook.basilica.materials());
        vaults
    }

    /// The final ranking: points, including a guess for unseen cards, then cards in hand.
    fn merit(&self, seat: Seat, points: Points) -> f32 {
        let player = self.table.player(seat);
        let basilica = if seat == self.seat() { 0 } else { player.n_basilica };
        let unseen = f32::from(basilica + player.n_atrium) * UNSEEN;
        f32::from(points.sum()) + unseen + f32::from(player.hand_size()) * CARD
    }

    /// The points that the seat knows it has, and its lead over all others.
    pub(super) fn points_and_lead(&self) -> (Points, f32) {
        let vaults = self.vaults();
        let own = self.table.points(self.seat(), &vaults);
        let rivals = self.table.opponents(self.seat());
        let merits = rivals.map(|rival| self.merit(rival, self.table.points(rival, &vaults)));
        (own, self.merit(self.seat(), own) - merits.fold(f32::MIN, f32::max))
    }

    /// The seat's lead over all others.
    pub(super) fn lead(&self) -> f32 {
        self.points_and_lead().1
    }

    /// The worth of ending the game now, after a last gain of points.
    pub(super) fn end(&self, gain: f32) -> f32 {
        if self.lead() + gain > 0.0 { END } else { -END }
    }

    /// Whether the deck or the town may run out within a few turns.
    pub(super) fn is_near_the_end(&self) -> bool {
        self.outlook.n_deck <= 3 * self.table.n_players() || self.table.town.sum() <= 2
    }

    /// The worth of drawing cards, considering only the end of the deck.
    pub(super) fn drawing(&self, n: u8) -> f32 {
        let n_deck = self.outlook.n_deck;
        if n_deck <= n {
            return self.end(CARD * f32::from(n_deck));
        }
        if n_deck > 15 {
            return 0.0;
        }
        self.nearing() * f32::from(n) / f32::from(n_deck)
    }

    /// The worth of taking a site in town with a gain of points, as far as the town's end goes.
    pub(super) fn settling(&self, gain: f32) -> f32 {
        match self.table.town.sum() {
            1 => self.end(gain - CARD),
            n @ 2..=4 => self.nearing() / f32::from(n),
            _ => 0.0,
        }
    }

    fn nearing(&self) -> f32 {
        self.beliefs.hurry * self.lead().clamp(-10.0, 10.0)
    }
}
