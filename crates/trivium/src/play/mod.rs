//! `trivium play`: a game in plain lines.
//!
//! It reads lines and writes lines, nothing else: no colours, no cursor. So it works in a pipe
//! and with a screen reader.

mod answer;
mod hint;
mod seats;
mod session;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use bots::{Insight, Spec};
use engine::{Game, Seed};
use games::{GameKind, dispatch, records};
use words::{Speak, Words};

use crate::args::{Args, Word, usual_players};
use crate::fault::Fault;
use crate::files;
use crate::setup::{self, Setup};

use seats::Seats;
use session::Session;

/// Lines of a large screen.
const SCREEN: usize = 80;

/// What the command line asks for.
#[derive(Debug, Default)]
struct Request {
    setup: Setup,
    seats: Option<String>,
    bots: Vec<String>,
    record: Option<PathBuf>,
}

/// Where answers come from and text goes to.
pub(crate) struct Console<'a> {
    pub(crate) input: &'a mut dyn BufRead,
    pub(crate) out: &'a mut dyn Write,
    /// Whether a person looks at this screen, so that it may have to be handed over.
    pub(crate) is_screen: bool,
}

impl Console<'_> {
    fn say(&mut self, text: &str) -> Result<(), Fault> {
        Ok(writeln!(self.out, "{text}")?)
    }

    fn say_all(&mut self, lines: &[String]) -> Result<(), Fault> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Asks for a line: on the same line of a screen, on the next line of a transcript.
    fn prompt(&mut self, text: &str) -> Result<(), Fault> {
        if self.is_screen {
            return Ok(write!(self.out, "{text}")?);
        }
        self.say(text.trim_end())
    }

    /// Moves what the last player saw off the screen.
    fn scroll_away(&mut self) -> Result<(), Fault> {
        self.say(&"\n".repeat(SCREEN))
    }

    /// The next line without spaces around it; none when the input is over.
    fn read(&mut self) -> Result<Option<String>, Fault> {
        self.out.flush()?;
        let mut line = Vec::new();
        let n_bytes = self.input.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line);
        Ok((n_bytes > 0).then(|| text.trim().to_owned()))
    }
}

pub(crate) fn run(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let mut request = Request::default();
    let mut game = None;
    while let Some(word) = args.next()? {
        match &word {
            Word::Value(name) if game.is_none() => game = Some(args.game(name)?),
            Word::Flag(flag) if flag == "--plain" => {}
            Word::Flag(flag) if flag == "--seats" => request.seats = Some(args.value()?),
            Word::Flag(flag) if flag == "--bot" => request.bots.extend(Spec::split(&args.value()?)),
            Word::Flag(flag) if flag == "--record" => request.record = Some(args.value()?.into()),
            Word::Flag(flag) if request.setup.take(words, &mut args, flag)? => {}
            Word::Flag(_) | Word::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let kind = args.need(game, "GAME")?;
    let is_screen = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut console = Console { input: &mut io::stdin().lock(), out, is_screen };
    dispatch!(kind, G => play::<G>(words, kind, &request, &mut console))?;
    Ok(ExitCode::SUCCESS)
}

fn play<G: Speak + Insight>(
    words: &Words,
    kind: GameKind,
    request: &Request,
    console: &mut Console<'_>,
) -> Result<(), Fault> {
    let (seats, players) = sit_down::<G>(words, request)?;
    let options = request.setup.options::<G>(words, kind, players)?;
    let seed = match request.setup.seed {
        Some(seed) => seed,
        None => setup::random_seed(words)?,
    };
    let state = G::new(&options, seed).map_err(|error| setup::refused(words, &error))?;
    seats.fit(words, state.n_players())?;
    let hash = records::seed_hash(seed);
    let path = match &request.record {
        Some(path) => path.clone(),
        None => setup::record_name(kind, &hash),
    };
    files::has_folder(words, &path)?;

    greet::<G>(words, console, &options, (&seats, &hash))?;
    let mut session = Session::new(words, &seats, (options.clone(), state), seed);
    let is_over = session.run(console)?;
    if is_over {
        session.say_result(console)?;
    } else {
        console.say(&format!("\n{}", words.cli().stopped()))?;
    }
    save::<G>(words, console, (options, seed, session.actions()), &path)
}

/// Who plays, and how many they are.
fn sit_down<G: Game>(words: &Words, request: &Request) -> Result<(Seats, u8), Fault> {
    if let Some(list) = &request.seats {
        if !request.bots.is_empty() {
            return Err(Fault::problem(words.cli().not_both("--seats", "--bot")));
        }
        let seats = Seats::parse(words, list)?;
        let n_seats = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        return Ok((seats, request.setup.players.unwrap_or(n_seats)));
    }
    if !request.bots.is_empty() {
        let usual = u8::try_from(request.bots.len() + 1).unwrap_or(u8::MAX);
        let players = request.setup.players.unwrap_or(usual.max(*G::PLAYERS.start()));
        return Ok((Seats::with_bots(words, players, &request.bots)?, players));
    }
    let players = request.setup.players.unwrap_or(usual_players::<G>());
    Ok((Seats::usual(players), players))
}

fn greet<G: Speak>(
    words: &Words,
    console: &mut Console<'_>,
    options: &G::Options,
    (seats, hash): (&Seats, &str),
) -> Result<(), Fault> {
    let cli = words.cli();
    console.say(&cli.welcome(&G::title(words), &G::tagline(words)))?;
    console.say(&cli.seats(&seats.listed(words)))?;
    console.say_all(&seats.bot_lines(words))?;
    console.say_all(&G::options(words, options))?;
    console.say(&cli.seed_hash(hash))?;
    console.say(&cli.keys())
}

fn save<G: Game>(
    words: &Words,
    console: &mut Console<'_>,
    (options, seed, actions): (G::Options, Seed, &[G::Action]),
    path: &std::path::Path,
) -> Result<(), Fault> {
    let record = records::record::<G>(options, seed, actions)
        .map_err(|error| Fault::problem(error.to_string()))?;
    let path = files::write_beside(words, path, &records::write(&record))?;
    console.say(&words.cli().seed(&seed.to_string()))?;
    console.say(&words.cli().saved(&path.display().to_string()))
}
