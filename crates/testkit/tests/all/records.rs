//! The complete games of `records/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Game, Record, Rules};
use games::fortuna::Fortuna;
use games::fortuna::score::{DecidedBy, EndedBy};
use games::gloria_mundi::{self, GloriaMundi};
use games::glory_to_rome::GloryToRome;
use games::glory_to_rome::options::Edition;
use games::glory_to_rome::{score, state};
use games::{GameKind, Plain, dispatch, records};

fn stored(kind: GameKind, rules: Rules) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let folder = root.join(kind.slug()).join(format!("v{rules}"));
    let files = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: every version has records: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("a readable directory").path()).collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file")))
        .collect()
}

fn parsed<G: Plain>(kind: GameKind) -> Vec<(String, Record<G>)> {
    let read = |(path, text): (PathBuf, String)| {
        let file = path.display().to_string();
        let record = records::parse::<G>(&file, &text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(records::kind(&file, &text), Ok(kind), "{file}");
        assert_eq!(records::write(&record), text, "{file}: not as it would be written");
        (file, record)
    };
    let versions = (1..=G::RULES.0).map(Rules);
    versions.flat_map(|rules| stored(kind, rules)).map(read).collect()
}

/// What was ever released has games that are replayed for ever.
#[test]
fn every_version_of_the_rules_has_records() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => {
            for rules in (1..=<G as Game>::RULES.0).map(Rules) {
                let records = stored(kind, rules);
                assert!(!records.is_empty(), "{kind}: no record of version {rules}");
                for (path, text) in records {
                    let file = path.display().to_string();
                    let record = records::parse::<G>(&file, &text).expect("a record");
                    assert_eq!(record.rules, rules, "{file}");
                }
            }
        });
    }
}

#[test]
fn records_verify_and_are_complete() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => {
            let mut sizes = BTreeSet::new();
            for (file, record) in parsed::<G>(kind) {
                let end = records::verify(&record).unwrap_or_else(|error| panic!("{file}: {error}"));
                assert!(end.outcome().is_some(), "{file}: not played to the end");
                sizes.insert(end.n_players());
            }
            assert_eq!(sizes, G::PLAYERS.collect(), "{kind}: a record for each number of players");
        });
    }
}

/// Each cause of the end and each thing that can decide has a record.
#[test]
fn fortuna_has_a_record_of_every_ending() {
    let endings: Vec<_> = parsed::<Fortuna>(GameKind::Fortuna)
        .into_iter()
        .filter_map(|(_, record)| Some(record.result?.ending))
        .collect();
    for by in EndedBy::ALL {
        assert!(endings.iter().any(|ending| ending.by == by), "no record ends by {by}");
    }
    for decided in DecidedBy::ALL {
        assert!(
            endings.iter().any(|ending| ending.decided == decided),
            "none decided by {decided}"
        );
    }
}

/// Each cause of the end and each thing that can decide has a record.
#[test]
fn gloria_mundi_has_a_record_of_every_ending() {
    let endings: Vec<_> = parsed::<GloriaMundi>(GameKind::GloriaMundi)
        .into_iter()
        .filter_map(|(_, record)| Some(record.result?.ending))
        .collect();
    for by in gloria_mundi::score::EndedBy::ALL {
        assert!(endings.iter().any(|ending| ending.by == by), "no record ends by {by}");
    }
    for decided in gloria_mundi::score::DecidedBy::ALL {
        assert!(
            endings.iter().any(|ending| ending.decided == decided),
            "none decided by {decided}"
        );
    }
}

#[test]
fn glory_to_rome_has_a_record_of_every_ending() {
    let endings: Vec<_> = parsed::<GloryToRome>(GameKind::GloryToRome)
        .into_iter()
        .filter_map(|(_, record)| Some(record.result?.ending))
        .collect();
    for by in state::EndedBy::ALL {
        assert!(endings.iter().any(|ending| ending.by == by), "no record ends by {by}");
    }
    for decided in score::DecidedBy::ALL {
        assert!(endings.iter().any(|e| e.decided == decided), "none decided by {decided}");
    }
}

/// Each edition has a record for each number of players.
#[test]
fn glory_to_rome_has_records_of_every_edition() {
    let games: BTreeSet<_> = parsed::<GloryToRome>(GameKind::GloryToRome)
        .into_iter()
        .map(|(_, record)| (record.options.edition, record.options.players))
        .collect();
    for edition in Edition::ALL {
        for players in GloryToRome::PLAYERS {
            assert!(games.contains(&(edition, players)), "no record of {edition}, {players}");
        }
    }
}
