//! The interface as its own description says, whatever is sent: for every operation requests that
//! are right, nearly right and quite wrong. No answer is undocumented, none is a fault of ours.

use std::collections::{BTreeMap, BTreeSet};

use engine::Rng;
use games::GameKind;
use serde_json::{Value, json};
use servers::Postgres;

use crate::client::{Answer, Browser, Program, encode, send};
use crate::games::{answer, dealt};
use crate::schema::{Document, spoil};
use crate::server::Site;

/// Requests with a password: checking one is slow on purpose.
const PASSWORDS: usize = 30;
const METHODS: [&str; 5] = ["GET", "POST", "PUT", "DELETE", "PATCH"];
/// It succeeds by becoming a socket, which `live.rs` tests.
const STREAM: &str = "GET /api/v1/tables/{id}/stream";
/// It needs an address, which others have taken away by then; `webhooks.rs` tests it.
const WEBHOOK: &str = "POST /api/v1/me/webhook/test";

/// An operation of the interface.
struct Operation {
    method: String,
    path: String,
    about: Value,
}

impl Operation {
    fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    fn body(&self) -> Option<&Value> {
        self.about.pointer("/requestBody/content/application~1json/schema")
    }
}

fn operations(document: &Document) -> Vec<Operation> {
    let paths = document.0["paths"].as_object().expect("paths");
    let all = paths.iter().flat_map(|(path, item)| {
        item.as_object().expect("operations").iter().map(move |(method, about)| Operation {
            method: method.to_uppercase(),
            path: path.clone(),
            about: about.clone(),
        })
    });
    all.collect()
}

/// Who asks, and what there is to ask about.
struct World {
    base: String,
    document: Document,
    people: [Program; 2],
    /// Authorizations that are not, or no longer, valid.
    strangers: Vec<String>,
    /// Ids, names, actions: texts that mean something here.
    texts: Vec<String>,
    /// Bodies that were right when the world was made, by operation.
    examples: BTreeMap<String, Vec<Value>>,
}

impl World {
    fn new(site: &Site) -> Self {
        let document = send("GET", &format!("{}/api/openapi.json", site.base), &[], "").is(200);
        let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
        let mut world = Self {
            base: site.base.clone(),
            document: Document(document.json()),
            strangers: ["Bearer 0", "Basic QQ==", "Bearer", "Bearer \t"]
                .map(str::to_owned)
                .to_vec(),
            texts: [
                "Carla",
                "tiro",
                "legatus",
                "players",
                "fortuna",
                "glory-to-rome",
                "gloria-mundi",
            ]
            .map(str::to_owned)
            .to_vec(),
            examples: BTreeMap::new(),
            people: [anna, ben],
        };
        world.fill_tables();
        world.fill_tokens();
        world
    }

    fn example(&mut self, operation: &str, body: Value) {
        let (method, path) = operation.split_once(' ').expect("a method and a path");
        self.examples.entry(format!("{method} /api/v1{path}")).or_default().push(body);
    }

    /// A lobby, games that run, and one that is over.
    fn fill_tables(&mut self) {
        let [anna, ben] = self.people.clone();
        let over = dealt(GameKind::GloriaMundi, &anna, &ben);
        ben.ask(&over, &json!({ "command": "resign" })).is(200);
        let record = anna.get(&format!("/tables/{over}/record")).is(200).json();
        self.example("POST /records", record);
        self.texts.extend([over.clone(), over]);
        for kind in GameKind::ALL {
            let id = dealt(kind, &anna, &ben);
            let seen = [anna.see(&id), ben.see(&id)];
            for act in seen.iter().filter_map(|seen| answer(seen, &mut Rng::new(1))) {
                self.texts.extend(act["action"].as_str().map(str::to_owned));
                self.example("POST /tables/{id}/commands", act);
            }
            self.texts.push(id);
            let new = json!({ "game": kind.slug(), "options": { "players": 2 } });
            let made = anna.post("/tables", &new).is(201).json();
            self.texts.extend(made["id"].as_str().map(str::to_owned));
            self.example("POST /tables", new);
        }
        self.example("POST /tables/{id}/commands", json!({ "command": "say", "text": "salve" }));
    }

    /// A token to delete, one that is gone, and an account.
    fn fill_tokens(&mut self) {
        let anna = &self.people[0];
        let gone = anna.post("/tokens", &json!({ "label": "gone" })).is(201).json();
        self.strangers.push(format!("Bearer {}", gone["token"].as_str().expect("a token")));
        let id = anna.get("/tokens").is(200).json()[0]["id"].as_str().expect("an id").to_owned();
        self.send("DELETE", &format!("/api/v1/tokens/{id}"), &self.people[0].authorization(), None)
            .is(204);
        let mut browser = Browser::guest(&self.base, "Dora");
        browser.post("/register", &[("name", "Dora"), ("password", "long enough")]).is(303);
        self.example("POST /login", json!({ "name": "Dora", "password": "long enough" }));
        self.example("PUT /me/preferences", json!({ "theme": "dark", "language": "es" }));
        let deck = "cards = ['Villa | farm | gold | 2 | 3 food']";
        let kept = |name: &str| json!({ "kind": "deck", "name": name, "text": deck });
        for who in self.people.clone() {
            let made = who.post("/me/files", &kept("Box")).is(201).json();
            let id = made["id"].as_str().expect("an id").to_owned();
            self.texts.extend([id.clone(), id.clone(), id]);
        }
        self.texts.extend(["Box", "Other box", "deck", "standard", deck].map(str::to_owned));
        for name in ["Box 2", "Box 3", "Box 4"] {
            self.example("POST /me/files", kept(name));
        }
        self.example("POST /me/files/check", json!({ "kind": "deck", "text": deck }));
        self.example("PUT /me/files/{id}", json!({ "name": "Other box", "text": deck }));
        self.example("PUT /tables/{id}/note", json!({ "note": "salve" }));
        self.example("POST /me/delete", json!({ "name": "Eve" }));
    }

    fn send(&self, method: &str, path: &str, token: &str, body: Option<(&str, &str)>) -> Answer {
        let mut headers = vec![("authorization", token)];
        headers.extend(body.map(|(kind, _)| ("content-type", kind)));
        headers.retain(|(_, value)| !value.is_empty());
        let url = format!("{}{path}", self.base);
        send(method, &url, &headers, body.map_or("", |(_, body)| body))
    }

    /// The address of an operation: ids that exist, that do not, and that cannot.
    fn path(&self, operation: &Operation, fresh: &[String], dice: &mut Rng) -> String {
        let texts = [fresh, &self.texts].concat();
        let mut path = operation.path.clone();
        let mut query = Vec::new();
        for parameter in operation.about["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().expect("a name");
            let value =
                match (dice.below(8), self.document.make(&parameter["schema"], dice, &texts)) {
                    (0, _) => "\0é\u{202e}/../%".to_owned(),
                    (1, _) => "9".repeat(400),
                    (_, Value::String(text)) => text,
                    (_, other) => other.to_string(),
                };
            let value = percent(&value);
            match parameter["in"].as_str() {
                Some("path") => path = path.replace(&format!("{{{name}}}"), &value),
                Some("query") if dice.below(4) > 0 => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        if dice.below(10) == 0 {
            query.push("nothing=1".to_owned());
        }
        if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
    }

    /// A body: right, an example, spoiled, or no JSON at all, and as what it is sent.
    fn body(&self, operation: &Operation, dice: &mut Rng) -> Option<(&'static str, String)> {
        let schema = operation.body()?;
        let examples = self.examples.get(&operation.name()).map_or(&[][..], Vec::as_slice);
        let mut body = match dice.below(2) {
            0 if !examples.is_empty() => examples[dice.below(examples.len())].clone(),
            _ => self.document.make(schema, dice, &self.texts),
        };
        let kind = ["text/plain", "", "application/json; charset=utf-8"];
        let kind = kind.get(dice.below(20)).copied().unwrap_or("application/json");
        let broken = ["", "{", "nul", "[1,]", "{\"a\":1}}", "\u{feff}{}", "\"\\ud800\""];
        match dice.below(5) {
            0 => return Some((kind, broken[dice.below(broken.len())].to_owned())),
            1 | 2 => spoil(&mut body, dice),
            _ => {}
        }
        Some((kind, body.to_string()))
    }

    fn token(&self, dice: &mut Rng) -> String {
        match dice.below(8) {
            0 => self.strangers[dice.below(self.strangers.len())].clone(),
            1 => String::new(),
            n => self.people[n % 2].authorization(),
        }
    }

    /// Whether an answer is one that the document describes.
    fn check(&self, operation: &Operation, answer: &Answer) -> Result<(), String> {
        if answer.status >= 500 {
            return Err("a fault of ours".to_owned());
        }
        let documented = &operation.about["responses"][answer.status.to_string()];
        if documented.is_null() {
            return Err("an undocumented status".to_owned());
        }
        let Some(contents) = documented["content"].as_object() else {
            return if answer.body.is_empty() {
                Ok(())
            } else {
                Err("an undocumented body".into())
            };
        };
        let kind = answer.header("content-type").unwrap_or_default();
        let content = contents.get(kind).ok_or_else(|| format!("an undocumented type `{kind}`"))?;
        let body = serde_json::from_str(&answer.body).map_err(|error| error.to_string())?;
        self.document.check(&content["schema"], &body, "")
    }

    /// Whether a body is right by the document; what is not must not be granted.
    fn is_right(&self, operation: &Operation, body: Option<&(&str, String)>) -> bool {
        let (Some(schema), Some((_, text))) = (operation.body(), body) else { return true };
        let value = serde_json::from_str::<Value>(text);
        value.is_ok_and(|value| self.document.check(schema, &value, "").is_ok())
    }

    /// Sends one request, checks the answer, and tells whether it was granted.
    fn try_out(&self, operation: &Operation, dice: &mut Rng) -> bool {
        // What is deleted must not be missed by the others.
        let deletes = operation.method == "DELETE" || operation.path.ends_with("/delete");
        let eve = deletes.then(|| Program::guest(&self.base, "Eve"));
        let own = eve.iter().map(|eve| eve.get("/tokens").is(200).json()[0]["id"].clone());
        let deck = json!({ "kind": "deck", "name": "Box", "text": "cards = ['A | farm | gold | 0 | food']" });
        let files = eve.iter().filter(|_| operation.path.contains("/files/"));
        let files = files.map(|eve| eve.post("/me/files", &deck).is(201).json()["id"].clone());
        let own = own.chain(files).filter_map(|id| Some(id.as_str()?.to_owned()));
        let own: Vec<String> = own.collect();
        let often = [&own[..]; 9].concat();
        let token = self.token(dice);
        let token = eve.as_ref().map_or(token, Program::authorization);
        let path = self.path(operation, &often, dice);
        let mut body = self.body(operation, dice);
        if let (Some((_, text)), Some(eve)) = (&mut body, &eve) {
            *text = text.replace("\"Eve\"", &json!(eve.name).to_string());
        }
        let sent = body.as_ref().map(|(kind, body)| (*kind, body.as_str()));
        let answer = self.send(&operation.method, &path, &token, sent);
        let is_granted = answer.status < 400;
        let checked = self.check(operation, &answer).and_then(|()| {
            if is_granted && !self.is_right(operation, body.as_ref()) {
                return Err("a wrong body was granted".to_owned());
            }
            Ok(())
        });
        if let Err(problem) = checked {
            panic!("{problem}: {}\n{path}\n{token}\n{body:?}\n{answer:?}", operation.name());
        }
        is_granted
    }
}

fn percent(text: &str) -> String {
    encode(&[("", text)])[1..].to_owned()
}

/// Tries out every operation a number of times; gives those of which nothing was granted.
fn fuzz(site: &Site, n_cases: usize, seed: u64) -> Vec<String> {
    let world = World::new(site);
    let mut dice = Rng::new(seed);
    let mut missed = Vec::new();
    for operation in operations(&world.document) {
        let name = operation.name();
        let has_password = ["/login", "/account", "/delete"].iter().any(|end| name.ends_with(end));
        let n_cases = if has_password { n_cases.min(PASSWORDS) } else { n_cases };
        if (0..n_cases).filter(|_| world.try_out(&operation, &mut dice)).count() == 0 {
            missed.push(name);
        }
    }
    missed
}

#[test]
fn whatever_is_sent_the_answer_is_documented() {
    let missed = fuzz(&Site::new(), 130, 1);
    assert_eq!(missed, [WEBHOOK, STREAM], "no request of these was granted");
}

#[test]
fn whatever_is_sent_the_answer_is_documented_on_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database("fuzz").expect("a database");
    fuzz(&Site::with(|config| config.database.clone_from(&database)), 30, 2);
}

#[test]
fn other_methods_are_refused_and_the_right_ones_named() {
    let site = Site::new();
    let document = send("GET", &format!("{}/api/openapi.json", site.base), &[], "").is(200);
    let operations = operations(&Document(document.json()));
    let mut names = BTreeSet::new();
    for operation in &operations {
        let id = operation.about["operationId"].as_str().expect("an id");
        assert!(names.insert(id), "two operations are called {id}");
        for method in METHODS {
            let is_known =
                |known: &Operation| known.path == operation.path && known.method == method;
            if operations.iter().any(is_known) {
                continue;
            }
            let url = format!("{}{}", site.base, operation.path.replace("{id}", "1"));
            let refused = send(method, &url, &[], "").is(405);
            assert_eq!(refused.json()["code"], "method", "{method} {url}");
            let allowed = refused.header("allow").unwrap_or_default().to_owned();
            assert!(allowed.contains(&operation.method), "{method} {url}: {allowed}");
        }
    }
}
