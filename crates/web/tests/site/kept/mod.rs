//! A database of the first program, served by the program of now: everything in it goes on, under the
//! rules that it was dealt under.

mod database;

use engine::Rng;
use games::{GameKind, dispatch, records};
use serde_json::{Value, json};
use servers::Postgres;
use store::Status;
use web::doctor::{Diagnosis, Finding};

use crate::client::{Browser, Program, send};
use crate::games::answer;
use crate::people::until;
use crate::server::Site;

use database::Kept;

/// The site, and everybody who has a seat somewhere.
struct House {
    site: Site,
    people: [Program; 3],
}

impl House {
    fn new(site: Site) -> Self {
        let log_in = |name| Program::log_in(&site.base, name, &format!("kept for ever, {name}"));
        let people = ["Anna", "Ben", "Carla"].map(log_in);
        Self { site, people }
    }

    /// Who is asked at a table gives an answer that is granted: in a lesson not every one is. A bot
    /// may end the game before.
    fn act(&self, id: &str, dice: &mut Rng) {
        let mut acts = |who: &Program| {
            let seen = who.get(&format!("/tables/{id}"));
            seen.status == 200 && answers(&seen.json(), dice).any(|act| is_granted(who, id, &act))
        };
        until(|| (self.people.iter().any(&mut acts) || !self.is_playing(id)).then_some(()));
    }

    fn version(&self, id: &str) -> u64 {
        self.see(id)["table"]["version"].as_u64().expect("a number")
    }

    /// A table as one of its people sees it.
    fn see(&self, id: &str) -> Value {
        let mut seen = self.people.iter().map(|who| who.get(&format!("/tables/{id}")));
        seen.find(|seen| seen.status == 200).expect("one of them may see it").json()
    }

    fn is_playing(&self, id: &str) -> bool {
        self.see(id)["table"]["stage"]["stage"] == "playing"
    }
}

/// Every answer that can be given, in some order.
fn answers(seen: &Value, dice: &mut Rng) -> impl Iterator<Item = Value> {
    let n = seen["answers"].as_array().map_or(0, Vec::len);
    let first = answer(seen, dice);
    let nth = |n: usize| seen["answers"][n]["action"].clone();
    let with = |action: Value| first.clone().map(|act| with_action(act, action));
    let others: Vec<Value> = (0..n).map(nth).filter_map(with).collect();
    first.into_iter().chain(others)
}

fn with_action(mut act: Value, action: Value) -> Value {
    act["action"] = action;
    act
}

fn is_granted(who: &Program, id: &str, act: &Value) -> bool {
    who.ask(id, act).status == 200
}

fn nothing_is_wrong(Diagnosis { findings, replayed, .. }: &Diagnosis, n_tables: usize) {
    assert_eq!(*replayed, n_tables);
    let is_setting = |finding: &&Finding| matches!(finding, Finding::Readable(_));
    let found: Vec<_> = findings.iter().filter(|finding| !is_setting(finding)).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// Everybody is who they were.
fn people_are_there(house: &House) {
    let [anna, ben, _] = &house.people;
    let chosen = anna.get("/me/preferences").is(200).json();
    let expected = json!({ "theme": "dark", "speed": "fast", "confirm": "always", "cards": "large",
        "sound": "on", "text": "normal", "only": "ask", "keys": "on", "language": "fr" });
    assert_eq!(chosen, expected);
    assert_eq!(anna.get("/me/webhook").is(200).json()["url"], "https://anna.invalid/turn");
    let tokens = ben.get("/tokens").is(200).json();
    let mut labels = tokens.as_array().expect("a list").iter().map(|token| &token["label"]);
    assert!(labels.any(|label| label == "a program"), "{tokens}");
    let export = anna.get("/me/export").is(200).json();
    let options = export["options"].as_object().expect("by table");
    assert!(options.len() > 20, "{}", options.len());
    assert!(options.values().all(|options| options["rules"] == 1), "{options:?}");
    assert!(export["chat"].as_array().is_some_and(|chat| chat.len() > 3), "{export}");
    assert_eq!(export["notes"].as_object().map(serde_json::Map::len), Some(1));
}

/// A game that is over shows itself, and its record holds under the first rules.
fn a_finished_game_is_proved(house: &House, kind: GameKind, id: &str) {
    let mut records = house.people.iter().map(|who| who.get(&format!("/tables/{id}/record")));
    let record = records.find(|record| record.status == 200).expect("a record");
    let told = record.json();
    assert_eq!((&told["rules"], told["options"].get("rules")), (&json!(1), None));
    dispatch!(kind, G => {
        let record = records::parse::<G>("record", &record.body).expect("a record");
        records::verify(&record).expect("it holds");
    });
    let url = format!("{}/t/{id}", house.site.base);
    let page = send("GET", &url, &[], "").is(200).body;
    assert!(page.contains("version 1 of the rules"), "{page}");
    send("GET", &format!("{url}?at=3"), &[], "").is(200);
}

/// Sits down where a seat is open, and lets the host deal.
fn an_open_table_is_dealt(house: &House, id: &str) {
    let [anna, ben, carla] = &house.people;
    let seen = anna.see(id);
    assert_eq!(
        (&seen["table"]["stage"]["stage"], &seen["table"]["rules"]),
        (&json!("lobby"), &json!(1))
    );
    for (who, seat) in [(ben, 1), (carla, 2)] {
        // Some have a seat already.
        let _ = who.ask(id, &json!({ "command": "sit", "seat": seat }));
        let _ = who.ask(id, &json!({ "command": "accept" }));
    }
    anna.ask(id, &json!({ "command": "start" })).is(200);
    let seen = anna.see(id);
    assert_eq!(
        (&seen["table"]["stage"]["stage"], &seen["table"]["rules"]),
        (&json!("playing"), &json!(1))
    );
}

/// What its host agrees to now is of the newest rules.
fn an_open_table_is_amended(house: &House, id: &str) {
    let contract = json!({ "game": "fortuna", "options": { "players": 2 } });
    let host = house.people.iter().find(|who| house.see(id)["table"]["host"] == who.id);
    let host = host.expect("a host");
    assert_eq!(host.see(id)["table"]["rules"], 1);
    host.ask(id, &json!({ "command": "amend", "contract": contract })).is(200);
    assert_eq!(host.see(id)["table"]["rules"], 3);
    let page = send("GET", &format!("{}/t/{id}", house.site.base), &[], "").body;
    assert!(!page.contains("version 1 of the rules"), "{page}");
}

fn everything_goes_on(site: Site) {
    let kept = Kept::new();
    nothing_is_wrong(&database::examined(&site), kept.n_tables());
    let house = House::new(site);
    let mut dice = Rng::new(18);
    people_are_there(&house);
    for (kind, id) in kept.tables(" finished") {
        a_finished_game_is_proved(&house, kind, id);
    }
    for (_, id) in kept.tables(" open").chain(kept.tables(" amended")) {
        an_open_table_is_dealt(&house, id);
    }
    an_open_table_is_amended(&house, kept.table("fortuna rematch"));
    let running =
        [" playing", " orders", " resigned", "take-backs", " asking", " imported", " trial"];
    let lessons = [" lesson game", " lesson end"];
    for (_, id) in running.into_iter().chain(lessons).flat_map(|end| kept.tables(end)) {
        if house.is_playing(id) {
            let before = house.version(id);
            house.act(id, &mut dice);
            assert!(house.version(id) > before, "{id} stands still");
        }
    }
    for label in ["fortuna imported", "gloria-mundi playing"] {
        let id = kept.table(label);
        while house.is_playing(id) {
            house.act(id, &mut dice);
        }
        let kind = kept.tables(label).next().expect("a table").0;
        a_finished_game_is_proved(&house, kind, id);
    }
    let tables = house.site.store(async |store| store.tables_after("", 100).await);
    let tables = tables.expect("a list");
    assert!(tables.iter().all(|table| table.status != Status::Damaged), "{tables:?}");
    Browser::new(&house.site.base).get("/games").is(200);
}

#[test]
fn a_database_of_the_first_program_goes_on_in_sqlite() {
    everything_goes_on(database::site(None));
}

#[test]
fn a_database_of_the_first_program_goes_on_in_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    everything_goes_on(database::site(Some(postgres.database("kept").expect("a database"))));
}
