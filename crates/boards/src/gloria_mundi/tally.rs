//! Sources of steps, and counts over a game.

use ::gloria_mundi::card::Resource;
use ::gloria_mundi::state::Estate;
use ::gloria_mundi::{Ending, View};
use engine::Outcome;
use words::gloria_mundi::{result, things};
use words::{Reader, Words};

use super::power;
use crate::{Breakdown, ChartCount, CountedCard, ScoreRow, Tally};

/// Every step. GLM 8.1, 8.3.
pub(super) fn breakdown(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Breakdown {
    let site = to.words.site();
    let row = |label: String, of: &dyn Fn(&Estate) -> i32| ScoreRow {
        label,
        points: estates(view).map(|own| (of(own), None)).collect(),
        ..ScoreRow::default()
    };
    let standing = |own: &Estate| standing(view, own);
    Breakdown {
        ended: result::ended(to, view, outcome),
        decided: result::decided(to, outcome),
        rows: vec![
            ScoreRow {
                cards: estates(view).map(|own| bought(view, own)).collect(),
                ..row(site.steps_of_buildings(), &standing)
            },
            row(site.steps_else(), &|own| i32::from(own.steps) - standing(own)),
        ],
        ties: vec![
            row(things::resource(to.words, Resource::Glory), &|own| {
                own.stores.of(Resource::Glory).into()
            }),
            row(site.all_resources(), &|own| i32::try_from(own.stores.total()).unwrap_or(i32::MAX)),
        ],
        notes: Vec::new(),
    }
}

fn estates(view: &View) -> impl Iterator<Item = &Estate> {
    view.table.estates.iter().take(view.table.n_players.into())
}

/// The steps of the remaining buildings, as far as the road goes.
fn standing(view: &View, own: &Estate) -> i32 {
    let steps = own.buildings().into_iter().map(|card| i32::from(view.edition.card(card).steps));
    steps.sum::<i32>().min(own.steps.into())
}

/// The buildings that gave steps, one by one.
fn bought(view: &View, own: &Estate) -> Vec<CountedCard> {
    let cards = own.buildings().into_iter().map(|card| view.edition.card(card));
    let counted = cards.filter(|card| card.steps > 0).map(|card| CountedCard {
        look: power::class(card.kind),
        icon: power::kind_icon(card.kind, &card.power),
        points: card.steps.into(),
    });
    counted.collect()
}

/// The steps from Rome, which are all there is. GLM 8.3.
pub(super) fn tally(view: &View) -> Vec<Tally> {
    let tally = |own: &Estate| Tally { points: own.steps.into(), hand: own.hand.iter().sum() };
    estates(view).map(tally).collect()
}

pub(super) fn tallies(words: &Words, view: &View) -> Vec<ChartCount> {
    let tally = |label: String, of: &dyn Fn(&Estate) -> i32| ChartCount {
        label,
        counts: estates(view).map(of).collect(),
    };
    let site = words.site();
    let stored = |resource: Resource| {
        tally(things::resource(words, resource), &|own| own.stores.of(resource).into())
    };
    let mut tallies = vec![tally(site.steps_from_rome(), &|own| own.steps.into())];
    tallies.extend(Resource::ALL.map(stored));
    tallies.push(tally(site.buildings(), &|own| own.buildings().len().into()));
    tallies
}
