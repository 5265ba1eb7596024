//! What others do is played on the table, one action at a time.

use browser::{Key, Light, Motion};
use games::GameKind;

use crate::player::Player;
use crate::server::Site;

/// Notes every caption, and what must not move meanwhile.
const WATCH: &str = "(() => {
    const seen = globalThis.seen = { captions: [], tops: [], widths: [], from: 0, to: 0 };
    const look = () => {
        const box = document.getElementById('stage'), text = box.querySelector('.told').textContent;
        if (!box.hidden) {
            if (seen.captions.at(-1) !== text) seen.captions.push(text);
            seen.from ||= performance.now();
            seen.to = performance.now();
            seen.tops.push(Math.round(document.getElementById('dock').getBoundingClientRect().top));
            seen.widths.push(document.documentElement.scrollWidth - innerWidth);
        }
        requestAnimationFrame(look);
    };
    look();
    return true;
})()";

/// A table with three programs, at which the host is asked.
fn with_bots(kind: GameKind, motion: Motion, site: &Site) -> Player {
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.taste(Light::Day, motion);
    anna.person.open(&format!("{}/new/{kind}", site.base));
    anna.person.evaluate("document.querySelector('[name=players]').value = '4'");
    anna.person.evaluate("document.querySelector('[name=bots]').value = '3'");
    anna.person.evaluate("document.querySelector('[name=level]').selectedIndex = 0");
    anna.person.follow("#create");
    anna.see("document.querySelector('#answers') && document.getElementById('stage').hidden");
    assert_eq!(anna.person.count("#standing .chair"), 4);
    anna.person.evaluate(WATCH);
    anna
}

/// Answers by the first key until the stage is on.
fn until_staged(anna: &Player) {
    for _ in 0..10 {
        anna.person.press(Key::Char('1'));
        anna.is_sure();
        let staged = "new Promise(done => setTimeout(() => done(!document.getElementById('stage').hidden), 400))";
        if anna.person.evaluate(staged) == true {
            return;
        }
    }
    panic!("nothing is staged");
}

#[test]
fn what_others_do_is_staged_one_by_one() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    for _ in 0..6 {
        anna.person.evaluate(
            "Object.assign(seen, { captions: [], tops: [], widths: [], from: 0, to: 0 })",
        );
        until_staged(&anna);
        anna.see("document.getElementById('stage').hidden");
        if anna.person.evaluate("seen.captions.length >= 3") == true {
            break;
        }
    }
    assert_eq!(
        anna.person.evaluate("seen.captions.length >= 3"),
        true,
        "{}",
        anna.person.string("seen.captions.join('|')")
    );
    // In the order of the log, whose newest line is first.
    let places = "(() => {
        const log = [...document.querySelectorAll('#log li[id^=log-]')].reverse().map(one => one.textContent.trim());
        let at = 0;
        return seen.captions.every(text => {
            const found = log.findIndex((line, nth) => nth >= at && text.endsWith(line));
            at = found + 1;
            return found >= 0;
        });
    })()";
    assert_eq!(
        anna.person.evaluate(places),
        true,
        "{}",
        anna.person.string("seen.captions.join('|')")
    );
    assert_eq!(anna.person.evaluate("seen.to - seen.from < 8500"), true);
    assert_eq!(anna.person.evaluate("new Set(seen.tops).size"), 1, "the dock stays");
    assert_eq!(
        anna.person.evaluate("Math.max(...seen.widths) <= 0"),
        true,
        "the page is not widened"
    );
    anna.sees_the_truth();
    anna.is_content();
}

#[test]
fn a_stage_holds_no_answer_back() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    until_staged(&anna);
    anna.click("#stage-skip");
    assert!(anna.person.has("#stage[hidden]"), "it is skipped");
    until_staged(&anna);
    anna.see_element("#answers");
    let before = anna.version();
    anna.person.press(Key::Char('1'));
    assert!(anna.person.has("#stage[hidden]"), "an answer is given in the present");
    anna.is_sure();
    anna.see(&format!("+document.getElementById('live').dataset.version > {before}"));
    anna.is_content();
}

#[test]
fn nothing_is_staged_where_nothing_may_move() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Reduced, &site);
    for _ in 0..3 {
        let before = anna.version();
        anna.person.press(Key::Char('1'));
        anna.is_sure();
        anna.see(&format!("document.querySelector('#answers') && +document.getElementById('live').dataset.version > {before}"));
    }
    assert_eq!(anna.person.evaluate("seen.captions.length"), 0);
    anna.is_content();
}
