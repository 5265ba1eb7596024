//! Letters as a TrueType file has them.

use super::alphabet::Letter;
use super::point::Contour;

/// How many of its units are a thousandth of an em.
pub(crate) const SCALE: f64 = 2.0;

/// Numbers as the format wants them.
#[derive(Default)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl Bytes {
    pub(crate) fn u16(&mut self, number: u16) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    pub(crate) fn i16(&mut self, number: i16) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    pub(crate) fn u32(&mut self, number: u32) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    pub(crate) fn all_u16(&mut self, numbers: impl IntoIterator<Item = u16>) -> &mut Self {
        for number in numbers {
            self.u16(number);
        }
        self
    }
}

/// A letter in units of the file.
pub(crate) struct Glyph {
    pub(crate) character: Option<char>,
    pub(crate) width: i16,
    pub(crate) contours: Vec<Vec<(i16, i16, bool)>>,
}

impl Glyph {
    pub(crate) fn of(letter: &Letter) -> Self {
        let contours = letter.contours.iter().map(rounded).collect();
        Self { character: letter.character(), width: small(letter.width * SCALE), contours }
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = &(i16, i16, bool)> {
        self.contours.iter().flatten()
    }

    /// Its least and greatest coordinates: x, y, x, y.
    pub(crate) fn bounds(&self) -> [i16; 4] {
        let (xs, ys) = (|| self.points().map(|p| p.0), || self.points().map(|p| p.1));
        let some = |bound: Option<i16>| bound.unwrap_or(0);
        [some(xs().min()), some(ys().min()), some(xs().max()), some(ys().max())]
    }

    /// As the table `glyf` has it: ends of contours, flags, and each way from point to point.
    pub(crate) fn packed(&self) -> Vec<u8> {
        let mut out = Bytes::default();
        if self.contours.is_empty() {
            return out.0;
        }
        out.u16(len(&self.contours));
        for bound in self.bounds() {
            out.i16(bound);
        }
        let mut last = 0;
        for contour in &self.contours {
            last += len(contour);
            out.u16(last - 1);
        }
        out.u16(0);
        let (mut flags, mut xs, mut ys) = (Vec::new(), Vec::new(), Vec::new());
        let mut at = (0, 0);
        for (nth, &(x, y, on)) in self.points().enumerate() {
            // Strokes lie over each other.
            let overlaps = if nth == 0 { 0x40 } else { 0 };
            let x_flag = step(x - at.0, &mut xs, (0x02, 0x10));
            let y_flag = step(y - at.1, &mut ys, (0x04, 0x20));
            flags.push(u8::from(on) | overlaps | x_flag | y_flag);
            at = (x, y);
        }
        out.0.extend(flags.into_iter().chain(xs).chain(ys));
        out.0.resize(out.0.len().next_multiple_of(4), 0);
        out.0
    }
}

/// One step along an axis: nothing, a byte with its sign in the flag, or a whole number.
pub(crate) fn step(by: i16, out: &mut Vec<u8>, (is_short, same): (u8, u8)) -> u8 {
    match u8::try_from(by.unsigned_abs()) {
        Ok(0) => same,
        Ok(byte) => {
            out.push(byte);
            is_short | if by > 0 { same } else { 0 }
        }
        Err(_) => {
            out.extend(by.to_be_bytes());
            0
        }
    }
}

/// Points of a contour, without those that say nothing new.
pub(crate) fn rounded(contour: &Contour) -> Vec<(i16, i16, bool)> {
    let round = |at: f64| small((at * SCALE).round());
    let mut points: Vec<(i16, i16, bool)> =
        contour.points.iter().map(|&(p, on)| (round(p.x), round(p.y), on)).collect();
    let place = |point: &mut (i16, i16, bool)| (point.0, point.1);
    points.dedup_by_key(place);
    if let [first, .., last] = &mut points[..]
        && place(first) == place(last)
    {
        points.pop();
    }
    points
}

#[expect(clippy::cast_possible_truncation, reason = "a letter is a few thousand units wide")]
pub(crate) const fn small(number: f64) -> i16 {
    number as i16
}

#[expect(clippy::cast_possible_truncation, reason = "a font of some hundred letters")]
pub(crate) const fn len<T>(all: &[T]) -> u16 {
    all.len() as u16
}
