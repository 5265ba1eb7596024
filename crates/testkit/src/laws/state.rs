//! Checks of a single state. Laws make them on random games, scenarios after every step.

use std::fmt::Debug;

use engine::{Action, Game, Listed, Rng, Seat, answers};
use serde::Serialize;
use serde_json::Value;

use crate::playthrough::json;

/// Every observer of a state: the spectator, then each seat.
pub(super) fn observers<G: Game>(state: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    std::iter::once(None).chain(Seat::all(state.n_players()).map(Some))
}

pub(super) fn name(observer: Option<Seat>) -> String {
    observer.map_or_else(|| "a spectator".to_owned(), |seat| format!("seat {seat}"))
}

pub(super) fn same<T: PartialEq + Debug + ?Sized>(
    what: &str,
    left: &T,
    right: &T,
) -> Result<(), String> {
    if left == right {
        return Ok(());
    }
    Err(format!("{what} differs:\n  {left:?}\n  {right:?}"))
}

/// The list is ascending, without doubles, not too long, and empty only when the game is over;
/// the game is over when it has a result, and only then.
pub(super) fn list_is_sound<G: Game>(state: &G) -> Result<(), String> {
    let legal = state.legal_actions();
    let mut pairs = legal.iter().zip(legal.iter().skip(1));
    if let Some((first, second)) = pairs.find(|(first, second)| first >= second) {
        return Err(format!("`{first}` is listed before `{second}`"));
    }
    if legal.len() > G::MAX_LEGAL {
        return Err(format!("{} actions, MAX_LEGAL is {}", legal.len(), G::MAX_LEGAL));
    }
    asides_are_last(&legal)?;
    let is_over = state.pending().is_none();
    if legal.is_empty() != is_over {
        return Err(format!("{} legal actions, but over is {is_over}", legal.len()));
    }
    if state.outcome().is_some() != is_over {
        return Err(format!("over is {is_over}, but the outcome is {:?}", state.outcome()));
    }
    seats_are_sound(state)
}

/// What can be said beside the question comes after the answers, and there are answers.
fn asides_are_last<A: Action>(legal: &[A]) -> Result<(), String> {
    match answers(legal).iter().find(|action| action.is_aside()) {
        Some(aside) => Err(format!("`{aside}` is listed among the answers")),
        None => Ok(()),
    }
}

fn seats_are_sound<G: Game>(state: &G) -> Result<(), String> {
    let n_players = state.n_players();
    if !G::PLAYERS.contains(&n_players) {
        return Err(format!("{n_players} players"));
    }
    if let Some((seat, _)) = state.pending().filter(|(seat, _)| seat.0 >= n_players) {
        return Err(format!("seat {seat} of {n_players} is asked"));
    }
    let standings = state.outcome().map(|outcome| outcome.standings().len());
    match standings {
        Some(n) if n != usize::from(n_players) => Err(format!("{n} standings")),
        _ => Ok(()),
    }
}

/// Every legal action survives its text and its number.
pub(super) fn actions_round_trip<G: Game>(state: &G) -> Result<(), String> {
    for &action in state.legal_actions().iter() {
        let text = action.to_string();
        if text.parse() != Ok(action) {
            return Err(format!("{action:?} is written `{text}` and read as another action"));
        }
        let number = usize::from(action.number());
        if number >= G::Action::N || G::Action::nth(number) != action {
            return Err(format!("`{text}` does not survive its number {number}"));
        }
    }
    Ok(())
}

/// For each observer: an imagined world looks the same to them, and is a sound state.
pub(super) fn views_can_be_imagined<G: Game>(state: &G, rng: &mut Rng) -> Result<(), String> {
    for observer in observers(state) {
        let view = state.view(observer);
        let world = G::imagine(&view, rng);
        looks_the_same(state, &world, observer)
            .map_err(|problem| format!("imagined by {}: {problem}", name(observer)))?;
        let is_sound = world.audit().and_then(|()| list_is_sound(&world));
        is_sound
            .map_err(|problem| format!("a world that {} imagines: {problem}", name(observer)))?;
    }
    Ok(())
}

/// Everything that an observer could be sent is equal in two worlds, byte by byte.
pub(super) fn looks_the_same<G: Game>(
    here: &G,
    there: &G,
    observer: Option<Seat>,
) -> Result<(), String> {
    let (seen_here, seen_there) = (here.view(observer), there.view(observer));
    same_json("the view", &seen_here, &seen_there)?;
    same("the value of the view", &seen_here, &seen_there)?;
    if let Some(seat) = observer {
        same("the outlook", &Some(here.outlook(seat)), &G::outlook_of(&seen_here))?;
    }
    asks_the_same(here, there)?;
    same("the outcome", &here.outcome(), &there.outcome())?;
    if observer.is_some() && observer == here.pending().map(|(seat, _)| seat) {
        let list = |world: &G| world.legal_actions().to_vec();
        same("the legal list", &list(here), &list(there))?;
    }
    Ok(())
}

/// The question and who is asked are equal in two worlds.
pub(super) fn asks_the_same<G: Game>(here: &G, there: &G) -> Result<(), String> {
    same_json("the question", &here.pending(), &there.pending())
}

fn same_json(what: &str, left: &impl Serialize, right: &impl Serialize) -> Result<(), String> {
    let (left, right) = (json(left), json(right));
    if left == right {
        return Ok(());
    }
    let value = |text: &str| serde_json::from_str(text).unwrap_or_default();
    let mut places = Vec::new();
    differences(&value(&left), &value(&right), "it", &mut places);
    Err(format!("{what} differs:\n  {}", places.join("\n  ")))
}

/// One line for each place in which two JSON values differ.
fn differences(left: &Value, right: &Value, path: &str, places: &mut Vec<String>) {
    match (left, right) {
        (Value::Object(left), Value::Object(right)) if left.keys().eq(right.keys()) => {
            for ((key, left), right) in left.iter().zip(right.values()) {
                differences(left, right, &format!("{path}.{key}"), places);
            }
        }
        _ if left != right => places.push(format!("{path}: {left} and {right}")),
        _ => (),
    }
}
