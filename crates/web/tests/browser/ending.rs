//! The end of a game: the points are counted, the result follows, and what was built is kept.

use browser::{Key, Light, Motion};
use games::GameKind;

use crate::bots::{alone, hurry, with_a_bot};
use crate::games::PHONE;
use crate::player::Player;
use crate::server::Site;

/// No game of these tests takes more.
const MAX_ANSWERS: usize = 3_000;

/// Notes what was last shown while points were counted: the laurels, and what is seen besides.
const WATCH: &str = "(() => {
    const seen = globalThis.seen = { sums: '', most: '', table: true, result: false, frames: 0 };
    const look = () => {
        if (document.body.classList.contains('counting')) {
            seen.frames += 1;
            seen.sums = [...document.querySelectorAll('.tally .lau b')].map(one => one.textContent).join(' ');
            seen.most ||= seen.sums;
            seen.table &&= document.getElementById('board').checkVisibility();
            seen.result ||= document.getElementById('result').checkVisibility();
        }
        requestAnimationFrame(look);
    };
    look();
    return true;
})()";

/// Someone who sees the last answers of a game come in at its table.
fn at_the_end(kind: GameKind, motion: Motion, site: &Site) -> Player {
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.taste(Light::Day, motion);
    with_a_bot(kind, &anna, &site.base);
    anna.person.evaluate("document.documentElement.dataset.speed = 'fast'");
    anna.person.evaluate(WATCH);
    let table = anna.person.url().replace(&site.base, "");
    // It is the program's turn now and then.
    for round in 1..=MAX_ANSWERS {
        hurry(&anna, &table, MAX_ANSWERS, round);
        if anna.person.has("#result") {
            return anna;
        }
    }
    panic!("no end");
}

#[test]
fn points_are_counted_into_the_laurels_before_the_result() {
    let site = Site::new();
    let anna = at_the_end(GameKind::Fortuna, Motion::Any, &site);
    anna.see("document.body.classList.contains('counting')");
    anna.see("!document.body.classList.contains('counting')");
    let anna_saw = |what: &str| anna.person.evaluate(&format!("seen.{what}"));
    assert_eq!(anna_saw("table"), true, "the table stays");
    assert_eq!(anna_saw("result"), false, "the result comes when it is counted");
    assert!(anna.person.string("seen.most").starts_with("0 0"), "it begins with nothing");
    let scores = "(() => {
        const names = [...document.querySelectorAll('.tally .nm')].map(one => one.textContent);
        const heads = [...document.querySelectorAll('.points thead .nm')].map(one => one.textContent);
        const cells = [...document.querySelectorAll('.points .tot td')].map(one => one.textContent);
        return names.map(name => cells[heads.indexOf(name)]).join(' ');
    })()";
    assert_eq!(anna.person.string("seen.sums"), anna.person.string(scores), "all is counted");
    assert_eq!(anna.person.string("document.activeElement.id"), "result-title");
    let told = anna.person.string("document.getElementById('news').textContent");
    let result = anna.person.text("#result-title");
    assert_eq!(told.matches(&result).count(), 1, "the result is told once: {told}");
    let sums = anna.person.string("document.getElementById('sums').textContent");
    assert!(told.contains(&sums), "{told} without {sums}");
    anna.sees_the_truth();
    anna.is_content();
}

#[test]
fn the_counting_can_be_skipped_and_seen_again() {
    let site = Site::new();
    let anna = at_the_end(GameKind::GloryToRome, Motion::Any, &site);
    let anna = &anna.person;
    anna.wait_for("document.activeElement?.id === 'skip-count'");
    anna.press(Key::Char(' '));
    anna.wait_for("document.activeElement?.id === 'result-title'");
    assert!(!anna.has("body.counting"), "the space key skips");
    anna.reload();
    anna.wait_for("document.getElementById('recount').checkVisibility()");
    assert!(!anna.has("body.counting"), "who comes later sees the result");
    anna.click("#recount");
    anna.wait_for(
        "[...document.querySelectorAll('body.counting .tally .lau b')].some(b => +b.textContent)",
    );
    anna.click("#board");
    anna.wait_for("!document.querySelector('body.counting')");
    assert_eq!(anna.string("document.activeElement.id"), "recount");
    assert_eq!(anna.errors(), [""; 0]);
}

#[test]
fn nothing_is_counted_where_nothing_may_move() {
    let site = Site::new();
    let anna = at_the_end(GameKind::Fortuna, Motion::Reduced, &site);
    anna.see("document.activeElement?.id === 'result-title'");
    assert_eq!(anna.person.evaluate("seen.frames"), 0);
    assert!(anna.person.evaluate("document.getElementById('recount').checkVisibility()") == false);
    anna.sees_the_truth();
    anna.is_content();
}

/// Saves the picture, and looks at it: its size, how many colours it has, and how much of its ground
/// is as dark as ink.
const SAVED: &str = "(async () => {
    const file = await new Promise(done => {
        const own = URL.createObjectURL;
        URL.createObjectURL = file => { URL.createObjectURL = own; done(file); return own.call(URL, file); };
        document.getElementById('save-picture').click();
    });
    const image = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, 1120);
    const colours = new Set();
    let n_dark = 0;
    for (let at = 0; at < data.length; at += 4) {
        colours.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
        if (data[at] + data[at + 1] + data[at + 2] < 200) n_dark += 1;
    }
    const plate = context.getImageData(0, 1130, image.width, 120).data;
    const letters = plate.filter((_, at) => at % 4 === 0 && plate[at] > 200).length;
    return { name: file.name, type: file.type, size: `${image.width}x${image.height}`,
        colours: colours.size, dark: n_dark / data.length * 4, letters, bytes: file.size };
})()";

/// Someone who looks at a game that others played.
fn after(record: &str, site: &Site) -> Player {
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.open(&format!("{}/import", site.base));
    anna.person.fill("#record", record);
    anna.person.follow("#import-go");
    anna
}

/// The picture of what a winner built.
fn picture_is_drawn(record: &str) {
    let site = Site::new();
    let anna = after(record, &site);
    for light in [Light::Day, Light::Lamps] {
        anna.person.taste(light, Motion::Reduced);
        let picture = anna.person.evaluate(SAVED);
        assert_eq!(picture["size"], "2400x1260", "{picture}");
        assert_eq!(picture["type"], "image/png", "{picture}");
        let name = picture["name"].as_str().and_then(|name| name.strip_suffix(".png"));
        assert!(name.is_some(), "{picture}");
        assert!(picture["colours"].as_u64() > Some(200), "it is blank: {picture}");
        assert!(picture["letters"].as_u64() > Some(2_000), "nothing is written: {picture}");
        if matches!(light, Light::Day) {
            assert!(picture["dark"].as_f64() > Some(0.004), "nothing is drawn: {picture}");
        }
    }
    // What may be neither fetched nor styled would be an error here.
    anna.is_content();
}

#[test]
fn a_picture_of_glory_to_rome_is_saved() {
    picture_is_drawn(include_str!("../../../../records/glory-to-rome/v2/2-forum-alone.json"));
}

#[test]
fn a_picture_of_fortuna_is_saved() {
    picture_is_drawn(include_str!("../../../../records/fortuna/v3/2-palace-money.json"));
}

#[test]
fn a_picture_of_gloria_mundi_is_saved() {
    picture_is_drawn(include_str!("../../../../records/gloria-mundi/v3/2-rome-glory.json"));
}

/// Says what of the result reaches over its card.
const OUTSIDE: &str = "(() => {
    const outside = [];
    for (const card of document.querySelectorAll('#result .slab, #picture, .teller, .tally')) {
        if (!card.checkVisibility()) continue;
        const edge = card.getBoundingClientRect();
        for (const part of card.querySelectorAll('table, th, td, .nm, li, p, h2, button')) {
            const box = part.getBoundingClientRect();
            const isOut = box.right > edge.right + 1 || box.left < edge.left - 1;
            if (box.width && part.checkVisibility() && isOut) outside.push(part.outerHTML.slice(0, 120));
        }
    }
    return outside.join('\\n');
})()";

/// As many players as there may be, with names as wide as there may be.
fn result_fits(kind: GameKind, players: u8) {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, &"W".repeat(20));
    let table = alone(kind, players, &anna, &site.base);
    hurry(&anna, &table, MAX_ANSWERS, 3);
    for language in ["en", "fr", "es"] {
        anna.person.speaks(language);
        anna.person.taste(Light::Day, Motion::Any);
        anna.person.open(&format!("{}{table}", site.base));
        anna.see_element("#result .points");
        for width in [PHONE, 768, 1366, 1440, 1920] {
            anna.person.width(width);
            let outside = anna.person.string(OUTSIDE);
            assert_eq!(outside, "", "{kind}, {language}, {width}");
            anna.sees_no_overflow();
        }
        anna.person.click("#recount");
        for width in [PHONE, 768, 1440] {
            anna.person.width(width);
            let outside = anna.person.string(OUTSIDE);
            assert_eq!(outside, "", "{kind}, {language}, {width}, while it is counted");
            anna.sees_no_overflow();
        }
    }
    anna.is_content();
}

#[test]
fn a_result_of_glory_to_rome_fits_its_card() {
    result_fits(GameKind::GloryToRome, 5);
}

#[test]
fn a_result_of_fortuna_fits_its_card() {
    result_fits(GameKind::Fortuna, 4);
}

#[test]
fn a_result_of_gloria_mundi_fits_its_card() {
    result_fits(GameKind::GloriaMundi, 6);
}
