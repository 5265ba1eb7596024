//! The way back: a page that the browser kept as it was left.

use games::GameKind;

use crate::player::Player;
use crate::round::{Round, met};
use crate::server::Site;

/// Why browsers without a screen keep no page at all. Others keep ours.
const OF_THE_BROWSER: [&str; 2] =
    ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];
/// Notes when the page is shown again, and whether it was kept.
const WATCH: &str = "addEventListener('pageshow', event => globalThis.isKept = event.persisted)";
const IS_ONLINE: &str = "document.getElementById('table').dataset.online === 'yes'";

/// A page that is left and shown again, as browsers tell it.
fn turn(player: &Player, event: &str) {
    player.person.evaluate(&format!(
        "dispatchEvent(new PageTransitionEvent('{event}', {{ persisted: true }}))"
    ));
}

#[test]
fn a_table_is_kept_for_the_way_back_and_then_shows_the_present() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloriaMundi, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    // What is sent and heard must not keep the page from being kept.
    round.until_asked(&ben);
    round.answer(&ben);
    round.until_asked(&anna);
    ben.see(IS_ONLINE);
    ben.person.evaluate(WATCH);
    ben.person.open(&format!("{}/account", site.base));
    let version = round.answer(&anna);
    let mut reasons = ben.person.go_back();
    let was_kept = reasons.is_empty();
    reasons.retain(|reason| !OF_THE_BROWSER.contains(&reason.as_str()));
    assert_eq!(reasons, [""; 0], "our page keeps itself from being kept");
    ben.see_version(version);
    ben.see(IS_ONLINE);
    if was_kept {
        ben.see("globalThis.isKept === true");
    }
    ben.sees_the_truth();
    ben.is_content();
    anna.is_content();
}

#[test]
fn a_page_that_was_kept_connects_again() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::GloriaMundi, &site.base);
    let mut round = Round::dealt(&anna, &ben);
    round.until_asked(&anna);
    ben.see(IS_ONLINE);
    let (before, n_loads) = (ben.version(), ben.person.n_loads());
    turn(&ben, "pagehide");
    let version = round.answer(&anna);
    assert_eq!(ben.version(), before, "a page that is left holds no line");
    turn(&ben, "pageshow");
    ben.see_version(version);
    ben.see(IS_ONLINE);
    assert_eq!(ben.person.n_loads(), n_loads, "it is the page that was left");
    ben.sees_the_truth();
    ben.is_content();
    anna.is_content();
}
