//! A checker of accessibility looks at every kind of page, by day and by night.

use browser::{Light, Motion};
use games::GameKind;

use crate::bots::{alone, hurry};
use crate::lessons::taught;
use crate::player::Player;
use crate::round::opened;
use crate::server::Site;

/// What is wrong with a page, in each light.
fn barriers(anna: &Player, url: &str, found: &mut Vec<String>) {
    for light in [Light::Day, Light::Lamps] {
        anna.person.taste(light, Motion::Reduced);
        anna.person.open(url);
        let place = url.split('/').skip(3).collect::<Vec<_>>().join("/");
        let told = |barrier: String| format!("/{place} ({light:?}): {barrier}");
        found.extend(anna.person.barriers().into_iter().map(told));
    }
}

#[track_caller]
fn is_open(found: &[String]) {
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
}

#[test]
fn plain_pages_have_no_barriers() {
    let site = Site::new();
    let anna = Player::stranger();
    let mut found = Vec::new();
    barriers(&anna, &site.base, &mut found);
    let anna = anna.named(&site.base, "Anna");
    for path in [
        "/",
        "/learn",
        "/new",
        "/new/fortuna",
        "/decks",
        "/decks/deck/new?from=standard",
        "/decks/board/standard",
        "/decks/prices/new",
        "/games",
        "/import",
        "/account",
        "/help/glory-to-rome",
        "/about",
    ] {
        barriers(&anna, &format!("{}{path}", site.base), &mut found);
    }
    is_open(&found);
}

/// An invitation, its form with a mistake, and a front page with own games.
#[test]
fn invitations_and_mistakes_have_no_barriers() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(GameKind::GloryToRome, &anna, &site.base);
    let mut found = Vec::new();
    barriers(&anna, &site.base, &mut found);
    let ben = Player::stranger();
    barriers(&ben, &format!("{}{table}", site.base), &mut found);
    ben.person.fill("#guest-name", "<Ben>");
    ben.person.follow("#join-go");
    assert!(ben.person.has("#guest-name:focus"), "the mistake has the focus");
    found.extend(ben.person.barriers());
    is_open(&found);
}

#[test]
fn lessons_have_no_barriers() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let mut found = Vec::new();
    for kind in GameKind::ALL {
        let table = taught(&anna, &site.base, kind);
        barriers(&anna, &table, &mut found);
    }
    is_open(&found);
}

/// The rules of all games, one of each kind of page that belongs to them, and the rulings.
#[test]
fn the_rulebook_has_no_barriers() {
    let site = Site::new();
    let anna = Player::stranger();
    let mut found = Vec::new();
    for path in [
        "/rules/fortuna",
        "/rules/gloria-mundi",
        "/rules/glory-to-rome",
        "/rules/glory-to-rome/editions",
        "/rules/fortuna/examples",
        "/cards/gloria-mundi",
        "/rulings",
    ] {
        barriers(&anna, &format!("{}{path}", site.base), &mut found);
    }
    is_open(&found);
}

/// A table in mid-game, a moment of it, and its end.
fn table_has_no_barriers(kind: GameKind) {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = alone(kind, 3, &anna, &site.base);
    hurry(&anna, &table, 40, 5);
    let mut found = Vec::new();
    let url = format!("{}{table}", site.base);
    barriers(&anna, &url, &mut found);
    barriers(&anna, &format!("{url}?at=20"), &mut found);
    anna.person.open(&url);
    anna.person.evaluate("document.getElementById('do-resign').click()");
    anna.see_element("#result");
    barriers(&anna, &url, &mut found);
    is_open(&found);
}

#[test]
fn glory_to_rome_has_no_barriers() {
    table_has_no_barriers(GameKind::GloryToRome);
}

#[test]
fn fortuna_has_no_barriers() {
    table_has_no_barriers(GameKind::Fortuna);
}

#[test]
fn gloria_mundi_has_no_barriers() {
    table_has_no_barriers(GameKind::GloriaMundi);
}
