//! Golden transcripts and node counts of every game. `cargo xtask bless` rewrites them.

use std::path::{Path, PathBuf};

use engine::Game;
use games::{GameKind, dispatch};
use testkit::golden::{self, compare};
use testkit::nodes::{self, NodeCount};
use testkit::playthrough::transcript;

const DEPTH: u32 = 8;

fn directory(kind: GameKind) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("playthroughs").join(kind.slug())
}

fn options<G: Game>(kind: GameKind, n_players: u8) -> G::Options {
    let overrides = toml::Table::from_iter([("players".into(), i64::from(n_players).into())]);
    games::options::<G>(kind, overrides).expect("standard options are right")
}

#[test]
fn transcripts_are_unchanged() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => for n in G::PLAYERS {
            let text = transcript::<G>(&options::<G>(kind, n), u64::from(n)).unwrap();
            let file = directory(kind).join(format!("{n}-players.txt"));
            compare(&file, &text).unwrap_or_else(|difference| panic!("{difference}"));
        });
    }
}

#[test]
fn node_counts_are_unchanged() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => {
            let file = directory(kind).join("nodes.txt");
            let counts: Vec<_> = starts::<G>(&file)
                .into_iter()
                .map(|start| start.counted::<G>(&options::<G>(kind, start.players)).unwrap())
                .collect();
            compare(&file, &nodes::write(&counts)).unwrap_or_else(|difference| panic!("{difference}"));
        });
    }
}

/// The starts in the file, which may be edited by hand; without a file, two for each table.
fn starts<G: Game>(file: &Path) -> Vec<NodeCount> {
    match std::fs::read_to_string(file) {
        Ok(text) => nodes::parse(&file.display().to_string(), &text).expect("lines of counts"),
        Err(error) if !golden::is_blessing() => panic!("{}: {error}", file.display()),
        Err(_) => G::PLAYERS
            .flat_map(|players| {
                [1, 2].map(|seed| NodeCount { players, seed, depth: DEPTH, nodes: 0 })
            })
            .collect(),
    }
}
