//! Tribute, and losses to the barbarian.

use engine::Seat;
use gloria_mundi::card::Production;
use gloria_mundi::deck::Icons;
use gloria_mundi::state::Estate;

use super::mind::Mind;

impl Mind<'_> {
    /// The worth of paying: the counters are spent, and the next player may still refuse.
    pub(super) fn pay_tribute(&self) -> f32 {
        let table = self.table();
        let demanded = self.outlook.edition.board().icons(table.barbarian + table.covered + 1);
        let cost: f32 = Production::ALL
            .into_iter()
            .map(|of| self.worth(self.own(), of.resource()) * f32::from(demanded.of(of)))
            .sum();
        let lying = table.tribute.iter().sum::<u8>() + demanded.sum();
        let next = self.me.clockwise(table.n_players);
        self.beliefs.chain * self.storm(next, table.covered + 1, lying) - cost
    }

    /// The worth of refusing: the barbarian comes now.
    pub(super) fn refuse_tribute(&self) -> f32 {
        let table = self.table();
        let lying = table.tribute.iter().sum();
        self.storm(self.me, table.covered.max(1), lying) + self.delay(table.covered)
    }

    /// A refusal over tribute costs the barbarian a turn, which helps players who are behind.
    fn delay(&self, covered: u8) -> f32 {
        if covered == 0 {
            return 0.0;
        }
        let best = self.rivals().map(|seat| self.estate(seat).steps).max().unwrap_or(0);
        self.beliefs.tempo * (f32::from(best) - f32::from(self.own().steps))
    }

    /// The gain when a seat refuses and the barbarian moves: losses, and the share of the tribute.
    fn storm(&self, first: Seat, spaces: u8, lying: u8) -> f32 {
        let table = self.table();
        let board = self.outlook.edition.board();
        let crossed = table.barbarian + 1..=table.barbarian + spaces;
        let icons = crossed.map(|space| board.icons(space)).fold(Icons::default(), Icons::plus);
        let place = first.steps_to(self.me, table.n_players);
        let picks = lying.saturating_sub(place).div_ceil(table.n_players);
        let mut score = f32::from(picks) * self.counter * 1.2;
        score -= self.losses(first, self.me, icons);
        for seat in self.rivals() {
            score += self.envy() * self.losses(first, seat, icons);
        }
        score
    }

    /// A rough estimate of a player's losses to these icons.
    fn losses(&self, first: Seat, seat: Seat, icons: Icons) -> f32 {
        let n_players = self.table().n_players;
        let place = first.steps_to(seat, n_players);
        let rounds = icons.sum().saturating_sub(place).div_ceil(n_players);
        if rounds == 0 {
            return 0.0;
        }
        let estate = self.estate(seat);
        let demanded = Production::ALL.into_iter().filter(|of| icons.of(*of) > 0);
        let least = demanded.filter_map(|of| self.cheapest(estate, of)).reduce(f32::min);
        least.map_or(0.0, |least| least * f32::from(rounds))
    }

    fn cheapest(&self, estate: &Estate, of: Production) -> Option<f32> {
        if estate.free[of.index()] > 0 {
            return Some(self.land(of));
        }
        estate.built[of.index()].into_iter().map(|card| self.held(estate, card)).reduce(f32::min)
    }
}
