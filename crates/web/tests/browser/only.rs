//! An answer that is the only one is given by the page, where the person wishes so.

use games::GameKind;
use serde_json::json;

use crate::bots::with_a_bot;
use crate::player::Player;
use crate::server::Site;

const MAX_ANSWERS: usize = 40;
/// The answers to the question, besides what can always be said.
const OPEN: &str = "document.querySelectorAll('#answers .answer:not(.quiet)').length";
const NUMBER: &str = "document.querySelector('#answers')?.elements.question.value ?? ''";

/// Sends centurions while there are any, and else gives the red answer.
const GO_ON: &str = "(document.querySelector('#answers [value^=command]')
    ?? document.querySelector('#answers .main')).click()";

/// Answers until a question has one answer: a roll, once nobody can be sent. Gives its number.
fn until_one_is_left(anna: &Player) -> String {
    for _ in 0..MAX_ANSWERS {
        anna.see_element("#answers .main");
        let number = anna.person.evaluate(NUMBER);
        let number = number.as_str().expect("a text").to_owned();
        if anna.person.evaluate(OPEN) == json!(1) {
            return number;
        }
        anna.person.evaluate(GO_ON);
        anna.is_sure();
        anna.see(&format!("({NUMBER}) && ({NUMBER}) !== '{number}'"));
    }
    panic!("there was always a choice");
}

#[test]
fn a_single_answer_plays_itself_where_that_is_wished() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    with_a_bot(GameKind::Fortuna, &anna, &site.base);
    let table = anna.person.url();
    let number = until_one_is_left(&anna);
    let stays = "new Promise(done => setTimeout(done, 1200, true))";
    anna.person.evaluate(stays);
    assert_eq!(anna.person.evaluate(NUMBER), json!(number), "unasked, nothing plays itself");
    anna.person.open(&format!("{}/account", site.base));
    anna.person.evaluate("document.querySelector('[name=only]').value = 'play'");
    anna.person.follow("#preferences-go");
    anna.person.open(&table);
    anna.see(&format!("({NUMBER}) !== '{number}'"));
    anna.is_content();
}
