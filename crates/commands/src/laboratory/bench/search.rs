//! How many games a search imagines in a second.

use std::time::{Duration, Instant};

use bots::{Bot, Greedy, Insight};
use engine::{NoEvents, Seed};

/// Play-outs to the end, and play-outs that are judged after 40 decisions, on one core; then the
/// first on two.
const BOTS: [&str; 3] = [
    "search:1000it,cut=0,blend=0",
    "search:1000it,cut=40,blend=0",
    "search:2000it,cut=0,blend=0,threads=2",
];
const N_QUESTIONS: u64 = 24;

/// Imagined games a second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speeds {
    pub(super) full: f64,
    pub(super) cut: f64,
    pub(super) two_threads: f64,
}

/// Asks all bots each question in turn, so that what else the machine does meets them alike, round
/// after round, while there is time. Of each question the quickest answer counts: it was disturbed
/// least.
pub(super) fn speeds<G: Insight>(options: &G::Options, time: Duration) -> Speeds {
    let questions = questions::<G>(options);
    let mut bots = BOTS.map(|spec| G::bot(&spec.parse().expect("a bot of the house"), 1));
    let mut quickest: Vec<[f64; BOTS.len()]> = Vec::new();
    let start = Instant::now();
    for (number, (view, legal)) in questions.iter().enumerate().cycle() {
        if !quickest.is_empty() && start.elapsed() >= time {
            break;
        }
        let seconds = bots.each_mut().map(|bot| {
            let thought = bot.consider(view, legal);
            thought.time.as_secs_f64() / f64::from(thought.iterations)
        });
        match quickest.get_mut(number) {
            Some(best) => *best = std::array::from_fn(|bot| best[bot].min(seconds[bot])),
            None => quickest.push(seconds),
        }
    }
    let [full, cut, two_threads] = std::array::from_fn(|bot| {
        let seconds: f64 = quickest.iter().map(|quickest| quickest[bot]).sum();
        f64::from(u32::try_from(quickest.len()).unwrap_or(u32::MAX)) / seconds
    });
    Speeds { full, cut, two_threads }
}

/// What a bot is asked, in the middle of a game.
type SearchQuestion<G> = (<G as engine::Game>::View, Vec<<G as engine::Game>::Action>);

/// From the middle of games of greedy bots.
fn questions<G: Insight>(options: &G::Options) -> Vec<SearchQuestion<G>> {
    (0..N_QUESTIONS).filter_map(|number| question::<G>(options, number)).collect()
}

fn question<G: Insight>(options: &G::Options, number: u64) -> Option<SearchQuestion<G>> {
    let mut game = G::new(options, Seed::from_number(number)).ok()?;
    let mut greedy = Greedy::new(number);
    let mut asked = Vec::new();
    while let Some((seat, _)) = game.pending() {
        let (view, legal) = (game.view(Some(seat)), game.legal_actions().to_vec());
        let action = Bot::<G>::choose(&mut greedy, &view, &legal);
        if legal.len() > 1 {
            asked.push((view, legal));
        }
        game.apply_unchecked(action, &mut NoEvents);
    }
    (!asked.is_empty()).then(|| asked.swap_remove(asked.len() >> 1))
}
