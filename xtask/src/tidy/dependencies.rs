//! Rules crates depend on the engine and on serde, and on nothing else.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::Violation;
use crate::Result;
use crate::shell::{cargo, output};

const ENGINE: &str = "trivium-engine";
const GAMES: &str = "trivium-games";

/// The crates that hold rules, and what every package depends on.
pub(super) struct RulesCrates {
    /// The engine, then the games.
    names: Vec<String>,
    graph: PackageGraph,
}

/// The packages that a package needs to be built, by name.
type PackageGraph = BTreeMap<String, BTreeSet<String>>;

impl RulesCrates {
    /// Asks cargo: a game is what `trivium-games` depends on within the workspace.
    pub(super) fn read() -> Result<Self> {
        let text = output(&mut cargo("metadata --format-version=1"))?;
        let metadata: Value = serde_json::from_str(&text)?;
        let graph = graph(&metadata);
        let members: BTreeSet<_> = list(&metadata["workspace_members"]).map(name_of).collect();
        let games = graph.get(GAMES).ok_or("cargo knows no trivium-games")?;
        let is_game = |name: &&String| members.contains(*name) && *name != ENGINE;
        let mut names = vec![ENGINE.to_owned()];
        names.extend(games.iter().filter(is_game).cloned());
        Ok(Self { names, graph })
    }

    pub(super) fn directories(&self) -> impl Iterator<Item = String> {
        self.names.iter().map(|name| directory(name))
    }

    pub(super) fn slugs(&self) -> impl Iterator<Item = &str> {
        self.names.iter().skip(1).map(|name| slug(name))
    }
}

fn slug(name: &str) -> &str {
    name.trim_start_matches("trivium-")
}

fn directory(name: &str) -> String {
    format!("crates/{}", slug(name))
}

/// What the rules crates depend on and must not.
pub(super) fn check(crates: &RulesCrates) -> Vec<Violation> {
    let mut allowed = reachable(&crates.graph, "serde");
    allowed.extend(["serde".to_owned(), ENGINE.to_owned()]);
    let mut violations = Vec::new();
    for name in &crates.names {
        let manifest = format!("{}/Cargo.toml", directory(name));
        let needed = reachable(&crates.graph, name);
        let foreign = needed.difference(&allowed);
        violations.extend(foreign.map(|found| {
            Violation::new(&manifest, 1, format!("rules must not depend on `{found}`"))
        }));
    }
    violations
}

fn reachable(graph: &PackageGraph, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        for next in graph.get(name).into_iter().flatten() {
            if found.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    found
}

fn graph(metadata: &Value) -> PackageGraph {
    let name = |dep: &Value| name_of(&dep["pkg"]);
    let edges = |node: &Value| list(&node["deps"]).filter(|dep| is_built(dep)).map(name).collect();
    list(&metadata["resolve"]["nodes"]).map(|node| (name_of(&node["id"]), edges(node))).collect()
}

/// Normal and build dependencies; `dev` ones do not end in the crate.
fn is_built(dep: &Value) -> bool {
    list(&dep["dep_kinds"]).any(|kind| kind["kind"] != "dev")
}

/// The name in a package id: `registry+https://…#serde@1.0.0` or `path+file:///…/engine#trivium-engine@0.1.0`.
fn name_of(id: &Value) -> String {
    let id = id.as_str().unwrap_or_default();
    let (path, fragment) = id.rsplit_once('#').unwrap_or((id, ""));
    match fragment.split_once('@') {
        Some((name, _)) => name.to_owned(),
        None => path.rsplit('/').next().unwrap_or(path).to_owned(),
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates(edges: &[(&str, &[&str])]) -> RulesCrates {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let graph = edges.iter().map(|(name, needs)| ((*name).to_owned(), set(needs))).collect();
        RulesCrates { names: vec![ENGINE.into(), "trivium-toy".into()], graph }
    }

    #[test]
    fn serde_and_what_it_needs_are_allowed() {
        let crates = crates(&[
            (ENGINE, &["serde"]),
            ("trivium-toy", &[ENGINE, "serde"]),
            ("serde", &["serde_core"]),
        ]);
        assert_eq!(check(&crates), []);
    }

    #[test]
    fn anything_else_is_not_even_at_a_distance() {
        let crates = crates(&[("trivium-toy", &["rand"]), ("rand", &["libc"])]);
        let violations = check(&crates);
        assert_eq!(violations.len(), 2);
        assert_eq!(
            violations[0].to_string(),
            "crates/toy/Cargo.toml:1: rules must not depend on `libc`"
        );
    }

    #[test]
    fn names_are_read_from_package_ids() {
        let name = |id: &str| name_of(&Value::from(id));
        assert_eq!(name("registry+index#serde@1.0.0"), "serde");
        assert_eq!(name("path+file:///src/crates/engine#trivium-engine@0.1.0"), "trivium-engine");
        assert_eq!(name("path+file:///src/xtask#0.1.0"), "xtask");
    }
}
