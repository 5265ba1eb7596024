//! A TrueType file, table by table, as the format describes it: big-endian numbers, each table from a
//! place divisible by four, all of it adding up to one number.

use std::collections::BTreeMap;

use super::alphabet::Alphabet;
use super::glyph::{Bytes, Glyph, SCALE, len, small};

/// What a browser shows of the font, and where its lines lie, in thousandths of an em.
const FAMILY: &str = "Trivium Capitals";
const CAPITALS: i16 = 700;
const ASCENT: i16 = 950;
const DESCENT: i16 = -270;
const UNITS: i16 = 2000;

type Table = (&'static [u8; 4], Vec<u8>);

/// The exponent of the greatest power of two in a number: binary searches of the format begin there.
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
