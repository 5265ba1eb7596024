//! The page with the figures, and its picture.

use std::fmt::Write as _;

use gloria_mundi::score::EndedBy;

use super::faults::faults;
use super::play::Strength;
use super::target::{LEAST_RATE, MOST_RATE, SEAT_ADVANTAGE};
use super::{Series, figures};
use crate::figures::{part, percent, percentile};
use crate::page::{self, Verdict, cells};
use crate::plan::BalancePlan;
use crate::svg::Svg;

const HEAD: &str = "\
# Balance of Gloria Mundi

Written by `cargo xtask balance`; don't edit it.

Bots play each other with the standard deck and board of `data/gloria-mundi/`. They play to win, and
see what their insight sees (`crates/bots/src/insight/gloria_mundi`); better players may find more.
";

const DEFINITIONS: &str = "\
- **Turns**: of all players together.
- **Seats**: places in the order of play, the first player first. Seat advantage: the largest
  deviation of a place's share of the wins from the fair one, relative to the fair one. A shared win
  is shared here too. ± is half the width of the 95 % interval.
- **Sighting**: one appearance of a card in the forum, from the turn that reveals it until it's
  bought or burnt, or the game ends. Purchase rate: bought sightings / sightings.
- **Buyers win**: relative to the fair share, 1.00 is as good as any card.
- **First purchase**: the number of a player's own turn in which they first buy.
- **Dominated**: another card of the same type costs the same or less, gives the same steps or more,
  and its power gives the same or more for the same or less.
- **Within one symbol**: one symbol of type, cost, steps or power added, left out or replaced makes
  one card the other. A free choice is as good as any symbol it offers.
";

pub(super) fn page(plan: &BalancePlan, all: &[Series], verdicts: &[Verdict]) -> String {
    let sections = [
        HEAD.to_owned(),
        format!("![Purchase rates and seats]({}.svg)\n", plan.report_name()),
        page::origin(plan),
        page::targets(verdicts),
        "## What we count\n\n".to_owned() + DEFINITIONS,
        games(all),
        page::seats(&all.iter().map(Series::seats).collect::<Vec<_>>()),
        cards(all),
        deck(all),
    ];
    sections.join("\n")
}

fn games(all: &[Series]) -> String {
    let ending = |by: EndedBy| move |series: &Series| percent(series.ending(by));
    let (rome, hand) = (ending(EndedBy::Rome), ending(EndedBy::Hand));
    let (africa, deck) = (ending(EndedBy::Africa), ending(EndedBy::Deck));
    let seats = |series: &Series| series.tally.games * u64::from(series.players());
    page::table(
        "Games",
        all,
        Series::players,
        &[
            ("games", &|series| series.tally.games.to_string()),
            ("turns, mean", &|series| format!("{:.1}", series.mean_turns())),
            ("turns, p10 to p90", &|series| {
                let at = |hundredths| percentile(&series.tally.turns.0, hundredths);
                format!("{} to {}", at(10), at(90))
            }),
            ("ended in Rome", &rome),
            ("ended by an empty hand", &hand),
            ("ended in Africa", &africa),
            ("ended by the deck", &deck),
            ("steps of the winner", &|series| mean(series.tally.steps, series.tally.games)),
            ("purchases of a player", &|series| mean(series.tally.purchases, seats(series))),
            ("first purchase, own turn", &|series| format!("{:.1}", series.first_purchase())),
            ("decisions of a game", &|series| mean(series.tally.decisions, series.tally.games)),
            ("one such bot wins among random ones", &|series| {
                let Strength { games, won } = series.strength;
                format!("{} of {games}", percent(part(won, games)))
            }),
        ],
    )
}

fn mean(sum: u64, n: u64) -> String {
    format!("{:.1}", part(sum, n))
}

fn cards(all: &[Series]) -> String {
    let counts = cells(all, |series| format!("{}p", series.players()));
    let rules = "---|".repeat(all.len());
    let mut text = format!(
        "## Cards\n\nPurchase rates in %, by the number of players and of all games.\n\n\
         | Card | Type | Cost | Steps | Power | Sightings |{counts} all | uses / purchase | \
         buyers win |\n|---|---|---|---|---|---|{rules}---|---|---|\n"
    );
    let Some(first) = all.first() else {
        return text;
    };
    let printed = first.options.deck.cards.iter();
    for (index, (card, figures)) in printed.zip(figures::cards(all)).enumerate() {
        let tallies = all.iter().map(|series| series.cards()[index]);
        let rates = cells(tallies, |card| format!("{:.1}", card.rate() * 100.0));
        let uses = figures.uses.map_or_else(String::new, |uses| format!("{uses:.1}"));
        let _ = writeln!(
            text,
            "| {} | {} |{rates} {:.1} | {uses} | {:.2} |",
            card,
            figures.sum.seen,
            figures.sum.rate() * 100.0,
            figures.wins,
        );
    }
    text
}

/// What is wrong with the deck, if anything is.
fn deck(all: &[Series]) -> String {
    let faults = all.first().map_or_else(Vec::new, |series| faults(&series.options.deck));
    let lines = faults.iter().map(|fault| format!("- {fault}\n"));
    let none = || "None: the deck keeps its promises before a game is played.\n".to_owned();
    let text = lines.reduce(|text, line| text + &line).unwrap_or_else(none);
    "## Faults of the deck\n\n".to_owned() + &text
}

/// Of farms, cities, legions and red cards.
const COLOURS: [&str; 4] = ["#6a9a3b", "#d9a521", "#b9bfc7", "#b5483a"];

pub(super) fn picture(all: &[Series]) -> String {
    let cards = figures::cards(all);
    let title = "Purchase rate of each card: bar of all games, line from 2 to 6 players";
    let mut svg = Svg::new(title, cards.len());
    for (index, figures) in cards.iter().enumerate() {
        let rates = all.iter().map(|series| series.cards()[index].rate());
        let (low, high) =
            rates.fold((1.0_f64, 0.0_f64), |(least, most), rate| (least.min(rate), most.max(rate)));
        let card = &all[0].options.deck.cards[index];
        let fill = COLOURS[card.kind.index()];
        svg.rate(index, &card.name, fill, [figures.sum.rate(), low, high]);
    }
    svg.scale([LEAST_RATE, MOST_RATE]);
    let seats: Vec<_> = all.iter().map(Series::seats).collect();
    svg.seats(&seats, Some(SEAT_ADVANTAGE))
}
