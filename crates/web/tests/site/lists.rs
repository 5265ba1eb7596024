//! Lists of tables, links to them, and what a page shows when something waits.

use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Program, between};
use crate::forms::opened;
use crate::server::Site;

#[test]
fn lists_go_on_from_page_to_page() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let new = json!({ "game": "fortuna", "options": { "players": 2 }, "public": true });
    let mut made: Vec<String> = (0..65)
        .map(|_| {
            anna.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned()
        })
        .collect();
    let mut watcher = Browser::new(&site.base);
    let mut path = "/".to_owned();
    let mut found = Vec::new();
    for _ in 0..made.len() {
        let page = watcher.get(&path).is(200).body;
        let list = between(&page, "id=\"list-open\"", "</section>").expect("the list").to_owned();
        let n_before = found.len();
        found.extend(list.split("href=\"/t/").skip(1).map(|link| link[..24].to_owned()));
        assert!(found.len() <= n_before + 5, "a few tables of one host: {list}");
        let Some(next) = between(&list, "href=\"/games?", "\"") else { break };
        path = format!("/games?{}", next.replace("&amp;", "&"));
    }
    found.sort();
    made.sort();
    assert_eq!(found, made);
    watcher.get("/games?list=nonsense").is(400);
}

#[test]
fn what_waits_comes_first_and_is_told_without_scripts() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let [first, second] = [0, 1].map(|_| opened(GameKind::GloriaMundi, &mut anna));
    let idle = anna.get("/").body;
    let ben = Program::guest(&site.base, "Ben");
    ben.ask(first.trim_start_matches("/t/"), &json!({ "command": "sit", "seat": 1 })).is(200);
    let lobby = anna.get("/").body;
    assert!(lobby.find(&first).expect("a table") < lobby.find(&second).expect("a table"));
    assert!(lobby.find(&first) < lobby.find("/play/fortuna"), "before the games to choose");
    assert!(lobby.contains("<title>(1) Lobby"), "{lobby}");
    let icon = |page: &str| between(page, "id=\"icon\"", "data-idle").map(str::to_owned);
    assert_ne!(icon(&lobby), icon(&idle));
    let table = anna.get(&first).body;
    assert!(table.contains("<title>Your turn: Gloria Mundi"), "{table}");
    assert_eq!(icon(&table), icon(&lobby));
}

#[test]
fn the_link_can_be_sent_to_friends() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = opened(GameKind::GloriaMundi, &mut anna);
    let page = anna.get(&table).body;
    assert!(page.contains(&format!("value=\"{}{table}\"", site.base)), "{page}");
}
