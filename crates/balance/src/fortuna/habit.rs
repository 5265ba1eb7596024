//! Players who never build, to learn what the right to build is worth. It is a habit, not a rule:
//! such a player goes on planning as if building were possible.

use bots::{Bot, Insight};
use engine::Seat;
use fortuna::card::ActionCard;
use fortuna::{Action, Fortuna, View};

use crate::plan::BalancePlan;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Habit {
    /// All who want to.
    Builds,
    NobodyBuilds,
    /// Seat 0 never builds. The first player is drawn, so that it may always be this seat.
    OneDoesNot,
}

impl Habit {
    const fn builds(self, seat: Seat) -> bool {
        match self {
            Self::Builds => true,
            Self::NobodyBuilds => false,
            Self::OneDoesNot => seat.0 != 0,
        }
    }
}

pub(super) struct HabitBot {
    bot: Box<dyn Bot<Fortuna> + Send>,
    builds: bool,
}

pub(super) fn players(
    plan: &BalancePlan,
    n_players: u8,
    number: u64,
    habit: Habit,
) -> Vec<HabitBot> {
    let player = |seat: Seat| HabitBot {
        bot: Fortuna::bot(&plan.spec, number ^ (u64::from(seat.0) + 1) << 56),
        builds: habit.builds(seat),
    };
    Seat::all(n_players).map(player).collect()
}

/// Whether an answer carries out the card that builds.
pub(super) const fn builds(action: Action) -> bool {
    matches!(
        action,
        Action::Use(ActionCard::Build)
            | Action::Copy(ActionCard::Build)
            | Action::Command(ActionCard::Build)
    )
}

impl HabitBot {
    pub(super) fn answer(&mut self, view: &View, legal: &[Action]) -> Action {
        if self.builds { self.bot.choose(view, legal) } else { self.decline_to_build(view, legal) }
    }

    /// The best answer that does not build, unless there is none.
    pub(super) fn decline_to_build(&mut self, view: &View, legal: &[Action]) -> Action {
        let thought = self.bot.consider(view, legal);
        let compared = thought.candidates.iter().map(|candidate| candidate.action);
        let mut wanted = std::iter::once(thought.choice).chain(compared);
        match wanted.find(|action| !builds(*action)) {
            Some(action) => action,
            None => self.choose_from_others(view, legal),
        }
    }

    /// For a bot that does not say what else it thought of.
    fn choose_from_others(&mut self, view: &View, legal: &[Action]) -> Action {
        let others: Vec<Action> = legal.iter().copied().filter(|action| !builds(*action)).collect();
        self.bot.choose(view, if others.is_empty() { legal } else { &others })
    }
}
