//! Every scenario of the repository, as written and with every action taken back.

use std::path::Path;

use scenarios::{collect, load, run};
use testkit::laws::StepLaws;

fn all_hold(laws: &StepLaws) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let files = collect(&[folder]).expect("there are scenarios");
    let played = files.iter().map(|file| run(&load(file)?, &mut laws.clone()));
    let failures: Vec<_> = played.filter_map(Result::err).map(|error| error.to_string()).collect();
    assert!(failures.is_empty(), "{} failed:\n\n{}", failures.len(), failures.join("\n"));
    assert!(!files.is_empty(), "no scenario was found");
}

#[test]
fn scenarios_hold() {
    all_hold(&StepLaws::default());
}

#[test]
fn scenarios_hold_with_every_action_taken_back() {
    all_hold(&StepLaws::with_take_back());
}
