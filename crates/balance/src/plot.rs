//! The plot, `docs/gloria-mundi-balance.svg`: purchase rates of the cards, and seats.

use std::fmt::Write as _;

use crate::Series;
use crate::tally::CardTally;
use crate::target::{LEAST_RATE, MOST_RATE, SEAT_ADVANTAGE};

const LEFT: f64 = 110.0;
const ROW: f64 = 13.0;
const WIDTH: f64 = 560.0;
const SEATS_HEIGHT: f64 = 180.0;
const TOP: f64 = 40.0;

/// The whole picture.
pub(crate) fn page(all: &[Series]) -> String {
    let n_cards = all.first().map_or(0, |series| series.cards().len());
    let seats_top = TOP + count(n_cards) * ROW + 70.0;
    let (width, height) = (LEFT + WIDTH + 30.0, seats_top + SEATS_HEIGHT + 50.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"sans-serif\" font-size=\"10\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    text(
        &mut svg,
        LEFT,
        16.0,
        "Purchase rate of each card: bar of all games, line from 2 to 6 players",
    );
    rates(&mut svg, all, n_cards);
    text(&mut svg, LEFT, seats_top - 28.0, "Wins by place in the order of play, fair share = 1");
    seats(&mut svg, all, seats_top);
    svg + "</svg>\n"
}

/// Small numbers of things, as coordinates.
fn count(n: usize) -> f64 {
    u32::try_from(n).map_or(0.0, f64::from)
}

fn text(svg: &mut String, x: f64, y: f64, words: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>");
}

fn line(svg: &mut String, [x1, y1, x2, y2]: [f64; 4], style: &str) {
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>"
    );
}

fn bar(svg: &mut String, [x, y, width, height]: [f64; 4], fill: &str) {
    let _ = writeln!(
        svg,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
         fill=\"{fill}\"/>"
    );
}

const LIMIT: &str = "stroke=\"#c00\" stroke-dasharray=\"4 3\"";

fn rates(svg: &mut String, all: &[Series], n_cards: usize) {
    for index in 0..n_cards {
        let y = TOP + count(index) * ROW;
        let tallies = all.iter().map(|series| series.cards()[index]);
        let (least, most) = tallies
            .clone()
            .map(|card| card.rate())
            .fold((1.0_f64, 0.0_f64), |(least, most), rate| (least.min(rate), most.max(rate)));
        let rate = tallies.fold(CardTally::default(), CardTally::plus).rate();
        let card = &all[0].options.deck.cards[index];
        text(svg, 8.0, y + 9.0, &card.name);
        bar(svg, [LEFT, y + 1.0, rate * WIDTH, ROW - 3.0], COLOURS[card.kind.index()]);
        let middle = y + ROW * 0.5 - 0.5;
        line(svg, [LEFT + least * WIDTH, middle, LEFT + most * WIDTH, middle], "stroke=\"#222\"");
    }
    let bottom = TOP + count(n_cards) * ROW;
    for tenth in 0..=10_u32 {
        let x = LEFT + f64::from(tenth) * 0.1 * WIDTH;
        text(svg, x - 8.0, bottom + 12.0, &format!("{} %", tenth * 10));
    }
    for limit in [LEAST_RATE, MOST_RATE] {
        let x = LEFT + limit * WIDTH;
        line(svg, [x, TOP - 6.0, x, bottom], LIMIT);
        text(svg, x + 3.0, TOP - 8.0, &format!("{:.0} %", limit * 100.0));
    }
}

/// Of farms, cities, legions and red cards.
const COLOURS: [&str; 4] = ["#6a9a3b", "#d9a521", "#b9bfc7", "#b5483a"];

/// From 0.5 to 1.5 times the fair share.
fn seats(svg: &mut String, all: &[Series], top: f64) {
    let height = |relative: f64| top + (1.5 - relative.clamp(0.5, 1.5)) * SEATS_HEIGHT;
    let mut x = LEFT;
    for series in all {
        let fair = 1.0 / f64::from(series.players());
        text(svg, x, top + SEATS_HEIGHT + 16.0, &format!("{} players", series.players()));
        for share in series.seat_shares() {
            let y = height(share / fair);
            bar(svg, [x, y, 16.0, top + SEATS_HEIGHT - y], "#7a6a9a");
            let half = series.half_width(share);
            let (low, high) = (height((share - half) / fair), height((share + half) / fair));
            line(svg, [x + 8.0, low, x + 8.0, high], "stroke=\"#222\"");
            x += 20.0;
        }
        x += 30.0;
    }
    for (relative, style) in
        [(1.0, "stroke=\"#222\""), (1.0 - SEAT_ADVANTAGE, LIMIT), (1.0 + SEAT_ADVANTAGE, LIMIT)]
    {
        let y = height(relative);
        line(svg, [LEFT - 6.0, y, LEFT + WIDTH, y], style);
        text(svg, LEFT - 36.0, y + 3.0, &format!("{relative:.2}"));
    }
}
