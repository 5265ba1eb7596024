//! What a building is worth at a moment: the same position is played to its end twice, by the same
//! bots with the same chance, once with the building built there and once without.

use engine::{Game, NoEvents, Seat};
use fortuna::card::Building;
use fortuna::{Action, Fortuna, Options};

use super::habit::{Habit, builds, players};
use super::play::{deal, play_on};
use super::tally::{ROUNDS, bucket};
use crate::crowd::{self, Count};
use crate::figures::win_parts;
use crate::plan::BalancePlan;

/// Pairs of games; parts of wins of the player who builds in one of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GamePairs {
    pub(super) n: u64,
    pub(super) with: u64,
    pub(super) without: u64,
    /// The sum of the squares of the differences.
    pub(super) squares: u64,
}

impl Count for GamePairs {
    fn numbers(&mut self) -> Vec<&mut u64> {
        vec![&mut self.n, &mut self.with, &mut self.without, &mut self.squares]
    }
}

/// By building and round.
#[derive(Clone, Debug, Default)]
pub(super) struct Worth(pub(super) [[GamePairs; ROUNDS]; Building::ALL.len()]);

impl Count for Worth {
    fn numbers(&mut self) -> Vec<&mut u64> {
        self.0.iter_mut().flatten().flat_map(GamePairs::numbers).collect()
    }
}

/// Positions for every building, spread over these rounds.
const FIRST_ROUNDS: u64 = 8;

/// Measures every building in as many positions as there are trials.
pub(super) fn measure(plan: &BalancePlan, options: &Options) -> Worth {
    crowd::many(plan, plan.trials(), |nth, worth: &mut Worth| {
        let number = plan.number(options.players, nth);
        let earliest = u8::try_from(nth % FIRST_ROUNDS + 1).unwrap_or(1);
        for moment in find(plan, options, number, earliest) {
            let pairs = &mut worth.0[moment.building.index()][bucket(moment.round)];
            *pairs = pairs.plus(moment.compare(plan, options.players, number));
        }
    })
}

/// A position in which a seat can build.
struct BuildMoment {
    seat: Seat,
    round: u8,
    building: Building,
    position: Fortuna,
    /// What the position becomes by building.
    built: Fortuna,
}

/// Plays a game, and finds for each building the first moment from a round on.
fn find(plan: &BalancePlan, options: &Options, number: u64, earliest: u8) -> Vec<BuildMoment> {
    let mut position = deal(options, number);
    let mut players = players(plan, options.players, number, Habit::Builds);
    let mut legal = Fortuna::action_list();
    let mut moments: Vec<BuildMoment> = Vec::new();
    while let Some((seat, _)) = position.pending()
        && moments.len() < Building::ALL.len()
    {
        position.legal_actions_into(&mut legal);
        if position.outlook(seat).table.round >= earliest {
            let is_found = |building| moments.iter().any(|moment| moment.building == building);
            let missing = Building::ALL.into_iter().filter(|building| !is_found(*building));
            let new = missing.filter_map(|building| BuildMoment::at(&position, &legal, building));
            let new: Vec<BuildMoment> = new.collect();
            moments.extend(new);
        }
        let action = players[seat.index()].answer(&position.view(Some(seat)), &legal);
        position.apply_unchecked(action, &mut NoEvents);
    }
    moments
}

impl BuildMoment {
    /// Now, if the building can be built at once.
    fn at(position: &Fortuna, legal: &[Action], building: Building) -> Option<Self> {
        let (seat, _) = position.pending()?;
        let card = legal.iter().copied().find(|action| builds(*action))?;
        let mut built = position.clone();
        built.apply_unchecked(card, &mut NoEvents);
        if !built.is_legal(Action::Build(building)) {
            return None;
        }
        built.apply_unchecked(Action::Build(building), &mut NoEvents);
        let round = position.outlook(seat).table.round;
        Some(Self { seat, round, building, position: position.clone(), built })
    }

    fn compare(self, plan: &BalancePlan, n_players: u8, number: u64) -> GamePairs {
        let seat = self.seat.index();
        let others = || players(plan, n_players, number, Habit::Builds);
        let end = |game: Fortuna| win_parts(&play_on(game, &mut others(), |_| ()).0)[seat];
        let mut unbuilt = self.position;
        let view = unbuilt.view(Some(self.seat));
        let action = others()[seat].decline_to_build(&view, &unbuilt.legal_actions());
        unbuilt.apply_unchecked(action, &mut NoEvents);
        let (with, without) = (end(self.built), end(unbuilt));
        GamePairs { n: 1, with, without, squares: with.abs_diff(without).pow(2) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_one_at_which_the_building_can_be_built() {
        let plan = BalancePlan::read(lexopt::Parser::from_args(["--game", "fortuna"])).unwrap();
        let options = plan.options::<Fortuna>(2).unwrap();
        let moments: Vec<BuildMoment> =
            (0..40).flat_map(|number| find(&plan, &options, number, 3)).collect();
        assert!(moments.len() > 40);
        for BuildMoment { seat, round, building, position, built } in moments {
            let has = |game: &Fortuna| {
                game.outlook(seat).table.provinces[seat.index()].buildings.has(building)
            };
            assert!(round >= 3 && !has(&position) && has(&built));
            assert!(built.audit().is_ok());
        }
    }

    #[test]
    fn worth_is_counted_in_pairs() {
        let one = GamePairs { n: 1, with: 60, without: 0, squares: 3600 };
        let other = GamePairs { n: 1, with: 60, without: 60, squares: 0 };
        let both = one.plus(other);
        assert!((both.gain() - 0.5).abs() < 1e-9 && both.half_width() > 0.0);
    }
}
