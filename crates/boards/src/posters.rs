//! Posters of the games: small tables as they look late in a game, with a sheet of their own.

use maud::{Markup, PreEscaped, html};

use crate::SHEETS;

static POSTERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/posters.rs"));

/// The poster of a game, beside its name in words.
pub fn poster(game: &str) -> Markup {
    let drawn = POSTERS.iter().find(|(name, _)| *name == game).map_or("", |(_, drawn)| drawn);
    let path = SHEETS.iter().find(|sheet| sheet.name == "posters").map_or("", |sheet| sheet.path);
    let drawn = drawn.replace("href=\"#", &format!("href=\"{path}#"));
    html! { span .poster aria-hidden="true" { (PreEscaped(drawn)) } }
}

#[cfg(test)]
mod tests {
    use games::GameKind;

    use super::*;

    #[test]
    fn every_game_has_a_poster_of_drawings_that_are_there() {
        let sheet = SHEETS.iter().find(|sheet| sheet.name == "posters").expect("their sheet");
        for kind in GameKind::ALL {
            let drawn = poster(kind.slug()).into_string();
            let ids: Vec<&str> = drawn.split("#d-").skip(1).collect();
            assert!(ids.len() > 1, "{kind}: {drawn}");
            for id in ids.iter().filter_map(|id| id.split('"').next()) {
                assert!(sheet.text.contains(&format!("id=\"d-{id}\"")), "{kind}: {id}");
            }
        }
    }
}
