//! Options and the tables that people may replace.

use games::fortuna::Fortuna;
use games::{GameKind, OptionsError, data_file, data_files, options};

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
    assert_eq!((options.players, options.prices.market), (3, 3));
}

#[test]
fn one_price_can_be_changed() {
    let options = fortuna("players = 3\nprices.market = 7").unwrap();
    assert_eq!((options.prices.market, options.prices.aqueduct), (7, 3));
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
        "my.toml:4:1: `basilica` is missing";
    a_price_in_words: "market = 1\naqueduct = 2\npalace = 'three'\nbasilica = 4\n",
        "my.toml:3:10: invalid type: string \"three\", expected u8";
    a_price_below_nothing: "market = 1\naqueduct = 2\npalace = 3\nbasilica = -4\n",
        "my.toml:4:12: invalid value: integer `-4`, expected u8";
    a_building_that_does_not_exist: "market = 1\naqueduct = 2\npalace = 3\nbasilica = 4\nforum = 5\n",
        "my.toml:5:1: unknown field `forum`, expected one of `placeholder`, `market`, `aqueduct`, \
         `palace`, `basilica`";
    no_toml_at_all: "market = 1\naqueduct: 2\n",
        "my.toml:2:11: key with no value, expected `=`";
}
