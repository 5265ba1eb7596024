//! Whole games of two people in two browsers, one of them at a telephone.

use games::GameKind;

use crate::cable::Cable;
use crate::player::Player;
use crate::round::{Round, met, opened};
use crate::server::Site;

/// The width of a small telephone.
pub(crate) const PHONE: u32 = 360;

/// Turns of each player; most games have more.
const N_TURNS_IN_HURRY: usize = 12;

fn play(n: usize, round: &mut Round<'_>) {
    for _ in 0..n {
        assert!(round.step(), "the game is over");
    }
}

/// One loads the page again in the middle of the game.
#[test]
fn fortuna_with_a_reload() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::Fortuna, &site.base);
    ben.person.width(PHONE);
    let mut round = Round::dealt(&anna, &ben);
    play(10, &mut round);
    for player in [&anna, &ben] {
        player.person.reload();
        play(2, &mut round);
    }
    round.play_out();
    for player in [&anna, &ben] {
        player.is_content();
    }
}

/// One has no scripts, finds the table in the lobby and accepts the invitation.
#[test]
fn glory_to_rome_without_scripts() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(GameKind::GloryToRome, &anna, &site.base);
    let ben = Player::without_scripts().named(&site.base, "Ben");
    ben.person.width(PHONE);
    ben.person.follow(&format!("a[href='{table}']"));
    let mut round = Round::accepted(&anna, &ben);
    round.play_out();
    for player in [&anna, &ben] {
        player.is_content();
    }
}

/// One loses the connection while the other plays on, and once more while they answer.
#[test]
fn gloria_mundi_with_a_lost_connection() {
    let site = Site::new();
    let cable = Cable::to(&site.base);
    let anna = Player::stranger().named(&site.base, "Anna");
    let table = opened(GameKind::GloriaMundi, &anna, &site.base);
    let ben = Player::stranger().named(&cable.base, "Ben");
    ben.person.open(&format!("{}{table}?look=yes", cable.base));
    ben.person.width(PHONE);
    let mut round = Round::dealt(&anna, &ben);
    play(4, &mut round);
    round.until_asked(&anna);
    cable.cut();
    let version = round.answer(&anna);
    ben.see("!document.getElementById('status').hidden");
    assert!(ben.person.text("#status").starts_with("Connection lost"));
    cable.mend();
    ben.see_version(version);
    ben.sees_the_truth();
    ben.see("document.getElementById('status').hidden");
    round.until_asked(&ben);
    let version = ben.version();
    cable.cut();
    let choice = round.choice(&ben);
    ben.click(&choice);
    cable.until_missed("POST");
    cable.mend();
    ben.see_beyond(version);
    let version = ben.version();
    anna.see_version(version);
    ben.missed_only_the_server();
    // The longest of the games: its middle is played by two who press no buttons.
    round.hurry(&table, N_TURNS_IN_HURRY);
    round.play_out();
    for player in [&anna, &ben] {
        player.is_content();
    }
}
