//! The site has two floors: `core` knows no HTTP, and what is above it names it and is not named by
//! it. On each floor no module names one that names it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::Violation;
use super::words::{contains_word, without_comments};
use crate::Result;
use crate::tree::{SourceFile, sources};

const SITE: &str = "crates/web/src/";
const CORE: &str = "core";

/// Libraries of the upper floor.
const HTTP: &[&str] =
    &["axum", "hyper", "hyper_util", "maud", "tower_http", "tower_service", "utoipa_axum"];

pub(super) fn check() -> Result<Vec<Violation>> {
    let sources = sources(SITE, "rs")?;
    Ok(violations(&sources))
}

fn violations(sources: &[SourceFile]) -> Vec<Violation> {
    let uses: Vec<Use> = sources.iter().flat_map(uses).collect();
    let mut violations = Vec::new();
    for floor in [&[] as &[&str], &[CORE]] {
        violations.extend(cycles(&graph(&uses, floor)));
    }
    violations.extend(uses.iter().filter_map(rises));
    violations.extend(sources.iter().filter(|source| is_core(source)).flat_map(speaks_http));
    violations
}

/// A module that names another one.
struct Use {
    file: String,
    line: usize,
    from: Vec<String>,
    to: Vec<String>,
}

/// Which child of a floor names which, and where first.
type FloorGraph<'a> = BTreeMap<&'a str, BTreeMap<&'a str, &'a Use>>;

fn is_core(source: &SourceFile) -> bool {
    module(&source.path).first().is_some_and(|first| first == CORE)
}

/// Where a file stands: `crates/web/src/core/hub/mod.rs` is `core::hub`.
fn module(path: &str) -> Vec<String> {
    let path = path.trim_start_matches(SITE).trim_end_matches(".rs");
    let names = path.split('/').filter(|name| !matches!(*name, "lib" | "mod"));
    names.map(str::to_owned).collect()
}

/// The code of a file, without comments and tests.
fn code(source: &SourceFile) -> String {
    let code = source.text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    without_comments(code)
}

/// What a file names by `crate::` and `super::`.
fn uses(source: &SourceFile) -> Vec<Use> {
    let (text, from) = (code(source), module(&source.path));
    let mut uses = Vec::new();
    for root in ["crate::", "super::"] {
        for (at, _) in text.match_indices(root) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ':')) {
                continue;
            }
            let mut paths = Vec::new();
            read(&text[at..], &mut Vec::new(), &mut paths);
            let line = text[..at].matches('\n').count() + 1;
            let file = &source.path;
            uses.extend(paths.into_iter().map(|path| Use {
                file: file.clone(),
                line,
                to: resolved(&from, path),
                from: from.clone(),
            }));
        }
    }
    uses
}

/// Reads a path, with all that its braces hold, and gives what follows it.
fn read<'a>(text: &'a str, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut list) = text.strip_prefix('{') {
        loop {
            list = list.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            if list.is_empty() || list.starts_with('}') {
                return list.get(1..).unwrap_or_default();
            }
            let rest = read(list, &mut path.clone(), found);
            list = rest.find([',', '}']).map_or("", |end| &rest[end..]);
        }
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    path.extend((end > 0).then(|| text[..end].to_owned()));
    match text[end..].strip_prefix("::") {
        Some(rest) if end > 0 => read(rest, path, found),
        _ => {
            found.push(path.clone());
            &text[end..]
        }
    }
}

/// A path from the root of the crate.
fn resolved(from: &[String], path: Vec<String>) -> Vec<String> {
    let mut place = from.to_vec();
    for name in path {
        match &*name {
            "crate" => place.clear(),
            "super" => drop(place.pop()),
            "self" => {}
            _ => place.push(name),
        }
    }
    place
}

fn graph<'a>(uses: &'a [Use], floor: &[&str]) -> FloorGraph<'a> {
    let child = |path: &'a [String]| {
        let (above, below) = path.split_at_checked(floor.len())?;
        (above == floor).then(|| below.first().map(String::as_str))?
    };
    let known: BTreeSet<&str> = uses.iter().filter_map(|one| child(&one.from)).collect();
    let mut graph = FloorGraph::new();
    for one in uses {
        if let (Some(from), Some(to)) = (child(&one.from), child(&one.to))
            && from != to
            && known.contains(to)
        {
            graph.entry(from).or_default().entry(to).or_insert(one);
        }
    }
    graph
}

/// A shortest way around for each group of modules that name each other.
fn cycles(graph: &FloorGraph<'_>) -> Vec<Violation> {
    let mut told = BTreeSet::new();
    let mut violations = Vec::new();
    for start in graph.keys() {
        let Some(way) = way_around(graph, start).filter(|_| !told.contains(start)) else {
            continue;
        };
        let first = graph[way[0]][way[1]];
        let what = format!("modules name each other: {}", way.join(" -> "));
        violations.push(Violation::new(&first.file, first.line, what));
        told.extend(way);
    }
    violations
}

/// The shortest way from a module back to itself.
fn way_around<'a>(graph: &FloorGraph<'a>, start: &&'a str) -> Option<Vec<&'a str>> {
    let mut open = VecDeque::from([vec![*start]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = open.pop_front() {
        for next in graph.get(way.last()?).into_iter().flat_map(BTreeMap::keys) {
            let longer = [&way[..], &[*next]].concat();
            if next == start {
                return Some(longer);
            }
            if seen.insert(*next) {
                open.push_back(longer);
            }
        }
    }
    None
}

/// The core names only itself.
fn rises(one: &Use) -> Option<Violation> {
    let is_core = |path: &[String]| path.first().is_some_and(|first| first == CORE);
    let rises = is_core(&one.from) && !one.to.is_empty() && !is_core(&one.to);
    let what = || format!("the core must not name `{}`", one.to.join("::"));
    rises.then(|| Violation::new(&one.file, one.line, what()))
}

fn speaks_http(source: &SourceFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, text) in (1..).zip(code(source).lines()) {
        let named = HTTP.iter().filter(|library| contains_word(text, &format!("{library}::")));
        violations.extend(named.map(|library| {
            Violation::new(&source.path, line, format!("the core must not name `{library}`"))
        }));
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let source = |(path, text): &(&str, &str)| SourceFile {
            path: format!("{SITE}{path}"),
            text: (*text).to_owned(),
        };
        let sources: Vec<SourceFile> = files.iter().map(source).collect();
        violations(&sources).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_cycle_between_modules_is_found() {
        let files = [
            ("lib.rs", "use crate::api;\n"),
            ("api/mod.rs", "use crate::{core::hub::Hub, pages};\n"),
            ("pages/mod.rs", "mod table;\n"),
            ("pages/table.rs", "use std::fmt;\nuse crate::auth::{self, Visitor as V};\n"),
            ("auth.rs", "use super::api::Failure;\n"),
        ];
        assert_eq!(
            found(&files),
            ["crates/web/src/api/mod.rs:1: modules name each other: api -> pages -> auth -> api"]
        );
        assert_eq!(found(&files[..4]), [""; 0]);
    }

    #[test]
    fn a_cycle_within_the_core_is_found() {
        let app = ("core/app.rs", "pub(crate) hub: crate::core::hub::Hub,\n");
        let hub = ("core/hub/mod.rs", "// Nothing.\nuse crate::core::{app::App, time};\n");
        assert_eq!(found(&[app, hub]).len(), 1);
        assert_eq!(found(&[app, ("core/hub/mod.rs", "use super::time;\n")]), [""; 0]);
    }

    #[test]
    fn the_core_names_nothing_above_it() {
        let files = [
            (
                "core/hub.rs",
                "// axum::http\nuse axum::http::StatusCode;\nuse crate::pages::Story;\n",
            ),
            ("pages.rs", "use crate::core::hub;\n"),
        ];
        assert_eq!(
            found(&files)[1..],
            [
                "crates/web/src/core/hub.rs:3: the core must not name `pages::Story`",
                "crates/web/src/core/hub.rs:2: the core must not name `axum`",
            ]
        );
    }

    #[test]
    fn tests_may_name_anything() {
        let test = "#[cfg(test)]\nmod tests {\n    use crate::pages::Story;\n}\n";
        assert_eq!(found(&[("core/hub.rs", test), ("pages.rs", "use crate::core;\n")]), [""; 0]);
    }
}
