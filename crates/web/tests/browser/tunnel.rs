//! A line that swallows what is sent and says nothing, as in a tunnel.

use std::time::{Duration, Instant};

use engine::Rng;
use games::GameKind;

use crate::cable::Cable;
use crate::games::PHONE;
use crate::hands::n_chosen;
use crate::player::Player;
use crate::round::{Round, opened};
use crate::server::Site;

/// A page that waits for an answer has found out by then that the line is back.
const FOUND: Duration = Duration::from_secs(12);
/// How long a fault of the line lasts in a whole game.
const FAULT: Duration = Duration::from_millis(800);
/// Faults in a whole game.
const N_FAULTS: usize = 8;

const IS_SENDING: &str = "!!document.querySelector('#table[data-sending]')";

/// Two people at a table, the second at a phone on a line of its own.
fn met(kind: GameKind, site: &Site) -> (Cable, [Player; 2], String) {
    let cable = Cable::to(&site.base);
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(kind, &anna, &site.base);
    let ben = Player::stranger().named(&format!("{}{table}", cable.base), "Ben");
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
    ben.see("document.getElementById('status').textContent.startsWith('No answer yet')");
    // An impatient touch changes nothing: the first answer is kept.
    ben.person.evaluate("document.querySelector('#answers .answer').click()");
    assert_eq!(n_chosen(&site, &anna), n_before, "nothing came through");
    cable.mend();
    let mended = Instant::now();
    ben.see(&newer(version));
    assert!(mended.elapsed() < FOUND, "{:?}", mended.elapsed());
    ben.see("document.getElementById('status').hidden");
    ben.see("!document.querySelector('#table[data-sending], [aria-busy]')");
    assert_eq!(n_chosen(&site, &anna), n_before + 1);
    anna.see_version(ben.version());
    ben.sees_the_truth();
    ben.missed_only_the_server();
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

#[test]
fn a_whole_game_through_a_line_that_drops_and_swallows() {
    let site = Site::new();
    let (cable, [anna, ben], table) = met(GameKind::GloryToRome, &site);
    let mut round = Round::dealt(&anna, &ben);
    let mut dice = Rng::new(22);
    for _ in 0..N_FAULTS {
        round.until_asked(&ben);
        match dice.below(3) {
            0 => cable.cut(),
            1 => cable.swallow(),
            _ => cable.swallow_answers(),
        }
        cable.mend_after(FAULT);
        let version = round.answer(&ben);
        anna.see_version(version);
        ben.sees_the_truth();
    }
    ben.missed_only_the_server();
    round.hurry(&table, 2);
    round.play_out();
    anna.is_content();
}
