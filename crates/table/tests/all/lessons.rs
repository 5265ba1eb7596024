//! The course of each game, played to its end at a table.

use crate::any::legal;
use games::{Chapter, Course, GameKind, LessonStep, Slip, chapters, course, dispatch};
use serde_json::Value;
use table::{AnyTable, Command, Contract, Head, Keeper, Lesson, Refused, Stage, Time, UserId, Who};

/// A game and a chapter of its course.
type Subject = (GameKind, Chapter);

fn subjects() -> impl Iterator<Item = Subject> {
    let of = |kind| chapters(kind).map(move |chapter| (kind, chapter));
    GameKind::ALL.into_iter().flat_map(of)
}

fn steps((kind, chapter): Subject) -> &'static [LessonStep] {
    course(kind, chapter).steps()
}

const LEARNER: &str = "anna";

fn user() -> UserId {
    UserId::from(LEARNER)
}

fn options(kind: GameKind, course: &Course) -> Value {
    dispatch!(kind, G => {
        let options = games::options::<G>(kind, course.options.clone()).expect("options");
        serde_json::to_value(options).expect("plain data")
    })
}

/// A lesson that has begun.
fn begun(subject: Subject) -> AnyTable {
    let (kind, chapter) = subject;
    let contract = Contract::friendly(options(kind, course(kind, chapter)));
    let keepers = vec![Keeper::Person(user()), Keeper::Bot("tiro".to_owned())];
    let head = Head { keepers, ..Head::lesson(subject, contract, user(), Time(0)) };
    let mut table = AnyTable::new(head).expect("a table");
    ask(&mut table, Command::Start).expect("it begins");
    table
}

fn ask(table: &mut AnyTable, command: Command) -> Result<(), Refused> {
    let entries = table.propose(Time(0), &Who::User(user()), command)?.entries;
    for entry in &entries {
        table.commit(entry).expect("its own entry");
    }
    Ok(())
}

fn act(table: &mut AnyTable, answer: &str) -> Result<(), Refused> {
    let (question, seat) = (table.desk().question(), table.asked().expect("somebody is asked"));
    let (action, key) = (answer.to_owned(), format!("{question} {answer}"));
    ask(table, Command::Act { seat, action, question, key })
}

/// Plays the whole course, with another answer at one step if given.
fn played(subject: Subject, other: Option<(usize, &str)>) -> AnyTable {
    let mut table = begun(subject);
    for (number, step) in (1..).zip(steps(subject)) {
        let answer =
            other.filter(|(at, _)| *at == number).map_or(&*step.answer, |(_, answer)| answer);
        let now = table.lesson();
        assert!(
            matches!(now, Some(Lesson::Step { number: at, .. }) if at == number),
            "{subject:?}, before step {number}, {}: {now:?}",
            step.say
        );
        if other.is_none() {
            asks_the_learner(&table, number, step);
        }
        act(&mut table, answer).unwrap_or_else(|refused| panic!("{subject:?} {number}: {refused}"));
    }
    table
}

/// The learner is asked, the scripted answer is legal, and the answers it calls wrong are refused.
fn asks_the_learner(table: &AnyTable, number: usize, step: &LessonStep) {
    let kind = table.kind();
    let seat = table.asked().expect("the game goes on");
    assert_eq!(seat.0, 0, "{kind}: step {number} asks the other");
    let legal = legal(table, seat);
    let mistakes = step.wrong.keys().chain(step.slips.iter().map(|slip| &slip.answer));
    for answer in step.also.iter().chain([&step.answer]).chain(mistakes.clone()) {
        assert!(legal.contains(answer), "{kind}, step {number}: {answer} is not in {legal:?}");
    }
    assert!(mistakes.clone().all(|answer| !step.accepts(answer)), "{kind}, step {number}");
    assert!(step.wrong.keys().all(|answer| step.slip(answer).is_none()), "{kind}, step {number}");
}

#[test]
fn every_course_is_played_to_its_end_and_the_game_goes_on() {
    for kind in GameKind::ALL {
        let mut table = played((kind, Chapter::Game), None);
        assert!(matches!(table.lesson(), Some(Lesson::Done)), "{kind}");
        let n_steps = steps((kind, Chapter::Game)).len();
        assert!((25..=45).contains(&n_steps), "{kind}: {n_steps} steps");
        if let Some(seat) = table.asked().filter(|seat| seat.0 == 0) {
            let answer = legal(&table, seat)[0].clone();
            act(&mut table, &answer).expect("the learner plays on freely");
        }
        assert!(matches!(table.lesson(), Some(Lesson::Done)), "{kind}");
    }
}

/// The later chapters are short, and the learner wins a game that ends by its rules.
#[test]
fn the_later_chapters_end_the_game() {
    for subject in subjects().filter(|(_, chapter)| *chapter != Chapter::Game) {
        let table = played(subject, None);
        assert!(matches!(table.lesson(), Some(Lesson::Done)), "{subject:?}");
        assert_eq!(*table.desk().stage(), Stage::Finished, "{subject:?}");
        assert_eq!(table.desk().chapter(), Some(subject.1));
        let standings = table.standings().expect("a result");
        assert!(standings[0].won && !standings[1].won, "{subject:?}: {standings:?}");
        let n_steps = steps(subject).len();
        assert!((7..=20).contains(&n_steps), "{subject:?}: {n_steps} steps");
    }
}

#[test]
fn equally_good_answers_lead_to_the_same_end() {
    for subject in subjects() {
        for (number, step) in (1..).zip(steps(subject)) {
            for answer in &step.also {
                let table = played(subject, Some((number, answer)));
                let now = table.lesson();
                assert!(matches!(now, Some(Lesson::Done)), "{subject:?} {number} {answer}");
            }
        }
    }
}

/// A mistake that is let happen is played to where its script ends, and waits there to be undone.
#[test]
fn a_mistake_is_let_happen_and_undone() {
    for kind in GameKind::ALL {
        let mut n_slips = 0;
        for subject in subjects().filter(|subject| subject.0 == kind) {
            let mut table = begun(subject);
            for (number, step) in (1..).zip(steps(subject)) {
                for slip in &step.slips {
                    n_slips += 1;
                    slipped(&mut table, number, slip);
                }
                act(&mut table, &step.answer).expect("the lesson goes on");
            }
        }
        assert!(n_slips > 0, "{kind} lets no mistake happen");
    }
}

fn slipped(table: &mut AnyTable, number: usize, slip: &'static Slip) {
    let (before, to) = (legal(table, table.asked().expect("the learner")), table.n_moments());
    act(table, &slip.answer).expect("it may happen");
    let now = table.lesson();
    let waits = matches!(now, Some(Lesson::Slipped { number: at, .. }) if at == number);
    let asked = table.asked().expect("the game goes on");
    let open = legal(table, asked);
    assert!(waits, "{number} {}: {now:?}, {asked:?} is asked: {open:?}", slip.answer);
    assert!(table.bot_to_move().is_none(), "the others wait");
    for answer in open.iter().filter(|_| asked.0 == 0) {
        let mistake = Some(&*slip.say);
        assert_eq!(act(table, answer), Err(Refused::NotTaught { mistake }), "{answer}");
    }
    let question = table.desk().question();
    ask(table, Command::TakeBack { to, question }).expect("the others are bots");
    assert!(matches!(table.lesson(), Some(Lesson::Step { number: at, .. }) if at == number));
    assert_eq!(legal(table, table.asked().expect("the learner")), before);
}

/// A learner who plays on after a mistake leaves the lesson.
#[test]
fn after_a_mistake_the_learner_can_play_on() {
    let subject = (GameKind::GloryToRome, Chapter::Game);
    let mut table = begun(subject);
    act(&mut table, &steps(subject)[0].slips[0].answer).expect("it may happen");
    ask(&mut table, Command::LeaveLesson).expect("the game goes on");
    assert!(table.lesson().is_none());
    assert!(table.bot_to_move().is_some(), "the bot plays by itself");
}

/// Every legal answer but the expected one is refused and changes nothing; known mistakes are
/// named.
#[test]
fn answers_off_the_script_are_refused() {
    for subject in subjects() {
        let mut table = begun(subject);
        for step in steps(subject) {
            let before = table.desk().clone();
            let legal = legal(&table, table.asked().expect("the learner"));
            let is_off = |answer: &&String| !step.accepts(answer) && step.slip(answer).is_none();
            for answer in legal.iter().filter(is_off) {
                let mistake = step.wrong.get(answer).map(String::as_str);
                assert_eq!(
                    act(&mut table, answer),
                    Err(Refused::NotTaught { mistake }),
                    "{answer}"
                );
            }
            assert_eq!(*table.desk(), before);
            act(&mut table, &step.answer).expect("the answer");
        }
    }
}

#[test]
fn a_taken_back_answer_is_asked_again() {
    let subject = (GameKind::Fortuna, Chapter::Game);
    let mut table = begun(subject);
    act(&mut table, &steps(subject)[0].answer).expect("the first answer");
    let take_back = Command::TakeBack { to: 0, question: table.desk().question() };
    ask(&mut table, take_back).expect("nobody else is to be asked");
    assert!(matches!(table.lesson(), Some(Lesson::Step { number: 1, .. })));
}

#[test]
fn a_learner_who_leaves_the_lesson_plays_on_freely() {
    let mut table = begun((GameKind::GloryToRome, Chapter::Game));
    ask(&mut table, Command::LeaveLesson).expect("it is allowed");
    assert!(table.lesson().is_none());
    assert_eq!(ask(&mut table, Command::LeaveLesson), Err(Refused::NoLesson));
    act(&mut table, "think jack").expect("it is allowed");
    assert!(table.bot_to_move().is_some(), "the bot plays by itself");
}
