//! Finds complete games for `records/`, for the version of the rules that the options name: one for
//! each way a game can end, and one for each number of players.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use engine::{Game, Rng, Seed};
use games::random::{play_out, random_game};
use games::{GameKind, Plain, dispatch, records};
use lexopt::{Arg, ValueExt};
use serde_json::Value;

use crate::tree::root;
use crate::{Result, game};

/// Plays random games and keeps the shortest of each ending that has no record yet.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<()> {
    let (mut n_games, mut changes) = (100_000, String::new());
    let mut kinds = GameKind::ALL.to_vec();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("games") => n_games = arguments.value()?.parse()?,
            Arg::Long("game") => kinds = vec![game(&mut arguments)?],
            Arg::Long("options") => changes = arguments.value()?.string()?,
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    let changes: toml::Table = toml::from_str(&changes)?;
    for kind in kinds {
        dispatch!(kind, G => {
            for n in G::PLAYERS {
                let mut table = changes.clone();
                table.insert("players".into(), i64::from(n).into());
                let options = games::options::for_bots::<G>(kind, table)?;
                for (ending, number) in shortest::<G>(&options, n_games)? {
                    keep::<G>(kind, &options, n, &ending, number)?;
                }
            }
        });
    }
    Ok(())
}

/// The number of the shortest game for each ending.
fn shortest<G: Game>(options: &G::Options, n_games: u64) -> Result<BTreeMap<String, u64>> {
    let mut found: BTreeMap<String, (usize, u64)> = BTreeMap::new();
    for number in 0..n_games {
        let mut state = G::new(options, Seed::from_number(number))?;
        let mut n_actions = 0;
        play_out(&mut state, &mut Rng::new(number), |_| n_actions += 1);
        let Some(outcome) = state.outcome() else {
            continue;
        };
        let game = (n_actions, number);
        let best = found.entry(name(&serde_json::to_value(outcome.ending)?)).or_insert(game);
        *best = game.min(*best);
    }
    Ok(found.into_iter().map(|(ending, (_, number))| (ending, number)).collect())
}

/// An ending in one word: its values, joined.
fn name(ending: &Value) -> String {
    match ending {
        Value::Object(fields) => fields.values().map(name).collect::<Vec<_>>().join("-"),
        Value::Array(items) => items.iter().map(name).collect::<Vec<_>>().join("-"),
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) => ending.to_string(),
    }
}

fn keep<G: Plain>(
    kind: GameKind,
    options: &G::Options,
    n_players: u8,
    ending: &str,
    number: u64,
) -> Result<()> {
    let version = format!("v{}", G::rules(options));
    let directory: PathBuf = root().join("records").join(kind.slug()).join(&version);
    let has = |part: &str| is_recorded(&directory, part);
    let file = format!("{n_players}-{ending}.json");
    if has(&format!("-{ending}.json")) && has(&format!("{n_players}-")) {
        return Ok(());
    }
    let seed = Seed::from_number(number);
    let played = random_game::<G>(options, seed, number)?;
    let record = records::record::<G>(options.clone(), seed, &played.actions)
        .map_err(|error| error.to_string())?;
    fs::create_dir_all(&directory)?;
    fs::write(directory.join(&file), records::write(&record))?;
    println!("records/{kind}/{version}/{file}: game {number}, {} actions", played.actions.len());
    Ok(())
}

fn is_recorded(directory: &PathBuf, part: &str) -> bool {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names.any(|name| name.starts_with(part) || name.ends_with(part))
}
