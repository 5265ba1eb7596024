//! Games go on: after `q`, a signal, a closed window, a crash. The program is a real process here, in
//! lines or on the screen of a real terminal.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::Folder;

/// How long anything may take here.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that runs, what it is told and what it says.
struct Running {
    child: Child,
    stdin: Option<ChildStdin>,
    said: Arc<Mutex<String>>,
}

impl Running {
    fn start(command: &mut Command) -> Self {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let said = Arc::new(Mutex::new(String::new()));
        let out: Box<dyn Read + Send> = Box::new(child.stdout.take().expect("an output"));
        let err: Box<dyn Read + Send> = Box::new(child.stderr.take().expect("an output"));
        for mut output in [out, err] {
            let said = Arc::clone(&said);
            thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(n @ 1..) = output.read(&mut bytes) {
                    said.lock().expect("a text").push_str(&String::from_utf8_lossy(&bytes[..n]));
                }
            });
        }
        let stdin = child.stdin.take();
        Self { child, stdin, said }
    }

    fn said(&self) -> String {
        self.said.lock().expect("a text").clone()
    }

    #[track_caller]
    fn says(&self, part: &str) {
        soon(|| self.said().contains(part));
    }

    fn type_in(&mut self, text: &str) {
        let stdin = self.stdin.as_mut().expect("an input");
        stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).expect("it listens");
    }

    #[track_caller]
    fn ends(&mut self) -> ExitStatus {
        soon(|| self.child.try_wait().expect("a child").is_some());
        self.child.wait().expect("it has ended")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until something holds.
#[track_caller]
fn soon(mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "it takes too long");
        thread::sleep(Duration::from_millis(10));
    }
}

fn kill(signal: &str, pid: u32) {
    let sent = Command::new("kill").args([signal, &pid.to_string()]).status().expect("kill");
    assert!(sent.success(), "{signal} {pid}");
}

/// The program in lines.
fn lines(folder: &Folder, args: &str) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    command.args(args.split_whitespace()).current_dir(&folder.0);
    Running::start(command.env("LC_ALL", "en").env("XDG_DATA_HOME", folder.data()))
}

/// The program in a terminal of 80 × 24, and the number of its process.
struct Screen {
    running: Running,
    pid: u32,
    modes: PathBuf,
}

impl Screen {
    /// A game of two at its first question, on the full screen.
    fn asked(folder: &Folder) -> Self {
        let mut screen = Self::start(folder, "xterm", "play fortuna --players 2 --seed 11");
        screen.running.says("Esc back");
        screen.running.type_in("\r");
        screen.running.says("Your answer");
        screen
    }

    fn start(folder: &Folder, term: &str, args: &str) -> Self {
        let program = env!("CARGO_BIN_EXE_trivium");
        let shell = format!(
            "stty rows 24 cols 80; sh -c 'echo $$ > pid.new; mv pid.new pid; exec {program} {args}'; \
             stty -a > modes"
        );
        let mut command = Command::new("script");
        command.args(["-qec", &shell, "/dev/null"]).current_dir(&folder.0);
        let data = folder.data();
        command.env("TERM", term).env("LC_ALL", "en").env("XDG_DATA_HOME", data);
        let _ = fs::remove_file(folder.0.join("pid"));
        let running = Running::start(command.env("SHELL", "/bin/sh").env_remove("NO_COLOR"));
        let pid = folder.0.join("pid");
        soon(|| pid.exists());
        let pid = fs::read_to_string(pid).expect("a number").trim().parse().expect("a number");
        Self { running, pid, modes: folder.0.join("modes") }
    }

    /// Nobody sees that there was another screen: it was left, the cursor is there, and lines are
    /// read as lines.
    #[track_caller]
    fn is_clean(&self) {
        let said = self.running.said();
        let (entered, left) = (said.rfind("\u{1b}[?1049h"), said.rfind("\u{1b}[?1049l"));
        assert!(entered.is_some() && entered < left, "{said:?}");
        assert!(said.contains("\u{1b}[?1049h\u{1b}[2J"), "it draws on what was there: {said:?}");
        assert!(said.rfind("\u{1b}[?25l") < said.rfind("\u{1b}[?25h"), "{said:?}");
        let modes = fs::read_to_string(&self.modes).expect("the modes of the terminal");
        assert!(modes.contains(" icanon") && modes.contains(" echo "), "{modes}");
    }
}

/// How many answers were given in the only saved game.
fn n_acted(folder: &Folder) -> usize {
    folder.saved().iter().filter(|entry| entry["fact"]["fact"] == "acted").count()
}

#[test]
fn a_game_goes_on_after_q_and_ends_with_a_record() {
    let folder = Folder::new("resume-q");
    let play = "play fortuna --players 2 --seed 11";
    folder.type_in(play, "1\n1\n1\nq\n").succeeds().says(&["Your game is saved in "]);
    let before = n_acted(&folder);
    let run = folder.type_in("play --resume", "l\nq\n").succeeds();
    run.says(&["you and Septimus (Miles)", "secretly turned", "Your game is saved"]);
    assert!(!run.out.contains("The seed was"));
    assert_eq!(n_acted(&folder), before);
    let run = folder.type_in("play --resume --record game.json", &"1\n".repeat(5_000)).succeeds();
    run.says(&["The game is over.", "The seed was", "Record saved as game.json"]);
    folder.run("verify game.json").succeeds().says(&["follows"]);
    assert!(folder.games().is_empty());
    folder.run("play --resume").fails_with(&["no saved game here"]);
}

/// The same seed gives the same game, whether or not someone stops on the way: bots draw anew, so
/// they are left out here.
#[test]
fn a_game_in_pieces_is_the_game_in_one() {
    let folder = Folder::new("resume-pieces");
    let play = "play gloria-mundi --seats human:Anna,human:Ben --seed 3 --record";
    folder.type_in(&format!("{play} whole.json"), &"1\n".repeat(5_000)).succeeds();
    folder.type_in(&format!("{play} pieces.json"), "1\n1\n").succeeds();
    for _ in 0..500 {
        if folder.files().contains(&"pieces.json".to_owned()) {
            break;
        }
        folder.type_in("play --resume --record pieces.json", &"1\n".repeat(20)).succeeds();
    }
    assert_eq!(folder.read("pieces.json"), folder.read("whole.json"));
}

#[test]
fn a_killed_program_loses_nothing() {
    let folder = Folder::new("resume-kill");
    let mut running = lines(&folder, "play fortuna --players 2 --seed 11");
    running.type_in("1\n");
    running.says("You secretly turned ");
    kill("-KILL", running.child.id());
    assert_eq!(running.ends().signal(), Some(9));
    let path = folder.games()[0].clone();
    // As if the machine had stopped in the middle of a line.
    let mut torn = fs::OpenOptions::new().append(true).open(&path).expect("a saved game");
    torn.write_all(b"{\"format\":1,\"number\":9").expect("half a line");
    let run = folder.type_in("play --resume", "l\nq\n").succeeds();
    run.says(&["You secretly turned "]);
    assert!(n_acted(&folder) > 0);
}

#[test]
fn signals_end_lines_with_a_word_on_how_to_go_on() {
    for (signal, number) in [("-TERM", 15), ("-HUP", 1), ("-INT", 2)] {
        let folder = Folder::new(&format!("resume-lines{signal}"));
        let mut running = lines(&folder, "play fortuna --players 2 --seed 11");
        running.says("Which card do you turn");
        kill(signal, running.child.id());
        assert_eq!(running.ends().signal(), Some(number), "{signal}");
        running.says("To continue: trivium play --resume");
        folder.type_in("play --resume", "q\n").succeeds();
    }
}

#[test]
fn signals_leave_the_screen_clean() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        let folder = Folder::new(&format!("resume-screen{signal}"));
        let mut screen = Screen::asked(&folder);
        screen.running.type_in("1");
        soon(|| n_acted(&folder) > 1);
        kill(signal, screen.pid);
        screen.running.ends();
        screen.running.says("To continue: trivium play --resume");
        screen.is_clean();
        assert!(n_acted(&folder) > 0);
        assert!(!screen.running.said().contains("The seed was"));
    }
}

/// The program does not stay behind when its window is gone, and its game goes on elsewhere.
#[test]
fn a_closed_window_ends_the_program() {
    let folder = Folder::new("resume-closed");
    let mut screen = Screen::asked(&folder);
    screen.running.type_in("1");
    soon(|| n_acted(&folder) > 1);
    kill("-KILL", screen.running.child.id());
    screen.running.ends();
    let stat = PathBuf::from(format!("/proc/{}/stat", screen.pid));
    soon(|| fs::read_to_string(&stat).map_or(true, |stat| stat.contains(") Z ")));
    folder.type_in("play --resume", "l\nq\n").succeeds().says(&["You secretly turned "]);
}

#[test]
fn a_screen_is_left_and_comes_back() {
    let folder = Folder::new("resume-suspend");
    let mut screen = Screen::asked(&folder);
    screen.running.type_in("\u{1a}");
    let stat = PathBuf::from(format!("/proc/{}/stat", screen.pid));
    soon(|| fs::read_to_string(&stat).expect("a process").contains(") T "));
    soon(|| {
        screen.running.said().rfind("\u{1b}[?1049l") > screen.running.said().rfind("\u{1b}[?1049h")
    });
    let before = screen.running.said().len();
    kill("-CONT", screen.pid);
    soon(|| screen.running.said()[before..].contains("Your answer"));
    screen.running.type_in("q\r");
    screen.running.ends();
    screen.running.says("To continue: trivium play --resume");
    screen.is_clean();
}

#[test]
fn a_dumb_terminal_plays_in_lines() {
    let folder = Folder::new("resume-dumb");
    let mut screen = Screen::start(&folder, "dumb", "play fortuna --players 2 --seed 11");
    screen.running.says("Type the number of an answer");
    screen.running.type_in("q\r");
    screen.running.ends();
    screen.running.says("To continue: trivium play --resume");
    assert!(!screen.running.said().contains('\u{1b}'), "{:?}", screen.running.said());
}

#[test]
fn a_second_program_is_refused_and_takes_another_game() {
    let folder = Folder::new("resume-second");
    folder.type_in("play gloria-mundi --seed 4", "1\nq\n").succeeds();
    let mut first = lines(&folder, "play fortuna --players 2 --seed 11");
    first.says("Which card do you turn");
    let path = folder.games().into_iter().find(|path| path.to_string_lossy().contains("fortuna"));
    let path = path.expect("a saved game").display().to_string();
    folder.run(&format!("play --resume {path}")).fails_with(&[&path, "another Trivium"]);
    folder.type_in("play --resume", "q\n").succeeds().says(&["Gloria Mundi"]);
    first.type_in("q\n");
    assert!(first.ends().success());
    folder.type_in(&format!("play --resume {path}"), "q\n").succeeds().says(&["Fortuna"]);
}

/// What cannot be kept stops the game, with a word on it; what was kept goes on.
#[test]
fn a_full_disk_stops_the_game() {
    let folder = Folder::new("resume-full");
    folder.type_in("play fortuna --players 2 --seed 11", "1\nq\n").succeeds();
    let path = folder.games()[0].clone();
    let size = fs::metadata(&path).expect("a saved game").len();
    let blocks = size.div_ceil(512) + 1;
    let program = env!("CARGO_BIN_EXE_trivium");
    let shell = format!("trap '' XFSZ; ulimit -f {blocks}; exec {program} play --resume");
    let mut command = Command::new("sh");
    command.args(["-c", &shell]).current_dir(&folder.0).env("LC_ALL", "en");
    let mut running = Running::start(command.env("XDG_DATA_HOME", folder.data()));
    running.type_in(&"1\n".repeat(200));
    assert_eq!(running.ends().code(), Some(2), "{}", running.said());
    running.says(&path.display().to_string());
    folder.type_in("play --resume", "1\nq\n").succeeds();
}

/// A file is never trusted: what steers a terminal is marked, no matter who wrote it.
#[test]
fn a_saved_game_does_not_steer_the_terminal() {
    let folder = Folder::new("resume-steer");
    folder.type_in("play fortuna --seats human:Anna,miles --seed 11", "1\nq\n").succeeds();
    let path = folder.games()[0].clone();
    let text = fs::read_to_string(&path).expect("a saved game");
    let name = "An\\u001b[2J\\u202ena";
    fs::write(&path, text.replace("human:Anna", &format!("human:{name}"))).expect("a file");
    let run = folder.type_in("play --resume", "l\nt\nq\n").succeeds();
    let is_safe = |c: char| c == '\n' || !(c.is_control() || c == '\u{202e}');
    assert!(run.out.chars().all(is_safe), "{:?}", run.out);
    fs::write(&path, text.replace("\"format\":1,\"game\"", "\"format\":7,\"game\""))
        .expect("a file");
    folder.run("play --resume").fails_with(&[":1: ", "a newer Trivium saved this game"]);
}
