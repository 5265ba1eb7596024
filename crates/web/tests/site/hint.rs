//! Hints: what they say, and who may have them.

use std::io::Write;
use std::net::TcpStream;

use games::GameKind;
use web::{Quota, Rate};

use crate::bots::metric;
use crate::client::{Answer, Browser, Form, encode};
use crate::forms::{dealt, opened_with};
use crate::people::until;
use crate::server::Site;

const MARK: &str = "data-hint";

/// The page of a table against bots, when its person is asked.
fn against_bots(kind: GameKind, anna: &mut Browser) -> Answer {
    let opened = anna.post(&format!("/play/{kind}"), &[]).is(303);
    let table = opened.header("location").expect("a place").to_owned();
    until(|| Some(anna.get(&table)).filter(|page| page.body.contains("id=\"answers\"")))
}

fn ask(anna: &mut Browser, page: &Answer) -> Answer {
    let form = Form::find(&page.body, MARK).expect("a button");
    anna.post(&form.action, &form.with(&[]))
}

#[test]
fn who_plays_against_bots_is_told_what_the_strongest_would_do_and_why() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::guest(&site.base, "Anna");
        let page = against_bots(kind, &mut anna);
        let hint = ask(&mut anna, &page).is(200).body;
        let told = ["Try this: ", " of 100", "Answers that Legatus compared, in "];
        assert!(told.iter().all(|text| hint.contains(text)), "{hint}");
        let form = Form::find(&page.body, "id=\"answers\"").expect("answers");
        let question = form.fields.iter().find(|(name, _)| name == "question").expect("it");
        assert!(hint.contains(&format!("data-question=\"{}\"", question.1)), "{hint}");
        assert_eq!(anna.get(form.action.trim_end_matches("/act")).body, page.body, "asks nothing");
    }
}

#[test]
fn nobody_has_a_hint_against_people() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    for person in [&mut anna, &mut ben] {
        assert!(!person.get(&table).body.contains(MARK));
        let refused = person.post(&format!("{table}/hint"), &[]).is(409).body;
        assert!(refused.contains("in a game with other people"), "{refused}");
    }
    Browser::new(&site.base).post(&format!("{table}/hint"), &[]).is(401);
}

#[test]
fn hints_are_for_who_is_asked_and_not_too_often() {
    let site = Site::with(|config| config.hint_rate = Rate { per_second: 1e-6, burst: 1.0 });
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = against_bots(GameKind::GloriaMundi, &mut anna);
    ask(&mut anna, &page).is(200);
    ask(&mut anna, &page).is(429);
    let lobby = opened_with(GameKind::GloriaMundi, &mut anna, &[]);
    anna.post(&format!("{lobby}/hint"), &[]).is(409);
    let mut watcher = Browser::guest(&site.base, "Carla");
    let form = Form::find(&page.body, MARK).expect("a button");
    watcher.post(&form.action, &[]).is(409);
}

/// Asks for a hint by a connection of our own, and hangs up.
fn hang_up(site: &Site, anna: &Browser, page: &Answer) {
    let form = Form::find(&page.body, MARK).expect("a button");
    let body = encode(&form.with(&[("csrf", &anna.csrf)]));
    let host = site.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).expect("a connection");
    write!(
        stream,
        "POST {} HTTP/1.1\r\nhost: {host}\r\ncookie: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        form.action,
        anna.cookie,
        body.len()
    )
    .expect("a request");
}

#[test]
fn nobody_thinks_for_who_has_hung_up() {
    let site = Site::with(|config| config.hint_rate = Rate { per_second: 1e6, burst: 1e6 });
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = against_bots(GameKind::GloryToRome, &mut anna);
    // A request that is given up before it is admitted asks for nothing.
    until(|| {
        hang_up(&site, &anna, &page);
        (metric(&site, "trivium_hints_dropped_total") > 0).then_some(())
    });
    until(|| (ask(&mut anna, &page).status == 200).then_some(()));
}

#[test]
fn hints_come_one_at_a_time_and_not_without_end() {
    let site = Site::with(|config| {
        config.hint_rate = Rate { per_second: 1e6, burst: 1e6 };
        config.quotas.hints = Quota { guest: 3, account: 3 };
    });
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = against_bots(GameKind::GloryToRome, &mut anna);
    let answers = std::thread::scope(|scope| {
        let ask = || scope.spawn(|| ask(&mut anna.clone(), &page).status);
        let asked: Vec<_> = (0..6).map(|_| ask()).collect();
        asked.into_iter().map(|one| one.join().expect("an answer")).collect::<Vec<_>>()
    });
    let n_granted = answers.iter().filter(|status| **status == 200).count();
    assert!((1..=3).contains(&n_granted) && answers.contains(&429), "{answers:?}");
    for _ in n_granted..3 {
        ask(&mut anna, &page).is(200);
    }
    let refused = ask(&mut anna, &page).is(429).body;
    assert!(refused.contains("3 hints an hour"), "{refused}");
}
