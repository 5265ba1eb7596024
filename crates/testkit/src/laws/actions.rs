//! Laws of the legal list.

use std::collections::BTreeSet;

use engine::{Game, NoEvents, Rng};

use super::sample::{Breach, Sample, StateSample};
use super::state;

const REFUSALS_TRIED: usize = 12;

/// The legal list is ascending, without doubles, at most [`Game::MAX_LEGAL`] long, not empty
/// before the end, and does not depend on what the list held before. What can be said beside the
/// question comes last. A game is over when it has an outcome, and only then.
pub fn legal_lists_are_sound<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    let mut used = G::action_list();
    sample.walk("legal_lists_are_sound", |moment| {
        state::list_is_sound(moment.state)?;
        moment.state.legal_actions_into(&mut used);
        state::same("a list that was used before", &*used, moment.legal)
    })
}

/// Every legal action can be played, and leaves a sound state with all its pieces.
pub fn legal_actions_apply<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk_some("legal_actions_apply", 3, |moment| {
        for &action in moment.legal {
            let mut after = moment.state.clone();
            after.apply(action, &mut NoEvents).map_err(|error| error.to_string())?;
            let is_sound = after.audit().and_then(|()| state::list_is_sound(&after));
            is_sound.map_err(|problem| format!("`{action}`: {problem}"))?;
        }
        Ok(())
    })
}

/// An action that is not in the list is refused, changes nothing, makes no event, and is refused
/// with the same words in every world that looks the same to the player.
pub fn refusals_change_nothing<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    let mut known = BTreeSet::new();
    sample.walk("refusals_change_nothing", |moment| {
        known.extend(moment.legal);
        let mut illegal: Vec<_> = known.iter().copied().collect();
        illegal.retain(|action| moment.legal.binary_search(action).is_err());
        moment.rng.shuffle(&mut illegal);
        let tried = illegal.iter().take(REFUSALS_TRIED);
        tried.copied().try_for_each(|action| is_refused(&moment, action))
    })
}

fn is_refused<G: Game>(moment: &StateSample<'_, G>, action: G::Action) -> Result<(), String> {
    let refuse = |world: &G| {
        let (mut after, mut events) = (world.clone(), Vec::new());
        let accepted = || format!("`{action}` is not legal and was accepted");
        let error = after.apply(action, &mut events).err().ok_or_else(accepted)?;
        state::same(&format!("the state after the refused `{action}`"), world, &after)?;
        state::same("the events of a refusal", &events, &Vec::new())?;
        Ok::<_, String>(error)
    };
    let decider = moment.state.pending().map(|(seat, _)| seat);
    let mut rng = Rng::new(moment.seed);
    let world = G::imagine(&moment.state.view(decider), &mut rng);
    state::same("the refusal", &refuse(moment.state)?, &refuse(&world)?)
}

/// The text and the number of an action give the action back.
pub fn actions_round_trip<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("actions_round_trip", |moment| state::actions_round_trip(moment.state))
}
