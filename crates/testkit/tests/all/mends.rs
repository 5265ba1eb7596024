//! Rules that were mended: each has a scenario on both sides.

use engine::{Game, Mend, Rules};
use games::{GameKind, Plain, dispatch};
use scenarios::{Scenario, library, run_as};
use testkit::laws::StepLaws;

#[test]
fn every_mend_is_shown_on_both_sides() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => shows_both_sides::<G>(kind));
    }
}

fn shows_both_sides<G: Plain>(kind: GameKind) {
    let scenarios: Vec<_> =
        library::all(kind).filter_map(|(name, _)| library::scenario(kind, name)).collect();
    for mend in G::MENDS {
        assert!((2..=G::RULES.0).contains(&mend.since), "{kind}: {} is of no version", mend.slug);
        let of_mend =
            |named: &&Scenario| named.mend.as_ref().is_some_and(|slug| slug.get_ref() == mend.slug);
        let sides: Vec<bool> = scenarios
            .iter()
            .filter(of_mend)
            .map(|scenario| scenario.rules.map_or(G::RULES, Rules).has(mend))
            .collect();
        assert!(sides.contains(&false), "{kind}: no scenario before {}", mend.slug);
        assert!(sides.contains(&true), "{kind}: no scenario since {}", mend.slug);
    }
}

#[test]
fn scenarios_name_mends_that_there_are() {
    for kind in GameKind::ALL {
        let mends = dispatch!(kind, G => <G as Game>::MENDS);
        for (name, _) in library::all(kind) {
            let scenario = library::scenario(kind, name).expect("a scenario");
            if let Some(slug) = scenario.mend {
                let is_known = mends.iter().any(|mend| mend.slug == slug.get_ref());
                assert!(is_known, "{name}: no mend {}", slug.get_ref());
                assert!(scenario.rules.is_some(), "{name}: names no version of the rules");
            }
        }
    }
}

/// A scenario of a mended rule fails on the other side of it.
#[test]
fn every_mend_makes_a_difference() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => holds_on_its_own_side::<G>(kind));
    }
}

fn holds_on_its_own_side<G: Plain>(kind: GameKind) {
    for (name, _) in library::all(kind) {
        let mut scenario = library::scenario(kind, name).expect("a scenario");
        let of_scenario =
            |mend: &&Mend| scenario.mend.as_ref().is_some_and(|slug| slug.get_ref() == mend.slug);
        let Some(mend) = G::MENDS.iter().find(of_scenario) else {
            continue;
        };
        let is_since = scenario.rules.is_some_and(|version| Rules(version).has(mend));
        let other = if is_since { mend.since - 1 } else { mend.since };
        scenario.options.insert("rules".to_owned(), other.into());
        let options = scenario.options_of::<G>(kind).expect("options of both versions");
        let played = run_as::<G>(&scenario, &options, &mut StepLaws::default());
        assert!(played.is_err(), "{kind}: {name} holds with and without {}", mend.slug);
    }
}
