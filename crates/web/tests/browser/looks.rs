//! How tables look: every kind of question on small pictures, beside those that someone has
//! looked at and found good.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use ::gallery::{Picture, questions};
use browser::Sheet;
use games::GameKind;
use testkit::golden;

use crate::gallery::{folder_with_assets, write};
use crate::games::PHONE;
use crate::player::{DESK, Player};

/// Windows, and how small their pictures are.
const WINDOWS: [((u32, u32), (u32, u32)); 2] = [((PHONE, 740), (72, 148)), (DESK, (144, 88))];
/// The part of a picture that may look otherwise: a lost line of text is mostly more.
const TOLERATED: f64 = 0.007;
/// The same where letters are not those of the approved pictures: lines break elsewhere.
const TOLERATED_OF_OTHERS: f64 = 0.2;

/// Waits until the page is drawn.
const DRAWN: &str = "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))";

/// How wide the letters of the site are, without serifs and with them.
const LETTERS: &str = "['--sans', '--serif'].map(name => {
    const brush = document.createElement('canvas').getContext('2d');
    brush.font = '100px ' + getComputedStyle(document.documentElement).getPropertyValue(name);
    return Math.round(brush.measureText('Fortuna, Gloria Mundi, Glory to Rome').width);
}).join(' ')";

#[track_caller]
fn look_as_approved(kind: GameKind) {
    let pictures = sorted(kind);
    let shown: BTreeSet<String> = pictures.iter().map(asked).collect();
    assert_eq!(shown, kinds(kind), "every kind of question is on a picture");
    let folder = folder_with_assets();
    let urls: Vec<_> = pictures.iter().map(|picture| write(&folder, picture)).collect();
    let mut unlike = Vec::new();
    for ((width, height), size) in WINDOWS {
        let (anna, desk) = (Player::stranger(), Player::stranger());
        anna.person.size(width, height);
        let mut sheet = Sheet::new(desk.person, pictures.len(), size);
        for url in &urls {
            anna.person.open(url);
            anna.person.evaluate(DRAWN);
            sheet.add(&anna.person);
        }
        let has_letters =
            golden::compare(&file("letters.txt"), &anna.person.string(LETTERS)).is_ok();
        let tolerated = if has_letters { TOLERATED } else { TOLERATED_OF_OTHERS };
        let found = compare(&sheet, &format!("{kind}-{width}.webp"), &pictures, tolerated);
        unlike.extend(found.iter().map(|what| format!("{what} at {width}")));
    }
    assert!(unlike.is_empty(), "look otherwise than approved:\n{}", unlike.join("\n"));
}

/// Names the questions that look otherwise than on the sheet that was approved, and leaves the new
/// one where it can be looked at.
fn compare(sheet: &Sheet, name: &str, pictures: &[Picture], tolerated: f64) -> Vec<String> {
    if golden::is_blessing() {
        fs::write(file(name), sheet.webp()).expect("a sheet");
        return Vec::new();
    }
    let parts = fs::read(file(name)).map_or_else(|_| Vec::new(), |webp| sheet.unlike(&webp));
    let parts = parts.into_iter().chain(iter::repeat(1.0));
    let unlike = pictures.iter().zip(parts).filter(|(_, part)| *part > tolerated);
    let mut unlike: Vec<_> =
        unlike.map(|(picture, part)| format!("{} ({:.1} %)", picture.name, part * 100.0)).collect();
    if !unlike.is_empty() {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&new, sheet.webp()).expect("a sheet");
        unlike.push(format!("look at {}; `cargo xtask bless` approves", new.display()));
    }
    unlike
}

/// A file of what was approved.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/looks").join(name)
}

/// One page for each kind of question, by name.
fn sorted(kind: GameKind) -> Vec<Picture> {
    let mut pictures = questions(kind);
    pictures.sort_by(|one, other| one.name.cmp(&other.name));
    pictures
}

/// The kind of its question.
fn asked(picture: &Picture) -> String {
    picture.name.rsplit_once('-').map_or_else(String::new, |(kind, _)| kind.to_owned())
}

#[test]
fn glory_to_rome_looks_as_approved() {
    look_as_approved(GameKind::GloryToRome);
}

#[test]
fn fortuna_looks_as_approved() {
    look_as_approved(GameKind::Fortuna);
}

#[test]
fn gloria_mundi_looks_as_approved() {
    look_as_approved(GameKind::GloriaMundi);
}

/// Asked of an owner of architects without an X, and the deck of this house has none.
const UNSEEN: (GameKind, &str) = (GameKind::GloriaMundi, "architect");

/// The kinds of question that a game can ask, as its source names them.
fn kinds(kind: GameKind) -> BTreeSet<String> {
    let source = match kind {
        GameKind::GloryToRome => include_str!("../../../glory-to-rome/src/decision.rs"),
        GameKind::Fortuna => include_str!("../../../fortuna/src/decision.rs"),
        GameKind::GloriaMundi => include_str!("../../../gloria-mundi/src/decision.rs"),
    };
    let (_, variants) = source.split_once("pub enum Decision {").expect("the questions");
    let (variants, _) = variants.split_once("\n}").expect("their end");
    let lines = variants.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(char::is_uppercase));
    let names = names.map(|line| kebab(line.split([' ', ',', '(']).next().unwrap_or(line)));
    names.filter(|name| (kind, name.as_str()) != UNSEEN).collect()
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
