//! Non-interference: what a table gives an observer does not depend on what they may not know.

use engine::{Event, Rng, Seat, Seed};
use games::{GameKind, Plain, ToJson, dispatch, options};

use crate::{Command, Contract, Entry, Granted, Head, Refused, Secrets, Table, Time, UserId, Who};

const LOCKSTEP: usize = 8;

fn person(seat: Seat) -> UserId {
    UserId(format!("person-{seat}"))
}

/// A table with a person on every seat.
fn dealt<G: Plain + Secrets>(number: u64) -> Table<G> {
    let kind: GameKind = G::SLUG.parse().unwrap();
    let options = options::for_bots::<G>(kind, toml::from_str("players = 3").unwrap()).unwrap();
    let contract = Contract::friendly(options.to_json());
    let seed = Seed::from_number(number);
    let mut table = Table::new(Head::new(kind, contract, person(Seat(0)), seed, Time(0))).unwrap();
    for seat in Seat::all(u8::try_from(table.desk().places().len()).unwrap()) {
        let by = Who::User(person(seat));
        grant(&mut table, &by, Command::Sit { seat }).unwrap();
        grant(&mut table, &by, Command::Accept).unwrap();
    }
    grant(&mut table, &Who::User(person(Seat(0))), Command::Start).unwrap();
    table
}

fn grant<G: Plain + Secrets>(
    table: &mut Table<G>,
    by: &Who,
    command: Command,
) -> Result<Vec<Entry>, Refused> {
    let Granted { entries, after } = table.propose(table.desk().last(), by, command)?;
    *table = after;
    Ok(entries)
}

fn act<G: Plain + Secrets>(table: &Table<G>, seat: Seat, action: G::Action) -> Command {
    let question = table.desk().question();
    Command::Act { seat, action: action.to_string(), question, key: format!("key-{question}") }
}

/// The same table in another world that looks the same to the observer.
fn twin<G: Plain + Secrets>(table: &Table<G>, observer: Option<Seat>, rng: &mut Rng) -> Table<G> {
    let world = G::imagine(&table.view(observer).unwrap(), rng);
    let mut twin = table.clone();
    twin.play.as_mut().unwrap().set_game(world);
    twin
}

fn looks_the_same<G: Plain + Secrets>(here: &Table<G>, there: &Table<G>, observer: Option<Seat>) {
    let user = observer.map(person);
    let seen = |table: &Table<G>| serde_json::to_string(&table.seen(user.as_ref()).unwrap());
    assert_eq!(seen(here).unwrap(), seen(there).unwrap(), "to {observer:?}");
}

/// Filtering an observer's log again leaves nothing out.
fn log_is_filtered<G: Plain + Secrets>(table: &Table<G>, observer: Option<Seat>) {
    for line in table.seen(observer.map(person).as_ref()).unwrap().log {
        assert_eq!(line.event.seen_by(observer), Some(line.event.clone()), "to {observer:?}");
    }
}

/// Whatever the observer asks of both tables, both refuse for the same reason, or neither does.
fn refuse_the_same<G: Plain + Secrets>(here: &Table<G>, there: &Table<G>, observer: Option<Seat>) {
    let Some(last) = here.moments().last() else {
        return;
    };
    let by = Who::User(observer.map_or_else(|| "spectator".into(), person));
    let n_moments = here.moments().len();
    for seat in Seat::all(here.play.as_ref().unwrap().game().n_players()) {
        for command in [
            act(here, seat, last.action),
            Command::TakeBack { to: n_moments - 1, question: here.desk().question() },
            Command::Order { seat, orders: Vec::new() },
        ] {
            let asked = |table: &Table<G>| table.propose(Time(0), &by, command.clone()).err();
            assert_eq!(asked(here), asked(there), "{command:?} of {observer:?}");
        }
    }
}

/// Plays the same in both worlds until something is revealed, and compares.
fn stay_alike<G: Plain + Secrets>(
    mut here: Table<G>,
    mut there: Table<G>,
    observer: Option<Seat>,
    rng: &mut Rng,
) {
    for _ in 0..LOCKSTEP {
        looks_the_same(&here, &there, observer);
        let Some(seat) = here.asked() else {
            return;
        };
        let other_list = there.legal(seat);
        let mut common = here.legal(seat).to_vec();
        common.retain(|action| other_list.contains(action));
        if common.is_empty() {
            return;
        }
        let action = common[rng.below(common.len())];
        let (n_before, by) = (here.moments().len(), Who::User(person(seat)));
        let (left, right) = (act(&here, seat, action), act(&there, seat, action));
        grant(&mut here, &by, left).unwrap();
        grant(&mut there, &by, right).unwrap();
        let shows = |table: &Table<G>| table.moments().skip(n_before).any(|m| m.is_showing);
        assert_eq!(shows(&here), shows(&there), "`{action}` shows something to {observer:?}");
        if shows(&here) {
            return;
        }
    }
}

fn nothing_hidden_shows<G: Plain + Secrets>() {
    for number in 0..3 {
        let mut table = dealt::<G>(number);
        let mut rng = Rng::new(number);
        while let Some(seat) = table.asked() {
            let legal = table.legal(seat);
            let command = act(&table, seat, legal[rng.below(legal.len())]);
            grant(&mut table, &Who::User(person(seat)), command).unwrap();
            if table.desk().question() % 17 != number || table.asked().is_none() {
                continue;
            }
            let n_players = table.play.as_ref().unwrap().game().n_players();
            for observer in Seat::all(n_players).map(Some).chain([None]) {
                let twin = twin(&table, observer, &mut rng);
                refuse_the_same(&table, &twin, observer);
                log_is_filtered(&table, observer);
                stay_alike(table.clone(), twin, observer, &mut rng);
            }
        }
    }
}

#[test]
fn nothing_hidden_shows_in_any_game() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => nothing_hidden_shows::<G>());
    }
}
