//! Laws of whole games: chance, pieces, records, take-back, length.

use engine::{Game, NoEvents, Seed};
use games::Plain;

use super::sample::{Breach, Sample, text};
use super::state;

/// Every game is over after at most [`Sample::max_actions`] actions.
pub fn games_end<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("games_end", |_| Ok(()))
}

/// No piece is lost or made.
pub fn pieces_are_conserved<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("pieces_are_conserved", |moment| moment.state.audit())
}

/// The same options, seed and actions give the same states and the same events.
pub fn equal_seeds_give_equal_games<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("equal_seeds_give_equal_games", |moment| {
        if !moment.legal.is_empty() {
            return Ok(());
        }
        let first = played::<G>(moment.options, moment.seed, moment.history)?;
        let second = played::<G>(moment.options, moment.seed, moment.history)?;
        state::same("the same actions again: the list of events", &first.1, &second.1)?;
        state::same("the same actions again: the end", &first.0, &second.0)?;
        state::same("the end without and with events", moment.state, &first.0)
    })
}

fn played<G: Game>(
    options: &G::Options,
    seed: u64,
    actions: &[G::Action],
) -> Result<(G, Vec<G::Event>), String> {
    let mut state = G::new(options, Seed::from_number(seed)).map_err(text)?;
    let mut events = Vec::new();
    for &action in actions {
        let applied = state.apply(action, &mut events);
        applied.map_err(|error| format!("the same actions again: {error}"))?;
    }
    Ok((state, events))
}

/// A finished game survives being written, read and verified.
pub fn records_round_trip<G: Plain>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("records_round_trip", |moment| {
        if !moment.legal.is_empty() {
            return Ok(());
        }
        let seed = Seed::from_number(moment.seed);
        let record = games::records::record::<G>(moment.options.clone(), seed, moment.history)
            .map_err(text)?;
        let stored = games::records::write(&record);
        let read = games::records::parse::<G>("record", &stored).map_err(text)?;
        state::same("the record", &record, &read)?;
        let end = games::records::verify(&read).map_err(text)?;
        state::same("the end of the record", moment.state, &end)
    })
}

/// A state is what its actions make: playing the first of them again gives it back, so an action
/// is taken back by playing all but the last.
pub fn actions_can_be_taken_back<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk_some("actions_can_be_taken_back", 17, |moment| {
        for &action in moment.legal {
            moment.state.clone().apply_unchecked(action, &mut NoEvents);
        }
        let (again, _) = played::<G>(moment.options, moment.seed, moment.history)?;
        state::same("the state after taking back", moment.state, &again)
    })
}
