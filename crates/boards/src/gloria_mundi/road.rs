//! The two roads of the map: curves through fixed points, divided into any number of spaces.

use std::fmt::Write;
use std::sync::LazyLock;

/// A point on the map, in units of its view box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    fn mix(self, other: Self, part: f64) -> Self {
        let between = |a: f64, b: f64| a + (b - a) * part;
        Self { x: between(self.x, other.x), y: between(self.y, other.y) }
    }

    fn distance(self, other: Self) -> f64 {
        (other.x - self.x).hypot(other.y - self.y)
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct RoadSpace {
    pub(super) at: Point,
    /// A unit vector across the road, downwards.
    pub(super) across: Point,
}

/// From the north-eastern pass, round the plain, down to Rome.
const OF_BARBARIAN: [(i16, i16); 16] = [
    (428, 70),
    (352, 62),
    (250, 58),
    (150, 66),
    (66, 104),
    (66, 160),
    (132, 150),
    (214, 106),
    (238, 150),
    (176, 190),
    (150, 238),
    (206, 236),
    (262, 220),
    (290, 276),
    (236, 296),
    (196, 330),
];

/// From Rome through the south and over Sicily to Africa.
const OF_ROMANS: [(i16, i16); 20] = [
    (196, 330),
    (222, 366),
    (276, 340),
    (330, 330),
    (372, 366),
    (398, 404),
    (350, 384),
    (306, 406),
    (340, 452),
    (356, 500),
    (300, 556),
    (250, 548),
    (206, 500),
    (200, 444),
    (150, 420),
    (122, 466),
    (44, 476),
    (40, 530),
    (100, 540),
    (130, 600),
];

static BARBARIAN: LazyLock<Road> = LazyLock::new(|| Road::through(&OF_BARBARIAN));
static ROMANS: LazyLock<Road> = LazyLock::new(|| Road::through(&OF_ROMANS));

#[derive(Debug)]
pub(super) struct Road {
    /// Its shape, as an SVG path.
    pub(super) path: String,
    /// Points along it, each with its distance from the start.
    samples: Vec<(f64, Point)>,
}

impl Road {
    pub(super) fn barbarian() -> &'static Self {
        &BARBARIAN
    }

    pub(super) fn romans() -> &'static Self {
        &ROMANS
    }

    /// A smooth curve through the points (Catmull–Rom, as Bézier segments).
    fn through(corners: &[(i16, i16)]) -> Self {
        let corner = |nth: usize| {
            let (x, y) = corners[nth.min(corners.len() - 1)];
            Point { x: x.into(), y: y.into() }
        };
        let mut road = Self { path: start(corner(0)), samples: vec![(0.0, corner(0))] };
        for nth in 1..corners.len() {
            let (from, to) = (corner(nth - 1), corner(nth));
            let (before, after) = (corner(nth.saturating_sub(2)), corner(nth + 1));
            road.bend(from, lean(from, before, to), lean(to, after, from), to);
        }
        road
    }

    fn bend(&mut self, from: Point, first: Point, second: Point, to: Point) {
        for [x, y] in [first, second, to].map(|point| [point.x, point.y]) {
            write!(self.path, " {x:.0} {y:.0}").expect("a string takes all");
        }
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let (a, b) = (from.mix(first, part), first.mix(second, part));
            let (b, c) = (a.mix(b, part), b.mix(second.mix(to, part), part));
            self.add(b.mix(c, part));
        }
    }

    fn add(&mut self, point: Point) {
        let (far, last) = self.samples[self.samples.len() - 1];
        self.samples.push((far + last.distance(point), point));
    }

    fn length(&self) -> f64 {
        self.samples[self.samples.len() - 1].0
    }

    /// The distance between two spaces if there are `n` after the first.
    pub(super) fn gap(&self, n: u8) -> f64 {
        self.length() / f64::from(n.max(1))
    }

    /// The space `nth` of `n`, from 0.
    pub(super) fn place(&self, nth: u8, n: u8) -> RoadSpace {
        let far = self.gap(n) * f64::from(nth.min(n));
        let after = self.samples.partition_point(|(other, _)| *other < far);
        let after = after.clamp(1, self.samples.len() - 1);
        let ((near, a), (next, b)) = (self.samples[after - 1], self.samples[after]);
        let part = if next > near { (far - near) / (next - near) } else { 0.0 };
        RoadSpace { at: a.mix(b, part), across: across(a, b) }
    }
}

/// The unit vector across the way from one point to another, downwards.
fn across(from: Point, to: Point) -> Point {
    let length = from.distance(to).max(f64::EPSILON);
    let (x, y) = ((from.y - to.y) / length, (to.x - from.x) / length);
    if y < 0.0 { Point { x: -x, y: -y } } else { Point { x, y } }
}

/// Samples per segment.
const STEPS: u8 = 12;

fn start(point: Point) -> String {
    format!("M{:.0} {:.0}C", point.x, point.y)
}

/// The control point at a corner, on the side of `towards`.
fn lean(at: Point, away: Point, towards: Point) -> Point {
    Point { x: at.x + (towards.x - away.x) / 6.0, y: at.y + (towards.y - away.y) / 6.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_even_from_end_to_end() {
        for (road, corners) in
            [(Road::barbarian(), &OF_BARBARIAN[..]), (Road::romans(), &OF_ROMANS)]
        {
            for n in [1, 34, 100] {
                let places: Vec<Point> = (0..=n).map(|nth| road.place(nth, n).at).collect();
                let ends =
                    [(places[0], corners[0]), (places[usize::from(n)], corners[corners.len() - 1])];
                for (place, (x, y)) in ends {
                    assert!(place.distance(Point { x: x.into(), y: y.into() }) < 1.0);
                }
                for pair in places.windows(2) {
                    assert!(pair[0].distance(pair[1]) <= road.gap(n) + 0.01);
                }
            }
        }
    }
}
