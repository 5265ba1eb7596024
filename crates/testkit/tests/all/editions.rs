//! A scenario of Glory to Rome that names no edition holds in all of them.

use std::path::Path;

use engine::Rules;
use games::glory_to_rome::options::{BathOutOfTown, Edition};
use games::glory_to_rome::{GloryToRome, Options};
use games::{GameKind, options};
use scenarios::{Scenario, collect, load, run_as};
use testkit::laws::StepLaws;

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
    let failure = run_as::<GloryToRome>(scenario, &options, &mut StepLaws::default()).err()?;
    Some(format!("{edition}: {}", failure.untyped()))
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

/// Switches that came with version 2 are not in what version 1 wrote, and every table is read back
/// as it was written.
#[test]
fn newer_switches_are_read_back_in_every_version() {
    for rules in [Rules(1), Rules(2)] {
        for (edition, bath_out_of_town, gate_road) in Edition::ALL
            .into_iter()
            .flat_map(|edition| BathOutOfTown::ALL.map(|bath| (edition, bath)))
            .flat_map(|(edition, bath)| [(edition, bath, false), (edition, bath, true)])
        {
            let standard = Options::of_version(rules, edition, 3);
            let options = Options { bath_out_of_town, gate_road, ..standard };
            let written = serde_json::to_value(options).expect("JSON");
            let read: Options = serde_json::from_value(written.clone()).expect("options");
            assert_eq!(read, options, "{written}");
            let is_written = written.get("gate_road").is_some();
            assert_eq!(is_written, rules == Rules(2) || gate_road != standard.gate_road);
        }
    }
}
