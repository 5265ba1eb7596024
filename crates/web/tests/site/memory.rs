//! The memory aid: with it the page shows what was open once, without it nobody is reminded.

use games::GameKind;

use crate::client::{Browser, between};
use crate::forms::{answer, join, opened_with};
use crate::server::Site;

/// A game in which something was shown and hidden again, seen by both.
fn remembered(kind: GameKind, more: &[(&str, &str)]) -> [String; 2] {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let table = opened_with(kind, &mut anna, more);
    join(&table, &mut anna, &mut ben);
    for _ in 0..12 {
        answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    }
    let early = ben.get(&format!("{table}?at=1")).is(200).body;
    let moment = between(&early, "id=\"place\">", "<").expect("a moment");
    [ben.get(&table).is(200).body, moment.to_owned()]
}

#[test]
fn with_the_aid_pages_show_what_was_open_once() {
    let [page, moment] = remembered(GameKind::GloriaMundi, &[("memory_aid", "yes")]);
    assert!(page.contains("id=\"memory\"") && page.contains("behind the screen:"), "{page}");
    assert!(page.contains("?at=0\""), "the log goes back to the start");
    assert!(moment.starts_with("Move 1 of"), "{moment}");
}

#[test]
fn without_it_nobody_is_reminded() {
    let [page, moment] = remembered(GameKind::GloriaMundi, &[]);
    assert!(!page.contains("id=\"memory\"") && !page.contains("behind the screen:"), "{page}");
    assert!(!page.contains("?at=0\"") && page.contains("No memory aid: the log starts"), "{page}");
    assert!(!moment.starts_with("Move 1 of"), "{moment}");
}
