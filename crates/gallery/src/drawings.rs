//! Every drawing beside its neighbours at the sizes it is seen at, to be judged.

use std::fmt::Write as _;

use boards::{Draw, SHEETS, Sheet};
use browser::{Browser, Light, Motion};
use gallery::Picture;
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use games::{GameKind, Plain};
use web::exhibit::assets;

use crate::plan::GalleryPlan;
use crate::{Result, write_assets, write_page};

/// How wide drawings are in other players' towns, on phones and on desks.
const WIDTHS: [u32; 3] = [64, 120, 200];
/// Four drawings in a row, each at every width.
const STYLE: &str = "body{display:grid;grid-template-columns:repeat(4,auto);gap:14px 22px;\
    padding:14px;width:max-content;background:var(--paper)}\
    figure{margin:0;display:flex;gap:8px;align-items:end;flex-wrap:wrap;width:404px}\
    figcaption{width:100%}.bust{width:100%;height:auto;aspect-ratio:1}";

/// Takes a picture of every sheet in every light.
pub(crate) fn take(plan: &GalleryPlan) -> Result<usize> {
    let out = std::path::absolute(&plan.out)?;
    write_assets(&out)?;
    let browser = Browser::start();
    let person = browser.person();
    person.size(1750, 900);
    for sheet in SHEETS.iter().filter(|sheet| sheet.name.contains(&plan.only)) {
        let picture = Picture { name: format!("drawings-{}", sheet.name), page: page(sheet)? };
        person.open(&write_page(&out, &picture.name, &picture)?);
        for &is_dark in &plan.is_dark {
            let (light, name) =
                if is_dark { (Light::Lamps, "dark") } else { (Light::Day, "light") };
            person.taste(light, Motion::Reduced);
            person.screenshot(out.join(format!("{}-{name}.png", picture.name)));
        }
    }
    println!("{}", out.display());
    Ok(0)
}

fn page(sheet: &Sheet) -> Result<String> {
    let mut page = String::from("<!doctype html><meta charset=utf-8>");
    for (path, _) in assets().filter(|(path, _)| path.strip_suffix(".css").is_some()) {
        write!(page, "<link rel=stylesheet href=\"{path}\">")?;
    }
    write!(page, "<style>{STYLE}</style><body>")?;
    for name in sheet.names() {
        write!(
            page,
            "<figure class=\"{}\"><figcaption>{name}</figcaption>",
            material(sheet, name)?
        )?;
        for width in WIDTHS {
            let scene = boards::scene(sheet.name, name).into_string();
            write!(page, "<div style=\"width:{width}px\">{scene}</div>")?;
        }
        page.push_str("</figure>");
    }
    Ok(page)
}

/// The class of the material that a drawing's card is made of.
fn material(sheet: &Sheet, name: &str) -> Result<&'static str> {
    let signed = match sheet.name {
        "fortuna" => sign::<Fortuna>(GameKind::Fortuna, &name.replace("action-", "card-"))?,
        "gloria-mundi" => sign::<GloriaMundi>(GameKind::GloriaMundi, &number(name)?)?,
        "glory-to-rome" => sign::<GloryToRome>(GameKind::GloryToRome, name)?,
        _ => None,
    };
    Ok(signed.unwrap_or("m-rubble"))
}

/// The number of a building of Gloria Mundi, by which its help knows it; other cards have names.
fn number(name: &str) -> Result<String> {
    let cards = options::<GloriaMundi>(GameKind::GloriaMundi)?.deck.cards;
    let nth = cards.iter().position(|card| card.name.to_lowercase() == name);
    Ok(nth.map_or_else(|| name.to_owned(), |nth| (nth + 1).to_string()))
}

fn sign<G: Draw + Plain>(kind: GameKind, name: &str) -> Result<Option<&'static str>> {
    Ok(G::sign(&options::<G>(kind)?, name).map(|(class, _)| class))
}

fn options<G: Plain>(kind: GameKind) -> Result<G::Options> {
    let players = ("players".to_owned(), i64::from(*G::PLAYERS.start()).into());
    Ok(games::options::<G>(kind, [players].into_iter().collect())?)
}
