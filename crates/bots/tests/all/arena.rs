//! Matches are reproducible, whatever the threads, and continue where they stopped.

use std::convert::Infallible;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use bots::arena::{
    ArenaGame, Effort, Entrant, Journal, JournalError, Machine, Match, MatchSummary, run,
};
use engine::{Game, Seed};
use games::GameKind;
use games::gloria_mundi::GloriaMundi;
use serde_json::json;

type Options = <GloriaMundi as Game>::Options;

const ONE: NonZeroUsize = NonZeroUsize::MIN;

fn options(players: u8) -> Options {
    let overrides = toml::from_str(&format!("players = {players}")).expect("a table of options");
    games::options::<GloriaMundi>(GameKind::GloriaMundi, overrides).expect("standard options")
}

fn plan(players: u8, bots: &[&str], blocks: u32) -> Match {
    let entrant = |name: &&str| Entrant { name: (*name).to_owned(), spec: (*name).to_owned() };
    Match {
        game: GloriaMundi::SLUG.to_owned(),
        rules: GloriaMundi::RULES.0,
        players,
        options: json!({}),
        bots: bots.iter().map(entrant).collect(),
        blocks,
        seed: Seed::from_number(3),
    }
}

fn play(plan: &Match, threads: usize) -> Vec<ArenaGame> {
    let mut games = Vec::new();
    let threads = NonZeroUsize::new(threads).expect("a thread");
    let result: Result<(), Infallible> =
        run::<GloriaMundi, _>(plan, &options(plan.players), (0, threads), |game| {
            games.push(game);
            Ok(())
        });
    result.expect("nothing can fail");
    games
}

/// The games without their times.
fn timeless(games: &[ArenaGame]) -> Vec<ArenaGame> {
    let mut games = games.to_vec();
    for effort in games.iter_mut().flat_map(|game| &mut game.efforts) {
        *effort = Effort { decisions: effort.decisions, ..Effort::default() };
    }
    games
}

fn summary(plan: &Match, games: &[ArenaGame]) -> MatchSummary {
    MatchSummary::new(plan, games, Machine::this(ONE))
}

#[test]
fn the_games_do_not_depend_on_the_number_of_threads() {
    let plan = plan(3, &["greedy", "random"], 4);
    let alone = timeless(&play(&plan, 1));
    assert_eq!(alone.len(), plan.n_games());
    assert_eq!(alone, timeless(&play(&plan, 5)));
    assert_eq!(summary(&plan, &alone), summary(&plan, &timeless(&play(&plan, 2))));
}

#[test]
fn a_block_is_one_deal_in_all_rotations() {
    let plan = plan(4, &["greedy", "random"], 3);
    for block in play(&plan, 2).chunks(4) {
        assert!(block.iter().all(|game| game.seed == block[0].seed));
        let seat = |game: &ArenaGame| game.seats.iter().position(|name| name == "greedy");
        assert_eq!(block.iter().map(seat).collect::<Vec<_>>(), [0, 1, 2, 3].map(Some));
    }
}

#[test]
fn shares_sum_up_and_the_stronger_bot_is_rated_higher() {
    let plan = plan(2, &["random", "greedy"], 40);
    let games = play(&plan, 2);
    let summary = summary(&plan, &games);
    let [random, greedy] = &summary.bots[..] else {
        panic!("two bots, not {:?}", summary.bots);
    };
    assert_eq!((random.games, greedy.games), (80, 80));
    assert!((random.win_share + greedy.win_share - 1.0).abs() < 1e-3);
    assert!((summary.seat_shares.iter().sum::<f64>() - 1.0).abs() < 1e-3);
    assert_eq!(summary.endings.values().sum::<usize>(), 80);
    assert!(greedy.win_share_low > 0.6, "{greedy:?}");
    assert_eq!((&*summary.anchor, random.rating), ("random", 0.0));
    assert!(greedy.rating_low > 0.0 && greedy.rating > greedy.rating_low, "{greedy:?}");
    let ahead: f64 = summary.pairs.iter().map(|pair| pair.ahead).sum();
    assert!((ahead - 1.0).abs() < 1e-3, "{:?}", summary.pairs);
    assert!(greedy.decision_ms.p50 <= greedy.decision_ms.p99);
    assert!(greedy.turn_ms.longest >= greedy.decision_ms.p50);
}

#[test]
fn every_combination_of_bots_meets_at_small_tables() {
    let plan = plan(2, &["random", "greedy", "greedy"], 1);
    let pairs: Vec<[String; 2]> =
        play(&plan, 1).into_iter().map(|game| game.seats.try_into().expect("two seats")).collect();
    let names = |a: &str, b: &str| [a.to_owned(), b.to_owned()];
    let (g, r) = ("greedy", "random");
    assert_eq!(pairs, [names(r, g), names(g, r), names(g, g)]);
}

fn path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may be left over from an earlier run, or missing.
    let _ = fs::remove_file(&path);
    path
}

/// Plays the rest of a match, and returns all games.
fn go_on(plan: &Match, path: &Path) -> Vec<ArenaGame> {
    let (mut journal, mut games) = Journal::open(path, plan).expect("a file of this match");
    let n_played = games.len();
    run::<GloriaMundi, std::io::Error>(plan, &options(plan.players), (n_played, ONE), |game| {
        journal.add(&game)?;
        games.push(game);
        Ok(())
    })
    .expect("a file to write");
    journal.close(&summary(plan, &games)).expect("a file to write");
    games
}

#[test]
fn a_match_continues_wherever_its_file_was_cut() {
    let (plan, path) = (plan(2, &["greedy", "random"], 3), path("cut.jsonl"));
    let expected = timeless(&go_on(&plan, &path));
    let whole = fs::read(&path).expect("the file");
    let ends: Vec<usize> =
        whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
    assert_eq!(ends.len(), 1 + plan.n_games() + 1);
    for end in ends.iter().flat_map(|end| [end - 40, *end, end + 1]) {
        fs::write(&path, &whole[..end]).expect("a file to write");
        assert_eq!(timeless(&go_on(&plan, &path)), expected, "cut at {end}");
        let n_lines = fs::read_to_string(&path).expect("the file").lines().count();
        assert_eq!(n_lines, ends.len(), "cut at {end}");
    }
}

#[test]
fn a_complete_match_is_not_played_again() {
    let (plan, path) = (plan(2, &["greedy", "random"], 2), path("complete.jsonl"));
    go_on(&plan, &path);
    let whole = fs::read(&path).expect("the file");
    let (journal, games) = Journal::open(&path, &plan).expect("a file of this match");
    assert_eq!(games.len(), plan.n_games());
    journal.close(&summary(&plan, &games)).expect("a file to write");
    assert_eq!(fs::read(&path).expect("the file"), whole);
}

#[test]
fn a_file_of_another_match_is_left_alone() {
    let (plan, path) = (plan(2, &["greedy", "random"], 2), path("other.jsonl"));
    go_on(&plan, &path);
    let whole = fs::read_to_string(&path).expect("the file");
    let others = [
        ("--blocks", Match { blocks: 3, ..plan.clone() }),
        ("--seed", Match { seed: Seed::from_number(4), ..plan.clone() }),
        ("--players", Match { players: 3, ..plan.clone() }),
        ("--option", Match { options: json!({"refill": "slide"}), ..plan.clone() }),
        ("--bots", Match { bots: plan.bots[..1].to_vec(), ..plan.clone() }),
    ];
    for (expected, other) in others {
        let found = Journal::open(&path, &other);
        assert!(matches!(found, Err(JournalError::Other(what)) if what == expected), "{found:?}");
    }
    let mangled = whole.replacen("\"block\":0", "\"block\":7", 1);
    fs::write(&path, &mangled).expect("a file to write");
    assert!(matches!(Journal::open(&path, &plan), Err(JournalError::Mangled(2))));
    fs::write(&path, "precious").expect("a file to write");
    assert!(matches!(Journal::open(&path, &plan), Err(JournalError::Foreign)));
    assert_eq!(fs::read_to_string(&path).expect("the file"), "precious");
}
