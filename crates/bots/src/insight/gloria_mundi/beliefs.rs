//! The numbers behind the judgement.

/// What the bot believes, found by play against itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beliefs {
    /// What a counter is worth in steps while there is much to buy.
    pub(super) counter: f32,
    /// How much dearer glory is.
    pub(super) glory: f32,
    /// How much less each further counter of a kind is worth.
    pub(super) glut: f32,
    /// How much more a kind is worth that the forum asks for.
    pub(super) demand: f32,
    /// How much more a kind is worth that an own building turns into steps.
    pub(super) appetite: f32,
    /// How much of the gain of all rivals together is felt as a loss.
    pub(super) envy: f32,
    /// Turns that a card lives when nothing shelters it.
    pub(super) life: f32,
    /// Own turns before the end in which counters lose their worth.
    pub(super) last_turns: f32,
    /// How much more often a type is activated because one plays it oneself.
    pub(super) habit: f32,
    /// How much better a power is than its sum, for each counter that it takes.
    pub(super) eagerness: f32,
    /// How much of what a card will be worth a turn later speaks against buying it now.
    pub(super) patience: f32,
    /// How much of what a dearer card will be worth speaks against spending what it needs.
    pub(super) saving: f32,
    /// The chance that a rival who can pay for a card takes it.
    pub(super) rush: f32,
    /// How likely the next player refuses the tribute.
    pub(super) chain: f32,
    /// What a place for a building is worth where there is none.
    pub(super) room: f32,
    /// What each card of a type in hand adds to playing it.
    pub(super) hand: f32,
    /// Turns for a step of the leader.
    pub(super) pace: f32,
    /// What a turn more is worth to a player who is a step behind.
    pub(super) tempo: f32,
    /// What the first building is worth beyond what it does.
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

/// The beliefs that win.
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

/// Two players lose cards sooner and have more turns of their own. Without `first` they'd buy nothing
/// before their turn 6: it costs 2 % of the victories and gives them something to play with.
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

/// Six players gain by waiting a little with the first building.
const SIX: Beliefs = Beliefs { first: -0.2, ..USUAL };
