//! Tables that a newer program wrote, before an older one that has to leave them alone.

use games::GameKind;
use serde_json::{Value, json};
use store::Status;
use tokio::runtime::Runtime;
use web::Config;
use web::doctor::{self, Finding};
use words::{Locale, Words};

use crate::client::{Browser, Program, send};
use crate::games::{answer, dealt};
use crate::people::until;
use crate::room::tamper;
use crate::server::Site;

/// A table at which a bot has to move, and a table with a contract that was changed.
fn amended(anna: &Program, ben: &Program) -> String {
    let new = json!({ "game": "glory-to-rome", "options": { "players": 2 } });
    let id = anna.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
    anna.ask(&id, &json!({ "command": "sit", "seat": 0 })).is(200);
    ben.ask(&id, &json!({ "command": "sit", "seat": 1 })).is(200);
    anna.ask(&id, &json!({ "command": "amend", "contract": new })).is(200);
    ben.ask(&id, &json!({ "command": "accept" })).is(200);
    anna.ask(&id, &json!({ "command": "start" })).is(200);
    id
}

/// What stands in a table or in its log, as this program writes it and as a newer one might.
struct Change {
    column: &'static str,
    now: &'static str,
    newer: &'static str,
}

const HEAD: Change = Change { column: "head", now: "\"rules\":3", newer: "\"rules\":9" };
const CONTRACT: Change =
    Change { column: "body", now: "\"rules\":2", newer: "\"weather\":\"fine\",\"rules\":9" };
const FORMAT: Change = Change {
    column: "body",
    now: "{\"format\":1,\"number\":5",
    newer: "{\"format\":2,\"weather\":\"fine\",\"number\":5",
};

impl Change {
    fn sql(&self, id: &str, from: &str, to: &str) -> String {
        let column = self.column;
        let table = if column == "head" { "tables" } else { "entries" };
        format!(
            "UPDATE {table} SET {column} = REPLACE({column}, '{from}', '{to}') WHERE table_id = '{id}'"
        )
    }

    fn make(&self, site: &Site, id: &str) {
        tamper(site, &self.sql(id, self.now, self.newer));
    }

    fn undo(&self, site: &Site, id: &str) {
        tamper(site, &self.sql(id, self.newer, self.now));
    }
}

/// Everything that is stored of a table.
fn stored(site: &Site, id: &str) -> (Status, i64, String, Vec<String>) {
    site.store(async |store| {
        let table = store.table(id).await.expect("a table");
        let entries = store.entries(id, 0).await.expect("a log");
        store.close().await;
        let bodies = entries.into_iter().map(|entry| entry.body).collect();
        (table.info.status, table.info.seq, table.head, bodies)
    })
}

fn is_left_alone(site: &Site, anna: &Program, id: &str) {
    let told = anna.get(&format!("/tables/{id}")).is(409).json();
    assert_eq!(told["code"], "newer", "{told}");
    assert!(told["reason"].as_str().expect("a reason").contains("newer Trivium"), "{told}");
    for command in ["resign", "start", "accept"] {
        let told = anna.ask(id, &json!({ "command": command })).is(409).json();
        assert_eq!(told["code"], "newer", "{told}");
    }
    for locale in Locale::ALL {
        let url = format!("{}/t/{id}", site.base);
        let page = send("GET", &url, &[("accept-language", locale.slug())], "").is(409).body;
        let title = Words::of(locale).site().newer_title();
        assert!(page.contains(&format!("<h1>{title}")), "{title}: {page}");
        assert!(!page.contains("/export"), "{page}");
    }
    let mine = anna.get("/tables?list=mine").is(200).json();
    let row = mine.as_array().expect("a list").iter().find(|row| row["id"] == id).cloned();
    assert_eq!(row.expect("it is listed")["status"], "playing");
}

fn found(site: &Site) -> Vec<Finding> {
    let config = Config { database: site.database().to_owned(), ..Config::default() };
    let examined = Runtime::new().expect("a runtime").block_on(doctor::examine(&config, None));
    let mut findings = examined.expect("a database").findings;
    findings.retain(|finding| !matches!(finding, Finding::Readable(_)));
    findings
}

#[test]
fn a_table_of_a_newer_program_is_left_alone_and_goes_on_there() {
    let mut site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let changes = [
        (dealt(GameKind::Fortuna, &anna, &ben), HEAD),
        (amended(&anna, &ben), CONTRACT),
        (dealt(GameKind::GloriaMundi, &anna, &ben), FORMAT),
    ];
    site.stop();
    for (id, change) in &changes {
        change.make(&site, id);
    }
    let asks_bot = format!("UPDATE tables SET needs_bot = 1 WHERE table_id = '{}'", changes[0].0);
    let is_due = format!("UPDATE tables SET deadline = 1 WHERE table_id = '{}'", changes[2].0);
    tamper(&site, &asks_bot);
    tamper(&site, &is_due);
    let before: Vec<_> = changes.iter().map(|(id, _)| stored(&site, id)).collect();
    assert!(before[1].3.iter().any(|body| body.contains("weather")), "{:?}", before[1]);
    assert!(before[2].3.iter().any(|body| body.contains("weather")), "{:?}", before[2]);
    site.start();
    for (id, _) in &changes {
        is_left_alone(&site, &anna, id);
    }
    until(|| {
        site.store(async |store| store.n_failing().await.expect("a number") == 2).then_some(())
    });
    assert_eq!(before, changes.iter().map(|(id, _)| stored(&site, id)).collect::<Vec<_>>());
    let findings = found(&site);
    assert_eq!(findings.len(), 3, "{findings:?}");
    assert!(
        findings
            .iter()
            .all(|finding| matches!(finding, Finding::Newer { .. }) && !finding.is_wrong())
    );
    Browser::new(&site.base).get("/healthz").is(200);

    site.stop();
    for (id, change) in &changes {
        change.undo(&site, id);
    }
    site.start();
    let mut dice = engine::Rng::new(3);
    for (id, _) in &changes {
        let people = [&anna, &ben];
        let act = people.iter().find_map(|who| Some((who, answer(&who.see(id), &mut dice)?)));
        let (who, act) = act.expect("a person is asked");
        who.ask(id, &act).is(200);
    }
}

/// A record as a newer program writes it.
fn of_tomorrow(change: impl FnOnce(&mut Value)) -> Value {
    let text = include_str!("../../../../records/fortuna/v1/2-expert.json");
    let mut record: Value = serde_json::from_str(text).expect("a record");
    change(&mut record);
    record
}

#[test]
fn a_record_of_a_newer_program_is_refused_with_a_clear_sentence() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    for record in [
        of_tomorrow(|record| record["rules"] = json!(9)),
        of_tomorrow(|record| {
            record["rules"] = json!(9);
            record["options"] = json!({ "players": 2, "rules": 9, "weather": "fine" });
        }),
        of_tomorrow(|record| record["format"] = json!(2)),
    ] {
        let told = anna.post("/records", &record).is(422).json();
        assert_eq!(told["code"], "newer", "{told}");
        assert!(told["reason"].as_str().expect("a reason").contains("newer Trivium"), "{told}");
    }
}

#[test]
fn a_record_of_the_first_rules_is_played_under_them() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let record = of_tomorrow(|record| {
        record["actions"].as_array_mut().expect("actions").truncate(9);
        record["result"] = Value::Null;
    });
    let made = anna.post("/records", &record).is(201).json();
    let id = made["id"].as_str().expect("an id");
    assert_eq!(anna.see(id)["table"]["rules"], 1);
    let act = answer(&anna.see(id), &mut engine::Rng::new(1)).expect("a question");
    anna.ask(id, &act).is(200);
    let new = json!({ "game": "fortuna", "options": { "players": 2, "rules": 1 } });
    let made = anna.post("/tables", &new).is(201).json();
    assert_eq!(anna.see(made["id"].as_str().expect("an id"))["table"]["rules"], 1);
}

#[test]
fn nobody_opens_a_table_of_unknown_rules() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let of = |rules: u32| json!({ "game": "fortuna", "options": { "players": 2, "rules": rules } });
    for rules in [0, 9] {
        let told = anna.post("/tables", &of(rules)).is(422).json();
        assert_eq!(told["code"], "options", "{told}");
    }
    let made = anna.post("/tables", &of(2)).is(201).json();
    let id = made["id"].as_str().expect("an id");
    let told = anna.ask(id, &json!({ "command": "amend", "contract": of(9) })).is(422).json();
    assert_eq!(told["code"], "options", "{told}");
    assert_eq!(anna.see(id)["table"]["rules"], 2);
}
