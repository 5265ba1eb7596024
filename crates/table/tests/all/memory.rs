//! The memory aid: without it no observer looks back beyond their previous turn until the end.

use engine::{Rng, Seat, Seed};
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use games::options::for_bots;
use games::{GameKind, Plain, ToJson};
use table::{Command, Contract, Head, Secrets, Table, Time, UserId, Who};

const PLAYERS: u8 = 3;

fn person(seat: Seat) -> UserId {
    UserId(format!("person-{seat}"))
}

fn grant<G: Plain + Secrets>(table: &mut Table<G>, seat: Seat, command: Command) {
    let by = Who::User(person(seat));
    for entry in table.propose(Time(0), &by, command).unwrap().entries {
        table.commit(&entry).unwrap();
    }
}

/// The same deal with and without memory aid.
fn dealt<G: Plain + Secrets>(memory_aid: bool) -> Table<G> {
    let kind: GameKind = G::SLUG.parse().unwrap();
    let changes = toml::from_str(&format!("players = {PLAYERS}")).unwrap();
    let options = for_bots::<G>(kind, changes).unwrap().to_json();
    let contract = Contract { memory_aid, ..Contract::friendly(options) };
    let head = Head::new(kind, contract, person(Seat(0)), Seed::from_number(3), Time(0));
    let mut table = Table::new(head).unwrap();
    for seat in Seat::all(PLAYERS) {
        grant(&mut table, seat, Command::Sit { seat });
        grant(&mut table, seat, Command::Accept);
    }
    grant(&mut table, Seat(0), Command::Start);
    table
}

/// What an observer sees without the aid is the end of what they see with it, and includes
/// everything since their previous turn.
fn is_the_end<G: Plain + Secrets>(with: &Table<G>, without: &Table<G>, observer: Option<Seat>) {
    let (all, some) = (with.log(observer), without.log(observer));
    assert!(all.ends_with(&some), "to {observer:?}");
    let from = without.looks_back_to(observer);
    assert_eq!(with.log_from(from, observer), some);
    assert_eq!(with.looks_back_to(observer), 0);
    let seat = observer.or_else(|| without.asked()).unwrap();
    let seats: Vec<Seat> = without.moments().map(|moment| moment.seat).collect();
    assert!(from == 0 || (seats[from - 1] == seat && seats.get(from) != Some(&seat)));
    let turns = seats[from..].chunk_by(|left, right| left == right);
    let own = turns.filter(|turn| turn[0] == seat).count();
    assert!(own <= 1, "{own} turns of {seat}");
    assert_eq!(without.view_at(0, observer), with.view_at(from, observer));
}

fn looks_back<G: Plain + Secrets>() {
    let (mut with, mut without) = (dealt::<G>(true), dealt::<G>(false));
    let mut rng = Rng::new(5);
    while let Some(seat) = with.asked() {
        let legal = with.legal(seat);
        let action = legal[rng.below(legal.len())].to_string();
        let question = with.desk().question();
        let act = Command::Act { seat, action, question, key: question.to_string() };
        grant(&mut with, seat, act.clone());
        grant(&mut without, seat, act);
        if question % 7 == 0 && with.asked().is_some() {
            let observers = Seat::all(PLAYERS).map(Some).chain([None]);
            observers.for_each(|observer| is_the_end(&with, &without, observer));
        }
    }
    assert_eq!(with.log(None), without.log(None), "at the end everything is shown");
}

#[test]
fn nobody_looks_back_in_fortuna() {
    looks_back::<Fortuna>();
}

#[test]
fn nobody_looks_back_in_glory_to_rome() {
    looks_back::<GloryToRome>();
}

#[test]
fn nobody_looks_back_in_gloria_mundi() {
    looks_back::<GloriaMundi>();
}
