//! What nobody came back to.

use std::time::Duration;

use games::GameKind;
use serde_json::json;

use crate::client::Program;
use crate::games::dealt;
use crate::people::until;
use crate::room::tamper;
use crate::server::Site;

#[test]
fn an_open_table_that_nobody_touches_is_called_off() {
    let mut site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let new = json!({ "game": "fortuna", "options": { "players": 2 } });
    let open = anna.post("/tables", &new).is(201).json()["id"].as_str().expect("it").to_owned();
    let running = dealt(GameKind::GloriaMundi, &anna, &ben);
    let stage = |id: &str| anna.see(id)["table"]["stage"]["stage"].clone();
    site.restart();
    assert_eq!(stage(&open), "lobby", "two weeks are not over");
    site.restart_with(|config| config.open_table_life = Duration::ZERO);
    until(|| (stage(&open) == "aborted").then_some(()));
    assert_eq!(stage(&running), "playing");
}

#[test]
fn a_guest_who_does_not_come_back_goes() {
    let mut site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| Program::guest(&site.base, name));
    let account = json!({ "name": "Carla", "password": "a long password" });
    carla.put("/me/account", &account).is(200);
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let day = 86_400_000;
    site.stop();
    site.store(async |store| {
        for who in [&anna, &carla] {
            store.set_seen(&who.id, day).await.expect("a user");
        }
    });
    site.start();
    // Not asked by Anna herself: who asks has come back.
    until(|| site.store(async |store| store.user(&anna.id).await.is_err()).then_some(()));
    anna.get("/me").is(401);
    ben.get("/me").is(200);
    carla.get("/me").is(200);
    let seen = site.store(async |store| store.user(&ben.id).await.expect("a user").seen_at);
    assert!(seen.is_some_and(|at| at > day), "{seen:?}");
    assert_eq!(ben.see(&id)["table"]["stage"]["stage"], "deserted", "the seat was given up");
}

#[test]
fn a_table_that_was_called_off_before_the_deal_is_deleted_after_a_day() {
    let mut site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let new = json!({ "game": "fortuna", "options": { "players": 2 } });
    let open = || anna.post("/tables", &new).is(201).json()["id"].as_str().expect("it").to_owned();
    let (off, fresh, waiting) = (open(), open(), open());
    let dealt = dealt(GameKind::GloriaMundi, &anna, &ben);
    for table in [&off, &fresh, &dealt] {
        anna.ask(table, &json!({ "command": "abort" })).is(200);
    }
    site.stop();
    tamper(&site, "UPDATE tables SET updated_at = updated_at - 2 * 86400000");
    let fresh_again = format!(
        "UPDATE tables SET updated_at = updated_at + 2 * 86400000 WHERE table_id = '{fresh}'"
    );
    tamper(&site, &fresh_again);
    site.start();
    until(|| (anna.get(&format!("/tables/{off}")).status == 404).then_some(()));
    for table in [&fresh, &waiting, &dealt] {
        anna.see(table);
    }
}
