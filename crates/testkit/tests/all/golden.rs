//! Golden transcripts, node counts and numbers of actions of every game. `cargo xtask bless` rewrites them.

use std::path::{Path, PathBuf};

use engine::{Game, Listed};
use games::{GameKind, Plain, dispatch};
use testkit::golden::{self, compare};
use testkit::nodes::{self, NodeCount};
use testkit::playthrough::transcript;

const DEPTH: u32 = 4;

/// Options of which a game has golden files, beside the standard ones: a name and a table.
fn variants(kind: GameKind) -> &'static [(&'static str, &'static str)] {
    match kind {
        GameKind::Fortuna => &[("", ""), ("-expert", "deal = 'expert'")],
        GameKind::GloriaMundi => &[("", ""), ("-slide", "refill = 'slide'")],
        GameKind::GloryToRome => &[
            ("", ""),
            ("-gloria2011", "edition = 'gloria2011'"),
            ("-gloria2011-original-variant", "edition = 'gloria2011-original-variant'"),
            ("-english2007", "edition = 'english2007'"),
        ],
    }
}

fn directory(kind: GameKind) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("playthroughs").join(kind.slug())
}

fn options<G: Plain>(kind: GameKind, table: &str, n_players: u8) -> G::Options {
    let mut overrides: toml::Table = toml::from_str(table).expect("a table of options");
    overrides.insert("players".into(), i64::from(n_players).into());
    games::options::for_bots::<G>(kind, overrides).expect("options of the game")
}

fn assert_unchanged(file: &Path, text: &str) {
    compare(file, text).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn transcripts_are_unchanged() {
    for kind in GameKind::ALL {
        for (name, table) in variants(kind) {
            dispatch!(kind, G => for n in G::PLAYERS {
                let text = transcript::<G>(&options::<G>(kind, table, n), u64::from(n)).unwrap();
                assert_unchanged(&directory(kind).join(format!("{n}-players{name}.txt")), &text);
            });
        }
    }
}

#[test]
fn node_counts_are_unchanged() {
    for kind in GameKind::ALL {
        for (name, table) in variants(kind) {
            dispatch!(kind, G => {
                let file = directory(kind).join(format!("nodes{name}.txt"));
                let counted = |start: NodeCount| {
                    start.counted::<G>(&options::<G>(kind, table, start.players)).unwrap()
                };
                let counts: Vec<_> = starts::<G>(&file).into_iter().map(counted).collect();
                assert_unchanged(&file, &nodes::write(&counts));
            });
        }
    }
}

#[test]
fn numbers_of_actions_are_unchanged() {
    for kind in GameKind::ALL {
        let text = dispatch!(kind, G => numbers::<G>());
        assert_unchanged(&directory(kind).join("numbers.txt"), &text);
    }
}

/// How many actions there are, a sum over all of them, and where each verb begins.
fn numbers<G: Game>() -> String {
    let texts: Vec<String> = G::Action::list().map(|action| action.to_string()).collect();
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    let starts = texts.iter().enumerate().filter(|(number, text)| {
        number.checked_sub(1).is_none_or(|before| verb(&texts[before]) != verb(text))
    });
    let line = |(number, text): (usize, &String)| format!("{number} {text}\n");
    let starts: String = starts.map(line).collect();
    let sum = fnv(&texts.join("\n"));
    format!("rules {}, {} actions, FNV-1a {sum:016x}\n{starts}", G::RULES.0, texts.len())
}

/// A sum over a text.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
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
