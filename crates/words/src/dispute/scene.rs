//! What was played, and where it led.

use engine::Seat;
use scenarios::{Move, PlayedScenario};

use super::Section;
use crate::message::say;
use crate::{Reader, Speak};

/// The answers with what happened, numbered by the steps of the file.
pub(super) fn moves<G: Speak>(
    to: &Reader<'_>,
    options: &G::Options,
    course: &PlayedScenario<G>,
) -> Section {
    let mut lines: Vec<String> =
        course.moves.iter().flat_map(|played| a_move(to, options, played)).collect();
    if lines.is_empty() {
        lines.push(say!(to, check_no_move));
    }
    Section { title: say!(to, check_moves), lines }
}

fn a_move<G: Speak>(to: &Reader<'_>, options: &G::Options, played: &Move<G>) -> Vec<String> {
    let own = Reader { seat: Some(played.seat), ..*to };
    let answer = say!(
        to,
        check_move,
        step = played.step,
        who = to.who(played.seat),
        question = G::prompt(&own, &played.view, &played.asked),
        answer = G::action(&own, &played.view, played.action),
        action = played.action.to_string(),
    );
    let events = played.events.iter().filter_map(|event| G::event(to, options, event));
    let events = to.words.folded(events).into_iter().map(|line| format!("  {line}"));
    std::iter::once(answer).chain(events).collect()
}

/// The facts of the turn, the table, what everyone holds, the question and the answers; or the result.
pub(super) fn of<G: Speak>(to: &Reader<'_>, state: &G) -> Vec<Section> {
    let view = state.view(None);
    let mut sections = Vec::new();
    let facts = G::facts(to, &view);
    if !facts.is_empty() {
        sections.push(Section { title: say!(to, check_facts), lines: facts });
    }
    sections.push(Section { title: say!(to, check_table), lines: G::table(to, &view) });
    sections.extend(hands(to, state));
    match state.pending() {
        Some((asked, _)) => sections.extend(question(to, state, asked)),
        None => sections.extend(result(to, state)),
    }
    sections
}

/// A scenario has no secrets.
fn hands<G: Speak>(to: &Reader<'_>, state: &G) -> Option<Section> {
    let held = |seat| {
        let cards = G::held(to.words, &state.view(Some(seat)))?;
        Some(say!(to, check_hand, who = to.who(seat), cards = cards))
    };
    let lines: Vec<String> = Seat::all(state.n_players()).filter_map(held).collect();
    (!lines.is_empty()).then(|| Section { title: say!(to, check_hands), lines })
}

pub(super) fn asked_now<G: Speak>(to: &Reader<'_>, state: &G) -> Option<String> {
    let (asked, decision) = state.pending()?;
    let own = Reader { seat: Some(asked), ..*to };
    Some(say!(
        to,
        check_asked,
        who = to.who(asked),
        question = G::prompt(&own, &state.view(Some(asked)), decision),
        clause = G::clause(decision).to_string(),
    ))
}

fn question<G: Speak>(to: &Reader<'_>, state: &G, asked: Seat) -> [Section; 2] {
    let (own, view) = (Reader { seat: Some(asked), ..*to }, state.view(Some(asked)));
    let answer = |action: &G::Action| {
        let answer = G::action(&own, &view, *action);
        say!(to, check_answer, action = action.to_string(), answer = answer)
    };
    [
        Section {
            title: say!(to, check_question),
            lines: asked_now(to, state).into_iter().collect(),
        },
        Section {
            title: say!(to, check_legal),
            lines: state.legal_actions().iter().map(answer).collect(),
        },
    ]
}

fn result<G: Speak>(to: &Reader<'_>, state: &G) -> Option<Section> {
    let lines = G::result(to, &state.view(None), &state.outcome()?);
    Some(Section { title: say!(to, check_result), lines })
}
