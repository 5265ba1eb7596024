//! `trivium play`: a game on a full screen, or in plain lines.

mod lines;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use bots::{Insight, Spec};
use engine::{Game, Seed};
use games::{GameKind, dispatch, records};
use terminal::{Panels, Seats, SeatsError, Session, Theme};
use words::{Speak, Words};

use crate::args::{Args, Word, usual_players};
use crate::fault::Fault;
use crate::files;
use crate::setup::{self, Setup};

use lines::{Console, Lines};

/// What the command line asks for.
#[derive(Debug, Default)]
struct Request {
    setup: Setup,
    seats: Option<String>,
    bots: Vec<String>,
    record: Option<PathBuf>,
    plain: bool,
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
            Word::Flag(flag) if flag == "--plain" => request.plain = true,
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

fn play<G: Panels + Insight>(
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
    seats.fit(state.n_players()).map_err(|error| unseated(words, &error))?;
    let hash = records::seed_hash(seed);
    let path = match &request.record {
        Some(path) => path.clone(),
        None => setup::record_name(kind, &hash),
    };
    files::has_folder(words, &path)?;

    let greeting = greeting::<G>(words, &options, (&seats, &hash));
    console.say_all(&greeting)?;
    let number = setup::small_number(seed);
    let mut session = Session::new(words, &seats, (options.clone(), state), number);
    let mut lines = Lines { session: &mut session, last_asked: None };
    let played = if console.is_screen && !request.plain {
        let theme = Theme::of(std::env::var("NO_COLOR").ok().as_deref());
        terminal::run(lines.session, theme, greeting).map_err(Fault::from)
    } else {
        console.say(&words.cli().keys())?;
        lines.run(console)
    };
    if played.is_ok() {
        lines.say_end(console)?;
    }
    save::<G>(words, console, (options, seed, session.actions()), &path)?;
    played
}

/// Who plays, and how many they are.
fn sit_down<G: Game>(words: &Words, request: &Request) -> Result<(Seats, u8), Fault> {
    if let Some(list) = &request.seats {
        if !request.bots.is_empty() {
            return Err(Fault::problem(words.cli().not_both("--seats", "--bot")));
        }
        let seats = Seats::parse(list).map_err(|error| unseated(words, &error))?;
        let n_seats = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        return Ok((seats, request.setup.players.unwrap_or(n_seats)));
    }
    if !request.bots.is_empty() {
        let usual = u8::try_from(request.bots.len() + 1).unwrap_or(u8::MAX);
        let players = request.setup.players.unwrap_or(usual.max(*G::PLAYERS.start()));
        let seats = Seats::with_bots(players, &request.bots);
        return Ok((seats.map_err(|error| unseated(words, &error))?, players));
    }
    let players = request.setup.players.unwrap_or(usual_players::<G>());
    Ok((Seats::usual(players), players))
}

fn unseated(words: &Words, error: &SeatsError) -> Fault {
    Fault::problem(error.told(words))
}

/// What is told before the deal.
fn greeting<G: Speak>(
    words: &Words,
    options: &G::Options,
    (seats, hash): (&Seats, &str),
) -> Vec<String> {
    let cli = words.cli();
    let mut lines =
        vec![cli.welcome(&G::title(words), &G::tagline(words)), cli.seats(&seats.listed(words))];
    lines.extend(seats.bot_lines(words));
    lines.extend(G::options(words, options));
    lines.push(cli.seed_hash(hash));
    lines
}

fn save<G: Game>(
    words: &Words,
    console: &mut Console<'_>,
    (options, seed, actions): (G::Options, Seed, &[G::Action]),
    path: &std::path::Path,
) -> Result<(), Fault> {
    let record =
        records::record::<G>(options, seed, actions).expect("what was played can be replayed");
    let path = files::write_beside(words, path, &records::write(&record))?;
    console.say(&words.cli().seed(&seed.to_string()))?;
    console.say(&words.cli().saved(&path.display().to_string()))
}
