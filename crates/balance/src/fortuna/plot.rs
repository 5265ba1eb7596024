//! The picture: who builds what, and seats.

use fortuna::card::Building;

use super::Series;
use super::target::{LEAST_BUILT, MOST_BUILT};
use crate::figures::SeatShares;
use crate::svg::Svg;

type Figure = fn(&Series, Building) -> f64;

/// A bar for each: who is meant, and its colour.
const BARS: [(&str, &str, Figure); 3] = [
    ("", "#7a6a9a", Series::built_part),
    (", winners", "#6a9a3b", Series::winners_part),
    (", losers", "#b9bfc7", Series::losers_part),
];

/// The whole picture.
pub(super) fn page(all: &[Series]) -> String {
    let title = "Part of players who build: bar of the mean, line from 2 to 4 players";
    let bars = || Building::ALL.into_iter().flat_map(|building| BARS.map(|bar| (building, bar)));
    let mut svg = Svg::new(title, bars().count());
    for (row, (building, (who, fill, figure))) in bars().enumerate() {
        let parts: Vec<f64> = all.iter().map(|series| figure(series, building)).collect();
        svg.rate(row, &format!("{building}{who}"), fill, spread(&parts));
    }
    svg.scale([LEAST_BUILT, MOST_BUILT]);
    let seats: Vec<SeatShares> = all.iter().map(Series::seats).collect();
    svg.seats(&seats, None)
}

/// The mean, the least and the most.
fn spread(parts: &[f64]) -> [f64; 3] {
    let n = u32::try_from(parts.len().max(1)).map_or(1.0, f64::from);
    let least = parts.iter().copied().fold(1.0, f64::min);
    let most = parts.iter().copied().fold(0.0, f64::max);
    [parts.iter().sum::<f64>() / n, least, most]
}
