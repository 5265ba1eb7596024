//! Every command, address and path that the README names is run, asked for and looked up.

mod site;

use std::path::{Path, PathBuf};
use std::{fs, os};

use site::{Caller, Served};

use super::Folder;

/// What can't be run here, with a file that must have the words beside it, and why.
const NOT_RUN: [(&str, (&str, &str), &str); 3] = [
    ("cargo xtask test", ("xtask/src/main.rs", "\"test\""), "it runs this test"),
    ("cargo xtask bench", ("xtask/src/main.rs", "\"bench\""), "it measures a release build"),
    (
        "cargo run --release -p trivium-bots --example dreamer",
        ("crates/bots/examples/dreamer.rs", "#[test]"),
        "it needs a release build; its own test plays it",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Everything between backquotes outside of blocks.
fn spans(page: &str) -> Vec<&str> {
    let outside = page.split("```").step_by(2);
    outside.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

/// Everything between backquotes, and every line of blocks for a shell, that is a command.
fn commands(page: &str) -> Vec<&str> {
    let blocks =
        page.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
    let lines = blocks.flat_map(str::lines).map(without_comment);
    let is_command = |text: &&str| {
        let (program, rest) = text.split_once(' ').unwrap_or((*text, ""));
        matches!(program, "cargo" | "curl") || program == "trivium" && !rest.is_empty()
    };
    lines.chain(spans(page)).filter(is_command).collect()
}

fn without_comment(line: &str) -> &str {
    line.split("  #").next().unwrap_or_default().trim_end()
}

/// A folder with what the repository holds, in which files can be written.
fn checkout(name: &str) -> Folder {
    let folder = Folder::new(name);
    for held in ["data", "records", "scenarios"] {
        os::unix::fs::symlink(root().join(held), folder.0.join(held)).expect("a link");
    }
    folder
}

/// Runs a command as a newcomer would who types `q` at the first question.
#[track_caller]
fn run(folder: &Folder, site: &Served, command: &str) {
    let words = command
        .strip_prefix("trivium ")
        .or_else(|| command.strip_prefix("cargo run --release -- "));
    match (command, words) {
        ("cargo run --release" | "trivium serve", _) => site.is_there(),
        (_, Some(words)) => drop(folder.type_in(words, "q\n").succeeds()),
        _ if command.starts_with("curl ") => drop(site.curl(command)),
        _ => {
            let known = NOT_RUN.iter().find(|(text, ..)| *text == command);
            let (_, (file, words), _) = known.unwrap_or_else(|| panic!("nothing runs `{command}`"));
            assert!(read(file).contains(words), "{command}: no {words} in {file}");
        }
    }
}

#[test]
fn every_command_of_the_readme_runs() {
    let folder = checkout("readme");
    let site = Served::start(&folder);
    let page = read("README.md");
    let commands = commands(&page);
    for command in &commands {
        run(&folder, &site, command);
    }
    for name in [
        "serve", "play", "check", "replay", "verify", "bench", "random", "arena", "fit", "backup",
        "doctor",
    ] {
        let is_shown = |command: &&str| command.starts_with(&format!("trivium {name}"));
        assert!(commands.iter().any(is_shown), "no example of `{name}`");
    }
    for (command, _, why) in NOT_RUN {
        assert!(commands.contains(&command), "`{command}` is not named any more ({why})");
    }
}

/// Requests are sent in the order of the page, with the token that its `curl` gets and the table
/// that its first request opens.
#[test]
fn every_address_of_the_readme_answers() {
    let folder = Folder::new("readme-addresses");
    let site = Served::start(&folder);
    let page = read("README.md");
    let curl = commands(&page).into_iter().find(|command| command.starts_with("curl "));
    let mut caller = Caller::new(&site, &site.curl(curl.expect("how to get a token")));
    for span in spans(&page) {
        caller.send(span);
    }
    for asked in [
        "GET /learn",
        "GET /api/openapi.json",
        "GET /api/v1/tables/ID",
        "GET /api/v1/tables/ID/stream",
        "POST /api/v1/tables/ID/commands",
    ] {
        assert!(caller.asked.contains(asked), "the README names no {asked}: {:?}", caller.asked);
    }
}

#[test]
fn every_language_says_what_can_be_typed_too() {
    let page = read("README.md");
    let readme = commands(&page);
    for name in ["docs/about.md", "docs/fr/about.md", "docs/es/about.md"] {
        let page = read(name);
        let commands = commands(&page);
        assert!(commands.len() >= 3, "{name}: {commands:?}");
        for command in commands.iter().filter(|command| command.starts_with("cargo")) {
            assert!(readme.contains(command), "{name}: {command}");
        }
    }
}

/// Links of a page, relative to the folder that it's in; those with `<game>` are examples.
#[track_caller]
fn links_lead_somewhere(name: &str) {
    let page = read(name);
    let folder = root().join(name).parent().expect("a folder").to_owned();
    let links = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let is_path = |link: &&str| !link.contains("://") && !link.starts_with('#');
    for link in links.filter(is_path).filter(|link| !link.contains('<')) {
        let file = link.split('#').next().unwrap_or_default();
        assert!(folder.join(file).exists(), "{name}: {link}");
    }
}

#[test]
fn every_path_of_the_documents_is_there() {
    for name in [
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "docs/ARCHITECTURE.md",
        "docs/hosting.md",
        "docs/notation.md",
        "docs/gloria-mundi-deck.md",
        "docs/about.md",
        "docs/fr/about.md",
        "docs/es/about.md",
    ] {
        links_lead_somewhere(name);
    }
    let page = read("README.md");
    let folders = ["docs/", "data/", "crates/", "scenarios/", "bench/"];
    let is_path = |span: &&str| folders.iter().any(|folder| span.starts_with(folder));
    for path in spans(&page).into_iter().filter(is_path) {
        assert!(root().join(path).exists(), "README.md: {path}");
    }
}
