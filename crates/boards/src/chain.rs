//! Several answers that one touch gives, each to a question of its own.
//!
//! A question is often a step on the way to the next: a die to a favour, a kind of counter to a
//! whole payment. What the next question lights is then offered already, and a touch of it implies
//! the answer that leads there. Chance and hidden things end a chain: whatever is shown is seen
//! before anything else is answered.

use engine::{Rng, Seat};
use words::Reader;

use crate::Draw;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerChain {
    /// Where on the table it is given.
    pub spot: String,
    /// The answers in notation: two or more.
    pub answers: Vec<String>,
    pub label: String,
}

/// What can be answered before it is asked, one chain for each spot that is not lit now.
pub(crate) fn ahead<G: Draw>(
    to: &Reader<'_>,
    view: &G::View,
    legal: &[G::Action],
) -> Vec<AnswerChain> {
    let implied = G::implied(view, legal);
    let Some(seat) = to.seat.filter(|_| !implied.is_empty()) else {
        return Vec::new();
    };
    let mut taken: Vec<String> = legal.iter().flat_map(|action| G::spots(view, *action)).collect();
    let mut chains = Vec::new();
    let world = G::imagine(view, &mut Rng::new(0));
    for first in implied {
        let is_harmless = G::warning(to, view, first).is_none();
        let Some(next) = is_harmless.then(|| after(&world, seat, first)).flatten() else {
            continue;
        };
        let (next_view, next_legal) = (next.view(Some(seat)), next.legal_actions());
        for (spot, second) in meant::<G>(&next_view, &next_legal) {
            if !taken.contains(&spot) {
                taken.push(spot.clone());
                let steps = [G::action(to, view, first), G::action(to, &next_view, second)];
                let answers = vec![first.to_string(), second.to_string()];
                chains.push(AnswerChain { spot, answers, label: steps.join(" · ") });
            }
        }
    }
    chains
}

/// The natural answer and those that follow from it by themselves, such as the kinds of a payment.
/// The last one says the whole.
pub(crate) fn natural<G: Draw>(
    to: &Reader<'_>,
    view: &G::View,
    question: &G::Decision,
    first: G::Action,
) -> Option<AnswerChain> {
    let seat = to.seat.filter(|_| G::goes_on(question))?;
    let mut world = G::imagine(view, &mut Rng::new(0));
    let (mut answers, mut last) = (vec![first.to_string()], first);
    let mut label = String::new();
    while let Some(next) = after(&world, seat, last) {
        let view = next.view(Some(seat));
        let is_same = next.pending().is_some_and(|(_, question)| G::goes_on(question));
        let Some(natural) = G::natural(&view, &next.legal_actions()).filter(|_| is_same) else {
            break;
        };
        answers.push(natural.to_string());
        label = G::action(to, &view, natural);
        (world, last) = (next, natural);
    }
    (answers.len() > 1).then(|| AnswerChain { spot: String::new(), answers, label })
}

/// The game after an answer, if the same seat is asked again and has seen nothing new.
fn after<G: Draw>(world: &G, seat: Seat, action: G::Action) -> Option<G> {
    let (mut next, mut events) = (world.clone(), Vec::new());
    next.apply_unchecked(action, &mut events);
    let is_asked = next.pending().is_some_and(|(asked, _)| asked == seat);
    (is_asked && !events.iter().any(G::is_news)).then_some(next)
}

/// What a touch of each spot answers by itself.
fn meant<G: Draw>(view: &G::View, legal: &[G::Action]) -> Vec<(String, G::Action)> {
    let placed: Vec<(Vec<String>, G::Action)> =
        legal.iter().map(|action| (G::spots(view, *action), *action)).collect();
    let alone = |(spots, action): &(Vec<String>, G::Action)| {
        let [spot] = &spots[..] else {
            return None;
        };
        let others = placed.iter().filter(|(spots, _)| spots.contains(spot)).count();
        (others == 1 || G::is_whole(view, legal, *action)).then(|| (spot.clone(), *action))
    };
    placed.iter().filter_map(alone).collect()
}
