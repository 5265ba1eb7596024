//! Playing a scenario.

use engine::{Game, Seat};
use games::{Plain, dispatch};
use serde_json::Value;
use toml::Spanned;

use crate::expect;
use crate::failure::{Move, PlayedScenario, ScenarioFailure};
use crate::format::{Scenario, ScenarioStep};
use crate::laws::{Laws, PlayedSoFar};
use crate::wrong::{ScenarioProblem, Wrong};

pub fn run(scenario: &Scenario, laws: &mut impl Laws) -> Result<(), ScenarioFailure<String>> {
    let kind = scenario.kind()?;
    scenario.check_citations(kind)?;
    dispatch!(kind, G => {
        let options = scenario.options_of::<G>(kind)?;
        run_as::<G>(scenario, &options, laws).map_err(ScenarioFailure::untyped)
    })
}

pub fn run_as<G: Plain>(
    scenario: &Scenario,
    options: &G::Options,
    laws: &mut impl Laws,
) -> Result<(), ScenarioFailure<G::Refusal, PlayedScenario<G>>> {
    let start: G = scenario.start(options)?;
    let mut player = ScenarioPlayer { state: start.clone(), start, moves: Vec::new() };
    if let Err(wrong) = player.is_lawful(None, laws) {
        return Err(player.fails(scenario, None, wrong.into()));
    }
    for step in (1..).zip(&scenario.steps) {
        if let Err(problem) = player.play(step.0, step.1.get_ref(), laws) {
            return Err(player.fails(scenario, Some(step), problem));
        }
    }
    let last = (1..).zip(&scenario.steps).last();
    match player.has_rolled_all() {
        Ok(()) => Ok(()),
        Err(wrong) => Err(player.fails(scenario, last, wrong.into())),
    }
}

struct ScenarioPlayer<G: Game> {
    start: G,
    state: G,
    moves: Vec<Move<G>>,
}

impl<G: Plain> ScenarioPlayer<G> {
    fn play(
        &mut self,
        number: usize,
        step: &ScenarioStep,
        laws: &mut impl Laws,
    ) -> Result<(), ScenarioProblem<G::Refusal>> {
        let asked = match self.state.pending() {
            None => return Err(Wrong::AfterTheEnd.into()),
            Some((asked, _)) if asked != step.seat => {
                return Err(Wrong::OtherSeat { asked, named: step.seat }.into());
            }
            Some((_, decision)) => decision.clone(),
        };
        let before = match &step.action {
            Some(text) => {
                let before = self.state.clone();
                self.act(number, step.seat, asked, expect::action::<G>(text)?)?;
                Some(before)
            }
            None => None,
        };
        expect::holds(&self.state, step)?;
        Ok(self.is_lawful(before.as_ref(), laws)?)
    }

    fn act(
        &mut self,
        step: usize,
        seat: Seat,
        asked: G::Decision,
        action: G::Action,
    ) -> Result<(), ScenarioProblem<G::Refusal>> {
        let view = self.state.view(Some(seat));
        let mut events = Vec::new();
        self.state.apply(action, &mut events)?;
        self.moves.push(Move { step, seat, view, asked, action, events });
        Ok(())
    }

    fn is_lawful(&self, before: Option<&G>, laws: &mut impl Laws) -> Result<(), Wrong> {
        let Self { start, state, moves } = self;
        laws.hold(&PlayedSoFar { start, moves, before, state }).map_err(Wrong::Law)
    }

    fn has_rolled_all(&self) -> Result<(), Wrong> {
        match expect::described(&self.state).get("dice") {
            Some(Value::Array(dice)) if !dice.is_empty() => Err(Wrong::DiceLeft(dice.clone())),
            _ => Ok(()),
        }
    }

    fn fails(
        self,
        scenario: &Scenario,
        step: Option<(usize, &Spanned<ScenarioStep>)>,
        problem: ScenarioProblem<G::Refusal>,
    ) -> ScenarioFailure<G::Refusal, PlayedScenario<G>> {
        let place = match step {
            Some((_, step)) => scenario.place(step),
            None => scenario.place(&scenario.game),
        };
        let course = PlayedScenario { moves: self.moves, state: self.state };
        ScenarioFailure {
            place,
            step: step.map(|(number, _)| number),
            problem: Box::new(problem),
            scene: Some(Box::new(course)),
        }
    }
}
