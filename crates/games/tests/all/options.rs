//! Options and the tables that people may replace.

use std::collections::BTreeSet;

use engine::{Game, Rules, Seed};
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::options::Edition;
use games::glory_to_rome::{GloryToRome, Options};
use games::options::StoredError;
use games::{GameKind, OptionsError, Plain, data_file, data_files, dispatch, options};
use serde_json::{Value as Json, json};

fn fortuna(overrides: &str) -> Result<games::fortuna::Options, OptionsError> {
    let overrides = toml::from_str(overrides).expect("a table of options");
    options::<Fortuna>(GameKind::Fortuna, overrides)
}

fn prices(contents: &str) -> Result<toml::Table, String> {
    let [prices] = data_files(GameKind::Fortuna) else {
        panic!("Fortuna has one table");
    };
    data_file(prices, "my.toml", contents).map_err(|error| error.to_string())
}

#[test]
fn standard_prices_are_a_placeholder() {
    let options = fortuna("players = 3").unwrap();
    assert!(options.prices.placeholder);
    assert_eq!((options.players, options.prices.aqueduct), (3, 1));
}

#[test]
fn one_price_can_be_changed() {
    let options = fortuna("players = 3\nprices.market = 7").unwrap();
    assert_eq!((options.prices.market, options.prices.aqueduct), (7, 1));
}

#[test]
fn an_unknown_option_is_named_with_those_that_exist() {
    let error = fortuna("players = 3\ncolour = 'red'").unwrap_err().to_string();
    assert!(error.starts_with("options of fortuna: unknown field `colour`"), "{error}");
    assert!(error.contains("`max_rounds`"), "{error}");
}

#[test]
fn an_unknown_price_is_named() {
    let error = fortuna("players = 3\nprices.forum = 1").unwrap_err().to_string();
    assert!(error.contains("`forum`") && error.contains("prices"), "{error}");
}

#[test]
fn a_users_prices_stand_in_the_place_of_ours() {
    let table = prices("market = 1\naqueduct = 2\npalace = 3\nbasilica = 4\n").unwrap();
    let mut overrides = table;
    overrides.insert("players".into(), 2.into());
    let options = options::<Fortuna>(GameKind::Fortuna, overrides).unwrap();
    assert!(!options.prices.placeholder);
    assert_eq!(options.prices.basilica, 4);
}

#[test]
fn options_are_of_the_newest_rules_unless_they_name_others() {
    assert_eq!(fortuna("players = 3").unwrap().rules, Fortuna::RULES);
    let first = fortuna("players = 3\nrules = 1").unwrap();
    assert_eq!(first.rules, Rules::FIRST);
    assert!(Fortuna::new(&first, Seed::from_number(1)).is_ok());
    let unknown = fortuna("players = 3\nrules = 99").unwrap();
    assert_eq!(Fortuna::new(&unknown, Seed::from_number(1)).unwrap_err().at, "rules");
}

/// The options of a contract that was stored.
fn stored<G: Plain>(rules: u32, options: Json) -> Result<G::Options, StoredError> {
    options::stored::<G>(Rules(rules), options)
}

#[test]
fn stored_options_are_of_the_version_that_they_name_or_else_of_their_heads() {
    for (rules, options, expected) in [
        (1, json!({ "players": 3 }), 1),
        (2, json!({ "players": 3 }), 2),
        (1, json!({ "players": 3, "rules": 2 }), 2),
        (2, json!({ "players": 3, "rules": 1 }), 1),
    ] {
        let rules = Rules(rules);
        let Rules(found) = stored::<Fortuna>(rules.0, options.clone()).unwrap().rules;
        assert_eq!(found, expected, "{options} under {rules}");
        let Rules(found) = stored::<GloryToRome>(rules.0, options.clone()).unwrap().rules;
        assert_eq!(found, expected, "{options} under {rules}");
    }
}

#[test]
fn what_stored_options_leave_out_is_as_their_version_has_it() {
    for rules in [1, 2].map(Rules) {
        let overrides = toml::from_str(&format!("players = 2\nrules = {rules}")).unwrap();
        let whole = options::<GloriaMundi>(GameKind::GloriaMundi, overrides).unwrap();
        assert_eq!(stored::<GloriaMundi>(rules.0, json!({ "players": 2 })).unwrap(), whole);
        let read = stored::<GloryToRome>(rules.0, json!({ "players": 2 })).unwrap();
        assert_eq!(read, Options::of_version(rules, Edition::default(), 2));
    }
}

#[test]
fn stored_options_of_newer_rules_are_told_as_such_whatever_else_they_hold() {
    for options in [
        json!({ "players": 3, "rules": 9 }),
        json!({ "players": 3, "rules": 9, "weather": "fine" }),
        json!({ "rules": 9, "players": "many" }),
    ] {
        let error = stored::<Fortuna>(1, options).unwrap_err();
        assert!(matches!(error, StoredError::Newer(Rules(9))), "{error:?}");
    }
    let error = stored::<Fortuna>(9, json!({ "players": 3 })).unwrap_err();
    assert!(matches!(error, StoredError::Newer(Rules(9))), "{error:?}");
    let error = stored::<Fortuna>(2, json!({ "players": 3, "weather": "fine" })).unwrap_err();
    assert!(matches!(error, StoredError::Unreadable(_)), "{error:?}");
}

#[test]
fn agreed_options_name_their_version_even_if_it_is_the_first() {
    for rules in [1, 2] {
        let options = fortuna(&format!("players = 3\nrules = {rules}")).unwrap();
        let agreed = options::agreed::<Fortuna>(&options);
        assert_eq!(options::named(&agreed), Some(Rules(rules)));
        assert_eq!(stored::<Fortuna>(3 - rules, agreed).unwrap(), options);
    }
}

/// Each line is a test: a file, and what is said of it.
macro_rules! mistakes {
    ($($test:ident: $contents:literal, $message:literal;)+) => {
        $(
            #[test]
            fn $test() {
                assert_eq!(prices($contents).unwrap_err(), $message);
            }
        )+
    };
}

mistakes! {
    a_price_left_out: "market = 1\naqueduct = 2\npalace = 3\n",
        "my.toml:4:1: MissingKey(\"basilica\")";
    a_price_in_words: "market = 1\naqueduct = 2\npalace = 'three'\nbasilica = 4\n",
        r#"my.toml:3:10: Format("invalid type: string \"three\", expected u8")"#;
    a_price_below_nothing: "market = 1\naqueduct = 2\npalace = 3\nbasilica = -4\n",
        r#"my.toml:4:12: Format("invalid value: integer `-4`, expected u8")"#;
    a_building_that_does_not_exist: "market = 1\naqueduct = 2\npalace = 3\nbasilica = 4\nforum = 5\n",
        "my.toml:5:1: Format(\"unknown field `forum`, expected one of `placeholder`, `market`, \
         `aqueduct`, `palace`, `basilica`\")";
    no_toml_at_all: "market = 1\naqueduct: 2\n",
        r#"my.toml:2:11: Format("key with no value, expected `=`")"#;
}

/// What is said of a user's deck or board of Gloria Mundi.
fn gloria_mundi(name: &str, contents: &str) -> Result<toml::Table, String> {
    let files = data_files(GameKind::GloriaMundi);
    let file = files.iter().find(|file| file.name == name).expect("a deck and a board");
    data_file(file, "my.toml", contents).map_err(|error| error.to_string())
}

#[test]
fn the_standard_deck_has_57_cards_of_our_own() {
    let overrides = toml::from_str("players = 4").expect("a table of options");
    let options = options::<GloriaMundi>(GameKind::GloriaMundi, overrides).unwrap();
    assert!(options.deck.placeholder && options.board.placeholder);
    assert_eq!(options.deck.cards.len(), 57);
    let powers: Vec<String> =
        options.deck.cards.iter().map(|card| card.power.to_string()).collect();
    for known in KNOWN_POWERS {
        assert!(powers.iter().any(|power| power == known), "no card has `{known}`");
    }
}

/// Each version keeps the deck and the board that it was released with.
#[test]
fn old_versions_keep_their_deck_and_board() {
    for (rules, card, africa) in [(1, "Thermae", 34), (2, "Thermae", 34), (3, "Saturnalia", 28)] {
        let overrides = toml::from_str(&format!("players = 2\nrules = {rules}")).expect("options");
        let named = options::<GloriaMundi>(GameKind::GloriaMundi, overrides).unwrap();
        let json = json!({ "players": 2 });
        let stored = games::options::stored::<GloriaMundi>(Rules(rules), json).unwrap();
        for options in [named, stored] {
            assert!(options.deck.cards.iter().any(|own| &*own.name == card), "{rules}: no {card}");
            assert_eq!(options.board.africa, africa, "{rules}");
        }
    }
}

/// People who like the deck of versions 1 and 2 can play it under the newest rules.
#[test]
fn the_old_deck_and_board_are_files_like_any_other() {
    let text = |name: &str| {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/gloria-mundi");
        std::fs::read_to_string(format!("{root}/{name}.toml")).expect("a file")
    };
    let mut overrides = gloria_mundi("deck", &text("deck-1")).unwrap();
    overrides.extend(gloria_mundi("board", &text("board-1")).unwrap());
    overrides.insert("players".into(), 2.into());
    let options = options::<GloriaMundi>(GameKind::GloriaMundi, overrides).unwrap();
    assert_eq!((options.deck.cards.len(), options.board.africa), (57, 34));
    assert!(options.deck.cards.iter().any(|card| &*card.name == "Thermae"));
    assert!(<GloriaMundi as engine::Game>::new(&options, engine::Seed::from_number(1)).is_ok());
}

/// The powers that the rulebook and players have told of.
const KNOWN_POWERS: [&str; 11] = [
    "glory -> 3 food/gold/peace",
    "wall",
    "building -> cost X",
    "food => gold/peace X",
    "food + step",
    "farm = food",
    "legion : glory",
    "barbarian city : 2 step",
    "3 gold",
    "2 food -> 3 peace",
    "gold -> step",
];

#[test]
fn a_users_deck_and_board_can_be_played_with() {
    let mut overrides =
        gloria_mundi("deck", "cards = ['Villa | farm | gold | 2 | 3 food']").unwrap();
    overrides.extend(gloria_mundi("board", "africa = 9\nbarbarian = ['city+legion']").unwrap());
    overrides.insert("players".into(), 2.into());
    let options = options::<GloriaMundi>(GameKind::GloriaMundi, overrides).unwrap();
    assert!(!options.deck.placeholder && !options.board.placeholder);
    assert_eq!((options.deck.cards.len(), options.board.africa), (1, 9));
    assert!(<GloriaMundi as engine::Game>::new(&options, engine::Seed::from_number(1)).is_ok());
}

/// Each line is a test: a deck or a board, and what is said of it.
macro_rules! gloria_mundi_mistakes {
    ($($test:ident: $name:literal, $contents:literal, $message:literal;)+) => {
        $(
            #[test]
            fn $test() {
                assert_eq!(gloria_mundi($name, $contents).unwrap_err(), $message);
            }
        )+
    };
}

gloria_mundi_mistakes! {
    a_deck_without_cards: "deck", "placeholder = false\n", "my.toml:2:1: MissingKey(\"cards\")";
    a_card_without_power: "deck", "cards = [\n  'Villa | farm | gold | 2',\n]\n",
        "my.toml:2:3: Card(Columns(4))";
    a_symbol_that_does_not_exist: "deck",
        "cards = [\n  'Villa | farm | gold | 2 | food',\n  'Vicus | farm | iron | 2 | food',\n]\n",
        r#"my.toml:3:3: Card(Symbol("iron"))"#;
    no_card_at_all: "deck", "cards = []\n", r#"my.toml:1:9: Format("invalid length 0, expected 1..=64")"#;
    an_icon_that_does_not_exist: "board", "africa = 9\nbarbarian = [\n  'city',\n  'port',\n]\n",
        r#"my.toml:4:3: Space(Icon("port"))"#;
    a_space_without_icon: "board", "africa = 9\nbarbarian = ['']\n",
        "my.toml:2:14: Space(NoIcon)";
    no_way_to_africa: "board", "barbarian = ['city']\nafrica = 0\n",
        "my.toml:2:1: Setup(SetupError { at: \"board.africa\", \
         problem: OutOfRange { found: 0, least: 1, most: 100 } })";
    a_road_in_words: "board", "africa = 'far'\nbarbarian = ['city']\n",
        r#"my.toml:1:10: Format("invalid type: string \"far\", expected u8")"#;
}

/// The rows of a game name every option that a version has, with its standard value.
fn rows_fit<G: Plain>(kind: GameKind, version: u32) {
    let players = i64::from(*G::PLAYERS.start());
    let changes = [("players", players), ("rules", version.into())];
    let changes = changes.map(|(key, n)| (key.to_owned(), toml::Value::Integer(n)));
    let options = options::<G>(kind, changes.into_iter().collect()).expect("options");
    let written = serde_json::to_value(options).expect("JSON");
    let is_data = |key: &str| games::data_files(kind).iter().any(|data| data.name == key);
    let keys = written.as_object().expect("an object").keys().map(String::as_str);
    let keys: BTreeSet<_> =
        keys.filter(|key| !["players", "rules"].contains(key) && !is_data(key)).collect();
    let rows = G::OPTIONS.iter().filter(|row| row.since <= version);
    assert_eq!(rows.clone().map(|row| row.key).collect::<BTreeSet<_>>(), keys, "{kind} {version}");
    for row in rows.filter(|row| row.standard.is_some()) {
        let value = &written[row.key];
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        assert_eq!(Some(&*value), row.standard, "{kind} {version}: {}", row.key);
    }
}

#[test]
fn rows_say_what_the_options_are() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => (1..=G::RULES.0).for_each(|version| rows_fit::<G>(kind, version)));
    }
}
