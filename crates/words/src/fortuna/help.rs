//! How a turn goes, and what each card does, in our own words.

use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};

use super::{terms, things};
use crate::Words;
use crate::words::say;

/// What an action card does.
pub fn action_card(words: &Words, card: ActionCard) -> String {
    let id = match card {
        ActionCard::Water => "fortuna-help-water",
        ActionCard::Harvest => "fortuna-help-harvest",
        ActionCard::Vintage => "fortuna-help-vintage",
        ActionCard::WheatTrade => "fortuna-help-wheat-trade",
        ActionCard::WineTrade => "fortuna-help-wine-trade",
        ActionCard::Centurions => "fortuna-help-centurions",
        ActionCard::Vestals => "fortuna-help-vestals",
        ActionCard::Ceremony => "fortuna-help-ceremony",
        ActionCard::Family => "fortuna-help-family",
        ActionCard::Build => "fortuna-help-build",
        ActionCard::Corruption => "fortuna-help-corruption",
        ActionCard::Fortuna => "fortuna-help-fortuna",
    };
    say!(words, id)
}

/// What a favour card asks and gives.
pub fn favour(words: &Words, favour: Favour) -> String {
    let id = match favour {
        Favour::Water => "fortuna-help-favour-water",
        Favour::Orgy => "fortuna-help-favour-orgy",
        Favour::Food => "fortuna-help-favour-food",
        Favour::Battle => "fortuna-help-favour-battle",
        Favour::Fortuna => "fortuna-help-favour-fortuna",
        Favour::Religion => "fortuna-help-favour-religion",
    };
    say!(words, id)
}

/// What a building is good for.
pub fn building(words: &Words, building: Building) -> String {
    let id = match building {
        Building::Market => "fortuna-help-market",
        Building::Aqueduct => "fortuna-help-aqueduct",
        Building::Palace => "fortuna-help-palace",
        Building::Basilica => "fortuna-help-basilica",
    };
    say!(words, id)
}

/// What a privilege card brings.
pub fn privilege(words: &Words, card: Privilege) -> String {
    let id = match card {
        Privilege::Recruit => "fortuna-help-recruit",
        Privilege::WaterGift => "fortuna-help-water-gift",
        Privilege::WheatGift => "fortuna-help-wheat-gift",
        Privilege::WineGift => "fortuna-help-wine-gift",
        Privilege::Advance => "fortuna-help-advance",
        Privilege::ScoreBuildings => "fortuna-help-score-buildings",
        Privilege::ScoreWheat => "fortuna-help-score-wheat",
        Privilege::ScoreWine => "fortuna-help-score-wine",
        Privilege::ScoreWater => "fortuna-help-score-water",
        Privilege::ScoreThreeMoney => "fortuna-help-score-three-money",
        Privilege::ScoreFiveMoney => "fortuna-help-score-five-money",
        Privilege::ScoreCenturions => "fortuna-help-score-centurions",
        Privilege::ScoreVestals => "fortuna-help-score-vestals",
        Privilege::ScoreMarriage => "fortuna-help-score-marriage",
    };
    say!(words, id)
}

/// The whole help, line by line.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, "fortuna-help-goal"),
        say!(words, "fortuna-help-turn"),
        say!(words, "fortuna-help-last"),
        say!(words, "fortuna-help-action-cards"),
    ];
    lines.extend(ActionCard::ALL.map(|card| {
        let name = things::action_card(words, card);
        entry(words, name, action_card(words, card))
    }));
    lines.push(say!(words, "fortuna-help-favours"));
    lines.extend(
        Favour::ALL.map(|card| entry(words, things::favour(words, card), favour(words, card))),
    );
    lines.push(say!(words, "fortuna-help-buildings"));
    lines.extend(Building::ALL.map(|card| {
        let name = things::building(words, card);
        entry(words, name, building(words, card))
    }));
    lines.push(terms::prices(words, options));
    lines.push(say!(words, "fortuna-help-privileges"));
    lines.extend(Privilege::ALL.map(|card| {
        let name = things::privilege(words, card);
        entry(words, name, privilege(words, card))
    }));
    lines
}

fn entry(words: &Words, name: String, text: String) -> String {
    say!(words, "fortuna-help-entry", name = name, text = text)
}
