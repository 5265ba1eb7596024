//! Every scenario of the repository, as written and with every action taken back.

use std::path::Path;

use testkit::scenario::{Mode, check};

fn all_hold(mode: Mode) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let directory = directory.canonicalize().expect("there are scenarios");
    let report = check(&[directory], mode);
    let failures: Vec<_> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{} failed:\n\n{}", failures.len(), failures.join("\n"));
    assert!(report.n_passed > 0, "no scenario was found");
}

#[test]
fn scenarios_hold() {
    all_hold(Mode::Plain);
}

#[test]
fn scenarios_hold_with_every_action_taken_back() {
    all_hold(Mode::TakeBack);
}
