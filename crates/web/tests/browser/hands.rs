//! What hands do: click twice, hold keys, never touch the mouse, type while others play.

use browser::Key;
use games::GameKind;
use table::{Entry, Fact, Why};

use crate::player::Player;
use crate::round::{Round, met};
use crate::server::Site;

/// Counts from now on how often a page sends a form.
fn count_forms(player: &Player) {
    player.person.evaluate(
        "if (!('n_sent' in globalThis)) addEventListener('submit', () => n_sent++);
        globalThis.n_sent = 0",
    );
}

#[track_caller]
fn has_sent_one_form(player: &Player) {
    assert_eq!(player.person.evaluate("n_sent"), 1);
}

/// How many answers people chose at a table.
pub(crate) fn n_chosen(site: &Site, player: &Player) -> usize {
    chosen(site, player).len()
}

/// The answers that people chose at a table.
pub(crate) fn chosen(site: &Site, player: &Player) -> Vec<String> {
    let path = player.person.string("location.pathname");
    let id = path.rsplit('/').next().expect("an id");
    let entries = site.store(async |store| store.entries(id, 0).await).expect("a log");
    let choice = |body: &str| {
        let entry: Entry = serde_json::from_str(body).expect("an entry");
        let Fact::Acted { action, why: Why::Chosen, .. } = entry.fact else { return None };
        Some(action)
    };
    entries.iter().filter_map(|entry| choice(&entry.body)).collect()
}

/// Whether or not the first click has been answered when the second comes.
#[test]
fn a_double_click_plays_once() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloriaMundi, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    for is_answered in [true, false, true, false] {
        let (asked, other) = round.asked().expect("the game has begun");
        let (before, n_before) = (asked.version(), n_chosen(&site, asked));
        count_forms(asked);
        let news = format!("+document.getElementById('live').dataset.version > {before}");
        asked.person.double_click(&round.choice(asked), || {
            if is_answered {
                asked.see(&news);
            }
        });
        asked.see(&news);
        has_sent_one_form(asked);
        other.see_version(asked.version());
        assert_eq!(n_chosen(&site, asked), n_before + 1);
        assert!(!asked.person.has("#status:not([hidden])"), "nothing is refused");
        // The second click may have asked what lies under the list.
        asked.person.evaluate("document.querySelectorAll('dialog[open]').forEach(e => e.close())");
    }
    for player in [anna, ben] {
        player.is_content();
    }
}

/// A form that is sent twice, as by a proxy that tries again, is one answer; its button is named
/// `action`, as the property of forms is that names their address.
#[test]
fn a_form_that_is_sent_twice_counts_once() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloryToRome, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    for _ in 0..4 {
        let (asked, other) = round.asked().expect("the game has begun");
        assert_eq!(asked.person.string("typeof answers.action"), "object", "it is hidden");
        let (before, n_before) = (asked.version(), n_chosen(&site, asked));
        let choice = round.choice(asked);
        asked.person.evaluate(&format!(
            "for (let n = 0; n < 3; n++) document.querySelector('{choice}').click()"
        ));
        asked.see_beyond(before);
        other.see_version(asked.version());
        asked.sees_the_truth();
        assert_eq!(n_chosen(&site, asked), n_before + 1);
    }
    for player in [anna, ben] {
        player.is_content();
    }
}

#[test]
fn a_key_that_is_held_plays_once() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloriaMundi, &site.base);
    let round = Round::dealt(&anna, &ben);
    for key in [Key::Char('1'), Key::Enter, Key::Char('1')] {
        let (asked, other) = round.asked().expect("the game has begun");
        let before = asked.version();
        count_forms(asked);
        if key == Key::Enter {
            asked.unfold();
            asked.person.evaluate("document.querySelector('#answers .answer').focus()");
        }
        asked.person.hold(key, 5);
        asked.see_beyond(before);
        has_sent_one_form(asked);
        other.see_version(asked.version());
    }
    for player in [anna, ben] {
        player.is_content();
    }
}

/// Presses Tab until an element has the focus; says how often.
#[track_caller]
fn tab_to(player: &Player, selector: &str) -> usize {
    for n in 1..100 {
        player.person.press(Key::Tab);
        if player.person.evaluate(&format!("!!document.activeElement.closest('{selector}')"))
            == true
        {
            return n;
        }
    }
    panic!("{selector} cannot be reached by keyboard");
}

#[test]
fn the_keyboard_alone_takes_a_name_opens_a_table_and_plays() {
    let site = Site::new();
    let anna = Player::stranger();
    let type_text = |text: &str| text.chars().for_each(|c| anna.person.press(Key::Char(c)));
    anna.person.open(&site.base);
    tab_to(&anna, "#guest-name");
    type_text("Anna");
    anna.person.press_to_load(Key::Enter);
    anna.person.open(&format!("{}/new/gloria-mundi", site.base));
    tab_to(&anna, "#bots");
    anna.person.press(Key::Char('n'));
    tab_to(&anna, "#create");
    anna.person.press_to_load(Key::Enter);
    tab_to(&anna, "#sit-1");
    anna.person.press(Key::Enter);
    anna.see_element("#start");
    tab_to(&anna, "#start");
    anna.person.press(Key::Enter);
    anna.see_element("#answers");
    tab_to(&anna, "#cover-off");
    anna.person.press(Key::Char(' '));
    for n in 0..6 {
        let n_tabs = tab_to(&anna, "#answers, #more");
        assert!(n == 0 || n_tabs <= 4, "the next answers are near: {n_tabs}");
        if anna.person.evaluate("document.activeElement.id == 'more'") == true {
            anna.person.press(Key::Enter);
        }
        let before = anna.version();
        anna.person.press(Key::Enter);
        anna.see_beyond(before);
        anna.sees_the_truth();
    }
    anna.is_content();
}

#[test]
fn what_is_typed_and_opened_stays_while_the_other_plays() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloryToRome, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    round.until_asked(&ben);
    anna.person.click("#sure-resign summary");
    anna.person.fill("#say-text", "Salve Ben");
    anna.person.evaluate("document.activeElement.setSelectionRange(5, 5)");
    for _ in 0..3 {
        round.until_asked(&ben);
        let version = round.answer(&ben);
        anna.see_version(version);
        let state = "[document.activeElement.id, document.activeElement.value,
            document.activeElement.selectionStart, document.querySelector('#sure-resign').open].join('|')";
        assert_eq!(anna.person.string(state), "say-text|Salve Ben|5|true");
        if anna.n_answers() > 0 {
            break;
        }
    }
    anna.person.press(Key::Char(','));
    anna.person.press(Key::Enter);
    ben.see("document.getElementById('chat').innerText.includes('Salve, Ben')");
    anna.see("document.activeElement.id == 'say-text' && !document.activeElement.value");
    for player in [anna, ben] {
        player.is_content();
    }
}

/// Sends the preferences with single keys switched off.
const SWITCH_OFF: &str = "(() => {
    const field = document.querySelector('select[name=keys]');
    field.value = 'off';
    const body = new URLSearchParams(new FormData(field.form));
    return fetch(field.form.getAttribute('action'), { method: 'POST', body }).then(answer => answer.ok);
})()";

/// Hints of keys that can be seen or heard.
const KEY_HINTS: &str = "document.querySelectorAll('[aria-keyshortcuts]').length
    + [...document.querySelectorAll('#dock kbd')].filter(hint => hint.getClientRects().length).length";

#[test]
fn single_keys_can_be_switched_off() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloryToRome, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    round.until_asked(&anna);
    assert_ne!(anna.person.evaluate(KEY_HINTS), 0);
    assert_eq!(anna.person.evaluate(SWITCH_OFF), true);
    anna.person.reload();
    for _ in 0..2 {
        round.until_asked(&anna);
        assert_eq!(anna.person.evaluate(KEY_HINTS), 0);
        count_forms(&anna);
        "1u?0h".chars().for_each(|key| anna.person.press(Key::Char(key)));
        assert_eq!(anna.person.evaluate("n_sent"), 0, "no key answers");
        assert!(!anna.person.has("dialog[open], #more[aria-expanded=true]"), "no key opens");
        round.step();
    }
    anna.is_content();
}
