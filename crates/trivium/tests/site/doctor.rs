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
    assert!(said.contains("Nothing is wrong.") && !said.contains("Replayed 0"), "{said}");
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
