//! The limits of the process, and what its log says of requests.

use std::fs;
use std::net::TcpStream;
use std::process::Command;

use crate::client::Browser;
use crate::lock::Other;
use crate::program::{Home, Program, until};

/// Starts the program as a shell with this limit of open files does.
fn start_under(limit: &str, home: &Home) -> Program {
    let mut command = Command::new("sh");
    let script = format!("ulimit {limit} && exec \"$0\" \"$@\"");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_trivium")]);
    home.furnish(&mut command);
    Program::start(&mut command)
}

fn idle(program: &Program, n: usize) -> Vec<TcpStream> {
    let address = program.base.strip_prefix("http://").expect("an address");
    (0..n).map(|_| TcpStream::connect(address).expect("a connection")).collect()
}

#[test]
fn the_soft_limit_of_open_files_is_raised() {
    let home = Home::new();
    let program = start_under("-S -n 64", &home);
    let _idle = idle(&program, 100);
    Browser::guest(&program.base, "Anna").get("/").is(200);
    let limits = fs::read_to_string(format!("/proc/{}/limits", program.id())).expect("limits");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a line");
    let numbers: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers[0], numbers[1], "{line}");
}

/// Connections never take the files that the database needs.
#[test]
fn connections_leave_room_for_the_database() {
    let home = Home::new();
    let program = start_under("-n 200", &home);
    let anna = Browser::guest(&program.base, "Anna");
    let crowd = idle(&program, 140);
    let n_files = || {
        let files = fs::read_dir(format!("/proc/{}/fd", program.id())).expect("a process");
        files.count()
    };
    until(|| (n_files() >= 100).then_some(()));
    drop(crowd);
    anna.get("/").is(200);
    let log = fs::read_to_string(home.folder.file("log")).expect("a log");
    assert!(!log.contains("no connection"), "{log}");
}

#[test]
fn every_request_has_a_line_and_an_id() {
    let home = Home::new();
    let program = Program::start(home.command().arg("--access-log"));
    let anna = Browser::guest(&program.base, "Anna");
    let id = anna.get("/about").is(200).request_id.expect("an id");
    let line = until(|| {
        let log = fs::read_to_string(home.folder.file("log")).expect("a log");
        log.lines().find(|line| line.contains(&id)).map(str::to_owned)
    });
    for part in ["access", "method=\"GET\"", "route=\"/about\"", "status=200", "milliseconds="] {
        assert!(line.contains(part), "{part}: {line}");
    }
    let time = line.split("milliseconds=").nth(1).and_then(|rest| rest.split(' ').next());
    let places = time.and_then(|time| time.split_once('.')).map_or(0, |(_, places)| places.len());
    assert!(places <= 3, "{line}");
    let hash = line.split("user=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(hash.map(str::len), Some(16), "{line}");
}

#[test]
fn a_line_about_an_error_names_its_request() {
    let home = Home::new();
    let program = Program::start(home.command().args(["--database-patience", "0.2"]));
    let anna = Browser::guest(&program.base, "Anna");
    let mut other = Other::new(&home.database);
    other.run("BEGIN IMMEDIATE");
    let id = anna.post("/", "/rename", &[("name", "Berta")]).is(503).request_id.expect("an id");
    until(|| {
        let log = fs::read_to_string(home.folder.file("log")).expect("a log");
        log.lines().find(|line| line.contains(&id) && line.contains("WARN")).map(drop)
    });
}
