//! Nothing that people read is written in the code: the site in a language for tests, in which every
//! message stands in brackets.

mod strays;
mod tables;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::Rng;
use games::GameKind;
use scenarios::library;
use web::exhibit;
use words::{Locale, Roman, Words};

use crate::client::{Browser, send};
use crate::forms::{answer, dealt, join, opened};
use crate::server::Site;
use strays::strays;

const LANGUAGE: &str = "qps";

/// The people of this test, and of the gallery.
const PEOPLE: [&str; 8] =
    ["Anna", "Ben", "Aurelia", "Livia", "Quintus", "Otho", "Drusilla", "Marcus"];

/// What has a name of its own in every language: people, languages, and the cards of a deck that is
/// data, ours or a scenario's. A name within another one comes after it.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let languages = Locale::ALL.map(|locale| Words::of(locale).site().own_name());
    let decks = games::data_files(GameKind::GloriaMundi).iter().map(games::DataFile::standard);
    let scenarios = library::all(GameKind::GloriaMundi).map(|(_, text)| text);
    let lines = decks.chain(scenarios).flat_map(str::lines);
    let rows = lines.filter_map(|line| line.trim().strip_prefix('"')?.split_once('|'));
    let cards = rows.map(|(name, _)| name.trim().to_owned());
    let bots = Roman::ALL.map(Roman::name);
    let names: BTreeSet<String> =
        PEOPLE.map(str::to_owned).into_iter().chain(bots).chain(languages).chain(cards).collect();
    let mut names = Vec::from_iter(names);
    names.sort_by_key(|name| Reverse(name.len()));
    names
});

/// What was found on some pages, each thing with the first place where it was.
#[derive(Default)]
struct Found(BTreeMap<String, String>);

impl Found {
    fn look(&mut self, place: &str, page: &str) {
        assert!(page.contains("lang=\"qps\""), "{place} does not speak the language");
        for stray in strays(page, &NAMES) {
            self.0.entry(stray).or_insert_with(|| place.to_owned());
        }
    }

    #[track_caller]
    fn is_nothing(&self) {
        let lines: Vec<String> =
            self.0.iter().map(|(stray, place)| format!("{place}: {stray}")).collect();
        assert!(lines.is_empty(), "{} strays:\n{}", lines.len(), lines.join("\n"));
    }
}

#[test]
fn every_question_of_every_game_comes_from_the_words() {
    let mut found = Found::default();
    let locale: Locale = LANGUAGE.parse().expect("the feature `pseudo`");
    for kind in GameKind::ALL {
        let pages = exhibit::in_language(locale, || {
            let game = gallery::pictures(kind, 3, 1);
            game.into_iter().chain(gallery::questions(kind)).collect::<Vec<_>>()
        });
        for picture in pages {
            found.look(&format!("{kind}, {}", picture.name), &picture.page);
        }
    }
    found.is_nothing();
}

/// What someone sees who has no name yet.
#[test]
fn every_page_for_strangers_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let games = GameKind::ALL.map(|kind| {
        ["new/*", "help/*", "rules/*", "rules/*/editions", "rules/*/examples", "cards/*"]
            .map(|page| format!("/{}", page.replace('*', kind.slug())))
    });
    let pages = [
        "/",
        "/new",
        "/learn",
        "/games",
        "/import",
        "/account",
        "/rulings",
        "/about",
        "/nowhere",
        "/t/none",
        "/try",
        "/decks",
        "/decks/board/standard",
        "/decks/prices/standard",
        "/decks/deck/new",
    ];
    for path in pages.map(str::to_owned).iter().chain(games.as_flattened()) {
        let url = format!("{}{path}", site.base);
        found.look(path, &send("GET", &url, &[("accept-language", LANGUAGE)], "").body);
    }
    found.is_nothing();
}

/// Someone who has chosen the language.
fn speaker(site: &Site, name: &str) -> Browser {
    let mut browser = Browser::guest(&site.base, name);
    browser.post("/preferences", &[("language", LANGUAGE)]).is(303);
    browser
}

#[test]
fn every_page_for_guests_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let mut anna = speaker(&site, "Anna");
    let games = GameKind::ALL.map(|kind| format!("/new/{kind}"));
    for path in
        ["/", "/games", "/import", "/account", "/try", "/decks/board/new", "/decks/prices/new"]
            .map(str::to_owned)
            .iter()
            .chain(&games)
    {
        found.look(path, &anna.get(path).is(200).body);
    }
    found.is_nothing();
}

/// The words of the file, those of the lists that help to write it among them, are the same in every
/// language.
#[test]
fn a_deck_and_its_mistakes_come_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let mut anna = speaker(&site, "Anna");
    let table = opened(GameKind::GloriaMundi, &mut anna);
    found.look("the cards of a table", &anna.get(&format!("{table}/cards")).is(200).body);
    for (text, card) in [("cards = ['Ben | farm | gold | 1 | food']", "Ben"), ("cards = [3]", "")] {
        let fields = [("text", text), ("card.name", card), ("card.kind", "farm"), ("name", "Anna")];
        let page = anna.post("/decks/deck/new/check", &fields).is(200).body;
        found.look(
            "a deck",
            &without(&without(&page, "<code", "</code>"), "<textarea", "</textarea>"),
        );
        let page = anna.post("/decks/deck/new", &fields[..3]).body;
        found.look(
            "a refusal",
            &without(&without(&page, "<code", "</code>"), "<textarea", "</textarea>"),
        );
    }
    found.is_nothing();
}

/// A page without what stands between two tags.
fn without(page: &str, start: &str, end: &str) -> String {
    let mut parts = page.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + part.split_once(end).map_or("", |(_, rest)| rest))
}

/// The file itself stands below it, as it was sent.
#[test]
fn a_dispute_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let mut anna = speaker(&site, "Anna");
    let text = "rule = 'FOR 5.1'\nabout = 'x'\ngame = 'fortuna'\n[options]\nplayers = 2\n[table]\n\
                [[step]]\nseat = 1\n";
    let page = anna.post("/try", &[("scenario", text)]).is(200).body;
    let (verdict, _file) = page.split_once("<textarea").expect("a form");
    assert!(verdict.contains("id=\"verdict\""), "{verdict}");
    found.look("a dispute", verdict);
    found.is_nothing();
}

#[test]
fn every_page_of_a_table_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| speaker(&site, name));
    for kind in GameKind::ALL {
        let table = opened(kind, &mut anna);
        let contract = format!("{table}/contract");
        found.look(&contract, &anna.get(&contract).is(200).body);
        for who in [&mut anna, &mut ben] {
            found.look(&table, &who.get(&table).is(200).body);
        }
        let stranger = [("accept-language", LANGUAGE)];
        let invited = send("GET", &format!("{}{table}", site.base), &stranger, "");
        found.look("an invitation", &invited.is(200).body);
        let waiting = format!("{table}?look=yes");
        found.look(&waiting, &ben.get(&waiting).is(200).body);
        join(&table, &mut anna, &mut ben);
        found.look("own games", &anna.get("/").is(200).body);
        let mut dice = Rng::new(5);
        for _ in 0..12 {
            answer(&table, [&mut anna, &mut ben], |all| all[dice.below(all.len())].clone());
            for who in [&mut anna, &mut ben] {
                found.look(&table, &who.get(&table).is(200).body);
            }
        }
        let notes = format!("{table}/notes");
        found.look(&notes, &anna.get(&notes).is(200).body);
        ben.post(&format!("{table}/resign"), &[]).is(303);
        found.look("the result", &anna.get(&table).is(200).body);
        found.look("the lobby", &anna.get("/").is(200).body);
        found.look("finished games", &anna.get("/games").is(200).body);
    }
    found.is_nothing();
}

#[test]
fn every_refusal_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| speaker(&site, name));
    let table = dealt(GameKind::Fortuna, &mut anna, &mut ben);
    let refused: [(&str, &[(&str, &str)]); 9] = [
        ("/rename", &[("name", "")]),
        ("/login", &[("name", "Nobody"), ("password", "wrong password")]),
        ("/register", &[("name", "Anna"), ("password", "short")]),
        ("/webhook", &[("url", "nowhere")]),
        ("/webhook/test", &[]),
        ("/preferences", &[("language", "tlh")]),
        ("/new/fortuna", &[("players", "900")]),
        ("/import", &[("record", "{}")]),
        ("/guest", &[("csrf", "forged")]),
    ];
    for (path, fields) in refused {
        let answer = anna.post(path, fields);
        assert!(answer.status >= 400, "{path} is granted");
        found.look(path, &answer.body);
    }
    anna.post("/webhook", &[("url", "http://127.0.0.1:9/")]).is(303);
    found.look("a test", &anna.post("/webhook/test", &[]).is(200).body);
    for command in ["act", "sit", "start", "accept", "takeback", "nothing"] {
        let answer =
            ben.post(&format!("{table}/{command}"), &[("action", "fly"), ("question", "1")]);
        assert!(answer.status >= 400, "{command} is granted: {}", answer.status);
        found.look(command, &answer.body);
    }
    found.is_nothing();
}

/// Whatever the script shows was on the page before, or is a number, a date or a time.
#[test]
fn the_script_says_nothing_of_its_own() {
    let is_module = |path: &str| path.rsplit('.').next() == Some("js");
    let modules: Vec<&str> = exhibit::assets()
        .filter(|(path, _)| is_module(path))
        .map(|(_, module)| str::from_utf8(module).expect("a module is text"))
        .collect();
    assert!(modules.len() > 10, "{modules:?}");
    let lines = modules.iter().flat_map(|module| module.lines());
    let code = lines.filter(|line| !line.trim_start().starts_with("//"));
    let texts = code.flat_map(|line| line.split(['\'', '"', '`']).skip(1).step_by(2));
    let is_said = |text: &&str| {
        text.starts_with(char::is_uppercase) && text.trim_end().contains(' ')
            || text.chars().any(|c| matches!(c, '!' | '…'))
    };
    let said: Vec<&str> = texts.filter(is_said).collect();
    assert_eq!(said, [""; 0]);
}
