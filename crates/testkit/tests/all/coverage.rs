//! Every card of the box is played in some scenario.

use std::fs;
use std::path::Path;

use games::fortuna::card::{ActionCard, Building, Favour, Privilege};
use games::glory_to_rome::card::Building as Foundation;
use scenarios::collect;

fn scenarios(game: &str) -> String {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let files = collect(&[directory]).expect("every game has scenarios");
    files.iter().map(|file| fs::read_to_string(file).expect("a readable file")).collect()
}

fn assert_all_shown(texts: &str, wanted: impl IntoIterator<Item = String>) {
    let missing: Vec<_> = wanted.into_iter().filter(|text| !texts.contains(text)).collect();
    assert!(missing.is_empty(), "in no scenario: {missing:?}");
}

#[test]
fn every_card_of_fortuna_is_shown() {
    let texts = scenarios("fortuna");
    assert_all_shown(&texts, ActionCard::ALL.map(|card| format!(r#"= "use {card}""#)));
    assert_all_shown(&texts, Favour::ALL.map(|favour| format!(r#"= "fulfil {favour}"#)));
    assert_all_shown(&texts, Building::ALL.map(|building| format!(r#"= "build {building}""#)));
    assert_all_shown(&texts, Privilege::ALL.map(|card| format!(r#""{card}""#)));
}

/// Each building has a scenario of its own, named after it.
#[test]
fn every_building_of_glory_to_rome_is_shown() {
    let directory = "../../scenarios/glory-to-rome/buildings";
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let files = collect(&[directory]).expect("there are scenarios");
    let names: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
    for building in Foundation::ALL {
        let stem = format!("/{building}-");
        assert!(names.iter().any(|name| name.contains(&stem)), "no scenario of {building}");
    }
}

#[test]
fn every_power_and_every_question_of_gloria_mundi_is_shown() {
    let texts = scenarios("gloria-mundi");
    let powers = [" -> ", " X\"", "building -> cost", " = ", " : ", "barbarian ", " => ", "| wall"];
    assert_all_shown(&texts, powers.map(str::to_owned));
    let answers = [
        "play ",
        "use ",
        "produce ",
        "times ",
        "take ",
        "pull-down ",
        "buy ",
        "replace ",
        "pay ",
        "tribute",
        "lose farm",
        "lose 2",
        "defend ",
        "decline",
    ];
    assert_all_shown(&texts, answers.map(|answer| format!(r#"do = "{answer}"#)));
}
