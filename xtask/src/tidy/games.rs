//! A game's facts are in the game: few shared files list the games, so that a new one touches few.
//!
//! A file that is named after a game, or is in a folder that is, belongs to that game. Of the others
//! those count that name two games or more in their code: they are lists, and grow with every game.
//! Comments, unit tests and the laboratory do not count, nor do manifests.

use std::collections::BTreeSet;

use super::Violation;
use super::dependencies::RulesCrates;
use super::words::{contains_word, without_comments};
use crate::Result;
use crate::tree::{SourceFile, sources};

/// The most shared files that may list the games.
const MOST: usize = 8;

/// Crates that measure, try out and attack the others.
const LABORATORY: [&str; 7] =
    ["balance", "browser", "gallery", "load", "servers", "testkit", "torment"];

pub(super) fn check(crates: &RulesCrates) -> Result<Vec<Violation>> {
    let slugs: Vec<&str> = crates.slugs().collect();
    let lists: Vec<String> = sources("crates", "rs")?
        .iter()
        .filter(|source| is_shared(&source.path, &slugs) && is_list(source, &slugs))
        .map(|source| source.path.clone())
        .collect();
    Ok(too_many(&lists))
}

fn too_many(lists: &[String]) -> Vec<Violation> {
    if lists.len() <= MOST {
        return Vec::new();
    }
    let what =
        format!("one of {} shared files that list the games; {MOST} are the most", lists.len());
    lists.iter().map(|path| Violation::new(path, 1, what.clone())).collect()
}

/// Whether a file is part of the product and belongs to no game.
fn is_shared(path: &str, slugs: &[&str]) -> bool {
    let parts: Vec<&str> = path.trim_end_matches(".rs").split('/').collect();
    let is_product = parts.get(1).is_some_and(|of| !LABORATORY.contains(of));
    let is_code = matches!(parts.get(2), Some(&"src" | &"build")) && !parts.contains(&"tests");
    let is_own = |part: &&str| slugs.iter().any(|slug| part.replace('_', "-") == *slug);
    is_product && is_code && !parts.iter().any(is_own)
}

/// Whether a file names several games, outside of comments and tests.
fn is_list(source: &SourceFile, slugs: &[&str]) -> bool {
    let code = source.text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code = without_comments(code);
    let is_named = |slug: &&&str| {
        let names = [(**slug).to_owned(), slug.replace('-', "_"), camel(slug)];
        names.iter().any(|name| contains_word(&code, name))
    };
    slugs.iter().filter(is_named).collect::<BTreeSet<_>>().len() > 1
}

/// `GloryToRome` for `glory-to-rome`.
fn camel(slug: &str) -> String {
    slug.split('-').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLUGS: [&str; 2] = ["go", "nine-men"];

    fn list(text: &str) -> bool {
        is_list(&SourceFile { path: String::new(), text: text.into() }, &SLUGS)
    }

    #[test]
    fn a_list_names_several_games_in_its_code() {
        assert!(list("mod go;\nmod nine_men;\n"));
        assert!(list("match kind { Kind::Go => 1, Kind::NineMen => 2 }"));
        assert!(list("[\"go\", \"nine-men\"]"));
        assert!(!list("mod go; // and nine-men"));
        assert!(!list("let go_on = NineMenOnly;\nuse go;"));
        assert!(!list("use go;\n#[cfg(test)]\nmod tests {\n    use nine_men;\n}"));
    }

    #[test]
    fn files_of_a_game_and_of_the_laboratory_are_not_shared() {
        let is_shared = |path| is_shared(path, &SLUGS);
        assert!(is_shared("crates/words/src/lib.rs"));
        assert!(is_shared("crates/words/build/main.rs"));
        assert!(!is_shared("crates/words/src/nine_men/cards.rs"));
        assert!(!is_shared("crates/games/src/kind/go.rs"));
        assert!(!is_shared("crates/nine-men/src/lib.rs"));
        assert!(!is_shared("crates/words/tests/all/main.rs"));
        assert!(!is_shared("crates/table/src/allowance/tests.rs"));
        assert!(!is_shared("crates/load/src/table.rs"));
    }

    #[test]
    fn one_more_than_the_most_is_too_many() {
        let files = |n: usize| (0..n).map(|n| format!("{n}.rs")).collect::<Vec<_>>();
        assert_eq!(too_many(&files(MOST)), []);
        assert_eq!(too_many(&files(MOST + 1)).len(), MOST + 1);
    }
}
