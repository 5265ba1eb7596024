//! The numbers behind the judgement.

/// What the bot believes, tuned by self-play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beliefs {
    /// The worth of a counter in steps while there is much to buy.
    pub(super) counter: f32,
    /// How much more glory is worth.
    pub(super) glory: f32,
    /// How much less each further counter of a kind is worth.
    pub(super) glut: f32,
    /// How much more a kind is worth that the forum needs.
    pub(super) demand: f32,
    /// How much more a kind is worth that an own building turns into steps.
    pub(super) appetite: f32,
    /// The share of all rivals' gains that counts as a loss.
    pub(super) envy: f32,
    /// Turns that an unprotected card survives.
    pub(super) life: f32,
    /// Own turns before the end in which counters lose their worth.
    pub(super) last_turns: f32,
    /// How much more often a type is activated because the bot itself plays it.
    pub(super) habit: f32,
    /// How much better a power is than its sum, for each counter it takes.
    pub(super) eagerness: f32,
    /// The share of a card's worth a turn later that counts against buying it now.
    pub(super) patience: f32,
    /// The share of a dearer card's worth that counts against spending what it needs.
    pub(super) saving: f32,
    /// The probability that a rival who can pay for a card takes it.
    pub(super) rush: f32,
    /// The probability that the next player refuses the tribute.
    pub(super) chain: f32,
    /// The worth of a space for a building if there is none.
    pub(super) room: f32,
    /// What each card of a type in hand adds to playing it.
    pub(super) hand: f32,
    /// Turns per step of the leader.
    pub(super) pace: f32,
    /// The worth of an extra turn to a player who is a step behind.
    pub(super) tempo: f32,
    /// The worth of the first building beyond its effects.
    pub(super) first: f32,
}

impl Beliefs {
    /// The beliefs for a number of players.
    pub(super) const fn of(n_players: u8) -> &'static Self {
        match n_players {
            2 => &TWO,
            6 => &SIX,
            _ => &USUAL,
        }
    }
}

/// The beliefs for three to five players.
const USUAL: Beliefs = Beliefs {
    counter: 0.49,
    glory: 1.29,
    glut: 0.0761,
    demand: 1.16,
    appetite: 0.261,
    envy: 0.228,
    life: 14.7,
    last_turns: 7.01,
    habit: 0.623,
    eagerness: 0.264,
    patience: 0.749,
    saving: 0.226,
    rush: 0.691,
    chain: 0.71,
    room: 0.12,
    hand: 0.00542,
    pace: 2.42,
    tempo: 0.00902,
    first: 0.0,
};

/// Two players lose cards sooner and have more turns of their own. Without `first` they would buy
/// nothing before their turn 6: it costs 2 % of the wins and gives them something to play with.
const TWO: Beliefs = Beliefs {
    counter: 0.478,
    glory: 1.33,
    glut: 0.045,
    demand: 0.727,
    appetite: 0.235,
    envy: 0.339,
    life: 8.71,
    last_turns: 13.9,
    habit: 0.532,
    eagerness: 0.249,
    patience: 0.772,
    saving: 0.218,
    rush: 0.643,
    chain: 0.586,
    room: 0.116,
    hand: 0.00537,
    pace: 2.34,
    tempo: 0.00926,
    first: 1.7,
};

/// Six players gain by delaying the first building a little.
const SIX: Beliefs = Beliefs { first: -0.2, ..USUAL };
