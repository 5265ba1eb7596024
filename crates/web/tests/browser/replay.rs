//! A finished game is played again: by itself, by turns, through the eyes of others; and its moments
//! are passed on.

use browser::{Key, Person};
use games::GameKind;

use crate::player::Player;
use crate::round::{Round, met};
use crate::server::Site;

/// A game that Ben gave up after some answers; Anna looks at its start.
fn given_up(kind: GameKind, site: &Site) -> Player {
    let [anna, ben] = met(kind, &site.base);
    let round = Round::dealt(&anna, &ben);
    let table = anna.person.url().replace(&site.base, "");
    round.hurry(&table, 12);
    ben.click("#sure-resign summary");
    ben.click("#do-resign");
    anna.see_element("#result");
    ben.is_content();
    anna.person.follow("a[href$='?at=0']");
    anna
}

#[track_caller]
fn is_at(anna: &Person, n: u64) {
    anna.wait_for(&format!("document.getElementById('place').innerText.startsWith('Move {n} of')"));
}

fn place(anna: &Person) -> u64 {
    anna.evaluate("+document.getElementById('at').value").as_u64().expect("a number")
}

#[test]
fn a_finished_game_plays_by_itself() {
    let site = Site::new();
    let anna = given_up(GameKind::GloryToRome, &site);
    let anna = &anna.person;
    anna.click("label:has(#pace-fast)");
    anna.click("#play");
    anna.wait_for("+document.getElementById('at').value > 2 && document.querySelector('.playing')");
    anna.wait_for("document.querySelector('#log .cur') && document.querySelector('#live .acting')");
    let pause = "(({ opacity, color }) => `${opacity} ${color}`)(getComputedStyle(document.querySelector('#play .stop > span')))";
    let button = "`1 ${getComputedStyle(document.getElementById('play')).color}`";
    assert_eq!(
        anna.string(pause),
        anna.string(button),
        "what stops it is as clear as what starts it"
    );
    anna.evaluate("document.activeElement.blur()");
    anna.press(Key::Char(' '));
    anna.wait_for("!document.querySelector('.playing')");
    anna.reload();
    assert!(anna.evaluate("document.getElementById('pace-fast').checked") == true, "it is kept");
    anna.press(Key::Char(' '));
    let last = anna.evaluate("+document.getElementById('at').max").as_u64().expect("a number");
    is_at(anna, last);
    anna.wait_for("!document.querySelector('.playing')");
    assert_eq!(anna.errors(), [""; 0]);
}

#[test]
fn a_finished_game_is_stepped_through_by_turns() {
    let site = Site::new();
    let anna = given_up(GameKind::GloryToRome, &site);
    let anna = &anna.person;
    let begins = anna.string("document.getElementById('at').dataset.turns");
    let begins: Vec<u64> = begins.split(' ').map(|at| at.parse().expect("a number")).collect();
    assert!(begins.len() > 2, "{begins:?}");
    for begin in &begins[..2] {
        anna.click("#next-turn");
        is_at(anna, *begin);
        let told = anna.string("document.getElementById('at').getAttribute('aria-valuetext')");
        assert!(told.contains(", move 1 of "), "{told}");
    }
    let press = |key: &str| {
        let key = format!("{{ key: '{key}', shiftKey: true, bubbles: true }}");
        anna.evaluate(&format!("document.body.dispatchEvent(new KeyboardEvent('keydown', {key}))"));
    };
    press("ArrowRight");
    is_at(anna, begins[2]);
    press("ArrowLeft");
    is_at(anna, begins[1]);
    anna.click("#prev-turn");
    is_at(anna, begins[0]);
    // A line of the log leads to its moment, and is marked.
    let later = "+new URL(document.querySelector('#log .next a').href).searchParams.get('at')";
    let at = anna.evaluate(later).as_u64().expect("a number");
    anna.click("#log .next a");
    is_at(anna, at);
    assert!(at > begins[0] && anna.has(&format!("#log-{at}-0.cur > [aria-current]")), "{at}");
    anna.wait_for(&format!("location.search === '?at={at}'"));
    assert_eq!(anna.errors(), [""; 0]);
}

#[test]
fn a_moment_through_the_eyes_of_another_is_passed_on() {
    let site = Site::new();
    let anna = given_up(GameKind::GloryToRome, &site);
    let anna = &anna.person;
    anna.click("#next-turn");
    anna.wait_for("document.getElementById('moment').className");
    assert!(anna.has("#held-0") && anna.has("#board .tag.you"), "their own seat at first");
    anna.follow(".picks a[href*='as=1']");
    assert!(anna.has("#held-1") && !anna.has("#board .tag.you"), "nobody else is “you”");
    let at = place(anna) + 1;
    anna.click("#next");
    is_at(anna, at);
    let told = anna.text("#moment");
    let copies = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }";
    anna.evaluate(&format!("void ({copies})"));
    anna.click("#copy-moment");
    anna.wait_for("document.getElementById('copied').textContent === 'Link copied.'");
    let link = anna.string("window.copied");
    anna.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))");
    anna.click("#copy-moment");
    anna.wait_for("document.querySelector('#by-hand:not([hidden]) input')");
    assert_eq!(anna.string("document.querySelector('#by-hand input').value"), link);
    assert_eq!(anna.errors(), [""; 0]);
    let carla = Player::stranger();
    carla.person.open(&link);
    is_at(&carla.person, at);
    assert_eq!(carla.person.text("#moment"), told);
    assert!(carla.person.has("#held-1"), "the eyes are passed on, too");
    carla.is_content();
}

#[test]
fn without_scripts_links_and_the_log_lead_on() {
    let site = Site::new();
    let anna = given_up(GameKind::GloryToRome, &site);
    let url = anna.person.url();
    let carla = Player::without_scripts();
    carla.person.open(&url);
    carla.click("#next-turn");
    carla.click("#next");
    let at = place(&carla.person);
    assert!(at > 1);
    carla.click("#log .next a");
    assert!(place(&carla.person) > at);
    let hidden = "['play', 'copy-moment'].every(id => !document.getElementById(id).offsetParent)";
    assert!(carla.person.evaluate(hidden) == true, "what needs scripts is not offered");
    carla.is_content();
}
