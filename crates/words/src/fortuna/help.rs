//! How a turn goes, and what each card does, in our own words.

use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};

use super::{terms, things};
use crate::Words;
use crate::message::say;

pub fn action_card(words: &Words, card: ActionCard) -> String {
    say!(words, fortuna_help_card[ActionCard: card])
}

pub fn favour(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_help_favour[Favour: favour])
}

pub fn building(words: &Words, building: Building) -> String {
    say!(words, fortuna_help_building[Building: building])
}

pub fn privilege(words: &Words, card: Privilege) -> String {
    say!(words, fortuna_help_privilege[Privilege: card])
}

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, fortuna_help_goal),
        say!(words, fortuna_help_turn),
        say!(words, fortuna_help_last),
        say!(words, fortuna_help_action_cards),
    ];
    lines.extend(ActionCard::ALL.map(|card| {
        let name = things::action_card(words, card);
        entry(words, name, action_card(words, card))
    }));
    lines.push(say!(words, fortuna_help_favours));
    lines.extend(
        Favour::ALL.map(|card| entry(words, things::favour(words, card), favour(words, card))),
    );
    lines.push(say!(words, fortuna_help_buildings));
    lines.extend(Building::ALL.map(|card| {
        let name = things::building(words, card);
        entry(words, name, building(words, card))
    }));
    lines.push(terms::prices(words, options));
    lines.push(say!(words, fortuna_help_privileges));
    lines.extend(Privilege::ALL.map(|card| {
        let name = things::privilege(words, card);
        entry(words, name, privilege(words, card))
    }));
    lines
}

fn entry(words: &Words, name: String, text: String) -> String {
    say!(words, fortuna_help_entry, name = name, text = text)
}
