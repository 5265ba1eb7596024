//! `trivium verify`: whether a record is what it says.

use std::io::Write;
use std::process::ExitCode;

use engine::{Record, ReplayError};
use games::records::VerifyError;
use games::{dispatch, records};
use words::{Speak, Words};

use crate::args::{ArgWord, Args};
use crate::fault::{FAILED, Fault};
use crate::files;

pub fn run(words: &Words, mut args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let mut path = None;
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(text) if path.is_none() => path = Some(text.clone()),
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let path = args.need(path, "RECORD")?;
    let text = files::read(words, &path)?;
    let unreadable = |error| Fault::unreadable(words, &error);
    let kind = records::kind(&path, &text).map_err(unreadable)?;
    dispatch!(kind, G => {
        let record = records::parse::<G>(&path, &text).map_err(unreadable)?;
        verify::<G>(words, &record, out)
    })
}

/// A line for each claim, up to the first that does not hold.
fn verify<G: Speak>(
    words: &Words,
    record: &Record<G>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let cli = words.cli();
    let hash = cli.hash_holds();
    let replay = cli.replay_holds(record.actions.len());
    let (lines, code) = match records::verify(record) {
        Ok(state) => {
            let result = match state.outcome() {
                Some(_) => cli.result_holds(),
                None => cli.result_open(),
            };
            (vec![hash, replay, result], ExitCode::SUCCESS)
        }
        Err(VerifyError::Replay(error @ (ReplayError::Format(_) | ReplayError::Rules(_)))) => {
            return Err(Fault::problem(cli.broken(record, &error)));
        }
        Err(error) => {
            let lines = match error {
                VerifyError::Game(found) => vec![cli.record_game(&found)],
                VerifyError::SeedHash { .. } => vec![cli.hash_fails()],
                VerifyError::Replay(error) => {
                    vec![hash, cli.replay_fails(cli.broken(record, &error))]
                }
                VerifyError::Result { .. } => vec![hash, replay, cli.result_fails()],
            };
            (lines, ExitCode::from(FAILED))
        }
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(code)
}
