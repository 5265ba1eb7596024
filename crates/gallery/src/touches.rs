//! Whole games by touch on a phone: how many touches and scrolls a turn takes, what is seen of the
//! table meanwhile, and how many bytes a decision costs.

use browser::{Browser, Light, Motion, Person};
use engine::Rng;
use games::GameKind;
use serde_json::{Value, json};

use crate::plan::{GalleryPlan, Policy};
use crate::relay::Relay;
use crate::site::{sit_down, with_server};
use crate::{Result, write};

/// Installs `gauge`, the player.
pub(crate) const GAUGE: &str = include_str!("gauge.js");
const PHONE: (u32, u32) = (390, 844);
/// No game takes more touches, nor an answer.
const MAX_DECISIONS: usize = 1_500;
const MAX_TOUCHES: usize = 15;
const DOUBLE_MS: u16 = 600;
const HEAD: &str = "\
| game | turns | decisions | touches a turn | scrolls a turn | a numbered turn | ≤ 11 px | < 13 px \
| dock (most) | own goods in sight | bytes a decision | first page | paint p98 (most) ms | shift (most) | stuck |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|";

/// What was counted in one game.
#[derive(Debug, Default)]
struct TouchCounts {
    touches: usize,
    scrolls: usize,
    covered: usize,
    /// Answers that no touch could give.
    stuck: usize,
    first_bytes: u64,
    bytes: Vec<u64>,
    paints: Vec<f64>,
    /// One for each decision: what was seen, chosen and touched.
    decisions: Vec<Value>,
    turns: Value,
}

/// Plays each game once.
pub(crate) fn count(plan: &GalleryPlan) -> Result<usize> {
    println!("{HEAD}");
    let mut all = serde_json::Map::new();
    for game in plan.games() {
        let counts = with_server(|base| play(plan, base, game))??;
        let line = counts.summary();
        println!("{}", row(game, &line));
        all.insert(game.slug().into(), json!({ "sum": line, "decisions": counts.decisions }));
    }
    let file = plan.out.join("touches.json");
    write(&file, &serde_json::to_string_pretty(&all)?)?;
    println!("{}", file.display());
    Ok(0)
}

fn play(plan: &GalleryPlan, base: &str, game: GameKind) -> Result<TouchCounts> {
    let relay = Relay::to(base)?;
    let (players, seed) = plan.one.map_or((3, 1), |one| (one.players, one.seed));
    let browser = Browser::start();
    let person = browser.person();
    person.touch_screen(PHONE.0, PHONE.1);
    // Otherwise what is touched may be moving.
    person.taste(Light::Day, Motion::Reduced);
    sit_down(&person, &relay.base, game, players);
    let mut counts = TouchCounts { first_bytes: first_page(&person, &relay), ..Default::default() };
    person.evaluate(&format!("{GAUGE};0"));
    person.watch();
    let mut dice = Rng::new(seed);
    for _ in 0..MAX_DECISIONS {
        person.wait_for(
            "document.querySelector('#answers, #result') && !document.querySelector('.giving')",
        );
        if person.has("#result") {
            break;
        }
        if is_played(&person) {
            continue;
        }
        decide(&person, plan.policy, dice.below(1_000_000), &relay, &mut counts);
        counts.bytes.push(relay.take());
    }
    counts.turns = person.evaluate("gauge.turns()");
    Ok(counts)
}

/// What a new visitor of the table receives.
fn first_page(person: &Person, relay: &Relay) -> u64 {
    relay.take();
    person.open_anew();
    person.wait_for("document.querySelector('#question, #result')");
    relay.take()
}

/// Waits for an answer that plays itself. Says whether there was one.
fn is_played(person: &Person) -> bool {
    let state = person.string("gauge.state()");
    let wait =
        format!("gauge.playsItself() && gauge.until(() => gauge.state() !== '{state}', 8000)");
    person.evaluate(&wait) == true
}

/// Chooses an answer and touches what gives it, until the table has changed.
fn decide(person: &Person, policy: Policy, number: usize, relay: &Relay, counts: &mut TouchCounts) {
    let mut seen = person.evaluate("gauge.measure()");
    let policy = match policy {
        Policy::Random => "random",
        Policy::Natural => "natural",
        Policy::Bot => "bot",
    };
    seen["answer"] = person.evaluate(&format!("gauge.choose({number}, '{policy}')"));
    // Trying what comes next has changed it.
    let state = person.string("gauge.state()");
    if seen["answer"].as_str().is_some_and(|answer| answer.contains(',')) {
        relay.take();
    }
    let (before, scrolls) = (counts.touches, counts.scrolls);
    let mut kinds = Vec::new();
    for _ in 0..MAX_TOUCHES {
        let what = touch(person, &state, counts);
        let is_done = person.string("gauge.state()") != state || what == "gone";
        kinds.push(what);
        if is_done {
            break;
        }
    }
    if person.string("gauge.state()") == state {
        counts.stuck += 1;
        person.evaluate("gauge.force()");
        person.evaluate("sure.open && document.getElementById('sure-yes').click()");
        person.wait_for(&format!("gauge.state() !== '{state}'"));
    }
    counts.paints.extend(person.touches());
    seen["touches"] = (counts.touches - before).into();
    seen["scrolls"] = (counts.scrolls - scrolls).into();
    seen["by"] = kinds.into();
    counts.decisions.push(seen);
}

/// Touches one thing and waits for what comes of it. Says what it was.
fn touch(person: &Person, state: &str, counts: &mut TouchCounts) -> String {
    let aim = person.evaluate("gauge.aim()");
    let what = aim["what"].as_str().unwrap_or_default().to_owned();
    let (Some(x), Some(y)) = (aim["x"].as_f64(), aim["y"].as_f64()) else {
        return what;
    };
    counts.touches += 1;
    counts.scrolls += usize::from(aim["scrolled"] == true);
    counts.covered += usize::from(aim["covered"] == true);
    // Two touches of one place are a double one if they are quick.
    person.evaluate(&format!("gauge.unhurried({x}, {y}, {DOUBLE_MS})"));
    person.evaluate("gauge.seen.n_sent = gauge.seen.n_clicks = 0");
    match (aim["onto"]["x"].as_f64(), aim["onto"]["y"].as_f64()) {
        (Some(to_x), Some(to_y)) => person.carry((x, y), (to_x, to_y)),
        _ => person.tap(x, y),
    }
    person.evaluate("gauge.until(() => gauge.seen.n_clicks + gauge.seen.n_sent > 0, 600)");
    person.evaluate(&format!(
        "gauge.until(() => gauge.seen.n_sent === 0 || sure.open || gauge.state() !== '{state}', 8000)"
    ));
    person.evaluate("new Promise(done => setTimeout(done, 40))");
    what
}

impl TouchCounts {
    fn summary(&self) -> Value {
        let turns = self.turns["stretches"].as_u64().unwrap_or(0).max(1);
        let numbered = self.turns["numbered"].as_u64().unwrap_or(0).max(1);
        let of = |part: &str| -> f64 {
            let all = self.decisions.iter();
            all.filter_map(|one| one["letters"][part].as_f64()).sum()
        };
        let most = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
        let shift = |one: &Value| -> f64 {
            let all = one["shifts"].as_array().into_iter().flatten();
            all.filter_map(|shift| shift["value"].as_f64()).sum()
        };
        let mut paints = self.paints.clone();
        paints.sort_by(f64::total_cmp);
        let place = (paints.len() * 98).div_ceil(100).saturating_sub(1);
        let n_goods = self.decisions.iter().filter(|one| one["goods"] == true).count();
        json!({
            "turns": turns, "numbered": numbered, "decisions": self.decisions.len(),
            "touches": self.touches, "scrolls": self.scrolls, "covered": self.covered,
            "touches_a_turn": ratio(self.touches, turns),
            "scrolls_a_turn": ratio(self.scrolls, turns),
            "touches_a_numbered_turn": ratio(self.touches, numbered),
            "small": of("small") / of("all").max(1.0), "least": of("least") / of("all").max(1.0),
            "dock": most(&mut self.decisions.iter().filter_map(|one| one["dock"].as_f64())),
            "goods": n_goods,
            "bytes": self.bytes.iter().sum::<u64>().div_ceil((self.bytes.len() as u64).max(1)),
            "first_bytes": self.first_bytes,
            "paint": paints.get(place), "paint_most": paints.last(),
            "shift": most(&mut self.decisions.iter().map(shift)),
            "stuck": self.stuck,
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn ratio(part: usize, whole: u64) -> f64 {
    part as f64 / whole as f64
}

fn row(game: GameKind, sum: &Value) -> String {
    let n = |name: &str| sum[name].as_f64().unwrap_or(0.0);
    format!(
        "| {game} | {} | {} | {:.2} | {:.2} | {:.2} | {:.0} % | {:.0} % | {:.0} % | {} of {} | {} | {} | {:.0} ({:.0}) | {:.3} | {} |",
        sum["turns"],
        sum["decisions"],
        n("touches_a_turn"),
        n("scrolls_a_turn"),
        n("touches_a_numbered_turn"),
        100.0 * n("small"),
        100.0 * n("least"),
        100.0 * n("dock"),
        sum["goods"],
        sum["decisions"],
        sum["bytes"],
        sum["first_bytes"],
        n("paint"),
        n("paint_most"),
        n("shift"),
        sum["stuck"],
    )
}
