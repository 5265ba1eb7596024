//! `trivium bench`: how fast random games are played, on one core, and how fast bots search.

mod search;

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::Insight;
use engine::{Game, NoEvents, Rng, Seed};
use games::{GameKind, Plain, dispatch};
use serde::Serialize;
use toml::Table;
use words::{Speak, Words};

use crate::args::{ArgWord, Args};
use crate::fault::Fault;

const SECONDS: f64 = 3.0;
/// How many states are copied and imagined, each from the middle of a game.
const N_SAMPLES: u64 = 64;

#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    copy_ns: f64,
    imagine_ns: f64,
    /// Imagined games a second, played to their end.
    search_per_second: f64,
    /// Imagined games a second, judged after a number of decisions where weights were fitted.
    search_cut_per_second: f64,
    /// How many times faster two threads search.
    search_threads_gain: f64,
}

pub(crate) fn run(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let (mut game, mut players, mut seconds, mut is_json) = (None, None, SECONDS, false);
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(name) if game.is_none() => game = Some(args.game(name)?),
            ArgWord::Flag(flag) if flag == "--players" => players = Some(args.number(flag)?),
            ArgWord::Flag(flag) if flag == "--seconds" => seconds = args.number(flag)?,
            ArgWord::Flag(flag) if flag == "--json" => is_json = true,
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let time = Duration::try_from_secs_f64(seconds).ok().ok_or_else(|| {
        let cli = words.cli();
        Fault::problem(cli.bad_value("--seconds", seconds.to_string(), cli.a_number()))
    })?;
    let kinds = game.map_or(GameKind::ALL.to_vec(), |kind| vec![kind]);
    for kind in kinds {
        dispatch!(kind, G => {
            let counts = players.map_or(G::PLAYERS, |players| players..=players);
            for players in counts {
                let figures = measure::<G>(words, kind, players, time)?;
                let line = if is_json { json(&figures) } else { tell::<G>(words, &figures) };
                writeln!(out, "{line}")?;
            }
        });
    }
    Ok(ExitCode::SUCCESS)
}

fn json(figures: &Figures) -> String {
    serde_json::to_string(figures).expect("figures are plain data")
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "people read whole numbers"
)]
const fn whole(figure: f64) -> u64 {
    figure.round() as u64
}

fn tell<G: Speak>(words: &Words, figures: &Figures) -> String {
    let (title, players) = (G::title(words), figures.players);
    let [decisions, games, length, copy, imagine, full, cut] = [
        figures.decisions_per_second,
        figures.games_per_second,
        figures.decisions_per_game,
        figures.copy_ns,
        figures.imagine_ns,
        figures.search_per_second,
        figures.search_cut_per_second,
    ]
    .map(whole);
    let gain = figures.search_threads_gain;
    format!(
        "{title} with {players} players: {decisions} decisions and {games} games a second.\n  \
         A game takes {length} decisions, a copy {copy} ns, an imagined world {imagine} ns.\n  \
         A search imagines {full} games a second to their end, {cut} if it judges them after 40 \
         decisions; two threads are {gain:.2} times as fast."
    )
}

fn measure<G: Insight + Plain>(
    words: &Words,
    kind: GameKind,
    players: u8,
    time: Duration,
) -> Result<Figures, Fault> {
    let options = standard::<G>(words, kind, players)?;
    let (n_games, n_decisions, elapsed) = play::<G>(&options, time);
    let states: Vec<G> = (0..N_SAMPLES).map(|number| middle(&options, number)).collect();
    let views: Vec<G::View> = states.iter().map(|state| state.view(asked(state))).collect();
    let mut rng = Rng::new(0);
    let short = time.mul_f64(0.1);
    let search = search::speeds::<G>(&options, time.mul_f64(6.0));
    Ok(Figures {
        game: G::SLUG,
        players,
        decisions_per_second: ratio(n_decisions, elapsed),
        games_per_second: ratio(n_games, elapsed),
        decisions_per_game: tenths(count(n_decisions) / count(n_games)),
        copy_ns: nanoseconds(short, &states, |state| {
            black_box(state.clone());
        }),
        imagine_ns: nanoseconds(short, &views, |view| {
            black_box(G::imagine(view, &mut rng));
        }),
        search_per_second: tenths(search.full),
        search_cut_per_second: tenths(search.cut),
        search_threads_gain: (search.two_threads / search.full * 100.0).round() / 100.0,
    })
}

/// The standard options, if that number can play.
fn standard<G: Plain>(words: &Words, kind: GameKind, players: u8) -> Result<G::Options, Fault> {
    let changes: Table = [("players".to_owned(), i64::from(players).into())].into_iter().collect();
    let options = games::options::for_bots::<G>(kind, changes)
        .map_err(|error| Fault::options(words, &error))?;
    G::new(&options, Seed::from_number(0)).map_err(|error| Fault::setup(words, &error))?;
    Ok(options)
}

/// Whole random games, with the legal list at every decision and without events.
fn play<G: Game>(options: &G::Options, time: Duration) -> (u64, u64, Duration) {
    let mut legal = G::action_list();
    let mut rng = Rng::new(1);
    let (mut n_games, mut n_decisions) = (0, 0);
    let start = Instant::now();
    while n_games == 0 || start.elapsed() < time {
        let mut state = new::<G>(options, n_games);
        loop {
            state.legal_actions_into(&mut legal);
            if legal.is_empty() {
                break;
            }
            state.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
            n_decisions += 1;
        }
        black_box(state.outcome());
        n_games += 1;
    }
    (n_games, n_decisions, start.elapsed())
}

/// A state from the middle of a random game.
fn middle<G: Game>(options: &G::Options, number: u64) -> G {
    let mut states = vec![new::<G>(options, number)];
    let mut rng = Rng::new(number);
    while let Some(state) = states.last().filter(|state| state.pending().is_some()) {
        let legal = state.legal_actions();
        let mut next = state.clone();
        next.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
        states.push(next);
    }
    states.swap_remove(states.len() >> 1)
}

fn new<G: Game>(options: &G::Options, number: u64) -> G {
    G::new(options, Seed::from_number(number)).expect("a game has started from these options")
}

fn asked<G: Game>(state: &G) -> Option<engine::Seat> {
    state.pending().map(|(seat, _)| seat)
}

/// How long `job` takes for one of the items, on the average.
fn nanoseconds<T>(time: Duration, items: &[T], mut job: impl FnMut(&T)) -> f64 {
    let start = Instant::now();
    let mut n_rounds = 0_u64;
    while n_rounds == 0 || start.elapsed() < time {
        for item in items {
            job(black_box(item));
        }
        n_rounds += 1;
    }
    let n_jobs = count(n_rounds) * count(N_SAMPLES);
    tenths(start.elapsed().as_secs_f64() * 1e9 / n_jobs)
}

fn ratio(n: u64, elapsed: Duration) -> f64 {
    tenths(count(n) / elapsed.as_secs_f64())
}

fn tenths(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

#[expect(clippy::cast_precision_loss, reason = "figures are not exact")]
const fn count(n: u64) -> f64 {
    n as f64
}
