//! What is heard: short, soft, and only by people who want it.

use games::GameKind;
use serde_json::{Value, json};

use crate::bots::with_a_bot;
use crate::player::Player;
use crate::server::Site;

const MAX_ANSWERS: usize = 30;
/// Seconds that a sound lasts at most, and how near it may come to the loudest there is.
const LONGEST: f64 = 1.0;
const LOUDEST: f64 = 0.9;
/// What is softer is silence to most people.
const SOFTEST: f64 = 0.05;
/// The steepest step from one sample to the next; more is a click.
const STEEPEST: f64 = 0.35;
/// Of the loudest twentieth of a second, the loudest sound against the softest.
const UNLIKE: f64 = 8.0;

/// Renders every sound as loud as it gets, some times, since none is the same twice: how long it
/// lasts, its peak, its steepest step, and how loud its loudest moment is.
const MEASURED: &str = "(async () => {
    const { CUES, play } = await import(document.querySelector('link[href$=\"instruments.js\"]').href);
    const rate = 44100, moment = rate / 20;
    const measured = async name => {
        const context = new OfflineAudioContext(1, 2 * rate, rate);
        play(context, name, 1);
        const heard = (await context.startRendering()).getChannelData(0);
        let [last, peak, steepest, sum, loudest] = [0, 0, 0, 0, 0];
        heard.forEach((value, at) => {
            if (Math.abs(value) > 0.0001) last = at;
            peak = Math.max(peak, Math.abs(value));
            steepest = Math.max(steepest, Math.abs(value - (heard[at - 1] ?? 0)));
            sum += value ** 2 - (heard[at - moment] ?? 0) ** 2;
            loudest = Math.max(loudest, sum / moment);
        });
        return [last / rate, peak, steepest, Math.sqrt(loudest)];
    };
    const all = {};
    for (const name of Object.keys(CUES)) {
        all[name] = await Promise.all(Array.from({ length: 10 }, () => measured(name)));
    }
    return all;
})()";

/// Counts what begins to sound.
const LISTEN: &str = "globalThis.n_heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...when) { n_heard += 1; return start.apply(this, when); };
    }
    0";

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

#[test]
fn every_sound_is_short_soft_and_no_click() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let all = anna.person.evaluate(MEASURED);
    let all = all.as_object().expect("sounds by name");
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    for name in boards::Cue::SLUGS.into_iter().chain(["turn", "victory"]) {
        assert!(names.contains(&name), "{name} of {names:?}");
    }
    let mut levels = Vec::new();
    for (name, rendered) in all {
        for one in rendered.as_array().expect("some times").iter().map(numbers) {
            let [lasts, peak, steepest, level] = one[..] else { panic!("{one:?}") };
            assert!(lasts > 0.1 && lasts <= LONGEST, "{name} lasts {lasts} s");
            assert!(peak > SOFTEST && peak <= LOUDEST, "{name} peaks at {peak}");
            assert!(steepest <= STEEPEST, "{name} clicks: {steepest}");
            levels.push(level);
        }
    }
    let [least, most] = [f64::min, f64::max].map(|of| levels.iter().copied().reduce(of));
    assert!(most.expect("a level") < UNLIKE * least.expect("a level"), "{least:?} to {most:?}");
}

/// Answers until something is heard.
fn plays(anna: &Player) {
    for _ in 0..MAX_ANSWERS {
        anna.see_element("#answers .answer:not(.quiet), #result");
        if anna.person.has("#result") || anna.person.evaluate("n_heard > 0") == true {
            break;
        }
        let version = anna.version();
        anna.person.evaluate(
            "(document.querySelector('#answers .main') ?? document.querySelector('#answers .answer')).click()",
        );
        anna.is_sure();
        anna.see_beyond(version);
    }
}

/// Chooses how loud sounds are, and looks at a table again.
fn chooses(anna: &Player, base: &str, level: &str, table: &str) {
    anna.person.open(&format!("{base}/account"));
    anna.person.evaluate(&format!("document.querySelector('[name=sound]').value = '{level}'"));
    anna.person.follow("#preferences-go");
    anna.person.open(table);
    anna.person.evaluate(LISTEN);
}

#[test]
fn a_table_is_heard_by_who_wants_it() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    for kind in GameKind::ALL {
        with_a_bot(kind, &anna, &site.base);
        let table = anna.person.url();
        chooses(&anna, &site.base, "off", &table);
        let version = anna.version();
        anna.person.evaluate("document.querySelector('#answers .answer').click()");
        anna.is_sure();
        anna.see_beyond(version);
        assert_eq!(anna.person.evaluate("n_heard"), json!(0), "{kind}: nobody asked for it");
        chooses(&anna, &site.base, "quiet", &table);
        plays(&anna);
        assert_ne!(anna.person.evaluate("n_heard"), json!(0), "{kind}");
    }
    anna.is_content();
}

#[test]
fn sounds_are_tried_before_they_are_chosen() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.open(&format!("{}/account", site.base));
    anna.person.evaluate(LISTEN);
    assert!(anna.person.has("#hear:disabled"), "they are off");
    anna.person.choose("#sound", "loud");
    anna.person.click("#hear");
    anna.see("n_heard > 0");
    anna.is_content();
}
