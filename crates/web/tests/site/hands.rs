//! Open hands: everyone at the table sees what the others hold, if that was agreed.

use games::GameKind;
use games::glory_to_rome::card::Building;

use crate::client::{Browser, between};
use crate::forms::{join, opened_with};
use crate::server::Site;

/// The hands that are drawn, seen by two players and a spectator.
fn seen(more: &[(&str, &str)]) -> [[Option<String>; 2]; 3] {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = opened_with(GameKind::GloryToRome, &mut anna, more);
    let is_marked = ben.get("/").body.contains("Open hands");
    let is_agreed = ben.get(&table).body.contains("Open hands: everyone");
    assert_eq!([is_marked, is_agreed], [!more.is_empty(); 2], "the list and the contract say so");
    join(&table, &mut anna, &mut ben);
    let mut watcher = Browser::guest(&site.base, "Carla");
    [&mut anna, &mut ben, &mut watcher].map(|who| {
        let page = who.get(&table).is(200).body;
        let hand = |seat| between(&page, &format!("id=\"held-{seat}\""), "</div>");
        [hand(0), hand(1)].map(|hand| hand.map(str::to_owned))
    })
}

/// Whether the cards of a hand are named.
fn names_cards(hand: &str) -> bool {
    let name = |building: Building| building.slug().replace('-', " ");
    let hand = hand.to_lowercase();
    Building::ALL.into_iter().filter(|building| hand.contains(&name(*building))).count() >= 3
}

#[test]
fn open_hands_are_drawn_for_the_people_of_the_table() {
    let [anna, ben, watcher] = seen(&[("open_hands", "yes")]);
    for (hands, [own, other]) in [(&anna, [0, 1]), (&ben, [1, 0])] {
        assert_eq!(hands[own], None, "the own hand lies in the dock");
        let hand = hands[other].as_ref().expect("the hand of the other");
        assert!(names_cards(hand) && hand.matches("listitem").count() >= 3, "{hand}");
    }
    assert_eq!(watcher, [None, None], "not for spectators");
}

#[test]
fn other_tables_show_nothing_of_it() {
    assert!(seen(&[]).iter().flatten().all(Option::is_none));
}
