//! One touch that gives several answers, each to its own question.

use crate::games::PHONE;
use crate::player::Player;
use crate::server::Site;

const NUMBER: &str = "document.querySelector('#answers')?.elements.question.value ?? ''";
const IS_GIVING: &str = "!!document.querySelector('.giving')";
const LOG: &str = "document.getElementById('log').textContent";

/// A position on a phone, against bots.
fn at(site: &Site, position: &str) -> Player {
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.touch_screen(PHONE, 740);
    anna.person.open(&format!("{}/try/{position}", site.base));
    anna.person.follow("#try-bots");
    anna.see_element("#answers .main");
    anna
}

/// Touches something with a finger.
fn touch(anna: &Player, selector: &str) {
    anna.see_element(selector);
    let place = anna.person.evaluate(&format!(
        "(() => {{
            const thing = [...document.querySelectorAll('{selector}')].find(one => one.checkVisibility());
            thing.scrollIntoView({{ block: 'center', behavior: 'instant' }});
            const {{ x, y, width, height }} = thing.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }})()"
    ));
    let part = |nth: usize| place[nth].as_f64().expect("a number");
    anna.person.tap(part(0), part(1));
}

/// Touches something that gives an answer, and waits until another question is asked and nothing
/// is on its way.
fn answer(anna: &Player, selector: &str) {
    let number = anna.person.string(NUMBER);
    touch(anna, selector);
    anna.see(&format!("({NUMBER}) !== '{number}' && !{IS_GIVING}"));
}

fn has_happened(anna: &Player, what: &str) {
    let log = anna.person.string(LOG);
    assert!(log.contains(what), "{what}: {log}");
}

#[test]
fn a_touched_favour_takes_the_die_that_reaches_it() {
    let site = Site::new();
    let anna = at(&site, "fortuna/favours/dice-are-not-added");
    answer(&anna, "#answers [value=roll]");
    answer(&anna, "#favour-battle[data-chain]");
    has_happened(&anna, "used the 4");
    has_happened(&anna, "fulfilled Battle");
    anna.is_content();
}

#[test]
fn a_whole_payment_is_one_touch() {
    let site = Site::new();
    let anna = at(&site, "gloria-mundi/payment/glory-for-the-surcharge");
    answer(&anna, "#answers .main");
    assert!(anna.person.has("#purse"), "there is a choice");
    answer(&anna, "#answers .main[data-chain]");
    assert!(!anna.person.has("#purse"), "the bill is paid");
    anna.is_content();
}

#[test]
fn a_touched_favour_takes_all_that_can_be_given() {
    let site = Site::new();
    let anna = at(&site, "fortuna/favours/3-food-one-or-two-wheat");
    answer(&anna, "#answers [value=roll]");
    answer(&anna, "#favour-food");
    has_happened(&anna, "2 wheat");
    anna.is_content();
}

/// Here the second answer is not one of those that the page then offers.
#[test]
fn an_unexpected_question_ends_a_chain() {
    let site = Site::new();
    let anna = at(&site, "fortuna/favours/dice-are-not-added");
    answer(&anna, "#answers [value=roll]");
    anna.person.evaluate(
        "document.querySelector('#favour-battle').dataset.chain = 'die 4|fulfil religion|tax'",
    );
    answer(&anna, "#favour-battle");
    has_happened(&anna, "used the 4");
    // The next answer is the person's own, and nothing follows it.
    answer(&anna, "#answers [value=tax]");
    has_happened(&anna, "tax");
    anna.is_content();
}

#[test]
fn a_touched_counter_pays_all_up_to_it() {
    let site = Site::new();
    let anna = at(&site, "gloria-mundi/payment/surcharge-in-any-resource");
    answer(&anna, "#answers .main");
    answer(&anna, "#coin-food-1");
    has_happened(&anna, "2 food, 1 gold and 1 peace");
    assert!(!anna.person.has("#purse"), "the bill is paid");
    anna.is_content();
}
