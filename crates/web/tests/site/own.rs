//! What users can change of themselves by program, what they take along, and how they go.

use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Program};
use crate::games::dealt;
use crate::server::Site;

#[test]
fn programs_change_what_pages_change() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    assert_eq!(anna.get("/me/preferences").is(200).json()["theme"], "system");
    anna.put("/me/preferences", &json!({ "theme": "dark" })).is(200);
    anna.put("/me/preferences", &json!({ "theme": "loud" })).is(422);
    let wishes = json!({ "speed": "fast", "confirm": "never", "cards": "large", "sound": "on",
        "text": "large", "only": "play", "keys": "off", "language": "fr" });
    let chosen = anna.put("/me/preferences", &wishes).is(200).json();
    assert_eq!(chosen, anna.get("/me/preferences").is(200).json());
    assert_eq!((&chosen["theme"], &chosen["language"]), (&json!("dark"), &json!("fr")));
    assert!(
        wishes.as_object().is_some_and(|all| all.iter().all(|(name, wish)| chosen[name] == *wish))
    );
    let chosen = anna.put("/me/preferences", &json!({ "language": "browser" })).is(200).json();
    assert_eq!((&chosen["language"], &chosen["sound"]), (&json!("browser"), &json!("on")));
    for url in ["ftp://example.org", "https://example.org/\r\nx: y", "https://example.org/a b"] {
        anna.put("/me/webhook", &json!({ "url": url })).is(422);
    }
    let url = "https://example.org/hook";
    anna.put("/me/webhook", &json!({ "url": url })).is(200);
    assert_eq!(
        anna.get("/me/webhook").is(200).json(),
        json!({ "url": url, "error": null, "off_since": null })
    );
    anna.put("/me/name", &json!({ "name": "Berta" })).is(200);
    let account = |old: Option<&str>| json!({ "name": "Berta", "password": "a long password", "old_password": old });
    anna.put("/me/account", &account(None)).is(200);
    anna.put("/me/account", &account(Some("wrong"))).is(401);
    let elsewhere = Program::log_in(&site.base, "berta", "a long password");
    let own = elsewhere.get("/me/export").is(200).json();
    assert!(own["seen_at"].is_number() && own["browsers"].is_array(), "{own}");
    assert_eq!(own["lessons"], json!([]));
    assert_eq!(
        (&own["name"], &own["theme"], &own["webhook"]),
        (&json!("Berta"), &json!("dark"), &json!(url))
    );
    assert_eq!(own["tokens"].as_array().map(Vec::len), Some(2), "{own}");
    assert!(!own.to_string().contains("argon2"), "{own}");
}

#[test]
fn whoever_goes_gives_up_his_seats_and_his_name() {
    let site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| Program::guest(&site.base, name));
    anna.put("/me/account", &json!({ "name": "Anna", "password": "a long password" })).is(200);
    let over = dealt(GameKind::GloriaMundi, &anna, &ben);
    ben.ask(&over, &json!({ "command": "resign" })).is(200);
    let running = dealt(GameKind::GloriaMundi, &ben, &anna);
    let new = json!({ "game": "fortuna", "options": { "players": 3 }, "public": true });
    let [hosted, joined] = [&anna, &carla].map(|host| {
        let id =
            host.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
        anna.ask(&id, &json!({ "command": "sit", "seat": 1 })).is(200);
        id
    });
    let own = anna.get("/me/export").is(200).json();
    let tables = own["tables"].as_array().expect("tables");
    for id in [&over, &running, &hosted, &joined] {
        assert!(tables.iter().any(|table| table["id"] == **id), "{own}");
    }

    anna.post("/me/delete", &json!({ "name": "Ben" })).is(422);
    anna.post("/me/delete", &json!({ "name": "Anna", "password": "wrong" })).is(401);
    anna.post("/me/delete", &json!({ "name": "Anna", "password": "a long password" })).is(204);
    anna.get("/me").is(401);
    assert_eq!(ben.see(&running)["table"]["stage"]["stage"], "deserted", "the last one has won");
    assert_eq!(carla.see(&hosted)["table"]["stage"]["stage"], "aborted");
    assert_eq!(carla.see(&joined)["table"]["places"][1]["keeper"], "open");
    let mine = ben.get("/tables?list=mine-finished").is(200).body;
    assert!(
        mine.contains(&over) && !mine.contains("Anna") && mine.contains("Deleted account"),
        "{mine}"
    );
    assert!(!ben.get(&format!("/tables/{over}")).body.contains("Anna"));
    Program::guest(&site.base, "Carol").put("/me/name", &json!({ "name": "anna" })).is(200);
}

#[test]
fn a_guest_goes_by_a_form_and_takes_the_data_along() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = crate::forms::opened(GameKind::Fortuna, &mut anna);
    let file = anna.get("/account/export").is(200);
    assert!(file.header("content-disposition").is_some_and(|kind| kind.starts_with("attachment")));
    assert!(file.json()["tables"].to_string().contains(table.trim_start_matches("/t/")));
    anna.get("/account").is(200);
    let before = anna.cookie.clone();
    anna.post("/account/delete", &[("name", "Berta")]).is(422);
    anna.post("/account/delete", &[("name", "Anna")]).is(303);
    assert_ne!(anna.cookie, before);
    let mut old = anna.clone();
    old.cookie = before;
    assert!(old.get("/account").body.contains("id=\"guest-name\""), "nobody is known by it");
    assert!(anna.get(&table).body.contains("called off"));
}
