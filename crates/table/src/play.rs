//! The game at a table, with its history.

use std::sync::Arc;

use engine::{Game, NoEvents, Seat};
use games::Plain;

use crate::now::{Ahead, Now};
use crate::weight::PIECE;
use crate::{Head, Millis, Refused, Secrets, Time, Who, Why};

/// A state is kept every this many actions; the others are recomputed from it.
const CHECKPOINT: usize = 32;

#[derive(Clone, Debug, PartialEq)]
pub struct Moment<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub by: Who,
    pub why: Why,
    pub at: Time,
    /// Its events. They are shown only through [`engine::Event::seen_by`].
    pub events: Vec<G::Event>,
    /// Whether it revealed anything hidden to any observer.
    pub is_showing: bool,
    /// The time added to the bank of the seat.
    pub(crate) earned: Millis,
    checkpoint: Option<Box<G>>,
}

impl<G: Game> Moment<G> {
    /// Its approximate memory in bytes: itself, its events and its author.
    pub(crate) fn weight(&self) -> usize {
        let events = self.events.capacity() * size_of::<G::Event>();
        let author = self.by.user().map_or(0, |user| user.0.len());
        let state = self.checkpoint.as_ref().map_or(0, |_| size_of::<G>());
        size_of::<Self>() + events + author + state + 3 * PIECE
    }
}

/// A game and the actions that led to it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play<G: Game> {
    start: G,
    now: Now<G>,
    moments: Vec<Arc<Moment<G>>>,
}

/// An answer about to be played.
pub(crate) struct PendingAnswer<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) by: Who,
    pub(crate) why: Why,
    pub(crate) at: Time,
}

impl<G: Secrets> Play<G> {
    pub(crate) fn new(start: G) -> Self {
        Self { now: start.clone().into(), start, moments: Vec::new() }
    }

    pub(crate) const fn now(&self) -> &Now<G> {
        &self.now
    }

    pub(crate) const fn game(&self) -> &G {
        self.now.game()
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game().pending().map(|(seat, _)| seat)
    }

    pub(crate) fn moments(&self) -> &[Arc<Moment<G>>] {
        &self.moments
    }

    /// Plays a legal answer, which earns the increment if the question passes on.
    pub(crate) fn push(&mut self, answer: PendingAnswer<G>, increment: Millis) -> Arc<Moment<G>> {
        let PendingAnswer { seat, action, by, why, at } = answer;
        let Ahead { game, events, is_showing, .. } = self.now.play(action);
        self.now = game.into();
        let passes_on = self.asked() != Some(seat);
        let earned = if passes_on { increment } else { Millis::default() };
        let is_due = (self.moments.len() + 1).is_multiple_of(CHECKPOINT);
        let checkpoint = is_due.then(|| Box::new(self.game().clone()));
        let moment =
            Arc::new(Moment { seat, action, by, why, at, events, is_showing, earned, checkpoint });
        self.moments.push(Arc::clone(&moment));
        moment
    }

    /// The state after `n` actions, or the latest if there are fewer.
    pub(crate) fn at(&self, n: usize) -> G {
        let played = &self.moments[..n.min(self.moments.len())];
        let is_kept = |moment: &Arc<Moment<G>>| moment.checkpoint.is_some();
        let kept = played.iter().rposition(is_kept);
        let (from, checkpoint) = match kept {
            Some(index) => (index + 1, played[index].checkpoint.as_deref()),
            None => (0, None),
        };
        let mut game = checkpoint.unwrap_or(&self.start).clone();
        for moment in &played[from..] {
            game.apply_unchecked(moment.action, &mut NoEvents);
        }
        game
    }

    /// All states from the one after `n` actions on.
    pub(crate) fn states(&self, n: usize) -> impl Iterator<Item = G> {
        let start = self.at(n);
        let later = self.moments.get(n..).unwrap_or_default();
        let played = later.iter().scan(start.clone(), |game, moment| {
            game.apply_unchecked(moment.action, &mut NoEvents);
            Some(game.clone())
        });
        std::iter::once(start).chain(played)
    }

    pub(crate) fn rewind(&mut self, n: usize) {
        self.now = self.at(n).into();
        self.moments.truncate(n);
    }

    #[cfg(test)]
    pub(crate) fn set_game(&mut self, game: G) {
        self.now = game.into();
    }
}

/// The game before its first answer: dealt, or from its position.
pub(crate) fn start<G: Plain>(head: &Head, options: &G::Options) -> Result<G, Refused> {
    let Some(position) = &head.position else {
        return Ok(G::new(options, head.seed)?);
    };
    let position = G::position_from_json(position.clone())
        .map_err(|error| Refused::Options { problem: error.to_string() })?;
    let game = G::arrange(options, &position)?;
    if game.pending().is_some() { Ok(game) } else { Err(Refused::NotPlaying) }
}

/// Whether an action reveals anything hidden to any observer.
pub(crate) fn is_showing<G: Secrets>(action: G::Action, events: &[G::Event]) -> bool {
    G::is_telling(action) || events.iter().any(G::is_news)
}
