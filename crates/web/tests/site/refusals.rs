//! What is illegal, stale, foreign or malformed is answered with the reason and changes nothing.

use engine::Rng;
use games::GameKind;
use serde_json::{Value, json};

use crate::client::{Answer, Browser, Form, Program, send};
use crate::games::{answer, dealt};
use crate::people::until;
use crate::server::Site;

#[track_caller]
fn refused(answer: &Answer, status: u16, code: &str) -> Value {
    let problem = answer.json();
    assert_eq!((answer.status, problem["code"].as_str()), (status, Some(code)), "{problem}");
    assert_eq!(problem["status"], status);
    assert!(
        problem["reason"]
            .as_str()
            .is_some_and(|reason| reason.ends_with(['.', ']', '"', '`']) || reason.len() > 8)
    );
    problem
}

#[test]
fn programs_are_told_why_and_nothing_changes() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let carla = Program::guest(&site.base, "Carla");
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let before = (anna.see(&id), ben.see(&id));
    let seat = before.0["table"]["asked"].as_u64().expect("somebody is asked");
    let (asked, other) = if seat == 0 { (&anna, &ben) } else { (&ben, &anna) };
    let question = &before.0["table"]["question"];
    let seen = asked.see(&id);
    let legal = &seen["answers"][0]["action"];
    let act = |seat: u64, action: &Value, question: &Value| json!({ "command": "act", "seat": seat, "action": action, "question": question });
    let good = act(seat, legal, question);
    refused(&other.ask(&id, &good), 403, "not-your-seat");
    refused(&carla.ask(&id, &good), 403, "not-your-seat");
    refused(&other.ask(&id, &act(1 - seat, legal, question)), 409, "not-asked");
    refused(&asked.ask(&id, &act(seat, legal, &json!(999))), 409, "stale");
    refused(&asked.ask(&id, &act(seat, &json!("eat the cards"), question)), 422, "unreadable");
    let illegal = refused(&asked.ask(&id, &act(seat, &json!("sell 4"), question)), 422, "illegal");
    assert!(
        illegal["clause"].as_str().is_some_and(|clause| clause.starts_with("FOR ")),
        "{illegal}"
    );
    refused(&asked.ask(&id, &json!({ "command": "sit", "seat": 0 })), 409, "not-in-lobby");
    refused(&asked.ask(&id, &json!({ "command": "dance" })), 422, "field");
    refused(&asked.ask(&id, &json!({ "command": 13, "text": "salve" })), 422, "field");
    refused(&asked.ask("0123456789abcdef", &good), 404, "not-found");
    let early = refused(&asked.get(&format!("/tables/{id}/record")), 409, "not-playing");
    assert!(early["reason"].to_string().contains("isn’t over yet"), "{early}");
    assert_eq!((anna.see(&id), ben.see(&id)), before);
}

#[test]
fn too_many_tokens_are_told() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let mut answers = (0..60).map(|n| anna.post("/tokens", &json!({ "label": n.to_string() })));
    let told = answers.find(|answer| answer.status != 201).expect("an end");
    let told = refused(&told, 409, "too-many");
    assert!(told["reason"].to_string().contains("50 tokens"), "{told}");
}

#[test]
fn bodies_and_tokens_are_checked() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let url = format!("{}/api/v1/tables", site.base);
    let token = anna.authorization();
    let json = ("content-type", "application/json");
    let with = |headers: &[(&str, &str)], body: &str| send("POST", &url, headers, body);
    refused(&with(&[json], "{}"), 401, "not-signed-in");
    refused(&with(&[json, ("authorization", "Bearer 123")], "{}"), 401, "not-signed-in");
    refused(&with(&[json, ("authorization", &token)], "{"), 400, "malformed");
    refused(&with(&[("authorization", &token)], "{}"), 415, "media-type");
    refused(&with(&[json, ("authorization", &token)], "{}"), 422, "field");
    let large = "[".repeat(3 << 20);
    let asks_first = ("expect", "100-continue");
    refused(&with(&[json, ("authorization", &token), asks_first], &large), 413, "too-large");
    let bad = json!({ "game": "fortuna", "options": { "players": 9 } });
    refused(&anna.post("/tables", &bad), 422, "options");
    let bad = json!({ "game": "chess", "options": { "players": 2 } });
    refused(&anna.post("/tables", &bad), 422, "field");
    let bad = json!({ "game": "fortuna", "options": { "players": 2, "wine": "red" } });
    refused(&anna.post("/tables", &bad), 422, "options");
    refused(&anna.get("/nowhere"), 404, "not-found");
    refused(&send("PUT", &url, &[], ""), 405, "method");
    refused(&anna.post("/records", &json!({ "game": "fortuna" })), 422, "record");
    refused(&anna.post("/guests", &json!({ "name": "<b>" })), 422, "name");
}

#[test]
fn the_same_answer_twice_is_one_answer() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let mut dice = Rng::new(5);
    for round in 0..20 {
        let seen = [anna.see(&id), ben.see(&id)];
        let acts = seen.map(|seen| answer(&seen, &mut dice));
        for (who, act) in [&anna, &ben].into_iter().zip(acts) {
            let Some(mut act) = act else { continue };
            if round % 2 == 0 {
                act["key"] = json!(format!("key {round}"));
            }
            let first = who.ask(&id, &act).is(200).json();
            let after = who.see(&id);
            who.ask(&id, &act).is(200);
            assert_eq!(who.see(&id), after, "the second changed something");
            assert!(first["question"].as_u64() <= after["table"]["question"].as_u64());
        }
    }
    let resign = json!({ "command": "resign", "key": "gone" });
    let say = json!({ "command": "say", "text": "salve", "key": "a" });
    anna.ask(&id, &say).is(200);
    anna.ask(&id, &say).is(200);
    assert_eq!(anna.see(&id)["chat"].as_array().expect("it is there").len(), 1);
    ben.ask(&id, &resign).is(200);
    let after = ben.see(&id);
    ben.ask(&id, &resign).is(200);
    let again = json!({ "command": "resign", "key": "another" });
    assert_eq!(ben.ask(&id, &again).status, 409, "another key is another command");
    assert_eq!(ben.see(&id), after);
}

#[test]
fn pages_say_why_and_nothing_changes() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let mut carla = Browser::guest(&site.base, "Carla");
    let before = anna.see(&id);
    let path = format!("/t/{id}/act");
    let question = before["table"]["question"].to_string();
    let fields = [("seat", "0"), ("action", "sell 4"), ("question", &*question)];
    let page = carla.post(&path, &fields).is(403);
    assert!(page.body.contains("id=\"problem\""), "{}", page.body);
    assert!(page.body.contains("isn’t yours"), "{}", page.body);
    carla.post(&path, &[("seat", "0")]).is(422);
    carla.post(&path, &[("seat", "x"), ("action", "a"), ("question", "1")]).is(422);
    carla.post(&format!("/t/{id}/dance"), &[]).is(404);
    carla.post("/t/nowhere/act", &fields).is(404);
    let mut stranger = Browser::new(&site.base);
    stranger.post(&path, &fields).is(401);
    assert_eq!(anna.see(&id), before);
}

#[test]
fn an_illegal_form_names_the_rule() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let fields = [
        ("players", "2"),
        ("bots", "1"),
        ("level", "tiro"),
        ("visibility", "private"),
        ("pace", "untimed"),
        ("take_back", "never"),
        ("absentee", "caretaker"),
        ("caretaker", "tiro"),
    ];
    let answer = anna.post("/new/glory-to-rome", &fields).is(303);
    let table = answer.header("location").expect("it is there").to_owned();
    let form = until(|| Form::find(&anna.get(&table).body, "id=\"answers\""));
    let page = anna.post(&form.action, &form.with(&[("action", "lead merchant jack jack jack")]));
    assert_eq!(page.status, 422, "{}", page.body);
    let illegal = ["lay catacomb on stone", "finish", "pass", "done", "skip", "think jack"];
    let told = illegal.iter().any(|action| {
        let page = anna.post(&form.action, &form.with(&[("action", action)]));
        page.status == 422 && page.body.contains("[<a href=\"/rules/glory-to-rome#gtr-")
    });
    assert!(told, "no rule was named");
}
