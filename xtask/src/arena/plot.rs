//! The plot, `docs/bots.svg`: strength against thinking time, a line for each game.

use std::fmt::Write as _;

use bots::arena::{BotFigures, MatchSummary};

use super::list::MatchResult;

pub(super) const PAGE: &str = "docs/bots.svg";

const LEFT: f64 = 60.0;
const TOP: f64 = 30.0;
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 320.0;
/// The ends of the axis of time: powers of ten of a millisecond.
const TIMES: (i32, i32) = (-4, 3);
/// Points between two lines of the grid.
const STEP: f64 = 200.0;

/// Readable on a light and on a dark page.
const STYLE: &str = "\
<style>
text { fill: #444; font: 11px sans-serif }
.grid { stroke: #888; stroke-opacity: 0.3 }
@media (prefers-color-scheme: dark) { text { fill: #ccc } }
</style>
";
const COLOURS: [&str; 6] = ["#c8553d", "#3d7ec8", "#4c9a52", "#b08a2e", "#8a5fb5", "#3f9c9c"];

pub(super) fn page(shown: &[MatchResult]) -> String {
    let plotted = shown.iter().filter(|shown| shown.entry.plot);
    let drawn: Vec<_> = plotted.filter_map(|shown| shown.summary.as_ref()).collect();
    let bots = drawn.iter().flat_map(|summary| &summary.bots);
    let most = bots.map(|bot| bot.rating_high).fold(STEP, f64::max);
    let most = (most / STEP).ceil() * STEP;
    let (width, height) = (LEFT + WIDTH + 20.0, TOP + HEIGHT + 60.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\">\n{STYLE}"
    );
    grid(&mut svg, most);
    for ((summary, colour), row) in drawn.iter().zip(COLOURS.iter().cycle()).zip(0_u8..) {
        line(&mut svg, summary, (colour, most));
        let y = TOP + 14.0 + 16.0 * f64::from(row);
        let (cx, cy) = (LEFT + 14.0, y - 4.0);
        let _ = writeln!(svg, "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"4\" fill=\"{colour}\"/>");
        text(&mut svg, (LEFT + 24.0, y), &summary.plan.game);
    }
    svg + "</svg>\n"
}

fn x(ms: f64) -> f64 {
    let (least, most) = (f64::from(TIMES.0), f64::from(TIMES.1));
    let power = ms.max(1e-9).log10().clamp(least, most);
    LEFT + (power - least) / (most - least) * WIDTH
}

fn y(points: f64, most: f64) -> f64 {
    TOP + HEIGHT - points.clamp(0.0, most) / most * HEIGHT
}

fn grid(svg: &mut String, most: f64) {
    let mut points = 0.0;
    while points <= most {
        let y = y(points, most);
        rule(svg, [LEFT, y, LEFT + WIDTH, y]);
        text(svg, (22.0, y + 4.0), &format!("{points:.0}"));
        points += STEP;
    }
    let names = ["0.1 µs", "1 µs", "10 µs", "0.1 ms", "1 ms", "10 ms", "100 ms", "1 s"];
    for (power, name) in (TIMES.0..=TIMES.1).zip(names) {
        let x = x(10_f64.powi(power));
        rule(svg, [x, TOP, x, TOP + HEIGHT]);
        text(svg, (x - 14.0, TOP + HEIGHT + 18.0), name);
    }
    text(svg, (8.0, 16.0), "rating, random = 0");
    text(svg, (LEFT + WIDTH - 150.0, TOP + HEIGHT + 40.0), "mean thinking time of a turn");
}

fn line(svg: &mut String, summary: &MatchSummary, (colour, most): (&str, f64)) {
    let mut bots: Vec<&BotFigures> = summary.bots.iter().collect();
    bots.sort_by(|a, b| a.turn_ms.mean.total_cmp(&b.turn_ms.mean));
    let corner =
        |bot: &&BotFigures| format!("{:.1},{:.1}", x(bot.turn_ms.mean), y(bot.rating, most));
    let corners: Vec<String> = bots.iter().map(corner).collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
        corners.join(" "),
    );
    for bot in bots {
        let BotFigures { name, rating, rating_low, rating_high, .. } = bot;
        let (x, game) = (x(bot.turn_ms.mean), &summary.plan.game);
        let [low, high, middle] =
            [*rating_low, *rating_high, *rating].map(|points| y(points, most));
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {low:.1}V{high:.1}\" stroke=\"{colour}\"/>\
             <circle cx=\"{x:.1}\" cy=\"{middle:.1}\" r=\"4\" fill=\"{colour}\">\
             <title>{game}: {name}, {rating:.0}</title></circle>",
        );
    }
}

fn rule(svg: &mut String, [x1, y1, x2, y2]: [f64; 4]) {
    let _ = writeln!(
        svg,
        "<line class=\"grid\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), words: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>");
}

#[cfg(test)]
mod tests {
    use super::super::page::tests::shown;
    use super::*;

    #[test]
    fn every_game_with_a_result_is_a_line() {
        let unplayed = MatchResult { summary: None, ..shown(0.9) };
        let svg = page(&[shown(0.9), unplayed, shown(0.9)]);
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert_eq!(svg.matches("<title>glory-to-rome: greedy, 300</title>").count(), 2);
    }

    #[test]
    fn nothing_lies_outside_the_frame() {
        assert!((x(0.0) - LEFT).abs() < 1e-9 && (x(1e9) - LEFT - WIDTH).abs() < 1e-9);
        assert!(
            (y(-5.0, 400.0) - TOP - HEIGHT).abs() < 1e-9 && (y(999.0, 400.0) - TOP).abs() < 1e-9
        );
    }
}
