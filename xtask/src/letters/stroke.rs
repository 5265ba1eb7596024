//! From strokes to outlines: a flat brush for what is round, ruled edges for what is straight, and
//! serifs where a stroke ends.

use super::point::{Contour, Point, meet};

/// The brush: how wide it is along its edge and across, and how it is held.
const NIB: (f64, f64) = (78.0, 36.0);
const HELD: Point = Point::new(0.951_056_5, 0.309_017);
/// How finely a curve is followed.
const STEPS: u8 = 4;
/// How thick a serif is at its tips, and how far it is hollowed between them.
const TIP: f64 = 11.0;
const HOLLOW: f64 = 4.0;
/// How much a straight stroke is drawn in at half its length, on each side.
const WAIST: f64 = 2.5;

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

/// How a stroke ends: along which line, how far the serif leaves the stroke on the side against that
/// line and along it, and where it begins to grow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    pub(crate) along: Point,
    pub(crate) before: f64,
    pub(crate) after: f64,
    pub(crate) length: f64,
}

impl Ending {
    /// Without a serif it is only a cut.
    fn grows(self) -> bool {
        self.length > 0.0
    }
}

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

/// One side of a stroke, from its start to its end.
#[derive(Clone, Debug)]
struct Side {
    start: Point,
    parts: Vec<(Option<Point>, Point)>,
}

impl Side {
    fn end(&self) -> Point {
        self.parts.last().map_or(self.start, |part| part.1)
    }

    fn reversed(&self) -> Self {
        let mut from: Vec<Point> = vec![self.start];
        from.extend(self.parts.iter().map(|part| part.1));
        from.pop();
        let parts = self.parts.iter().zip(from).rev().map(|(part, from)| (part.0, from)).collect();
        Self { start: self.end(), parts }
    }

    /// Takes away the end of it, up to a distance from there, or where a curve has its next node.
    fn cut_back(&mut self, length: f64) {
        let end = self.end();
        while let Some((by, to)) = self.parts.pop() {
            let from = self.end();
            if by.is_none() && (end - from).length() > length {
                self.parts.push((None, to - (to - from).unit() * (length - (end - to).length())));
                return;
            }
            if self.parts.is_empty() || (end - from).length() > length * 0.8 {
                return;
            }
        }
    }

    /// Where it goes on to from its end.
    fn heading(&self) -> Point {
        let by = self.parts.last().and_then(|part| part.0);
        let from = self.parts.len().checked_sub(2).map_or(self.start, |nth| self.parts[nth].1);
        (self.end() - by.unwrap_or(from)).unit()
    }

    /// A stem is a little narrower at half its height. The stroke lies on the right of both sides.
    fn draw_in(&mut self) {
        let (start, end) = (self.start, self.end());
        let middle = (start + end) * 0.5 - (end - start).unit().left() * (2.0 * WAIST);
        self.parts = vec![(Some(middle), end)];
    }

    fn draw(&self, contour: &mut Contour) {
        for &(by, to) in &self.parts {
            match by {
                Some(by) => contour.bend(by, to),
                None => contour.line(to),
            }
        }
    }
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
        nodes.extend(self.pieces.iter().map(|piece| piece.end()));
        let half = |nth: usize| match self.widths.get(nth).or_else(|| self.widths.last()) {
            Some(Width::Fixed(width)) => (width + self.weight) / 2.0,
            _ => (NIB.1 + self.weight) / 2.0,
        };
        let nodes = with_outer_corners(&nodes, half);
        let sides = [1.0, -1.0].map(|sign| self.edge(&nodes, half, sign));
        let [left, right] = sides;
        (left, right)
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

/// Of a side, the ends that serifs take.
fn trim(side: &mut Side, first: Option<Ending>, last: Option<Ending>) {
    if let Some(end) = last.filter(|end| end.grows()) {
        side.cut_back(end.length);
    }
    if let Some(end) = first.filter(|end| end.grows()) {
        let mut turned = side.reversed();
        turned.cut_back(end.length);
        *side = turned.reversed();
    }
}

fn ring(side: &Side, clockwise: bool) -> Contour {
    let mut contour = Contour::default();
    side.draw(&mut contour);
    contour.running(clockwise)
}

/// What stands at the end of a stroke: from its left edge round to its right one.
struct Serif {
    bends: [Point; 2],
    tips: [Point; 4],
    hollow: Point,
}

impl Serif {
    fn new(ending: Ending, left: &Side, right: &Side) -> Self {
        let mut along = ending.along.unit();
        let middle = (left.end() + right.end()) * 0.5;
        let on_line = |side: &Side| {
            meet(side.end(), side.heading(), middle, along).unwrap_or_else(|| side.end())
        };
        let (l, r) = (on_line(left), on_line(right));
        let mut reach = [ending.before, ending.after];
        if (r - l).dot(along) < 0.0 {
            along = along * -1.0;
            reach.reverse();
        }
        let out = along.left();
        let inward = |side: &Side| {
            let parts = &side.parts;
            let from = if parts.len() > 1 { parts[parts.len() - 2].1 } else { side.start };
            (from - side.end()).unit()
        };
        let bend = |at: Point, side: &Side| {
            let back = inward(side);
            at + back * (TIP / back.dot(out).abs().max(0.3))
        };
        let out = if inward(left).dot(out) > 0.0 { out * -1.0 } else { out };
        let (first, last) = (l - along * reach[0], r + along * reach[1]);
        let tip = |at: Point| at - out * TIP;
        let hollow = if reach[0].min(reach[1]) > TIP { 2.0 * HOLLOW } else { 0.0 };
        Self {
            bends: [bend(l, left), bend(r, right)],
            tips: [tip(first), first, last, tip(last)],
            hollow: (first + last) * 0.5 - out * hollow,
        }
    }
}

/// From the end of one side round to the start of the other; a plain end goes there straight.
fn draw_end(serif: Option<&Serif>, contour: &mut Contour, from: &Side, to: &Side) {
    let Some(serif) = serif else { return contour.line(to.start) };
    let smooth = |side: &Side, bend: Point, tip: Point| {
        let (end, along) = (side.end(), side.heading());
        let is_between = |by: &Point| (*by - end).dot(along) > 0.0 && (*by - tip).length() < 120.0;
        meet(end, along, tip, bend - tip).filter(is_between).unwrap_or(bend)
    };
    contour.bend(smooth(from, serif.bends[0], serif.tips[0]), serif.tips[0]);
    contour.line(serif.tips[1]);
    contour.bend(serif.hollow, serif.tips[2]);
    contour.line(serif.tips[3]);
    contour.bend(smooth(&to.reversed(), serif.bends[1], serif.tips[3]), to.start);
}

impl Piece {
    const fn end(&self) -> Point {
        match *self {
            Self::Line(to) | Self::Curve(_, _, to) => to,
        }
    }

    /// A point of it and the direction there.
    fn at(&self, from: Point, t: f64) -> (Point, Point) {
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
    fn sides(&self, from: Point, t: f64, widths: [Width; 2], weight: f64) -> [(Point, Point); 2] {
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
fn reach(across: Point, width: Width, weight: f64) -> Point {
    let (long, short) = (NIB.0 + weight, NIB.1 + weight);
    match width {
        Width::Fixed(width) => across * ((width + weight) / 2.0),
        Width::Nib => {
            let (x, y) = (across.dot(HELD) * long, across.dot(HELD.left()) * short);
            let half = 0.5 / (x * x + y * y).sqrt();
            HELD * (x * long * half) + HELD.left() * (y * short * half)
        }
    }
}

/// A curve through points with known directions.
fn smooth(points: &[(Point, Point)]) -> Side {
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
