//! A TrueType file, table by table, as the format describes it: big-endian numbers, each table from a
//! place divisible by four, all of it adding up to one number.

use std::collections::BTreeMap;

use super::alphabet::{Alphabet, Letter};
use super::point::Contour;

/// What a browser shows of the font, and where its lines lie, in thousandths of an em.
const FAMILY: &str = "Trivium Capitals";
const CAPITALS: i16 = 700;
const ASCENT: i16 = 950;
const DESCENT: i16 = -270;
const UNITS: i16 = 2000;
/// How many of its units are a thousandth of an em.
const SCALE: f64 = 2.0;

type Table = (&'static [u8; 4], Vec<u8>);

/// Numbers as the format wants them.
#[derive(Default)]
struct Bytes(Vec<u8>);

impl Bytes {
    fn u16(&mut self, number: u16) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    fn i16(&mut self, number: i16) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    fn u32(&mut self, number: u32) -> &mut Self {
        self.0.extend(number.to_be_bytes());
        self
    }

    fn all_u16(&mut self, numbers: impl IntoIterator<Item = u16>) -> &mut Self {
        for number in numbers {
            self.u16(number);
        }
        self
    }
}

/// A letter in units of the file.
struct Glyph {
    character: Option<char>,
    width: i16,
    contours: Vec<Vec<(i16, i16, bool)>>,
}

impl Glyph {
    fn of(letter: &Letter) -> Self {
        let contours = letter.contours.iter().map(rounded).collect();
        Self { character: letter.character(), width: small(letter.width * SCALE), contours }
    }

    fn points(&self) -> impl Iterator<Item = &(i16, i16, bool)> {
        self.contours.iter().flatten()
    }

    /// Its least and greatest coordinates: x, y, x, y.
    fn bounds(&self) -> [i16; 4] {
        let (xs, ys) = (|| self.points().map(|p| p.0), || self.points().map(|p| p.1));
        let some = |bound: Option<i16>| bound.unwrap_or(0);
        [some(xs().min()), some(ys().min()), some(xs().max()), some(ys().max())]
    }

    /// As the table `glyf` has it: ends of contours, flags, and each way from point to point.
    fn packed(&self) -> Vec<u8> {
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
fn step(by: i16, out: &mut Vec<u8>, (is_short, same): (u8, u8)) -> u8 {
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
fn rounded(contour: &Contour) -> Vec<(i16, i16, bool)> {
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
const fn small(number: f64) -> i16 {
    number as i16
}

#[expect(clippy::cast_possible_truncation, reason = "a font of some hundred letters")]
const fn len<T>(all: &[T]) -> u16 {
    all.len() as u16
}

/// The greatest power of two in a number, as binary searches of the format begin with.
fn log2(number: u16) -> u16 {
    u16::try_from(number.ilog2()).unwrap_or(0)
}

/// The whole file.
pub(crate) fn file(alphabet: &Alphabet, heaviness: u16) -> Vec<u8> {
    let glyphs = glyphs(alphabet);
    let packed: Vec<Vec<u8>> = glyphs.iter().map(Glyph::packed).collect();
    let mut tables = vec![
        (b"OS/2", os2(&glyphs, heaviness)),
        (b"cmap", cmap(&glyphs)),
        (b"glyf", packed.concat()),
        (b"head", head(&glyphs)),
        (b"hhea", hhea(&glyphs)),
        (b"hmtx", hmtx(&glyphs)),
        (b"kern", kern(alphabet, &glyphs)),
        (b"loca", loca(&packed)),
        (b"maxp", maxp(&glyphs)),
        (b"name", name()),
        (b"post", post()),
    ];
    let all = bound(&tables);
    let whole = sum(&all);
    for (tag, table) in &mut tables {
        if *tag == b"head" {
            table[8..12].copy_from_slice(&0xB1B0_AFBA_u32.wrapping_sub(whole).to_be_bytes());
        }
    }
    bound(&tables)
}

/// What stands for a missing letter, then the others as their characters come.
fn glyphs(alphabet: &Alphabet) -> Vec<Glyph> {
    let named = alphabet.letters.iter().filter(|letter| letter.character().is_some());
    let mut glyphs: Vec<Glyph> = named.map(Glyph::of).collect();
    glyphs.sort_by_key(|glyph| glyph.character);
    glyphs.insert(0, Glyph { character: None, width: 600, contours: Vec::new() });
    glyphs
}

/// The tables behind their list.
fn bound(tables: &[Table]) -> Vec<u8> {
    let n = len(tables);
    let log = log2(n);
    let mut out = Bytes::default();
    out.u32(0x0001_0000).all_u16([n, 16 << log, log, 16 * (n - (1 << log))]);
    let mut at = 12 + 16 * tables.len();
    for (tag, table) in tables {
        out.0.extend(*tag);
        out.u32(sum(table)).u32(long(at)).u32(long(table.len()));
        at += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        out.0.extend(table);
        out.0.resize(out.0.len().next_multiple_of(4), 0);
    }
    out.0
}

fn sum(bytes: &[u8]) -> u32 {
    let word =
        |four: &[u8]| four.iter().chain(&[0; 3]).take(4).fold(0, |n, &b| n << 8 | u32::from(b));
    bytes.chunks(4).map(word).fold(0, u32::wrapping_add)
}

#[expect(clippy::cast_possible_truncation, reason = "a font of some kilobytes")]
const fn long(number: usize) -> u32 {
    number as u32
}

fn head(glyphs: &[Glyph]) -> Vec<u8> {
    let mut out = Bytes::default();
    out.u32(0x0001_0000).u32(0x0001_0000).u32(0).u32(0x5F0F_3CF5);
    // Its times stay the same, and so does the file.
    out.u16(0b11).i16(UNITS).u32(0).u32(0).u32(0).u32(0);
    for bound in whole_bounds(glyphs) {
        out.i16(bound);
    }
    out.all_u16([0, 8, 2, 1, 0]);
    out.0
}

fn whole_bounds(glyphs: &[Glyph]) -> [i16; 4] {
    let all: Vec<[i16; 4]> = glyphs.iter().map(Glyph::bounds).collect();
    let least = |nth: usize| all.iter().map(|bounds| bounds[nth]).min().unwrap_or(0);
    let most = |nth: usize| all.iter().map(|bounds| bounds[nth]).max().unwrap_or(0);
    [least(0), least(1), most(2), most(3)]
}

fn hhea(glyphs: &[Glyph]) -> Vec<u8> {
    let widest = glyphs.iter().map(|glyph| glyph.width).max().unwrap_or(0);
    let [left, _, right, _] = whole_bounds(glyphs);
    let mut out = Bytes::default();
    out.u32(0x0001_0000).i16(2 * ASCENT).i16(2 * DESCENT).i16(0).i16(widest);
    out.i16(left).i16(left).i16(right).all_u16([1, 0, 0, 0, 0, 0, 0, 0]).u16(len(glyphs));
    out.0
}

fn hmtx(glyphs: &[Glyph]) -> Vec<u8> {
    let mut out = Bytes::default();
    for glyph in glyphs {
        out.i16(glyph.width).i16(glyph.bounds()[0]);
    }
    out.0
}

fn maxp(glyphs: &[Glyph]) -> Vec<u8> {
    let points = glyphs.iter().map(|glyph| glyph.contours.iter().map(|one| len(one)).sum()).max();
    let contours = glyphs.iter().map(|glyph| len(&glyph.contours)).max();
    let mut out = Bytes::default();
    out.u32(0x0001_0000).u16(len(glyphs)).u16(points.unwrap_or(0)).u16(contours.unwrap_or(0));
    out.all_u16([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    out.0
}

fn loca(packed: &[Vec<u8>]) -> Vec<u8> {
    let mut out = Bytes::default();
    let mut at = 0;
    out.u32(at);
    for glyph in packed {
        at += long(glyph.len());
        out.u32(at);
    }
    out.0
}

/// Which glyph a character is, in runs of characters that follow each other as their glyphs do. Small
/// letters are written as the capitals they have.
fn cmap(glyphs: &[Glyph]) -> Vec<u8> {
    let mut runs: Vec<[u16; 3]> = Vec::new();
    for (code, glyph) in codes(glyphs) {
        let delta = glyph.wrapping_sub(code);
        match runs.last_mut() {
            Some(run) if run[1] + 1 == code && run[2] == delta => run[1] = code,
            _ => runs.push([code, code, delta]),
        }
    }
    runs.push([0xFFFF, 0xFFFF, 1]);
    let n = len(&runs);
    let log = log2(n);
    let mut out = Bytes::default();
    out.all_u16([0, 1, 3, 1]).u32(12);
    out.all_u16([4, 16 + 8 * n, 0, 2 * n, 2 << log, log, 2 * n - (2 << log)]);
    out.all_u16(runs.iter().map(|run| run[1])).u16(0);
    out.all_u16(runs.iter().map(|run| run[0]));
    out.all_u16(runs.iter().map(|run| run[2]));
    out.all_u16(runs.iter().map(|_| 0));
    out.0
}

/// The characters, and where their glyphs are.
fn codes(glyphs: &[Glyph]) -> BTreeMap<u16, u16> {
    let mut codes = BTreeMap::new();
    for (nth, glyph) in (0..).zip(glyphs) {
        for character in glyph.character.into_iter().flat_map(char::to_lowercase) {
            codes.insert(code(character), nth);
        }
    }
    let capitals = (0..).zip(glyphs).filter_map(|(nth, glyph)| Some((code(glyph.character?), nth)));
    codes.extend(capitals);
    codes
}

fn code(character: char) -> u16 {
    u16::try_from(u32::from(character)).unwrap_or(0)
}

/// How much closer or wider two letters stand than others.
fn kern(alphabet: &Alphabet, glyphs: &[Glyph]) -> Vec<u8> {
    let place = |wanted| (0_u16..).zip(glyphs).find(|(_, glyph)| glyph.character == Some(wanted));
    let mut pairs: Vec<(u16, u16, i16)> = alphabet
        .pairs
        .iter()
        .filter_map(|&(a, b, by)| Some((place(a)?.0, place(b)?.0, small(by * SCALE))))
        .collect();
    pairs.sort_unstable();
    pairs.dedup_by_key(|pair| (pair.0, pair.1));
    let n = len(&pairs);
    let log = log2(n.max(1));
    let mut out = Bytes::default();
    out.all_u16([0, 1, 0, 14 + 6 * n, 1, n, 6 << log, log, 6 * n - (6 << log).min(6 * n)]);
    for (left, right, by) in pairs {
        out.u16(left).u16(right).i16(by);
    }
    out.0
}

fn os2(glyphs: &[Glyph], heaviness: u16) -> Vec<u8> {
    let codes = codes(glyphs);
    let bound = |found: Option<&u16>| found.copied().unwrap_or(0);
    let (first, last) = (bound(codes.keys().next()), bound(codes.keys().last()));
    let mut out = Bytes::default();
    out.all_u16([4, 1200, heaviness, 5, 0, 1300, 1200, 0, 280, 1300, 1200, 0, 960, 100, 500, 0]);
    out.0.extend([0; 10]);
    out.u32(1).u32(0).u32(0).u32(0);
    out.0.extend(b"TRIV");
    out.all_u16([0x40, first, last]).i16(2 * ASCENT).i16(2 * DESCENT).i16(0);
    out.i16(2 * ASCENT).i16(-2 * DESCENT).u32(1).u32(0);
    out.i16(2 * CAPITALS).i16(2 * CAPITALS).all_u16([0, 32, 2]);
    out.0
}

fn name() -> Vec<u8> {
    let texts = [(1, FAMILY), (2, "Regular"), (4, FAMILY), (6, "TriviumCapitals")];
    let mut out = Bytes::default();
    out.all_u16([0, len(&texts), 6 + 12 * len(&texts)]);
    let mut at = 0;
    for (id, text) in texts {
        let length = 2 * len(text.as_bytes());
        out.all_u16([3, 1, 0x409, id, length, at]);
        at += length;
    }
    for (_, text) in texts {
        out.all_u16(text.encode_utf16());
    }
    out.0
}

fn post() -> Vec<u8> {
    let mut out = Bytes::default();
    out.u32(0x0003_0000).u32(0).i16(-200).i16(60).u32(0).u32(0).u32(0).u32(0).u32(0);
    out.0
}
