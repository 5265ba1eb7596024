//! Playing a scenario.

use engine::{Game, NoEvents, Rng, Seat};
use games::dispatch;
use serde_json::Value;
use toml::Spanned;

use super::expect;
use super::failure::{Course, Failure, Move};
use super::format::{Scenario, Step};
use super::wrong::{Problem, Wrong};
use crate::laws::state;

/// How a scenario is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As written.
    Plain,
    /// Every action is taken back and played again, which must make no difference.
    TakeBack,
}

/// Plays a scenario of whichever game it is of.
pub fn run(scenario: &Scenario, mode: Mode) -> Result<(), Failure<String>> {
    let kind = scenario.kind()?;
    scenario.check_citations(kind)?;
    dispatch!(kind, G => {
        let options = scenario.options_of::<G>(kind)?;
        run_as::<G>(scenario, &options, mode).map_err(Failure::untyped)
    })
}

/// Plays a scenario with the rules `G`.
pub fn run_as<G: Game>(
    scenario: &Scenario,
    options: &G::Options,
    mode: Mode,
) -> Result<(), Failure<G::Refusal, Course<G>>> {
    let start: G = scenario.start(options)?;
    let mut player = Player { state: start.clone(), start, moves: Vec::new(), rng: Rng::new(0) };
    if let Err(wrong) = player.is_sound() {
        return Err(player.fails(scenario, None, wrong.into()));
    }
    for step in (1..).zip(&scenario.steps) {
        if let Err(problem) = player.play(step.0, step.1.get_ref(), mode) {
            return Err(player.fails(scenario, Some(step), problem));
        }
    }
    let last = (1..).zip(&scenario.steps).last();
    match player.has_rolled_all() {
        Ok(()) => Ok(()),
        Err(wrong) => Err(player.fails(scenario, last, wrong.into())),
    }
}

struct Player<G: Game> {
    start: G,
    state: G,
    moves: Vec<Move<G>>,
    rng: Rng,
}

impl<G: Game> Player<G> {
    fn play(&mut self, number: usize, step: &Step, mode: Mode) -> Result<(), Problem<G::Refusal>> {
        let asked = match self.state.pending() {
            None => return Err(Wrong::AfterTheEnd.into()),
            Some((asked, _)) if asked != step.seat => {
                return Err(Wrong::OtherSeat { asked, named: step.seat }.into());
            }
            Some((_, decision)) => decision.clone(),
        };
        if let Some(text) = &step.action {
            let before = self.state.clone();
            self.act(number, step.seat, asked, expect::action::<G>(text)?)?;
            if mode == Mode::TakeBack {
                self.can_take_back(&before).map_err(Wrong::Law)?;
            }
        }
        expect::holds(&self.state, step)?;
        Ok(self.is_sound()?)
    }

    fn act(
        &mut self,
        step: usize,
        seat: Seat,
        asked: G::Decision,
        action: G::Action,
    ) -> Result<(), Problem<G::Refusal>> {
        let view = self.state.view(Some(seat));
        let mut events = Vec::new();
        self.state.apply(action, &mut events)?;
        self.moves.push(Move { step, seat, view, asked, action, events });
        Ok(())
    }

    fn can_take_back(&self, before: &G) -> Result<(), String> {
        let Some((last, earlier)) = self.moves.split_last() else {
            return Ok(());
        };
        let mut again = self.start.clone();
        for earlier in earlier {
            again.apply_unchecked(earlier.action, &mut NoEvents);
        }
        state::same("the table, when the action is taken back,", before, &again)?;
        again.apply_unchecked(last.action, &mut NoEvents);
        state::same("the table, when the action is played again,", &self.state, &again)
    }

    fn is_sound(&mut self) -> Result<(), Wrong> {
        self.keeps_laws().map_err(Wrong::Law)
    }

    fn keeps_laws(&mut self) -> Result<(), String> {
        self.state.audit()?;
        state::list_is_sound(&self.state)?;
        state::actions_round_trip(&self.state)?;
        state::views_can_be_imagined(&self.state, &mut self.rng)
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
        step: Option<(usize, &Spanned<Step>)>,
        problem: Problem<G::Refusal>,
    ) -> Failure<G::Refusal, Course<G>> {
        let place = match step {
            Some((_, step)) => scenario.place(step),
            None => scenario.place(&scenario.game),
        };
        let course = Course { moves: self.moves, state: self.state };
        Failure {
            place,
            step: step.map(|(number, _)| number),
            problem: Box::new(problem),
            scene: Some(Box::new(course)),
        }
    }
}
