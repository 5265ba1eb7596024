//! What can be played, and how.

use std::io::Write;
use std::process::ExitCode;

use games::{GameKind, dispatch};
use words::cli::CliCommand;
use words::{Speak, Words};

use crate::fault::Fault;
use crate::laboratory;

pub fn all(words: &Words, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let cli = words.cli();
    writeln!(out, "{}\n\n{}", cli.overview(), cli.games())?;
    for kind in GameKind::ALL {
        writeln!(out, "{}", dispatch!(kind, G => game::<G>(words)))?;
    }
    writeln!(out, "\n{}", cli.commands())?;
    for command in CliCommand::ALL {
        let (usage, summary) = (cli.usage(command), cli.summary(command));
        writeln!(out, "{}", cli.command(&usage, &summary))?;
    }
    writeln!(out, "\n{}\n\n{}", laboratory::overview(), cli.more_help())?;
    Ok(ExitCode::SUCCESS)
}

fn game<G: Speak>(words: &Words) -> String {
    let cli = words.cli();
    let players = cli.players(*G::PLAYERS.start(), *G::PLAYERS.end());
    cli.game(G::SLUG, G::title(words), &players, G::tagline(words))
}

pub fn one(words: &Words, command: CliCommand, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let cli = words.cli();
    writeln!(out, "{}\n", cli.summary(command))?;
    writeln!(out, "{}\n", cli.usage(command))?;
    writeln!(out, "{}", cli.details(command))?;
    Ok(ExitCode::SUCCESS)
}
