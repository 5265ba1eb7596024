//! What a spent allowance refuses, and what is granted all the same.

use engine::{Seat, Seed};
use games::GameKind;
use games::fortuna::Fortuna;
use serde_json::json;

use super::*;
use crate::{
    Command, Contract, Entry, FORMAT, Flaw, Granted, Head, Order, Pace, Refused, Stage, Table,
    Time, Who,
};

pub(super) fn anna() -> Who {
    Who::User("anna".into())
}

pub(super) fn ben() -> Who {
    Who::User("ben".into())
}

/// A table with both seats open; Anna is the host.
pub(super) fn opened(pace: Pace) -> Table<Fortuna> {
    let standard = games::options::standard(GameKind::Fortuna);
    let options = json!({ "players": 2, "prices": standard["prices"] });
    let contract = Contract { pace, ..Contract::friendly(options) };
    let head = Head::new(GameKind::Fortuna, contract, "anna".into(), Seed::from_number(1), Time(0));
    Table::new(head).unwrap()
}

/// A running table of two people.
pub(super) fn dealt(pace: Pace) -> Table<Fortuna> {
    let mut table = opened(pace);
    for (seat, by) in [(Seat(0), &anna()), (Seat(1), &ben())] {
        ask(&mut table, Time(0), by, Command::Sit { seat }).unwrap();
        ask(&mut table, Time(0), by, Command::Accept).unwrap();
    }
    ask(&mut table, Time(0), &anna(), Command::Start).unwrap();
    table
}

pub(super) fn ask(
    table: &mut Table<Fortuna>,
    now: Time,
    by: &Who,
    command: Command,
) -> Result<Vec<Entry>, Refused> {
    let Granted { entries, after } = table.propose(now, by, command)?;
    *table = after;
    Ok(entries)
}

pub(super) fn order(n: usize) -> Command {
    order_for(Seat(0), n)
}

pub(super) fn order_for(seat: Seat, n: usize) -> Command {
    let x = "x".repeat(95);
    let order = |n| {
        let when = json!({ "ask": n, "a": x, "b": x, "c": x, "d": x, "e": x });
        Order { when, play: vec!["decline".to_owned()], repeat: true, brief: false }
    };
    Command::Order { seat, orders: (0..n).map(order).collect() }
}

pub(super) fn say(room: Room) -> Command {
    Command::Say { room, text: "salve".to_owned() }
}

#[test]
fn standing_orders_leave_room_for_the_rest() {
    let mut table = dealt(Pace::Untimed);
    let spent = loop {
        match ask(&mut table, Time(0), &anna(), order(14)) {
            Ok(entries) => assert_eq!(entries.len(), 1),
            Err(refused) => break refused,
        }
    };
    assert_eq!(spent, Refused::NoRoom { purpose: Purpose::Orders });
    assert!(table.desk.spent().bytes < 2 << 20, "{:?}", table.desk.spent());
    // A stored entry is accepted, whatever was spent.
    let number = table.desk.n_entries + 1;
    let Command::Order { seat, orders } = order(1) else { unreachable!() };
    let fact = Fact::Ordered { seat, orders };
    table.commit(&Entry { format: FORMAT, number, at: Time(0), by: anna(), fact }).unwrap();
    ask(&mut table, Time(0), &anna(), say(Room::Players)).unwrap();
    ask(&mut table, Time(0), &anna(), Command::Resign).unwrap();
    assert!(matches!(table.desk.stage(), Stage::Deserted { .. }));
}

#[test]
fn a_full_room_leaves_the_other_room_and_the_game() {
    let mut table = dealt(Pace::Untimed);
    let most = Purpose::PlayersChat.allowance().unwrap();
    table.desk.spent.spend(Purpose::PlayersChat, Amount { bytes: 0, ..most });
    let refused = ask(&mut table, Time(0), &anna(), say(Room::Players)).unwrap_err();
    assert_eq!(refused, Refused::NoRoom { purpose: Purpose::PlayersChat });
    let carla = Who::User("carla".into());
    ask(&mut table, Time(0), &carla, say(Room::Spectators)).unwrap();
    ask(&mut table, Time(0), &anna(), Command::Abort).unwrap();
}

#[test]
fn every_allowance_ends() {
    for purpose in Purpose::ALL {
        let Some(most) = purpose.allowance() else { continue };
        for amount in [Amount { bytes: 0, ..most }, Amount { entries: 0, ..most }] {
            let mut spent = Spent::default();
            assert!(!spent.is_up(purpose));
            spent.spend(purpose, amount);
            assert!(spent.is_up(purpose), "{purpose}");
        }
    }
    let mut full = Spent::default();
    full.spend_all(MAX_ENTRIES);
    assert!(
        Purpose::ALL.into_iter().all(|purpose| full.is_up(purpose) == (purpose != Purpose::Once))
    );
}

#[test]
fn a_game_without_room_is_called_off_by_the_table() {
    let mut table = dealt(Pace::Untimed);
    let number = table.desk.n_entries + 1;
    let ended = Entry { format: FORMAT, number, at: Time(0), by: Who::System, fact: Fact::Aborted };
    let early = table.propose(Time(0), &Who::System, Command::Abort);
    assert_eq!(early, Err(Refused::WrongAuthor));
    table.desk.spent.spend(Purpose::Play, Purpose::Play.allowance().unwrap());
    assert_eq!(table.deadline(), Some(Time(0)), "the clock looks after it");
    let (seat, question, key) = (Seat(0), table.desk.question(), "k".to_owned());
    let action = "sell 1".to_owned();
    let act = Command::Act { seat, action, question, key };
    for (by, command) in [(Who::System, Command::Tick), (Who::Bot, act)] {
        let granted = table.propose(Time(0), &by, command).unwrap();
        assert_eq!(granted.entries, std::slice::from_ref(&ended));
    }
    table.commit(&ended).unwrap();
    assert_eq!(*table.desk.stage(), Stage::Aborted);
    ask(&mut table, Time(0), &anna(), say(Room::Players)).unwrap();
}

/// The allowances may change from one version to the next.
#[test]
fn a_game_the_table_called_off_stays_so_whatever_the_room() {
    let mut table = dealt(Pace::Untimed);
    let (fact, number) = (Fact::Aborted, table.desk.n_entries + 1);
    let ended = Entry { format: FORMAT, number, at: Time(0), by: Who::System, fact };
    table.commit(&ended).unwrap();
    assert_eq!(*table.desk.stage(), Stage::Aborted);
    let again = Entry { number: number + 1, ..ended };
    assert_eq!(table.commit(&again).unwrap_err().flaw, Flaw::Refused(Refused::NotPlaying.into()));
}

#[test]
fn new_offers_are_bounded() {
    let mut table = dealt(Pace::Untimed);
    let length = |refused| matches!(refused, Err(Refused::Length { .. }));
    assert!(length(ask(&mut table, Time(0), &anna(), order(16))), "8 KiB of orders");
    let long = "x".repeat(101);
    let fields = [json!({ "ask": long }), json!({ long.clone(): 1 })];
    for when in fields {
        let order = Order { when, play: vec!["pass".to_owned()], repeat: false, brief: false };
        let command = Command::Order { seat: Seat(0), orders: vec![order] };
        assert!(length(ask(&mut table, Time(0), &anna(), command)));
    }
    let (seat, question, key) = (Seat(0), table.desk.question(), "k".to_owned());
    let act = Command::Act { seat, action: long, question, key };
    assert!(length(ask(&mut table, Time(0), &anna(), act)));
}
