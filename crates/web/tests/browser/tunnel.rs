//! A line that swallows what is sent and says nothing, as in a tunnel.

use std::time::{Duration, Instant};

use engine::Rng;
use games::GameKind;

use crate::cable::Cable;
use crate::games::PHONE;
use crate::hands::{chosen, n_chosen};
use crate::player::Player;
use crate::round::{Round, opened};
use crate::server::Site;

/// A page that waits for an answer has found out by then that the line is back.
const FOUND: Duration = Duration::from_secs(12);
/// How long a fault of the line lasts in a whole game.
const FAULT: Duration = Duration::from_millis(800);
/// In a whole game each fifth answer meets a fault, and there are a few of them.
const EVERY: usize = 5;
const N_FAULTS: usize = 4;

const IS_SENDING: &str = "!!document.querySelector('#table[data-sending]')";

/// Two people at a table, the second at a phone on a line of its own.
fn met(kind: GameKind, site: &Site) -> (Cable, [Player; 2], String) {
    let cable = Cable::to(&site.base);
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(kind, &anna, &site.base);
    let ben = Player::stranger().named(&cable.base, "Ben");
    ben.person.open(&format!("{}{table}?look=yes", cable.base));
    ben.person.width(PHONE);
    (cable, [anna, ben], table)
}

fn newer(version: u64) -> String {
    format!("+document.getElementById('live')?.dataset.version > {version}")
}

#[test]
fn an_answer_in_a_tunnel_is_kept_and_sent_once() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloriaMundi, &site);
    let mut round = Round::dealt(&anna, &ben);
    round.until_asked(&ben);
    let (version, n_before) = (ben.version(), n_chosen(&site, &anna));
    let choice = round.choice(&ben);
    cable.swallow();
    ben.click(&choice);
    ben.is_sure();
    assert_eq!(ben.person.evaluate(IS_SENDING), true, "it shows at once");
    assert!(ben.person.has("#answers [aria-busy=true]"));
    ben.see("document.querySelector('#table[data-kept]')");
    assert!(ben.person.text("#kept").starts_with("No line"));
    let why = ben.person.text("#kept .promise");
    assert!(
        why.starts_with('“') && why.ends_with("goes out once, as soon as you’re back."),
        "{why}"
    );
    assert!(!ben.person.has("#status:not([hidden])"), "it is said once");
    ben.sees_no_overflow();
    // An impatient touch changes nothing: the first answer is kept.
    ben.person.evaluate("document.querySelector('#answers .answer').click()");
    assert_eq!(n_chosen(&site, &anna), n_before, "nothing came through");
    cable.mend();
    let mended = Instant::now();
    ben.see(&newer(version));
    assert!(mended.elapsed() < FOUND, "{:?}", mended.elapsed());
    ben.see("!document.querySelector('#table:is([data-sending], [data-kept]), [aria-busy]')");
    assert_eq!(n_chosen(&site, &anna), n_before + 1);
    anna.see_version(ben.version());
    ben.sees_the_truth();
    ben.missed_only_the_server();
    anna.is_content();
}

/// The action of a button.
fn action(player: &Player, selector: &str) -> String {
    player.person.string(&format!("document.querySelector('{selector}').value"))
}

/// Another answer than the first, which is kept in a tunnel; gives both, and the number before.
fn changed(ben: &Player, swallow: impl FnOnce()) -> ([String; 2], u64) {
    let version = ben.version();
    ben.unfold();
    let selectors = [1, 2].map(|n| format!("#answers :nth-child({n} of .answer:not(.quiet))"));
    let actions = selectors.each_ref().map(|one| action(ben, one));
    swallow();
    ben.click(&selectors[0]);
    ben.is_sure();
    ben.see("document.querySelector('#table[data-kept]')");
    assert_eq!(ben.person.evaluate("document.activeElement.matches('#kept h2')"), true);
    ben.click("#change-answer");
    assert!(!ben.person.has("#table:is([data-sending], [data-kept]), [aria-busy]"), "it is free");
    assert_eq!(ben.person.string("document.activeElement.id"), "question");
    ben.unfold();
    ben.click(&selectors[1]);
    ben.is_sure();
    assert_eq!(ben.person.evaluate(IS_SENDING), true);
    (actions, version)
}

#[test]
fn an_answer_that_is_kept_can_be_changed() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloriaMundi, &site);
    let mut round = Round::dealt(&anna, &ben);
    // One that never arrived counts for nothing; of one that did, only the reply was lost.
    for arrives in [false, true] {
        while ben.n_answers() < 2 {
            round.step();
        }
        let n_before = n_chosen(&site, &anna);
        let swallow = || if arrives { cable.swallow_answers() } else { cable.swallow() };
        let ([first, second], version) = changed(&ben, swallow);
        cable.mend();
        ben.see(&newer(version));
        ben.see("!document.querySelector('#table:is([data-sending], [data-kept]), [aria-busy]')");
        let all = chosen(&site, &anna);
        let counted = &all[n_before..];
        assert_eq!(counted, [if arrives { first } else { second }]);
        anna.see_version(ben.version());
        ben.sees_the_truth();
        let mut errors = ben.person.errors();
        // The second answer may ask before the page learns of the first.
        let is_expected = |error: &str| {
            let parts = ["net::ERR_", "WebSocket", "409 (Conflict)"];
            parts.iter().any(|part| error.contains(part))
        };
        errors.retain(|error| !is_expected(error));
        assert_eq!(errors, [""; 0]);
        let told = ben.person.text("#status");
        assert!(told.is_empty() || arrives && told.starts_with("Your first answer"), "{told}");
    }
    anna.is_content();
}

/// The answer arrives, and what the server says to it does not.
#[test]
fn an_answer_whose_reply_is_swallowed_counts_once() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloriaMundi, &site);
    let mut round = Round::dealt(&anna, &ben);
    for _ in 0..2 {
        round.until_asked(&ben);
        let (version, n_before) = (ben.version(), n_chosen(&site, &anna));
        let choice = round.choice(&ben);
        cable.swallow_answers();
        ben.click(&choice);
        ben.is_sure();
        anna.see(&newer(version));
        assert_eq!(ben.version(), version, "nothing came back");
        cable.mend();
        ben.see(&newer(version));
        ben.see("!document.querySelector('#table[data-sending]')");
        assert_eq!(n_chosen(&site, &anna), n_before + 1);
        anna.see_version(ben.version());
        ben.sees_the_truth();
    }
    ben.missed_only_the_server();
    anna.is_content();
}

/// The button that sat down lets one stand up afterwards; what is sent again is what was meant.
#[test]
fn a_form_that_is_drawn_anew_is_sent_again_as_it_was() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloriaMundi, &site);
    ben.see("document.getElementById('table').dataset.online");
    cable.swallow_answers();
    ben.click("#sit-1");
    anna.see("document.getElementById('seats').innerText.includes('Ben')");
    cable.mend();
    ben.see_element("#accept");
    ben.see("!document.querySelector('#table[data-sending]')");
    let version = ben.newest_version();
    for player in [&anna, &ben] {
        player.see_version(version);
        player.see_element("#seats");
        assert!(player.person.text("#seats").contains("Ben"), "Ben still sits there");
    }
}

/// Nobody touches anything: what others do comes all the same.
#[test]
fn a_silent_line_is_noticed_when_the_page_is_shown_again() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloriaMundi, &site);
    let mut round = Round::dealt(&anna, &ben);
    round.until_asked(&anna);
    cable.swallow();
    let version = round.answer(&anna);
    cable.mend();
    assert!(ben.version() < version, "nothing came through");
    ben.person.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    let shown = Instant::now();
    ben.see_version(version);
    assert!(shown.elapsed() < FOUND, "{:?}", shown.elapsed());
    ben.sees_the_truth();
    ben.missed_only_the_server();
    anna.is_content();
}

/// Each answer counts once, and both see the same end as the server.
#[test]
fn a_whole_game_through_a_line_that_drops_and_swallows() {
    let site = Site::new();
    let (cable, [anna, ben], _) = met(GameKind::GloryToRome, &site);
    let mut round = Round::dealt(&anna, &ben);
    let mut dice = Rng::new(22);
    let (mut n_given, mut n_faults) = (0, 0);
    let n_before = n_chosen(&site, &anna);
    while let Some((asked, other)) = round.asked() {
        let is_faulty = n_given % EVERY == EVERY - 1;
        if is_faulty {
            match dice.below(3) {
                // Who waits for others finds out at the next beat what was swallowed; that takes long.
                0 => cable.cut(),
                _ if ben.n_answers() == 0 => cable.cut(),
                1 => cable.swallow(),
                _ => cable.swallow_answers(),
            }
            cable.mend_after(FAULT);
            n_faults += 1;
        }
        let version = round.answer(asked);
        other.see_version(version);
        n_given += 1;
        if is_faulty {
            ben.sees_the_truth();
        }
    }
    assert!(n_faults >= N_FAULTS, "{n_faults} faults");
    assert_eq!(n_chosen(&site, &anna), n_before + n_given);
    for player in [&anna, &ben] {
        assert!(player.person.text("#result-title").contains("win"), "someone wins");
        player.sees_the_truth();
    }
    ben.missed_only_the_server();
    anna.is_content();
}
