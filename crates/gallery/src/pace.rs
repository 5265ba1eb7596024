//! How quickly pages answer a touch, and how still they are for those who only look.

use browser::{Browser, Light, Motion, Person};
use games::GameKind;

use crate::Result;
use crate::plan::{GalleryPlan, WindowSize};
use crate::site::with_server;

const SCREENS: [WindowSize; 2] =
    [WindowSize { width: 360, height: 740 }, WindowSize { width: 1440, height: 900 }];
const N_TOUCHES: usize = 150;
/// Goals: milliseconds from a touch to the next picture, and how much an update may push about.
const ANSWERED: f64 = 100.0;
const PUSHED: f64 = 0.005;

/// Names something that is lit, or else an answer; nothing when the game is over. What was touched
/// last is left alone, so that a touch is not taken back at once.
const TOUCH: &str = "((number) => {
    const shown = list => [...document.querySelectorAll(list)].filter(e =>
        e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length && e.id && e.id !== globalThis.last);
    const pool = ['#sure[open] #sure-yes', '#answers.some .chosen', 'button.lit', '#answers .answer']
        .map(shown).find(list => list.length);
    if (!pool) return null;
    globalThis.last = pool[number % pool.length].id;
    return '#' + CSS.escape(last);
})";

/// What was measured of a game on a screen.
#[derive(Debug, Default)]
struct PaceFigures {
    /// Milliseconds of each touch.
    touches: Vec<f64>,
    /// Of each update that a spectator sees.
    shifts: Vec<f64>,
}

/// Plays each game on a telephone and on a desk, and says how many goals are missed.
pub(crate) fn measure(plan: &GalleryPlan) -> Result<usize> {
    let mut n_missed = 0;
    println!("{}", machine());
    for game in plan.games() {
        for screen in SCREENS {
            let mut pace = with_server(|base| play(base, game, screen))?;
            let answered = nearly_all(&mut pace.touches);
            let pushed = pace.shifts.iter().copied().fold(0.0, f64::max);
            println!(
                "{game} at {}: 98 of 100 touches are answered in {answered} ms (goal {ANSWERED}), \
                 {} touches; an update pushes {pushed:.4} about (goal {PUSHED}), {} updates",
                screen.width,
                pace.touches.len(),
                pace.shifts.len(),
            );
            n_missed += usize::from(answered >= ANSWERED) + usize::from(pushed > PUSHED);
        }
    }
    Ok(n_missed)
}

fn play(base: &str, game: GameKind, screen: WindowSize) -> PaceFigures {
    let browser = Browser::start();
    let (player, spectator) = (browser.person(), browser.person());
    for person in [&player, &spectator] {
        person.size(screen.width, screen.height);
    }
    // Otherwise what they touch may be moving.
    player.taste(Light::Day, Motion::Reduced);
    open_table(&player, base, game);
    spectator.open(&player.url());
    for person in [&player, &spectator] {
        person.watch();
    }
    player.evaluate("globalThis.n_sent = 0; addEventListener('submit', () => n_sent++)");
    let mut pace = PaceFigures::default();
    let version = || player.evaluate("+live.dataset.version").as_u64().unwrap_or(0);
    for number in 0..N_TOUCHES {
        // A payment is several answers, which follow each other by themselves.
        player.wait_for(
            "document.querySelector('#answers, #result') && !document.querySelector('.giving')",
        );
        let before = version();
        let aim = player.evaluate(&format!("{TOUCH}({})", number * 7919));
        let Some(aim) = aim.as_str() else {
            break;
        };
        player.click(aim);
        // What was sent, or is asked for once more, is answered before anything else is touched.
        player.wait_for(&format!("n_sent === 0 || sure.open || +live.dataset.version > {before}"));
        player.evaluate("n_sent = 0");
        pace.touches.extend(player.touches());
        let now = version();
        if now > before {
            spectator.wait_for(&format!("+live.dataset.version >= {now}"));
            pace.shifts.push(spectator.shifts().iter().map(|shift| shift.score).sum());
        }
    }
    pace
}

/// A public table for the player and a bot.
fn open_table(player: &Person, base: &str, game: GameKind) {
    player.open(base);
    player.fill("#guest-name", "Aurelia");
    player.follow("#guest-go");
    player.open(&format!("{base}/new/{game}"));
    for (name, value) in [("bots", "1"), ("visibility", "public")] {
        player.evaluate(&format!("document.querySelector('[name={name}]').value = '{value}'"));
    }
    player.follow("#create");
    player.wait_for("document.querySelector('#question, #result')");
}

/// The time in which 98 of 100 are done.
fn nearly_all(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let place = (times.len() * 98).div_ceil(100).saturating_sub(1);
    times.get(place).copied().unwrap_or(0.0)
}

fn machine() -> String {
    let cpus = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores", model.map_or("unknown", |(_, name)| name))
}
