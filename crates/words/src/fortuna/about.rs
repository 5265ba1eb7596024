//! What there is to say about a thing, with rulings and clauses.

use engine::Clause;
use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};

use super::caption::{Caption, caption};
use super::{help, things};
use crate::message::{Plain, messages as id, say};
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

pub(super) fn sorts(words: &Words, _options: &Options) -> Vec<Sort> {
    let cards = ActionCard::ALL.map(|card| format!("card-{card}"));
    let favours = Favour::ALL.map(|favour| format!("favour-{favour}"));
    let buildings = Building::ALL.map(|building| format!("building-{building}"));
    let privileges = Privilege::ALL.map(|card| format!("privilege-{card}"));
    let zones =
        ["tokens", "road", "palace", "podium", "wealth", "vestals", "centurions", "dice", "goods"];
    vec![
        Sort::new("actions", say!(words, book_sort_actions), cards),
        Sort::new("favours", say!(words, book_sort_favours), favours),
        Sort::new("buildings", say!(words, book_sort_buildings), buildings),
        Sort::new("privileges", say!(words, book_sort_privileges), privileges),
        Sort::new("places", say!(words, book_sort_places), zones),
    ]
}

/// A phrase of the help as a sentence of its own.
fn sentence(words: &Words, phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    say!(words, fortuna_about_sentence, text = text)
}

fn notes(words: &Words, ids: &[Plain]) -> Vec<String> {
    ids.iter().map(|id| words.plain(*id)).collect()
}

fn action_card(words: &Words, card: ActionCard) -> About {
    let rulings: &[Plain] = match card {
        ActionCard::Water => &[id::fortuna_note_water, id::fortuna_note_supply],
        ActionCard::Harvest | ActionCard::Vintage => {
            &[id::fortuna_note_convert, id::fortuna_note_supply]
        }
        ActionCard::WheatTrade | ActionCard::WineTrade | ActionCard::Build => &[],
        ActionCard::Centurions | ActionCard::Vestals => &[id::fortuna_note_prices],
        ActionCard::Ceremony => &[id::fortuna_note_last_vestal, id::fortuna_note_nine_dice],
        ActionCard::Family => &[id::fortuna_note_marry_later, id::fortuna_note_early_roll],
        ActionCard::Corruption => &[id::fortuna_note_copy, id::fortuna_note_bribe],
        ActionCard::Fortuna => &[id::fortuna_note_copy_fortuna, id::fortuna_note_unheld],
    };
    let number = u8::try_from(card.index() + 1).unwrap_or(1);
    About {
        title: things::action_card(words, card),
        text: vec![
            sentence(words, &help::action_card(words, card)),
            say!(words, fortuna_about_swap),
        ],
        notes: notes(words, rulings),
        clauses: vec![clause(5, number), clause(4, 3)],
    }
}

fn favour(words: &Words, favour: Favour) -> About {
    let rulings: &[Plain] = match favour {
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => {
            &[id::fortuna_note_tax, id::fortuna_note_beyond]
        }
        Favour::Fortuna => &[id::fortuna_note_tax],
        Favour::Religion => &[id::fortuna_note_all_vestals, id::fortuna_note_tax],
    };
    let number = favour.number();
    About {
        title: say!(words, fortuna_about_favour, favour = things::favour(words, favour)),
        text: vec![
            sentence(words, &help::favour(words, favour)),
            say!(words, fortuna_about_opens, number = number),
            say!(words, fortuna_about_tokens),
        ],
        notes: notes(words, rulings),
        clauses: vec![clause(8, number), clause(7, 4)],
    }
}

fn building(words: &Words, options: &Options, building: Building) -> About {
    let (rulings, number): (&[Plain], u8) = match building {
        Building::Market => (&[], 2),
        Building::Aqueduct => (&[id::fortuna_note_aqueduct], 3),
        Building::Palace => (&[], 4),
        Building::Basilica => (&[id::fortuna_note_basilica], 5),
    };
    let price = options.prices.of(building);
    let mut text = vec![
        sentence(words, &help::building(words, building)),
        say!(words, fortuna_about_building, price = price, money = things::money(words, price)),
    ];
    if options.prices.placeholder {
        text.push(say!(words, fortuna_about_price_ours));
    }
    let title = things::building(words, building);
    let clauses = vec![clause(11, number), clause(11, 1)];
    About { title, text, notes: notes(words, rulings), clauses }
}

fn privilege(words: &Words, card: Privilege) -> About {
    let (use_id, rulings, number): (_, &[Plain], u8) = match card {
        Privilege::Recruit => (id::fortuna_about_play, &[id::fortuna_note_full], 1),
        Privilege::WaterGift | Privilege::WheatGift | Privilege::WineGift => {
            (id::fortuna_about_play, &[id::fortuna_note_gift_supply], 2)
        }
        Privilege::Advance => (id::fortuna_about_play, &[id::fortuna_note_one_advance], 3),
        Privilege::ScoreThreeMoney | Privilege::ScoreFiveMoney => (
            id::fortuna_about_score,
            &[id::fortuna_note_multiples, id::fortuna_note_counted_twice],
            4,
        ),
        Privilege::ScoreBuildings
        | Privilege::ScoreWheat
        | Privilege::ScoreWine
        | Privilege::ScoreWater
        | Privilege::ScoreCenturions
        | Privilege::ScoreVestals
        | Privilege::ScoreMarriage => {
            (id::fortuna_about_score, &[id::fortuna_note_counted_twice], 4)
        }
    };
    About {
        title: things::privilege(words, card),
        text: vec![sentence(words, &help::privilege(words, card)), words.plain(use_id)],
        notes: notes(words, rulings),
        clauses: vec![clause(10, number)],
    }
}

/// What is no card.
fn zone(words: &Words, name: &str) -> Option<About> {
    let about = |title: String, id: Plain, clauses: &[Clause]| {
        let (text, clauses) = (vec![words.plain(id)], clauses.to_vec());
        Some(About { title, text, notes: Vec::new(), clauses })
    };
    let named = |which| caption(words, which);
    match name {
        "tokens" => about(
            say!(words, fortuna_about_tokens_title),
            id::fortuna_about_tokens,
            &[clause(12, 2), clause(9, 2)],
        ),
        "road" => {
            about(say!(words, fortuna_about_road_title), id::fortuna_about_road, &[clause(13, 4)])
        }
        "palace" => about(
            say!(words, fortuna_about_palace_title),
            id::fortuna_about_palace,
            &[clause(13, 2)],
        ),
        "podium" => about(
            say!(words, fortuna_about_podium_title),
            id::fortuna_about_podium,
            &[clause(12, 1)],
        ),
        "wealth" => about(
            say!(words, fortuna_about_wealth_title),
            id::fortuna_about_wealth,
            &[clause(1, 10)],
        ),
        "vestals" => about(named(Caption::Vestals), id::fortuna_about_vestals, &[clause(5, 7)]),
        "centurions" => {
            about(named(Caption::Centurions), id::fortuna_about_centurions, &[clause(5, 6)])
        }
        "dice" => about(named(Caption::Dice), id::fortuna_about_dice, &[clause(7, 1)]),
        "goods" => about(named(Caption::Goods), id::fortuna_about_goods, &[clause(1, 10)]),
        _ => None,
    }
}
