//! The names of cards and pieces, and how many of them.

use fortuna::bag::Bag;
use fortuna::card::{ActionCard, Building, Cube, Favour, Helper, Privilege};

use crate::Words;
use crate::words::say;

/// The name of an action card.
pub fn action_card(words: &Words, card: ActionCard) -> String {
    let id = match card {
        ActionCard::Water => "fortuna-card-water",
        ActionCard::Harvest => "fortuna-card-harvest",
        ActionCard::Vintage => "fortuna-card-vintage",
        ActionCard::WheatTrade => "fortuna-card-wheat-trade",
        ActionCard::WineTrade => "fortuna-card-wine-trade",
        ActionCard::Centurions => "fortuna-card-centurions",
        ActionCard::Vestals => "fortuna-card-vestals",
        ActionCard::Ceremony => "fortuna-card-ceremony",
        ActionCard::Family => "fortuna-card-family",
        ActionCard::Build => "fortuna-card-build",
        ActionCard::Corruption => "fortuna-card-corruption",
        ActionCard::Fortuna => "fortuna-card-fortuna",
    };
    say!(words, id)
}

/// The number and the name of a favour card.
pub fn favour(words: &Words, favour: Favour) -> String {
    let id = match favour {
        Favour::Water => "fortuna-favour-water",
        Favour::Orgy => "fortuna-favour-orgy",
        Favour::Food => "fortuna-favour-food",
        Favour::Battle => "fortuna-favour-battle",
        Favour::Fortuna => "fortuna-favour-fortuna",
        Favour::Religion => "fortuna-favour-religion",
    };
    say!(words, id, number = favour.number())
}

/// The name of a building.
pub fn building(words: &Words, building: Building) -> String {
    let id = match building {
        Building::Market => "fortuna-building-market",
        Building::Aqueduct => "fortuna-building-aqueduct",
        Building::Palace => "fortuna-building-palace",
        Building::Basilica => "fortuna-building-basilica",
    };
    say!(words, id)
}

/// The name of a privilege card.
pub fn privilege(words: &Words, card: Privilege) -> String {
    let id = match card {
        Privilege::Recruit => "fortuna-privilege-recruit",
        Privilege::WaterGift => "fortuna-privilege-water-gift",
        Privilege::WheatGift => "fortuna-privilege-wheat-gift",
        Privilege::WineGift => "fortuna-privilege-wine-gift",
        Privilege::Advance => "fortuna-privilege-advance",
        Privilege::ScoreBuildings => "fortuna-privilege-score-buildings",
        Privilege::ScoreWheat => "fortuna-privilege-score-wheat",
        Privilege::ScoreWine => "fortuna-privilege-score-wine",
        Privilege::ScoreWater => "fortuna-privilege-score-water",
        Privilege::ScoreThreeMoney => "fortuna-privilege-score-three-money",
        Privilege::ScoreFiveMoney => "fortuna-privilege-score-five-money",
        Privilege::ScoreCenturions => "fortuna-privilege-score-centurions",
        Privilege::ScoreVestals => "fortuna-privilege-score-vestals",
        Privilege::ScoreMarriage => "fortuna-privilege-score-marriage",
    };
    say!(words, id)
}

/// Privilege cards in a row, equal ones counted.
pub fn privileges(words: &Words, cards: Bag) -> String {
    words.list(cards.kinds().map(|card| {
        let name = privilege(words, card);
        say!(words, "fortuna-copies", card = name, n = cards.count(card))
    }))
}

/// The name of a kind of goods.
pub fn cube(words: &Words, cube: Cube) -> String {
    say!(
        words,
        match cube {
            Cube::Water => "fortuna-water",
            Cube::Wheat => "fortuna-wheat",
            Cube::Wine => "fortuna-wine",
        }
    )
}

/// An edge of the board, by its colour: one of four, clockwise.
pub fn edge(words: &Words, edge: usize) -> String {
    say!(
        words,
        match edge {
            0 => "fortuna-edge-blue",
            1 => "fortuna-edge-grey",
            2 => "fortuna-edge-orange",
            _ => "fortuna-edge-purple",
        }
    )
}

/// So much water, wheat or wine.
pub fn cubes(words: &Words, cube: Cube, n: u8) -> String {
    let id = match cube {
        Cube::Water => "fortuna-n-water",
        Cube::Wheat => "fortuna-n-wheat",
        Cube::Wine => "fortuna-n-wine",
    };
    say!(words, id, n = n)
}

/// So many vestals or centurions.
pub fn helpers(words: &Words, helper: Helper, n: u8) -> String {
    let id = match helper {
        Helper::Vestal => "fortuna-n-vestals",
        Helper::Centurion => "fortuna-n-centurions",
    };
    say!(words, id, n = n)
}

/// What a favour takes: goods or centurions; nothing for two of them.
pub fn offering(words: &Words, favour: Favour, n: u8) -> String {
    match favour {
        Favour::Water => cubes(words, Cube::Water, n),
        Favour::Orgy => cubes(words, Cube::Wine, n),
        Favour::Food => cubes(words, Cube::Wheat, n),
        Favour::Battle => helpers(words, Helper::Centurion, n),
        Favour::Fortuna | Favour::Religion => say!(words, "main-none"),
    }
}

/// So much money.
pub fn money(words: &Words, n: impl Into<u16>) -> String {
    say!(words, "fortuna-n-money", n = n.into())
}

/// What a building costs, as a label.
pub fn price(words: &Words, n: u8) -> String {
    say!(words, "fortuna-n-price", n = n)
}

/// So many dice.
pub fn dice(words: &Words, n: u8) -> String {
    say!(words, "fortuna-n-dice", n = n)
}

/// So many spaces of the road.
pub fn spaces(words: &Words, n: u8) -> String {
    say!(words, "fortuna-n-spaces", n = n)
}

/// The values of dice in a row.
pub fn values(words: &Words, dice: &[u8]) -> String {
    words.list(dice.iter().map(ToString::to_string))
}
