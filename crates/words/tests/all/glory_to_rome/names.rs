//! The names of the buildings in three languages: forty each, and in the order of the alphabets
//! that find the first player.

use glory_to_rome::card::{Building, Collation};

const ENGLISH: &str = include_str!("../../../locales/en/glory-to-rome-names.ftl");
const FRENCH: &str = include_str!("../../../locales/fr/glory-to-rome-names.ftl");
const SPANISH: &str = include_str!("../../../locales/es/glory-to-rome-names.ftl");

fn name(file: &str, building: Building) -> Option<&str> {
    let id = format!("gtr-building-{building} = ");
    file.lines().find_map(|line| line.strip_prefix(&id))
}

/// As the alphabet sees a name.
fn plain(name: &str) -> String {
    let bare = |c| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' => 'u',
        _ => c,
    };
    name.to_lowercase().chars().map(bare).collect()
}

#[test]
fn all_forty_have_a_name_in_every_language() {
    for file in [ENGLISH, FRENCH, SPANISH] {
        for building in Building::ALL {
            assert!(name(file, building).is_some_and(|name| !name.is_empty()), "{building}");
        }
        assert_eq!(file.lines().filter(|line| line.starts_with("gtr-")).count(), 40);
    }
}

#[test]
fn alphabets_agree_with_the_rules() {
    for (file, collation) in [(ENGLISH, Collation::English), (SPANISH, Collation::Spanish)] {
        let mut all = Building::ALL;
        all.sort_by_key(|building| plain(name(file, *building).unwrap_or_default()));
        let ranks = all.map(|building| usize::from(building.rank(collation)));
        assert!(ranks.into_iter().eq(0..40), "{collation}: {ranks:?}");
    }
}
