//! Someone who touches what is lit, and presses a button only where nothing is lit.

use engine::Rng;
use games::GameKind;

use crate::bots::with_a_bot;
use crate::games::PHONE;
use crate::player::{DESK, Player};
use crate::server::Site;

/// No game of these tests takes more touches.
const MAX_TOUCHES: usize = 3_000;

/// Marks a lit thing that can be seen, chosen by a number, as the one to be touched, or else an
/// answer that stands in the dock. What was touched before is left alone while there is more. Says
/// what it is.
const POINT: &str = "((number, fresh) => {
    document.querySelectorAll('[data-aim]').forEach(old => old.removeAttribute('data-aim'));
    const is_shown = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length;
    const shown = list => [...document.querySelectorAll(list)].filter(is_shown);
    globalThis.n_sent = 0;
    globalThis.touched_ids = fresh ? [] : globalThis.touched_ids;
    const narrowed = shown('#answers.some .chosen');
    const lit = shown('button.lit');
    const untouched = lit.filter(e => !touched_ids.includes(e.id));
    const free = shown('#answers .answer');
    const pool = [narrowed, untouched, free, lit].find(list => list.length) ?? [];
    if (!pool.length) return '';
    const one = pool[number % pool.length];
    one.setAttribute('data-aim', '');
    touched_ids.push(one.id);
    return pool === free ? 'button' : pool === narrowed ? 'offered' : 'lit';
})";

/// How the answers were given.
#[derive(Debug, Default)]
struct Touches {
    lit: usize,
    offered: usize,
    buttons: usize,
}

fn plays_by_touch(kind: GameKind, (width, height): (u32, u32)) {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.size(width, height);
    with_a_bot(kind, &anna, &site.base);
    let touches = touch_to_the_end(&anna);
    assert!(touches.lit > touches.buttons, "most answers are lit: {touches:?}");
    anna.is_content();
}

/// The question can be read, and nothing has to be scrolled sideways, nor at all at a desk.
#[track_caller]
fn fits(anna: &Player) {
    let question = "(() => {
        const { top, bottom } = question.getBoundingClientRect();
        return question.innerText.trim() !== '' && top >= 0 && bottom <= innerHeight;
    })()";
    assert_eq!(anna.person.evaluate(question), true, "the question can be read");
    anna.sees_no_overflow();
    if anna.person.evaluate("innerWidth") == DESK.0 {
        let height = anna.person.evaluate("document.documentElement.scrollHeight");
        assert_eq!(height, DESK.1, "the page needs no scrolling");
    }
}

fn touch_to_the_end(anna: &Player) -> Touches {
    anna.person.evaluate("addEventListener('submit', () => n_sent++)");
    let mut touches = Touches::default();
    let mut dice = Rng::new(3);
    let mut seen = 0;
    for _ in 0..MAX_TOUCHES {
        // A payment is several answers, which follow each other by themselves.
        anna.see(
            "document.querySelector('#answers, #result') && !document.querySelector('.giving')",
        );
        if anna.person.has("#result") {
            return touches;
        }
        // The last answer of a payment may be one that is asked for twice.
        let version = anna.version();
        if anna.person.has("#sure[open]") {
            anna.is_sure();
            see_more_than(anna, version);
            continue;
        }
        if version != seen {
            fits(anna);
        }
        let number = dice.below(1_000);
        let what = anna.person.string(&format!("{POINT}({number}, {})", version != seen));
        seen = version;
        match &*what {
            "lit" => touches.lit += 1,
            "offered" => touches.offered += 1,
            "button" => touches.buttons += 1,
            _ => panic!("nothing can be touched:\n{}", anna.person.text("body")),
        }
        touch(anna, version);
    }
    panic!("no end");
}

/// Touches what is marked, says yes to a warning, and waits for what comes of it, if that was a
/// whole answer: of several touches only the last is.
#[track_caller]
fn touch(anna: &Player, version: u64) {
    anna.person.click("[data-aim]");
    anna.is_sure();
    if anna.person.evaluate("n_sent > 0") == true {
        see_more_than(anna, version);
    }
}

/// Waits for what comes of an answer.
#[track_caller]
fn see_more_than(anna: &Player, version: u64) {
    anna.see_beyond(version);
}

#[test]
fn fortuna_on_a_telephone() {
    plays_by_touch(GameKind::Fortuna, (PHONE, 740));
}

#[test]
fn fortuna_on_a_desk() {
    plays_by_touch(GameKind::Fortuna, DESK);
}

#[test]
fn glory_to_rome_on_a_telephone() {
    plays_by_touch(GameKind::GloryToRome, (PHONE, 740));
}

#[test]
fn glory_to_rome_on_a_desk() {
    plays_by_touch(GameKind::GloryToRome, DESK);
}

#[test]
fn gloria_mundi_on_a_telephone() {
    plays_by_touch(GameKind::GloriaMundi, (PHONE, 740));
}

#[test]
fn gloria_mundi_on_a_desk() {
    plays_by_touch(GameKind::GloriaMundi, DESK);
}

/// Puts counters for the dearest building of our deck beside the question: 7 of its price are of two
/// kinds, 5 more are of any, and glory stands for all. More than can be paid are held of each.
const DEAREST: &str = "(() => {
    const coin = '<button class=\"coin lit\" type=\"button\"></button>';
    const laid = '<button class=\"coin laid\" type=\"button\"></button>';
    const heap = n => `<span class=\"heap\">${laid + coin.repeat(n - 1)}<span class=\"kept\">+20</span></span>`;
    const purse = document.createElement('div');
    purse.className = 'lbl tray purse';
    purse.innerHTML = `<h2 class=\"caps\">?</h2><div class=\"heaps\">${[5, 8, 9, 12].map(heap).join('')}</div>`;
    document.querySelector('#dock .prompt').after(purse);
})()";

#[test]
fn the_dearest_building_can_be_paid_on_every_screen() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    with_a_bot(GameKind::GloriaMundi, &anna, &site.base);
    anna.person.evaluate(DEAREST);
    for (width, height) in [DESK, (1366, 768), (1200, 800), (768, 1024), (PHONE, 740)] {
        anna.person.size(width, height);
        anna.sees_no_overflow();
    }
}
