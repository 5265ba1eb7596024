//! The scenarios of the repository, inside the program: pages draw them and let them be tried.

use games::GameKind;

use crate::Scenario;

/// `game/folder/name` and text, sorted. `build.rs` makes it from the files.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// The text of a scenario, by its path below the folder of the game, without `.toml`.
pub fn find(kind: GameKind, name: &str) -> Option<&'static str> {
    let path = format!("{kind}/{name}");
    let at = FILES.binary_search_by_key(&path.as_str(), |(path, _)| path).ok()?;
    Some(FILES[at].1)
}

/// The scenarios of a game, each with the name by which [`find`] knows it, sorted.
pub fn all(kind: GameKind) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter_map(move |(path, text)| {
        let (game, name) = path.split_once('/')?;
        (game == kind.slug()).then_some((name, *text))
    })
}

pub fn scenario(kind: GameKind, name: &str) -> Option<Scenario> {
    Scenario::parse(&format!("scenarios/{kind}/{name}.toml"), find(kind, name)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_is_found_by_its_name_and_can_be_read() {
        for kind in GameKind::ALL {
            let mut n_found = 0;
            for (name, text) in all(kind) {
                assert_eq!(find(kind, name), Some(text));
                assert_eq!(scenario(kind, name).expect(name).game.get_ref(), kind.slug());
                n_found += 1;
            }
            assert!(n_found > 50, "{kind}: {n_found} scenarios");
        }
    }

    #[test]
    fn what_is_not_a_scenario_is_not_found() {
        assert_eq!(find(GameKind::Fortuna, "rulebook/nothing"), None);
        assert_eq!(find(GameKind::Fortuna, "../glory-to-rome/rules/nothing"), None);
    }
}
