//! Help: hints beside the table, positions to try.

use browser::{Key, Light, Motion};
use games::GameKind;

use crate::bots::with_a_bot;
use crate::games::PHONE;
use crate::player::Player;
use crate::server::Site;

const TOLD: &str =
    "document.querySelector('#hint-panel .told')?.textContent.startsWith('Try this')";
/// What is marked as the hint: its button, which says so, and all that is touched for it.
const MARKED: &str = "(() => {
    const answer = document.querySelector('#answers .hinted');
    const spots = (answer?.dataset.spots ?? '').split(' ').filter(Boolean);
    const isFramed = spot => [...document.querySelectorAll(`.lit.hinted[data-spot='${spot}']`)]
        .some(thing => thing.querySelector('.pointer'));
    return answer?.textContent.includes('(the hint)') && answer.value === document.querySelector(
        '#hint-panel [data-answer]').dataset.answer && spots.every(isFramed);
})()";
const UNMARKED: &str = "!document.querySelector('.hinted, .hint-mark')";
const GONE: &str = "document.getElementById('hint-panel').hidden";

#[test]
fn a_hint_stays_beside_the_table_until_it_is_closed_or_the_question_is_answered() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    with_a_bot(GameKind::GloryToRome, &anna, &site.base);
    anna.see_element("#ask-hint");
    anna.person.press(Key::Char('h'));
    anna.see(TOLD);
    anna.see(MARKED);
    let why = anna.person.string("document.querySelector('#hint-panel .told + p').textContent");
    assert!(why.ends_with('.') && why.split_whitespace().count() <= 25, "{why}");
    assert_eq!(anna.person.barriers(), [""; 0]);
    anna.sees_no_overflow();
    // Another drawing of the same question keeps it marked.
    anna.person.fill("#say-text", "a word");
    anna.person.press(Key::Enter);
    anna.see("document.querySelector('#chat .chat').textContent.includes('a word')");
    anna.see(MARKED);
    anna.click("#hint-close");
    anna.see(GONE);
    anna.see(UNMARKED);
    anna.click("#ask-hint");
    anna.see(MARKED);
    anna.unfold();
    anna.click("#answers .answer");
    anna.is_sure();
    anna.see(GONE);
    anna.see(UNMARKED);
    anna.is_content();
}

#[test]
fn a_position_to_try_fits_and_has_no_barriers() {
    let site = Site::new();
    let anna = Player::stranger();
    let positions = [
        "fortuna/rulebook/a-four-and-two-centurions",
        "glory-to-rome/buildings/academy-of-the-same-turn",
        "gloria-mundi/payment/glory-is-a-joker",
    ];
    for position in positions {
        let url = format!("{}/try/{position}?at=1", site.base);
        for light in [Light::Day, Light::Lamps] {
            anna.person.taste(light, Motion::Reduced);
            anna.person.open(&url);
            assert_eq!(anna.person.barriers(), [""; 0], "{position}, {light:?}");
        }
        anna.person.width(PHONE);
        anna.sees_no_overflow();
        anna.person.width(1440);
    }
    anna.person.follow("#try-bots");
    anna.see_element("#question");
    anna.is_content();
}
