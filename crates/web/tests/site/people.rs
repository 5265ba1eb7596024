//! What people do besides playing: take back, talk, stay away, be called.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use engine::{Rng, Seed};
use games::GameKind;
use serde_json::{Value, json};
use table::{Contract, Millis, Pace};

use crate::client::{Browser, Program};
use crate::games::{answer, dealt};
use crate::hidden::deal_with;
use crate::server::Site;

/// Waits for something that the server does by itself, for half a minute at most.
#[track_caller]
pub(crate) fn until<T>(look: impl FnMut() -> Option<T>) -> T {
    servers::until(Duration::from_secs(30), look)
}

#[test]
fn an_answer_is_taken_back_freely_or_by_asking() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let mut dice = Rng::new(21);
    let (mut n_free, mut n_asked) = (0, 0);
    for _ in 0..200 {
        let seen = [anna.see(&id), ben.see(&id)];
        let acts = seen.each_ref().map(|seen| answer(seen, &mut dice));
        let Some(asked) = acts.iter().position(Option::is_some) else { break };
        let (who, other) = if asked == 0 { (&anna, &ben) } else { (&ben, &anna) };
        who.ask(&id, acts[asked].as_ref().expect("an answer")).is(200);
        let after = who.see(&id);
        let offer = &after["table"]["take_back"];
        let question = &after["table"]["question"];
        let back = json!({ "command": "take-back", "to": offer["to"], "question": question });
        let is_back = || who.see(&id)["table"]["view"] == seen[asked]["table"]["view"];
        match offer["take_back"].as_str() {
            Some("free") if n_free < 3 => {
                who.ask(&id, &back).is(200);
                assert!(is_back(), "everything is as before");
                n_free += 1;
            }
            Some("ask") if n_asked < 2 => {
                who.ask(&id, &back).is(200);
                assert!(!is_back(), "nothing happens before the other agrees");
                let agree = |who: &Program, agree: bool| {
                    let question = &who.see(&id)["table"]["question"];
                    who.ask(&id, &json!({ "command": "answer-take-back", "agree": agree, "question": question }))
                };
                assert_eq!(agree(who, true).status, 409, "not one's own request");
                agree(other, n_asked == 0).is(200);
                assert_eq!(is_back(), n_asked == 0, "only if the other agrees");
                n_asked += 1;
            }
            _ => {}
        }
    }
    assert_eq!((n_free, n_asked), (3, 2));
}

#[test]
fn players_and_spectators_talk_apart_until_the_end() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let carla = Program::guest(&site.base, "Carla");
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    anna.ask(&id, &json!({ "command": "say", "text": "among players" })).is(200);
    carla.ask(&id, &json!({ "command": "say", "text": "among spectators" })).is(200);
    let read = |who: &Program| who.see(&id)["chat"].to_string();
    for (who, own, other) in [(&ben, "players", "spectators"), (&carla, "spectators", "players")] {
        assert!(read(who).contains(own) && !read(who).contains(other));
    }
    ben.ask(&id, &json!({ "command": "resign" })).is(200);
    assert!(read(&anna).contains("players") && read(&anna).contains("spectators"));
    assert_eq!(anna.ask(&id, &json!({ "command": "say", "text": "x".repeat(501) })).status, 422);
}

#[test]
fn a_bot_keeps_the_seat_of_who_is_away_until_he_is_back() {
    let site = Site::new();
    let people = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let options = games::options::<games::gloria_mundi::GloriaMundi>(
        GameKind::GloriaMundi,
        toml::from_str("players = 2").expect("options"),
    );
    let options = serde_json::to_value(options.expect("options")).expect("plain data");
    let contract = Contract {
        pace: Pace::Live { bank: Millis(1), increment: Millis(0) },
        ..Contract::friendly(options)
    };
    let id =
        deal_with(&site, GameKind::GloriaMundi, contract, Seed::from_number(5), people.each_ref());
    let places = || people[0].see(&id)["table"]["places"].to_string();
    until(|| places().contains("away").then_some(()));
    let seen = people[0].see(&id);
    let mut places = seen["table"]["places"].as_array().expect("places").iter();
    let away = places.position(|place| place["presence"] == "away").expect("somebody is away");
    // With so little time they are away again soon; only who is away can come back.
    people[away].ask(&id, &json!({ "command": "return" })).is(200);
}

/// The next request that comes, which is not answered yet.
pub(crate) fn heard(listener: &TcpListener) -> (TcpStream, Value) {
    listener.set_nonblocking(true).expect("a setting");
    let (mut stream, _) = until(|| listener.accept().ok());
    listener.set_nonblocking(false).expect("a setting");
    stream.set_nonblocking(false).expect("a setting");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a setting");
    let mut text = String::new();
    let mut buffer = [0; 4096];
    while !text.contains("\r\n\r\n{") || !text.ends_with('}') {
        let n = stream.read(&mut buffer).expect("a request");
        assert!(n > 0, "an end too early: {text}");
        text += &String::from_utf8_lossy(&buffer[..n]);
    }
    let (_, body) = text.split_once("\r\n\r\n").expect("a body");
    (stream, serde_json::from_str(body).expect("JSON"))
}

/// The next request that comes.
pub(crate) fn called(listener: &TcpListener) -> Value {
    let (mut stream, call) = heard(listener);
    stream.write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n").expect("an answer");
    call
}

#[test]
fn whose_turn_it_is_is_called() {
    let site = Site::with(|config| config.private_webhooks = true);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a listener");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/webhook", &[("url", "ftp://example.org")]).is(422);
    anna.post("/webhook", &[("url", &url)]).is(303);
    let table = crate::forms::opened(GameKind::GloriaMundi, &mut anna);
    let ben = Program::guest(&site.base, "Ben");
    let id = table.trim_start_matches("/t/");
    ben.ask(id, &json!({ "command": "sit", "seat": 1 })).is(200);
    let call = called(&listener);
    assert_eq!(call["table"], id);
    assert!(call["text"].as_str().is_some_and(|text| text.contains("Gloria Mundi")), "{call}");
}

#[test]
fn a_call_that_fails_is_told_to_its_owner() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/webhook", &[("url", "http://127.0.0.1:9/hook")]).is(303);
    let table = crate::forms::opened(GameKind::GloriaMundi, &mut anna);
    let ben = Program::guest(&site.base, "Ben");
    let id = table.trim_start_matches("/t/");
    ben.ask(id, &json!({ "command": "sit", "seat": 1 })).is(200);
    until(|| anna.get("/account").body.contains("didn’t arrive").then_some(()));
}
