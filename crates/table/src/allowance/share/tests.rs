//! Nobody can spend what others need.

use std::collections::BTreeSet;

use engine::Seat;

use crate::allowance::tests::{anna, ask, ben, dealt, opened, order, order_for, say};
use crate::allowance::{Amount, Purpose};
use crate::{Command, Fact, Millis, Pace, Refused, Room, Stage, TakeBackRequest, Time, Who};

const NOW: Time = Time(0);

fn guest(n: usize) -> Who {
    Who::User((&*format!("guest{n}")).into())
}

fn no_room<T>(purpose: Purpose) -> Result<T, Refused> {
    Err(Refused::NoRoom { purpose })
}

fn whole(purpose: Purpose) -> Amount {
    purpose.allowance().unwrap()
}

#[test]
fn endless_orders_leave_room_for_those_of_others() {
    let mut table = dealt(Pace::Untimed);
    while ask(&mut table, NOW, &anna(), order(14)).is_ok() {}
    assert_eq!(table.propose(NOW, &anna(), order(1)), no_room(Purpose::Orders));
    for n in [2, 1, 0] {
        ask(&mut table, NOW, &ben(), order_for(Seat(1), n)).unwrap();
    }
    ask(&mut table, NOW, &anna(), order(0)).unwrap();
    assert!(table.desk.orders(Seat(0)).is_empty(), "they are cancelled");
    assert_eq!(table.propose(NOW, &anna(), order(0)), no_room(Purpose::Orders), "only once");
}

#[test]
fn endless_sitting_and_leaving_stops_no_one_else() {
    let mut table = opened(Pace::Untimed);
    let (seat, carla) = (Seat(1), guest(0));
    while ask(&mut table, NOW, &carla, Command::Sit { seat }).is_ok() {
        ask(&mut table, NOW, &carla, Command::Vacate { seat }).unwrap();
    }
    assert_eq!(table.propose(NOW, &carla, Command::Sit { seat }), no_room(Purpose::Lobby));
    assert!(table.desk.spent().entries < 100, "{:?}", table.desk.spent());
    ask(&mut table, NOW, &ben(), Command::Sit { seat }).unwrap();
    ask(&mut table, NOW, &ben(), Command::Accept).unwrap();
    ask(&mut table, NOW, &anna(), Command::Sit { seat: Seat(0) }).unwrap();
    ask(&mut table, NOW, &anna(), Command::Start).unwrap();
    assert_eq!(*table.desk.stage(), Stage::Playing);
}

#[test]
fn many_guests_leave_half_to_the_host() {
    let mut table = opened(Pace::Untimed);
    let (seat, level) = (Seat(1), "tiro".to_owned());
    ask(&mut table, NOW, &ben(), Command::Sit { seat: Seat(0) }).unwrap();
    for n in 0.. {
        let (guest, before) = (guest(n), table.desk.n_entries());
        while ask(&mut table, NOW, &guest, Command::Sit { seat }).is_ok() {
            ask(&mut table, NOW, &guest, Command::Vacate { seat }).unwrap();
        }
        if table.desk.n_entries() == before {
            break;
        }
    }
    let entries = table.desk.n_entries();
    assert!(entries <= whole(Purpose::Lobby).part(2).entries + 1, "{entries}");
    ask(&mut table, NOW, &ben(), Command::Accept).unwrap();
    assert_eq!(table.propose(NOW, &ben(), Command::Accept), no_room(Purpose::Lobby), "only once");
    ask(&mut table, NOW, &anna(), Command::SeatBot { seat, level }).unwrap();
    ask(&mut table, NOW, &anna(), Command::Start).unwrap();
}

#[test]
fn a_host_who_amends_endlessly_can_still_empty_a_seat() {
    let mut table = opened(Pace::Untimed);
    ask(&mut table, NOW, &ben(), Command::Sit { seat: Seat(1) }).unwrap();
    table.desk.spent.spend_by("anna", Purpose::Lobby, whole(Purpose::Lobby));
    let amend = Command::Amend { contract: table.desk.contract().clone() };
    assert_eq!(table.propose(NOW, &anna(), amend), no_room(Purpose::Lobby));
    ask(&mut table, NOW, &ben(), Command::Accept).unwrap();
    ask(&mut table, NOW, &anna(), Command::Vacate { seat: Seat(1) }).unwrap();
    ask(&mut table, NOW, &anna(), Command::Abort).unwrap();
}

#[test]
fn each_person_has_a_share_of_the_chat() {
    let mut table = dealt(Pace::Untimed);
    for (by, other, room) in
        [(anna(), ben(), Room::Players), (guest(0), guest(1), Room::Spectators)]
    {
        while ask(&mut table, NOW, &by, say(room)).is_ok() {}
        ask(&mut table, NOW, &other, say(room)).unwrap();
    }
}

#[test]
fn chat_of_guests_before_the_deal_leaves_half_to_the_players() {
    let mut table = dealt(Pace::Untimed);
    table.desk.spent.spend_by("guest", Purpose::PlayersChat, whole(Purpose::PlayersChat).part(2));
    for by in [anna(), ben()] {
        let share = whole(Purpose::PlayersChat).part(4).entries;
        for _ in 0..share {
            ask(&mut table, NOW, &by, say(Room::Players)).unwrap();
        }
        assert_eq!(table.propose(NOW, &by, say(Room::Players)), no_room(Purpose::PlayersChat));
    }
}

#[test]
fn a_person_asked_to_take_back_can_answer_once() {
    let mut table = dealt(Pace::Untimed);
    table.desk.spent.spend(Purpose::TakeBacks, whole(Purpose::TakeBacks));
    let answer = |agree| Command::AnswerTakeBack { agree, question: table.desk.question() };
    let (yes, no) = (answer(true), answer(false));
    let mut request = TakeBackRequest { by: "anna".into(), to: 0, agreed: BTreeSet::new() };
    table.desk.request = Some(request.clone());
    table.propose(NOW, &ben(), yes.clone()).unwrap();
    table.propose(NOW, &ben(), no).unwrap();
    request.agreed.insert("ben".into());
    table.desk.request = Some(request);
    assert_eq!(table.propose(NOW, &ben(), yes), no_room(Purpose::TakeBacks));
}

#[test]
fn an_absentee_returns_whatever_others_spent() {
    let mut table = dealt(Pace::Days { days: 1 });
    let late = Time(Millis::days(2).0);
    let entries = ask(&mut table, late, &Who::System, Command::Tick).unwrap();
    assert!(matches!(entries[0].fact, Fact::TimedOut { .. }), "{entries:?}");
    let seat = table.asked().unwrap();
    let user = table.desk.places()[seat.index()].person().unwrap().clone();
    table.desk.spent.spend(Purpose::Presence, whole(Purpose::Presence));
    let by = Who::User(user.clone());
    table.clone().propose(late, &by, Command::Return).unwrap();
    table.desk.spent.spend_by(&user.0, Purpose::Presence, whole(Purpose::Presence).part(4));
    assert_eq!(table.propose(late, &by, Command::Return), no_room(Purpose::Presence));
    ask(&mut table, late, &by, Command::Resign).unwrap();
}
