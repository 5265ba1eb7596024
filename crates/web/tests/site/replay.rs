//! Moments of the past: whose eyes one may look with, and what is shown of hands.

use engine::Rng;
use games::GameKind;

use crate::client::{Browser, between};
use crate::forms::{answer, dealt, send};
use crate::server::Site;

/// A game after some answers, and a stranger who looks at it.
fn begun(site: &Site, kind: GameKind) -> ([Browser; 3], String) {
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = dealt(kind, &mut anna, &mut ben);
    let mut dice = Rng::new(23);
    for _ in 0..14 {
        answer(&table, [&mut anna, &mut ben], |answers| answers[dice.below(answers.len())].clone());
    }
    ([anna, ben, Browser::new(&site.base)], table)
}

/// The living part of a page, without what changes from request to request.
fn living(who: &mut Browser, address: &str) -> String {
    let page = who.get(address).is(200).body;
    between(&page, "id=\"live\"", "id=\"news\"").expect("a moment").to_owned()
}

/// Whose hand is shown, of two; none where nobody's is.
fn hand(page: &str) -> Option<usize> {
    (0..2).find(|seat| page.contains(&format!("id=\"held-{seat}\"")))
}

#[test]
fn nobody_borrows_eyes_while_the_game_runs() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let (people, table) = begun(&site, kind);
        for mut who in people {
            for at in [1, 9, 14] {
                let own = living(&mut who, &format!("{table}?at={at}"));
                assert!(!own.contains("class=\"at-moment\"") && !own.contains("&amp;as="), "{own}");
                for seat in [0, 1, 2, 9, 255] {
                    let other = living(&mut who, &format!("{table}?at={at}&as={seat}"));
                    assert_eq!(other, own, "{kind}: {at} as {seat}");
                }
            }
        }
    }
}

#[test]
fn a_moment_that_is_none_is_refused_or_the_nearest_one() {
    let site = Site::new();
    let ([mut anna, mut ben, mut watcher], table) = begun(&site, GameKind::GloryToRome);
    let is_of = |who: &mut Browser, query: &str, moment: &str| {
        let page = living(who, &format!("{table}?{query}"));
        assert!(page.contains(&format!("id=\"place\">{moment} of ")), "{query}: {page}");
    };
    for query in ["at=-1", "at=", "at=1e3", "at=18446744073709551616", "at=1&as=256", "at=1&as=-1"]
    {
        watcher.get(&format!("{table}?{query}")).is(400);
    }
    let max = usize::MAX;
    let last = anna.get(&format!("{table}?at={max}")).is(200).body;
    let last = between(&last, "id=\"place\">Move ", " of").expect("a moment").to_owned();
    is_of(&mut watcher, &format!("at={max}"), &format!("Move {last}"));
    is_of(&mut watcher, "at=0&as=200", "Move 0");
    let page = ben.get(&table);
    send(&mut ben, &page, "/resign\"", &[]);
    is_of(&mut watcher, &format!("at={max}&as=1"), &format!("Move {last}"));
    let own = living(&mut watcher, &format!("{table}?at=3"));
    for seat in [2, 9, 255] {
        assert_eq!(living(&mut watcher, &format!("{table}?at=3&as={seat}")), own, "no such seat");
    }
}

#[test]
fn a_finished_game_shows_the_hand_of_the_chosen_seat() {
    let site = Site::new();
    for kind in [GameKind::GloryToRome, GameKind::GloriaMundi] {
        let ([mut anna, mut ben, mut watcher], table) = begun(&site, kind);
        let page = ben.get(&table);
        send(&mut ben, &page, "/resign\"", &[]);
        // Ben has given the seat up.
        let hands = [("", [Some(0), None, None]), ("&as=0", [Some(0); 3]), ("&as=1", [Some(1); 3])];
        for (eyes, seen) in hands {
            let people = [&mut anna, &mut ben, &mut watcher];
            let pages = people.map(|who| living(who, &format!("{table}?at=9{eyes}")));
            assert_eq!([0, 1, 2].map(|who| hand(&pages[who])), seen, "{kind}: {eyes}");
        }
        // Only who sits there is spoken to.
        let [own, other] =
            [&mut anna, &mut watcher].map(|who| living(who, &format!("{table}?at=9&as=0")));
        assert!(own.contains(">you<") && !other.contains(">you<"), "{kind}: {other}");
    }
}

/// Every step is a link or the slider's form, and each leads to a moment.
#[test]
fn a_game_is_stepped_through_without_scripts() {
    let site = Site::new();
    let ([_, _, mut watcher], table) = begun(&site, GameKind::GloryToRome);
    let mut page = living(&mut watcher, &format!("{table}?at=0"));
    let mut moments = Vec::new();
    for _ in 0..40 {
        let next = between(&page, "id=\"next\"", ">").expect("a link");
        let address = between(next, "href=\"", "\"").expect("an address").replace("&amp;", "&");
        moments.push(between(&page, "id=\"place\">Move ", " of").expect("a number").to_owned());
        page = living(&mut watcher, &address);
        let current = page.matches("aria-current=\"true\"").count();
        assert!(current <= 1, "{page}");
    }
    moments.dedup();
    let counted: Vec<String> = (0..moments.len()).map(|n| n.to_string()).collect();
    assert!(moments.len() > 14 && moments == counted, "{moments:?}");
    assert!(page.contains("<noscript>") && page.contains("name=\"at\""), "{page}");
}
