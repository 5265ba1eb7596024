//! Tables on every screen, from phones upright and lying to large desks, and zoomed in until little
//! is left.

use ::gallery::{Picture, pictures};
use browser::Key;
use engine::Game;
use games::{GameKind, dispatch};
use web::exhibit::in_language;
use words::Locale;

use crate::bots::with_a_bot;
use crate::gallery::{folder_with_assets, write};
use crate::games::PHONE;
use crate::player::Player;
use crate::server::Site;

/// Phones upright and lying, a tablet, and a page at 400 %.
const SCREENS: [(u32, u32); 5] = [(360, 740), (390, 844), (844, 390), (820, 1180), (320, 256)];

/// Where words are read, from a small phone to a large screen.
const READ: [(u32, u32); 6] =
    [(360, 740), (844, 390), (820, 1180), (1366, 768), (1440, 900), (1920, 1080)];

/// Lists what is wrong: a dock that takes too much, a page that scrolls sideways, and lit things
/// that lie under something else wherever one scrolls.
const FAULTS: &str = "(() => {
    const told = e => e.outerHTML.slice(0, 120);
    const dock = document.getElementById('dock'), own = dock.getBoundingClientRect();
    const is_beside = own.left >= document.getElementById('board').getBoundingClientRect().right - 1;
    const is_loose = getComputedStyle(dock).position === 'static';
    const faults = [];
    if (!is_beside && !is_loose && own.height > innerHeight * 0.45 + 1) faults.push(`the dock is ${own.height} high`);
    if (is_beside && own.width > innerWidth / 2) faults.push(`the dock is ${own.width} wide`);
    if (innerHeight < 400 && !is_beside && !is_loose) faults.push('the dock sticks');
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) {
        const over = [...document.querySelectorAll('body *')].filter(e => !e.ownerSVGElement && e.checkVisibility()
            && e.getBoundingClientRect().right > page.clientWidth + 1);
        faults.push(`the page is ${page.scrollWidth} wide: ${over.slice(0, 3).map(told).join(' ')}`);
    }
    for (const thing of document.querySelectorAll('.lit')) {
        if (!thing.checkVisibility({ visibilityProperty: true })) continue;
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = thing.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!thing.contains(at)) faults.push(`is covered: ${told(thing)} by ${at ? told(at) : 'the edge'}`);
    }
    return faults;
})()";

/// Notes whatever the ticker tells besides the newest line of the log, on the stage too.
const TICKER: &str = "(() => {
    globalThis.odd = [];
    const textOf = selector => document.querySelector(selector)?.textContent.trim() ?? '';
    const look = () => {
        const [told, newest] = [textOf('#ticker .told'), textOf('#log li[id^=log-]')];
        if (document.getElementById('ticker') && told !== newest) odd.push(`${told} | ${newest}`);
        requestAnimationFrame(look);
    };
    look();
    return true;
})()";

/// The last question of a game with as many players as it takes.
fn last_question(kind: GameKind) -> Picture {
    let players = dispatch!(kind, G => *G::PLAYERS.end());
    let is_question = |picture: &Picture| picture.name.starts_with(|c: char| c.is_ascii_digit());
    pictures(kind, players, 1).into_iter().rfind(is_question).expect("a question")
}

/// What a look finds wrong on some screens.
fn faults(
    kind: GameKind,
    screens: &[(u32, u32)],
    look: impl Fn(&Player) -> Vec<String>,
) -> Vec<String> {
    let folder = folder_with_assets();
    let url = write(&folder, &last_question(kind));
    let anna = Player::stranger();
    let mut faults = Vec::new();
    for (width, height) in screens {
        anna.person.size(*width, *height);
        anna.person.open(&url);
        let found = look(&anna);
        faults.extend(found.iter().map(|fault| format!("{kind} at {width}×{height}: {fault}")));
    }
    faults
}

#[test]
fn nothing_lit_is_covered_on_any_screen() {
    let look = |anna: &Player| anna.person.evaluate_lines(FAULTS);
    let found: Vec<String> =
        GameKind::ALL.into_iter().flat_map(|kind| faults(kind, &SCREENS, look)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Words have 13 pixels at least, and are there as a whole or not at all.
#[track_caller]
fn reads_well(kind: GameKind, screens: &[(u32, u32)], text: &str) {
    let size = format!("document.documentElement.dataset.text = '{text}'");
    let look = |anna: &Player| {
        anna.person.evaluate(&size);
        let person = &anna.person;
        [person.evaluate_lines(::gallery::FAULTS), person.blurred()].concat()
    };
    for language in Locale::ALL {
        let found = in_language(language, || faults(kind, screens, look));
        assert!(found.is_empty(), "in {language}:\n{}", found.join("\n"));
    }
}

#[test]
fn fortuna_reads_well_on_every_screen() {
    reads_well(GameKind::Fortuna, &READ, "normal");
}

#[test]
fn glory_to_rome_reads_well_on_every_screen() {
    reads_well(GameKind::GloryToRome, &READ, "normal");
}

#[test]
fn gloria_mundi_reads_well_on_every_screen() {
    reads_well(GameKind::GloriaMundi, &READ, "normal");
}

/// Who chose larger text loses none of it.
#[test]
fn larger_text_reads_well() {
    for kind in GameKind::ALL {
        reads_well(kind, &[(360, 740), (1440, 900)], "larger");
    }
}

#[test]
fn the_ticker_tells_the_newest_line_and_opens_the_log() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.width(PHONE);
    with_a_bot(GameKind::GloryToRome, &anna, &site.base);
    anna.person.evaluate(TICKER);
    for _ in 0..3 {
        let before = anna.version();
        anna.person.press(Key::Char('1'));
        anna.is_sure();
        anna.see(&format!("document.querySelector('#answers') && document.getElementById('stage').hidden && +document.getElementById('live').dataset.version > {before}"));
    }
    assert_eq!(anna.person.string("odd.join()"), "");
    assert_eq!(anna.person.evaluate("document.getElementById('ticker').offsetHeight"), 36);
    anna.click("#ticker");
    anna.see("getComputedStyle(document.getElementById('side')).position === 'fixed' && document.getElementById('log').checkVisibility()");
    anna.is_content();
}

/// Whether the strip above the dock tells the three newest lines of the log, in their order.
const THREE: &str = "(() => {
    const texts = (list) => [...document.querySelectorAll(list)].filter(e => e.offsetParent || e.closest('#log')).map(e => e.textContent.trim());
    const told = texts('#ticker > :is(.earlier, .told)'), newest = texts('#log li[id^=log-]').slice(0, 3).reverse();
    const [strip, dock] = ['ticker', 'dock'].map(id => document.getElementById(id).getBoundingClientRect());
    return told.length === 3 && told.join() === newest.join() && Math.abs(strip.bottom - dock.top) <= 1;
})()";

#[test]
fn a_laptop_has_the_three_newest_lines_above_its_dock() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.size(1366, 768);
    with_a_bot(GameKind::GloryToRome, &anna, &site.base);
    for _ in 0..3 {
        let before = anna.version();
        anna.person.press(Key::Char('1'));
        anna.is_sure();
        anna.see(&format!("document.querySelector('#answers') && document.getElementById('stage').hidden && +document.getElementById('live').dataset.version > {before}"));
    }
    anna.see(THREE);
    anna.person.reload();
    anna.see(THREE);
    anna.is_content();
}
