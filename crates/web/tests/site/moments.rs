//! The log leads to its moments, and a record goes out and comes back, by links and forms alone.

use engine::Rng;
use games::GameKind;

use crate::client::{Browser, Form, between};
use crate::forms::{answer, dealt, join, opened_with, send};
use crate::server::Site;

/// A game after some answers.
fn begun(site: &Site, kind: GameKind) -> ([Browser; 2], String) {
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = dealt(kind, &mut anna, &mut ben);
    let mut dice = Rng::new(17);
    for _ in 0..12 {
        answer(&table, [&mut anna, &mut ben], |answers| answers[dice.below(answers.len())].clone());
    }
    ([anna, ben], table)
}

/// The lines of a log with the addresses they lead to.
fn links(page: &str) -> Vec<(String, String)> {
    let log = between(page, "id=\"log\"", "</ol><p").expect("a log");
    let link = |item: &str| {
        let (address, rest) = item.split_once("\">").expect("a link");
        (address.to_owned(), rest.split_once("</a>").expect("its end").0.to_owned())
    };
    log.split("<a href=\"").skip(1).map(link).collect()
}

#[test]
fn each_line_of_a_log_leads_to_its_moment() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let (mut people, table) = begun(&site, kind);
        let mut watcher = Browser::new(&site.base);
        for who in people.iter_mut().chain([&mut watcher]) {
            let links = links(&who.get(&table).body);
            assert!(links.len() >= 10, "{kind}: {links:?}");
            for (address, line) in links {
                let page = who.get(&address).is(200).body;
                let told = between(&page, "class=\"capt\"", "</div>").expect("what happened");
                assert!(told.contains(&line), "{address}: {line}\n{told}");
            }
        }
    }
}

/// Nobody sees a moment that is not yet, that they may not look back to, or of a table that is
/// closed to them; what they see of one is what they saw then.
#[test]
fn a_moment_of_the_stage_shows_no_more_than_its_time() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let (mut people, table) = begun(&site, kind);
        let mut watcher = Browser::new(&site.base);
        for who in people.iter_mut().chain([&mut watcher]) {
            let (newest, _) = links(&who.get(&table).body)[0].clone();
            let seen = who.get(&newest.replace("?at=", "/moment?at=")).is(200).body;
            assert!(
                ["id=\"bar\"", "id=\"standing\"", "id=\"board\""]
                    .iter()
                    .all(|part| seen.contains(part))
            );
            for part in ["id=\"dock\"", "id=\"log\"", "id=\"chat\"", "name=\"csrf\""] {
                assert!(!seen.contains(part), "{kind}: {part}");
            }
            for at in ["1000", "18446744073709551615"] {
                who.get(&format!("{table}/moment?at={at}")).is(404);
            }
            for at in ["-1", "18446744073709551616", "", "1%00", "x&at=1"] {
                who.get(&format!("{table}/moment?at={at}")).is(400);
            }
            who.get(&format!("{table}/moment")).is(400);
        }
        watcher.get("/t/nowhere/moment?at=0").is(404);
    }
}

#[test]
fn without_a_memory_aid_the_stage_does_not_look_back() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &[]);
    join(&table, &mut anna, &mut ben);
    for _ in 0..12 {
        answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    }
    ben.get(&format!("{table}/moment?at=0")).is(404);
    let page = ben.get(&table).body;
    let (_, rest) = page.rsplit_once("?at=").expect("a line of the log");
    let first: usize = rest.split('"').next().and_then(|at| at.parse().ok()).expect("a moment");
    // The oldest line that may be read begins with a table that may be seen.
    ben.get(&format!("{table}/moment?at={}", first - 1)).is(200);
    ben.get(&format!("{table}/moment?at={}", first - 2)).is(404);
}

#[test]
fn a_record_is_taken_along_and_played_on_elsewhere() {
    let site = Site::new();
    let ([mut anna, mut ben], table) = begun(&site, GameKind::GloryToRome);
    let page = ben.get(&table);
    send(&mut ben, &page, "/resign\"", &[]);
    let page = anna.get(&table).body;
    let record = format!("{table}/record");
    assert!(page.contains(&format!("href=\"{record}\"")), "{page}");
    let record = anna.get(&record).is(200);
    assert!(record.header("content-disposition").is_some_and(|kind| kind.contains("attachment")));

    let elsewhere = Site::new();
    let mut carla = Browser::guest(&elsewhere.base, "Carla");
    let page = carla.get("/import").is(200);
    let form = Form::find(&page.body, "/import\"").expect("a form");
    carla.post(&form.action, &form.with(&[("record", "{}")])).is(422);
    let brought = carla.post(&form.action, &form.with(&[("record", &record.body)])).is(303);
    let brought = brought.header("location").expect("a place").to_owned();
    let here = carla.get(&format!("{brought}?at=0")).body;
    let there = anna.get(&format!("{table}?at=0")).body;
    let moment = |page: &str| between(page, "id=\"place\">", "<").map(str::to_owned);
    assert_eq!(moment(&here), moment(&there), "as many actions");
    let page = carla.get(&brought).body;
    assert!(Form::find(&page, "id=\"answers\"").is_some(), "it can be played on");
}
