//! A table while it is played: one screen for two, a server that stops, moments of the past.

use std::collections::BTreeSet;

use games::GameKind;

use crate::cable::Cable;
use crate::player::Player;
use crate::round::{Round, met, opened};
use crate::server::Site;

/// How many answers are given by the key of the first one.
const PRESSED: &str = "(() => {
    let n = 0;
    const count = event => { n += 1; event.preventDefault(); };
    document.getElementById('answers').addEventListener('click', count);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    document.getElementById('answers').removeEventListener('click', count);
    return n;
})()";

#[test]
fn one_screen_serves_two_seats() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    opened(GameKind::Fortuna, &anna, &site.base);
    anna.click("#sit-1");
    anna.see_element("#start");
    anna.click("#start");
    anna.see_element("#answers");
    let mut seats = BTreeSet::new();
    for _ in 0..12 {
        // Between the two players the table is covered.
        if anna.person.has("#handover .pass:not(:checked)") {
            let hidden = "getComputedStyle(document.getElementById('answers')).visibility";
            assert_eq!(anna.person.string(hidden), "hidden");
            assert_eq!(anna.person.evaluate(PRESSED), 0, "no key answers for the next one");
            anna.click("#handover label.btn");
        }
        seats.insert(anna.person.text("#prompt .hint"));
        let before = anna.version();
        anna.unfold();
        anna.click("#answers .answer");
        anna.see_beyond(before);
        anna.sees_the_truth();
    }
    assert_eq!(
        Vec::from_iter(seats),
        ["You’re playing as Anna (1).", "You’re playing as Anna (2)."]
    );
    anna.is_content();
}

/// The pages come back by themselves, and what was answered meanwhile arrives.
#[test]
fn a_server_that_was_away_is_found_again() {
    let mut site = Site::new();
    let [anna, ben] = met(GameKind::GloryToRome, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    for _ in 0..3 {
        round.step();
    }
    let (asked, other) = round.asked().expect("the game has begun");
    let boot = "document.getElementById('live').dataset.boot";
    let (before, old_boot) = (asked.version(), asked.person.string(boot));
    let n_loads = [&anna, &ben].map(|player| player.person.n_loads());
    site.stop();
    asked.click(&round.choice(asked));
    assert_eq!(asked.person.evaluate("fetch('/healthz').then(() => true, () => false)"), false);
    site.start();
    asked.see_beyond(before);
    other.see_version(asked.version());
    for (player, n_loads) in [&anna, &ben].into_iter().zip(n_loads) {
        player.see(&format!("{boot} != '{old_boot}'"));
        assert_eq!(player.person.n_loads(), n_loads, "the page stays");
        player.sees_the_truth();
        player.missed_only_the_server();
    }
    for _ in 0..3 {
        round.step();
    }
    for player in [anna, ben] {
        player.is_content();
    }
}

/// A network that is away for a while, as in a tunnel.
#[test]
fn a_network_that_was_away_is_found_again() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloriaMundi, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    for _ in 0..2 {
        let (asked, other) = round.asked().expect("the game has begun");
        other.person.offline(true);
        let version = round.answer(asked);
        assert!(other.version() < version, "nothing comes through");
        other.person.offline(false);
        other.see_version(version);
        other.sees_the_truth();
        other.missed_only_the_server();
        round.step();
    }
    for player in [anna, ben] {
        player.is_content();
    }
}

/// Some proxies let no socket through.
#[test]
fn without_sockets_the_page_asks_again_and_again() {
    let site = Site::new();
    let cable = Cable::without_sockets(&site.base);
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(GameKind::GloriaMundi, &anna, &site.base);
    let ben = Player::stranger().named(&cable.base, "Ben");
    ben.person.open(&format!("{}{table}?look=yes", cable.base));
    let mut round = Round::dealt(&anna, &ben);
    ben.person.fill("#say-text", "half a word");
    for _ in 0..4 {
        round.step();
    }
    assert!(!ben.person.has("#table[data-online]"));
    assert!(!ben.person.has("#status:not([hidden])"), "the server can be reached");
    assert_eq!(ben.person.string("document.getElementById('say-text').value"), "half a word");
    anna.is_content();
    ben.missed_only_the_server();
}

#[test]
fn a_game_is_replayed_step_by_step() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloryToRome, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    for _ in 0..6 {
        round.step();
    }
    ben.click("#sure-resign summary");
    ben.click("#do-resign");
    anna.see_element("#result");
    let anna = &anna.person;
    let last = anna.string("document.querySelector('#log a').href.split('=')[1]");
    let is_at = |n: &str| {
        let told = format!("Move {n} of {last}");
        anna.wait_for(&format!("document.getElementById('place').innerText == '{told}'"));
    };
    anna.follow("#log a");
    is_at(&last);
    let board = anna.text("#board");
    let press = |key: &str| {
        let key = format!("{{ key: '{key}', bubbles: true }}");
        anna.evaluate(&format!("document.body.dispatchEvent(new KeyboardEvent('keydown', {key}))"));
    };
    press("Home");
    is_at("0");
    assert_ne!(anna.text("#board"), board);
    anna.click("#next");
    is_at("1");
    let told = anna.text("#dock");
    anna.click("#next");
    is_at("2");
    anna.click("#prev");
    is_at("1");
    assert_eq!(anna.text("#dock"), told);
    anna.follow("a[href$='?at=1&as=1']");
    is_at("1");
    press("End");
    is_at(&last);
    assert!(anna.url().ends_with("as=1"), "the eyes stay");
    anna.follow("#to-table");
    assert!(anna.has("#result"));
    assert_eq!(anna.errors(), [""; 0]);
    ben.is_content();
}

/// Not even a page that is left open goes on as someone's after a log-out elsewhere.
#[test]
fn a_page_whose_session_ends_is_loaded_anew() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    opened(GameKind::Fortuna, &anna, &site.base);
    anna.see("document.getElementById('table').dataset.online");
    let log_out = "!!fetch('/logout', { method: 'POST', body: new URLSearchParams(), \
                   headers: { 'x-csrf': document.querySelector('meta[name=csrf]').content } })";
    assert_eq!(anna.person.evaluate(log_out), true);
    anna.see_element("#guest-name");
    assert_eq!(anna.person.count("#seats"), 0, "it is the page of a stranger");
}
