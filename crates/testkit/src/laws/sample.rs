//! The games on which a law is checked, and what a breach looks like.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Game, NoEvents, Rng, Seat, Seed};

/// Random games of one set of options.
#[derive(Clone, Debug)]
pub struct Sample<G: Game> {
    pub options: G::Options,
    pub seeds: Range<u64>,
    /// No game may take more actions.
    pub max_actions: usize,
    /// Whether an event may tell an observer something that does not follow from what they know
    /// and from the action: their own draw, a roll, a card laid open. Stated apart from the rules;
    /// see [`super`].
    pub is_news: fn(&G::Event, Option<Seat>) -> bool,
}

/// A law that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pub law: &'static str,
    pub seed: u64,
    pub n_actions: usize,
    pub problem: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, seed, n_actions, problem } = self;
        write!(f, "{law}: seed {seed}, after {n_actions} actions: {problem}")
    }
}

impl std::error::Error for Breach {}

/// What a law is shown of a game: every state, from the first to the last.
pub(super) struct StateSample<'a, G: Game> {
    pub(super) options: &'a G::Options,
    pub(super) seed: u64,
    pub(super) state: &'a G,
    pub(super) legal: &'a [G::Action],
    /// The actions that led here.
    pub(super) history: &'a [G::Action],
    pub(super) rng: &'a mut Rng,
}

impl<G: Game> Sample<G> {
    /// Shows every state of every game to `visit` until it finds something wrong. A panic of the
    /// rules is a breach too.
    pub(super) fn walk(
        &self,
        law: &'static str,
        mut visit: impl FnMut(StateSample<'_, G>) -> Result<(), String>,
    ) -> Result<(), Breach> {
        for seed in self.seeds.clone() {
            let n_actions = Cell::new(0);
            let game = AssertUnwindSafe(|| self.walk_one(seed, &n_actions, &mut visit));
            let result = catch_unwind(game).unwrap_or_else(|panic| Err(panic_text(&*panic)));
            result.map_err(|problem| Breach { law, seed, n_actions: n_actions.get(), problem })?;
        }
        Ok(())
    }

    /// As [`Sample::walk`], for checks that take long: shows one state in `n`, and others in the
    /// next game.
    pub(super) fn walk_some(
        &self,
        law: &'static str,
        n: u64,
        mut visit: impl FnMut(StateSample<'_, G>) -> Result<(), String>,
    ) -> Result<(), Breach> {
        self.walk(law, |moment| {
            let number = moment.seed + moment.history.len() as u64;
            if number.is_multiple_of(n) { visit(moment) } else { Ok(()) }
        })
    }

    fn walk_one(
        &self,
        seed: u64,
        n_actions: &Cell<usize>,
        visit: &mut impl FnMut(StateSample<'_, G>) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut state = G::new(&self.options, Seed::from_number(seed)).map_err(text)?;
        let (mut choices, mut rng) = (Rng::new(seed), Rng::new(!seed));
        let mut history = Vec::new();
        while history.len() <= self.max_actions {
            n_actions.set(history.len());
            let legal = state.legal_actions();
            visit(StateSample {
                options: &self.options,
                seed,
                state: &state,
                legal: &legal,
                history: &history,
                rng: &mut rng,
            })?;
            if legal.is_empty() {
                return Ok(());
            }
            let action = legal[choices.below(legal.len())];
            state.apply_unchecked(action, &mut NoEvents);
            history.push(action);
        }
        Err(format!("no end after {} actions", self.max_actions))
    }
}

pub(super) fn text(error: impl fmt::Display) -> String {
    error.to_string()
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    let text = owned.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a message"))
}
