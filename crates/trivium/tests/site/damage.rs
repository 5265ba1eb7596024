//! A table that someone changed by hand.

use std::sync::mpsc::channel;

use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Nodes};
use crate::lock::Other;
use crate::party::Party;
use crate::program::Home;

#[test]
fn a_damaged_table_is_shown_with_its_export_and_the_others_go_on() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    let browser = Browser::guest(&program.base, "Carla");
    let mut host = Party::new(&nodes, (GameKind::Fortuna, 1), 1, done.clone());
    let new = json!({ "game": "fortuna", "options": { "players": 2 }, "public": true });
    let made = host.host().post("/tables", &new).is(201).json();
    let bad = made["id"].as_str().expect("an id").to_owned();
    let page = format!("/t/{bad}");
    host.ask(0, &bad, json!({ "command": "sit", "seat": 0 }));
    browser.post(&page, &format!("{page}/sit"), &[("seat", "1")]).is(303);
    browser.post(&page, &format!("{page}/accept"), &[]).is(303);
    host.ask(0, &bad, json!({ "command": "start" }));
    let mut others = Party::under_way(&nodes, &done);
    let (_, waits_for_bot) = &others[1];
    let both = [bad.clone(), waits_for_bot.clone()];
    program.kill();

    let mut other = Other::new(&home.database);
    for table in &both {
        other.run(&format!(
            "UPDATE entries SET body = REPLACE(body, '\"dealt\"', '\"delt\"') WHERE table_id = '{table}'"
        ));
    }
    other.run(&format!("UPDATE tables SET needs_bot = 1 WHERE table_id = '{}'", both[1]));
    let program = home.start();
    nodes.set(0, &program.base);
    let browser = browser.at(&program.base);
    let shown = browser.get(&page).is(409).body;
    assert!(shown.contains("can’t be replayed") && shown.contains("entry "), "{shown}");
    assert!(shown.contains(&format!("{page}/export")), "{shown}");
    let export = browser.get(&format!("{page}/export")).is(200).body;
    assert!(export.lines().count() > 4 && export.contains("\"delt\""), "{export}");
    assert!(browser.get("/").is(200).body.contains("damaged"), "the list says so");
    Browser::guest(&program.base, "Dora").get(&format!("{page}/export")).is(404);
    let told = host.host().get(&format!("/tables/{bad}")).is(409).json();
    assert_eq!(told["code"], "damaged");
    let refused = host.host().ask(&bad, &json!({ "command": "resign" })).is(409).json();
    assert_eq!(refused["code"], "damaged");

    others.remove(1);
    for (party, table) in &mut others {
        party.finish(table);
    }
    browser.get("/healthz").is(200);
    home.is_sound();
}
