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

/// What can be carried from one spot to another: one gesture that gives all answers from the one to
/// the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carriage {
    /// Answers, each with those that follow from it by themselves, in notation.
    pub from: Vec<Vec<String>>,
    /// Where they can be carried, and the answer that is given there.
    pub onto: Vec<(String, String)>,
}

/// What can be carried at a question, and where: the same places for all of it.
pub(crate) fn carriage<G: Draw>(to: &Reader<'_>, view: &G::View, legal: &[G::Action]) -> Carriage {
    let mut carriage = Carriage::default();
    let carried = || legal.iter().copied().filter(|action| G::carries(*action));
    let Some(seat) = to.seat.filter(|_| carried().next().is_some()) else {
        return carriage;
    };
    let world = G::imagine(view, &mut Rng::new(0));
    for first in carried().filter(|action| G::warning(to, view, *action).is_none()) {
        let GoingOn { answers, next, .. } = going_on(to, &world, seat, first);
        let is_receiver = |game: &G| game.pending().is_some_and(|(_, asked)| G::receives(asked));
        if let Some(next) = next.filter(is_receiver) {
            carriage.from.push(answers);
            let lit = meant::<G>(&next.view(Some(seat)), &next.legal_actions());
            carriage.onto = lit.into_iter().map(|(spot, to)| (spot, to.to_string())).collect();
        }
    }
    carriage
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
    let world = G::imagine(view, &mut Rng::new(0));
    let GoingOn { answers, label, .. } = going_on(to, &world, seat, first);
    (answers.len() > 1).then(|| AnswerChain { spot: String::new(), answers, label })
}

/// An answer with the natural ones that follow from it by themselves.
struct GoingOn<G> {
    answers: Vec<String>,
    /// The last of those that follow, in words.
    label: String,
    /// The game after them, if the same seat is asked again.
    next: Option<G>,
}

fn going_on<G: Draw>(to: &Reader<'_>, world: &G, seat: Seat, first: G::Action) -> GoingOn<G> {
    let (mut answers, mut label) = (vec![first.to_string()], String::new());
    let mut next = after(world, seat, first);
    while let Some(game) = &next {
        let view = game.view(Some(seat));
        let goes_on = game.pending().is_some_and(|(_, question)| G::goes_on(question));
        let natural = G::natural(&view, &game.legal_actions());
        let Some(natural) = natural.filter(|_| goes_on) else {
            break;
        };
        answers.push(natural.to_string());
        label = G::action(to, &view, natural);
        next = after(game, seat, natural);
    }
    GoingOn { answers, label, next }
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
