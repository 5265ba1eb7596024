//! The rulebook over HTTP: rules with pictures and examples, cards, editions.

use games::GameKind;

use crate::client::{Answer, Browser, send};
use crate::forms::dealt;
use crate::server::Site;

fn get(site: &Site, path: &str, language: &str) -> Answer {
    send("GET", &format!("{}{path}", site.base), &[("accept-language", language)], "")
}

fn links<'a>(page: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    let all = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    all.filter(move |link| link.starts_with(start))
}

#[test]
fn every_clause_leads_to_its_examples() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let rules = get(&site, &format!("/rules/{kind}"), "en").is(200).body;
        let address = format!("/rules/{kind}/examples");
        let examples = get(&site, &address, "en").is(200).body;
        let start = format!("{address}#");
        let anchors: Vec<_> = links(&rules, &start).map(|link| &link[start.len()..]).collect();
        assert_eq!(anchors.len(), rules.matches("<a id=\"").count(), "{kind}");
        for anchor in anchors {
            assert!(examples.contains(&format!("<dt id=\"{anchor}\"")), "{kind}: {anchor}");
        }
        assert!(links(&examples, "/try/").count() > 50, "{kind}");
        for link in links(&rules, "/try/") {
            get(&site, link, "en").is(200);
        }
    }
}

/// The rules begin with the goal, the table and a turn; the help has headings, tables and pictures.
#[test]
fn rules_and_help_are_for_people() {
    let site = Site::new();
    for kind in GameKind::ALL {
        for language in ["en", "fr", "es"] {
            let rules = get(&site, &format!("/rules/{kind}"), language).is(200).body;
            for part in
                ["class=\"goal\"", "class=\"legend\"", "class=\"turn\"", "<nav class=\"toc\""]
            {
                assert_eq!(rules.matches(part).count(), 1, "{kind} in {language}: {part}");
            }
            let help = get(&site, &format!("/help/{kind}"), language).is(200).body;
            assert!(help.matches("<h2 id=\"h-").count() >= 8, "{kind} in {language}");
            assert!(help.matches("<table>").count() >= 5, "{kind} in {language}");
            assert!(help.contains("class=\"picture "), "{kind} in {language}");
            for link in
                links(&help, "#").filter(|link| !link.starts_with("#i-") && *link != "#main")
            {
                assert!(
                    help.contains(&format!(
                        "<section class=\"slab prose help\" id=\"{}\"",
                        &link[1..]
                    )),
                    "{kind}: {link}"
                );
            }
        }
    }
}

/// At a table the help opens where its question is explained, and says it.
#[test]
fn help_fits_the_moment_it_is_opened_from() {
    let site = Site::new();
    for (kind, section) in [
        (GameKind::GloryToRome, "turn"),
        (GameKind::Fortuna, "first-round"),
        (GameKind::GloriaMundi, "turn"),
    ] {
        let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
        let table = dealt(kind, &mut anna, &mut ben);
        assert!(anna.get(&table).body.contains(&format!("href=\"{table}/help#now\"")), "{kind}");
        for person in [&mut anna, &mut ben] {
            let help = person.get(&format!("{table}/help")).is(200).body;
            assert_eq!(help.matches("id=\"now\"").count(), 1, "{kind}");
            let marked = format!("<section class=\"slab prose help now\" id=\"{section}\"");
            assert!(help.contains(&marked), "{kind}: {help}");
        }
    }
}

#[test]
fn cards_are_found_in_every_language_and_without_accents() {
    let site = Site::new();
    let found = |path: &str, language: &str| {
        let page = get(&site, path, language).is(200).body;
        page.matches("<li class=\"slab\" id=\"").count()
    };
    assert_eq!(found("/cards/glory-to-rome?sort=buildings", "en"), 40);
    assert_eq!(found("/cards/glory-to-rome?sort=roles", "es"), 6);
    assert_eq!(found("/cards/gloria-mundi?sort=buildings", "fr"), 57);
    assert_eq!(found("/cards/fortuna?q=nothing+of+that+name", "en"), 0);
    let temples = found("/cards/glory-to-rome?q=temple", "en");
    assert!((1..10).contains(&temples), "{temples}");
    assert_eq!(
        found("/cards/fortuna?q=ceremonie", "fr"),
        found("/cards/fortuna?q=C%C3%89R%C3%89MONIE", "fr")
    );
    get(&site, "/cards/nonsense", "en").is(404);
}

/// Cards of our deck have a line of flavour, which is searched too; other things have none.
#[test]
fn buildings_have_a_line_of_flavour() {
    let site = Site::new();
    let page = |path: &str, language: &str| get(&site, path, language).is(200).body;
    for (language, line) in [
        ("en", "Every granary has a cat. The cat has the mice."),
        ("fr", "Chaque grenier a un chat. Le chat a les souris."),
        ("es", "Cada granero tiene un gato. El gato tiene a los ratones."),
    ] {
        let cards = page("/cards/gloria-mundi", language);
        assert!(cards.contains(&format!("<p class=\"flavour\">{line}</p>")), "{language}");
        assert_eq!(cards.matches("class=\"flavour\"").count(), 57, "{language}");
    }
    let found = page("/cards/gloria-mundi?q=granary", "en");
    assert_eq!(found.matches("class=\"flavour\"").count(), 1, "{found}");
    assert!(!page("/cards/glory-to-rome", "en").contains("class=\"flavour\""));
}

#[test]
fn editions_stand_side_by_side() {
    let site = Site::new();
    let page = get(&site, "/rules/glory-to-rome/editions", "en").is(200).body;
    assert_eq!(page.matches("scope=\"col\"").count(), 7);
    assert!(page.matches("class=\"differ\"").count() >= 7, "{page}");
    assert!(links(&page, "/rules/glory-to-rome#gtr-3-3").count() == 1);
    for kind in [GameKind::Fortuna, GameKind::GloriaMundi] {
        let page = get(&site, &format!("/rules/{kind}/editions"), "fr").is(200).body;
        assert_eq!(page.matches("scope=\"col\"").count(), 4);
    }
    get(&site, "/rules/nonsense/editions", "en").is(404);
    get(&site, "/rules/nonsense/examples", "en").is(404);
}

/// Scenarios are described in English.
#[test]
fn who_reads_another_language_meets_no_english_sentence() {
    let site = Site::new();
    let english = get(&site, "/rules/fortuna/examples", "en").body;
    let french = get(&site, "/rules/fortuna/examples", "fr").body;
    let sentence = "With a 3 you may give water, wine or wheat.";
    assert!(english.contains(sentence) && !french.contains(sentence));
    assert!(french.contains("Exemple 1\u{a0}: "), "{french}");
}
