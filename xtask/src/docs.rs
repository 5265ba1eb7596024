//! Pages of `docs/` that are made from other files.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use games::GameKind;
use scenarios::Scenario;

use crate::rulebook::{RulebookClause, parse_clause};
use crate::tree::root;
use crate::{Result, arena, buildings, glossary};

const PAGE: &str = "docs/scenarios.md";
const HEAD: &str = "\
# Scenarios

Written by `cargo xtask docs` from `scenarios/`. Each scenario is a position, actions, and what must be true afterwards; run one with
`trivium check FILE`.
";

pub(crate) fn write() -> Result<()> {
    for (path, text) in generate()? {
        fs::write(root().join(path), text)?;
        println!("{path}");
    }
    Ok(())
}

/// The pages and what should be in them.
pub(crate) fn generate() -> Result<[(&'static str, String); 5]> {
    let scenarios = scenarios()?;
    let [bots, plot] = arena::pages()?;
    let buildings = (buildings::PAGE, buildings::page(&scenarios)?);
    let glossary = (glossary::PAGE, glossary::page()?);
    Ok([(PAGE, overview(&scenarios)?), buildings, glossary, bots, plot])
}

/// The scenarios of every game, by clause and by ruling.
fn overview(scenarios: &[Scenario]) -> Result<String> {
    let mut text = HEAD.to_owned();
    for kind in GameKind::ALL {
        let own: Vec<_> =
            scenarios.iter().filter(|scenario| scenario.game.get_ref() == kind.slug()).collect();
        writeln!(text, "\n## {kind}")?;
        write_clauses(&mut text, kind, &own)?;
        write_rulings(&mut text, &own)?;
    }
    Ok(text)
}

/// All scenarios of the repository, with paths from its root.
pub(crate) fn scenarios() -> Result<Vec<Scenario>> {
    let directory = root().join("scenarios");
    if !directory.is_dir() {
        return Ok(Vec::new());
    }
    let files = scenarios::collect(&[directory])?;
    let load = |path: &std::path::PathBuf| {
        let text = fs::read_to_string(path)?;
        let relative =
            path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/");
        Ok(Scenario::parse(&relative, &text)?)
    };
    files.iter().map(load).collect()
}

fn write_clauses(text: &mut String, kind: GameKind, scenarios: &[&Scenario]) -> Result<()> {
    let mut shown: BTreeMap<RulebookClause, Vec<&Scenario>> = BTreeMap::new();
    for scenario in scenarios {
        let clause = parse_clause(&scenario.rule).ok_or_else(|| {
            format!("{}: rule = \"{}\" is no clause", scenario.file, scenario.rule)
        })?;
        shown.entry(clause).or_default().push(scenario);
    }
    writeln!(text, "\n| Clause | Scenarios |\n|---|---|")?;
    for (clause, scenarios) in &shown {
        writeln!(text, "| {} | {} |", clause_link(kind, clause), links(scenarios))?;
    }
    Ok(())
}

fn write_rulings(text: &mut String, scenarios: &[&Scenario]) -> Result<()> {
    let mut shown: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
    for scenario in scenarios {
        if let Some(ruling) = &scenario.ruling {
            shown.entry(ruling).or_default().push(scenario);
        }
    }
    writeln!(text, "\n| Ruling | Scenarios |\n|---|---|")?;
    for (ruling, scenarios) in shown {
        let anchor = ruling.to_lowercase();
        writeln!(text, "| [{ruling}](rulings.md#{anchor}) | {} |", links(&scenarios))?;
    }
    Ok(())
}

fn clause_link(kind: GameKind, clause: &RulebookClause) -> String {
    let RulebookClause { book, chapter, number } = clause;
    let anchor = format!("{}-{chapter}-{number}", book.to_lowercase());
    format!("[{clause}](rules/{kind}.md#{anchor})")
}

fn links(scenarios: &[&Scenario]) -> String {
    let link = |scenario: &&Scenario| format!("[{}](../{})", scenario.about, scenario.file);
    scenarios.iter().map(link).collect::<Vec<_>>().join("<br>")
}
