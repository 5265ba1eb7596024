//! Whatever the README tells a newcomer to type works as it is printed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{fs, os};

use super::Folder;

/// What runs the tests cannot run within one.
const AROUND: [&str; 2] = ["cargo xtask test", "cargo xtask bench"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Everything between backquotes, and every line of blocks for a shell, that is a command.
fn commands(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (place, part) in page.split("```").enumerate() {
        let is_block = place % 2 == 1;
        let texts: Vec<&str> = match part.strip_prefix("sh\n") {
            Some(lines) if is_block => lines.lines().map(without_comment).collect(),
            _ if is_block => vec![],
            _ => part.split('`').skip(1).step_by(2).collect(),
        };
        let is_command = |text: &&str| {
            let (program, rest) = text.split_once(' ').unwrap_or((*text, ""));
            matches!(program, "cargo" | "curl") || program == "trivium" && !rest.is_empty()
        };
        found.extend(texts.into_iter().filter(is_command).map(str::to_owned));
    }
    found
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

/// The site, until it is dropped.
struct Served {
    child: Child,
    base: String,
}

impl Served {
    /// On a port that is free, which is the only thing that is added.
    fn start(folder: &Folder) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .current_dir(&folder.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let base = line.split_whitespace().find(|word| word.starts_with("http://"));
        Self { base: base.expect("an address").trim_end_matches('/').to_owned(), child }
    }

    #[track_caller]
    fn is_there(&self) {
        let status = ureq::get(&self.base).call().map(|answer| answer.status().as_u16());
        assert_eq!(status.expect("an answer"), 200);
    }

    /// What `curl` would send, without needing it.
    #[track_caller]
    fn curl(&self, command: &str) {
        let quoted: Vec<&str> = command.split('\'').skip(1).step_by(2).collect();
        let [header, body] = quoted[..] else { panic!("a header and a body: {command}") };
        let (name, value) = header.split_once(": ").expect("a header");
        let address = command.rsplit(' ').next().expect("an address");
        let address = address.replace("http://127.0.0.1:8080", &self.base);
        assert!(address.starts_with(&self.base), "{command}");
        let answer = ureq::post(&address).header(name, value).send(body);
        let answer = answer.unwrap_or_else(|error| panic!("{command}: {error}"));
        assert!(answer.status().is_success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
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
        _ if AROUND.contains(&command) => {
            let task = format!("\"{}\"", command.trim_start_matches("cargo xtask "));
            assert!(read("xtask/src/main.rs").contains(&task), "{command}");
        }
        _ if command.starts_with("curl ") => site.curl(command),
        _ => {
            // Examples are built and tested with the crate that they belong to.
            let example = command.strip_prefix("cargo run --release -p trivium-bots --example ");
            let name = example.unwrap_or_else(|| panic!("nothing runs `{command}`"));
            assert!(root().join(format!("crates/bots/examples/{name}.rs")).exists(), "{command}");
        }
    }
}

#[test]
fn what_the_readme_says_can_be_typed() {
    let folder = checkout("readme");
    let site = Served::start(&folder);
    let commands = commands(&read("README.md"));
    for command in &commands {
        run(&folder, &site, command);
    }
    for name in [
        "serve", "play", "check", "replay", "verify", "bench", "random", "arena", "fit", "backup",
        "doctor",
    ] {
        let is_shown = |command: &String| command.starts_with(&format!("trivium {name}"));
        assert!(commands.iter().any(is_shown), "no example of `{name}`");
    }
}

#[test]
fn every_language_says_what_can_be_typed_too() {
    let readme = commands(&read("README.md"));
    for page in ["docs/about.md", "docs/fr/about.md", "docs/es/about.md"] {
        let commands = commands(&read(page));
        assert!(commands.len() >= 3, "{page}: {commands:?}");
        for command in commands.iter().filter(|command| command.starts_with("cargo")) {
            assert!(readme.contains(command), "{page}: {command}");
        }
    }
}

#[test]
fn what_the_readme_refers_to_is_there() {
    let page = read("README.md");
    let links = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    for link in links.filter(|link| !link.contains("://")) {
        let file = link.split('#').next().unwrap_or_default();
        assert!(root().join(file).exists(), "{link}");
    }
}
