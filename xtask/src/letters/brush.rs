//! A flat brush, and the curves it follows.

use super::point::{Point, meet};
use super::side::Side;

/// The brush: how wide it is along its edge and across, and how it is held.
pub(crate) const NIB: (f64, f64) = (78.0, 36.0);
const HELD: Point = Point::new(0.951_056_5, 0.309_017);

/// How wide a stroke is at a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Width {
    Nib,
    Fixed(f64),
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Piece {
    Line(Point),
    Curve(Point, Point, Point),
}

impl Piece {
    pub(crate) const fn end(&self) -> Point {
        match *self {
            Self::Line(to) | Self::Curve(_, _, to) => to,
        }
    }

    /// A point of it and the direction there.
    pub(crate) fn at(&self, from: Point, t: f64) -> (Point, Point) {
        let s = 1.0 - t;
        match *self {
            Self::Line(to) => (from * s + to * t, to - from),
            Self::Curve(a, b, to) => (
                from * (s * s * s)
                    + a * (3.0 * s * s * t)
                    + b * (3.0 * s * t * t)
                    + to * (t * t * t),
                (a - from) * (s * s) + (b - a) * (2.0 * s * t) + (to - b) * (t * t),
            ),
        }
    }

    /// Its left and right edge at a point of it, with the directions of the edges.
    pub(crate) fn sides(
        &self,
        from: Point,
        t: f64,
        widths: [Width; 2],
        weight: f64,
    ) -> [(Point, Point); 2] {
        let edges = |t: f64| {
            let (at, along) = self.at(from, t);
            let [first, last] = widths.map(|width| reach(along.unit().left(), width, weight));
            let across = first * (1.0 - t) + last * t;
            [at + across, at - across]
        };
        let here = edges(t);
        if widths == [Width::Nib; 2] {
            return here.map(|edge| (edge, self.at(from, t).1.unit()));
        }
        let (before, after) = (edges((t - 0.01).max(0.0)), edges((t + 0.01).min(1.0)));
        [0, 1].map(|side| (here[side], (after[side] - before[side]).unit()))
    }
}

/// How far a stroke reaches to its left: a brush to where its rim runs along the stroke.
pub(crate) fn reach(across: Point, width: Width, weight: f64) -> Point {
    let (long, short) = (NIB.0 + weight, NIB.1 + weight);
    match width {
        Width::Fixed(width) => across * f64::midpoint(width, weight),
        Width::Nib => {
            let (x, y) = (across.dot(HELD) * long, across.dot(HELD.left()) * short);
            let half = 0.5 / (x * x + y * y).sqrt();
            HELD * (x * long * half) + HELD.left() * (y * short * half)
        }
    }
}

/// A curve through points with known directions.
pub(crate) fn smooth(points: &[(Point, Point)]) -> Side {
    let parts = points
        .windows(2)
        .map(|two| {
            let [(a, along), (b, other)] = [two[0], two[1]];
            let is_between = |p: &Point| (*p - a).dot(b - a) > 0.0 && (*p - b).dot(a - b) > 0.0;
            let is_straight = along.cross(other).abs() < 0.002;
            let by = if is_straight { None } else { meet(a, along, b, other).filter(is_between) };
            (by, b)
        })
        .collect();
    Side { start: points[0].0, parts }
}
