//! The first click of a newcomer, and a record that comes as a file.

use games::GameKind;

use crate::client::{Answer, Browser, Form, Program, between, send};
use crate::games::dealt;
use crate::server::Site;

#[test]
fn a_stranger_plays_bots_by_one_click() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::new(&site.base);
        let lobby = anna.get("/").is(200).body;
        let form = Form::find(&lobby, &format!("/play/{kind}\"")).expect("a button");
        let answer = anna.post(&form.action, &[]).is(303);
        let table = answer.header("location").expect("a place").to_owned();
        let page = anna.get(&table).is(200).body;
        assert!(page.contains("id=\"dock\""), "the game has begun: {page}");
        assert!(page.contains("Guest "), "{page}");
        assert!(anna.get("/").body.contains(&table), "it is among the tables of the guest");
    }
}

/// The form as it comes seats bots and deals; friends are a choice.
#[test]
fn free_seats_are_for_bots_unless_people_are_invited() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get("/new/gloria-mundi").is(200).body;
    let form = Form::find(&page, "multipart").expect("a form");
    for (more, is_dealt) in [(&[("players", "4")][..], true), (&[("bots", "0")], false)] {
        let opened = anna.post("/new/gloria-mundi", &form.with(more)).is(303);
        let table = anna.get(opened.header("location").expect("a table")).is(200).body;
        assert_eq!(table.contains("id=\"dock\""), is_dealt, "{table}");
    }
}

#[test]
fn whoever_has_a_name_keeps_it() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let answer = anna.post("/play/fortuna", &[]).is(303);
    let page = anna.get(answer.header("location").expect("a place")).body;
    assert!(page.contains("Anna") && !page.contains("Guest "), "{page}");
    anna.post("/play/nonsense", &[]).is(404);
    let forged = anna.post("/play/fortuna", &[("csrf", "wrong")]);
    assert_eq!(forged.status, 403);
}

#[test]
fn a_page_that_fails_still_knows_its_reader() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get("/t/0123456789abcdef").is(404).body;
    assert!(page.contains("Anna"), "{page}");
    let stranger = Browser::new(&site.base).get("/t/0123456789abcdef").is(404).body;
    assert!(!stranger.contains("Anna"), "{stranger}");
}

#[test]
fn a_record_comes_as_a_file() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloryToRome, &anna, &ben);
    anna.ask(&id, &serde_json::json!({ "command": "resign" })).is(200);
    let mut carla = Browser::guest(&site.base, "Carla");
    let record = carla.get(&format!("/t/{id}/record")).is(200).body;
    let answer = upload(&site.base, &carla, &record);
    let page = carla.get(answer.is(303).header("location").expect("a place")).is(200).body;
    assert!(between(&page, "<title>", "</title>").is_some_and(|title| title.contains("Glory")));
    upload(&site.base, &carla, "no record").is(422);
    upload(&site.base, &carla, "").is(422);
    upload(&site.base, &carla, &"x".repeat(3 << 20)).is(413);
}

/// Sends the form as a browser does that has a file.
fn upload(base: &str, browser: &Browser, text: &str) -> Answer {
    let csrf = &browser.csrf;
    let body = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n\
         --cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"game.json\"\r\n\
         Content-Type: application/json\r\n\r\n{text}\r\n\
         --cut\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n\r\n--cut--\r\n"
    );
    let headers =
        [("cookie", &*browser.cookie), ("content-type", "multipart/form-data; boundary=cut")];
    send("POST", &format!("{base}/import"), &headers, &body)
}
