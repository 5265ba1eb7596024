//! The weight a table reports is close to the memory it takes.

use engine::{Rng, Seat, Seed};
use games::GameKind;
use serde_json::json;
use table::{AnyTable, Command, Contract, Entry, Head, Time, Who, with_table};

/// A head and a log as stored.
struct Stored {
    head: String,
    entries: Vec<String>,
}

fn options(kind: GameKind) -> serde_json::Value {
    let changes = toml::from_str("players = 2").expect("it is there");
    games::dispatch!(kind, G => {
        let options = games::options::for_bots::<G>(kind, changes).expect("it is there");
        serde_json::to_value(options).expect("it is there")
    })
}

/// One person and a bot play at random to the end.
fn played(kind: GameKind, options: serde_json::Value) -> Stored {
    let contract = Contract::friendly(options);
    let head = Head::new(kind, contract, "anna".into(), Seed::from_number(3), Time(0));
    let text = serde_json::to_string(&head).expect("it is there");
    let (mut table, mut entries) = (AnyTable::new(head).expect("it is there"), Vec::new());
    let anna = Who::User("anna".into());
    let mut ask = |table: &mut AnyTable, by: &Who, command| {
        for entry in table.propose(Time(0), by, command).expect("it is there").entries {
            table.commit(&entry).expect("it is there");
            entries.push(written(&entry));
        }
    };
    ask(&mut table, &anna, Command::Sit { seat: Seat(0) });
    ask(&mut table, &anna, Command::SeatBot { seat: Seat(1), level: "tiro".to_owned() });
    ask(&mut table, &anna, Command::Start);
    let mut rng = Rng::new(5);
    while let Some(seat) = table.asked() {
        let action = with_table!(&table, table => {
            let legal = table.legal(seat);
            legal[rng.below(legal.len())].to_string()
        });
        let question = table.desk().question();
        let by = if seat == Seat(0) { anna.clone() } else { Who::Bot };
        let key = format!("{question:032x}");
        ask(&mut table, &by, Command::Act { seat, action, question, key });
    }
    Stored { head: text, entries }
}

fn written(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("it is there")
}

fn assert_weighs(what: &str, stored: &Stored) {
    let mut kept = None;
    let taken = allocation_counter::measure(|| {
        let entries = stored.entries.iter().map(String::as_str);
        kept = Some(AnyTable::load(&stored.head, entries).expect("it is there"));
    });
    let table = kept.expect("it is there");
    let (claimed, real) =
        (table.weight(), usize::try_from(taken.bytes_current).expect("it is there"));
    assert!(claimed >= real && claimed <= 3 * real + 16_384, "{what}: {claimed} for {real}");
}

#[test]
fn a_table_weighs_about_what_it_takes() {
    for kind in GameKind::ALL {
        let stored = played(kind, options(kind));
        assert_weighs(kind.slug(), &stored);
        let opened = Stored { entries: Vec::new(), ..stored };
        assert_weighs(kind.slug(), &opened);
    }
}

#[test]
fn a_long_deck_weighs_more() {
    let mut options = options(GameKind::GloriaMundi);
    for card in options["deck"]["cards"].as_array_mut().expect("it is there") {
        let text = card.as_str().expect("it is there").to_owned() + &" ".repeat(800);
        *card = json!(text);
    }
    assert_weighs("a deck", &played(GameKind::GloriaMundi, options));
}
