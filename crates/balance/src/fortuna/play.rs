//! Games of bots.

use engine::{Game, Outcome, Seed};
use fortuna::{Ending, Event, Fortuna, Options};

use super::habit::{Habit, HabitBot, players};
use super::tally::{Diary, Tally};
use crate::crowd;
use crate::plan::BalancePlan;

pub(super) fn many(plan: &BalancePlan, options: &Options, games: u64, habit: Habit) -> Tally {
    crowd::many(plan, games, |nth, tally| {
        let number = plan.number(options.players, nth);
        one(deal(options, number), &mut players(plan, options.players, number, habit), tally);
    })
}

pub(super) fn deal(options: &Options, number: u64) -> Fortuna {
    Fortuna::new(options, Seed::from_number(number)).expect("valid options")
}

fn one(game: Fortuna, players: &mut [HabitBot], tally: &mut Tally) {
    let mut diary = Diary::default();
    let podium = game.view(None).table.podium;
    let (outcome, decisions) = play_on(game, players, |event| diary.note(event));
    tally.decisions += decisions;
    diary.close(tally, podium, &outcome);
}

/// Plays a game to its end; tells the result and how many questions were asked.
pub(super) fn play_on(
    mut game: Fortuna,
    players: &mut [HabitBot],
    mut hear: impl FnMut(Event),
) -> (Outcome<Ending>, u64) {
    let (mut events, mut legal) = (Vec::new(), Fortuna::action_list());
    let mut decisions = 0;
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let action = players[seat.index()].answer(&game.view(Some(seat)), &legal);
        decisions += 1;
        game.apply_unchecked(action, &mut events);
        events.drain(..).for_each(&mut hear);
    }
    (game.outcome().expect("a game that is over"), decisions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::WIN;

    fn plan(more: &[&str]) -> BalancePlan {
        let free = ["--game", "fortuna", "--option", "prices.aqueduct=0", "--games", "12"];
        BalancePlan::read(lexopt::Parser::from_args([&free[..], more].concat())).unwrap()
    }

    fn tally(plan: &BalancePlan, habit: Habit) -> Tally {
        many(plan, &plan.options::<Fortuna>(3).unwrap(), plan.games, habit)
    }

    #[test]
    fn players_with_the_habit_never_build() {
        for bot in ["greedy", "search:20it"] {
            let plan = plan(&["--bot", bot]);
            let built = |habit| tally(&plan, habit).built.iter().flatten().sum::<u64>();
            assert!(built(Habit::Builds) > 0, "{bot} builds what is free");
            assert_eq!(built(Habit::NobodyBuilds), 0, "{bot}");
        }
    }

    #[test]
    fn the_counts_do_not_depend_on_the_number_of_threads() {
        let [one, three] =
            ["1", "3"].map(|threads| tally(&plan(&["--threads", threads]), Habit::Builds));
        assert_eq!(format!("{one:?}"), format!("{three:?}"));
        let winners: u64 = one.places.iter().sum();
        assert!((1..=one.games * WIN).contains(&winners));
    }
}
