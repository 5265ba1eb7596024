//! How strokes end.

use super::point::{Contour, Point, meet};
use super::side::Side;

/// How thick a serif is at its tips, and how far it is hollowed between them.
const TIP: f64 = 11.0;
const HOLLOW: f64 = 4.0;

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
    pub(crate) fn grows(self) -> bool {
        self.length > 0.0
    }
}

/// What stands at the end of a stroke: from its left edge round to its right one.
pub(crate) struct Serif {
    bends: [Point; 2],
    tips: [Point; 4],
    hollow: Point,
}

impl Serif {
    pub(crate) fn new(ending: Ending, left: &Side, right: &Side) -> Self {
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
pub(crate) fn draw_end(serif: Option<&Serif>, contour: &mut Contour, from: &Side, to: &Side) {
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

/// Of a side, the ends that serifs take.
pub(crate) fn trim(side: &mut Side, first: Option<Ending>, last: Option<Ending>) {
    if let Some(end) = last.filter(|end| end.grows()) {
        side.cut_back(end.length);
    }
    if let Some(end) = first.filter(|end| end.grows()) {
        let mut turned = side.reversed();
        turned.cut_back(end.length);
        *side = turned.reversed();
    }
}
