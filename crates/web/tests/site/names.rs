//! Names and words of people: of whom they are, and what they do to the lines around them.

use engine::Rng;
use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Program};
use crate::games::{answer, dealt};
use crate::server::Site;

#[test]
fn a_guest_of_a_known_name_gets_a_number() {
    let site = Site::new();
    let names = ["Anna", "anna", "ANNA"].map(|name| Program::guest(&site.base, name).name);
    assert_eq!(names, ["Anna", "anna 2", "ANNA 3"]);
    let mut page = Browser::guest(&site.base, "Ａnna");
    assert!(page.get("/account").body.contains("Anna 4"), "the page tells the name");
}

#[test]
fn a_name_that_looks_like_another_is_taken() {
    let site = Site::new();
    let [coco, ben] = ["Coco", "Ben"].map(|name| Program::guest(&site.base, name));
    let password = "a long password";
    coco.put("/me/account", &json!({ "name": "Coco", "password": password })).is(200);
    // In other letters, wide, Cyrillic throughout, and with digits.
    for name in ["COCO", "Ｃoco", "сосо", "c0co"] {
        let new = json!({ "name": name, "password": password });
        assert_eq!(ben.put("/me/account", &new).is(409).json()["code"], "name-taken", "{name}");
        ben.put("/me/name", &json!({ "name": name })).is(409);
        Program::nobody(&site.base).post("/guests", &json!({ "name": name })).is(409);
    }
    let carla = Program::guest(&site.base, "Carla");
    ben.put("/me/name", &json!({ "name": "carla" })).is(409);
    ben.put("/me/account", &json!({ "name": "carla", "password": password })).is(409);
    carla.put("/me/name", &json!({ "name": "CARLA" })).is(200);
    assert_eq!(Program::log_in(&site.base, "ｃoco", password).id, coco.id);
}

#[test]
fn what_hides_or_confuses_is_no_name() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let long = "x".repeat(20_000);
    let names = [
        "An\u{200b}na",
        "\u{202e}Anna",
        "Аnna",
        "\u{3164}",
        "\u{fdfa}\u{fdfa}",
        "A\u{334}",
        "",
        &long,
    ];
    for name in names {
        Program::nobody(&site.base).post("/guests", &json!({ "name": name })).is(422);
        anna.put("/me/name", &json!({ "name": name })).is(422);
        anna.put("/me/account", &json!({ "name": name, "password": "a long password" })).is(422);
        Browser::new(&site.base).post("/guest", &[("name", name)]).is(422);
    }
    for name in ["Иван", "Ελένη", "محمد", "山田 太郎", "Zoë O’Neill-7"] {
        assert_eq!(Program::guest(&site.base, name).name, name);
    }
}

/// A sentence passes through the words of a language, which mark what turns a line.
#[test]
fn a_name_from_right_to_left_is_whole_in_the_log() {
    let site = Site::new();
    let (david, ben) = (Program::guest(&site.base, "דוד"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &david, &ben);
    let mut dice = Rng::new(3);
    for _ in 0..4 {
        for person in [&david, &ben] {
            if let Some(command) = answer(&person.see(&id), &mut dice) {
                person.ask(&id, &command).is(200);
            }
        }
    }
    let page = Browser::guest(&site.base, "Carla").get(&format!("/t/{id}")).is(200).body;
    let lines = page.split("<li id=\"log-").skip(1).filter_map(|line| line.split("</li>").next());
    let told: Vec<&str> = lines.filter(|line| line.contains("דוד")).collect();
    assert!(!told.is_empty(), "{page}");
    assert!(told.iter().all(|line| line.contains("\u{2068}דוד\u{2069}")), "{told:?}");
    assert!(!page.contains('\u{FFFD}'), "{page}");
}

#[test]
fn names_and_words_keep_to_themselves() {
    let site = Site::new();
    let (david, ben) = (Program::guest(&site.base, "דוד"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &david, &ben);
    let mut carla = Browser::guest(&site.base, "Carla");
    carla.post(&format!("/t/{id}/say"), &[("text", "a\u{202e}b\u{2066}\u{7}c")]).is(303);
    let page = carla.get(&format!("/t/{id}")).body;
    assert!(page.contains("<bdi>Carla</bdi>") && page.contains("<bdi>abc</bdi>"), "{page}");
    assert!(page.contains("\u{2068}דוד\u{2069}"), "isolated in sentences and seats");
    assert!(!page.contains("\u{2068}Ben") && page.contains("Ben"), "others need nothing");
    assert!(page.contains(">ד<"), "the mark of a seat has its letter");
    let seen = david.see(&id);
    assert!(!seen.to_string().contains('\u{2068}'), "programs get names as they are");
    assert_eq!(david.ask(&id, &json!({ "command": "say", "text": "\u{202e}\u{7}" })).status, 422);
    let new = json!({ "game": "fortuna", "options": { "players": 2 }, "public": true });
    let lobby =
        david.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
    david.ask(&lobby, &json!({ "command": "sit", "seat": 0 })).is(200);
    for path in ["/".to_owned(), format!("/t/{lobby}")] {
        assert!(carla.get(&path).body.contains("דוד"), "{path}");
        assert!(carla.get(&path).body.contains("<bdi>"), "{path}");
    }
}

/// What everyone is called: on the table's page, in the lists of pages and of programs, and for programs.
fn called(anna: &Program, page: &mut Browser, id: &str) -> Vec<String> {
    let rows = anna.get("/tables?list=open").is(200).json();
    let row = rows.as_array().expect("tables").iter().find(|row| row["id"] == id);
    let row = row.expect("the table");
    assert_eq!(row["levels"], json!([null, "tiro", "legatus", null]));
    let names: Vec<Option<String>> = serde_json::from_value(row["names"].clone()).expect("names");
    let names: Vec<String> = names.into_iter().flatten().collect();
    let told = anna.see(id)["names"].clone();
    assert_eq!(told.as_array().expect("names")[..3], names[..]);
    for page in [page.get(&format!("/t/{id}")).body, page.get("/").body] {
        assert!(names.iter().all(|name| page.contains(&format!("<bdi>{name}</bdi>"))), "{page}");
    }
    names
}

#[test]
fn bots_have_names_of_their_own_and_people_come_first() {
    let site = Site::new();
    let (anna, mut watcher) = (Program::guest(&site.base, "Anna"), Browser::new(&site.base));
    let new = json!({ "game": "gloria-mundi", "options": { "players": 4 }, "public": true });
    let id = anna.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
    anna.ask(&id, &json!({ "command": "sit", "seat": 0 })).is(200);
    for (seat, level) in [(1, "tiro"), (2, "legatus")] {
        anna.ask(&id, &json!({ "command": "seat-bot", "seat": seat, "level": level })).is(200);
    }
    let before = called(&anna, &mut watcher, &id);
    assert_eq!((before.len(), &*before[0]), (3, "Anna"));
    assert!(before[1] != before[2] && before.iter().all(|name| !name.contains("Bot")));
    // The host takes the name of a bot, which gets another.
    anna.put("/me/name", &json!({ "name": before[1].to_uppercase() })).is(200);
    let after = called(&anna, &mut watcher, &id);
    assert_eq!(after[0], before[1].to_uppercase());
    assert!(!before.contains(&after[1]), "{after:?}");
    assert_eq!(after[2], before[2], "the other keeps its own");
}
