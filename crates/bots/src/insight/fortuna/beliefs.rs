//! What the bot believes things are worth, in spaces on the road.

/// One entry for each stage of the game, by the progress of the leading pawn.
pub(super) type ByStage = [f32; 4];

/// The worth of things. Tables are indexed by number.
#[derive(Clone, Debug)]
pub(super) struct Beliefs {
    /// The share of their worth that cubes and centurions keep after this turn.
    pub(super) goods_fade: ByStage,
    /// The share that money, dice, vestals and marriage keep.
    pub(super) asset_fade: ByStage,
    /// The share that action cards keep.
    pub(super) card_fade: ByStage,
    /// A point from privilege cards.
    pub(super) point: ByStage,
    /// Being in Rome.
    pub(super) gate: ByStage,
    /// Ending the game, and doing so for each point of lead.
    pub(super) palace: [f32; 2],
    /// Cubes, by kind and number.
    pub(super) cubes: [[f32; 7]; 3],
    pub(super) centurions: [f32; 4],
    /// Each coin among the first three, the first six, and all.
    pub(super) money: [f32; 3],
    /// Vestals, by the number of dice.
    pub(super) vestals: [[f32; 4]; 4],
    /// Marriage, by the number of dice.
    pub(super) family: [f32; 4],
    /// Buildings after this turn, in the order of [`Building::ALL`](fortuna::card::Building::ALL).
    pub(super) buildings: [ByStage; 4],
    /// A Palace, for each die after the first.
    pub(super) palace_die: f32,
    /// The factor for buildings with two, three and four players.
    pub(super) crowd: [f32; 3],
    /// Tokens, in points.
    pub(super) tokens: [f32; 4],
    /// Action cards on the own edge, by how much they would do: little, something, much.
    pub(super) cards: [[f32; 12]; 3],
    /// Leaving an action card where a centurion can use it.
    pub(super) commands: [f32; 12],
    /// Corruption, beyond the money it brings.
    pub(super) corruption: f32,
    /// The share of a rival's lost favour that counts as a gain.
    pub(super) envy: f32,
    /// Closing one more favour card, so that it gets no token.
    pub(super) flip: f32,
    /// A playable privilege card in hand: recruit, three gifts, advance.
    pub(super) plays: [f32; 5],
    /// Points still to come from a card that scores, by kind.
    pub(super) hopes: [f32; 9],
}

/// Found by simultaneous perturbation: pairs of opposite guesses played each other in more than
/// seven million games of two to four players; then buildings, money and the card that builds were
/// tuned in three million more with prices from 0 to 4, so that buildings are built.
pub(super) static BELIEFS: Beliefs = Beliefs {
    goods_fade: [0.52, 0.43, 0.31, 0.20],
    asset_fade: [0.49, 0.63, 0.38, 0.47],
    card_fade: [0.27, 0.20, 0.26, 0.23],
    point: [0.50, 0.48, 0.41, 0.64],
    gate: [-0.16, 0.59, 0.17, 0.40],
    palace: [1.98, 0.05],
    cubes: [
        [0.00, 1.77, 2.63, 3.11, 2.01, 1.82, 1.41],
        [0.00, 1.17, 2.55, 2.94, 3.34, 2.99, 3.46],
        [0.00, 0.85, 2.29, 2.75, 3.32, 3.76, 2.76],
    ],
    centurions: [0.00, 2.07, 2.16, 1.73],
    money: [-0.09, 0.47, 0.20],
    vestals: [
        [0.00, 0.00, 0.00, 0.00],
        [0.15, 1.92, 2.01, 2.85],
        [0.34, 1.67, 3.54, 2.97],
        [1.14, 2.55, 6.64, 6.42],
    ],
    family: [0.00, 1.18, 2.34, 1.80],
    buildings: [
        [-1.33, -1.36, -0.10, 0.02],
        [3.16, 1.38, 0.06, 1.02],
        [1.00, 1.60, 1.50, 1.30],
        [0.70, 1.64, 1.17, 0.28],
    ],
    palace_die: 0.60,
    crowd: [1.10, 0.57, 0.32],
    tokens: [0.00, 3.01, 3.37, 3.54],
    cards: [
        [0.39, 0.61, 0.72, 0.26, 0.20, -0.06, -0.08, -0.14, 0.14, -0.72, 0.53, 2.20],
        [0.92, 1.05, 1.45, 0.23, 0.29, 0.44, 0.19, 0.03, 0.28, -0.23, 1.09, 2.32],
        [1.36, 1.04, 1.29, 0.27, 0.11, 0.24, 0.18, 0.02, 0.15, 0.45, 0.79, 2.56],
    ],
    commands: [-0.13, -0.11, -0.38, -0.03, 0.10, 0.27, 0.30, 0.03, 0.03, 0.15, 0.02, -0.25],
    corruption: 0.44,
    envy: 0.65,
    flip: 0.00,
    plays: [0.63, 0.61, 0.86, 0.70, 0.84],
    hopes: [0.30, 1.07, 0.87, 0.82, 0.75, 0.47, 0.54, 1.75, 0.48],
};
