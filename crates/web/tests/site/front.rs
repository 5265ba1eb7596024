//! The front page: whose turn it is until when, what has finished, and the ways to be rid of a game.

use std::time::Duration;

use games::GameKind;

use crate::client::{Browser, Form, between};
use crate::forms::{dealt, opened_with};
use crate::server::Site;

fn two(site: &Site) -> [Browser; 2] {
    ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name))
}

/// A section of the front page.
fn section(page: &str, id: &str) -> String {
    let found = between(page, &format!("aria-labelledby=\"{id}\""), "</section>");
    found.unwrap_or_else(|| panic!("no {id}: {page}")).to_owned()
}

/// Deals a game of that pace.
fn paced(anna: &mut Browser, ben: &mut Browser, days: &str) -> String {
    let more = [("pace", "days"), ("days", days), ("memory_aid", "yes")];
    let table = opened_with(GameKind::GloriaMundi, anna, &more);
    crate::forms::join(&table, anna, ben);
    table
}

#[test]
fn people_come_before_bots_and_the_nearest_deadline_first() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let bots = anna.post("/play/fortuna", &[]).is(303);
    let bots = bots.header("location").expect("a place").to_owned();
    let by_deadline = ["2", "9", "30"].map(|days| paced(&mut anna, &mut ben, days));
    let pages = [anna.get("/").is(200).body, ben.get("/").is(200).body];
    // Of three games, two or more wait for the same one.
    let waiting = [&mut anna, &mut ben].map(|who| {
        let is_asked = |table: &&String| who.get(table).is(200).body.contains("id=\"answers\"");
        by_deadline.iter().filter(is_asked).collect::<Vec<_>>()
    });
    let asked = usize::from(waiting[1].len() > 1);
    let mine = section(&pages[asked], "mine");
    let places: Vec<_> = waiting[asked].iter().map(|table| mine.find(&***table)).collect();
    assert!(places.len() > 1 && places.is_sorted() && places[0].is_some(), "{places:?}: {mine}");
    assert!(mine.contains(" left</b>") && mine.contains("until <time datetime="), "{mine}");
    assert!(!mine.contains(&bots), "{mine}");
    let against = section(&pages[0], "bots");
    assert!(against.contains(&bots) && against.contains("they wait"), "{against}");
    assert!(pages[0].find(&bots) < pages[0].find("id=\"poster-fortuna\""), "own games come first");
}

#[test]
fn a_game_is_left_from_the_front_page_and_told_when_it_is_over() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    let page = ben.get("/").is(200).body;
    assert!(Form::find(&page, &format!("{table}/hide\"")).is_none(), "others would wait");
    let leave = Form::find(&page, &format!("{table}/resign\"")).expect("a way out");
    let answer = ben.post(&leave.action, &leave.with(&[])).is(303);
    assert_eq!(answer.header("location"), Some("/"), "back to where it was");
    let finished = section(&anna.get("/").is(200).body, "finished");
    assert!(finished.contains("You won") && finished.contains("Gloria Mundi"), "{finished}");
    assert!(section(&ben.get("/").is(200).body, "finished").contains("Anna won"));
}

/// What both are told of a game that is played out.
fn finished(kind: GameKind) -> [String; 2] {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = dealt(kind, &mut anna, &mut ben);
    for _ in 0..2_000 {
        if anna.get(&table).body.contains("id=\"result\"") {
            break;
        }
        crate::forms::answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    }
    [&mut anna, &mut ben].map(|who| section(&who.get("/").is(200).body, "finished"))
}

#[test]
fn the_score_of_a_finished_game_is_told() {
    let pages = finished(GameKind::GloryToRome);
    let is_told = |page: &String| page.contains(" won") || page.contains("won together");
    for page in &pages {
        let told = between(page, " won, ", "<").and_then(|told| told.split_once(" to "));
        let points =
            told.map(|(first, second)| [first, second].map(|n| n.parse::<i16>().expect("points")));
        assert!(points.is_none_or(|[first, second]| first > second), "{page}");
    }
    assert!(pages.iter().all(is_told), "{pages:?}");
    assert!(pages.iter().any(|page| page.contains("you came 2nd") || page.contains("together")));
}

/// In two rounds nobody reaches Rome.
#[test]
fn a_game_that_nobody_wins_has_no_places() {
    for page in finished(GameKind::Fortuna) {
        assert!(page.contains("Nobody wins") && !page.contains("you came"), "{page}");
    }
}

#[test]
fn a_game_is_put_away_and_taken_out_again() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let opened = anna.post("/play/fortuna", &[]).is(303);
    let table = opened.header("location").expect("a place").to_owned();
    let page = anna.get("/").is(200).body;
    let hide = Form::find(&page, &format!("{table}/hide\"")).expect("a button");
    ben.post(&hide.action, &[]).is(404);
    Browser::new(&site.base).post(&hide.action, &[]).is(401);
    anna.post(&hide.action, &[("csrf", "forged")]).is(403);
    anna.post("/t/0123456789abcdef/hide", &[]).is(404);
    assert!(anna.get("/").body.contains(&table), "nobody has hidden it");
    anna.post(&hide.action, &hide.with(&[])).is(303);
    assert!(!section(&anna.get("/").body, "games").contains(&table));
    assert!(!anna.get("/").body.contains(&format!("href=\"{table}\"")), "it is away");
    let games = anna.get("/games").is(200).body;
    let show = Form::find(&games, &format!("{table}/show\"")).expect("the way back");
    anna.get("/account/export").is(200);
    anna.post(&show.action, &show.with(&[])).is(303);
    assert!(anna.get("/").body.contains(&table), "it is there again");
    assert!(!anna.get("/games").body.contains("id=\"hidden\""));
}

/// What is away comes back when others wait.
#[test]
fn nobody_is_kept_waiting_by_a_game_that_is_away() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    for who in [&mut anna, &mut ben] {
        who.post(&format!("{table}/hide"), &[]).is(303);
    }
    let shown = [&mut anna, &mut ben].map(|who| {
        let page = who.get("/").is(200).body;
        let mine = between(&page, "aria-labelledby=\"mine\"", "</section>");
        mine.is_some_and(|mine| mine.contains(&table))
    });
    assert_eq!(shown.iter().filter(|shown| **shown).count(), 1, "only who is asked sees it");
}

#[test]
fn each_poster_has_one_red_button() {
    let site = Site::new();
    let page = Browser::new(&site.base).get("/").is(200).body;
    for kind in GameKind::ALL {
        let poster = between(&page, &format!("id=\"poster-{kind}\""), "id=\"poster-")
            .or_else(|| between(&page, &format!("id=\"poster-{kind}\""), "</section>"));
        let poster = poster.unwrap_or_else(|| panic!("no poster: {page}"));
        assert_eq!(poster.matches("btn main").count(), 1, "{poster}");
        for part in ["class=\"poster\" aria-hidden=\"true\"", " min</li>", "players", "Weight"] {
            assert!(poster.contains(part), "{kind}: {part}: {poster}");
        }
        assert!(poster.contains(&format!("href=\"/new/{kind}?friends=yes\"")));
    }
    assert!(!between(&page, "<nav", "</nav>").expect("a bar").contains("/import"));
}

/// A deadline that is over leaves no time.
#[test]
fn no_time_is_left_after_the_deadline() {
    let site = Site::new();
    let [mut anna, mut ben] = two(&site);
    let more = [("pace", "live"), ("bank", "1"), ("increment", "0")];
    let table = opened_with(GameKind::GloriaMundi, &mut anna, &more);
    crate::forms::join(&table, &mut anna, &mut ben);
    std::thread::sleep(Duration::from_millis(50));
    let pages = [&mut anna, &mut ben].map(|who| section(&who.get("/").body, "mine"));
    assert!(pages.iter().all(|page| page.contains("1 minute left")), "{pages:?}");
}

/// However many games someone puts away, each can be shown again.
#[test]
fn no_game_that_is_away_is_out_of_reach() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let tables: Vec<String> =
        (0..31).map(|_| crate::forms::opened(GameKind::Fortuna, &mut anna)).collect();
    for table in &tables {
        anna.post(&format!("{table}/hide"), &[]).is(303);
    }
    let mut away = anna.get("/games").is(200).body;
    if let Some(more) = between(&away, "/games?list=hidden", "\"") {
        let more = format!("/games?list=hidden{}", more.replace("&amp;", "&"));
        away += &anna.get(&more).is(200).body;
    }
    for table in &tables {
        assert!(away.contains(&format!("{table}/show")), "{table}: {away}");
    }
    let stranger = Browser::new(&site.base).get("/games?list=hidden").is(200).body;
    assert!(!stranger.contains("/show"), "{stranger}");
    let forged = [("csrf", "forged")];
    anna.post(&format!("{}/show", tables[0]), &forged).is(403);
    Browser::guest(&site.base, "Ben").post(&format!("{}/show", tables[0]), &[]).is(404);
}

/// Who plays with friends is not seated against bots by the button.
#[test]
fn friends_find_free_seats() {
    let site = Site::new();
    let mut anna = Browser::new(&site.base);
    let friends = "/new/fortuna?friends=yes";
    let page = anna.get(friends).is(200).body;
    assert!(page.contains(&format!("name=\"next\" value=\"{friends}\"")), "{page}");
    let form = Form::find(&page, "/guest\"").expect("a form");
    let next = anna.post(&form.action, &form.with(&[("name", "Anna")])).is(303);
    assert_eq!(next.header("location"), Some(friends));
    let bots = |page: &str| {
        let list = between(page, "name=\"bots\"", "</select>").expect("a list").to_owned();
        list.split("<option").find(|one| one.contains("selected")).expect("one").to_owned()
    };
    let page = anna.get(friends).is(200).body;
    assert!(bots(&page).contains("value=\"0\""), "{page}");
    assert!(bots(&anna.get("/new/fortuna").is(200).body).contains("value=\"all\""));
    let form = Form::find(&page, "multipart").expect("a form");
    let table = anna.post("/new/fortuna", &form.with(&[])).is(303);
    let table = anna.get(table.header("location").expect("a place")).is(200).body;
    assert!(!table.contains("id=\"dock\""), "a friend is still missing: {table}");
    anna.get("/new/fortuna?friends=perhaps").is(400);
}

/// A long list of games that nobody waits for does not push the posters away.
#[test]
fn of_many_games_against_bots_a_few_are_in_sight() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    for _ in 0..6 {
        anna.post("/play/fortuna", &[]).is(303);
    }
    let bots = section(&anna.get("/").is(200).body, "bots");
    let (seen, rest) = bots.split_once("<details class=\"rest\">").expect("the others");
    assert_eq!([seen, rest].map(|part| part.matches("class=\"whole\"").count()), [4, 2], "{bots}");
    assert!(rest.contains("More (2)"), "{rest}");
}
