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
    /// What a turn more is worth to whoever is a step behind.
    pub(super) tempo: f32,
}

impl Beliefs {
    /// The beliefs that win.
    pub(super) const FITTED: Self = Self {
        counter: 0.577,
        glory: 2.45,
        glut: 0.145,
        demand: 1.42,
        appetite: 0.203,
        envy: 0.434,
        life: 15.8,
        last_turns: 6.52,
        habit: 0.485,
        eagerness: 0.59,
        patience: 0.8,
        saving: 0.251,
        rush: 0.834,
        chain: 1.14,
        room: 0.134,
        hand: 0.00601,
        pace: 2.28,
        tempo: 0.00974,
    };
}
