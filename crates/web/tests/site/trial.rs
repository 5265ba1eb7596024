//! Positions to try, by links and forms.

use games::GameKind;
use scenarios::library;

use crate::client::{Browser, Form, send};
use crate::server::Site;

/// A scenario of each game, and how its clause begins in French.
const POSITIONS: [(GameKind, &str, &str); 3] = [
    (GameKind::Fortuna, "rulebook/a-four-and-two-centurions", "centurion"),
    (GameKind::GloryToRome, "buildings/academy-of-the-same-turn", "Académie"),
    (GameKind::GloriaMundi, "payment/glory-is-a-joker", "gloire"),
];

fn first_action(kind: GameKind, name: &str) -> String {
    let scenario = library::scenario(kind, name).expect("a scenario");
    let mut actions = scenario.steps.iter().filter_map(|step| step.get_ref().action.clone());
    actions.next().expect("an answer")
}

#[test]
fn a_position_is_drawn_with_its_clause_and_what_the_example_does() {
    let site = Site::new();
    let mut anna = Browser::new(&site.base);
    for (kind, name, french) in POSITIONS {
        let rule = library::scenario(kind, name).expect("a scenario").rule;
        let path = format!("/try/{kind}/{name}");
        let page = anna.get(&path).is(200).body;
        assert!(page.contains("A position to try") && page.contains(&rule), "{page}");
        assert!(page.contains("id=\"board\"") && page.contains("?at=1\""), "{page}");
        assert_ne!(anna.get(&format!("{path}?at=1")).is(200).body, page, "{path}");
        let page = send("GET", &format!("{}{path}", site.base), &[("accept-language", "fr")], "");
        assert!(page.body.contains("Une position à essayer"), "{}", page.body);
        assert!(page.body.to_lowercase().contains(&french.to_lowercase()), "{}", page.body);
    }
    for path in ["/try/chess/rulebook/a", "/try/fortuna/rulebook/nothing", "/try/fortuna/../a"] {
        anna.get(path).is(404);
    }
}

#[test]
fn whoever_tries_it_plays_on_from_the_position() {
    let mut site = Site::new();
    for (kind, name, _) in POSITIONS {
        for seats in ["own", "bots"] {
            let mut anna = Browser::new(&site.base);
            let path = format!("/try/{kind}/{name}");
            anna.get(&path).is(200);
            let opened = anna.post(&path, &[("seats", seats)]).is(303);
            let table = opened.header("location").expect("a table").to_owned();
            let page = anna.get(&table).is(200).body;
            let form = Form::find(&page, "id=\"answers\"").expect("answers");
            let action = first_action(kind, name);
            assert!(form.answers.contains(&action), "{action} in {:?}", form.answers);
            anna.post(&form.action, &form.with(&[("action", &action)])).is(303);
            assert!(anna.get(&table).is(200).body.contains("proves nothing about the deal"));
        }
    }
    let mut anna = Browser::new(&site.base);
    let (kind, name, _) = POSITIONS[0];
    let path = format!("/try/{kind}/{name}");
    anna.get(&path).is(200);
    anna.post(&path, &[("seats", "nobody")]).is(422);
    let opened = anna.post(&path, &[("seats", "own")]).is(303);
    let table = opened.header("location").expect("a table").to_owned();
    anna.get(&format!("{table}/record")).is(409);
    let board = |page: String| page.split_once("id=\"board\"").expect("a board").1.to_owned();
    let before = board(anna.get(&table).is(200).body);
    site.restart();
    assert_eq!(board(anna.get(&table).is(200).body), before, "its head holds the position");
}

const SCENARIO: &str = "rule = 'FOR 5.1'\nabout = 'Water supply gives <two> water.'\ngame = 'fortuna'\n\
                        [options]\nplayers = 2\n[table]\n[table.seats.0]\n\
                        cards = ['water', 'harvest', 'vintage']\n[[step]]\nseat = 0\n\
                        do = 'use water'\n";

#[test]
fn a_scenario_of_the_readers_own_is_judged() {
    let site = Site::new();
    let mut anna = Browser::new(&site.base);
    assert!(anna.get("/try").is(200).body.contains("Settle a dispute"));
    anna.post("/try", &[("scenario", SCENARIO)]).is(401);
    let mut anna = Browser::guest(&site.base, "Anna");
    let right = format!("{SCENARIO}then = {{ 'seats.0.water' = 2 }}");
    let page = anna.post("/try", &[("scenario", &right)]).is(200).body;
    assert!(page.contains("It holds"), "{page}");
    let wrong = format!("{SCENARIO}then = {{ 'seats.0.water' = 3 }}");
    let page = anna.post("/try", &[("scenario", &wrong)]).is(200).body;
    for part in [
        "TOML:9:1: step 1: then: seats.0.water is 2, not 3",
        "Water supply gives &lt;two&gt; water.",
        "Rule: FOR 5.1",
        "What was played",
        "(use water)",
        "FOR 5.1: ",
        "This turn",
        "The table",
        "The legal answers",
    ] {
        assert!(page.contains(part), "no {part:?} in {page}");
    }
    let page = anna.post("/try", &[("scenario", "rule = 'FOR 5.1'")]).is(200).body;
    assert!(page.contains("TOML:1:1: can’t be read"), "{page}");
    anna.post("/try", &[("scenario", &"#".repeat(17 << 10))]).is(422);
}
