//! A lesson on a screen: the guide speaks, points, and explains without leaving the table.

use games::{Chapter, GameKind, chapters, course};

use crate::games::PHONE;
use crate::player::Player;
use crate::server::Site;

/// Begins a lesson; where it is.
pub(crate) fn taught(anna: &Player, base: &str, kind: GameKind) -> String {
    anna.person.open(&format!("{base}/learn"));
    anna.person.follow(&format!("#learn-{kind}"));
    for _ in &course(kind, Chapter::Game).pictures {
        anna.sees_no_overflow();
        anna.person.follow("#next");
    }
    anna.see_element("#coach");
    anna.person.url()
}

/// The answer that the guide waits for is marked where it can be given: on the board, or else in
/// the list that stands open.
const IS_POINTED_AT: &str = "[...document.querySelectorAll('.taught')].some(thing =>
    thing.offsetParent && (thing.matches('.answer') || thing.querySelector('.pointer .i')))";

/// Gives the answer that the guide waits for.
fn obey(anna: &Player) {
    let before = anna.version();
    anna.see(IS_POINTED_AT);
    anna.unfold();
    anna.click(".answer.taught");
    anna.see_beyond(before);
}

#[test]
fn a_lesson_is_followed_with_and_without_scripts() {
    let site = Site::new();
    for anna in [Player::stranger(), Player::without_scripts()] {
        for kind in GameKind::ALL {
            taught(&anna, &site.base, kind);
            for number in (1..=6).map(|step| course(kind, Chapter::Game).number(step)) {
                let coach = anna.person.text("#coach");
                assert!(coach.to_lowercase().contains(&format!("step {number} of")), "{coach}");
                obey(&anna);
            }
        }
        anna.is_content();
    }
}

/// What is wrong with the place of the guide: buttons beyond the page, a bubble that covers what it
/// means, and at a desk one that stands neither beside it nor above the dock.
const MISPLACED: &str = "(() => {
    const look = () => {
    const coach = document.querySelector('.coach'), own = coach.getBoundingClientRect();
    const dock = document.getElementById('dock').getBoundingClientRect();
    const seen = [...document.querySelectorAll('.lit.taught, .answer.taught')].filter(thing => thing.offsetParent);
    const box = thing => thing.getBoundingClientRect();
    const apart = at => Math.max(at.left - own.right, own.left - at.right, at.top - own.bottom, own.top - at.bottom);
    const buttons = document.querySelectorAll('.coach :is(button, summary, a), #answers .btn, #dock .tools .btn');
    const faults = [...buttons].filter(one => one.getClientRects().length)
        .filter(one => box(one).left < 0 || box(one).right > innerWidth).map(one => `beyond the page: ${one.id}`);
    if (own.left < 0 || own.right > innerWidth || own.top < 0) faults.push('the bubble is beyond the page');
    for (const thing of seen) if (apart(box(thing)) < 0) faults.push(`covers ${thing.id}`);
    const isBeside = seen.some(thing => !thing.closest('#dock') && apart(box(thing)) <= 40);
    const isAbove = seen.some(thing => thing.closest('#dock')) && Math.abs(dock.top - own.bottom) <= 40;
    if (matchMedia('(min-width: 720px) and (min-height: 501px)').matches && !isBeside && !isAbove) faults.push(`stands apart from ${seen.map(one => one.id)}`);
    return faults.join('; ');
    };
    const start = performance.now();
    return new Promise(done => {
        const again = () => {
            const faults = look();
            if (!faults || performance.now() - start > 9000) done(faults); else requestAnimationFrame(again);
        };
        again();
    });
})()";

/// At every step of the first chapter of each game, upright on a phone and at a desk.
#[test]
fn the_guide_stands_beside_what_it_means() {
    let site = Site::new();
    let anna = Player::stranger();
    for kind in GameKind::ALL {
        taught(&anna, &site.base, kind);
        for step in 0..course(kind, Chapter::Game).steps().len() {
            for (width, height) in [(PHONE, 740), (844, 390), (820, 1180), (1440, 900)] {
                anna.person.size(width, height);
                let fault = anna.person.string(MISPLACED);
                assert_eq!(fault, "", "{kind}, step {step} at {width}");
            }
            obey(&anna);
        }
    }
    anna.is_content();
}

#[test]
fn a_mistake_is_explained_at_the_table() {
    let site = Site::new();
    let anna = Player::stranger();
    let table = taught(&anna, &site.base, GameKind::GloryToRome);
    anna.unfold();
    anna.click("#a-think-jack");
    anna.see("document.getElementById('status').textContent.includes('Your hand is full')");
    assert_eq!(anna.person.url(), table, "the page stays");
    obey(&anna);
    assert_eq!(anna.person.text("#status"), "", "what was told of a mistake goes with it");
}

/// What came of a mistake is shown side by side, and one click undoes it.
#[test]
fn a_mistake_is_let_happen_and_undone() {
    let site = Site::new();
    for anna in [Player::stranger(), Player::without_scripts()] {
        taught(&anna, &site.base, GameKind::GloryToRome);
        for width in [PHONE, 1280] {
            anna.person.width(width);
            anna.unfold();
            anna.click("#a-lead-merchant-jack");
            anna.see_element(".slip .sides");
            anna.sees_no_overflow();
            anna.click("#take-back");
            anna.see_element("#answers");
        }
        anna.is_content();
    }
}

/// Every answer of the last step explains itself, by keyboard too.
#[test]
fn questions_explain_their_answers() {
    let site = Site::new();
    let anna = Player::stranger();
    for kind in GameKind::ALL {
        let last = chapters(kind).last().expect("a chapter");
        let course = course(kind, last);
        assert!(!course.questions.is_empty(), "{kind} asks nothing");
        let step = course.n_steps();
        for width in [PHONE, 1280] {
            anna.person.width(width);
            anna.person.open(&format!("{}/learn/{kind}/{last}?step={step}", site.base));
            for number in 1..=3 {
                let answer = format!(".question:nth-child({number}) details:last-of-type");
                anna.click(&format!("{answer} summary"));
                anna.see(&format!("document.querySelector('{answer} p').offsetParent !== null"));
            }
            anna.sees_no_overflow();
        }
    }
    anna.is_content();
}

#[test]
fn lessons_fit_a_telephone() {
    let site = Site::new();
    let anna = Player::stranger();
    anna.person.width(PHONE);
    for kind in GameKind::ALL {
        taught(&anna, &site.base, kind);
        anna.person.evaluate("document.getElementById('sure-leave-lesson').open = true");
        anna.sees_no_overflow();
        for chapter in chapters(kind).skip(1) {
            anna.person.open(&format!("{}/learn", site.base));
            anna.sees_no_overflow();
            anna.person.follow(&format!("#learn-{chapter}-{kind}"));
            for _ in &course(kind, chapter).pictures {
                anna.sees_no_overflow();
                anna.person.follow("#next");
            }
            anna.see_element("#coach");
            anna.sees_no_overflow();
        }
    }
    anna.is_content();
}
