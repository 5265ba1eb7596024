//! Pieces of a picture that are the same for every game.

use std::fmt::Write as _;

use crate::figures::SeatShares;

/// Where bars begin.
pub(crate) const LEFT: f64 = 110.0;
/// From 0 to 100 %.
pub(crate) const WIDTH: f64 = 560.0;
/// The height of a bar with its space.
pub(crate) const ROW: f64 = 13.0;
/// Where the first bar begins.
pub(crate) const TOP: f64 = 40.0;
/// The style of a line that marks a target.
pub(crate) const LIMIT: &str = "stroke=\"#c00\" stroke-dasharray=\"4 3\"";
/// The style of a line that tells a range.
pub(crate) const THIN: &str = "stroke=\"#222\"";
const SEATS_HEIGHT: f64 = 180.0;

/// A picture of bars above, and of the seats below them.
#[derive(Debug)]
pub(crate) struct Svg {
    text: String,
    bottom: f64,
}

impl Svg {
    pub(crate) fn new(title: &str, n_rows: usize) -> Self {
        let bottom = TOP + count(n_rows) * ROW;
        let (width, height) = (LEFT + WIDTH + 30.0, bottom + 70.0 + SEATS_HEIGHT + 50.0);
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             font-family=\"sans-serif\" font-size=\"10\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        );
        let mut svg = Self { text, bottom };
        svg.text(LEFT, 16.0, title);
        svg
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, words: &str) {
        let _ = writeln!(self.text, "<text x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>");
    }

    pub(crate) fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], style: &str) {
        let _ = writeln!(
            self.text,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>"
        );
    }

    pub(crate) fn bar(&mut self, [x, y, width, height]: [f64; 4], fill: &str) {
        let _ = writeln!(
            self.text,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             fill=\"{fill}\"/>"
        );
    }

    /// A bar from 0 to a part of 1, with a line over the range of the single parts.
    pub(crate) fn rate(&mut self, row: usize, name: &str, fill: &str, [rate, low, high]: [f64; 3]) {
        let y = TOP + count(row) * ROW;
        let middle = y + ROW * 0.5 - 0.5;
        self.text(8.0, y + 9.0, name);
        self.bar([LEFT, y + 1.0, rate * WIDTH, ROW - 3.0], fill);
        self.line([LEFT + low * WIDTH, middle, LEFT + high * WIDTH, middle], THIN);
    }

    /// The scale under the bars, and the limits of the target.
    pub(crate) fn scale(&mut self, limits: [f64; 2]) {
        let bottom = self.bottom;
        for tenth in 0..=10_u32 {
            let x = LEFT + f64::from(tenth) * 0.1 * WIDTH;
            self.text(x - 8.0, bottom + 12.0, &format!("{} %", tenth * 10));
        }
        for limit in limits {
            let x = LEFT + limit * WIDTH;
            self.line([x, TOP - 6.0, x, bottom], LIMIT);
            self.text(x + 3.0, TOP - 8.0, &format!("{:.0} %", limit * 100.0));
        }
    }

    /// The wins by place, from 0.5 to 1.5 times the fair share, and the end of the picture.
    pub(crate) fn seats(mut self, all: &[SeatShares], limit: Option<f64>) -> String {
        let top = self.bottom + 70.0;
        let height = |relative: f64| top + (1.5 - relative.clamp(0.5, 1.5)) * SEATS_HEIGHT;
        self.text(LEFT, top - 28.0, "Wins by place in the order of play, fair share = 1");
        let mut x = LEFT;
        for seats in all {
            let below = top + SEATS_HEIGHT;
            self.text(x, below + 16.0, &format!("{} players", seats.shares.len()));
            for share in &seats.shares {
                let y = height(share / seats.fair());
                self.bar([x, y, 16.0, below - y], "#7a6a9a");
                let [low, high] = [-1.0, 1.0].map(|side: f64| {
                    height((share + side * seats.half_width(*share)) / seats.fair())
                });
                self.line([x + 8.0, low, x + 8.0, high], THIN);
                x += 20.0;
            }
            x += 30.0;
        }
        let limits = limit.into_iter().flat_map(|limit| [1.0 - limit, 1.0 + limit]);
        for (relative, style) in [(1.0, THIN)].into_iter().chain(limits.map(|at| (at, LIMIT))) {
            let y = height(relative);
            self.line([LEFT - 6.0, y, LEFT + WIDTH, y], style);
            self.text(LEFT - 36.0, y + 3.0, &format!("{relative:.2}"));
        }
        self.text + "</svg>\n"
    }
}

/// Small numbers of things, as coordinates.
fn count(n: usize) -> f64 {
    u32::try_from(n).map_or(0.0, f64::from)
}
