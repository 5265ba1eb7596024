//! What a person takes along, and that nothing of theirs stays.

use games::GameKind;
use serde_json::{Value, json};

use crate::client::{Browser, Program};
use crate::games::dealt;
use crate::people::until;
use crate::server::Site;

fn say(who: &Program, table: &str, text: &str) {
    who.ask(table, &json!({ "command": "say", "text": text })).is(200);
}

fn go(who: &Program, name: &str) {
    who.post("/me/delete", &json!({ "name": name })).is(204);
}

/// The log of a table as it lies in the database.
fn log(site: &Site, table: &str) -> String {
    site.store(async |store| {
        let entries = store.entries(table, 0).await.expect("a log");
        entries.into_iter().map(|entry| entry.body).collect::<Vec<_>>().join("\n")
    })
}

#[test]
fn a_person_takes_everything_along() {
    let site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let table = dealt(GameKind::GloriaMundi, &anna, &ben);
    say(&anna, &table, "good luck");
    say(&ben, &table, "thank you");
    anna.put("/me/preferences", &json!({ "speed": "fast", "sound": "on" })).is(200);
    anna.put("/me/webhook", &json!({ "url": "https://example.org/hook" })).is(200);
    anna.put(&format!("/tables/{table}/note"), &json!({ "note": "he bluffs" })).is(200);
    let own = anna.get("/me/export").is(200).json();
    assert_eq!(
        (&own["preferences"]["speed"], &own["preferences"]["sound"]),
        (&json!("fast"), &json!("on"))
    );
    assert_eq!(own["notes"], json!({ table.clone(): "he bluffs" }));
    let chat = own["chat"].as_array().expect("chat");
    assert_eq!(chat.len(), 1, "{own}");
    let line = (&chat[0]["table"], &chat[0]["room"], &chat[0]["text"]);
    assert_eq!(line, (&json!(table), &json!("players"), &json!("good luck")));
    assert!(chat[0]["at"].as_i64().is_some_and(|at| at > 0));
    assert!(own["tokens"][0]["created_at"].is_i64() && own["tokens"][0]["label"].is_string());
    assert_eq!(own["options"][&table]["players"], 2, "{own}");
    assert_eq!(own["webhook"], "https://example.org/hook");
    assert_eq!((&own["cut"], &own["sessions"]), (&json!([]), &json!([])));
    assert_eq!(ben.get("/me/export").is(200).json()["options"], json!({}), "he opened none");

    let new = json!({ "game": "fortuna", "options": { "players": 2 } });
    let open = anna.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
    let amended = json!({ "game": "fortuna", "options": { "players": 3 } });
    anna.ask(&open, &json!({ "command": "amend", "contract": amended })).is(200);
    let own = anna.get("/me/export").is(200).json();
    assert_eq!(own["options"][&open]["players"], 3, "as they are now: {own}");

    let mut carla = Browser::guest(&site.base, "Carla");
    let own = carla.get("/account/export").is(200).json();
    let session = &own["sessions"].as_array().expect("sessions")[0];
    assert!(session["expires_at"].as_i64() > session["created_at"].as_i64());
    assert_eq!(session.as_object().map(serde_json::Map::len), Some(2), "no hash: {session}");
    let again: Vec<u16> = (0..8).map(|_| carla.get("/account/export").status).collect();
    assert!(again.contains(&429), "not too often: {again:?}");
    crate::client::send("GET", &format!("{}/api/v1/me/export", site.base), &[], "").is(401);
}

#[test]
fn what_somebody_said_goes_with_them() {
    let mut site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| Program::guest(&site.base, name));
    let running = dealt(GameKind::GloriaMundi, &ben, &anna);
    let watched = dealt(GameKind::GloriaMundi, &ben, &carla);
    say(&anna, &running, "a secret of mine");
    say(&ben, &running, "mine stays");
    for _ in 0..120 {
        say(&anna, &watched, "a secret of mine");
    }
    let mut page = Browser::new(&site.base);
    assert!(page.get(&format!("/t/{watched}")).body.contains("a secret of mine"));
    go(&anna, "Anna");
    assert!(!page.get(&format!("/t/{watched}")).body.contains("secret"));
    let chat = ben.see(&running)["chat"].to_string();
    assert!(chat.contains("mine stays") && !chat.contains("secret"), "{chat}");
    for table in [&running, &watched] {
        assert!(!log(&site, table).contains("secret"), "it is in the database");
    }
    site.restart();
    assert_eq!(ben.see(&running)["table"]["stage"]["stage"], "deserted", "the log replays");
    assert!(ben.see(&running)["chat"].to_string().contains("mine stays"));
    say(&carla, &watched, "it goes on");
    ben.ask(&watched, &json!({ "command": "say", "text": "" })).is(422);
}

/// Logs of other days do not say who spoke: a pass over them finds out.
#[test]
fn words_of_other_days_are_found_and_go_too() {
    let mut site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| Program::guest(&site.base, name));
    let table = dealt(GameKind::GloriaMundi, &ben, &carla);
    say(&anna, &table, "of other days");
    say(&ben, &table, "mine too");
    site.stop();
    site.store(async |store| {
        for user in [&anna.id, &ben.id] {
            let spoken = store.spoken_by(user, ("", 0), 10).await.expect("what was said");
            let entries: Vec<_> = spoken.into_iter().map(|one| one.entry).collect();
            store.unsay(user, &table, &entries).await.expect("as it was once");
        }
        store.set_chore("speakers", "").await.expect("as it was once");
        // Gone before anybody knew what she had said.
        store.delete_user(&anna.id, 1).await.expect("she is there");
    });
    assert!(log(&site, &table).contains("of other days"));
    site.start();
    until(|| (!log(&site, &table).contains("of other days")).then_some(()));
    let chat = &ben.get("/me/export").is(200).json()["chat"];
    assert_eq!(chat[0]["text"], "mine too", "{chat}");
}

/// What an entry that nobody can read does to a table.
fn damage(site: &mut Site, table: &str) {
    site.stop();
    site.store(async |store| {
        let info = store.table(table).await.expect("it is there").info;
        let people = store.people(table).await.expect("people");
        let append = store::Append {
            table_id: table.to_owned(),
            expected_seq: info.seq,
            entries: vec!["{\"nonsense\":1}".to_owned()],
            speakers: std::collections::BTreeMap::new(),
            key: None,
            summary: store::Summary {
                game: info.game,
                about: info.about,
                status: info.status,
                visibility: info.visibility,
                people,
                deadline: None,
                needs_bot: false,
                bot_thinks: false,
                host: String::new(),
                thinks: false,
            },
            now: info.updated_at,
        };
        store.append(append).await.expect("it is written");
    });
    site.start();
}

#[test]
fn a_damaged_table_keeps_nobody() {
    let mut site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let [damaged, sound] = [0, 1].map(|_| dealt(GameKind::GloriaMundi, &ben, &anna));
    say(&anna, &damaged, "a secret of mine");
    damage(&mut site, &damaged);
    anna.put("/me/account", &json!({ "name": "Anna", "password": "a long password" })).is(200);
    let farewell = json!({ "name": "Anna", "password": "a long password" });
    anna.post("/me/delete", &farewell).is(204);
    anna.get("/me").is(401);
    Program::guest(&site.base, "Dora").put("/me/name", &json!({ "name": "Anna" })).is(200);
    assert_eq!(ben.see(&sound)["table"]["stage"]["stage"], "deserted");
    assert!(!log(&site, &damaged).contains("secret"));
    let mine = ben.get("/tables?list=mine").is(200).body;
    assert!(mine.contains(&damaged) && !mine.contains("Anna"), "{mine}");
    let left = site.store(async |store| store.due_departures(None, i64::MAX, 10).await);
    let left = left.expect("departures");
    assert_eq!(left.len(), 1, "{left:?}");
    assert_eq!((&*left[0].table_id, left[0].tries), (&*damaged, 1), "it is tried again some day");
}

#[test]
fn leaving_goes_on_after_a_restart() {
    let mut site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let running = dealt(GameKind::GloriaMundi, &ben, &anna);
    site.stop();
    // As if the server had died between the two steps.
    site.store(async |store| store.delete_user(&anna.id, 1).await.expect("she is there"));
    site.start();
    until(|| (ben.see(&running)["table"]["stage"]["stage"] == "deserted").then_some(()));
    until(|| {
        site.store(async |store| {
            let due = store.due_departures(None, i64::MAX, 10).await.expect("departures");
            let people = store.people(&running).await.expect("people");
            (due.is_empty() && people.len() == 1).then_some(())
        })
    });
}

/// What is in a list of someone else.
fn row(who: &Program, list: &str, table: &str) -> Value {
    let rows = who.get(&format!("/tables?list={list}")).is(200).json();
    let rows = rows.as_array().expect("rows").clone();
    rows.into_iter().find(|row| row["id"] == *table).expect("the table")
}

#[test]
fn lists_tell_names_as_they_are_now() {
    let site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let [table, old] = [0, 1].map(|_| dealt(GameKind::GloriaMundi, &ben, &anna));
    site.store(async |store| {
        let about = store.table(&old).await.expect("it is there").info.about;
        assert!(!about.contains("Anna"), "no name is stored: {about}");
        let told = store::Telling { table_id: old.clone(), about };
        let by_name = r#"{"seats":[{"person":"Ben"},{"person":"Anna"}],"n_actions":7}"#;
        store.retell(&told, by_name).await.expect("as it was once");
    });
    assert_eq!(row(&ben, "mine", &old)["names"], json!(["Ben", "Anna"]), "it is still read");
    anna.put("/me/name", &json!({ "name": "Berta" })).is(200);
    for table in [&table, &old] {
        assert_eq!(row(&ben, "mine", table)["names"], json!(["Ben", "Berta"]));
    }
    assert_eq!(row(&ben, "mine", &old)["actions"], 7);
    go(&anna, "Berta");
    for (table, list) in [(&table, "mine-finished"), (&old, "mine-finished")] {
        assert_eq!(row(&ben, list, table)["names"], json!(["Ben", "Deleted account"]));
    }
    let mut page = Browser::new(&site.base);
    let shown = page.get(&format!("/t/{table}")).body;
    assert!(!shown.contains("Berta") && !shown.contains("Anna"));
}

#[test]
fn a_name_goes_from_every_node() {
    let Some(postgres) = servers::Postgres::start() else { return };
    let database = postgres.database("farewell").expect("a database");
    let node = || Site::with(|config| config.database.clone_from(&database));
    let (left, right) = (node(), node());
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&left.base, name));
    let table = dealt(GameKind::GloriaMundi, &ben, &anna);
    say(&anna, &table, "a secret of mine");
    let ben = ben.at(&right.base);
    assert!(ben.get(&format!("/tables/{table}")).body.contains("a secret of mine"));
    go(&anna, "Anna");
    until(|| {
        let seen = ben.get(&format!("/tables/{table}")).body;
        (!seen.contains("secret") && !seen.contains("Anna")).then_some(())
    });
    assert!(!ben.get("/tables?list=mine-finished").body.contains("Anna"));
}
