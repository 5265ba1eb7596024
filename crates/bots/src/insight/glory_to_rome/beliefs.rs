//! The numbers that a mind judges with, tuned by self-play.

use glory_to_rome::card::{Building, Role};

/// What a mind believes. Numbers are in points unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beliefs {
    /// The function of each building, at the start; 0 if it is judged otherwise.
    pub(super) power: [f32; Building::ALL.len()],
    /// The first client of each role, at the start.
    pub(super) client: [f32; Role::ALL.len()],
    /// An opponent's gain from one action of each role.
    pub(super) action: [f32; Role::ALL.len()],
    /// How much less each further client of a role is worth.
    pub(super) client_like: f32,
    /// Any client, at the end of the game.
    pub(super) client_late: f32,
    /// An influence, at the end of the game.
    pub(super) influence: f32,
    /// Added for an influence at the start.
    pub(super) influence_early: f32,
    /// The last material's share of a building.
    pub(super) last: f32,
    /// The share of the materials before it.
    pub(super) further: f32,
    /// The foundation's share.
    pub(super) foundation: f32,
    /// Added to the foundation's share when all materials are at hand.
    pub(super) supplied: f32,
    /// How much less a foundation is worth for each unfinished building.
    pub(super) crowd: f32,
    /// The action that an out-of-town site costs.
    pub(super) outside: f32,
    /// Any material in the stockpile.
    pub(super) stock: f32,
    /// A material in the stockpile, for each point of its value.
    pub(super) stock_value: f32,
    /// How much less a material is needed that is already in the stockpile.
    pub(super) covered: f32,
    /// A point in the vault.
    pub(super) sale: f32,
    /// The share of a merchant bonus for the card that takes the lead.
    pub(super) ahead: f32,
    /// The share for a card that draws level.
    pub(super) level: f32,
    /// The share for any other card.
    pub(super) behind: f32,
    /// A space in the vault, at the start.
    pub(super) place: f32,
    /// Any card in hand.
    pub(super) card: f32,
    /// How much less a card in hand is worth for each card beyond the fifth.
    pub(super) surplus: f32,
    /// A card's share of the foundation it can lay.
    pub(super) plan: f32,
    /// A card's share of the need it can fill.
    pub(super) reserve: f32,
    /// The pool's gain from a card, for each point of its value.
    pub(super) gift: f32,
    pub(super) jack: f32,
    /// How much less a Jack is worth for each Jack in hand.
    pub(super) jack_like: f32,
    /// The first card that a thinker draws.
    pub(super) draw: f32,
    /// Each further card drawn.
    pub(super) draws: f32,
    /// How much less thinking is worth for each card in hand.
    pub(super) full: f32,
    /// The share of an opponent's gain that counts as a loss.
    pub(super) envy: f32,
    /// The probability that an opponent follows.
    pub(super) follows: f32,
    /// The probability that a hand has what is demanded, for each card.
    pub(super) holds: f32,
    /// The next action of the same kind, relative to the one before.
    pub(super) next: f32,
    /// The share of the second-best thing to build that counts besides the best.
    pub(super) second: f32,
    /// A role still missing for the Forum.
    pub(super) forum_role: f32,
    /// Near the end, a point of lead for each step towards it.
    pub(super) hurry: f32,
    /// The factor of a Fountain on a Craftsman action.
    pub(super) fountain: f32,
    /// What a Dock adds to a Laborer action.
    pub(super) dock: f32,
    /// The factor of an Atrium on a Merchant action.
    pub(super) atrium: f32,
    /// What a Basilica adds to a Merchant action.
    pub(super) basilica: f32,
    /// What a Bar or an Aqueduct adds to Patron actions, at the start.
    pub(super) bar: f32,
    /// How much of the game is over when no site is left in town, if the deck were full.
    pub(super) town: f32,
    /// The share of an opponent's Architect action that needs no material.
    pub(super) bare: f32,
    /// The weight of a Patron action of an opponent with a Forum.
    pub(super) rival_forum: f32,
    /// A Garden's share of its owner's Patron actions.
    pub(super) garden: f32,
    /// A Foundry's share of its owner's Laborer actions.
    pub(super) foundry: f32,
}

/// The values found by self-play.
pub(super) const BELIEFS: Beliefs = Beliefs {
    power: [
        0.92, 5.45, 0.11, 3.79, -0.52, 0.08, -0.09, -0.05, // rubble and wood
        1.15, 5.43, 0.47, -1.31, 2.10, 1.69, -0.72, 0.60, // concrete
        -0.07, 0.49, 2.23, 3.27, 0.00, 1.08, 1.00, 1.95, // brick
        0.13, 1.50, -0.04, 0.00, 0.05, 3.80, 7.08, -0.02, // stone
        10.78, 5.57, -0.12, -2.47, -0.15, -0.27, 0.00, 2.85, // marble
    ],
    client: [-0.34, 11.75, 5.95, 2.66, 4.73, 5.36],
    action: [1.17, 1.33, 1.01, 1.07, 2.74, 1.24],
    client_like: 2.25,
    client_late: 0.19,
    influence: 0.96,
    influence_early: 0.05,
    last: 0.77,
    further: 0.53,
    foundation: 0.09,
    supplied: 0.12,
    crowd: -0.01,
    outside: 0.14,
    stock: 0.06,
    stock_value: 0.19,
    covered: 4.98,
    sale: 1.08,
    ahead: 0.25,
    level: 0.14,
    behind: -0.13,
    place: 1.72,
    card: -0.05,
    surplus: 0.14,
    plan: 0.61,
    reserve: 0.36,
    gift: -0.03,
    jack: 0.28,
    jack_like: 2.92,
    draw: -0.53,
    draws: 0.71,
    full: -0.12,
    envy: 1.24,
    follows: 0.61,
    holds: 0.14,
    next: 1.80,
    second: 1.94,
    forum_role: 2.38,
    hurry: 0.58,
    fountain: 0.45,
    dock: 1.06,
    atrium: 3.08,
    basilica: 3.65,
    bar: 1.26,
    town: 0.81,
    bare: 0.26,
    rival_forum: 1.50,
    garden: 0.20,
    foundry: 0.40,
};
