//! The pictures of the README, a table of each game late in a game, and those of links.

use std::path::Path;

use browser::{Browser, Light, Motion, Person};
use gallery::{Picture, pictures};
use games::GameKind;
use web::exhibit::preview;

use crate::plan::GalleryPlan;
use crate::{Result, write_assets, write_page};

/// How many play, and the question that is asked for the last time.
const SHOWN: [(GameKind, u8, &str); 3] = [
    (GameKind::GloryToRome, 4, "-merchant"),
    (GameKind::Fortuna, 4, "-build"),
    (GameKind::GloriaMundi, 5, "-buy"),
];

/// Takes them into `docs/`.
pub(crate) fn take(plan: &GalleryPlan) -> Result<usize> {
    let out = std::path::absolute(&plan.out)?;
    write_assets(&out)?;
    let browser = Browser::start();
    let person = browser.person();
    person.taste(Light::Day, Motion::Reduced);
    previews(&out, &person)?;
    person.size(1440, 900);
    for (game, players, question) in SHOWN {
        let mut asked =
            pictures(game, players, 1).into_iter().filter(|one| one.name.ends_with(question));
        let picture = asked.next_back().ok_or_else(|| format!("{game} asks no {question}"))?;
        person.open(&write_page(&out, &format!("readme-{game}"), &picture)?);
        person.screenshot(format!("docs/{game}.webp"));
    }
    Ok(0)
}

/// Takes what others show of a link to a table.
fn previews(out: &Path, person: &Person) -> Result<()> {
    person.size(1200, 630);
    for game in GameKind::ALL {
        let picture = Picture { name: format!("preview-{game}"), page: preview(game) };
        person.open(&write_page(out, &picture.name, &picture)?);
        person.screenshot(format!("crates/web/src/assets/preview-{game}.webp"));
    }
    Ok(())
}
