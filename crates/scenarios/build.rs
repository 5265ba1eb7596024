//! Lists the scenario files, so that the library holds whatever the folder does, and the clauses and
//! rulings that a scenario can cite.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("library.rs"), library()?)?;
    fs::write(out.join("clauses.rs"), listed(&clauses()?))?;
    fs::write(out.join("rulings.rs"), listed(&rulings()?))
}

/// A Rust expression: the texts, sorted.
fn listed(texts: &BTreeSet<String>) -> String {
    format!("&{:?}", texts.iter().collect::<Vec<_>>())
}

/// A path of the repository, whose changes make this run again.
fn watched(path: &str) -> io::Result<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path).canonicalize()?;
    println!("cargo::rerun-if-changed={}", path.display());
    Ok(path)
}

fn library() -> io::Result<String> {
    let root = watched("scenarios")?;
    let mut files = Vec::new();
    gather(&root, "toml", &mut files)?;
    Ok(table(&root, &files))
}

/// Clauses are defined in bold: `**FOR 4.3**`.
fn clauses() -> io::Result<BTreeSet<String>> {
    let mut pages = Vec::new();
    gather(&watched("docs/rules")?, "md", &mut pages)?;
    let mut clauses = BTreeSet::new();
    for page in pages {
        let text = fs::read_to_string(page)?;
        clauses.extend(text.split("**").filter(|bold| is_clause(bold)).map(str::to_owned));
    }
    Ok(clauses)
}

fn is_clause(text: &str) -> bool {
    let is_number = |part: &str| part.parse::<u8>().is_ok();
    let Some((book, (chapter, number))) =
        text.split_once(' ').and_then(|(book, rest)| Some((book, rest.split_once('.')?)))
    else {
        return false;
    };
    book.len() == 3 && is_number(chapter) && is_number(number)
}

/// Rulings are headings: `### R-F01 Choosing the first face-down card`.
fn rulings() -> io::Result<BTreeSet<String>> {
    let text = fs::read_to_string(watched("docs/rulings.md")?)?;
    let headings = text.lines().filter_map(|line| line.strip_prefix("### R-"));
    let numbers = headings.filter_map(|heading| heading.split_whitespace().next());
    Ok(numbers.map(|number| format!("R-{number}")).collect())
}

fn gather(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, extension, files)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    Ok(())
}

/// A Rust expression: names and texts, sorted by name.
fn table(root: &Path, files: &[PathBuf]) -> String {
    let name = |path: &Path| {
        let below = path.strip_prefix(root).unwrap_or(path).with_extension("");
        below.to_string_lossy().replace('\\', "/")
    };
    let mut rows: Vec<_> = files.iter().map(|path| (name(path), path)).collect();
    rows.sort();
    let mut text = "&[\n".to_owned();
    for (name, path) in rows {
        let _ = writeln!(text, "({name:?}, include_str!({:?})),", path.display().to_string());
    }
    text + "]\n"
}
