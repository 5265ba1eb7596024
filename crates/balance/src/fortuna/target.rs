//! What the prices promise.

use fortuna::card::Building;

use super::Series;
use crate::figures::{half_width, percent};
use crate::page::Verdict;

pub(super) const LEAST_BUILT: f64 = 0.20;
pub(super) const MOST_BUILT: f64 = 0.60;

pub(super) fn verdicts(all: &[Series]) -> Vec<Verdict> {
    all.iter().flat_map(of_series).collect()
}

fn of_series(series: &Series) -> Vec<Verdict> {
    let built = Building::ALL.into_iter().map(|building| built(series, building));
    let wanted = Building::ALL.into_iter().map(|building| wanted(series, building));
    built.chain(wanted).chain([order_of_play(series)]).collect()
}

fn verdict(series: &Series, target: &str, figure: String, holds: bool) -> Verdict {
    Verdict::new(series.players().to_string(), target, figure, holds)
}

fn built(series: &Series, building: Building) -> Verdict {
    let part = series.built_part(building);
    let target = format!("{building} built by 20 to 60 % of players");
    verdict(series, &target, percent(part), (LEAST_BUILT..=MOST_BUILT).contains(&part))
}

fn wanted(series: &Series, building: Building) -> Verdict {
    let (winners, losers) = (series.winners_part(building), series.losers_part(building));
    let target = format!("{building} built by winners as often as by losers");
    let figure = format!("{} and {}", percent(winners), percent(losers));
    verdict(series, &target, figure, winners >= losers)
}

/// Both figures are measured: they differ only by more than both intervals allow.
fn order_of_play(series: &Series) -> Verdict {
    let (now, before) = (series.seats(), series.seats_of(&series.before));
    let doubt = 2.0_f64.sqrt() * half_width(now.fair(), now.games) / now.fair();
    let target = "no place decides more than with the prices of version 2";
    let (now, before) = (now.advantage(), before.advantage());
    let figure = format!("{} and {} ± {:.1}", percent(now), percent(before), doubt * 100.0);
    verdict(series, target, figure, now <= before + doubt)
}
