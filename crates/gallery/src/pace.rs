//! How quickly pages answer a touch, and how still they are for those who only look.

use browser::{Browser, Light, Motion, Person};
use games::GameKind;

use crate::Result;
use crate::plan::{GalleryPlan, WindowSize};
use crate::site::{sit_down, with_server};
use crate::touches::GAUGE;

const SCREENS: [WindowSize; 3] = [
    WindowSize { width: 360, height: 740 },
    WindowSize { width: 390, height: 844 },
    WindowSize { width: 1440, height: 900 },
];
const N_TOUCHES: usize = 150;
/// Goals: milliseconds from a touch to the next picture, and how much an update may push about.
const ANSWERED: f64 = 100.0;
const PUSHED: f64 = 0.02;
/// Turns of others that are played on the stage, and the patience for each: others think, then the
/// stage plays eight seconds at most.
const N_STAGED: usize = 12;
/// One of this many is skipped by a touch.
const SKIPPED: usize = 3;
/// Starts recording how long the page is busy at a time.
const WATCH_WORK: &str = "globalThis.busy = [];
    new PerformanceObserver(list => busy.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: 'longtask' })";
/// Whether the stage is on, or all is played and the player is asked.
const IS_ON: &str = "!document.getElementById('stage').hidden";
const IS_OFF: &str =
    "(document.getElementById('stage').hidden && document.querySelector('#answers, #result'))";

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
    /// Of each update that a spectator sees, or of each turn of others on the stage; and what was
    /// pushed.
    shifts: Vec<(f64, String)>,
    /// Milliseconds of each long task while the stage was on.
    busy: Vec<f64>,
}

impl PaceFigures {
    fn shifted(&mut self, person: &Person) {
        let shifts = person.shifts();
        let what: Vec<String> =
            shifts.iter().map(|one| format!("{:.4} {}", one.score, one.what)).collect();
        self.shifts.push((shifts.iter().map(|shift| shift.score).sum(), what.join("\n    ")));
    }

    /// Tells what was measured, and how many goals are missed.
    fn tell(&mut self, of: &str) -> usize {
        let answered = nearly_all(&mut self.touches);
        let (pushed, what) =
            self.shifts.iter().cloned().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
        println!(
            "{of}: 98 of 100 touches are answered in {answered} ms (goal {ANSWERED}), {} touches; \
             an update pushes {pushed:.4} about (goal {PUSHED}), {} updates",
            self.touches.len(),
            self.shifts.len(),
        );
        if !self.busy.is_empty() {
            let most = self.busy.iter().copied().fold(0.0, f64::max);
            println!(
                "    {} long tasks, 98 of 100 up to {}, the longest {most} ms",
                self.busy.len(),
                nearly_all(&mut self.busy)
            );
        }
        if pushed > PUSHED {
            println!("    {what}");
        }
        usize::from(answered >= ANSWERED) + usize::from(pushed > PUSHED)
    }
}

/// Plays each game on a telephone and on a desk, and says how many goals are missed.
pub(crate) fn measure(plan: &GalleryPlan) -> Result<usize> {
    let mut n_missed = 0;
    println!("{}", machine());
    for game in plan.games() {
        for screen in SCREENS {
            let of = format!("{game} at {}", screen.width);
            n_missed += with_server(|base| play(base, game, screen))?.tell(&of);
            n_missed +=
                with_server(|base| stage(base, game, screen))?.tell(&format!("{of}, staged"));
        }
    }
    Ok(n_missed)
}

/// Lets others be staged: most turns are watched, some skipped by a touch.
fn stage(base: &str, game: GameKind, screen: WindowSize) -> PaceFigures {
    let browser = Browser::start();
    let player = browser.person();
    player.size(screen.width, screen.height);
    player.taste(Light::Day, Motion::Any);
    sit_down(&player, base, game, 3);
    player.watch();
    player.evaluate(WATCH_WORK);
    player.evaluate(&format!("{GAUGE};0"));
    let mut pace = PaceFigures::default();
    for number in 0..N_TOUCHES {
        player.wait_for(IS_OFF);
        if player.has("#result") || pace.shifts.len() == N_STAGED {
            break;
        }
        let before = player.evaluate("gauge.version()");
        player.evaluate(&format!("gauge.choose({}, 'natural')", number * 7919));
        player.evaluate("gauge.force()");
        player.evaluate("sure.open && document.getElementById('sure-yes').click()");
        player.wait_for(&format!("gauge.version() > {before} && ({IS_ON} || {IS_OFF})"));
        if player.evaluate(IS_ON) != true {
            continue;
        }
        if number % SKIPPED == 0 {
            player.click("#stage-skip");
            pace.touches.extend(player.touches());
        }
        player.wait_for(IS_OFF);
        player.rest();
        pace.shifted(&player);
        let busy = player.evaluate("busy.splice(0)");
        pace.busy
            .extend(busy.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64));
    }
    pace
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
            pace.shifted(&spectator);
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
