//! Playing a scenario.

use engine::{Game, NoEvents, Rng};
use games::dispatch;
use serde_json::Value;
use toml::Spanned;

use super::expect;
use super::failure::{Failure, Scene};
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
) -> Result<(), Failure<G::Refusal>> {
    let start: G = scenario.start(options)?;
    let mut player = Player { state: start.clone(), start, played: Vec::new(), rng: Rng::new(0) };
    player.is_sound().map_err(|wrong| failure(scenario, None, &player.state, wrong.into()))?;
    for step in (1..).zip(&scenario.steps) {
        player
            .play(step.1.get_ref(), mode)
            .map_err(|problem| failure(scenario, Some(step), &player.state, problem))?;
    }
    let last = (1..).zip(&scenario.steps).last();
    player.has_rolled_all().map_err(|wrong| failure(scenario, last, &player.state, wrong.into()))
}

struct Player<G: Game> {
    start: G,
    state: G,
    played: Vec<G::Action>,
    rng: Rng,
}

impl<G: Game> Player<G> {
    fn play(&mut self, step: &Step, mode: Mode) -> Result<(), Problem<G::Refusal>> {
        match self.state.pending() {
            None => return Err(Wrong::AfterTheEnd.into()),
            Some((asked, _)) if asked != step.seat => {
                return Err(Wrong::OtherSeat { asked, named: step.seat }.into());
            }
            Some(_) => (),
        }
        if let Some(text) = &step.action {
            let before = self.state.clone();
            self.act(expect::action::<G>(text)?)?;
            if mode == Mode::TakeBack {
                self.can_take_back(&before).map_err(Wrong::Law)?;
            }
        }
        expect::holds(&self.state, step)?;
        Ok(self.is_sound()?)
    }

    fn act(&mut self, action: G::Action) -> Result<(), Problem<G::Refusal>> {
        self.state.apply(action, &mut NoEvents)?;
        self.played.push(action);
        Ok(())
    }

    fn can_take_back(&self, before: &G) -> Result<(), String> {
        let Some((&last, earlier)) = self.played.split_last() else {
            return Ok(());
        };
        let mut again = self.start.clone();
        for &action in earlier {
            again.apply_unchecked(action, &mut NoEvents);
        }
        state::same("the table, when the action is taken back,", before, &again)?;
        again.apply_unchecked(last, &mut NoEvents);
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
}

fn failure<G: Game>(
    scenario: &Scenario,
    step: Option<(usize, &Spanned<Step>)>,
    state: &G,
    problem: Problem<G::Refusal>,
) -> Failure<G::Refusal> {
    let place = match step {
        Some((_, step)) => scenario.place(step),
        None => scenario.place(&scenario.game),
    };
    let (step, problem) = (step.map(|(number, _)| number), Box::new(problem));
    Failure { place, step, problem, scene: Some(Box::new(Scene::of(state))) }
}
