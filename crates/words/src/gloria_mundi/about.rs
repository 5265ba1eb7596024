//! What there is to say about one thing of the table, by its name in notation.

use engine::Clause;
use gloria_mundi::Options;
use gloria_mundi::card::{Card, CardId, Kind, Production, Resource};
use gloria_mundi::grammar::{Bundle, Counted, Power, Repeat};

use super::board::{self, Label};
use super::{cards, help, things};
use crate::message::{messages as id, say};
use crate::{About, Sort, Words, folded};

/// What `about` knows besides cards and counters.
pub const BARBARIAN: &str = "barbarian";
pub const FORUM: &str = "forum";

const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: "GLM", chapter, number }
}

pub(super) fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
    if let Some(card) = named(options, name) {
        return building(words, options, card);
    }
    if let Ok(card) = name.parse::<Production>() {
        return Some(production(words, card));
    }
    if let Ok(kind) = name.parse::<Resource>() {
        return Some(resource(words, kind));
    }
    match name {
        BARBARIAN => Some(barbarian(words)),
        FORUM => Some(forum(words, options)),
        _ => None,
    }
}

/// A building by its number or its name.
pub(super) fn named(options: &Options, name: &str) -> Option<CardId> {
    let wanted = folded(name);
    let mut ids = (0..).map(CardId).zip(&options.deck.cards);
    let by_name = || ids.find(|(_, card)| folded(&card.name) == wanted).map(|(id, _)| id);
    name.parse().ok().or_else(by_name)
}

pub(super) fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
    let buildings = 1..=options.deck.cards.len();
    vec![
        Sort::new("buildings", say!(words, book_sort_buildings), buildings),
        Sort::new("production", say!(words, book_sort_production), Production::ALL),
        Sort::new("resources", say!(words, book_sort_resources), Resource::ALL),
        Sort::new("places", say!(words, book_sort_places), [FORUM, BARBARIAN]),
    ]
}

fn building(words: &Words, options: &Options, id: CardId) -> Option<About> {
    let card = options.deck.cards.get(id.index())?;
    let mut text = vec![
        say!(
            words,
            gm_about_building,
            kind = things::kind(words, card.kind),
            cost = things::price(words, card.cost),
            steps = things::steps(words, card.steps),
        ),
        say!(words, gm_about_power, power = cards::power(words, &card.power)),
        words.plain(if card.kind == Kind::Red { id::gm_help_red } else { id::gm_help_powers }),
    ];
    if options.deck.placeholder {
        text.push(say!(words, gm_ours_deck));
    }
    let (notes, clauses) = rulings(words, card);
    Some(About { title: cards::name(words, options, id), text, notes, clauses })
}

/// What was ruled about powers like this one, and where the rules speak of it.
fn rulings(words: &Words, card: &Card) -> (Vec<String>, Vec<Clause>) {
    let (mut notes, mut clauses) = match &card.power {
        Power::Produce(_) => (vec![], vec![clause(9, 3)]),
        Power::Spend { repeat, .. } => {
            let mut notes = vec![say!(words, gm_ruling_spend)];
            if *repeat == Repeat::Any {
                notes.push(say!(words, gm_ruling_times));
            }
            (notes, vec![clause(9, 4), clause(9, 5)])
        }
        Power::PullDown { .. } => (vec![say!(words, gm_ruling_pull_down)], vec![clause(9, 6)]),
        Power::Count { of, .. } => (vec![counting(words, *of)], vec![clause(9, 7)]),
        Power::Condition { .. } => {
            (vec![say!(words, gm_ruling_count), say!(words, gm_ruling_instead)], vec![clause(9, 8)])
        }
        Power::Barbarian { .. } => (vec![say!(words, gm_ruling_barbarian)], vec![clause(9, 9)]),
        Power::Replace { .. } => {
            let mut notes = vec![say!(words, gm_ruling_architect)];
            if card.power.swap().is_none() {
                notes.push(say!(words, gm_ruling_several));
            }
            (notes, vec![clause(9, 10)])
        }
        Power::Wall => (vec![say!(words, gm_ruling_wall)], vec![clause(9, 11)]),
        Power::None => (vec![say!(words, gm_ruling_none)], vec![clause(9, 12)]),
    };
    if has_choice(&card.power) {
        notes.push(say!(words, gm_help_choice));
        clauses.push(clause(9, 2));
    }
    if card.cost[Resource::Glory.index()] > 0 {
        notes.push(say!(words, gm_ruling_glory));
        clauses.push(clause(5, 3));
    }
    (notes, clauses)
}

fn counting(words: &Words, of: Counted) -> String {
    words.plain(match of {
        Counted::Cards(_) => id::gm_ruling_count,
        Counted::Counters(_) => id::gm_ruling_count_counters,
        Counted::Buildings => id::gm_ruling_count_buildings,
        Counted::Walls => id::gm_ruling_count_walls,
    })
}

fn has_choice(power: &Power) -> bool {
    let chooses = |bundle: &Bundle| bundle.n_chosen > 0;
    match power {
        Power::Spend { price, gain, .. } => chooses(price) || chooses(gain),
        Power::Replace { price, gain, .. } => {
            power.swap().is_none() && (chooses(price) || chooses(gain))
        }
        Power::Produce(gain)
        | Power::Count { gain, .. }
        | Power::Condition { gain, .. }
        | Power::Barbarian { gain, .. } => chooses(gain),
        Power::PullDown { .. } | Power::Wall | Power::None => false,
    }
}

fn production(words: &Words, card: Production) -> About {
    let gain = things::n_symbols(words, card.resource().symbol(), 1_u8);
    let cards = things::productions(words, card);
    About {
        title: board::title(words, card),
        text: vec![
            say!(words, gm_about_production, gain = gain, cards = cards),
            say!(words, gm_help_activation),
        ],
        notes: vec![say!(words, gm_ruling_free)],
        clauses: vec![clause(4, 1), clause(4, 5), clause(7, 2)],
    }
}

fn resource(words: &Words, kind: Resource) -> About {
    let text = match kind {
        Resource::Glory => say!(words, gm_help_glory),
        Resource::Food | Resource::Gold | Resource::Peace => say!(words, gm_about_resource),
    };
    About {
        title: board::resource_title(words, kind),
        text: vec![text],
        notes: Vec::new(),
        clauses: vec![clause(1, 1), clause(5, 3)],
    }
}

fn barbarian(words: &Words) -> About {
    About {
        title: board::label(words, Label::Barbarian),
        text: vec![say!(words, gm_help_tribute), say!(words, gm_help_loss)],
        notes: vec![say!(words, gm_ruling_two_icons), say!(words, gm_ruling_rome)],
        clauses: vec![clause(6, 2), clause(6, 4), clause(7, 2), clause(7, 5)],
    }
}

fn forum(words: &Words, options: &Options) -> About {
    let text = vec![
        say!(words, gm_help_forum),
        say!(words, gm_help_purchase),
        help::refill(words, options),
    ];
    About {
        title: board::label(words, Label::Forum),
        text,
        notes: vec![say!(words, gm_ruling_glory)],
        clauses: vec![clause(3, 1), clause(3, 2), clause(5, 2)],
    }
}
