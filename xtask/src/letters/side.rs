//! The edges of strokes.

use super::point::{Contour, Point};

/// How much a straight stroke is drawn in at half its length, on each side.
const WAIST: f64 = 2.5;

/// One side of a stroke, from its start to its end.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub(crate) start: Point,
    pub(crate) parts: Vec<(Option<Point>, Point)>,
}

impl Side {
    pub(crate) fn end(&self) -> Point {
        self.parts.last().map_or(self.start, |part| part.1)
    }

    pub(crate) fn reversed(&self) -> Self {
        let mut from: Vec<Point> = vec![self.start];
        from.extend(self.parts.iter().map(|part| part.1));
        from.pop();
        let parts = self.parts.iter().zip(from).rev().map(|(part, from)| (part.0, from)).collect();
        Self { start: self.end(), parts }
    }

    /// Takes away the end of it, up to a distance from there, or where a curve has its next node.
    pub(crate) fn cut_back(&mut self, length: f64) {
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
    pub(crate) fn heading(&self) -> Point {
        let by = self.parts.last().and_then(|part| part.0);
        let from = self.parts.len().checked_sub(2).map_or(self.start, |nth| self.parts[nth].1);
        (self.end() - by.unwrap_or(from)).unit()
    }

    /// A stem is a little narrower at half its height. The stroke lies on the right of both sides.
    pub(crate) fn draw_in(&mut self) {
        let (start, end) = (self.start, self.end());
        let middle = (start + end) * 0.5 - (end - start).unit().left() * (2.0 * WAIST);
        self.parts = vec![(Some(middle), end)];
    }

    pub(crate) fn draw(&self, contour: &mut Contour) {
        for &(by, to) in &self.parts {
            match by {
                Some(by) => contour.bend(by, to),
                None => contour.line(to),
            }
        }
    }
}

pub(crate) fn ring(side: &Side, clockwise: bool) -> Contour {
    let mut contour = Contour::default();
    side.draw(&mut contour);
    contour.running(clockwise)
}
