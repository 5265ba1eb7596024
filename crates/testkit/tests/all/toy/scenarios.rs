//! A scenario holds when all is as it says, and fails for every single thing that is not.

use super::game::{Options, Toy, flaw};
use testkit::scenario::{Failure, Mode, Scenario, run_as};

const HEAD: &str = r#"
rule = "TOY 1.2"
about = "A drawn card takes the place of the old one."
game = "toy"
[table]
hands = [1, 2]
deck = [5, 6, 3, 4]
"#;

fn play_flawed<const FLAW: u8>(mode: Mode, text: &str) -> Result<(), Failure> {
    let scenario = Scenario::parse("toy.toml", text)?;
    run_as::<Toy<FLAW>>(&scenario, &Options { coins: 0 }, mode)
}

fn check(steps: &str) -> Result<(), Failure> {
    play_flawed::<{ flaw::NONE }>(Mode::TakeBack, &format!("{HEAD}{steps}"))
}

/// The first line of the report of a scenario that must fail.
fn fails(steps: &str) -> String {
    let failure = check(steps).expect_err("the scenario holds");
    let report = failure.to_string();
    report.lines().next().unwrap_or_default().to_owned()
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

/// Each line is a test: what follows the head, and how the report begins.
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
        "toy.toml:8: step 1: then: `hands.0` is 4, expected 5";
    a_path_to_nowhere: "[[step]]\nseat = 0\ndo = 'draw'\nthen = { 'hands.2' = 5 }",
        "toy.toml:8: step 1: then: `hands.2` leads nowhere: `2` in a list of 2";
    a_name_of_nothing: "[[step]]\nseat = 0\nthen = { 'coin' = 5 }",
        "toy.toml:8: step 1: then: `coin` leads nowhere: no `coin` among hands, deck, discards, \
         coins, turn, dice, outcome";
    a_wrong_seat: "[[step]]\nseat = 1\ndo = 'draw'",
        "toy.toml:8: step 1: seat 0 is asked, not seat 1";
    a_text_that_is_no_action: "[[step]]\nseat = 0\ndo = 'dance'",
        "toy.toml:8: step 1: `dance` is not an action in notation";
    an_expectation_that_is_no_action: "[[step]]\nseat = 0\nlacks = ['dance']",
        "toy.toml:8: step 1: `dance` is not an action in notation";
    an_illegal_action: "coins = [5, 0]\n[[step]]\nseat = 0\ndo = 'roll'",
        "toy.toml:9: step 1: `roll` is not legal: Rich (TOY 1.3)";
    an_action_missing: "coins = [5, 0]\n[[step]]\nseat = 0\nhas = ['roll']",
        "toy.toml:9: step 1: has: `roll` is not legal";
    an_action_too_many: "[[step]]\nseat = 0\nlacks = ['roll']",
        "toy.toml:8: step 1: lacks: `roll` is legal";
    a_list_too_short: "[[step]]\nseat = 0\nlegal = ['roll', 'pass']",
        "toy.toml:8: step 1: legal: `draw` is legal too";
    a_list_too_long: "coins = [5, 0]\n[[step]]\nseat = 0\nlegal = ['roll', 'pass', 'draw']",
        "toy.toml:9: step 1: legal: `roll` is not legal";
    a_refusal_that_is_not: "[[step]]\nseat = 0\nrefuse = ['roll']",
        "toy.toml:8: step 1: refuse: `roll` is legal";
    a_refusal_for_another_reason:
        "coins = [5, 0]\n[[step]]\nseat = 0\nrefuse = [{ do = 'roll', rule = 'TOY 1.2' }]",
        "toy.toml:9: step 1: refuse: `roll` is not legal: Rich (TOY 1.3), expected TOY 1.2";
    a_step_after_the_end: "turn = 5\n[[step]]\nseat = 1\ndo = 'pass'\n[[step]]\nseat = 0\ndo = 'pass'",
        "toy.toml:12: step 2: a step after the end of the game";
    dice_left_over: "dice = [1, 3]\n[[step]]\nseat = 0\ndo = 'roll'",
        "toy.toml:9: step 1: dice left over: [3]";
    an_unknown_field: "[[step]]\nseat = 0\nplay = 'roll'",
        "toy.toml:10:1: unknown field `play`, expected one of `seat`, `do`, `then`, `has`, `lacks`, \
         `legal`, `refuse`";
    an_unknown_zone: "bank = 3\n[[step]]\nseat = 0",
        "toy.toml:8:1: unknown field `bank`, expected one of `hands`, `deck`, `discards`, `coins`, \
         `turn`, `dice`";
    a_refusal_with_an_unknown_field: "[[step]]\nseat = 0\nrefuse = [{ do = 'roll', why = 'no' }]",
        "toy.toml:10:10: expected an action, or { do = \"…\", rule = \"…\" }";
    a_table_that_does_not_add_up: "discards = [1]\n[[step]]\nseat = 0",
        "toy.toml:4:8: the cards are [1, 1, 2, 3, 4, 5, 6]";
}

#[test]
fn a_scenario_of_no_game_says_which_there_are() {
    let scenario = Scenario::parse("toy.toml", &format!("{HEAD}[[step]]\nseat = 0")).unwrap();
    let failure = testkit::scenario::run(&scenario, Mode::Plain).unwrap_err();
    assert_eq!(
        failure.to_string(),
        "toy.toml:4:8: no game `toy`, there are: fortuna, glory-to-rome, gloria-mundi\n"
    );
}

#[test]
fn a_report_shows_the_table_the_question_and_the_list() {
    let report = check("[[step]]\nseat = 0\nhas = ['draw']\nlacks = ['pass']").unwrap_err();
    let expected = r#"toy.toml:8: step 1: lacks: `pass` is legal
the table:
  hands: [1,2]
  deck: [5,6,3,4]
  discards: []
  coins: [0,0]
  turn: 0
  dice: []
  outcome: null
the question: seat 0: "turn"
the legal list: draw | pass | roll
"#;
    assert_eq!(report.to_string(), expected);
}

/// Rules that break a law fail every scenario, whatever it expects.
#[test]
fn laws_are_checked_after_every_step() {
    let text = format!("{HEAD}[[step]]\nseat = 0\ndo = 'draw'");
    let problem = |result: Result<(), Failure>| result.unwrap_err().error.problem;
    let lost = problem(play_flawed::<{ flaw::LOSES_CARDS }>(Mode::Plain, &text));
    assert_eq!(lost, "the cards are [2, 3, 4, 5, 6]");
    let text_lost = problem(play_flawed::<{ flaw::TEXT }>(Mode::Plain, &text));
    assert!(text_lost.contains("Roll is written `pass`"), "{text_lost}");
    let imagined = problem(play_flawed::<{ flaw::IMAGINES_OTHERWISE }>(Mode::Plain, &text));
    assert!(imagined.contains("the view differs"), "{imagined}");
}

#[test]
fn taking_back_finds_a_past_that_changes() {
    let text = format!("{HEAD}[[step]]\nseat = 0\ndo = 'roll'");
    play_flawed::<{ flaw::GLOBAL_DICE }>(Mode::Plain, &text).unwrap();
    let failure = play_flawed::<{ flaw::GLOBAL_DICE }>(Mode::TakeBack, &text).unwrap_err();
    let problem = failure.error.problem;
    assert!(problem.starts_with("the table, when the action is played again,"), "{problem}");
}
