//! What is done in the scenarios, in the language of the reader.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::NoEvents;
use games::{GameKind, dispatch};
use scenarios::library;
use words::{Locale, Names, Reader, Speak};

use crate::core::text::{locale, site, words};

/// Deeds by the names of scenarios.
type Deeds = BTreeMap<&'static str, String>;

/// Told once for each game and language: hundreds of positions are set up and played for it.
static TOLD: Mutex<BTreeMap<(usize, Locale), Arc<Deeds>>> = Mutex::new(BTreeMap::new());

/// What is done in each scenario of a game; one that only looks at its position is not there.
pub(super) fn of(kind: GameKind) -> Arc<Deeds> {
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    let tell = || {
        let names = library::all(kind).map(|(name, _)| name);
        let deeds = names
            .filter_map(|name| Some((name, dispatch!(kind, G => last_answer::<G>(kind, name))?)));
        Arc::new(deeds.collect())
    };
    told.entry((kind.index(), locale())).or_insert_with(tell).clone()
}

/// The answer that a scenario leads up to, as the seat that gives it reads it.
fn last_answer<G: Speak>(kind: GameKind, name: &str) -> Option<String> {
    let scenario = library::scenario(kind, name)?;
    let options = scenario.options_of::<G>(kind).ok()?;
    let mut game: G = scenario.start(&options).ok()?;
    let mut last = None;
    for text in scenario.steps.iter().filter_map(|step| step.get_ref().action.as_ref()) {
        let action = text.parse().ok()?;
        let (asked, _) = game.pending()?;
        last = Some((asked, game.view(Some(asked)), action));
        game.apply(action, &mut NoEvents).ok()?;
    }
    let (asked, view, action) = last?;
    let names = Names::new((0..game.n_players()).map(|seat| site().example_player(seat)));
    let to = Reader { words: words(), names: &names, seat: Some(asked) };
    Some(G::action(&to, &view, action))
}
