//! Nobody gets a byte that their view does not hold.
//!
//! Two tables are dealt from seeds that look the same to an observer and differ in what is hidden
//! from them. The same is played at both. As long as their view of both is the same, whatever they are
//! sent must be the same: page, fragment, replay, JSON, log, stream, error.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Game, Rng, Seat, Seed};
use games::{GameKind, Plain, ToJson, dispatch};
use serde_json::{Value, json};
use store::TableInsert;
use table::{Contract, Head, Keeper, Time, UserId};

use crate::client::{Browser, Program};
use crate::games::options;
use crate::live::Socket;
use crate::server::Site;

/// Seeds are tried until two look the same; by the birthday paradox that is soon.
const MOST_SEEDS: u64 = 400_000;
const N_PAIRS: usize = 3;

fn full_options<G: Plain>(kind: GameKind) -> Value {
    let mut changes = options(kind);
    if kind == GameKind::Fortuna {
        // The cards of a beginners' game lie open and differ from deal to deal.
        changes["deal"] = json!("expert");
    }
    let changes =
        toml::Table::try_from(changes.as_object().expect("it is there")).expect("it is there");
    games::options::<G>(kind, changes).expect("it is there").to_json()
}

/// Pairs of seeds that look the same to the observer and are not the same.
fn look_alikes<G: Game>(options: &Value, observer: Option<Seat>) -> Vec<[Seed; 2]> {
    let options: G::Options = serde_json::from_value(options.clone()).expect("it is there");
    let mut known: HashMap<String, u64> = HashMap::new();
    let mut pairs = Vec::new();
    for number in 0..MOST_SEEDS {
        let game = G::new(&options, Seed::from_number(number)).expect("it is there");
        let look = format!("{:?}", game.view(observer));
        if let Some(other) = known.insert(look, number) {
            let seeds = [other, number].map(Seed::from_number);
            let [left, right] = seeds.map(|seed| G::new(&options, seed).expect("it is there"));
            if left != right {
                pairs.push(seeds);
            }
            if pairs.len() == N_PAIRS {
                break;
            }
        }
    }
    pairs
}

/// A table with a chosen seed, made behind the server's back, and started by its people.
pub(crate) fn deal_with(
    site: &Site,
    kind: GameKind,
    contract: Contract,
    seed: Seed,
    people: [&Program; 2],
) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let id = format!("table-{number:06}");
    let [anna, ben] = people.map(|who| UserId(who.id.clone()));
    let keepers = vec![Keeper::Person(anna.clone()), Keeper::Person(ben)];
    let head = Head { keepers, ..Head::new(kind, contract, anna, seed, Time(1)) };
    let table = TableInsert {
        table_id: id.clone(),
        head: serde_json::to_string(&head).expect("it is there"),
        summary: store::Summary {
            game: kind.slug().to_owned(),
            about: String::new(),
            status: store::Status::Open,
            visibility: store::TableAudience::Private,
            people: Vec::new(),
            deadline: None,
            needs_bot: false,
            bot_thinks: false,
            host: people[0].id.clone(),
            thinks: false,
        },
        now: 1,
    };
    site.store(async |store| store.create_table(&table).await).expect("a table");
    people[1].ask(&id, &json!({ "command": "accept" })).is(200);
    people[0].ask(&id, &json!({ "command": "start" })).is(200);
    id
}

/// What differs between any two tables: the id, moments, hashes, tokens.
fn plain(text: &str, id: &str) -> String {
    let text = text.replace(id, "ID");
    let mut out = String::new();
    for part in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let is_moment = word.len() >= 12 && word.bytes().all(|byte| byte.is_ascii_digit());
        let is_hash = word.len() >= 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        out += if is_moment || is_hash { "*" } else { word };
        out += &part[word.len()..];
    }
    without_times(&out)
}

/// Leaves out `<time …>…</time>`.
fn without_times(text: &str) -> String {
    let mut parts = text.split("<time");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| out + part.split_once("</time>").map_or("", |(_, rest)| rest))
}

/// Someone who looks, by page and by program.
struct Observer {
    program: Program,
    browser: Browser,
}

impl Observer {
    /// Everything that they can be sent of a table.
    fn is_sent(&mut self, site: &Site, id: &str, n: usize) -> Vec<String> {
        let program = &self.program;
        let authorization = program.authorization();
        let stream = format!("/api/v1/tables/{id}/stream");
        let mut stream = Socket::open(&site.base, &stream, &[("authorization", &authorization)]);
        let live_path = format!("/t/{id}/live");
        let mut live = Socket::open(&site.base, &live_path, &[("cookie", &self.browser.cookie)]);
        let packed = format!("{live_path}?inflates=true");
        let mut packed = Socket::open(&site.base, &packed, &[("cookie", &self.browser.cookie)]);
        let wrong = ["sell 4", "lead merchant jack", "draw", "nonsense", "buy 1"];
        let wrong = wrong.map(|action| {
            let act =
                json!({ "command": "act", "seat": 0, "action": action, "question": 1_000_000 });
            program.ask(id, &act).body
        });
        let mut sent = vec![
            program.get(&format!("/tables/{id}")).body,
            program.get(&format!("/tables/{id}/log")).body,
            program.get(&format!("/tables/{id}/record")).body,
            self.browser.get(&format!("/t/{id}")).body,
            self.browser.get(&format!("/t/{id}?at={n}")).body,
            self.browser.get(&format!("/t/{id}?at={n}&as=1")).body,
            stream.next(),
            live.next(),
            packed.next_packed().0,
        ];
        sent.extend(wrong);
        sent.iter().map(|text| plain(text, id)).collect()
    }
}

/// An answer that both tables take; where they take different ones, one of each.
fn same_answer(seen: &[Value; 2], dice: &mut Rng) -> Option<[Value; 2]> {
    let actions = |seen: &Value| -> Vec<Value> {
        let answers = seen["answers"].as_array().cloned().unwrap_or_default();
        answers.into_iter().map(|answer| answer["action"].clone()).collect()
    };
    let [left, right] = [actions(&seen[0]), actions(&seen[1])];
    let both: Vec<&Value> = left.iter().filter(|action| right.contains(action)).collect();
    if left.is_empty() || right.is_empty() {
        return None;
    }
    let chosen = match both.len() {
        0 => [left[0].clone(), right[0].clone()],
        n => {
            let action = both[dice.below(n)];
            [action.clone(), action.clone()]
        }
    };
    let act = |seen: &Value, action: &Value| {
        let (seat, question) = (&seen["table"]["asked"], &seen["table"]["question"]);
        json!({ "command": "act", "seat": seat, "action": action, "question": question })
    };
    Some([act(&seen[0], &chosen[0]), act(&seen[1], &chosen[1])])
}

/// Plays a pair of tables and compares; gives how often there was something hidden to be told.
fn compare(
    site: &Site,
    [left, right]: [&str; 2],
    people: [&Program; 2],
    observer: &mut Observer,
) -> usize {
    let mut dice = Rng::new(13);
    let mut n_compared = 0;
    for n in 0..40 {
        let seen = [left, right].map(|id| observer.program.see(id)["table"].clone());
        // At the end everything is shown.
        let is_over = seen.iter().any(|seen| seen["stage"]["stage"] != "playing");
        if is_over || seen[0]["view"] != seen[1]["view"] {
            break;
        }
        let sent = [left, right].map(|id| observer.is_sent(site, id, n));
        for (left, right) in sent[0].iter().zip(&sent[1]) {
            assert_eq!(left, right, "after {n} actions");
        }
        n_compared += 1;
        let acts = people.map(|who| same_answer(&[who.see(left), who.see(right)], &mut dice));
        let Some((who, [here, there])) =
            people.into_iter().zip(acts).find_map(|(who, act)| Some((who, act?)))
        else {
            break;
        };
        who.ask(left, &here).is(200);
        who.ask(right, &there).is(200);
    }
    n_compared
}

fn holds(kind: GameKind, seat: Option<Seat>) {
    let site = Site::new();
    let [anna, ben, carla] = ["Anna", "Ben", "Carla"].map(|name| somebody(&site, name));
    let people = [&anna, &ben].map(|who| who.program.clone());
    let options = dispatch!(kind, G => full_options::<G>(kind));
    let pairs = dispatch!(kind, G => look_alikes::<G>(&options, seat));
    assert!(!pairs.is_empty(), "no two deals of {kind} look the same");
    let mut observer = if seat.is_some() { anna } else { carla };
    let mut n_compared = 0;
    for seeds in pairs {
        let [left, right] = seeds.map(|seed| {
            let contract = Contract::friendly(options.clone());
            deal_with(&site, kind, contract, seed, people.each_ref())
        });
        n_compared += compare(&site, [&left, &right], people.each_ref(), &mut observer);
    }
    assert!(n_compared >= N_PAIRS, "only {n_compared} moments were compared");
}

/// Someone with an account, which a browser and a program share.
fn somebody(site: &Site, name: &str) -> Observer {
    let mut browser = Browser::guest(&site.base, name);
    let credentials = [("name", name), ("password", "a long password")];
    browser.post("/register", &credentials).is(303);
    browser.get("/").is(200);
    let program = Program::log_in(&site.base, name, "a long password");
    Observer { program, browser }
}

#[test]
fn fortuna_keeps_its_secrets_from_a_player() {
    holds(GameKind::Fortuna, Some(Seat(0)));
}

#[test]
fn fortuna_keeps_its_secrets_from_spectators() {
    holds(GameKind::Fortuna, None);
}

#[test]
fn glory_to_rome_keeps_its_secrets_from_a_player() {
    holds(GameKind::GloryToRome, Some(Seat(0)));
}

#[test]
fn glory_to_rome_keeps_its_secrets_from_spectators() {
    holds(GameKind::GloryToRome, None);
}

#[test]
fn gloria_mundi_keeps_its_secrets() {
    holds(GameKind::GloriaMundi, None);
}
