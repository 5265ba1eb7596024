//! How many games a search imagines in a second.

use std::time::{Duration, Instant};

use bots::{Bot, Greedy, Insight, Spec};
use engine::{NoEvents, Seed};

/// Play-outs to the end, on one core.
pub(super) const FULL: &str = "search:1000it,cut=0,blend=0";
/// Play-outs that are judged after 40 decisions.
pub(super) const CUT: &str = "search:1000it,cut=40,blend=0";
/// As [`FULL`], on two cores.
pub(super) const TWO_THREADS: &str = "search:2000it,cut=0,blend=0,threads=2";

/// What a bot is asked, in the middle of a game.
pub(super) type Question<G> = (<G as engine::Game>::View, Vec<<G as engine::Game>::Action>);

/// Questions from the middle of games of greedy bots.
pub(super) fn questions<G: Insight>(options: &G::Options, n: u64) -> Vec<Question<G>> {
    (0..n).filter_map(|number| question::<G>(options, number)).collect()
}

fn question<G: Insight>(options: &G::Options, number: u64) -> Option<Question<G>> {
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

/// Imagined games a second while a bot answers the questions in turn.
pub(super) fn iterations_per_second<G: Insight>(
    questions: &[Question<G>],
    spec: &str,
    time: Duration,
) -> f64 {
    let spec: Spec = spec.parse().expect("a bot of the house");
    let mut bot = G::bot(&spec, 1);
    let start = Instant::now();
    let mut n = 0_u64;
    for (view, legal) in questions.iter().cycle() {
        n += u64::from(bot.consider(view, legal).iterations);
        if start.elapsed() >= time {
            break;
        }
    }
    super::count(n) / start.elapsed().as_secs_f64()
}
