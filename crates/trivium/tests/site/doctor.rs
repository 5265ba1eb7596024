//! `trivium doctor`, on a database that is in order and on one that is not.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Output};
use std::sync::mpsc::channel;

use servers::{Folder, Postgres};

use crate::client::Nodes;
use crate::lock::Other;
use crate::party::Party;
use crate::program::{Home, Program};

fn doctor(home: &Home) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    let Output { status, stdout, stderr } =
        command.args(["doctor", "--all", "--database", &home.database]).output().expect("it runs");
    let said = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
    (status.code(), said)
}

fn is_healthy(home: &Home) {
    let (code, said) = doctor(home);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("Nothing is wrong.") && !said.contains("replayed: 0"), "{said}");
}

#[test]
fn the_doctor_finds_what_is_wrong_and_nothing_else() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    let tables: Vec<String> =
        Party::under_way(&nodes, &done).into_iter().map(|(_, table)| table).collect();
    is_healthy(&home);
    program.kill();
    is_healthy(&home);

    let mut other = Other::new(&home.database);
    let of = |table: &str| format!("WHERE table_id = '{table}'");
    let rules = |from: u32, to: u32| {
        format!("UPDATE tables SET head = REPLACE(head, '\"rules\":{from}', '\"rules\":{to}') ")
    };
    other.run(&(rules(2, 3) + &of(&tables[2])));
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains(&format!("A newer Trivium wrote table {}", tables[2])), "{said}");
    other.run(&(rules(3, 2) + &of(&tables[2])));
    is_healthy(&home);
    other.run(&format!(
        "UPDATE entries SET body = REPLACE(body, '\"dealt\"', '\"delt\"') {}",
        of(&tables[0])
    ));
    other.run(&format!("DELETE FROM entries {} AND seq = 3", of(&tables[1])));
    std::fs::set_permissions(&home.database, Permissions::from_mode(0o644)).expect("its own file");
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(1), "{said}");
    for table in &tables[..2] {
        assert!(said.contains(table), "{table}: {said}");
    }
    assert!(said.contains("chmod 600") && said.contains("has gaps"), "{said}");
    for sound in &tables[2..] {
        assert!(!said.contains(sound), "{sound}: {said}");
    }
}

/// What was written behind the program's back, in the words of the doctor.
#[test]
fn the_doctor_finds_rows_that_fit_no_log_and_loads_mend_them() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    let parties = Party::under_way(&nodes, &done);
    program.kill();
    let tables: Vec<&str> = parties.iter().map(|(_, table)| &**table).collect();
    let mut other = Other::new(&home.database);
    let of = |table: &str| format!("WHERE table_id = '{table}'");
    other.run(&format!("DELETE FROM people {}", of(tables[0])));
    other.run(&format!("UPDATE tables SET about = '{{}}' {}", of(tables[1])));
    other.run(&format!("UPDATE tables SET game = 'chess' {}", of(tables[2])));
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(0), "{said}");
    for table in &tables[..3] {
        assert!(said.contains(&format!("log of table {table} disagree")), "{table}: {said}");
    }
    for sound in &tables[3..] {
        assert!(!said.contains(sound), "{sound}: {said}");
    }
    let program = home.start();
    nodes.set(0, &program.base);
    for (party, table) in &parties {
        party.host().see(table);
    }
    let (_, said) = doctor(&home);
    assert!(!said.contains("disagree"), "{said}");
    program.kill();
    other.run(&format!("PRAGMA foreign_keys = OFF; DELETE FROM tables {}", of(tables[0])));
    other.run("UPDATE _sqlx_migrations SET checksum = 'x' WHERE version = 1");
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains(&format!("Table {} is gone", tables[0])), "{said}");
    assert!(said.contains("Migration 1 "), "{said}");
    other.run("PRAGMA foreign_keys = OFF; DROP TABLE departures");
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("no table “departures”"), "{said}");
}

/// A backup is examined as it is, and one that is cut is not called sound.
#[test]
fn the_doctor_only_reads() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    Party::under_way(&nodes, &done);
    let copy = Home::new();
    let backup = |copy: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
        command.args(["backup", copy, "--database", &home.database]).output().expect("it runs")
    };
    assert!(backup(&copy.database).status.success());
    program.stop();
    let list = |home: &Home| std::fs::read_dir(home.folder.path()).expect("a folder").count();
    for home in [&home, &copy] {
        let before = (std::fs::read(&home.database).expect("a file"), list(home));
        is_healthy(home);
        assert!(before == (std::fs::read(&home.database).expect("a file"), list(home)));
    }
    let whole = std::fs::read(&home.database).expect("a file");
    for cut in [100, whole.len().div_euclid(2) + 100, whole.len()] {
        std::fs::write(&home.database, &whole[..whole.len() - cut]).expect("room");
        let (code, said) = doctor(&home);
        assert_eq!(code, Some(1), "{cut}: {said}");
        assert_eq!(backup(&home.folder.file("second")).status.code(), Some(2), "{cut}");
        assert!(!std::path::Path::new(&home.folder.file("second")).exists());
    }
    assert_eq!(std::fs::metadata(&home.database).expect("a file").len(), 0, "it does not grow");
}

#[test]
fn the_doctor_looks_at_settings() {
    let home = Home::new();
    home.start().stop();
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    command.args(["doctor", "--database", &home.database, "--base-url", "https://example.org"]);
    let out = command.args(["--quota-open", "0/0"]).output().expect("it runs");
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!(out.status.code(), Some(0), "{said}");
    assert!(said.contains("--trust-proxy") && said.contains("--quota-open 0/0"), "{said}");
}

#[test]
fn a_second_server_on_one_file_is_refused_with_a_sentence() {
    let home = Home::new();
    let _first = home.start();
    let second = home.command().stderr(std::process::Stdio::piped()).output().expect("it runs");
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("another Trivium already serves"), "{said}");
}

/// After a power cut the site may start before the database.
#[test]
fn a_database_that_is_away_at_the_start_is_waited_for() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("late").expect("a database");
    let (start, there) = url.split_once("?host=").expect("a folder");
    let folder = Folder::new().expect("a folder");
    let home = Home::at(format!("{start}?host={}", folder.path().display()));
    let socket = ".s.PGSQL.5432";
    let (from, to) = (format!("{there}/{socket}"), folder.file(socket));
    let late = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(500));
        std::os::unix::fs::symlink(from, to).expect("a link");
    });
    let program = Program::start(&mut home.command());
    late.join().expect("it is linked");
    drop(program);
    is_in_log(&home, "waiting for the database");
    let (code, said) = doctor(&home);
    assert_eq!(code, Some(0), "{said}");
}

fn is_in_log(home: &Home, words: &str) {
    let log = std::fs::read_to_string(home.folder.file("log")).expect("a log");
    assert!(log.contains(words), "{log}");
}
