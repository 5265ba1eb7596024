//! The rulebook in a browser: a search while someone types, and the way from a refusal to its rule.

use games::GameKind;

use crate::bots::alone;
use crate::player::Player;
use crate::server::Site;

const N_FOUND: &str = "document.querySelectorAll('#found .reference > li').length";

#[test]
fn cards_are_found_while_somebody_types_and_by_a_button() {
    let site = Site::new();
    for (anna, has_scripts) in [(Player::stranger(), true), (Player::without_scripts(), false)] {
        anna.person.open(&format!("{}/cards/glory-to-rome", site.base));
        assert!(anna.person.evaluate(N_FOUND).as_u64() > Some(50));
        anna.person.fill("#q", "Scriptorium");
        if !has_scripts {
            anna.person.follow("#find button");
        }
        anna.see(&format!("0 < {N_FOUND} && {N_FOUND} < 8"));
        assert!(anna.person.url().contains("q=Scriptorium"), "{}", anna.person.url());
        anna.is_content();
    }
}

#[test]
fn a_refusal_leads_to_its_rule() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = alone(GameKind::Fortuna, 2, &anna, &site.base);
    anna.person.open(&format!("{}{table}", site.base));
    anna.person.evaluate(
        "(() => {
            const answer = document.querySelector('#answers button[name=action]');
            answer.value = 'swap harvest';
            answer.click();
        })()",
    );
    anna.see_element("#status:not([hidden]) a[href^=\"/rules/fortuna#for-\"]");
}
