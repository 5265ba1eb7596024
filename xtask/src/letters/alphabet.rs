//! The alphabet as it is written down in `crates/web/letters/alphabet.txt`.

use std::collections::BTreeMap;

use super::brush::{Piece, Width};
use super::point::{Contour, Point};
use super::serif::Ending;
use super::stroke::Stroke;

/// The middle of a letter's height.
const MIDDLE: f64 = 350.0;

type Result<T> = std::result::Result<T, String>;

/// A letter, or a part of letters, with its outline.
#[derive(Clone, Debug, Default)]
pub(crate) struct Letter {
    pub(crate) name: String,
    pub(crate) width: f64,
    pub(crate) contours: Vec<Contour>,
}

/// Letters in the order of the file, and the pairs that stand closer or wider.
#[derive(Debug, Default)]
pub(crate) struct Alphabet {
    pub(crate) letters: Vec<Letter>,
    pub(crate) pairs: Vec<(char, char, f64)>,
    /// How much wider than written every stroke is.
    weight: f64,
    ends: BTreeMap<String, Ending>,
    widths: BTreeMap<String, f64>,
}

impl Letter {
    /// The character it stands for, which spaces say as `U+0020`: parts of letters have longer names.
    pub(crate) fn character(&self) -> Option<char> {
        if let Some(code) = self.name.strip_prefix("U+") {
            return u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
        }
        let mut characters = self.name.chars();
        characters.next().filter(|_| characters.next().is_none())
    }
}

impl Alphabet {
    pub(crate) fn read(text: &str, weight: f64) -> Result<Self> {
        let mut alphabet = Self { weight, ..Self::default() };
        for (nth, line) in text.lines().enumerate() {
            let what = line.split(" #").next().unwrap_or(line).trim_end();
            if what.is_empty() || what.starts_with('#') {
                continue;
            }
            alphabet.take(what).map_err(|error| format!("line {}: {error}", nth + 1))?;
        }
        Ok(alphabet)
    }

    fn take(&mut self, line: &str) -> Result<()> {
        if line.starts_with(' ') {
            let stroke = self.stroke(line)?;
            let letter = self.letters.last_mut().ok_or("a stroke of no letter")?;
            letter.contours.extend(stroke.outline());
            return Ok(());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["end", name, ..] => {
                let [x, y, before, after, length] = numbers(&words[2..])?;
                let along = Point::new(x, y);
                self.ends.insert(name.into(), Ending { along, before, after, length });
            }
            ["width", name, ..] => {
                let [width] = numbers(&words[2..])?;
                self.widths.insert(name.into(), width);
            }
            ["pair", ref pairs @ .., by] => self.pair(pairs, number(by)?)?,
            [name, "=", ref parts @ ..] => self.compose(name, parts)?,
            [name, width] => {
                let width = number(width)? + self.weight;
                self.letters.push(Letter { name: name.into(), width, contours: Vec::new() });
            }
            _ => return Err(format!("what is `{line}`?")),
        }
        Ok(())
    }

    fn pair(&mut self, pairs: &[&str], by: f64) -> Result<()> {
        for pair in pairs {
            let [left, right] = pair.chars().collect::<Vec<_>>()[..] else {
                return Err(format!("`{pair}` is no pair"));
            };
            self.pairs.push((left, right, by));
        }
        Ok(())
    }

    /// A letter of others, each moved: `É = E acute 270 0`.
    fn compose(&mut self, name: &str, parts: &[&str]) -> Result<()> {
        let [base, marks @ ..] = parts else { return Err("of what?".into()) };
        let mut letter = self.letter(base)?.clone();
        letter.name = name.into();
        for mark in marks.chunks(3) {
            let [part, x, y] = mark else { return Err("a part, and where it stands".into()) };
            let by = Point::new(number(x)?, number(y)?);
            let part = self.letter(part)?;
            letter.contours.extend(part.contours.iter().map(|contour| contour.moved(by)));
        }
        self.letters.push(letter);
        Ok(())
    }

    fn letter(&self, name: &str) -> Result<&Letter> {
        let found = self.letters.iter().find(|letter| letter.name == name);
        found.ok_or_else(|| format!("there is no `{name}` yet"))
    }

    /// `WIDTHS : PATH : START END`.
    fn stroke(&self, line: &str) -> Result<Stroke> {
        let parts: Vec<&str> = line.split(':').collect();
        let [widths, path, ends] = parts[..] else { return Err("WIDTHS : PATH : ENDS".into()) };
        let widths: Vec<Width> =
            widths.split_whitespace().map(|word| self.width(word)).collect::<Result<_>>()?;
        let (start, pieces, is_closed) = self.pieces(path)?;
        let mut ends = ends.split_whitespace().map(|word| self.end(word));
        let ends = [ends.next().transpose()?.flatten(), ends.next().transpose()?.flatten()];
        Ok(Stroke { start, pieces, widths, ends, is_closed, weight: self.weight })
    }

    /// What runs within the height of the letters moves inwards by as much as it is wider: what stands
    /// on the lines, and what leaves them, stays.
    fn point(&self, x: f64, y: f64) -> Point {
        let from_middle = y - MIDDLE;
        let is_within = from_middle.abs() < MIDDLE - 5.0;
        let shrunk = from_middle * (1.0 - self.weight / (2.0 * MIDDLE));
        let y = if is_within { MIDDLE + shrunk } else { y };
        Point::new(x + self.weight / 2.0, y)
    }

    /// A path as in SVG, of absolute `M`, `L`, `C` and `Z`.
    fn pieces(&self, path: &str) -> Result<(Point, Vec<Piece>, bool)> {
        let (mut start, mut pieces, mut is_closed) = (None, Vec::new(), false);
        let words: Vec<&str> = path.split_whitespace().collect();
        let mut rest = &words[..];
        while let [command, after @ ..] = rest {
            let n = match *command {
                "M" | "L" => 2,
                "C" => 6,
                "Z" => 0,
                other => return Err(format!("`{other}` in a path")),
            };
            let (taken, after) = after.split_at_checked(n).ok_or("a path ends too early")?;
            let at = taken.iter().map(|word| number(word)).collect::<Result<Vec<f64>>>()?;
            let point = |nth: usize| self.point(at[2 * nth], at[2 * nth + 1]);
            match *command {
                "M" => start = Some(point(0)),
                "L" => pieces.push(Piece::Line(point(0))),
                "C" => pieces.push(Piece::Curve(point(0), point(1), point(2))),
                _ => is_closed = true,
            }
            rest = after;
        }
        Ok((start.ok_or("a path begins with M")?, pieces, is_closed))
    }

    fn width(&self, word: &str) -> Result<Width> {
        if word == "nib" {
            return Ok(Width::Nib);
        }
        let known = self.widths.get(word).copied();
        known.map_or_else(|| number(word), Ok).map(Width::Fixed)
    }

    fn end(&self, word: &str) -> Result<Option<Ending>> {
        if word == "-" {
            return Ok(None);
        }
        self.ends.get(word).copied().map(Some).ok_or_else(|| format!("there is no end `{word}`"))
    }
}

fn number(word: &str) -> Result<f64> {
    word.parse().map_err(|_bad| format!("`{word}` is no number"))
}

fn numbers<const N: usize>(words: &[&str]) -> Result<[f64; N]> {
    let all = words.iter().map(|word| number(word)).collect::<Result<Vec<f64>>>()?;
    all.try_into().map_err(|_bad| format!("{N} numbers, please"))
}
