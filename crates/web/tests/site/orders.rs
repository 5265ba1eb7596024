//! Standing orders, given on the page.

use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Form, Program};
use crate::forms::{answer, dealt, opened, send};
use crate::server::Site;

const FORM: &str = "/order\"";

/// The last `thinks` of a list of answers, or the first answer.
fn think(answers: &[String]) -> String {
    let think = answers.iter().find(|action| *action == "think draw");
    think.unwrap_or(&answers[0]).clone()
}

#[test]
fn an_order_answers_for_its_giver_and_is_seen_by_nobody_else() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = dealt(GameKind::GloryToRome, &mut anna, &mut ben);
    let is_annas = Form::find(&anna.get(&table).body, "id=\"answers\"").is_some();
    let [leader, other] = if is_annas { [&mut anna, &mut ben] } else { [&mut ben, &mut anna] };
    let before = leader.get(&table).body;
    let page = other.get(&table);
    let roles = ["patron", "laborer", "craftsman", "architect", "merchant", "legionary"];
    let names = roles.map(|role| [format!("first.follow-{role}"), format!("keep.follow-{role}")]);
    let fields: Vec<(&str, &str)> = names
        .iter()
        .flat_map(|[first, keep]| [(&**first, "think draw"), (&**keep, "yes")])
        .collect();
    send(other, &page, FORM, &fields);
    // What is cancelled and given again is given, although the table has not moved.
    send(other, &page, FORM, &[("clear", "yes")]);
    send(other, &page, FORM, &fields);
    let page = other.get(&table);
    assert!(page.body.contains("Standing orders (6)"), "{}", page.body);
    let form = Form::find(&page.body, FORM).expect("the form");
    let shown = |name: &str| form.fields.iter().find(|(field, _)| field == name);
    assert_eq!(shown("first.follow-patron").map(|(_, value)| &**value), Some("think draw"));
    let keep = shown("keep.follow-patron").map(|(_, value)| &**value);
    assert_eq!(keep, Some("yes"), "it is chosen");
    assert_eq!(leader.get(&table).body, before, "nobody else is told");

    let lead = |answers: &[String]| {
        let lead = answers.iter().find(|action| action.starts_with("lead "));
        lead.expect("something to lead").clone()
    };
    let form = Form::find(&leader.get(&table).body, "id=\"answers\"").expect("he leads");
    leader.post(&form.action, &form.with(&[("action", &lead(&form.answers))])).is(303);
    let page = leader.get(&table).body;
    assert!(page.contains("drew "), "the other has followed by thinking: {page}");
    assert!(other.get(&table).body.contains("Standing orders (6)"), "they stay");

    let page = other.get(&table);
    send(other, &page, FORM, &[("clear", "yes")]);
    assert!(!other.get(&table).body.contains("Standing orders ("), "none is left");
}

#[test]
fn orders_of_programs_stay_and_nonsense_is_refused() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/register", &[("name", "Anna"), ("password", "a long password")]).is(303);
    anna.get("/").is(200);
    let program = Program::log_in(&site.base, "Anna", "a long password");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = dealt(GameKind::Fortuna, &mut anna, &mut ben);
    let id = table.trim_start_matches("/t/");
    let order = json!({ "when": { "ask": "build" }, "play": ["build market"] });
    program.ask(id, &json!({ "command": "order", "seat": 0, "orders": [order] })).is(200);
    let page = anna.get(&table);
    assert!(page.body.contains("From a program"), "{}", page.body);
    send(&mut anna, &page, FORM, &[("first.military", "roll"), ("keep.military", "yes")]);
    let orders = program.see(id)["table"]["orders"].clone();
    assert_eq!(orders.as_array().map(Vec::len), Some(2), "{orders}");
    let page = anna.get(&table);
    let form = Form::find(&page.body, FORM).expect("the form");
    anna.post(&form.action, &form.with(&[("first.breakfast", "eggs")])).is(422);
    ben.post(&form.action, &[("seat", "0"), ("clear", "yes")]).is(403);
    assert_eq!(program.see(id)["table"]["orders"], orders, "nothing has changed");
}

#[test]
fn every_game_offers_orders_to_its_players_alone() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::guest(&site.base, "Anna");
        let mut ben = Browser::guest(&site.base, "Ben");
        let mut carla = Browser::guest(&site.base, "Carla");
        let lobby = opened(kind, &mut anna);
        assert!(Form::find(&anna.get(&lobby).body, FORM).is_none(), "not before the deal");
        let table = dealt(kind, &mut anna, &mut ben);
        answer(&table, [&mut anna, &mut ben], think);
        for who in [&mut anna, &mut ben] {
            assert!(Form::find(&who.get(&table).body, FORM).is_some(), "{kind}");
        }
        assert!(Form::find(&carla.get(&table).body, FORM).is_none(), "{kind}");
    }
}
