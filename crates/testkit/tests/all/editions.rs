//! A scenario of Glory to Rome that names no edition holds in all of them.

use std::path::Path;

use games::glory_to_rome::GloryToRome;
use games::glory_to_rome::options::Edition;
use games::{GameKind, options};
use testkit::scenario::{Mode, Scenario, collect, load, run_as};

fn scenarios() -> impl Iterator<Item = Scenario> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/glory-to-rome");
    let files = collect(&[root]).expect("scenarios of Glory to Rome");
    files.into_iter().map(|file| load(&file).unwrap_or_else(|error| panic!("{error}")))
}

/// The failure of a scenario in an edition, in words.
fn failure(scenario: &Scenario, edition: Edition) -> Option<String> {
    let mut changes = scenario.options.clone();
    changes.insert("edition".into(), edition.slug().into());
    let options = options::<GloryToRome>(GameKind::GloryToRome, changes).expect("known options");
    let failure = run_as::<GloryToRome>(scenario, &options, Mode::Plain).err()?;
    Some(format!("{edition}: {failure}"))
}

#[test]
fn scenarios_without_an_edition_hold_in_all() {
    let plain: Vec<_> =
        scenarios().filter(|scenario| !scenario.options.contains_key("edition")).collect();
    assert!(plain.len() > 300, "{} scenarios", plain.len());
    let failures: Vec<_> = Edition::ALL
        .iter()
        .flat_map(|edition| plain.iter().filter_map(|scenario| failure(scenario, *edition)))
        .collect();
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}
