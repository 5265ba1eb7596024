//! The picture: purchase rates of the cards, and seats.

use super::target::{LEAST_RATE, MOST_RATE, SEAT_ADVANTAGE};
use super::{Series, figures};
use crate::svg::Svg;

/// Of farms, cities, legions and red cards.
const COLOURS: [&str; 4] = ["#6a9a3b", "#d9a521", "#b9bfc7", "#b5483a"];

/// The whole picture.
pub(super) fn page(all: &[Series]) -> String {
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
