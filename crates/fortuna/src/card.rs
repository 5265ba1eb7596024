//! Cards, cubes and the numbers printed on them.

use engine::slugs;

slugs! {
    /// The twelve action cards, one of each. FOR 5.
    pub enum ActionCard in CardSet(u16) {
        /// FOR 5.1.
        Water = "water",
        /// FOR 5.2.
        Harvest = "harvest",
        /// FOR 5.3.
        Vintage = "vintage",
        /// FOR 5.4.
        WheatTrade = "wheat-trade",
        /// FOR 5.5.
        WineTrade = "wine-trade",
        /// FOR 5.6.
        Centurions = "centurions",
        /// FOR 5.7.
        Vestals = "vestals",
        /// FOR 5.8.
        Ceremony = "ceremony",
        /// FOR 5.9.
        Family = "family",
        /// FOR 5.10.
        Build = "build",
        /// FOR 5.11.
        Corruption = "corruption",
        /// FOR 5.12.
        Fortuna = "fortuna",
    }
}

slugs! {
    /// The six favours of the emperor, by number. FOR 8.
    pub enum Favour in FavourSet(u8) {
        /// Number 1, FOR 8.1.
        Water = "water",
        /// Number 2, FOR 8.2. Ruling R-F31: two is the orgy, three the food.
        Orgy = "orgy",
        /// Number 3, FOR 8.3.
        Food = "food",
        /// Number 4, FOR 8.4.
        Battle = "battle",
        /// Number 5, FOR 8.5.
        Fortuna = "fortuna",
        /// Number 6, FOR 8.6.
        Religion = "religion",
    }
}

impl Favour {
    /// The die value it needs.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl FavourSet {
    /// The cards 1 to 4, which may be refused. FOR 7.7.
    pub const REFUSABLE: Self = Self::first(4);

    /// The favours that a die makes available. FOR 7.2.
    #[inline]
    #[must_use]
    pub const fn up_to(die: u8) -> Self {
        Self::first(die as usize)
    }
}

slugs! {
    /// The buildings, each at most once per player. FOR 11.
    pub enum Building in BuildingSet(u8) {
        /// FOR 11.2.
        Market = "market",
        /// FOR 11.3.
        Aqueduct = "aqueduct",
        /// FOR 11.4.
        Palace = "palace",
        /// FOR 11.5.
        Basilica = "basilica",
    }
}

slugs! {
    /// The goods in a province.
    pub enum Cube {
        /// Blue.
        Water = "water",
        /// Yellow.
        Wheat = "wheat",
        /// Red.
        Wine = "wine",
    }
}

slugs! {
    /// Helpers hired for money, at most three of a kind.
    pub enum Helper {
        /// Serves the temple.
        Vestal = "vestal",
        /// Serves in battle.
        Centurion = "centurion",
    }
}

impl Helper {
    /// The price of the next one for a player with `owned` of them. FOR 5.6, 5.7; ruling R-F21.
    pub const fn price(self, owned: u8) -> u8 {
        match self {
            Self::Vestal => 1 + 2 * owned,
            Self::Centurion => 1 + owned,
        }
    }
}

slugs! {
    /// What a married player takes from Family. FOR 5.9.
    pub enum FamilyGift {
        /// One wheat.
        Wheat = "wheat",
        /// One wine.
        Wine = "wine",
        /// Three money.
        Money = "money",
    }
}

slugs! {
    /// The kinds of privilege cards. FOR 10.
    pub enum Privilege {
        /// A vestal or a centurion. FOR 10.1.
        Recruit = "recruit",
        /// A water and a cube of choice. FOR 10.2.
        WaterGift = "water-gift",
        /// A wheat and a cube of choice. FOR 10.2.
        WheatGift = "wheat-gift",
        /// A wine and a cube of choice. FOR 10.2.
        WineGift = "wine-gift",
        /// One space towards Rome. FOR 10.3.
        Advance = "advance",
        /// Two points per building. FOR 10.4.
        ScoreBuildings = "score-buildings",
        /// One point per wheat. FOR 10.4.
        ScoreWheat = "score-wheat",
        /// One point per wine. FOR 10.4.
        ScoreWine = "score-wine",
        /// One point per water. FOR 10.4.
        ScoreWater = "score-water",
        /// One point for every three money. FOR 10.4.
        ScoreThreeMoney = "score-three-money",
        /// Two points for every five money. FOR 10.4.
        ScoreFiveMoney = "score-five-money",
        /// Two points per centurion. FOR 10.4.
        ScoreCenturions = "score-centurions",
        /// Two points per vestal. FOR 10.4.
        ScoreVestals = "score-vestals",
        /// Three points for being married. FOR 10.4.
        ScoreMarriage = "score-marriage",
    }
}

impl Privilege {
    /// The number of copies for this many players. FOR 1.5; ruling R-F30.
    pub const fn copies(self, n_players: u8) -> u8 {
        match self {
            Self::Advance if n_players == 4 => 8,
            Self::Advance => 4,
            Self::Recruit
            | Self::ScoreBuildings
            | Self::ScoreCenturions
            | Self::ScoreVestals
            | Self::ScoreMarriage => 2,
            Self::WaterGift
            | Self::WheatGift
            | Self::WineGift
            | Self::ScoreWheat
            | Self::ScoreWine
            | Self::ScoreWater
            | Self::ScoreThreeMoney
            | Self::ScoreFiveMoney => 1,
        }
    }

    /// The gift card that shows this cube.
    pub const fn gift(printed: Cube) -> Self {
        match printed {
            Cube::Water => Self::WaterGift,
            Cube::Wheat => Self::WheatGift,
            Cube::Wine => Self::WineGift,
        }
    }
}

/// Cards in the largest privilege deck.
pub(crate) const MAX_DECK: usize = 26;
/// Pieces in the box. FOR 1.10; rulings R-F12, R-F13.
pub(crate) const CUBES_OF_A_KIND: u8 = 15;
/// See [`CUBES_OF_A_KIND`].
pub(crate) const DICE: u8 = 9;
/// The most dice, vestals, centurions or buildings of a player. FOR 1.10, 11.1.
pub(crate) const LIMIT: u8 = 3;
/// The most wheat, water or wine of a player. Ruling R-F50.
pub(crate) const MAX_GOODS: u8 = u8::MAX;
/// The most money of a player. FOR 1.10.
pub const MAX_MONEY: u8 = 20;
/// The price of a marriage. FOR 5.9.
pub(crate) const MARRIAGE: u8 = 3;
/// The first space inside Rome. FOR 13.4.
pub const GATE: u8 = 10;
/// The last space on the road. FOR 13.3.
pub const PALACE: u8 = 15;
/// The most tokens on a favour card. FOR 12.2.
pub(crate) const MAX_TOKENS: u8 = 3;
/// Tokens on Caesar's Palace. FOR 1.5.
pub(crate) const PALACE_TOKENS: u8 = 3;
