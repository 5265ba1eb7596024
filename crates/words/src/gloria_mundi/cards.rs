//! What is printed on a building card: its name, and its power in words.

use games::outside::cleaned;
use gloria_mundi::Options;
use gloria_mundi::card::{Card, CardId};
use gloria_mundi::grammar::{Bundle, Counted, Power, Repeat};

use super::things;
use crate::Words;
use crate::message::say;

/// The name of a building; copies of one name are told apart by a number. Old decks may hold what
/// nobody should be shown.
pub fn name(words: &Words, options: &Options, card: CardId) -> String {
    let cards = &options.deck.cards;
    let Some(printed) = cards.get(card.index()) else {
        return say!(words, gm_unknown_card);
    };
    let is_copy = |other: &&Card| other.name == printed.name;
    if cards.iter().filter(is_copy).nth(1).is_none() {
        return cleaned(&printed.name).into_owned();
    }
    let nth = cards.iter().take(card.index()).filter(is_copy).count() + 1;
    say!(words, gm_card_copy, name = cleaned(&printed.name), nth = nth)
}

pub fn names(words: &Words, options: &Options, cards: impl IntoIterator<Item = CardId>) -> String {
    words.list(cards.into_iter().map(|card| name(words, options, card)))
}

pub fn whole(words: &Words, options: &Options, id: CardId) -> String {
    let Some(card) = options.deck.cards.get(id.index()) else {
        return say!(words, gm_unknown_card);
    };
    say!(
        words,
        gm_card,
        name = name(words, options, id),
        kind = things::kind(words, card.kind),
        cost = things::price(words, card.cost),
        steps = things::steps(words, card.steps),
        power = power(words, &card.power),
    )
}

/// The name and the power, for a building that was bought.
pub fn with_power(words: &Words, options: &Options, id: CardId) -> String {
    let Some(card) = options.deck.cards.get(id.index()) else {
        return say!(words, gm_unknown_card);
    };
    let power = power(words, &card.power);
    say!(words, gm_card_built, name = name(words, options, id), power = power)
}

/// What a power does. GLM 9.
pub fn power(words: &Words, power: &Power) -> String {
    told(words, power, |repeat| repeat)
}

/// What one use of a power does.
pub(super) fn power_once(words: &Words, power: &Power) -> String {
    told(words, power, |_| Repeat::Once)
}

fn told(words: &Words, power: &Power, repeats: impl Fn(Repeat) -> Repeat) -> String {
    let repeats = |repeat: &Repeat| slug(repeats(*repeat));
    let bundle = |bundle: &Bundle| things::bundle(words, bundle);
    match power {
        Power::Produce(gain) => say!(words, gm_power_produce, gain = bundle(gain)),
        Power::Spend { price, gain, repeat } if price == gain => {
            say!(words, gm_power_swap, what = bundle(gain), repeat = repeats(repeat))
        }
        Power::Spend { price, gain, repeat } => {
            let (price, gain, repeat) = (bundle(price), bundle(gain), repeats(repeat));
            say!(words, gm_power_spend, price = price, gain = gain, repeat = repeat)
        }
        Power::PullDown { repeat } => say!(words, gm_power_pull_down, repeat = repeats(repeat)),
        Power::Count { of, gain } => count(words, *of, bundle(gain)),
        Power::Condition { of, gain } => {
            let cards = things::productions(words, *of);
            say!(words, gm_power_condition, gain = bundle(gain), cards = cards)
        }
        Power::Barbarian { on, gain } => {
            let icon = things::production(words, *on);
            say!(words, gm_power_barbarian, gain = bundle(gain), icon = icon)
        }
        Power::Replace { price, gain, repeat } => say!(
            words,
            gm_power_replace,
            from = bundle(price),
            n = things::n_in(*price),
            to = bundle(gain),
            repeat = repeats(repeat),
        ),
        Power::Wall => say!(words, gm_power_wall),
        Power::None => say!(words, gm_power_none),
    }
}

fn count(words: &Words, of: Counted, gain: String) -> String {
    match of {
        Counted::Cards(of) => {
            let cards = things::productions(words, of);
            say!(words, gm_power_count, gain = gain, cards = cards)
        }
        Counted::Counters(of) => {
            let kind = things::resource(words, of);
            say!(words, gm_power_count_counters, gain = gain, kind = kind)
        }
        Counted::Buildings => say!(words, gm_power_count_buildings, gain = gain),
        Counted::Walls => say!(words, gm_power_count_walls, gain = gain),
    }
}

/// As messages select by it.
const fn slug(repeat: Repeat) -> &'static str {
    match repeat {
        Repeat::Once => "once",
        Repeat::Any => "any",
    }
}
