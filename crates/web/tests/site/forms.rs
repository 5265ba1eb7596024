//! Games by links and forms alone, without a script.

use engine::Rng;
use games::GameKind;

use crate::client::{Answer, Browser, Form, between};
use crate::server::Site;

/// Sends the form of a page that has a mark, with more fields.
#[track_caller]
pub(crate) fn send(browser: &mut Browser, page: &Answer, mark: &str, more: &[(&str, &str)]) {
    let form = Form::find(&page.body, mark).unwrap_or_else(|| panic!("no {mark}:\n{}", page.body));
    let fields = form.with(more);
    browser.post(&form.action, &fields).is(303);
}

/// A table that someone opens for two, of a game that is not too long.
pub(crate) fn opened(kind: GameKind, anna: &mut Browser) -> String {
    opened_with(kind, anna, &[("memory_aid", "yes")])
}

/// The same, with more fields of the form.
pub(crate) fn opened_with(kind: GameKind, anna: &mut Browser, more: &[(&str, &str)]) -> String {
    let path = format!("/new/{}", kind.slug());
    let page = anna.get(&path).is(200);
    assert!(page.body.contains("<form"), "{}", page.body);
    let short = match kind {
        GameKind::Fortuna => [("option.max_rounds", "2")].to_vec(),
        GameKind::GloryToRome => {
            [("option.max_turns", "8"), ("option.concession", "false")].to_vec()
        }
        GameKind::GloriaMundi => [("option.refill", "literal")].to_vec(),
    };
    let mut fields = vec![
        ("players", "2"),
        ("bots", "0"),
        ("level", "miles"),
        ("visibility", "public"),
        ("pace", "untimed"),
        ("take_back", "computed"),
        ("absentee", "caretaker"),
        ("caretaker", "miles"),
        ("spectators", "yes"),
    ];
    fields.extend(short);
    fields.retain(|(name, _)| more.iter().all(|(other, _)| name != other));
    fields.extend(more);
    let answer = anna.post(&path, &fields).is(303);
    answer.header("location").expect("a place").to_owned()
}

/// A table that one makes and the other joins.
pub(crate) fn dealt(kind: GameKind, anna: &mut Browser, ben: &mut Browser) -> String {
    let table = opened(kind, anna);
    assert!(ben.get("/").body.contains(&table), "the lobby shows the table");
    join(&table, anna, ben);
    table
}

/// Lets the other take the seat, which starts the game.
pub(crate) fn join(table: &str, anna: &mut Browser, ben: &mut Browser) {
    let page = ben.get(table).is(200);
    send(ben, &page, "/join\"", &[]);
    let page = anna.get(table).is(200);
    assert!(page.body.contains("id=\"dock\""), "the last one who sits down starts the game");
}

/// Lets the player who is asked give an answer, and tells who that was.
pub(crate) fn answer(
    table: &str,
    people: [&mut Browser; 2],
    choose: impl FnOnce(&[String]) -> String,
) -> usize {
    for (place, who) in people.into_iter().enumerate() {
        if let Some(form) = Form::find(&who.get(table).body, "id=\"answers\"") {
            let action = choose(&form.answers);
            who.post(&form.action, &form.with(&[("action", &action)])).is(303);
            return place;
        }
    }
    panic!("nobody is asked at {table}");
}

fn play(kind: GameKind, most: usize) {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = dealt(kind, &mut anna, &mut ben);
    let mut dice = Rng::new(11);
    for _ in 0..most {
        let page = anna.get(&table).is(200);
        if page.body.contains("id=\"result\"") {
            assert!(page.body.contains("/record\""), "{}", page.body);
            return;
        }
        let is_asked = Form::find(&page.body, "id=\"answers\"").is_some();
        let who = if is_asked { &mut anna } else { &mut ben };
        let page = who.get(&table);
        assert!(page.body.contains("data-turn=\"yes\""), "it is his turn");
        let form = Form::find(&page.body, "id=\"answers\"").expect("one of them is asked");
        let action = form.answers[dice.below(form.answers.len())].clone();
        let answer = who.post(&form.action, &form.with(&[("action", &action)])).is(303);
        assert_eq!(answer.header("location"), Some(&*table));
    }
    let page = anna.get(&table).body;
    assert!(kind == GameKind::GloriaMundi, "no end: {:?}", between(&page, "<h1", "</h1>"));
}

#[test]
fn fortuna_is_played_with_forms() {
    play(GameKind::Fortuna, 1_000);
}

#[test]
fn glory_to_rome_is_played_with_forms() {
    play(GameKind::GloryToRome, 1_000);
}

#[test]
fn gloria_mundi_is_played_with_forms() {
    play(GameKind::GloriaMundi, 1_000);
}

#[test]
fn an_account_goes_over_to_another_device() {
    let site = Site::new();
    let mut here = Browser::guest(&site.base, "Anna");
    let before = here.cookie.clone();
    here.post("/register", &[("name", "Anna"), ("password", "correct horse")]).is(303);
    assert_ne!(here.cookie, before, "a new session");
    let mut old = here.clone();
    old.cookie = before;
    assert!(!old.get("/account").body.contains("You have an account"), "the old one is over");
    let mut there = Browser::new(&site.base);
    there.post("/login", &[("name", "anna"), ("password", "wrong horse")]).is(401);
    there.post("/login", &[("name", "anna"), ("password", "correct horse")]).is(303);
    assert!(there.get("/account").body.contains("You have an account"));
    let mut other = Browser::new(&site.base);
    other.post("/guest", &[("name", "ANNA")]).is(409);
    there.post("/logout", &[]).is(303);
    assert!(!there.get("/account").body.contains("You have an account"));
}

#[test]
fn preferences_are_kept() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    assert!(!anna.get("/").body.contains("data-theme"));
    anna.post("/preferences", &[("theme", "dark")]).is(303);
    assert!(anna.get("/").body.contains("data-theme=\"dark\""));
    anna.post("/preferences", &[("theme", "loud")]).is(422);
    let chosen = [
        ("speed", "fast"),
        ("confirm", "never"),
        ("cards", "large"),
        ("sound", "on"),
        ("text", "larger"),
        ("only", "play"),
        ("keys", "off"),
    ];
    anna.post("/preferences", &chosen).is(303);
    let page = anna.get("/").body;
    for (name, value) in chosen.into_iter().chain([("theme", "dark")]) {
        assert!(page.contains(&format!("data-{name}=\"{value}\"")), "{name}");
    }
    for (name, value) in [("speed", "warp"), ("text", "tiny"), ("only", "skip"), ("keys", "some")] {
        anna.post("/preferences", &[(name, value)]).is(422);
    }
}

#[test]
fn who_gives_up_ends_a_game_of_two_and_they_play_again() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    let page = ben.get(&table);
    send(&mut ben, &page, "/resign\"", &[]);
    let page = anna.get(&table).is(200);
    assert!(page.body.contains("id=\"result\""), "{}", page.body);
    let form = Form::find(&page.body, "/rematch\"").expect("a rematch");
    let answer = anna.post(&form.action, &form.with(&[])).is(303);
    let again = answer.header("location").expect("a place").to_owned();
    assert!(ben.get("/").body.contains(&again), "it is among the tables of both");
}

#[test]
fn who_played_bots_is_dealt_another_game_at_once() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened_with(GameKind::Fortuna, &mut anna, &[("bots", "1"), ("level", "tiro")]);
    let page = anna.get(&table).is(200);
    send(&mut anna, &page, "/resign\"", &[]);
    let page = anna.get(&table).is(200);
    let form = Form::find(&page.body, "/rematch\"").expect("a rematch");
    for _click in 0..2 {
        let answer = anna.post(&form.action, &form.with(&[])).is(303);
        let again = answer.header("location").expect("a place").to_owned();
        let page = anna.get(&again).is(200).body;
        assert!(page.contains("id=\"dock\"") && !page.contains("id=\"start\""), "{page}");
    }
}

#[test]
fn one_person_plays_several_seats_on_one_screen() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = opened(GameKind::GloriaMundi, &mut anna);
    let page = anna.get(&table);
    send(&mut anna, &page, "/sit\"", &[]);
    let page = anna.get(&table);
    send(&mut anna, &page, "/start\"", &[]);
    for _ in 0..30 {
        let page = anna.get(&table).is(200);
        assert!(page.body.contains("You’re playing as Anna"), "{}", page.body);
        let form = Form::find(&page.body, "id=\"answers\"").expect("she is always asked");
        anna.post(&form.action, &form.with(&[("action", &form.answers[0])])).is(303);
    }
    assert!(Form::find(&ben.get(&table).body, "id=\"answers\"").is_none());
}
