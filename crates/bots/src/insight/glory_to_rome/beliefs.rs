//! The numbers that a mind thinks with, found by play against itself.

use glory_to_rome::card::{Building, Role};

/// What a mind believes. A number is in points unless it says otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beliefs {
    /// The function of each building, at the beginning; 0 where it is judged otherwise.
    pub(super) power: [f32; Building::ALL.len()],
    /// The first client of each role, at the beginning.
    pub(super) client: [f32; Role::ALL.len()],
    /// What an opponent gets from one action of each role.
    pub(super) action: [f32; Role::ALL.len()],
    /// How much each further client of a role is worth less.
    pub(super) client_like: f32,
    /// Every client, at the end of the game.
    pub(super) client_late: f32,
    /// An influence, at the end of the game.
    pub(super) influence: f32,
    /// An influence besides, at the beginning.
    pub(super) influence_early: f32,
    /// The part of a building that the last material is.
    pub(super) last: f32,
    /// The part that the materials before it are.
    pub(super) further: f32,
    /// The part that the foundation is.
    pub(super) foundation: f32,
    /// The part that the foundation is besides when all materials are at hand.
    pub(super) supplied: f32,
    /// What a foundation is worth less for each unfinished building.
    pub(super) crowd: f32,
    /// An action that a site out of town costs.
    pub(super) outside: f32,
    /// A material in the stockpile, whatever it is.
    pub(super) stock: f32,
    /// A material in the stockpile for each point it is worth.
    pub(super) stock_value: f32,
    /// How much less is needed what lies in the stockpile already.
    pub(super) covered: f32,
    /// A point in the vault.
    pub(super) sale: f32,
    /// The part of a merchant bonus that comes with the card that gets ahead.
    pub(super) ahead: f32,
    /// The part that comes with a card that draws level.
    pub(super) level: f32,
    /// The part that comes with any other card.
    pub(super) behind: f32,
    /// A place in the vault, at the beginning.
    pub(super) place: f32,
    /// Any card in hand.
    pub(super) card: f32,
    /// What a card in hand is worth less for each card beyond the fifth.
    pub(super) surplus: f32,
    /// The part of a foundation that a card to lay it with is.
    pub(super) plan: f32,
    /// The part of a need that a card to fill it with is.
    pub(super) reserve: f32,
    /// What the pool gains by a card, for each point it is worth.
    pub(super) gift: f32,
    /// A Jack.
    pub(super) jack: f32,
    /// What a Jack is worth less for each Jack in hand.
    pub(super) jack_like: f32,
    /// The first card that a thinker draws.
    pub(super) draw: f32,
    /// Each further card.
    pub(super) draws: f32,
    /// What thinking is worth less for each card in hand.
    pub(super) full: f32,
    /// The part of an opponent's gain that is felt as a loss.
    pub(super) envy: f32,
    /// The chance that an opponent follows.
    pub(super) follows: f32,
    /// The chance that a hand holds what is demanded, for each card.
    pub(super) holds: f32,
    /// The next action of the same kind, in parts of the one before.
    pub(super) next: f32,
    /// The part of the second-best thing to build that counts besides the best.
    pub(super) second: f32,
    /// A role that is still missing for the Forum.
    pub(super) forum_role: f32,
    /// Near the end, a point of lead for each step towards it.
    pub(super) hurry: f32,
    /// What a Fountain makes of a Craftsman action.
    pub(super) fountain: f32,
    /// What a Dock adds to a Laborer action.
    pub(super) dock: f32,
    /// What an Atrium makes of a Merchant action.
    pub(super) atrium: f32,
    /// What a Basilica adds to a Merchant action.
    pub(super) basilica: f32,
    /// What a Bar or an Aqueduct adds to Patron actions, at the beginning.
    pub(super) bar: f32,
    /// How much of the game is over when no site is left in town, if the deck were full.
    pub(super) town: f32,
    /// The part of an opponent's Architect action that needs no material.
    pub(super) bare: f32,
    /// How many of its Patron actions one of an opponent with a Forum is worth.
    pub(super) rival_forum: f32,
    /// The part of its Patron actions that a Garden is.
    pub(super) garden: f32,
    /// The part of its Laborer actions that a Foundry is.
    pub(super) foundry: f32,
}

/// What play against itself found.
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
