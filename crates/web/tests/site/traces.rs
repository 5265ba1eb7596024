//! What nobody can tell from lists and addresses.

use std::fmt::Write;

use games::{Chapter, GameKind};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::client::{Browser, Program};
use crate::games::dealt;
use crate::server::Site;

/// The addresses that once followed from something known.
fn derived(purpose: &str, text: &str) -> String {
    let hash = Sha256::digest(format!("{purpose}\0{text}"));
    let digits = hash.iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a string");
        digits
    });
    digits[..24].to_owned()
}

/// Another table with the head of one, as an earlier version would have made it.
fn copy(site: &Site, table: &str, to: &str) {
    site.store(async |store| {
        let from = store.table(table).await.expect("it is there");
        let summary = store::Summary {
            game: from.info.game,
            about: from.info.about,
            status: store::Status::Open,
            visibility: from.info.visibility,
            people: Vec::new(),
            deadline: None,
            needs_bot: false,
            bot_thinks: false,
            host: String::new(),
            thinks: false,
        };
        let new = store::TableInsert { table_id: to.to_owned(), head: from.head, summary, now: 1 };
        store.create_table(&new).await.expect("it is made");
    });
}

#[test]
fn neither_chat_nor_orders_move_a_table_in_lists() {
    let site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| Program::guest(&site.base, name));
    let new = json!({ "game": "fortuna", "options": { "players": 2 }, "public": true });
    let [first, second] = [0, 1].map(|_| {
        let id =
            anna.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
        for (who, seat) in [(&anna, 0), (&ben, 1)] {
            who.ask(&id, &json!({ "command": "sit", "seat": seat })).is(200);
        }
        for who in [&anna, &ben] {
            who.ask(&id, &json!({ "command": "accept" })).is(200);
        }
        anna.ask(&id, &json!({ "command": "start" })).is(200);
        id
    });
    let listed = || {
        let rows = carla.get("/tables?list=playing").is(200).json();
        let rows = rows.as_array().expect("rows").clone();
        rows.into_iter()
            .map(|row| (row["id"].clone(), row["updated_at"].clone()))
            .collect::<Vec<_>>()
    };
    let before = listed();
    assert_eq!(
        before.iter().map(|(id, _)| id).collect::<Vec<_>>(),
        [&json!(second), &json!(first)]
    );
    std::thread::sleep(std::time::Duration::from_millis(20));
    carla.ask(&first, &json!({ "command": "say", "text": "hello" })).is(200);
    ben.ask(&first, &json!({ "command": "say", "text": "hello" })).is(200);
    for (who, seat) in [(&anna, 0), (&ben, 1)] {
        who.ask(&first, &json!({ "command": "order", "seat": seat, "orders": [] })).is(200);
    }
    assert_eq!(listed(), before);
    ben.ask(&first, &json!({ "command": "resign" })).is(200);
    assert_ne!(listed(), before, "what everybody may know does");
}

#[test]
fn the_address_of_a_rematch_follows_from_nothing() {
    let site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let over = || {
        let id = dealt(GameKind::GloriaMundi, &anna, &ben);
        ben.ask(&id, &json!({ "command": "resign" })).is(200);
        id
    };
    let again = |who: &Program, id: &str| {
        let made = who.post(&format!("/tables/{id}/rematch"), &json!({}));
        made.json()["id"].as_str().expect("an id").to_owned()
    };
    let first = over();
    let next = std::thread::scope(|scope| {
        let both = [&anna, &ben].map(|who| scope.spawn(|| again(who, &first)));
        both.map(|one| one.join().expect("an answer"))
    });
    assert_eq!(next[0], next[1], "both are led to one table");
    assert_ne!(next[0], derived("rematch", &first));
    assert_eq!(again(&anna, &first), next[0]);

    let second = over();
    let old = derived("rematch", &second);
    copy(&site, &next[0], &old);
    assert_eq!(again(&ben, &second), old, "one of other days is still found");
    let carla = Program::guest(&site.base, "Carla");
    carla.post(&format!("/tables/{first}/rematch"), &json!({})).is(403);
}

#[test]
fn the_address_of_a_lesson_follows_from_nothing() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let id = anna.get("/account/export").is(200).json()["id"].as_str().expect("an id").to_owned();
    let (game, chapter) = (GameKind::GloriaMundi, Chapter::Game);
    let mut enter = |path: &str| {
        let table = anna.post(path, &[]).is(303);
        table.header("location").expect("a place").trim_start_matches("/t/").to_owned()
    };
    let lesson = enter(&format!("/learn/{game}/{chapter}"));
    assert_ne!(lesson, derived("lesson", &format!("{id} {game} 0")));
    assert_eq!(enter(&format!("/learn/{game}/{chapter}")), lesson, "she goes on with it");

    // What her lesson of the end would have been in other days.
    let old = derived("lesson of the end", &format!("{id} {game} 0"));
    copy(&site, &lesson, &old);
    assert_eq!(enter(&format!("/learn/{game}/{}", Chapter::End)), old, "it is still found");
}
