//! From strokes to outlines: a flat brush for what is round, ruled edges for what is straight, and
//! serifs where a stroke ends.

use super::brush::{NIB, Piece, Width, smooth};
use super::point::{Contour, Point, meet};
use super::serif::{Ending, Serif, draw_end, trim};
use super::side::{Side, ring};

/// How finely a curve is followed.
const STEPS: u8 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    pub(crate) start: Point,
    pub(crate) pieces: Vec<Piece>,
    /// For straight strokes one for each piece, for others one for each node; the last one goes on.
    pub(crate) widths: Vec<Width>,
    pub(crate) ends: [Option<Ending>; 2],
    pub(crate) is_closed: bool,
    /// How much wider than written it is.
    pub(crate) weight: f64,
}

impl Stroke {
    pub(crate) fn outline(&self) -> Vec<Contour> {
        let is_straight = self.pieces.iter().all(|piece| matches!(piece, Piece::Line(_)));
        let (left, right) = if is_straight { self.ruled() } else { self.brushed() };
        if self.is_closed {
            return [(left, false), (right, true)].map(|(side, outer)| ring(&side, outer)).into();
        }
        let [at_start, at_end] = self.ends;
        let (mut there, mut back) = (left.clone(), right.reversed());
        let mut contour = Contour::default();
        let serif = |end: Ending, l: &Side, r: &Side| end.grows().then(|| Serif::new(end, l, r));
        let end = at_end.and_then(|end| serif(end, &left, &right));
        let start = at_start.and_then(|end| serif(end, &right.reversed(), &left.reversed()));
        for (side, is_there) in [(&mut there, true), (&mut back, false)] {
            let (first, last) = if is_there { (at_start, at_end) } else { (at_end, at_start) };
            trim(side, first, last);
        }
        if let [Piece::Line(_)] = self.pieces[..] {
            for side in [&mut there, &mut back] {
                side.draw_in();
            }
        }
        contour.line(there.start);
        there.draw(&mut contour);
        draw_end(end.as_ref(), &mut contour, &there, &back);
        back.draw(&mut contour);
        draw_end(start.as_ref(), &mut contour, &back, &there);
        vec![contour.running(true)]
    }

    /// Straight edges, which meet where the stroke turns.
    fn ruled(&self) -> (Side, Side) {
        let mut nodes = vec![self.start];
        nodes.extend(self.pieces.iter().map(Piece::end));
        self.lengthen(&mut nodes);
        let half = |nth: usize| match self.widths.get(nth).or_else(|| self.widths.last()) {
            Some(Width::Fixed(width)) => f64::midpoint(*width, self.weight),
            _ => f64::midpoint(NIB.1, self.weight),
        };
        let nodes = with_outer_corners(&nodes, half);
        let sides = [1.0, -1.0].map(|sign| self.edge(&nodes, half, sign));
        let [left, right] = sides;
        (left, right)
    }

    /// What is only cut off grows in length, too.
    fn lengthen(&self, nodes: &mut [Point]) {
        let is_cut = |end: Option<Ending>| end.is_some_and(|end| !end.grows());
        for (end, is_first) in self.ends.into_iter().zip([true, false]) {
            if let ([first, second, ..], true) = (&mut *nodes, is_first && is_cut(end)) {
                *first = *first + (*first - *second).unit() * (self.weight / 2.0);
            }
            if let ([.., before, last], true) = (&mut *nodes, !is_first && is_cut(end)) {
                *last = *last + (*last - *before).unit() * (self.weight / 2.0);
            }
        }
    }

    fn edge(&self, nodes: &[Point], half: impl Fn(usize) -> f64, sign: f64) -> Side {
        let lines: Vec<(Point, Point)> = nodes
            .windows(2)
            .enumerate()
            .map(|(nth, ends)| {
                let along = (ends[1] - ends[0]).unit();
                (ends[0] + along.left() * (sign * half(nth)), along)
            })
            .collect();
        let cut = |nth: usize, node: Point, end: Option<Ending>| {
            let (at, along) = lines[nth];
            let line = end.map_or_else(|| square_cut(along), |end| end.along);
            meet(at, along, node, line).unwrap_or(node)
        };
        let start = cut(0, nodes[0], self.ends[0]);
        let mut parts: Vec<(Option<Point>, Point)> = lines
            .windows(2)
            .map(|two| (None, meet(two[0].0, two[0].1, two[1].0, two[1].1).unwrap_or(two[1].0)))
            .collect();
        parts.push((None, cut(lines.len() - 1, nodes[nodes.len() - 1], self.ends[1])));
        Side { start, parts }
    }

    /// What a brush leaves that follows the stroke.
    fn brushed(&self) -> (Side, Side) {
        let mut samples: Vec<[(Point, Point); 2]> = Vec::new();
        let mut from = self.start;
        for (nth, piece) in self.pieces.iter().enumerate() {
            let known = |nth: usize| self.widths.get(nth).or(self.widths.last()).copied();
            let width = |nth: usize| known(nth).unwrap_or(Width::Nib);
            let steps = if matches!(piece, Piece::Line(_)) { 1 } else { STEPS };
            let first = u8::from(nth > 0);
            for step in first..=steps {
                let t = f64::from(step) / f64::from(steps);
                samples.push(piece.sides(from, t, [width(nth), width(nth + 1)], self.weight));
            }
            from = piece.end();
        }
        let [left, right] = [0, 1].map(|side| {
            let points: Vec<(Point, Point)> = samples.iter().map(|both| both[side]).collect();
            smooth(&points)
        });
        (left, right)
    }
}

/// Where strokes meet at an angle, a corner is named by where its outer edges meet.
fn with_outer_corners(nodes: &[Point], half: impl Fn(usize) -> f64) -> Vec<Point> {
    let mut moved = nodes.to_vec();
    for _ in 0..8 {
        for nth in 1..nodes.len() - 1 {
            let (a, b) =
                ((moved[nth] - moved[nth - 1]).unit(), (moved[nth + 1] - moved[nth]).unit());
            let sign = if a.cross(b) > 0.0 { -1.0 } else { 1.0 };
            let outer = meet(
                moved[nth] + a.left() * (sign * half(nth - 1)),
                a,
                moved[nth] + b.left() * (sign * half(nth)),
                b,
            );
            if let Some(outer) = outer {
                moved[nth] = moved[nth] + nodes[nth] - outer;
            }
        }
    }
    moved
}

/// Strokes end along the line they stand on; arms end upright.
fn square_cut(along: Point) -> Point {
    if along.y.abs() > along.x.abs() * 0.5 { Point::new(1.0, 0.0) } else { Point::new(0.0, 1.0) }
}
