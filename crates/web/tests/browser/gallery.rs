//! The pictures: what they show fits its screen.

use std::fs;

use ::gallery::{Picture, pictures};
use engine::Game;
use games::{GameKind, dispatch};
use servers::Folder;
use web::exhibit::{assets, in_folder, in_language};
use words::Locale;

use crate::games::PHONE;
use crate::player::{DESK, Player};

/// The pages that are looked at besides the last question; `cargo xtask pictures --check` looks at
/// all.
const PAGES: [&str; 4] = ["lobby", "waiting", "replay", "result"];

/// Writes a page beside the files that it refers to, and tells its address.
pub(crate) fn write(folder: &Folder, picture: &Picture) -> String {
    let file = folder.file(&format!("{}.html", picture.name));
    fs::write(&file, in_folder(&picture.page)).expect("a page");
    format!("file://{file}")
}

/// The last pages of a game with as many players as it takes.
fn late(kind: GameKind) -> impl Iterator<Item = Picture> {
    let players = dispatch!(kind, G => *G::PLAYERS.end());
    let pictures = pictures(kind, players, 1);
    let is_question = |picture: &&Picture| picture.name.starts_with(|c: char| c.is_ascii_digit());
    let last = pictures.iter().rfind(is_question).expect("a question").name.clone();
    let is_wanted =
        move |picture: &Picture| picture.name == last || PAGES.contains(&&*picture.name);
    pictures.into_iter().filter(is_wanted)
}

/// A folder with the files that pages refer to.
pub(crate) fn folder_with_assets() -> Folder {
    let folder = Folder::new().expect("a folder");
    for (path, text) in assets() {
        let file = folder.path().join(path.trim_start_matches('/'));
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    folder
}

/// Looks at the last pages of a game, and names what does not fit.
fn misfits(kind: GameKind, look: impl Fn(&Player) -> Vec<String>) -> Vec<String> {
    let folder = folder_with_assets();
    let anna = Player::stranger();
    let mut misfits = Vec::new();
    for picture in late(kind) {
        let url = write(&folder, &picture);
        for (width, height) in [(PHONE, 740), DESK] {
            anna.person.size(width, height);
            anna.person.open(&url);
            let found = look(&anna);
            misfits.extend(found.iter().map(|what| format!("{} at {width}: {what}", picture.name)));
        }
    }
    misfits
}

/// Nothing is scrolled sideways, and nothing at all where a question is asked at a desk.
fn out_of_sight(anna: &Player) -> Vec<String> {
    let mut found = anna.person.too_wide();
    if anna.person.evaluate("innerWidth") == DESK.0 && anna.person.has("#answers") {
        found.extend(anna.person.too_high());
    }
    found
}

/// Words are as long as they are in each language: none is cut, and fingers find what is lit.
#[track_caller]
fn reads_well(kind: GameKind) {
    let look = |anna: &Player| [out_of_sight(anna), anna.person.blurred()].concat();
    for language in Locale::ALL {
        let misfits = in_language(language, || misfits(kind, look));
        assert!(misfits.is_empty(), "in {language}:\n{}", misfits.join("\n"));
    }
}

#[test]
fn glory_to_rome_reads_well_in_every_language() {
    reads_well(GameKind::GloryToRome);
}

#[test]
fn fortuna_reads_well_in_every_language() {
    reads_well(GameKind::Fortuna);
}

#[test]
fn gloria_mundi_reads_well_in_every_language() {
    reads_well(GameKind::GloriaMundi);
}
