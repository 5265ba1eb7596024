//! What others do is played on the table, one action at a time.

use std::time::Duration;

use browser::{Key, Light, Motion};
use games::GameKind;
use servers::until;

use crate::player::Player;
use crate::server::Site;

/// Notes every caption, what must not move meanwhile, and what is shown of which moment.
const WATCH: &str = "(() => {
    const seen = globalThis.seen = { captions: [], tops: [], widths: [], tables: {}, from: 0, to: 0 };
    // What can be counted on the table: piles, and the points of the standing.
    seen.table = live => [...live.querySelectorAll('#board [data-count], #standing .lau b')]
        .map(one => `${one.id}${one.dataset.count ?? one.textContent}`).join(' ');
    const look = () => {
        const box = document.getElementById('stage'), text = box.querySelector('.told').textContent;
        if (!box.hidden) {
            if (seen.captions.at(-1) !== text) seen.captions.push(text);
            seen.from ||= performance.now();
            seen.to = performance.now();
            seen.tops.push(Math.round(document.getElementById('dock').getBoundingClientRect().top));
            seen.widths.push(document.documentElement.scrollWidth - innerWidth);
            const newest = document.querySelector('#log li[id^=log-]')?.id.split('-')[1];
            if (newest) (seen.tables[newest] ??= new Set()).add(seen.table(document.getElementById('live')));
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
            "Object.assign(seen, { captions: [], tops: [], widths: [], tables: {}, from: 0, to: 0 })",
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
    assert_eq!(anna.person.string(AHEAD), "", "nothing is shown before it is played");
    anna.sees_the_truth();
    anna.is_content();
}

/// What was shown beside the newest line of a log that was not the table of that moment.
const AHEAD: &str = "(async () => {
    const last = document.querySelector('#log li[id^=log-]').id.split('-')[1], wrong = [];
    if (Object.keys(seen.tables).length < 2) return 'no table was seen';
    for (const [at, tables] of Object.entries(seen.tables)) {
        const answer = await fetch(`${location.pathname}/moment?at=${at}`);
        const was = seen.table(new DOMParser().parseFromString(await answer.text(), 'text/html'));
        for (const table of tables) if (at !== last && table !== was) wrong.push(`${at}: ${table}\\n${was}`);
    }
    return wrong.join('\\n');
})()";

/// Under a mouse that rests, what is played is not covered; who acts is seen as a whole.
#[test]
fn nothing_lies_over_what_is_staged() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    let help = "(() => {
        const things = document.querySelectorAll('#board [data-about]');
        for (const thing of things) thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        return new Promise(done => setTimeout(() => done(document.getElementById('sheet').open), 900));
    })()";
    assert_eq!(anna.person.evaluate(help), true, "it explains what the mouse rests on");
    until_staged(&anna);
    anna.click("#stage-pause");
    assert_eq!(anna.person.evaluate(help), false, "but not now");
    let bar = "document.getElementById('bar').getBoundingClientRect().bottom";
    let tops = "[...document.querySelectorAll('#board .acting .who')].map(one => one.getBoundingClientRect().top)";
    assert_eq!(anna.person.evaluate(&format!("Math.min(...{tops}) >= {bar}")), true);
    anna.click("#stage-skip");
    anna.is_content();
}

/// A phone sleeps in the middle of the stage; then the reel goes on where it was.
#[test]
fn the_reel_begins_where_the_person_looked_last() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    until_staged(&anna);
    let hide = |is_hidden: bool| {
        anna.person.evaluate(&format!(
            "Object.defineProperty(document, 'hidden', {{ value: {is_hidden}, configurable: true }});
            document.dispatchEvent(new Event('visibilitychange'))"
        ));
    };
    // The first action has been played when the second is told.
    anna.see("seen.captions.length >= 2");
    let newest = "document.querySelector('#log li[id^=log-]').id.split('-')[1]";
    let looked = anna.person.string(newest);
    hide(true);
    assert!(anna.person.has("#stage[hidden]"), "nothing is played to nobody");
    hide(false);
    let next = format!(
        "[...document.querySelectorAll('#log li[id^=log-]')].reverse()
            .find(line => line.id.split('-')[1] > +{looked}).textContent.trim()"
    );
    let next = anna.person.string(&next);
    // The browser has thrown the page away meanwhile.
    anna.person.reload();
    anna.person.evaluate(WATCH);
    anna.person.click("#reel");
    anna.see("seen.captions.length > 0");
    assert!(anna.person.string("seen.captions[0]").starts_with(&next), "after {looked}");
    anna.click("#stage-skip");
    anna.is_content();
}

#[test]
fn the_speed_is_chosen_on_the_stage_and_kept() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    until_staged(&anna);
    anna.click("#stage [data-pace=slow]");
    anna.see("document.documentElement.dataset.speed === 'slow'");
    // On a button of the stage the space key presses that button.
    anna.person.evaluate("document.activeElement.blur()");
    anna.person.press(Key::Char(' '));
    assert!(anna.person.has("#stage[hidden]"), "the space key skips");
    until(Duration::from_secs(30), || {
        anna.person.reload();
        anna.person.has("html[data-speed=slow]").then_some(())
    });
    assert!(anna.person.has("#stage [data-pace=slow][aria-pressed=true]"));
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
    anna.see_beyond(before);
    anna.is_content();
}

/// On a phone nearly everything is a card that could be asked about.
#[test]
fn a_touch_on_a_card_skips_and_asks_nothing() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    until_staged(&anna);
    anna.click("#board [data-about]:not(.lit)");
    anna.see_element("#stage[hidden]");
    assert!(!anna.person.has("dialog:modal"), "nothing is explained");
    anna.is_content();
}

#[test]
fn a_dialog_keeps_its_keys_while_others_play() {
    let site = Site::new();
    let anna = with_bots(GameKind::GloryToRome, Motion::Any, &site);
    until_staged(&anna);
    anna.click("[data-opens=help]");
    anna.see_element("#help:modal");
    anna.person.evaluate("document.querySelector('#help button').focus()");
    anna.person.press(Key::Char(' '));
    anna.see("!document.querySelector('#help:modal')");
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
