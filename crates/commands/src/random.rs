//! `trivium random`: the record of a game of random answers.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use engine::Seed;
use games::random::random_game;
use games::{Plain, dispatch, records};
use words::Words;

use crate::args::{ArgWord, Args};
use crate::fault::Fault;
use crate::files;
use crate::setup::{self, Setup};

pub fn run(words: &Words, mut args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let mut setup = Setup::default();
    let (mut game, mut path, mut force) = (None, None, false);
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(name) if game.is_none() => game = Some(args.game(name)?),
            ArgWord::Flag(flag) if flag == "--out" => path = Some(args.value()?),
            ArgWord::Flag(flag) if flag == "--force" => force = true,
            ArgWord::Flag(flag) if setup.take(words, &mut args, flag)? => {}
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let kind = args.need(game, "GAME")?;
    let players = args.need(setup.players, "--players")?;
    let seed = args.need(setup.seed, "--seed")?;
    let path = args.need(path, "--out")?;
    let text = dispatch!(kind, G => {
        record::<G>(words, setup.options_for_bots::<G>(words, kind, players)?, seed)?
    });
    files::write(words, Path::new(&path), &text, force)?;
    writeln!(out, "{}", words.cli().saved(&path))?;
    Ok(ExitCode::SUCCESS)
}

fn record<G: Plain>(words: &Words, options: G::Options, seed: Seed) -> Result<String, Fault> {
    let game = random_game::<G>(&options, seed, setup::small_number(seed))
        .map_err(|error| Fault::setup(words, &error))?;
    let record = records::record::<G>(options, seed, &game.actions)
        .expect("what was played can be replayed");
    Ok(records::write(&record))
}
