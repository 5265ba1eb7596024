//! Decks, boards and prices: kept by name, chosen for a table, told where they are wrong.

use games::GameKind;
use serde_json::{Value, json};
use web::{Config, Quota, Rate};

use crate::client::{Answer, Browser, Form, Program, encode, send};
use crate::forms::{join, opened_with};
use crate::server::Site;

const DECK: &str = "cards = [\n  'Aedes | farm | gold | 2 | 3 food',\n  'Bustum | city | food | 1 | gold -> step X',\n]\n";
const BAD: &str =
    "cards = [\n  'Aedes | farm | gold | 2 | 3 food',\n  'Bustum | city | iron | 1 | gold',\n]\n";

/// Keeps a deck by the form; gives its address.
#[track_caller]
fn keep(anna: &mut Browser, name: &str, text: &str) -> String {
    let kept = anna.post("/decks/deck/new", &[("name", name), ("text", text)]).is(303);
    kept.header("location").expect("a place").to_owned()
}

fn id_of(address: &str) -> &str {
    address.rsplit('/').next().expect("an id")
}

fn file(name: &str, text: &str) -> Value {
    json!({ "kind": "deck", "name": name, "text": text })
}

/// Asks in a language.
fn ask_in(language: &str, anna: &Program, base: &str, path: &str, body: &Value) -> Answer {
    let authorization = anna.authorization();
    let headers = [
        ("authorization", &*authorization),
        ("content-type", "application/json"),
        ("accept-language", language),
    ];
    send("POST", &format!("{base}/api/v1{path}"), &headers, &body.to_string())
}

fn new_table(files: &Value) -> Value {
    json!({ "game": "gloria-mundi", "options": { "players": 2 }, "files": files })
}

/// Cards of our own deck have a line of flavour, on its page and at tables; those of others don't.
#[test]
fn only_our_cards_have_a_line_of_flavour() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let n_lines = |page: &str| page.matches("<p class=\"flavour\">").count();
    assert_eq!(n_lines(&anna.get("/decks/deck/standard").is(200).body), 57);
    let address = keep(&mut anna, "My box", DECK);
    assert_eq!(n_lines(&anna.get(&address).is(200).body), 0);

    let own = format!("own-{}", id_of(&address));
    let ours = opened_with(GameKind::GloriaMundi, &mut anna, &[]);
    let theirs = opened_with(GameKind::GloriaMundi, &mut anna, &[("from.deck", &own)]);
    for (table, n) in [(ours, 1), (theirs, 0)] {
        let page = anna.get(&format!("{table}/about?about=1")).is(200).body;
        assert_eq!(n_lines(&page), n, "{page}");
        anna.get(&format!("{table}/about?about=58")).is(404);
        anna.get(&format!("{table}/about?about={}", "n".repeat(2000))).is(404);
    }
}

#[test]
fn a_box_owner_plays_with_the_real_cards_and_again() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let address = keep(&mut anna, "My box", DECK);
    let page = anna.get(&address).is(200).body;
    assert!(page.contains("Aedes") && page.contains("No mistakes found"), "{page}");
    assert!(page.contains(">My box<"), "it is listed");

    let form = anna.get("/new/gloria-mundi").is(200).body;
    let own = format!("own-{}", id_of(&address));
    assert!(form.contains(&format!("value=\"{own}\">My box<")), "{form}");
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &[("from.deck", &own)]);
    let page = ben.get(&table).is(200).body;
    assert!(page.contains("Building cards: “My box”"), "{page}");
    assert!(page.contains("Board: standard (our placeholder)"), "{page}");
    assert!(page.contains(&format!("{table}/cards#deck")));
    let cards = ben.get(&format!("{table}/cards")).is(200).body;
    assert!(cards.contains("Aedes") && cards.contains("Bustum"), "{cards}");

    anna.post(&format!("{address}/delete"), &[]).is(303);
    anna.get(&address).is(404);
    assert!(ben.get(&format!("{table}/cards")).is(200).body.contains("Aedes"), "the table has it");
    join(&table, &mut anna, &mut ben);
    let page = ben.get(&table);
    crate::forms::send(&mut ben, &page, "/resign\"", &[]);
    let page = anna.get(&table);
    let form = Form::find(&page.body, "/rematch\"").expect("another game");
    let next = anna.post(&form.action, &form.with(&[])).is(303);
    let next = next.header("location").expect("a place").to_owned();
    assert!(anna.get(&next).body.contains("Building cards: “My box”"));
    assert!(anna.get(&format!("{next}/cards")).body.contains("Bustum"));
    let record = anna.get(&format!("{table}/record")).is(200).body;
    let brought = ben.post("/import", &[("record", &record)]).is(303);
    let brought = brought.header("location").expect("a place").to_owned();
    assert!(ben.get(&format!("{brought}/cards")).body.contains("Aedes"), "the record has it");
    assert!(ben.get(&brought).body.contains("Building cards: the host’s own"));
}

#[test]
fn a_file_is_changed_renamed_and_copied() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let address = keep(&mut anna, "My box", DECK);
    let changed = DECK.replace("Aedes", "Aula");
    anna.post(&address, &[("name", "Our box"), ("text", &changed)]).is(303);
    let page = anna.get(&address).is(200).body;
    assert!(page.contains("Aula") && !page.contains("Aedes") && page.contains("Our box"));
    let copy = anna.get(&format!("/decks/deck/new?from={}", id_of(&address))).is(200).body;
    assert!(copy.contains("Aula"));
    let copy = anna.get("/decks/deck/new?from=standard").is(200).body;
    assert!(copy.contains("Horreum ") && !copy.contains("placeholder"), "one's own");
    anna.get("/decks/deck/new?from=house").is(404);
    anna.get("/decks/deck/house").is(404);
    anna.get("/decks/weather/standard").is(404);
    for path in ["/decks", "/decks/deck/standard", "/decks/board/standard", "/decks/prices/new"] {
        anna.get(path).is(200);
    }
    anna.get(&address.replace("/deck/", "/board/")).is(404);
}

#[test]
fn a_mistake_has_a_line_a_column_and_a_card_in_the_readers_language() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let told = "Line 3, column 3, card “Bustum”: unknown symbol “iron”";
    for path in ["/decks/deck/new/check", "/decks/deck/new"] {
        let page = anna.post(path, &[("name", "Box"), ("text", BAD)]).body;
        assert!(page.contains(told), "{path}: {page}");
        assert!(page.contains("Aedes | farm"), "{path} keeps the text");
    }
    let live = encode(&[("text", BAD)]);
    let part =
        anna.post_raw("/decks/deck/new/check", &live, &[("x-live", "1"), ("x-csrf", &anna.csrf)]);
    let part = part.is(200).body;
    assert!(part.contains("id=\"verdict-deck\"") && !part.contains("<html"), "{part}");
    let fields = [("players", "2"), ("from.deck", "text"), ("data.deck", BAD)];
    let form = Form::find(&anna.get("/new/gloria-mundi").body, "multipart").expect("a form");
    let page = anna.post("/new/gloria-mundi", &form.with(&fields)).is(422).body;
    assert!(page.contains(told), "{page}");
    let live = encode(&[("data.deck", &format!("\n\n{BAD}"))]);
    let part =
        anna.post_raw("/decks/deck/new/check", &live, &[("x-live", "1"), ("x-csrf", &anna.csrf)]);
    assert!(part.is(200).body.contains("Line 5, column 3"), "lines are counted as they stand");

    let anna = Program::guest(&site.base, "Program");
    let body = json!({ "kind": "deck", "text": BAD });
    for (language, words) in
        [("en", "card “Bustum”"), ("fr", "carte «\u{a0}Bustum\u{a0}»"), ("es", "carta «Bustum»")]
    {
        let problem = ask_in(language, &anna, &site.base, "/me/files/check", &body).is(422).json();
        let mistake = json!({ "line": 3, "column": 3, "card": "Bustum" });
        assert_eq!((&problem["code"], &problem["mistake"]), (&json!("data"), &mistake));
        assert!(problem["reason"].as_str().expect("a text").contains(words), "{problem}");
    }
    anna.post("/me/files", &file("Box", BAD)).is(422);
    let options = json!({ "players": 2, "deck": { "cards": ["Bustum | city | iron | 1 | gold"] } });
    let problem = anna.post("/tables", &json!({ "game": "gloria-mundi", "options": options }));
    assert_eq!(problem.is(422).json()["mistake"]["card"], "Bustum");
}

#[test]
fn a_card_is_entered_field_by_field() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get("/decks/deck/new").is(200).body;
    let form = Form::find(&page, "id=\"edit\"").expect("a form");
    let card = [
        ("card.name", "Aedes"),
        ("card.kind", "city"),
        ("card.gold", "2"),
        ("card.steps", "1"),
        ("card.left", "food"),
        ("card.sign", "->"),
        ("card.right", "gold"),
        ("card.x", "yes"),
        ("text", "# mine\n"),
    ];
    let page = anna.post("/decks/deck/new/add", &form.with(&card)).is(200).body;
    let line = "&quot;Aedes | city | 2 gold | 1 | food -&gt; gold X&quot;,";
    assert!(page.contains("# mine\ncards = [") && page.contains(line), "{page}");
    assert!(page.contains("No mistakes found"), "{page}");
    let bad = anna.post("/decks/deck/new/add", &form.with(&[("card.name", "Aedes")])).is(200).body;
    assert!(bad.contains("Aedes | farm | free | 0 |") && bad.contains("verdict bad"), "{bad}");
    assert!(!bad.contains("&quot;Aedes | farm"), "it is not added");
    anna.post("/decks/board/new/add", &card).is(404);
    anna.post("/decks/deck/new/burn", &card).is(404);
}

#[test]
fn what_is_too_long_hidden_or_taken_is_refused() {
    let site = Site::new();
    let (mut anna, program) = (Browser::guest(&site.base, "Anna"), Program::guest(&site.base, "P"));
    keep(&mut anna, "Box", DECK);
    let taken = anna.post("/decks/deck/new", &[("name", " Box "), ("text", DECK)]).is(409).body;
    assert!(taken.contains("is taken") && taken.contains("Aedes"), "{taken}");
    let long = "n".repeat(61);
    for name in
        ["", " ", "standard", "earlier", "house", "B\u{202e}x", "B\0x", "B\u{7}x", "B\nx", &long]
    {
        let page = anna.post("/decks/deck/new", &[("name", name), ("text", DECK)]).is(422).body;
        assert!(page.contains("Aedes"), "{name:?} loses the text: {page}");
        program.post("/me/files", &file(name, DECK)).is(422);
    }
    program.post("/me/files", &file(&"é".repeat(60), DECK)).is(201);
    let line = format!("cards = [\"{}\"]", "x".repeat(65_500));
    let large = format!("{DECK}{}", "#".repeat(65_536));
    let columns = format!("cards = [\"Aedes | {} | gold | 2 | food\"]", "y".repeat(60_000));
    let key = format!("{DECK}{} = 1", "k".repeat(60_000));
    let nul = DECK.replace("Aedes", "Ae\0des");
    for text in [&line, &large, &columns, &key, &nul] {
        let problem = program.post("/me/files", &file("Box", text)).is(422);
        assert!(problem.body.len() < 2_000, "{} bytes", problem.body.len());
        anna.post("/decks/deck/new/check", &[("text", text)]).is(200);
        anna.post("/decks/deck/new", &[("name", "Other"), ("text", text)]).is(422);
    }
    let huge = "#".repeat(300 << 10);
    anna.post("/decks/deck/new/check", &[("text", &huge)]).is(413);
    program.post("/me/files", &file("Box", &huge)).is(413);
    program.post("/me/files", &json!({ "kind": "weather", "name": "x", "text": "" })).is(422);
}

#[test]
fn a_user_keeps_so_many_and_an_account_more() {
    let site = Site::with(|config| config.quotas.files = Quota { guest: 2, account: 3 });
    let anna = Program::guest(&site.base, "Anna");
    for name in ["a", "b"] {
        anna.post("/me/files", &file(name, DECK)).is(201);
    }
    let refused = anna.post("/me/files", &file("c", DECK)).is(409).json();
    assert_eq!(refused["code"], "quota");
    assert!(refused["reason"].as_str().expect("a text").contains("With an account"), "{refused}");
    anna.put("/me/account", &json!({ "name": "Anna", "password": "correct horse" })).is(200);
    anna.post("/me/files", &file("c", DECK)).is(201);
    anna.post("/me/files", &file("d", DECK)).is(409);
}

#[test]
fn nobody_reads_too_often() {
    let slow = |config: &mut Config| config.check_rate = Rate { per_second: 0.01, burst: 3.0 };
    let site = Site::with(slow);
    let mut anna = Browser::guest(&site.base, "Anna");
    for _ in 0..3 {
        anna.post("/decks/deck/new/check", &[("text", DECK)]).is(200);
    }
    anna.post("/decks/deck/new/check", &[("text", DECK)]).is(429);
    anna.post("/decks/deck/new/add", &[("text", DECK)]).is(429);
    anna.post("/decks/deck/new", &[("name", "Box"), ("text", DECK)]).is(429);
    let ben = Program::guest(&site.base, "Ben");
    ben.post("/me/files/check", &json!({ "kind": "deck", "text": DECK })).is(200);
    for _ in 0..2 {
        ben.post("/me/files", &file("Box", BAD)).is(422);
    }
    let refused = ben.post("/me/files", &file("Box", DECK)).is(429);
    assert!(refused.header("retry-after").is_some());
    Browser::new(&site.base).post("/decks/deck/new/check", &[("text", DECK)]).is(401);
}

#[test]
fn a_file_is_its_users_alone() {
    let site = Site::new();
    let (mut anna, mut ben) =
        (Browser::guest(&site.base, "Anna"), Browser::guest(&site.base, "Ben"));
    let address = keep(&mut anna, "My box", DECK);
    let id = id_of(&address).to_owned();
    let fields = [("name", "Mine"), ("text", DECK)];
    assert!(!ben.get("/decks").is(200).body.contains("My box"));
    ben.get(&address).is(404);
    ben.get(&format!("/decks/deck/new?from={id}")).is(404);
    ben.post(&address, &fields).is(404);
    ben.post(&format!("{address}/delete"), &[]).is(404);
    Browser::new(&site.base).get(&address).is(401);
    let form = Form::find(&ben.get("/new/gloria-mundi").body, "multipart").expect("a form");
    let own = format!("own-{id}");
    ben.post("/new/gloria-mundi", &form.with(&[("from.deck", &own)])).is(404);
    for word in ["agreed", "nonsense", "own-", "house"] {
        let refused = ben.post("/new/gloria-mundi", &form.with(&[("from.deck", word)]));
        assert!((400..500).contains(&refused.status), "{word}: {}", refused.status);
    }
    ben.post("/new/gloria-mundi", &form.with(&[("from.weather", "standard")])).is(422);
    let carla = Program::guest(&site.base, "Carla");
    for path in [format!("/me/files/{id}"), "/me/files/check".to_owned()] {
        carla.get(&path).is(if path.ends_with("check") { 405 } else { 404 });
    }
    carla.put(&format!("/me/files/{id}"), &json!({ "name": "x", "text": DECK })).is(404);
    carla.delete(&format!("/me/files/{id}")).is(404);
    let told = carla.post("/tables", &new_table(&json!({ "deck": "My box" }))).is(422).json();
    assert_eq!(told["code"], "file");
    anna.get(&address).is(200);
}

#[test]
fn the_earlier_prices_can_be_chosen() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let earlier = anna.get("/decks/prices/earlier").is(200).body;
    assert!(earlier.contains("4 money") && earlier.contains("earlier standard (our placeholder)"));
    let standard = anna.get("/decks/prices/standard").is(200).body;
    assert!(standard.contains("free") && standard.contains("standard (our placeholder)"));
    assert!(anna.get("/decks/prices/new?from=earlier").is(200).body.contains("palace = 4"));
    let form = Form::find(&anna.get("/new/fortuna").body, "multipart").expect("a form");
    let opened = anna.post("/new/fortuna", &form.with(&[("from.prices", "earlier")]));
    let table = anna.get(opened.is(303).header("location").expect("a table")).is(200).body;
    assert!(table.contains("earlier standard (our placeholder)"), "{table}");

    let ben = Program::guest(&site.base, "Ben");
    let new = |files| json!({ "game": "fortuna", "options": { "players": 2 }, "files": files });
    let table = ben.post("/tables", &new(json!({ "prices": "earlier" }))).is(201).json();
    let seen = ben.see(table["id"].as_str().expect("an id"));
    let prices = &seen["table"]["contract"]["options"]["prices"];
    assert_eq!((&prices["market"], &prices["placeholder"]), (&json!(3), &json!(true)));
}

#[test]
fn programs_keep_and_choose_by_name() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let made = anna.post("/me/files", &file("My box", DECK)).is(201).json();
    let path = format!("/me/files/{}", made["id"].as_str().expect("an id"));
    assert_eq!(anna.get(&path).is(200).json()["text"], DECK);
    let listed = anna.get("/me/files").is(200).json();
    assert_eq!(
        (&listed[0]["name"], &listed[0]["game"]),
        (&json!("My box"), &json!("gloria-mundi"))
    );
    assert_eq!(listed[0].get("text"), None);
    let checked = anna.post("/me/files/check", &json!({ "kind": "deck", "text": DECK }));
    assert_eq!(checked.is(200).json()["options"]["deck"]["placeholder"], false);

    let table = anna.post("/tables", &new_table(&json!({ "deck": "My box" }))).is(201).json();
    let seen = anna.see(table["id"].as_str().expect("an id"));
    let contract = &seen["table"]["contract"];
    assert_eq!(contract["data_names"], json!({ "deck": "My box" }), "{contract}");
    assert_eq!(contract["options"]["deck"]["cards"].as_array().map(Vec::len), Some(2));
    for files in [
        json!({ "deck": "Your box" }),
        json!({ "board": "My box" }),
        json!({ "deck": "house" }),
        json!({ "weather": "standard" }),
        json!({ "deck": 3 }),
        json!({ "deck": "x".repeat(70_000) }),
    ] {
        let told = anna.post("/tables", &new_table(&files)).is(422);
        assert!(told.body.len() < 2_000, "{} bytes", told.body.len());
    }
    let both = json!({ "players": 2, "deck": { "cards": ["Villa | farm | gold | 2 | 3 food"] } });
    let both = json!({ "game": "gloria-mundi", "options": both, "files": { "deck": "My box" } });
    anna.post("/tables", &both).is(422);
    anna.put(&path, &json!({ "name": "Our box", "text": DECK })).is(200);
    anna.post("/tables", &new_table(&json!({ "deck": "My box" }))).is(422);
    anna.delete(&path).is(204);
    anna.get(&path).is(404);
}

/// A site whose host owns the box.
fn house() -> Site {
    Site::with(|config| {
        for (name, text) in
            [("deck", DECK), ("prices", "market = 9\naqueduct = 2\npalace = 3\nbasilica = 4\n")]
        {
            let data = games::data_named(name).expect("such data");
            config.house.set(data, "house.toml", text.to_owned()).expect("no mistake");
        }
    })
}

#[test]
fn the_house_s_own_is_what_new_tables_get() {
    let site = house();
    let mut anna = Browser::guest(&site.base, "Anna");
    assert!(anna.get("/decks/deck/house").is(200).body.contains("Aedes"));
    assert!(anna.get("/decks/deck/standard").is(200).body.contains("Horreum"));
    let form = anna.get("/new/gloria-mundi").is(200).body;
    assert!(form.contains("<option value=\"house\" selected>"), "{form}");
    let told = "Building cards: this site’s own";
    let usual = opened_with(GameKind::GloriaMundi, &mut anna, &[]);
    assert!(anna.get(&usual).body.contains(told));
    let quick = anna.post("/play/gloria-mundi", &[]).is(303);
    let quick = quick.header("location").expect("a place").to_owned();
    assert!(anna.get(&quick).body.contains(told));
    let plain = opened_with(GameKind::GloriaMundi, &mut anna, &[("from.deck", "standard")]);
    assert!(anna.get(&plain).body.contains("Building cards: standard"));
    let lesson = anna.post("/learn/gloria-mundi/game", &[]).is(303);
    let lesson = lesson.header("location").expect("a place").to_owned();
    assert!(!anna.get(&lesson).body.contains("Aedes"), "lessons are of the standard deck");

    let program = Program::guest(&site.base, "Program");
    let options = |body: &Value| {
        let made = program.post("/tables", body).is(201).json();
        program.see(made["id"].as_str().expect("an id"))["table"]["contract"].clone()
    };
    let usual = options(&new_table(&json!({})));
    assert_eq!(usual["data_names"], json!({ "deck": "house" }));
    assert_eq!(options(&new_table(&json!({ "deck": "standard" }))).get("data_names"), None);
    let some = json!({ "players": 2, "prices": { "palace": 7 } });
    let some = options(&json!({ "game": "fortuna", "options": some }));
    let prices = &some["options"]["prices"];
    assert_eq!((&prices["market"], &prices["palace"]), (&json!(9), &json!(7)));
    assert_eq!(some.get("data_names"), None, "no longer the house's");
    let games = program.get("/games").is(200).json();
    assert!(games.to_string().contains("Aedes"), "programs are shown what they get");
}

#[test]
fn what_is_agreed_stays_until_another_is_chosen() {
    let site = house();
    let mut anna = Browser::guest(&site.base, "Anna");
    let own = format!("own-{}", id_of(&keep(&mut anna, "My box", DECK)));
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &[("from.deck", &own)]);
    let amend = |anna: &mut Browser, more: &[(&str, &str)]| {
        let page = anna.get(&format!("{table}/contract")).is(200);
        crate::forms::send(anna, &page, "/amend\"", more);
        anna.get(&table).body
    };
    assert!(amend(&mut anna, &[("take_back", "never")]).contains("Building cards: “My box”"));
    assert!(amend(&mut anna, &[("from.deck", "house")]).contains("this site’s own"));
    assert!(amend(&mut anna, &[("take_back", "ask")]).contains("this site’s own"));
    assert!(amend(&mut anna, &[("from.deck", "standard")]).contains("Building cards: standard"));
    assert!(amend(&mut anna, &[("take_back", "never")]).contains("Building cards: standard"));
    let text = [("from.deck", "text"), ("data.deck", DECK)];
    assert!(amend(&mut anna, &text).contains("Building cards: the host’s own"));
}

#[test]
fn a_file_is_part_of_what_a_user_takes_along() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    anna.post("/me/files", &file("My box", DECK)).is(201);
    let export = anna.get("/me/export").is(200).json();
    let kept = &export["files"][0];
    assert_eq!((&kept["name"], &kept["text"]), (&json!("My box"), &json!(DECK)));
    anna.post("/me/delete", &json!({ "name": "Anna" })).is(204);
    let again = Program::guest(&site.base, "Anna");
    assert_eq!(again.get("/me/files").is(200).json(), json!([]));
}
