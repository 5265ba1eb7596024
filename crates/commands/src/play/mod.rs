//! `trivium play`: a game on a full screen, or in plain lines.

mod lines;
mod saves;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::Spec;
use engine::Game;
use games::{GameKind, dispatch, records};
use table::{Table, with_table};
use terminal::{ColourScheme, Ended, LocalSession, Panels, Save, SeatsError, Sitters};
use words::Words;

use crate::args::{ArgWord, Args, usual_players};
use crate::fault::Fault;
use crate::files;
use crate::setup::{self, Setup};

use lines::{Console, Lines, resumable, unsaved};

#[derive(Debug, Default)]
struct PlayRequest {
    game: Option<GameKind>,
    setup: Setup,
    seats: Option<String>,
    bots: Vec<String>,
    record: Option<PathBuf>,
    plain: bool,
    /// Whether a game goes on, and which.
    resumes: bool,
    file: Option<PathBuf>,
}

pub fn run(words: &Words, args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let request = request(words, args)?;
    let is_screen = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut console = Console { input: &mut io::stdin().lock(), out, is_screen };
    match request.game {
        Some(kind) => dispatch!(kind, G => begin::<G>(words, kind, &request, &mut console))?,
        None => resume(words, &request, &mut console)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn request(words: &Words, mut args: Args<'_>) -> Result<PlayRequest, Fault> {
    let mut request = PlayRequest::default();
    let mut agreed = None;
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(file) if request.resumes && request.file.is_none() => {
                request.file = Some(file.into());
            }
            ArgWord::Value(name) if request.game.is_none() => request.game = Some(args.game(name)?),
            ArgWord::Flag(flag) if flag == "--resume" => request.resumes = true,
            ArgWord::Flag(flag) if flag == "--plain" => request.plain = true,
            ArgWord::Flag(flag) if flag == "--record" => {
                request.record = Some(args.value()?.into());
            }
            ArgWord::Flag(flag) if request.take(words, &mut args, flag)? => {
                agreed.get_or_insert_with(|| flag.clone());
            }
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let agreed = agreed.or_else(|| request.game.map(|kind| kind.slug().to_owned()));
    match agreed.filter(|_| request.resumes) {
        Some(agreed) => Err(Fault::problem(words.cli().not_both("--resume", &agreed))),
        None if request.resumes => Ok(request),
        None => args.need(request.game, "GAME").map(|_| request),
    }
}

impl PlayRequest {
    /// Takes a flag if it is about what is agreed before the deal, and tells whether it is.
    fn take(&mut self, words: &Words, args: &mut Args<'_>, flag: &str) -> Result<bool, Fault> {
        match flag {
            "--seats" => self.seats = Some(args.value()?),
            "--bot" => self.bots.extend(Spec::split(&args.value()?)),
            _ => return self.setup.take(words, args, flag),
        }
        Ok(true)
    }

    /// Whether there is a folder for the record, before anybody plays.
    fn has_folder(&self, words: &Words) -> Result<(), Fault> {
        self.record.as_ref().map_or(Ok(()), |path| files::has_folder(words, path))
    }

    /// Whether the screen can be drawn on.
    fn is_full(&self, console: &Console<'_>) -> bool {
        let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        console.is_screen && !self.plain && !is_dumb
    }
}

fn begin<G: Panels>(
    words: &Words,
    kind: GameKind,
    request: &PlayRequest,
    console: &mut Console<'_>,
) -> Result<(), Fault> {
    let (seats, players) = sit_down::<G>(words, request)?;
    let options = request.setup.options::<G>(words, kind, players)?;
    let seed = match request.setup.seed {
        Some(seed) => seed,
        None => setup::random_seed(words)?,
    };
    let state = G::new(&options, seed).map_err(|error| Fault::setup(words, &error))?;
    seats.fit(state.n_players()).map_err(|error| unseated(words, &error))?;
    request.has_folder(words)?;
    let agreed = games::options::agreed::<G>(&options);
    let head = seats.head(kind, agreed, seed, terminal::now());
    let save = saves::create(words, kind, (&head, &records::seed_hash(seed)))?;
    let table = Table::new(head).expect("a table of options that a game starts from");
    let number = setup::small_number(seed);
    play(request, console, session::<G>(words, table, save, number)?)
}

/// A game that goes on. Bots draw anew.
fn resume(words: &Words, request: &PlayRequest, console: &mut Console<'_>) -> Result<(), Fault> {
    request.has_folder(words)?;
    let (save, table) = saves::open(words, request.file.as_deref())?;
    let number = setup::small_number(setup::random_seed(words)?);
    with_table!(table, table => play(request, console, session(words, *table, save, number)?))
}

fn session<G: Panels>(
    words: &Words,
    table: Table<G>,
    save: Save,
    number: u64,
) -> Result<LocalSession<'_, G>, Fault> {
    LocalSession::new(words, table, Some(save), number).map_err(|error| unsaved(words, &error))
}

fn play<G: Panels>(
    request: &PlayRequest,
    console: &mut Console<'_>,
    mut session: LocalSession<'_, G>,
) -> Result<(), Fault> {
    let greeting = greeting(&session);
    console.say_all(&greeting)?;
    let mut lines = Lines { session: &mut session, last_asked: None };
    if request.is_full(console) {
        let theme = ColourScheme::of(std::env::var("NO_COLOR").ok().as_deref());
        let ended = terminal::run(lines.session, theme, greeting)?;
        end(lines.session, ended)?;
    } else {
        tell_when_ended(resumable(lines.session))?;
        console.say(&lines.session.words().cli().keys())?;
        lines.run(console)?;
    }
    lines.say_end(console)?;
    keep_record(console, request.record.as_deref(), session)
}

/// What there is to do when the full screen was left.
fn end<G: Panels>(session: &LocalSession<'_, G>, ended: Ended) -> Result<(), Fault> {
    match ended {
        Ended::Left => Ok(()),
        Ended::Unsaved(error) => Err(unsaved(session.words(), &error)),
        Ended::Signal(signal) => {
            tell(&resumable(session));
            terminal::end_by(signal);
            Ok(())
        }
    }
}

/// A player who ends the program while it reads lines is told how to go on, too.
fn tell_when_ended(text: String) -> Result<(), Fault> {
    let tell_and_end = move |signal| {
        tell(&format!("\n{text}"));
        terminal::end_by(signal);
    };
    Ok(terminal::on_end(tell_and_end)?)
}

fn tell(text: &str) {
    // A window that was closed shows nothing.
    let _ = writeln!(io::stderr(), "{text}");
}

/// Who plays, and how many they are.
fn sit_down<G: Game>(words: &Words, request: &PlayRequest) -> Result<(Sitters, u8), Fault> {
    if let Some(list) = &request.seats {
        if !request.bots.is_empty() {
            return Err(Fault::problem(words.cli().not_both("--seats", "--bot")));
        }
        let seats = Sitters::parse(list).map_err(|error| unseated(words, &error))?;
        let n_seats = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        return Ok((seats, request.setup.players.unwrap_or(n_seats)));
    }
    if !request.bots.is_empty() {
        let usual = u8::try_from(request.bots.len() + 1).unwrap_or(u8::MAX);
        let players = request.setup.players.unwrap_or(usual.max(*G::PLAYERS.start()));
        let seats = Sitters::with_bots(players, &request.bots);
        return Ok((seats.map_err(|error| unseated(words, &error))?, players));
    }
    let players = request.setup.players.unwrap_or(usual_players::<G>());
    Ok((Sitters::usual(players), players))
}

fn unseated(words: &Words, error: &SeatsError) -> Fault {
    Fault::problem(error.told(words))
}

/// What is told before the deal.
fn greeting<G: Panels>(session: &LocalSession<'_, G>) -> Vec<String> {
    let words = session.words();
    let cli = words.cli();
    let seed_hash = session.table().desk().seed_hash();
    let mut lines = vec![
        cli.welcome(G::title(words), G::tagline(words)),
        cli.seats(session.seats().listed(words, &seed_hash)),
    ];
    lines.extend(G::options(words, session.options()));
    lines.push(cli.seed_hash(seed_hash));
    lines
}

/// Writes the record of a game that is over; nothing is left to go on with. The seed of any other
/// game stays a secret.
fn keep_record<G: Panels>(
    console: &mut Console<'_>,
    path: Option<&Path>,
    session: LocalSession<'_, G>,
) -> Result<(), Fault> {
    let (words, table) = (session.words(), session.table());
    let (Some(seed), Some(record)) = (table.desk().seed(), table.record()) else {
        return Ok(());
    };
    let usual = || setup::record_name(table.kind(), &table.desk().seed_hash());
    let wanted = path.map_or_else(usual, Path::to_owned);
    let path = files::write_beside(words, &wanted, &records::write(&record))?;
    console.say(&words.cli().seed(seed.to_string()))?;
    console.say(&words.cli().saved(path.display().to_string()))?;
    let removed = session.into_save().map_or(Ok(()), Save::remove);
    removed.map_err(|error| unsaved(words, &error))
}
