//! What there is to say about a thing, with rulings and clauses.

use engine::Clause;
use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};

use super::caption::{Caption, caption};
use super::{help, things};
use crate::words::say;
use crate::{About, Sort, Words};

const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: "FOR", chapter, number }
}

/// By name: a kind and a slug, such as `card-harvest`, or one word.
pub(super) fn thing(words: &Words, options: &Options, name: &str) -> Option<About> {
    match name.split_once('-') {
        Some(("card", slug)) => Some(action_card(words, slug.parse().ok()?)),
        Some(("favour", slug)) => Some(favour(words, slug.parse().ok()?)),
        Some(("building", slug)) => Some(building(words, options, slug.parse().ok()?)),
        Some(("privilege", slug)) => Some(privilege(words, slug.parse().ok()?)),
        _ => zone(words, name),
    }
}

/// Everything that is a card, then what is not.
pub(super) fn sorts(words: &Words, _options: &Options) -> Vec<Sort> {
    let cards = ActionCard::ALL.map(|card| format!("card-{card}"));
    let favours = Favour::ALL.map(|favour| format!("favour-{favour}"));
    let buildings = Building::ALL.map(|building| format!("building-{building}"));
    let privileges = Privilege::ALL.map(|card| format!("privilege-{card}"));
    let zones =
        ["tokens", "road", "palace", "podium", "wealth", "vestals", "centurions", "dice", "goods"];
    vec![
        Sort::new("actions", say!(words, "book-sort-actions"), cards),
        Sort::new("favours", say!(words, "book-sort-favours"), favours),
        Sort::new("buildings", say!(words, "book-sort-buildings"), buildings),
        Sort::new("privileges", say!(words, "book-sort-privileges"), privileges),
        Sort::new("places", say!(words, "book-sort-places"), zones),
    ]
}

/// A phrase of the help as a sentence of its own.
fn sentence(words: &Words, phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    say!(words, "fortuna-about-sentence", text = text)
}

fn notes(words: &Words, ids: &[&'static str]) -> Vec<String> {
    ids.iter().map(|id| say!(words, id)).collect()
}

fn action_card(words: &Words, card: ActionCard) -> About {
    let rulings: &[&str] = match card {
        ActionCard::Water => &["fortuna-note-water", "fortuna-note-supply"],
        ActionCard::Harvest | ActionCard::Vintage => {
            &["fortuna-note-convert", "fortuna-note-supply"]
        }
        ActionCard::WheatTrade | ActionCard::WineTrade | ActionCard::Build => &[],
        ActionCard::Centurions | ActionCard::Vestals => &["fortuna-note-prices"],
        ActionCard::Ceremony => &["fortuna-note-last-vestal", "fortuna-note-nine-dice"],
        ActionCard::Family => &["fortuna-note-marry-later", "fortuna-note-early-roll"],
        ActionCard::Corruption => &["fortuna-note-copy", "fortuna-note-bribe"],
        ActionCard::Fortuna => &["fortuna-note-copy-fortuna", "fortuna-note-unheld"],
    };
    let number = u8::try_from(card.index() + 1).unwrap_or(1);
    About {
        title: things::action_card(words, card),
        text: vec![
            sentence(words, &help::action_card(words, card)),
            say!(words, "fortuna-about-swap"),
        ],
        notes: notes(words, rulings),
        clauses: vec![clause(5, number), clause(4, 3)],
    }
}

fn favour(words: &Words, favour: Favour) -> About {
    let rulings: &[&str] = match favour {
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => {
            &["fortuna-note-tax", "fortuna-note-beyond"]
        }
        Favour::Fortuna => &["fortuna-note-tax"],
        Favour::Religion => &["fortuna-note-all-vestals", "fortuna-note-tax"],
    };
    let number = favour.number();
    About {
        title: say!(words, "fortuna-about-favour", favour = things::favour(words, favour)),
        text: vec![
            sentence(words, &help::favour(words, favour)),
            say!(words, "fortuna-about-opens", number = number),
            say!(words, "fortuna-about-tokens"),
        ],
        notes: notes(words, rulings),
        clauses: vec![clause(8, number), clause(7, 4)],
    }
}

fn building(words: &Words, options: &Options, building: Building) -> About {
    let (rulings, number): (&[&str], u8) = match building {
        Building::Market => (&[], 2),
        Building::Aqueduct => (&["fortuna-note-aqueduct"], 3),
        Building::Palace => (&[], 4),
        Building::Basilica => (&["fortuna-note-basilica"], 5),
    };
    let price = options.prices.of(building);
    let mut text = vec![
        sentence(words, &help::building(words, building)),
        say!(words, "fortuna-about-building", price = price, money = things::money(words, price)),
    ];
    if options.prices.placeholder {
        text.push(say!(words, "fortuna-about-price-ours"));
    }
    let title = things::building(words, building);
    let clauses = vec![clause(11, number), clause(11, 1)];
    About { title, text, notes: notes(words, rulings), clauses }
}

fn privilege(words: &Words, card: Privilege) -> About {
    let (use_id, rulings, number): (_, &[&str], u8) = match card {
        Privilege::Recruit => ("fortuna-about-play", &["fortuna-note-full"], 1),
        Privilege::WaterGift | Privilege::WheatGift | Privilege::WineGift => {
            ("fortuna-about-play", &["fortuna-note-gift-supply"], 2)
        }
        Privilege::Advance => ("fortuna-about-play", &["fortuna-note-one-advance"], 3),
        Privilege::ScoreThreeMoney | Privilege::ScoreFiveMoney => {
            ("fortuna-about-score", &["fortuna-note-multiples", "fortuna-note-counted-twice"], 4)
        }
        Privilege::ScoreBuildings
        | Privilege::ScoreWheat
        | Privilege::ScoreWine
        | Privilege::ScoreWater
        | Privilege::ScoreCenturions
        | Privilege::ScoreVestals
        | Privilege::ScoreMarriage => ("fortuna-about-score", &["fortuna-note-counted-twice"], 4),
    };
    About {
        title: things::privilege(words, card),
        text: vec![sentence(words, &help::privilege(words, card)), say!(words, use_id)],
        notes: notes(words, rulings),
        clauses: vec![clause(10, number)],
    }
}

/// What is no card.
fn zone(words: &Words, name: &str) -> Option<About> {
    let about = |title: String, id: &str, clauses: &[Clause]| {
        let (text, clauses) = (vec![say!(words, id)], clauses.to_vec());
        Some(About { title, text, notes: Vec::new(), clauses })
    };
    let named = |which| caption(words, which);
    match name {
        "tokens" => about(
            say!(words, "fortuna-about-tokens-title"),
            "fortuna-about-tokens",
            &[clause(12, 2), clause(9, 2)],
        ),
        "road" => {
            about(say!(words, "fortuna-about-road-title"), "fortuna-about-road", &[clause(13, 4)])
        }
        "palace" => about(
            say!(words, "fortuna-about-palace-title"),
            "fortuna-about-palace",
            &[clause(13, 2)],
        ),
        "podium" => about(
            say!(words, "fortuna-about-podium-title"),
            "fortuna-about-podium",
            &[clause(12, 1)],
        ),
        "wealth" => about(
            say!(words, "fortuna-about-wealth-title"),
            "fortuna-about-wealth",
            &[clause(1, 10)],
        ),
        "vestals" => about(named(Caption::Vestals), "fortuna-about-vestals", &[clause(5, 7)]),
        "centurions" => {
            about(named(Caption::Centurions), "fortuna-about-centurions", &[clause(5, 6)])
        }
        "dice" => about(named(Caption::Dice), "fortuna-about-dice", &[clause(7, 1)]),
        "goods" => about(named(Caption::Goods), "fortuna-about-goods", &[clause(1, 10)]),
        _ => None,
    }
}
