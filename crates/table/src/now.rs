//! The state of a game with everything derived from it, each computed at most once, on first use.

use std::sync::{Arc, OnceLock};

use engine::{Game, answers};

use crate::Secrets;
use crate::play::is_showing;
use crate::weight::PIECE;

/// A state, and what is derived from it.
#[derive(Clone, Debug)]
pub(crate) struct Now<G: Game> {
    game: G,
    legal: OnceLock<Arc<[G::Action]>>,
    ahead: OnceLock<Option<Arc<Ahead<G>>>>,
}

/// An answer with its effects.
#[derive(Clone, Debug)]
pub(crate) struct Ahead<G: Game> {
    pub(crate) action: G::Action,
    pub(crate) game: G,
    pub(crate) events: Vec<G::Event>,
    /// Whether it reveals anything hidden to any observer.
    pub(crate) is_showing: bool,
}

impl<G: Game> PartialEq for Now<G> {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

impl<G: Game> From<G> for Now<G> {
    fn from(game: G) -> Self {
        Self { game, legal: OnceLock::new(), ahead: OnceLock::new() }
    }
}

impl<G: Secrets> Now<G> {
    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    pub(crate) fn legal(&self) -> &[G::Action] {
        self.legal.get_or_init(|| Arc::from(&*self.game.legal_actions()))
    }

    /// The only answer, if everyone can tell that it is the only one.
    pub(crate) fn only(&self) -> Option<&Ahead<G>> {
        let play = || {
            let [action] = *answers(self.legal()) else {
                return None;
            };
            let is_open = G::is_list_open(&self.game.view(None));
            is_open.then(|| Arc::new(Ahead::new(self.game.clone(), action)))
        };
        self.ahead.get_or_init(play).as_deref()
    }

    /// Plays a legal answer, reusing it if it was computed ahead.
    pub(crate) fn play(&mut self, action: G::Action) -> Ahead<G> {
        match self.ahead.take().flatten() {
            Some(ahead) if ahead.action == action => Arc::unwrap_or_clone(ahead),
            _ => Ahead::new(self.game.clone(), action),
        }
    }

    /// The most bytes that derived values take.
    pub(crate) const fn most_worked_out() -> usize {
        size_of::<Ahead<G>>() + G::MAX_LEGAL * size_of::<G::Action>() + 3 * PIECE
    }
}

impl<G: Secrets> Ahead<G> {
    fn new(mut game: G, action: G::Action) -> Self {
        let mut events = Vec::new();
        game.apply_unchecked(action, &mut events);
        let is_showing = is_showing::<G>(action, &events);
        Self { action, game, events, is_showing }
    }
}
