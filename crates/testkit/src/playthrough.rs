//! Golden transcripts: one random game, and everything it shows on the way.

use std::fmt::Write;

use engine::{Event, Game, Rng, Seat, Seed, SetupError};
use serde::Serialize;

/// Views are written at the first and the last state, and after this many decisions.
const VIEWS_EVERY: usize = 250;

/// The transcript of the game that the number decides: every question, legal list, choice and
/// event, and from time to time what each observer sees.
pub fn transcript<G: Game>(options: &G::Options, number: u64) -> Result<String, SetupError> {
    let mut state = G::new(options, Seed::from_number(number))?;
    let mut rng = Rng::new(number);
    let mut text = format!("game: {}\noptions: {}\nseed: {number}\n", G::SLUG, json(options));
    for decision in 0.. {
        let legal = state.legal_actions();
        if decision % VIEWS_EVERY == 0 || legal.is_empty() {
            write_views(&mut text, &state);
        }
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len())];
        write_question(&mut text, &state, decision + 1);
        line(&mut text, "choice", &action.to_string());
        let mut events = Vec::new();
        state.apply_unchecked(action, &mut events);
        write_events(&mut text, &events);
    }
    write_outcome(&mut text, &state);
    Ok(text)
}

fn write_question<G: Game>(text: &mut String, state: &G, number: usize) {
    let Some((seat, decision)) = state.pending() else {
        return;
    };
    let legal: Vec<_> = state.legal_actions().iter().map(ToString::to_string).collect();
    line(text, &format!("\n{number}. seat {seat}"), &json(decision));
    line(text, "legal", &legal.join(" | "));
}

fn write_events<E: Event>(text: &mut String, events: &[E]) {
    for event in events {
        line(text, "event", &json(event));
        let public = event.seen_by(None);
        if public.as_ref() != Some(event) {
            line(text, "  in public", &json(&public));
        }
    }
}

fn write_views<G: Game>(text: &mut String, state: &G) {
    text.push('\n');
    line(text, "view of spectators", &json(&state.view(None)));
    for seat in Seat::all(state.n_players()) {
        line(text, &format!("view of seat {seat}"), &json(&state.view(Some(seat))));
    }
}

fn write_outcome<G: Game>(text: &mut String, state: &G) {
    let Some(outcome) = state.outcome() else {
        return;
    };
    text.push('\n');
    for (seat, standing) in outcome.standings().iter().enumerate() {
        line(text, &format!("standing of seat {seat}"), &json(standing));
    }
    line(text, "ending", &json(&outcome.ending));
}

fn line(text: &mut String, name: &str, value: &str) {
    writeln!(text, "{name}: {value}").expect("a string takes everything");
}

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game shows is plain data")
}
