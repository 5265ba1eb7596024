//! Lines over the turns of a game, one for each seat: in its colour, with its shape and its name.

use std::fmt::Write;

use engine::Seat;
use maud::{Markup, html};
use words::Names;

use crate::core::tables::{Curve, Story};
use crate::core::text::site;

/// The measures of a chart. Lines take what the margins leave.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChartFrame {
    class: &'static str,
    width: i32,
    height: i32,
    /// At the right, for the names.
    margin: i32,
    /// How wide a name may be there, in tenths of the height of its letters.
    room: u32,
    /// Most numbers that stand below.
    n_ticks: i32,
}

pub(super) const LARGE: ChartFrame =
    ChartFrame { class: "chart lg", width: 540, height: 330, margin: 128, room: 70, n_ticks: 9 };
pub(super) const SMALL: ChartFrame =
    ChartFrame { class: "chart sm", width: 340, height: 240, margin: 104, room: 50, n_ticks: 5 };
pub(super) const MINI: ChartFrame =
    ChartFrame { class: "chart", width: 370, height: 160, margin: 108, room: 53, n_ticks: 6 };

const LEFT: i32 = 28;
const TOP: i32 = 12;
const FOOT: i32 = 24;
/// Between two names.
const LINE: i32 = 16;

/// How each seat marks its line, besides its colour.
const DASHES: [&str; 6] = ["none", "9 3", "5 4", "2 4", "10 3 2 3", "1 5"];
/// The shapes of the seats, around a point.
pub(super) const SHAPES: [&str; 6] = [
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6 6 0 0 6-6 0z",
    "M-5.5 0-2.7-4.800h5.400L5.5 0 2.7 4.800h-5.400z",
    "M0-5.5 5.5 4.5h-11z",
    "M-2-5.500h4V-2h3.500v4H2v3.500h-4V2h-3.500v-4H-2z",
];

/// A chart, what it shows in a sentence, and its measure.
#[derive(Clone, Copy)]
pub(super) struct Chart<'a> {
    pub(super) story: &'a Story,
    pub(super) course: &'a Curve,
    pub(super) names: &'a Names,
    pub(super) measure: &'a str,
}

impl Chart<'_> {
    pub(super) fn show(self, frame: ChartFrame) -> Markup {
        let most = self.course.counts.iter().flatten().copied().max().unwrap_or(0).max(1);
        let last = self.story.turns.last().copied().map_or(1, i32::from).max(1);
        let scale = Scale { frame, last, most };
        let view = format!("0 0 {} {}", frame.width, frame.height);
        html! {
            svg class=(frame.class) viewBox=(view) role="img" aria-label=(self.sentence()) {
                @for value in ticks(most, 5) {
                    @let y = scale.y(value);
                    line .ax x1=(LEFT) x2=(scale.right()) y1=(y) y2=(y) {}
                    text x=(LEFT - 6) y=(y + 4) text-anchor="end" { (value) }
                }
                @for turn in ticks(last, frame.n_ticks) {
                    text x=(scale.x(turn)) y=(frame.height - 6) text-anchor="middle" { (turn) }
                }
                text x=(scale.right() + 14) y=(frame.height - 6) { (self.measure) }
                @for seat in self.seats() { (self.line(scale, seat)) }
                @for (seat, y) in self.labels(scale) { (self.name(scale, seat, y)) }
            }
        }
    }

    fn seats(self) -> impl Iterator<Item = Seat> {
        let n = self.course.counts.first().map_or(0, Vec::len);
        (0..u8::try_from(n).unwrap_or(0)).map(Seat)
    }

    fn last(self, seat: Seat) -> i32 {
        self.course.counts.last().map_or(0, |counts| counts[seat.index()])
    }

    fn sentence(self) -> String {
        let had = |seat| site().had(self.names.of(seat), self.last(seat));
        site().chart(&self.course.label, site().list(self.seats().map(had)))
    }

    fn line(self, scale: Scale, seat: Seat) -> Markup {
        let mut points = String::new();
        for (turn, counts) in self.story.turns.iter().zip(&self.course.counts) {
            let (x, y) = (scale.x(i32::from(*turn)), scale.y(counts[seat.index()]));
            write!(points, "{x},{y} ").expect("a string takes everything");
        }
        html! {
            polyline class={ "ln s" (seat.0 + 1) } points=(points.trim_end())
                stroke-dasharray=(DASHES[seat.index() % DASHES.len()]) {}
        }
    }

    /// Where the names stand: beside the ends of their lines, apart from each other.
    fn labels(self, scale: Scale) -> Vec<(Seat, i32)> {
        let mut labels: Vec<(Seat, i32)> =
            self.seats().map(|seat| (seat, scale.y(self.last(seat)))).collect();
        labels.sort_by_key(|(_, y)| *y);
        let mut floor = scale.bottom();
        for (_, y) in labels.iter_mut().rev() {
            *y = (*y).min(floor);
            floor = *y - LINE;
        }
        let mut ceiling = TOP;
        for (_, y) in &mut labels {
            *y = (*y).max(ceiling);
            ceiling = *y + LINE;
        }
        labels
    }

    fn name(self, scale: Scale, seat: Seat, y: i32) -> Markup {
        let (x, end) = (scale.right(), scale.y(self.last(seat)));
        let name = self.names.of(seat);
        html! {
            g class={ "s" (seat.0 + 1) } {
                line .lead x1=(x) y1=(end) x2=(x + 9) y2=(y) {}
                path .mk transform={ "translate(" (x + 14) " " (y) ")" }
                    d=(SHAPES[seat.index() % SHAPES.len()]) {}
                text .nm x=(x + 24) y=(y + 4) { title { (name) } (short(name, scale.frame.room)) }
            }
        }
    }

    /// The same in figures, for those who cannot see the lines.
    pub(super) fn figures(self) -> Markup {
        let rows: Vec<_> = self.story.turns.iter().zip(&self.course.counts).collect();
        let step = rows.len().div_ceil(N_ROWS).max(1);
        let is_shown = |place: usize| place.is_multiple_of(step) || place + 1 == rows.len();
        html! {
            details {
                summary { (site().figures()) }
                table .score .figures {
                    thead {
                        tr {
                            th scope="col" { (self.measure) }
                            @for seat in self.seats() { th scope="col" { bdi { (self.names.of(seat)) } } }
                        }
                    }
                    tbody {
                        @for (_, (turn, counts)) in rows.iter().enumerate().filter(|(place, _)| is_shown(*place)) {
                            tr {
                                th scope="row" { (turn) }
                                @for count in *counts { td { (count) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Rows of figures, about.
const N_ROWS: usize = 24;

#[derive(Clone, Copy)]
struct Scale {
    frame: ChartFrame,
    last: i32,
    most: i32,
}

impl Scale {
    const fn right(self) -> i32 {
        self.frame.width - self.frame.margin
    }

    const fn bottom(self) -> i32 {
        self.frame.height - FOOT
    }

    const fn x(self, turn: i32) -> i32 {
        LEFT + (turn * (self.right() - LEFT)).div_euclid(self.last)
    }

    const fn y(self, count: i32) -> i32 {
        self.bottom() - (count * (self.bottom() - TOP)).div_euclid(self.most)
    }
}

/// Round numbers from nothing to `most`, a few of them.
fn ticks(most: i32, n: i32) -> impl Iterator<Item = i32> {
    let steps = (0..).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i32.pow(zeros)));
    let step = steps.into_iter().find(|step| most.div_euclid(*step) < n).unwrap_or(most);
    (0..=most.div_euclid(step)).map(move |place| place * step)
}

/// As much of a name as has room.
fn short(name: &str, room: u32) -> String {
    if name.chars().map(width).sum::<u32>() <= room {
        return name.to_owned();
    }
    let mut left = room.saturating_sub(width('…'));
    let kept = name.chars().take_while(|letter| {
        let has_room = width(*letter) <= left;
        left = left.saturating_sub(width(*letter));
        has_room
    });
    kept.chain(['…']).collect()
}

/// About how wide a letter is, in tenths of its height.
fn width(letter: char) -> u32 {
    match letter {
        // They turn the text and are not seen.
        '\u{2066}'..='\u{2069}' => 0,
        'W' | 'M' | 'Æ' | 'Œ' | '@' | '%' | '…' => 11,
        'm' | 'w' | 'æ' | 'œ' => 9,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I' | ' ' | '.' | ',' | '-' | '’' | '\'' | '('
        | ')' => 4,
        _ if letter.is_uppercase() => 8,
        _ if letter.is_alphanumeric() && letter < '\u{250}' => 6,
        _ => 11,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_few_and_round() {
        let all = |most, n| ticks(most, n).collect::<Vec<_>>();
        assert_eq!(all(1, 5), [0, 1]);
        assert_eq!(all(33, 5), [0, 10, 20, 30]);
        assert_eq!(all(43, 5), [0, 10, 20, 30, 40]);
        assert_eq!(all(240, 5), [0, 50, 100, 150, 200]);
    }

    #[test]
    fn names_are_cut_by_their_width() {
        assert_eq!(short("Septimus", MINI.room), "Septimus");
        assert_eq!(short("Maximilianus Aurelius", LARGE.room), "Maximilia…");
        for frame in [LARGE, SMALL, MINI] {
            for name in ["W".repeat(20), "i".repeat(40), "漢".repeat(20)] {
                let cut = short(&name, frame.room);
                assert!(cut.ends_with('…') && cut.chars().map(width).sum::<u32>() <= frame.room);
            }
        }
    }

    #[test]
    fn names_stand_apart_and_inside() {
        let story = Story { turns: vec![0, 9], courses: Vec::new() };
        let names = Names::new(["A", "B", "C", "D", "E", "F"].map(String::from));
        for ends in [[0; 6], [9; 6], [9, 9, 8, 8, 0, 0]] {
            let course = Curve { label: String::new(), counts: vec![vec![0; 6], ends.to_vec()] };
            let chart = Chart { story: &story, course: &course, names: &names, measure: "" };
            let scale = Scale { frame: MINI, last: 9, most: 9 };
            let labels = chart.labels(scale);
            assert!(labels.windows(2).all(|two| two[1].1 - two[0].1 >= LINE), "{labels:?}");
            assert!(labels.iter().all(|(_, y)| (TOP..=scale.bottom()).contains(y)), "{labels:?}");
        }
    }
}
