//! Positions to try: the scenarios of the repository, opened as tables.

use std::collections::BTreeMap;

use ::bots::Level;
use engine::{Seat, Seed};
use games::GameKind;
use scenarios::{Scenario, library};
use serde_json::Value;
use table::{AnyTable, Command, Contract, Head, Keeper, Time, UserId, Who};
use words::dispute::Dispute;

use crate::core::problem::Problem;
use crate::core::tables::TableSnapshot;
use crate::core::text::{site, words};
use crate::core::{levels, offer, time};

const LEVEL: Level = Level::Miles;

#[derive(Debug)]
pub(crate) struct Trial {
    pub(crate) kind: GameKind,
    /// Its path below the folder of the game.
    pub(crate) name: String,
    scenario: Scenario,
}

engine::slugs! {
    pub enum TrialSeats {
        /// The visitor plays all of them.
        Own = "own",
        /// The visitor plays the seat that is asked first, bots play the others.
        Bots = "bots",
    }
}

impl Trial {
    pub(crate) fn find(game: &str, name: &str) -> Result<Self, Problem> {
        let kind = game.parse().ok().ok_or_else(Problem::not_found)?;
        let scenario = library::scenario(kind, name).ok_or_else(Problem::not_found)?;
        Ok(Self { kind, name: name.to_owned(), scenario })
    }

    pub(crate) fn rule(&self) -> &str {
        &self.scenario.rule
    }

    /// Who is asked first, and whom it is about.
    pub(crate) fn first(&self) -> Seat {
        self.scenario.steps.first().map_or(Seat(0), |step| step.get_ref().seat)
    }

    pub(crate) fn dispute(&self) -> Option<Dispute> {
        Dispute::of(words(), &self.scenario)
    }

    fn actions(&self) -> impl Iterator<Item = &str> {
        self.scenario.steps.iter().filter_map(|step| step.get_ref().action.as_deref())
    }

    /// A table of a user that begins with the position.
    pub(crate) fn head(&self, host: &UserId, seats: TrialSeats) -> Result<Head, Problem> {
        let options = offer::options(self.kind, self.scenario.options.clone())?;
        let contract =
            Contract { caretaker: levels::CARETAKER.to_owned(), ..Contract::friendly(options) };
        let seed = Seed::from_number(self.scenario.seed.as_ref().map_or(0, |seed| *seed.get_ref()));
        let head = Head::new(self.kind, contract, host.clone(), seed, time::now());
        let position = self.scenario.position().map(serde_json::to_value).transpose();
        let position: Option<Value> = position.map_err(|error| Problem::internal(&error))?;
        let head = Head { position, ..head };
        let n_seats = opened(head.clone())?.desk().places().len();
        let keeper = |seat| match seats {
            TrialSeats::Bots if seat != self.first() => Keeper::Bot(LEVEL.slug().to_owned()),
            TrialSeats::Bots | TrialSeats::Own => Keeper::Person(host.clone()),
        };
        Ok(Head { keepers: (0..).map(Seat).map(keeper).take(n_seats).collect(), ..head })
    }

    /// What the example does, at a table that is not stored.
    pub(crate) fn shown(&self) -> Result<TableSnapshot, Problem> {
        let nobody = UserId::from("nobody");
        let mut table = opened(self.head(&nobody, TrialSeats::Own)?)?;
        let by = Who::User(nobody.clone());
        play(&mut table, &by, Command::Start)?;
        let actions: Vec<&str> = self.actions().collect();
        // Answers that play themselves are among them.
        while let Some(action) = actions.get(table.n_moments()) {
            let seat = table.asked().ok_or_else(Problem::not_found)?;
            let (question, action) = (table.desk().question(), (*action).to_owned());
            play(
                &mut table,
                &by,
                Command::Act { seat, action, question, key: question.to_string() },
            )?;
        }
        let people = BTreeMap::from([(nobody, Some(site().try_player()))]);
        Ok(TableSnapshot::with_people(String::new(), table, people))
    }
}

fn opened(head: Head) -> Result<AnyTable, Problem> {
    AnyTable::new(head).map_err(|damaged| Problem::damaged(&damaged))
}

fn play(table: &mut AnyTable, by: &Who, command: Command) -> Result<(), Problem> {
    *table = table.propose(Time(i64::MAX), by, command)?.after;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_can_be_opened_and_does_what_it_says() {
        for kind in GameKind::ALL {
            for (name, _) in library::all(kind) {
                let trial = Trial::find(kind.slug(), name).expect(name);
                let kept = trial.shown().expect(name);
                assert!(kept.table.n_moments() >= trial.actions().count(), "{kind}/{name}");
            }
        }
    }
}
