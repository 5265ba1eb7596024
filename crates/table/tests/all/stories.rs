//! Stories of people at a table.

use crate::any::{legal, seen};
use engine::{Game, Rng, Seat, Seed};
use games::{GameKind, ToJson};
use serde_json::{Value, json};
use table::{
    Absentee, AnyTable, Command, Contract, Entry, Fact, GRACE, Head, Keeper, Millis, Offer, Order,
    Pace, Presence, Refused, Room, Stage, TakeBackMode, Time, UserId, Who, Why,
};

const BANK: Millis = Millis::seconds(60);
const LIVE: Pace = Pace::Live { bank: BANK, increment: Millis::seconds(5) };

/// A table of any game with its log.
struct Scene {
    table: AnyTable,
    now: Time,
    n_keys: u32,
}

fn user(name: &str) -> Who {
    Who::User(name.into())
}

fn fortuna(players: u8) -> Contract {
    let prices: Value = {
        let standard = games::options::standard(GameKind::Fortuna);
        serde_json::to_value(&standard["prices"]).unwrap()
    };
    Contract::friendly(json!({ "players": players, "prices": prices }))
}

impl Scene {
    /// A new table; Anna is the host.
    fn new(game: GameKind, contract: Contract) -> Self {
        let head = Head::new(game, contract, "anna".into(), Seed::from_number(1), Time(0));
        Self { table: AnyTable::new(head).unwrap(), now: Time(0), n_keys: 0 }
    }

    /// A running game of these people, clockwise; a name in brackets is a bot.
    fn dealt(game: GameKind, contract: Contract, people: &[&str]) -> Self {
        let mut scene = Self::new(game, contract);
        for (seat, name) in (0..).map(Seat).zip(people) {
            match name.strip_prefix('[') {
                Some(_) => scene.ok("anna", Command::SeatBot { seat, level: "easy".to_owned() }),
                None => scene.ok(name, Command::Sit { seat }),
            };
        }
        for name in people.iter().filter(|name| !name.starts_with('[')) {
            scene.ok(name, Command::Accept);
        }
        scene.ok("anna", Command::Start);
        scene
    }

    fn ask(&mut self, by: &Who, command: Command) -> Result<Vec<Entry>, Refused> {
        let entries = self.table.propose(self.now, by, command)?.entries;
        for entry in &entries {
            self.table.commit(entry).unwrap();
        }
        Ok(entries)
    }

    fn ok(&mut self, name: &str, command: Command) -> Vec<Entry> {
        self.ask(&user(name), command).unwrap()
    }

    fn refused(&mut self, name: &str, command: Command) -> Refused {
        self.ask(&user(name), command).unwrap_err()
    }

    fn tick(&mut self) -> Vec<Fact> {
        let entries = self.ask(&Who::System, Command::Tick).unwrap();
        entries.into_iter().map(|entry| entry.fact).collect()
    }

    fn wait(&mut self, span: Millis) {
        self.now = self.now.after(span);
    }

    fn asked(&self) -> Seat {
        self.table.asked().unwrap()
    }

    fn answer(&mut self, action: &str) -> Command {
        self.n_keys += 1;
        let question = self.table.desk().question();
        let key = self.n_keys.to_string();
        Command::Act { seat: self.asked(), action: action.to_owned(), question, key }
    }

    /// Plays the first legal answer, by an author who may give it.
    fn play(&mut self) {
        let action = legal(&self.table, self.asked()).swap_remove(0);
        let command = self.answer(&action);
        let place = &self.table.desk().places()[self.asked().index()];
        let by = place.player().cloned().map_or(Who::Bot, Who::User);
        self.ask(&by, command).unwrap();
    }

    fn presence(&self, seat: Seat) -> Presence {
        self.table.desk().places()[seat.index()].presence
    }

    fn offer(&self, name: &str) -> Offer {
        self.table.take_back(&name.into())
    }

    fn answer_request(&mut self, name: &str, agree: bool) -> Result<Vec<Entry>, Refused> {
        let question = self.table.desk().question();
        self.ask(&user(name), Command::AnswerTakeBack { agree, question })
    }

    fn take_back(&mut self, name: &str, to: usize) -> Result<Vec<Entry>, Refused> {
        let question = self.table.desk().question();
        self.ask(&user(name), Command::TakeBack { to, question })
    }
}

#[test]
fn all_people_accept_before_the_deal() {
    let mut scene = Scene::new(GameKind::Fortuna, fortuna(2));
    scene.ok("anna", Command::Sit { seat: Seat(0) });
    assert_eq!(scene.refused("anna", Command::Start), Refused::SeatsOpen);
    scene.ok("bruno", Command::Sit { seat: Seat(1) });
    assert_eq!(scene.refused("bruno", Command::Start), Refused::NotHost);
    scene.ok("bruno", Command::Accept);
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    scene.ok("anna", Command::Amend { contract });
    assert_eq!(scene.refused("anna", Command::Start), Refused::NotAccepted);
    scene.ok("bruno", Command::Accept);
    assert_eq!(scene.table.desk().seed(), None);
    scene.ok("anna", Command::Start);
    assert_eq!(scene.table.desk().stage(), &Stage::Playing);
    assert_eq!(scene.refused("carla", Command::Abort), Refused::NotPlayer);
    scene.ok("bruno", Command::Abort);
    assert_eq!(scene.table.desk().seed(), Some(Seed::from_number(1)));
}

#[test]
fn a_contract_without_a_game_is_refused() {
    let mut scene = Scene::new(GameKind::Fortuna, fortuna(2));
    scene.ok("anna", Command::Sit { seat: Seat(1) });
    let unknown = Contract::friendly(json!({ "players": 2, "wheels": 4 }));
    let refused = scene.refused("anna", Command::Amend { contract: unknown });
    assert!(matches!(refused, Refused::Options { .. }), "{refused}");
    let refused = scene.refused("anna", Command::Amend { contract: fortuna(9) });
    assert!(matches!(refused, Refused::Setup { .. }), "{refused}");
    let pace = Pace::Days { days: 0 };
    let refused =
        scene.refused("anna", Command::Amend { contract: Contract { pace, ..fortuna(2) } });
    assert_eq!(refused, Refused::Pace);
}

#[test]
fn a_misclick_is_free_until_something_is_shown() {
    let mut scene = Scene::dealt(GameKind::Fortuna, fortuna(2), &["anna", "bruno"]);
    let first = scene.asked();
    let (me, other) = if first == Seat(0) { ("anna", "bruno") } else { ("bruno", "anna") };
    scene.play();
    assert_eq!(scene.offer(me), Offer::Free { to: 0 });
    assert_eq!(scene.offer(other), Offer::Nothing);
    assert_eq!(scene.take_back(other, 0), Err(Refused::NothingToTakeBack));
    let entries = scene.take_back(me, 0).unwrap();
    assert_eq!(entries[0].fact, Fact::TakenBack { to: 0 });
    assert_eq!((scene.table.n_moments(), scene.asked()), (0, first));
    scene.play();
    scene.play();
    // Both turned a card down, and now all cards are revealed.
    assert!(matches!(scene.offer(other), Offer::Ask { .. }), "{:?}", scene.offer(other));
}

#[test]
fn the_others_are_asked_when_it_is_not_free() {
    let contract = Contract { take_back: TakeBackMode::Ask, ..fortuna(3) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno", "carla"]);
    let names = ["anna", "bruno", "carla"];
    let me = names[scene.asked().index()];
    let others: Vec<_> = names.into_iter().filter(|name| *name != me).collect();
    scene.play();
    scene.take_back(me, 0).unwrap();
    assert_eq!(scene.answer_request(me, true), Err(Refused::NoRequest));
    scene.answer_request(others[0], false).unwrap();
    assert_eq!(scene.take_back(me, 0), Err(Refused::RequestDenied));
    scene.play();
    scene.take_back(me, 0).unwrap();
    scene.answer_request(others[0], true).unwrap();
    assert_eq!(scene.table.n_moments(), 2);
    scene.answer_request(others[1], true).unwrap();
    assert_eq!(scene.table.n_moments(), 0);
}

/// People who are away must agree too; bots need not.
#[test]
fn absent_people_must_agree_to_a_take_back() {
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    let absentee = scene.asked();
    let me = ["anna", "bruno"][1 - absentee.index()];
    scene.wait(BANK);
    scene.tick();
    scene.play();
    scene.play();
    assert_eq!(scene.offer(me), Offer::Ask { to: 1 });
    let mut alone = Scene::dealt(GameKind::Fortuna, fortuna(2), &["anna", "[bot]"]);
    alone.play();
    alone.play();
    assert!(matches!(alone.offer("anna"), Offer::Free { .. }));
}

#[test]
fn the_time_of_an_answer_is_taken_from_the_bank() {
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    let (seat, bank) = (scene.asked(), |scene: &Scene, seat: Seat| {
        scene.table.desk().clock().unwrap().banks[seat.index()]
    });
    scene.wait(Millis::seconds(20));
    scene.play();
    assert_ne!(scene.asked(), seat, "the question passes on");
    assert_eq!(bank(&scene, seat), Millis::seconds(60 - 20 + 5));
    assert_eq!(bank(&scene, scene.asked()), BANK);
    assert_eq!(scene.table.deadline(), Some(scene.now.after(BANK)));
}

#[test]
fn nothing_is_earned_by_taking_back() {
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    let seat = scene.asked();
    let me = ["anna", "bruno"][seat.index()];
    for _ in 0..3 {
        scene.play();
        scene.take_back(me, 0).unwrap();
    }
    assert_eq!(scene.table.desk().clock().unwrap().banks[seat.index()], BANK);
}

#[test]
fn a_caretaker_keeps_the_seat_until_the_person_acts() {
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    let seat = scene.asked();
    let me = ["anna", "bruno"][seat.index()];
    assert_eq!(scene.table.deadline(), Some(scene.now.after(BANK)));
    scene.wait(BANK.less(Millis(1)));
    assert_eq!(scene.tick(), []);
    scene.wait(Millis(1));
    assert_eq!(scene.tick(), [Fact::TimedOut { seat }]);
    assert_eq!(scene.table.bot_to_move(), Some((seat, "random")));
    let action = legal(&scene.table, seat).swap_remove(0);
    let command = scene.answer(&action);
    let facts: Vec<_> = scene.ok(me, command).into_iter().map(|entry| entry.fact).collect();
    assert_eq!(facts[0], Fact::Returned);
    assert_eq!(scene.presence(seat), Presence::Here);
    let left = scene.table.desk().clock().unwrap().banks[seat.index()];
    assert_eq!(left, GRACE.and(Millis::seconds(5)));
}

/// The person ran out of time before the answer arrived, and returns by it.
#[test]
fn a_late_answer_comes_after_the_time_out() {
    let contract = Contract { pace: Pace::Days { days: 1 }, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    let seat = scene.asked();
    scene.wait(Millis::days(2));
    let action = legal(&scene.table, seat).swap_remove(0);
    let command = scene.answer(&action);
    let entries = scene.ok(["anna", "bruno"][seat.index()], command);
    let kinds: Vec<_> = entries.iter().take(2).map(|entry| entry.fact.clone()).collect();
    assert_eq!(kinds, [Fact::TimedOut { seat }, Fact::Returned]);
    assert!(matches!(entries[2].fact, Fact::Acted { .. }));
}

#[test]
fn bots_do_not_play_while_all_people_are_away() {
    let contract = Contract { pace: LIVE, ..fortuna(2) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "[bot]"]);
    while scene.asked() != Seat(0) {
        scene.play();
    }
    scene.wait(BANK);
    scene.tick();
    assert!(scene.table.desk().is_asleep());
    assert_eq!((scene.table.bot_to_move(), scene.table.deadline()), (None, None));
    let action = legal(&scene.table, Seat(0)).swap_remove(0);
    let command = scene.answer(&action);
    assert_eq!(scene.ask(&Who::Bot, command), Err(Refused::Asleep));
    scene.ok("anna", Command::Return);
    assert!(scene.table.deadline().is_some());
}

#[test]
fn a_forfeit_leaves_the_victory_to_the_last_person() {
    let contract = Contract { pace: LIVE, absentee: Absentee::Forfeit, ..fortuna(3) };
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno", "[bot]"]);
    while scene.asked() == Seat(2) {
        scene.play();
    }
    let (loser, winner) = (scene.asked(), Seat(1 - scene.asked().0));
    scene.wait(BANK);
    scene.tick();
    assert_eq!(scene.presence(loser), Presence::Forfeited);
    assert_eq!(scene.table.desk().stage(), &Stage::Deserted { winners: vec![winner] });
}

#[test]
fn a_bot_plays_on_for_a_person_who_resigned() {
    let people = ["anna", "bruno", "carla"];
    let mut scene = Scene::dealt(GameKind::Fortuna, fortuna(3), &people);
    scene.ok("bruno", Command::Resign);
    assert_eq!(scene.table.desk().stage(), &Stage::Playing);
    assert_eq!(scene.refused("bruno", Command::Return), Refused::NotPlayer);
    assert_eq!(scene.table.eyes(&"bruno".into()), None);
    while scene.asked() != Seat(1) {
        scene.play();
    }
    assert_eq!(scene.table.bot_to_move(), Some((Seat(1), "random")));
    scene.ok("anna", Command::Resign);
    assert_eq!(scene.table.desk().stage(), &Stage::Deserted { winners: vec![Seat(2)] });
    let head = scene.table.rematch("carla".into(), Seed::from_number(2), scene.now).unwrap();
    assert_eq!(head.keepers.len(), 3);
    assert!(head.keepers.contains(&Keeper::Person(UserId::from("bruno"))));
    let again = AnyTable::new(head).unwrap();
    assert_eq!(again.desk().people().len(), 3);
    assert_eq!(
        again.rematch("carla".into(), Seed::from_number(3), scene.now).err(),
        Some(Refused::NotPlaying)
    );
}

#[test]
fn data_names_are_short_and_few() {
    let refused = |names: &[(String, String)]| {
        let data_names = names.iter().cloned().collect();
        Contract { data_names, ..fortuna(2) }.check_new().is_err()
    };
    let named = |name: &str| ("prices".to_owned(), name.to_owned());
    assert!(!refused(&[named(&"n".repeat(60))]));
    assert!(refused(&[named(&"n".repeat(61))]));
    assert!(refused(&[named("My\u{202e}box")]));
    assert!(refused(&[("pri\0ces".to_owned(), "x".to_owned())]));
    assert!(refused(&(0..9).map(|n| (n.to_string(), "x".to_owned())).collect::<Vec<_>>()));
}

/// The version of the rules is agreed for one game; the data stays, with its name.
#[test]
fn a_rematch_uses_the_newest_rules() {
    let mut contract = fortuna(2);
    contract.options["rules"] = json!(1);
    contract.options["prices"]["market"] = json!(9);
    contract.data_names.insert("prices".into(), "My box".into());
    let mut scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    assert!(scene.table.rules().is_first());
    scene.ok("anna", Command::Resign);
    let head = scene.table.rematch("bruno".into(), Seed::from_number(2), scene.now).unwrap();
    assert_eq!(head.contract.options.get("rules"), None);
    assert_eq!(head.contract.options["prices"]["market"], json!(9));
    assert_eq!(head.contract.data_names["prices"], "My box");
    assert_eq!(AnyTable::new(head).unwrap().rules(), games::fortuna::Fortuna::RULES);
}

#[test]
fn one_person_plays_several_seats() {
    let mut scene = Scene::dealt(GameKind::Fortuna, fortuna(2), &["anna", "anna"]);
    for _ in 0..12 {
        let asked = scene.asked();
        assert_eq!(scene.table.eyes(&"anna".into()), Some(asked));
        let seen = seen(&scene.table, Some(&"anna".into())).unwrap();
        assert_eq!(seen["legal"], json!(legal(&scene.table, asked)));
        scene.play();
    }
}

#[test]
fn an_answer_is_for_one_question() {
    let mut scene = Scene::dealt(GameKind::Fortuna, fortuna(2), &["anna", "bruno"]);
    let seat = scene.asked();
    let names = ["anna", "bruno"];
    let (me, other) = (names[seat.index()], names[1 - seat.index()]);
    let action = legal(&scene.table, seat).swap_remove(0);
    let command = scene.answer(&action);
    assert_eq!(scene.refused(other, command.clone()), Refused::NotYourSeat { seat });
    assert_eq!(scene.ask(&Who::Bot, command.clone()), Err(Refused::NotYourSeat { seat }));
    scene.ok(other, Command::Say { room: Room::Players, text: "salve".to_owned() });
    assert!(!scene.ok(me, command.clone()).is_empty());
    assert_eq!(scene.ok(me, command.clone()), []);
    let Command::Act { seat, action, question, .. } = command else { unreachable!() };
    let again = Command::Act { seat, action, question, key: "other".to_owned() };
    assert_eq!(scene.refused(me, again), Refused::Stale { question: question + 1 });
    let nonsense = scene.answer("fly to Carthage");
    let next = names[scene.asked().index()];
    assert!(matches!(scene.refused(next, nonsense), Refused::Unreadable { .. }));
    let illegal = scene.answer("roll");
    let refused = scene.refused(next, illegal);
    assert!(
        matches!(&refused, Refused::Illegal { clause, .. } if clause.book == "FOR"),
        "{refused}"
    );
}

#[test]
fn rooms_do_not_hear_each_other() {
    let mut scene = Scene::dealt(GameKind::Fortuna, fortuna(2), &["anna", "bruno"]);
    let say = |room| Command::Say { room, text: "salve".to_owned() };
    scene.ok("anna", say(Room::Players));
    scene.ok("carla", say(Room::Spectators));
    assert_eq!(scene.refused("carla", say(Room::Players)), Refused::NotPlayer);
    assert_eq!(scene.refused("anna", say(Room::Spectators)), Refused::NotPlayer);
    let (anna, carla) = ("anna".into(), "carla".into());
    let read = |scene: &Scene, user: Option<&UserId>, room| {
        scene.table.desk().messages(user, room).map(std::collections::VecDeque::len)
    };
    assert_eq!(read(&scene, Some(&anna), Room::Players), Some(1));
    assert_eq!(read(&scene, Some(&anna), Room::Spectators), None);
    assert_eq!(read(&scene, Some(&carla), Room::Players), None);
    assert_eq!(read(&scene, None, Room::Spectators), Some(1));
    scene.ok("bruno", Command::Resign);
    assert_eq!(read(&scene, Some(&carla), Room::Players), Some(1));
    assert_eq!(scene.table.record().unwrap().matches("salve").count(), 0);
}

#[test]
fn a_table_without_spectators_shows_nothing() {
    let contract = Contract { spectators: false, ..fortuna(2) };
    let scene = Scene::dealt(GameKind::Fortuna, contract, &["anna", "bruno"]);
    assert_eq!(seen(&scene.table, None), Err(Refused::NoSpectators));
    assert_eq!(seen(&scene.table, Some(&"carla".into())), Err(Refused::NoSpectators));
    assert!(seen(&scene.table, Some(&"bruno".into())).is_ok());
}

#[test]
fn a_standing_order_answers_for_the_person() {
    let contract = Contract::friendly(json!({ "players": 2 }));
    let mut scene = Scene::dealt(GameKind::GloryToRome, contract, &["anna", "bruno"]);
    let (leader, follower) = (scene.asked(), Seat(1 - scene.asked().0));
    let name = ["anna", "bruno"][follower.index()];
    let order = Order {
        when: json!({ "ask": "follow" }),
        play: vec!["follow forum".to_owned(), "think draw".to_owned()],
        repeat: false,
        brief: false,
    };
    let version = scene.table.desk().version();
    let orders = vec![order];
    scene.ok(name, Command::Order { seat: follower, orders: orders.clone() });
    assert_eq!(scene.table.desk().version(), version, "nobody can tell");
    let other = ["anna", "bruno"][leader.index()];
    let seen = seen(&scene.table, Some(&other.into())).unwrap();
    assert_eq!(seen["orders"], json!([]));
    assert_eq!(
        scene.refused(other, Command::Order { seat: follower, orders }),
        Refused::NotYourSeat { seat: follower },
    );
    let lead =
        legal(&scene.table, leader).into_iter().find(|text| text.starts_with("lead")).unwrap();
    let command = scene.answer(&lead);
    let entries = scene.ok(other, command);
    let is_ordered = |entry: &Entry| matches!(&entry.fact, Fact::Acted { seat, why: Why::Ordered, .. } if *seat == follower);
    assert!(entries.iter().any(is_ordered), "{entries:?}");
    assert!(scene.table.desk().orders(follower).is_empty());
}

/// The log is kept for ever, even after people delete what they said.
#[test]
fn an_order_contains_only_questions_and_answers() {
    let contract = Contract::friendly(json!({ "players": 2 }));
    let mut scene = Scene::dealt(GameKind::GloryToRome, contract, &["anna", "bruno"]);
    let mut refused = |when: Value, play: &str| {
        let order = Order { when, play: vec![play.to_owned()], repeat: false, brief: false };
        scene.refused("anna", Command::Order { seat: Seat(0), orders: vec![order] })
    };
    for when in [json!({ "ask": "ZEBRA" }), json!({ "ask": "a b" }), json!({ "My name": 1 })] {
        assert_eq!(refused(when.clone(), "think draw"), Refused::BadOrder, "{when}");
    }
    let said = refused(json!({ "ask": "follow" }), "I live in Rome");
    assert_eq!(said, Refused::Unreadable { action: "I live in Rome".to_owned() });
}

/// Thinks instead of following, whatever is led, until it is the person's turn to lead.
#[test]
fn a_brief_order_lasts_until_something_else_is_asked() {
    let contract = Contract::friendly(json!({ "players": 3 }));
    let mut scene = Scene::dealt(GameKind::GloryToRome, contract, &["anna", "bruno", "carla"]);
    let names = ["anna", "bruno", "carla"];
    let last = Seat((scene.asked().0 + 2) % 3);
    let order = Order {
        when: json!({ "ask": "follow" }),
        play: vec!["think draw".to_owned()],
        repeat: false,
        brief: true,
    };
    let command = Command::Order { seat: last, orders: vec![order] };
    scene.ok(names[last.index()], command);
    let mut n_ordered = 0;
    while scene.asked() != last {
        assert_eq!(scene.table.desk().orders(last).len(), 1, "it stays");
        let legal = legal(&scene.table, scene.asked());
        let wanted = |word: &str| legal.iter().find(|text| text.starts_with(word));
        let choice = wanted("lead").or_else(|| wanted("think draw")).or_else(|| wanted("done"));
        let command = scene.answer(choice.unwrap_or(&legal[0]));
        let entries = scene.ok(names[scene.asked().index()], command);
        let is_ordered =
            |entry: &&Entry| matches!(&entry.fact, Fact::Acted { why: Why::Ordered, .. });
        n_ordered += entries.iter().filter(is_ordered).count();
    }
    assert_eq!(n_ordered, 2, "he has followed both others by thinking");
    assert!(scene.table.desk().orders(last).is_empty(), "he leads");
}

/// A whole game between a person and bots, through [`AnyTable`] alone.
#[test]
fn a_game_is_played_to_its_end_and_verified() {
    for game in GameKind::ALL {
        let changes = toml::from_str("players = 3").unwrap();
        let options = games::dispatch!(game, G => {
            games::options::for_bots::<G>(game, changes).unwrap().to_json()
        });
        let people = ["anna", "[bot]", "[bot]"];
        let mut scene = Scene::dealt(game, Contract::friendly(options), &people);
        let mut rng = Rng::new(1);
        while let Some(seat) = scene.table.asked() {
            let legal = legal(&scene.table, seat);
            let command = scene.answer(&legal[rng.below(legal.len())]);
            let by = if seat == Seat(0) { user("anna") } else { Who::Bot };
            scene.ask(&by, command).unwrap();
        }
        assert_eq!(scene.table.desk().stage(), &Stage::Finished);
        assert_eq!(scene.table.standings().unwrap().len(), 3);
        let record = scene.table.record().unwrap();
        games::dispatch!(game, G => {
            let record = games::records::parse::<G>("record", &record).unwrap();
            assert!(games::records::verify(&record).is_ok());
        });
    }
}
