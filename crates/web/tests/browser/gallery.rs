//! Every kind of question, with as many players as a game takes, on every screen.

use std::fs;

use engine::Game;
use games::{GameKind, dispatch};
use servers::Folder;
use web::gallery::{Picture, assets, pictures};

use crate::player::Player;

/// Telephone, tablet, a small and a large desk.
const SCREENS: [(u32, u32); 4] = [(360, 740), (768, 1024), (1366, 768), (1440, 900)];
/// Where a table needs no scrolling.
const LARGE: u32 = 1440;

fn write(folder: &Folder, picture: &Picture) -> String {
    let file = folder.file(&format!("{}.html", picture.name));
    fs::write(&file, picture.page.replace("\"/assets/", "\"assets/")).expect("a page");
    format!("file://{file}")
}

fn fits_every_screen(kind: GameKind) {
    let folder = Folder::new().expect("a folder");
    fs::create_dir(folder.path().join("assets")).expect("a folder");
    for (path, text) in assets() {
        fs::write(folder.file(path.trim_start_matches('/')), text).expect("a file");
    }
    let players = dispatch!(kind, G => *G::PLAYERS.end());
    let anna = Player::stranger();
    let mut misfits = Vec::new();
    for picture in pictures(kind, players, 1) {
        let url = write(&folder, &picture);
        for (width, height) in SCREENS {
            anna.person.size(width, height);
            anna.person.open(&url);
            let mut found = anna.person.too_wide();
            if width >= LARGE && anna.person.has("#answers") {
                found.extend(anna.person.too_high());
            }
            misfits.extend(found.iter().map(|what| format!("{} at {width}: {what}", picture.name)));
        }
    }
    assert!(misfits.is_empty(), "{} misfits:\n{}", misfits.len(), misfits.join("\n"));
}

#[test]
fn glory_to_rome_fits_every_screen() {
    fits_every_screen(GameKind::GloryToRome);
}

#[test]
fn fortuna_fits_every_screen() {
    fits_every_screen(GameKind::Fortuna);
}

#[test]
fn gloria_mundi_fits_every_screen() {
    fits_every_screen(GameKind::GloriaMundi);
}
