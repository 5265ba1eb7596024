//! Whole games by programs, of all three kinds.

use engine::Rng;
use games::{GameKind, dispatch, records};
use serde_json::{Value, json};

use crate::client::{Browser, Program};
use crate::people::until;
use crate::server::Site;

/// A game that is not too long.
pub(crate) fn options(kind: GameKind) -> Value {
    match kind {
        GameKind::Fortuna => json!({ "players": 2, "max_rounds": 3 }),
        GameKind::GloryToRome => json!({ "players": 2, "max_turns": 14, "concession": false }),
        GameKind::GloriaMundi => json!({ "players": 2 }),
    }
}

/// A table of two people, dealt.
pub(crate) fn dealt(kind: GameKind, anna: &Program, ben: &Program) -> String {
    let new = json!({ "game": kind.slug(), "options": options(kind) });
    let made = anna.post("/tables", &new).is(201).json();
    let id = made["id"].as_str().expect("an id").to_owned();
    anna.ask(&id, &json!({ "command": "sit", "seat": 0 })).is(200);
    ben.ask(&id, &json!({ "command": "sit", "seat": 1 })).is(200);
    assert_eq!(anna.ask(&id, &json!({ "command": "start" })).json()["code"], "not-accepted");
    ben.ask(&id, &json!({ "command": "accept" })).is(200);
    anna.ask(&id, &json!({ "command": "start" })).is(200);
    id
}

/// An answer that the user could give now.
pub(crate) fn answer(seen: &Value, dice: &mut Rng) -> Option<Value> {
    let answers = seen["answers"].as_array().expect("answers");
    if answers.is_empty() {
        return None;
    }
    let action = &answers[dice.below(answers.len())]["action"];
    let (seat, question) = (&seen["table"]["asked"], &seen["table"]["question"]);
    Some(json!({ "command": "act", "seat": seat, "action": action, "question": question }))
}

fn play(kind: GameKind) {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(kind, &anna, &ben);
    let mut dice = Rng::new(7);
    let mut n_actions = 0;
    loop {
        let seen = [anna.see(&id), ben.see(&id)];
        if seen[0]["table"]["stage"]["stage"] == "finished" {
            break;
        }
        let asked = seen
            .iter()
            .position(|seen| !seen["answers"].as_array().expect("it is there").is_empty());
        let asked = asked.unwrap_or_else(|| panic!("nobody is asked: {:?}", seen[0]["prompt"]));
        let act = answer(&seen[asked], &mut dice).expect("an answer");
        [&anna, &ben][asked].ask(&id, &act).is(200);
        n_actions += 1;
        assert!(n_actions < 5_000, "no end");
    }
    is_proved(kind, &site, &anna, &id);
}

/// The record of a game that is over holds, can be brought back, and is replayed step by step.
fn is_proved(kind: GameKind, site: &Site, anna: &Program, id: &str) {
    let record = anna.get(&format!("/tables/{id}/record")).is(200);
    dispatch!(kind, G => {
        let record = records::parse::<G>("record", &record.body).expect("a record");
        records::verify(&record).expect("it holds");
    });
    let brought = anna.post("/records", &record.json()).is(201).json();
    let brought = brought["id"].as_str().expect("it is there");
    let again = anna.get(&format!("/tables/{brought}/record")).is(200);
    assert_eq!(again.json(), record.json());
    let mut watcher = Browser::guest(&site.base, "Carla");
    let last = record.json()["actions"].as_array().expect("it is there").len();
    for at in [0, 1, last.div_ceil(2), last, last + 9] {
        let page = watcher.get(&format!("/t/{id}?at={at}")).is(200);
        assert!(page.body.contains(&format!("Move {} of {last}", at.min(last))), "{}", page.body);
    }
    assert!(watcher.get(&format!("/t/{id}")).is(200).body.contains("The game is over"));
}

#[test]
fn fortuna_is_played_by_programs() {
    play(GameKind::Fortuna);
}

#[test]
fn glory_to_rome_is_played_by_programs() {
    play(GameKind::GloryToRome);
}

#[test]
fn gloria_mundi_is_played_by_programs() {
    play(GameKind::GloriaMundi);
}

#[test]
fn bots_play_on_by_themselves_and_a_restart_does_not_stop_them() {
    let mut site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let new = json!({ "game": "gloria-mundi", "options": { "players": 3 } });
    let made = anna.post("/tables", &new).is(201).json();
    let id = made["id"].as_str().expect("an id").to_owned();
    anna.ask(&id, &json!({ "command": "sit", "seat": 0 })).is(200);
    for (seat, level) in [(1, "tiro"), (2, "miles")] {
        anna.ask(&id, &json!({ "command": "seat-bot", "seat": seat, "level": level })).is(200);
    }
    anna.ask(&id, &json!({ "command": "start" })).is(200);
    let mut dice = Rng::new(3);
    for _ in 0..12 {
        let act = until(|| answer(&anna.see(&id), &mut dice));
        anna.ask(&id, &act).is(200);
    }
    let version = anna.see(&id)["table"]["version"].as_u64().expect("it is there");
    site.restart();
    let anna = anna.at(&site.base);
    assert!(anna.see(&id)["table"]["version"].as_u64().expect("it is there") >= version);
    until(|| answer(&anna.see(&id), &mut dice));
}
