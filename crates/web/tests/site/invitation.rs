//! The invitation: what it tells, the seat by one button, and what others show of its link.

use std::thread;

use games::GameKind;

use crate::client::{Browser, Form, between, encode};
use crate::forms::opened_with;
use crate::server::Site;

fn opened(anna: &mut Browser, more: &[(&str, &str)]) -> String {
    opened_with(GameKind::GloryToRome, anna, more)
}

fn form(who: &mut Browser, table: &str) -> (String, Form) {
    let page = who.get(table).is(200).body;
    let form = Form::find(&page, "/join\"").unwrap_or_else(|| panic!("no invitation: {page}"));
    (page, form)
}

#[test]
fn a_stranger_takes_the_last_seat_and_the_game_starts() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[("pace", "days"), ("days", "2")]);
    let mut ben = Browser::new(&site.base);
    let (page, form) = form(&mut ben, &table);
    for told in ["Anna invites you", "Play Glory to Rome with Anna", "2 days for each turn"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(page.contains("Take the seat and start") && page.contains("/learn/glory-to-rome/game"));
    let answer = ben.post(&form.action, &form.with(&[("name", "Ben")])).is(303);
    assert_eq!(answer.header("location"), Some(&*table));
    for who in [&mut anna, &mut ben] {
        assert!(who.get(&table).is(200).body.contains("id=\"dock\""), "the game has begun");
    }
    assert!(ben.get("/").body.contains(&table), "it is one of their games");
}

#[test]
fn a_guest_needs_one_touch_and_others_are_waited_for() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[("players", "3")]);
    let mut ben = Browser::guest(&site.base, "Ben");
    let (page, first) = form(&mut ben, &table);
    assert!(!page.contains("id=\"guest-name\"") && page.contains(">Take the seat<"), "{page}");
    ben.post(&first.action, &first.with(&[])).is(303);
    let waiting = ben.get(&table).is(200).body;
    assert!(waiting.contains("id=\"seats\"") && waiting.contains("has accepted"), "{waiting}");
    let mut carla = Browser::guest(&site.base, "Carla");
    let (page, second) = form(&mut carla, &table);
    assert!(page.contains("Play Glory to Rome with Anna and Ben"), "{page}");
    carla.post(&second.action, &second.with(&[])).is(303);
    assert!(carla.get(&table).body.contains("id=\"dock\""));
    let mut dora = Browser::new(&site.base);
    dora.get(&table).is(200);
    dora.post(&format!("{table}/join"), &[("name", "Dora")]).is(409);
    assert!(!dora.get("/account").body.contains("Dora"), "no name is taken for nothing");
}

/// Bots on the invitation are as good as it says.
#[test]
fn an_invitation_tells_how_well_its_bots_play() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[("players", "3"), ("bots", "1"), ("level", "tiro")]);
    let (page, _) = form(&mut Browser::new(&site.base), &table);
    let sitting = between(&page, "<ol class=\"sitting\"", "</ol>").expect("who sits there");
    assert_eq!(sitting.matches("tag bot").count(), 1, "{sitting}");
    assert!(sitting.contains("Tiro"), "{sitting}");
}

#[test]
fn a_name_that_is_wrong_comes_back_at_its_field() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[("option.max_turns", "8")]);
    let mut ben = Browser::new(&site.base);
    let (_, form) = form(&mut ben, &table);
    let long = "B".repeat(40);
    for name in ["", "<b>", &long] {
        let page = ben.post(&form.action, &form.with(&[("name", name)])).is(422).body;
        assert!(page.contains("id=\"guest-name-mistake\""), "{name}: {page}");
        assert!(page.contains("Anna invites you"), "it is the invitation");
    }
    Browser::guest(&site.base, "Ben")
        .post("/register", &[("name", "Ben"), ("password", "correct horse")]);
    let page = ben.post(&form.action, &form.with(&[("name", "Ben")])).is(409).body;
    assert!(page.contains("value=\"Ben\"") && page.contains("taken"), "{page}");
    ben.post(&form.action, &form.with(&[("name", "Otto"), ("csrf", "forged")])).is(403);
}

/// Nobody is bound by a contract that they have not read.
#[test]
fn a_contract_that_changed_is_read_again() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[]);
    let mut ben = Browser::guest(&site.base, "Ben");
    let (_, form) = form(&mut ben, &table);
    let page = anna.get(&format!("{table}/contract")).is(200);
    crate::forms::send(&mut anna, &page, "/amend\"", &[("pace", "days"), ("days", "9")]);
    ben.post(&form.action, &form.with(&[])).is(409);
    assert!(ben.get(&table).body.contains("9 days for each turn"));
}

#[test]
fn a_preview_of_a_closed_table_tells_nobody() {
    let site = Site::with(|config| config.base_url = Some("http://rome.example".to_owned()));
    let mut anna = Browser::guest(&site.base, "Anna");
    for (visibility, is_told) in [("private", false), ("public", true)] {
        let table = opened(&mut anna, &[("visibility", visibility)]);
        let page = Browser::new(&site.base).get(&table).is(200).body;
        let head = between(&page, "<head>", "</head>").expect("a head");
        assert_eq!(head.contains("Anna"), is_told, "{head}");
        assert!(
            head.contains(&format!("og:url\" content=\"http://rome.example{table}\"")),
            "{head}"
        );
        let image =
            between(head, "og:image\" content=\"http://rome.example", "\"").expect("a picture");
        let picture = ureq::get(format!("{}{image}", site.base)).call().expect("a picture");
        let mut picture = picture;
        let bytes = picture.body_mut().read_to_vec().expect("bytes");
        assert!(bytes.starts_with(b"RIFF") && bytes.len() <= 100_000, "{} bytes", bytes.len());
    }
}

/// A browser that sends the same form twice before it knows of the first answer.
#[test]
fn a_second_click_takes_no_second_seat() {
    let site = Site::new();
    for at_once in [false, true] {
        let mut anna = Browser::guest(&site.base, "Anna");
        let table = opened(&mut anna, &[("players", "3")]);
        let mut ben = Browser::new(&site.base);
        let (_, form) = form(&mut ben, &table);
        let fields = encode(&form.with(&[("name", "Ben")]));
        let click = || ben.post_raw(&form.action, &fields, &[]);
        if at_once {
            thread::scope(|scope| {
                let clicks = [scope.spawn(click), scope.spawn(click)];
                for click in clicks {
                    click.join().expect("an answer").is(303);
                }
            });
        } else {
            click().is(303);
            click().is(303);
        }
        let waiting = anna.get(&table).is(200).body;
        assert!(waiting.contains("id=\"seats\""), "a third one is waited for: {waiting}");
        assert_eq!(waiting.matches("has accepted").count(), 1, "{waiting}");
    }
}

#[test]
fn all_who_sit_down_at_once_find_a_seat() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(&mut anna, &[("players", "5")]);
    let guests = ["Ben", "Carla", "Dora", "Emil"].map(|name| {
        let mut guest = Browser::guest(&site.base, name);
        let (_, form) = form(&mut guest, &table);
        (encode(&form.with(&[])), form.action, guest)
    });
    thread::scope(|scope| {
        let joins = guests.each_ref().map(|(fields, action, guest)| {
            scope.spawn(move || guest.post_raw(action, fields, &[]))
        });
        for join in joins {
            join.join().expect("an answer").is(303);
        }
    });
    assert!(anna.get(&table).body.contains("id=\"dock\""), "the game has begun");
    let (fields, action, ben) = &guests[0];
    ben.post_raw(action, fields, &[]).is(303);
}
