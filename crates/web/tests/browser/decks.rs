//! Entering a deck: checked while someone types, card by card, and without a script by buttons.

use crate::player::Player;
use crate::server::Site;

/// What is said of the text.
const TOLD: &str = "document.getElementById('verdict-deck').textContent";
const TEXT: &str = "document.getElementById('text').value";
const N_DRAWN: &str = "document.querySelectorAll('#drawn-deck li').length";

fn enter_card(anna: &Player, name: &str, right: &str) {
    anna.person.fill("[name='card.name']", name);
    anna.person.fill("[name='card.right']", right);
}

#[test]
fn a_deck_is_entered_card_by_card_and_kept() {
    let site = Site::new();
    for (anna, has_scripts) in [(Player::stranger(), true), (Player::without_scripts(), false)] {
        let anna = anna.named(&site.base, if has_scripts { "Anna" } else { "Ben" });
        anna.person.open(&format!("{}/decks/deck/new", site.base));
        enter_card(&anna, "Aedes", "iron");
        if has_scripts {
            anna.see("document.querySelector('#composed .bad')?.textContent.includes('iron')");
        }
        anna.person.fill("[name='card.right']", "3 food");
        if has_scripts {
            anna.see_element("#composed .bcard");
            anna.click("#card-add");
            anna.see(&format!("{TEXT}.includes('Aedes | farm | free | 0 | 3 food')"));
            anna.see("document.querySelector('[name=\"card.name\"]').value === ''");
        } else {
            anna.person.follow("#card-add");
        }
        anna.see(&format!("{TOLD}.includes('No mistakes') && {N_DRAWN} === 1"));
        anna.person.fill("#text", "cards = ['Aula | farm']");
        if !has_scripts {
            anna.person.follow("#check");
        }
        anna.see(&format!("{TOLD}.includes('card “Aula”')"));
        anna.person.fill("#text", "cards = ['Aula | city | gold | 1 | gold']");
        anna.person.fill("#name", "My box");
        anna.person.follow("#save");
        anna.see(&format!("{TEXT}.includes('Aula') && {N_DRAWN} === 1"));
        anna.see("document.querySelector('.files [aria-current]').textContent === 'My box'");
        anna.is_content();
    }
}

#[test]
fn a_deck_for_a_table_is_checked_while_somebody_types() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.open(&format!("{}/new/gloria-mundi", site.base));
    anna.person.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)");
    let text = "[name='data.deck']";
    let is_shown = format!("document.querySelector(\"{text}\").checkVisibility()");
    assert_eq!(anna.person.evaluate(&is_shown).as_bool(), Some(false));
    anna.person.choose("[name='from.deck']", "a text");
    anna.see(&is_shown);
    anna.person.fill(text, "cards = ['Aula | barn | gold | 1 | gold']");
    anna.see(&format!("{TOLD}.includes('card “Aula”') && {TOLD}.includes('barn')"));
    anna.person.fill(text, "cards = ['Aula | city | gold | 1 | gold']");
    anna.see(&format!("{TOLD}.includes('No mistakes')"));
    anna.person.follow("#create");
    anna.see("document.body.textContent.includes('Building cards: the host’s own')");
    anna.is_content();
}
