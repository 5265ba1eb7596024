//! What happens to the ear.

use engine::Game;

engine::slugs! {
    /// The sound of an event, the one that matters most last. It depends on the kind of event alone,
    /// so that it tells nobody what is hidden.
    pub enum Cue {
        Card = "card",
        Dice = "dice",
        Coin = "coin",
        Stone = "stone",
        Built = "built",
    }
}

/// A game whose events can be heard.
pub trait Heard: Game {
    /// The sound of an event; none for what only follows from another.
    fn cue(event: &Self::Event) -> Option<Cue>;
}
