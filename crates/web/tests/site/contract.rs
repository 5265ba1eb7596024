//! What happens around a game, by links and forms alone: the contract, calling off, taking back,
//! victory by agreement, another game.

use engine::Rng;
use games::GameKind;

use crate::client::{Browser, Form, Program, between};
use crate::forms::{answer, dealt, join, opened, opened_with, send};
use crate::server::Site;

fn two(site: &Site) -> [Browser; 2] {
    ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name))
}

#[test]
fn the_host_changes_the_contract_and_everybody_accepts_again() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = opened(GameKind::GloryToRome, &mut anna);
    let page = ben.get(&format!("{table}?look=yes"));
    send(&mut ben, &page, "/sit\"", &[]);
    let read = ben.get(&table);
    let accept = Form::find(&read.body, "/accept\"").expect("he may accept");
    let page = anna.get(&format!("{table}/contract")).is(200);
    let change =
        [("option.edition", "gloria2011"), ("pace", "days"), ("days", "5"), ("players", "3")];
    send(&mut anna, &page, "/amend\"", &change);
    let refused = ben.post(&accept.action, &accept.with(&[])).is(409);
    assert!(refused.body.contains(&format!("href=\"{table}\"")), "a way back: {}", refused.body);
    let page = ben.get(&table);
    assert!(page.body.contains("5 days for each turn") && page.body.contains("Open seat 3"));
    assert!(page.body.contains("hasn’t accepted"), "{}", page.body);
    send(&mut ben, &page, "/accept\"", &[]);
    assert!(ben.get(&table).body.contains("has accepted"));
    ben.get(&format!("{table}/contract")).is(403);

    let page = anna.get(&format!("{table}/contract")).is(200);
    let form = Form::find(&page.body, "/amend\"").expect("the form");
    let field = |name: &str| {
        let found = form.fields.iter().find(|(field, _)| field == name);
        found.map(|(_, value)| value.as_str())
    };
    assert_eq!(field("option.edition"), Some("gloria2011"));
    assert_eq!(field("option.max_turns"), Some("8"), "what was agreed before stays");
    assert_eq!(
        field("option.circus"),
        Some(""),
        "what follows from the edition is not written out"
    );
    assert_eq!(
        (field("pace"), field("days"), field("players")),
        (Some("days"), Some("5"), Some("3"))
    );
    anna.post(&form.action, &form.with(&[("players", "9")])).is(422);
    send(&mut anna, &page, "/amend\"", &[("players", "2")]);
    assert!(!ben.get(&table).body.contains("has accepted"), "another contract");
}

#[test]
fn own_tables_of_data_stay_when_something_else_is_changed() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let prices =
        games::data_files(GameKind::Fortuna)[0].standard().replace("market = 0", "market = 4");
    let table = opened_with(GameKind::Fortuna, &mut anna, &[("data.prices", &prices)]);
    let page = anna.get(&format!("{table}/contract")).is(200);
    let text = between(&page.body, "name=\"data.prices\"", "</textarea>").expect("a text");
    let (_, text) = text.split_once('>').expect("the end of a tag");
    assert!(text.contains("market = 4"), "{text}");
    let text = text.replace("&quot;", "\"");
    let change = [("from.prices", "text"), ("data.prices", &*text), ("take_back", "never")];
    send(&mut anna, &page, "/amend\"", &change);
    let page = anna.get(&format!("{table}/contract")).is(200).body;
    assert!(page.contains("market = 4") && page.contains("<option value=\"never\" selected>"));
}

#[test]
fn a_game_is_called_off_before_the_first_move_of_a_person() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let open = opened(GameKind::Fortuna, &mut anna);
    let page = anna.get(&open);
    send(&mut anna, &page, "/abort\"", &[]);
    assert!(anna.get(&open).body.contains("called off"));

    let mut ben = Browser::guest(&site.base, "Ben");
    let table = dealt(GameKind::Fortuna, &mut anna, &mut ben);
    let before = ben.get(&table);
    assert!(Form::find(&before.body, "/abort\"").is_some());
    answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    assert!(Form::find(&ben.get(&table).body, "/abort\"").is_none(), "a person has moved");
    let form = Form::find(&before.body, "/abort\"").expect("it was there");
    ben.post(&form.action, &form.with(&[])).is(409);
}

#[test]
fn an_answer_is_taken_back_by_forms() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &[("take_back", "ask")]);
    join(&table, &mut anna, &mut ben);
    for agrees in [false, true] {
        let question =
            |page: &str| between(page, "name=\"question\" value=\"", "\"").map(str::to_owned);
        let is_anna = answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone()) == 0;
        let [who, other] = if is_anna { [&mut anna, &mut ben] } else { [&mut ben, &mut anna] };
        let before = who.get(&table);
        send(who, &before, "/take-back\"", &[]);
        assert!(who.get(&table).body.contains("The others have to agree"));
        let page = other.get(&table);
        assert!(page.body.contains("asks to undo"), "{}", page.body);
        assert!(page.body.contains("data-turn=\"yes\""), "he has to answer");
        let answer = if agrees { "yes" } else { "no" };
        send(other, &page, "/answer\"", &[("agree", answer)]);
        let after = who.get(&table).body;
        let is_back =
            !after.contains("id=\"take-back\"") || question(&after) != question(&before.body);
        assert_eq!(is_back, agrees, "{after}");
    }
}

#[test]
fn the_victory_is_granted_by_agreement() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = opened_with(GameKind::GloryToRome, &mut anna, &[("option.concession", "true")]);
    join(&table, &mut anna, &mut ben);
    let pages = [anna.get(&table).body, ben.get(&table).body].concat();
    let mut proposals = pages.split("<button").filter(|tag| tag.contains("value=\"grant"));
    assert!(proposals.all(|tag| !tag.contains("data-key")), "no key proposes a victory");
    let grant = |answers: &[String]| {
        let grant = answers.iter().find(|action| action.starts_with("grant"));
        grant.unwrap_or_else(|| panic!("no such answer: {answers:?}")).clone()
    };
    answer(&table, [&mut anna, &mut ben], grant);
    let page = anna.get(&table).body;
    if !page.contains("id=\"result\"") {
        answer(&table, [&mut anna, &mut ben], |answers| {
            assert!(answers.contains(&"agree".to_owned()), "{answers:?}");
            "agree".to_owned()
        });
    }
    assert!(anna.get(&table).body.contains("id=\"result\""), "the game is over");
}

#[test]
fn both_meet_at_one_table_for_another_game() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    let page = ben.get(&table);
    let form = Form::find(&page.body, "/resign\"").expect("he may give up");
    ben.post(&form.action, &form.with(&[])).is(303);
    let next = [&mut anna, &mut ben].map(|who| {
        let page = who.get(&table);
        let form = Form::find(&page.body, "/rematch\"").expect("another game");
        let answer = who.post(&form.action, &form.with(&[])).is(303);
        answer.header("location").expect("a place").to_owned()
    });
    assert_eq!(next[0], next[1]);
    let page = ben.get(&next[0]);
    send(&mut ben, &page, "/accept\"", &[]);
    let page = anna.get(&next[0]);
    send(&mut anna, &page, "/start\"", &[]);
    assert!(anna.get(&next[0]).body.contains("id=\"prompt\""));
}

#[test]
fn a_table_for_one_screen_begins_at_once() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let more = [("players", "3"), ("own", "2"), ("bots", "1")];
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &more);
    let page = anna.get(&table).body;
    assert!(page.contains("id=\"prompt\"") && page.contains("people.svg#d-"), "{page}");
    let seats = Program::guest(&site.base, "Watcher").see(table.trim_start_matches("/t/"));
    let places = seats["table"]["places"].as_array().expect("places");
    assert_eq!(places[0]["keeper"], places[1]["keeper"]);
    let mut dice = Rng::new(5);
    for _ in 0..8 {
        let page = crate::people::until(|| Form::find(&anna.get(&table).body, "id=\"answers\""));
        let action = page.answers[dice.below(page.answers.len())].clone();
        anna.post(&page.action, &page.with(&[("action", &action)])).is(303);
    }
}
