//! Forged requests, headers, cookies, limits, what nobody may see.

use std::collections::BTreeSet;
use std::io::Read;

use games::GameKind;
use serde_json::json;
use web::Rate;
use web::exhibit::assets;

use crate::client::{Browser, Program, between, encode, packed, send, zipped};
use crate::games::dealt;
use crate::people::until;
use crate::server::Site;

/// The bytes of a first page with what it fetches, compressed; sheets of drawings come later.
const FIRST_PAGE: usize = 120_000;
/// The bytes of one sheet of drawings, compressed.
const SHEET: usize = 60_000;

#[test]
fn forged_requests_are_refused() {
    let site = Site::new();
    let anna = Browser::guest(&site.base, "Anna");
    let good = encode(&[("name", "Berta"), ("csrf", &anna.csrf)]);
    let without = encode(&[("name", "Berta")]);
    let wrong = encode(&[("name", "Berta"), ("csrf", &"0".repeat(64))]);
    assert_eq!(anna.post_raw("/rename", &without, &[]).status, 403);
    assert_eq!(anna.post_raw("/rename", &wrong, &[]).status, 403);
    assert_eq!(anna.post_raw("/rename", &good, &[("origin", "http://evil.example")]).status, 403);
    assert_eq!(anna.post_raw("/rename", &good, &[("sec-fetch-site", "cross-site")]).status, 403);
    let other = Browser::guest(&site.base, "Other");
    let foreign = encode(&[("name", "Berta"), ("csrf", &other.csrf)]);
    assert_eq!(anna.post_raw("/rename", &foreign, &[]).status, 403);
    assert_eq!(anna.post_raw("/rename", &good, &[("origin", &site.base)]).status, 303);
}

#[test]
fn every_page_has_its_guards() {
    let site = Site::new();
    let page = send("GET", &format!("{}/", site.base), &[], "");
    let csp = page.header("content-security-policy").expect("a policy");
    assert!(csp.contains("script-src 'self'") && !csp.contains("unsafe"), "{csp}");
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let cookie = page.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert!(!page.body.contains("<script>") && !page.body.contains(" style="), "inline");
    let secure = Site::with(|config| config.base_url = Some("https://example.org".to_owned()));
    let page = send("GET", &format!("{}/", secure.base), &[], "");
    let cookie = page.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-trivium=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    assert!(page.header("strict-transport-security").is_some());
}

/// Browsers may keep a table for the way back, for the one who saw it, and nothing else.
#[test]
fn only_a_table_may_be_kept_and_only_for_its_reader() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let mut carla = Browser::guest(&site.base, "Carla");
    let page = carla.get(&format!("/t/{id}"));
    assert_eq!(page.header("cache-control"), Some("private, no-cache"));
    let varies: Vec<&str> =
        page.headers.iter().filter(|(name, _)| name == "vary").map(|(_, by)| &**by).collect();
    assert!(varies.contains(&"cookie"), "{varies:?}");
    for other in ["?at=1", "/log", "/notes", "/contract", "/help", "/none"] {
        let page = carla.get(&format!("/t/{id}{other}"));
        assert_eq!(page.header("cache-control"), Some("no-store"), "{other}");
    }
    let unknown = carla.get("/t/0123456789");
    assert_eq!((unknown.status, unknown.header("cache-control")), (404, Some("no-store")));
}

#[test]
fn what_people_write_is_text() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let text = "<script>alert('x')</script>\" onload=\"";
    let mut carla = Browser::guest(&site.base, "Carla");
    carla.post(&format!("/t/{id}/say"), &[("text", text), ("after", "0")]).is(303);
    let page = carla.get(&format!("/t/{id}")).body;
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>alert"), "{page}");
}

#[test]
fn assets_never_change_and_pages_are_small() {
    let site = Site::new();
    let page = send("GET", &format!("{}/", site.base), &[], "");
    let mut total = zipped(&format!("{}/", site.base));
    let files = page.body.split("\"/assets/").skip(1);
    let files: BTreeSet<&str> = files.filter_map(|part| part.split(['"', '#']).next()).collect();
    for file in files {
        let url = format!("{}/assets/{file}", site.base);
        let asset = send("GET", &url, &[], "").is(200);
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        let is_sheet = asset.header("content-type") == Some("image/svg+xml");
        total += if is_sheet { 0 } else { zipped(&url) };
    }
    assert!((1_000..FIRST_PAGE).contains(&total), "{total} bytes, compressed");
    send("GET", &format!("{}/assets/nothing.css", site.base), &[], "").is(404);
}

#[test]
fn sheets_of_drawings_are_small() {
    let site = Site::new();
    let sheets = assets().map(|(path, _)| path).filter(|path| path.strip_suffix(".svg").is_some());
    let sheets: Vec<&str> = sheets.collect();
    assert!(GameKind::ALL.iter().all(|kind| sheets.iter().any(|path| path.contains(kind.slug()))));
    for path in sheets {
        let size = zipped(&format!("{}{path}", site.base));
        assert!((1..SHEET).contains(&size), "{path}: {size} bytes");
    }
}

#[test]
fn the_letters_of_headings_are_small() {
    let site = Site::new();
    let page = send("GET", &format!("{}/", site.base), &[], "");
    let fonts: Vec<&str> =
        page.body.split('"').filter(|part| part.strip_suffix(".ttf").is_some()).collect();
    assert_eq!(fonts.len(), 2, "{fonts:?}");
    let sheet = between(&page.body, "rel=\"stylesheet\" href=\"", "\"").expect("a sheet");
    let sheet = send("GET", &format!("{}{sheet}", site.base), &[], "").body;
    let mut size = 0;
    for font in fonts {
        let relative = font.replace("/assets/", "../");
        assert!(sheet.contains(&format!("url({relative})")), "the sheet does not know {font}");
        let sent = send("HEAD", &format!("{}{font}", site.base), &[], "").is(200);
        assert_eq!(sent.header("content-type"), Some("font/ttf"));
        size += packed(&format!("{}{font}", site.base), "br").1.len();
    }
    assert!((5_000..15_000).contains(&size), "{size} bytes");
}

#[test]
fn what_is_sent_is_packed_as_its_reader_takes_it() {
    let site = Site::new();
    let page = send("GET", &format!("{}/", site.base), &[], "");
    let sheet = between(&page.body, "rel=\"stylesheet\" href=\"", "\"").expect("a sheet");
    let [sheet, page] = [sheet, "/"].map(|path| format!("{}{path}", site.base));
    let plain = send("GET", &sheet, &[("accept-encoding", "identity")], "");
    assert_eq!(
        (plain.header("vary"), plain.header("content-encoding")),
        (Some("accept-encoding"), None)
    );
    for (taken, coding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("zstd, deflate", ""),
        ("br;q=, ;;, \tgzip ;q=0", ""),
    ] {
        let [first, second] = [0; 2].map(|_| packed(&sheet, taken));
        assert_eq!((first.0.as_str(), &first), (coding, &second), "{taken}");
        assert_eq!(unpacked(&first.0, &first.1), plain.body, "{taken}");
        let (of_page, body) = packed(&page, taken);
        assert!(unpacked(&of_page, &body).starts_with("<!DOCTYPE html>"), "{taken}");
    }
    assert_eq!(packed(&page, "gzip, br").0, "br");
    let sizes = ["br", "gzip", ""].map(|taken| packed(&sheet, taken).1.len());
    assert!(sizes.is_sorted() && sizes[1] * 3 < sizes[2], "{sizes:?}");
}

fn unpacked(coding: &str, body: &[u8]) -> String {
    let mut text = String::new();
    let read = match coding {
        "br" => brotli::Decompressor::new(body, 4096).read_to_string(&mut text),
        "gzip" => flate2::read::GzDecoder::new(body).read_to_string(&mut text),
        _ => (&*body).read_to_string(&mut text),
    };
    read.expect("it can be read");
    text
}

#[test]
fn who_asks_too_often_is_told_when_to_come_again() {
    let site = Site::with(|config| {
        config.session_rate = Rate { per_second: 0.01, burst: 5.0 };
    });
    let anna = Program::guest(&site.base, "Anna");
    let ben = Program::guest(&site.base, "Ben");
    let answers: Vec<u16> = (0..6).map(|_| anna.get("/me").status).collect();
    assert_eq!(answers, [200, 200, 200, 200, 200, 429]);
    let refused = anna.get("/me");
    assert_eq!(refused.json()["code"], "too-often");
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok()));
    ben.get("/me").is(200);
}

#[test]
fn passwords_cannot_be_guessed_for_long() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/register", &[("name", "Anna"), ("password", "short")]).is(422);
    anna.post("/register", &[("name", "Anna"), ("password", "long enough")]).is(303);
    let mut thief = Browser::new(&site.base);
    let guess = [("name", "Anna"), ("password", "letmein")];
    let statuses: Vec<u16> = (0..5).map(|_| thief.post("/login", &guess).status).collect();
    assert_eq!(statuses, [401; 5]);
    let held = until(|| Some(thief.post("/login", &guess)).filter(|held| held.status == 429));
    assert!(held.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok()));
}

#[test]
fn nobody_watches_where_the_contract_says_so() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let new = json!({ "game": "fortuna", "options": { "players": 2 }, "spectators": false });
    let made = anna.post("/tables", &new).is(201).json();
    let id = made["id"].as_str().expect("it is there");
    for (who, seat) in [(&anna, 0), (&ben, 1)] {
        who.ask(id, &json!({ "command": "sit", "seat": seat })).is(200);
    }
    ben.ask(id, &json!({ "command": "accept" })).is(200);
    anna.ask(id, &json!({ "command": "start" })).is(200);
    let carla = Program::guest(&site.base, "Carla");
    for path in ["", "/log", "/record"] {
        assert_eq!(carla.get(&format!("/tables/{id}{path}")).status, 403, "{path}");
    }
    let mut page = Browser::guest(&site.base, "Dora");
    assert_eq!(page.get(&format!("/t/{id}")).status, 403);
    assert_eq!(page.get(&format!("/t/{id}?at=0")).status, 403);
    assert_eq!(page.get(&format!("/t/{id}/moment?at=0")).status, 403);
    assert_eq!(page.post(&format!("/t/{id}/say"), &[("text", "hi")]).status, 403);
}

#[test]
fn a_damaged_table_is_shown_and_the_others_go_on() {
    let mut site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let (bad, good) =
        (dealt(GameKind::Fortuna, &anna, &ben), dealt(GameKind::Fortuna, &anna, &ben));
    site.store(async |store| {
        let seq = store.table(&bad).await.expect("it is there").info.seq;
        let mut append = store::Append {
            table_id: bad.clone(),
            expected_seq: seq,
            entries: vec!["{\"nonsense\":1}".to_owned()],
            speakers: std::collections::BTreeMap::new(),
            key: None,
            summary: store::Summary {
                game: "fortuna".to_owned(),
                about: String::new(),
                status: store::Status::Playing,
                visibility: store::TableAudience::Private,
                people: vec![store::TableMember { user_id: anna.id.clone(), asked: false }],
                deadline: None,
                needs_bot: false,
                bot_thinks: false,
                host: anna.id.clone(),
                thinks: false,
            },
            now: 0,
        };
        append.now = 1;
        store.append(append).await.expect("it is there");
    });
    site.restart();
    let (anna, ben) = (anna.at(&site.base), ben.at(&site.base));
    assert_eq!(anna.get(&format!("/tables/{bad}")).json()["code"], "damaged");
    let page = send("GET", &format!("{}/t/{bad}", site.base), &[], "").is(409);
    assert!(page.body.contains(&format!("/t/{bad}/export")), "{}", page.body);
    send("GET", &format!("{}/t/{bad}/export", site.base), &[], "").is(401);
    ben.see(&good);
}

#[test]
fn the_description_of_the_interface_is_served() {
    let site = Site::new();
    let document = send("GET", &format!("{}/api/openapi.json", site.base), &[], "").is(200).json();
    let paths = document["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 25, "{:?}", paths.keys());
    for (path, item) in paths {
        for (method, operation) in item.as_object().expect("operations") {
            for status in ["401", "404", "422", "429", "503"] {
                let problem = &operation["responses"][status]["content"]["application/json"];
                assert!(problem["schema"].is_object(), "{method} {path} {status}");
            }
        }
    }
    send("GET", &format!("{}/healthz", site.base), &[], "").is(200);
    let metrics = send("GET", &format!("{}/metrics", site.base), &[], "").is(200);
    assert!(metrics.body.contains("\ntrivium_requests_total "), "{}", metrics.body);
}
