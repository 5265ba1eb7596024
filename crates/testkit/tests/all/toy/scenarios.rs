//! A scenario holds when all is as it says, and fails for every single thing that is not.

use super::game::{Options, Refused, Toy, flaw};
use engine::Seat;
use scenarios::{
    PlayedScenario, Scenario, ScenarioFailure, ScenarioProblem, StateText, Wrong, run_as,
};
use testkit::laws::StepLaws;

const HEAD: &str = r#"
rule = "TOY 1.2"
about = "A drawn card takes the place of the old one."
game = "toy"
[table]
hands = [1, 2]
deck = [5, 6, 3, 4]
"#;

type Fails<const FLAW: u8> = ScenarioFailure<Refused, PlayedScenario<Toy<FLAW>>>;

fn play_flawed<const FLAW: u8>(mut laws: StepLaws, text: &str) -> Result<(), Fails<FLAW>> {
    let scenario = Scenario::parse("toy.toml", text)?;
    run_as::<Toy<FLAW>>(&scenario, &Options { coins: 0 }, &mut laws)
}

fn check(steps: &str) -> Result<(), Fails<{ flaw::NONE }>> {
    play_flawed::<{ flaw::NONE }>(StepLaws::with_take_back(), &format!("{HEAD}{steps}"))
}

/// Where and why a scenario fails that must, as data.
fn fails(steps: &str) -> String {
    let failure = check(steps).expect_err("the scenario holds");
    let place = match failure.step {
        Some(step) => format!("{}, {step}", failure.place.line),
        None => failure.place.to_string(),
    };
    match *failure.problem {
        ScenarioProblem::Illegal(error) => format!("{place}: {error}"),
        ScenarioProblem::NotLegal(field, error) => format!("{place}: {field:?}: {error}"),
        ScenarioProblem::OtherClause(error, expected) => {
            format!("{place}: not by {expected}: {error}")
        }
        ScenarioProblem::Wrong(wrong) => format!("{place}: {wrong:?}"),
    }
}

#[test]
fn a_right_scenario_holds() {
    let steps = r#"
dice = [6]
[[step]]
seat = 0
do = "draw"
then = { "hands.0" = 4, "discards" = [1], "outcome" = "none" }
legal = ["roll", "draw", "pass"]
[[step]]
seat = 1
do = "roll"
then = { "coins.1" = 6 }
[[step]]
seat = 0
do = "pass"
has = ["draw"]
lacks = ["roll"]
refuse = ["roll", { do = "roll", rule = "TOY 1.3" }]
[[step]]
seat = 1
then = { "turn" = 3 }
"#;
    check(steps).unwrap();
}

/// Each line is a test: what follows the head, where it fails, and why.
macro_rules! fails {
    ($($test:ident: $steps:literal, $message:literal;)+) => {
        $(
            #[test]
            fn $test() {
                assert_eq!(fails($steps), $message);
            }
        )+
    };
}

fails! {
    a_wrong_value: "[[step]]\nseat = 0\ndo = 'draw'\nthen = { 'hands.0' = 5 }",
        r#"8, 1: OtherValue { path: "hands.0", found: "4", expected: "5" }"#;
    a_path_to_nowhere: "[[step]]\nseat = 0\ndo = 'draw'\nthen = { 'hands.2' = 5 }",
        r#"8, 1: NoPath { path: "hands.2", key: "2", there: Array [Number(4), Number(2)] }"#;
    a_wrong_seat: "[[step]]\nseat = 1\ndo = 'draw'",
        "8, 1: OtherSeat { asked: Seat(0), named: Seat(1) }";
    a_text_that_is_no_action: "[[step]]\nseat = 0\ndo = 'dance'",
        r#"8, 1: NotNotation("dance")"#;
    an_expectation_that_is_no_action: "[[step]]\nseat = 0\nlacks = ['dance']",
        r#"8, 1: NotNotation("dance")"#;
    an_illegal_action: "coins = [5, 0]\n[[step]]\nseat = 0\ndo = 'roll'",
        "9, 1: `roll` is not legal: Rich (TOY 1.3)";
    an_action_missing: "coins = [5, 0]\n[[step]]\nseat = 0\nhas = ['roll']",
        "9, 1: Has: `roll` is not legal: Rich (TOY 1.3)";
    an_action_too_many: "[[step]]\nseat = 0\nlacks = ['roll']",
        r#"8, 1: IsLegal(Lacks, "roll")"#;
    a_list_too_short: "[[step]]\nseat = 0\nlegal = ['roll', 'pass']",
        r#"8, 1: IsLegal(Legal, "draw")"#;
    a_list_too_long: "coins = [5, 0]\n[[step]]\nseat = 0\nlegal = ['roll', 'pass', 'draw']",
        "9, 1: Legal: `roll` is not legal: Rich (TOY 1.3)";
    a_refusal_that_is_not: "[[step]]\nseat = 0\nrefuse = ['roll']",
        r#"8, 1: IsLegal(Refuse, "roll")"#;
    a_refusal_for_another_reason:
        "coins = [5, 0]\n[[step]]\nseat = 0\nrefuse = [{ do = 'roll', rule = 'TOY 1.2' }]",
        "9, 1: not by TOY 1.2: `roll` is not legal: Rich (TOY 1.3)";
    a_refusal_by_another_ruling:
        "coins = [5, 0]\n[[step]]\nseat = 0\nrefuse = [{ do = 'roll', rule = 'TOY 1.3', ruling = 'R-T2' }]",
        "9, 1: not by R-T2: `roll` is not legal: Rich (TOY 1.3)";
    a_refusal_by_a_clause_that_is_not:
        "[[step]]\nseat = 0\nrefuse = [{ do = 'roll', rule = 'TOY 1.3' }]",
        r#"8, 1: NotRefused { action: "roll", expected: "TOY 1.3" }"#;
    a_step_after_the_end: "turn = 5\n[[step]]\nseat = 1\ndo = 'pass'\n[[step]]\nseat = 0\ndo = 'pass'",
        "12, 2: AfterTheEnd";
    dice_left_over: "dice = [1, 3]\n[[step]]\nseat = 0\ndo = 'roll'",
        "9, 1: DiceLeft([Number(3)])";
    an_unknown_field: "[[step]]\nseat = 0\nplay = 'roll'",
        "toy.toml:10:1: Unreadable(\"unknown field `play`, expected one of `seat`, `do`, `then`, `has`, \
         `lacks`, `legal`, `refuse`\")";
    an_unknown_zone: "bank = 3\n[[step]]\nseat = 0",
        "toy.toml:8:1: Unreadable(\"unknown field `bank`, expected one of `hands`, `deck`, `discards`, \
         `coins`, `turn`, `dice`\")";
    a_refusal_with_an_unknown_field: "[[step]]\nseat = 0\nrefuse = [{ do = 'roll', why = 'no' }]",
        r#"toy.toml:10:10: Unreadable("\"…\" | { do = \"…\", rule = \"…\", ruling = \"…\", reason = \"…\" }")"#;
    a_table_that_does_not_add_up: "discards = [1]\n[[step]]\nseat = 0",
        r#"toy.toml:4:8: Law("the cards are [1, 1, 2, 3, 4, 5, 6]")"#;
}

#[test]
fn a_table_that_is_refused_names_its_line() {
    let text = HEAD.replace("[1, 2]", "[1, 1]") + "[[step]]\nseat = 0";
    let failure = play_flawed::<{ flaw::NONE }>(StepLaws::default(), &text).unwrap_err();
    assert_eq!(failure.place.to_string(), "toy.toml:6:9");
}

#[test]
fn a_name_of_nothing_is_shown_what_there_is() {
    let failure = check("[[step]]\nseat = 0\nthen = { 'coin' = 5 }").unwrap_err();
    let ScenarioProblem::Wrong(Wrong::NoPath { key, there, .. }) = &*failure.problem else {
        panic!("{failure}");
    };
    let keys: Vec<_> = there.as_object().expect("fields").keys().collect();
    assert_eq!(key, "coin");
    assert_eq!(keys, ["hands", "deck", "discards", "coins", "turn", "dice", "outcome"]);
}

#[test]
fn a_scenario_of_no_game_is_refused() {
    let scenario = Scenario::parse("toy.toml", &format!("{HEAD}[[step]]\nseat = 0")).unwrap();
    let failure = scenarios::run(&scenario, &mut StepLaws::default()).unwrap_err();
    assert_eq!(failure.place.to_string(), "toy.toml:4:8");
    assert!(
        matches!(&*failure.problem, ScenarioProblem::Wrong(Wrong::NoGame(game)) if game == "toy"),
        "{failure}"
    );
}

#[test]
fn a_failure_shows_the_table_the_question_and_the_list() {
    let failure = check("[[step]]\nseat = 0\nhas = ['draw']\nlacks = ['pass']").unwrap_err();
    let expected = StateText {
        table: [
            "hands: [1,2]",
            "deck: [5,6,3,4]",
            "discards: []",
            "coins: [0,0]",
            "turn: 0",
            "dice: []",
            "outcome: null",
        ]
        .map(str::to_owned)
        .into(),
        question: Some((Seat(0), "\"turn\"".to_owned())),
        legal: ["draw", "pass", "roll"].map(str::to_owned).into(),
    };
    assert_eq!(failure.untyped().scene.as_deref(), Some(&expected));
}

#[test]
fn a_failure_keeps_what_was_played() {
    let steps = "[[step]]\nseat = 0\n[[step]]\nseat = 0\ndo = 'draw'\n[[step]]\nseat = 0";
    let failure = check(steps).unwrap_err();
    let course = failure.scene.as_deref().expect("a course");
    let [played] = course.moves.as_slice() else {
        panic!("{failure}");
    };
    assert_eq!((played.step, played.seat, played.events.len()), (2, Seat(0), 2));
}

/// The law of the program that is broken.
fn broken<const FLAW: u8>(result: Result<(), Fails<FLAW>>) -> String {
    let failure = result.expect_err("a law is broken");
    let ScenarioProblem::Wrong(Wrong::Law(law)) = &*failure.problem else {
        panic!("{failure}");
    };
    law.clone()
}

/// Rules that break a law fail every scenario, whatever it expects.
#[test]
fn laws_are_checked_after_every_step() {
    let text = format!("{HEAD}[[step]]\nseat = 0\ndo = 'draw'");
    let lost = broken(play_flawed::<{ flaw::LOSES_CARDS }>(StepLaws::default(), &text));
    assert_eq!(lost, "the cards are [2, 3, 4, 5, 6]");
    let text_lost = broken(play_flawed::<{ flaw::TEXT }>(StepLaws::default(), &text));
    assert!(text_lost.contains("Roll is written `pass`"), "{text_lost}");
    let imagined = broken(play_flawed::<{ flaw::IMAGINES_OTHERWISE }>(StepLaws::default(), &text));
    assert!(imagined.contains("the view differs"), "{imagined}");
}

#[test]
fn taking_back_finds_a_past_that_changes() {
    let text = format!("{HEAD}[[step]]\nseat = 0\ndo = 'roll'");
    play_flawed::<{ flaw::GLOBAL_DICE }>(StepLaws::default(), &text).unwrap();
    let law = broken(play_flawed::<{ flaw::GLOBAL_DICE }>(StepLaws::with_take_back(), &text));
    assert!(law.starts_with("the table, when the action is played again,"), "{law}");
}
