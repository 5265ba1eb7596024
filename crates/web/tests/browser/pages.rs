//! Every page on a telephone.

use games::GameKind;

use crate::games::PHONE;
use crate::player::Player;
use crate::round::{Round, met, opened};
use crate::server::Site;

/// Opens whatever can be opened.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(part => part.open = true)";

#[track_caller]
fn fits(player: &Player) {
    player.person.evaluate(UNFOLD);
    player.sees_no_overflow();
    let faults = player.person.evaluate_lines(::gallery::FAULTS);
    let small: Vec<String> = faults.into_iter().filter(|one| one.starts_with("small")).collect();
    assert!(small.is_empty(), "{}:\n{}", player.person.string("location.href"), small.join("\n"));
}

/// A face of the sheet is either there or the text waits for it: nothing is set twice.
#[test]
fn headings_are_cut_in_letters_of_our_own() {
    let site = Site::new();
    let anna = Player::stranger();
    anna.person.open(&site.base);
    anna.see(
        "[...document.fonts].filter(face => /Capitals/.test(face.family)
            && face.status === 'loaded' && face.display === 'block').length === 2",
    );
    let face = anna.person.string("getComputedStyle(document.querySelector('h1')).fontFamily");
    assert!(face.starts_with("\"Trivium Capitals\", \"Trivium Serif\""), "{face}");
    anna.is_content();
}

#[test]
fn every_page_fits_a_telephone() {
    let site = Site::new();
    let anna = Player::stranger();
    anna.person.width(PHONE);
    let visit = |path: &str| {
        anna.person.open(&format!("{}{path}", site.base));
        fits(&anna);
    };
    let paths = [
        "/",
        "/learn",
        "/new",
        "/games",
        "/import",
        "/account",
        "/decks",
        "/decks/board/standard",
        "/decks/prices/standard",
        "/decks/deck/new?from=standard",
    ];
    paths.into_iter().for_each(visit);
    anna.person.open(&site.base);
    anna.person.fill("#guest-name", &"W".repeat(24));
    anna.person.follow("#guest-go");
    for kind in GameKind::ALL {
        for page in
            ["help/KIND", "rules/KIND", "rules/KIND/editions", "rules/KIND/examples", "cards/KIND"]
        {
            visit(&format!("/{}", page.replace("KIND", kind.slug())));
        }
        let table = opened(kind, &anna, &site.base);
        fits(&anna);
        let invited = Player::stranger();
        invited.person.width(PHONE);
        invited.person.open(&format!("{}{table}", site.base));
        fits(&invited);
    }
    paths.into_iter().for_each(visit);
    anna.is_content();
    visit("/nowhere");
    assert_eq!(anna.person.errors().len(), 1, "the page is not found");
}

/// Long names, long words in the chat, and a table, a result and a replay of each game.
#[test]
fn every_table_fits_a_telephone() {
    for kind in GameKind::ALL {
        let site = Site::new();
        let [anna, ben] = met(kind, &site.base);
        anna.person.width(PHONE);
        let mut round = Round::dealt(&anna, &ben);
        ben.person.fill("#say-text", &"W".repeat(200));
        ben.click("#say-go");
        anna.see("document.getElementById('chat').innerText.includes('WWWW')");
        for _ in 0..2 {
            round.step();
            fits(&anna);
        }
        ben.click("#sure-resign summary");
        ben.click("#do-resign");
        anna.see_element("#result");
        fits(&anna);
        anna.person.follow("#result a");
        fits(&anna);
        anna.is_content();
    }
}
