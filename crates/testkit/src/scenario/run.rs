//! Playing a scenario.

use engine::{Game, NoEvents, Rng};
use games::{GameKind, dispatch};
use serde_json::Value;
use toml::Spanned;

use super::expect;
use super::failure::{Failure, Scene};
use super::format::{Scenario, Step};
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
pub fn run(scenario: &Scenario, mode: Mode) -> Result<(), Failure> {
    let slug = scenario.game.get_ref();
    let Ok(kind) = slug.parse::<GameKind>() else {
        let all = GameKind::ALL.map(GameKind::slug).join(", ");
        let problem = format!("no game `{slug}`, there are: {all}");
        return Err(scenario.error_at(&scenario.game, problem).into());
    };
    dispatch!(kind, G => {
        let options = games::options::<G>(kind, scenario.options.clone())
            .map_err(|error| scenario.error_at(&scenario.game, error.to_string()))?;
        run_as::<G>(scenario, &options, mode)
    })
}

/// Plays a scenario with the rules `G`.
pub fn run_as<G: Game>(
    scenario: &Scenario,
    options: &G::Options,
    mode: Mode,
) -> Result<(), Failure> {
    let start: G = scenario.start(options)?;
    let mut player = Player { state: start.clone(), start, played: Vec::new(), rng: Rng::new(0) };
    player.is_sound().map_err(|problem| failure(scenario, None, &player.state, problem))?;
    for step in (1..).zip(&scenario.steps) {
        player
            .play(step.1.get_ref(), mode)
            .map_err(|problem| failure(scenario, Some(step), &player.state, problem))?;
    }
    let last = (1..).zip(&scenario.steps).last();
    player.has_rolled_all().map_err(|problem| failure(scenario, last, &player.state, problem))
}

struct Player<G: Game> {
    start: G,
    state: G,
    played: Vec<G::Action>,
    rng: Rng,
}

impl<G: Game> Player<G> {
    fn play(&mut self, step: &Step, mode: Mode) -> Result<(), String> {
        match self.state.pending() {
            None => return Err("a step after the end of the game".into()),
            Some((seat, _)) if seat != step.seat => {
                return Err(format!("seat {seat} is asked, not seat {}", step.seat));
            }
            Some(_) => (),
        }
        if let Some(text) = &step.action {
            let before = self.state.clone();
            self.act(expect::action::<G>(text)?)?;
            if mode == Mode::TakeBack {
                self.can_take_back(&before)?;
            }
        }
        expect::holds(&self.state, step)?;
        self.is_sound()
    }

    fn act(&mut self, action: G::Action) -> Result<(), String> {
        self.state.apply(action, &mut NoEvents).map_err(|error| error.to_string())?;
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

    fn is_sound(&mut self) -> Result<(), String> {
        self.state.audit()?;
        state::list_is_sound(&self.state)?;
        state::actions_round_trip(&self.state)?;
        state::views_can_be_imagined(&self.state, &mut self.rng)
    }

    fn has_rolled_all(&self) -> Result<(), String> {
        match expect::described(&self.state).get("dice") {
            Some(Value::Array(dice)) if !dice.is_empty() => {
                Err(format!("dice left over: {}", Value::from(dice.clone())))
            }
            _ => Ok(()),
        }
    }
}

fn failure<G: Game>(
    scenario: &Scenario,
    step: Option<(usize, &Spanned<Step>)>,
    state: &G,
    problem: String,
) -> Failure {
    let error = match step {
        Some((_, step)) => scenario.error_at(step, problem),
        None => scenario.error_at(&scenario.game, problem),
    };
    Failure { error, step: step.map(|(number, _)| number), scene: Some(Box::new(Scene::of(state))) }
}
