//! The program as people run it: words on a command line, lines in, lines out, an exit code.

mod arena;
mod check;
mod french;
mod gloria_mundi;
mod glory_to_rome;
mod play;
mod pseudo;
mod readme;
mod records;
mod resume;
mod tools;

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What a run of the program gave.
#[derive(Debug)]
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// It could not do what it was told and said so in one line that has all of these in it.
    #[track_caller]
    fn fails_with(&self, parts: &[&str]) {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        for part in parts {
            assert!(self.err.contains(part), "no {part:?} in {:?}", self.err);
        }
    }

    #[track_caller]
    fn succeeds(self) -> Self {
        assert_eq!((self.code, &*self.err), (0, ""), "{self:?}");
        self
    }

    #[track_caller]
    fn says(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.out.contains(part), "no {part:?} in:\n{}", self.out);
        }
    }
}

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // It may be left over from an earlier run, or not be there.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        let folder = Self(path);
        let _ = fs::remove_dir_all(folder.data());
        folder
    }

    /// Where the program keeps games: in memory if it can be, since every answer is written through.
    fn data(&self) -> PathBuf {
        let memory = PathBuf::from("/dev/shm");
        let root =
            if memory.is_dir() { memory } else { PathBuf::from(env!("CARGO_TARGET_TMPDIR")) };
        let name = self.0.file_name().expect("a folder with a name").to_string_lossy();
        root.join(format!("trivium-{name}-data"))
    }

    /// The saved games of the program.
    fn games(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.data().join("trivium/games")).into_iter().flatten();
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    }

    /// The lines of the only saved game.
    #[track_caller]
    fn saved(&self) -> Vec<serde_json::Value> {
        let [path] = &self.games()[..] else { panic!("one game, not {:?}", self.games()) };
        let text = fs::read_to_string(path).expect("a saved game");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    /// Runs the program here.
    fn run(&self, args: &str) -> Run {
        self.type_in(args, "")
    }

    /// Runs the program here and types these lines.
    fn type_in(&self, args: &str, input: &str) -> Run {
        self.type_in_language("en", args, input)
    }

    /// The same where the environment speaks another language.
    fn type_in_language(&self, language: &str, args: &str, input: &str) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(args.split_whitespace())
            .env("LC_ALL", language)
            .env("XDG_DATA_HOME", self.data())
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("an input");
        let input = input.to_owned();
        // A program that ends early does not read everything.
        let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let (out, err) = (read(child.stdout.take()), read(child.stderr.take()));
        let status = end(&mut child, args);
        writer.join().expect("the input is written");
        let text = |read: JoinHandle<String>| read.join().expect("text");
        Run { code: status.code().expect("an exit code"), out: text(out), err: text(err) }
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file to read")
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).expect("a file to write");
    }

    /// The files here, sorted.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

/// Longer than any command of a test takes.
const LIMIT: Duration = Duration::from_mins(2);

/// Everything that comes out of a pipe.
fn read(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    let mut pipe = pipe.expect("an output");
    thread::spawn(move || {
        let mut text = String::new();
        pipe.read_to_string(&mut text).expect("text");
        text
    })
}

/// Waits for the end of a program; one that doesn't end is killed.
#[track_caller]
fn end(child: &mut Child, args: &str) -> ExitStatus {
    let start = std::time::Instant::now();
    servers::until(LIMIT * 2, || {
        if start.elapsed() > LIMIT {
            child.kill().expect("it runs");
            panic!("`trivium {args}` doesn't end");
        }
        child.try_wait().expect("the program can be waited for")
    })
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Memory is for those who use it.
        let _ = fs::remove_dir_all(self.data());
    }
}
