//! Faults of a database file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::help::{append, count, keyed, log, new_table, open, summary, write};
use crate::laws::migrations::tamper;
use servers::Folder;
use sqlx::any::AnyPoolOptions;
use store::{Append, Appended, LogEntry, OpenOptions, Store, StoreError};

#[tokio::test]
async fn a_locked_database_is_busy_and_loses_nothing() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let options = OpenOptions { patience: Duration::from_millis(50), ..OpenOptions::default() };
    let store = Store::open_with(&file, options).await.unwrap();
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a"])).await;

    let pool = AnyPoolOptions::new().connect(&format!("sqlite://{file}")).await.unwrap();
    let lock = pool.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let busy = store.append(keyed("b", append("t", 1, &["b"]))).await;
    assert!(matches!(busy, Err(StoreError::Busy(_))), "{busy:?}");
    assert!(busy.unwrap_err().is_passing());
    assert_eq!(log(&store, "t").await, ["a"], "who reads does not wait");

    lock.rollback().await.unwrap();
    assert_eq!(write(&store, keyed("b", append("t", 1, &["b"]))).await, 2);
    assert_eq!(log(&store, "t").await, ["a", "b"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_holds_everything_acknowledged_before_it() {
    let folder = Folder::new().unwrap();
    let store = open(&folder.file("trivium.db")).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for seq in 0..300 {
                write(&store, append("t", seq, &[&seq.to_string()])).await;
            }
        }
    });
    for n in 0..5 {
        let acknowledged = store.table("t").await.unwrap().info.seq;
        let copy = folder.file(&format!("copy {n}.db"));
        store.backup(Path::new(&copy)).await.unwrap();
        let restored = open(&copy).await;
        restored.check().await.unwrap();
        let copied = log(&restored, "t").await;
        assert!(count(&copied) >= acknowledged);
        assert_eq!(write(&restored, append("t", count(&copied), &["x"])).await, count(&copied) + 1);
    }
    writer.await.unwrap();
}

#[tokio::test]
async fn a_backup_replaces_nothing_and_leaves_nothing_behind() {
    let folder = Folder::new().unwrap();
    let store = open(&folder.file("trivium.db")).await;
    let copy = folder.file("copy.db");
    fs::write(&copy, "precious").unwrap();
    let refused = store.backup(Path::new(&copy)).await;
    assert!(matches!(refused, Err(StoreError::Backup { .. })), "{refused:?}");
    assert_eq!(fs::read_to_string(&copy).unwrap(), "precious");
    let nowhere = store.backup(&folder.path().join("no/such/folder.db")).await;
    assert!(matches!(nowhere, Err(StoreError::Backup { .. })), "{nowhere:?}");
    let names = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    assert!(!names.into_iter().any(|name| name.to_string_lossy().contains("part")));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    fs::write(&file, "no database at all".repeat(1_000)).unwrap();
    let error = Store::open(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

#[tokio::test]
async fn a_damaged_page_is_found() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let store = open(&file).await;
    for n in 0..50 {
        store.create_table(&new_table(&format!("t{n}"), summary())).await.unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() - 3 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let error = match Store::open(&file).await {
        Ok(store) => store.check().await.unwrap_err(),
        Err(error) => error,
    };
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

#[tokio::test]
async fn an_invalid_address_is_refused_without_its_password() {
    for address in
        ["mysql://u:secret@host/x", "sqlite://", "", "sqlite://:memory:", "postgres://u:secret@[x/"]
    {
        let error = Store::open(address).await.unwrap_err();
        assert!(matches!(error, StoreError::Address { .. }), "{address}: {error:?}");
        assert!(!format!("{error} {error:?}").contains("secret"), "{error:?}");
    }
    let folder = Folder::new().unwrap();
    let missing = Store::open(&folder.file("no/such/folder.db")).await.unwrap_err();
    assert!(matches!(missing, StoreError::Connection(_)), "{missing:?}");
}

#[tokio::test]
async fn odd_file_names_are_taken_literally() {
    let folder = Folder::new().unwrap();
    for name in ["a b#c%20d.db", "Ünïcode 🏛.db"] {
        let store = open(&format!("sqlite://{}", folder.file(name))).await;
        store.create_table(&new_table("t", summary())).await.unwrap();
        let written = store.append(append("t", 0, &["a"])).await.unwrap();
        assert_eq!(written, Appended::Now(1));
        assert!(Path::new(&folder.file(name)).is_file(), "{name}");
    }
}

#[tokio::test]
async fn only_one_process_serves_a_file() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let serving = OpenOptions { serves: true, ..OpenOptions::default() };
    let first = Store::open_with(&file, serving).await.unwrap();
    let second = Store::open_with(&file, serving).await;
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
    open(&file).await.ping().await.unwrap();
    first.close().await;
    Store::open_with(&file, serving).await.unwrap();
}

/// Changes are announced within a process, whatever the file is called there.
#[cfg(unix)]
#[tokio::test]
async fn links_to_a_file_are_resolved() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let serving = OpenOptions { serves: true, ..OpenOptions::default() };
    let first = Store::open_with(&file, serving).await.unwrap();
    let link = folder.file("link.db");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let second = Store::open_with(&link, serving).await;
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
    first.close().await;
    Store::open_with(&link, serving).await.unwrap().close().await;
    fs::hard_link(&file, folder.file("name.db")).unwrap();
    for name in [&file, &link] {
        let refused = Store::open_with(name, serving).await;
        assert!(matches!(refused, Err(StoreError::ManyNames { .. })), "{refused:?}");
    }
    open(&file).await.ping().await.unwrap();
}

/// The files in a folder with their contents.
fn contents(folder: &Folder) -> BTreeMap<std::ffi::OsString, Vec<u8>> {
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap());
    files.map(|file| (file.file_name(), fs::read(file.path()).unwrap())).collect()
}

fn reading() -> OpenOptions {
    OpenOptions { is_read_only: true, migrates: false, ..OpenOptions::default() }
}

#[tokio::test]
async fn a_reader_changes_no_file() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let store = open(&file).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a"])).await;
    let copy = folder.file("copy.db");
    store.backup(Path::new(&copy)).await.unwrap();
    let reader = Store::open_with(&file, reading()).await.unwrap();
    assert_eq!(log(&reader, "t").await, ["a"], "while it is in use");
    assert!(reader.create_table(&new_table("u", summary())).await.is_err());
    reader.close().await;
    store.close().await;
    fs::write(folder.file("empty.db"), "").unwrap();

    let before = contents(&folder);
    for file in [&file, &copy] {
        let reader = Store::open_with(file, reading()).await.unwrap();
        reader.check().await.unwrap();
        assert!(reader.missing_tables().await.unwrap().is_empty());
        assert_eq!(log(&reader, "t").await, ["a"]);
        reader.close().await;
    }
    let empty = Store::open_with(&folder.file("empty.db"), reading()).await.unwrap();
    assert_eq!(empty.schema().await.unwrap().found, 0);
    assert_eq!(empty.missing_tables().await.unwrap(), ["_sqlx_migrations"]);
    empty.close().await;
    assert!(Store::open_with(&folder.file("none.db"), reading()).await.is_err());
    assert!(contents(&folder) == before, "{:?}", contents(&folder).keys());
}

#[tokio::test]
async fn a_damaged_database_is_not_copied() {
    let folder = Folder::new().unwrap();
    let (file, copy) = (folder.file("trivium.db"), folder.file("copy.db"));
    let store = open(&file).await;
    for n in 0..50 {
        store.create_table(&new_table(&format!("t{n}"), summary())).await.unwrap();
    }
    store.close().await;
    let whole = fs::read(&file).unwrap();
    let without = OpenOptions { migrates: false, ..OpenOptions::default() };
    for cut in [100, 4096 + 100, whole.len()] {
        fs::write(&file, &whole[..whole.len() - cut]).unwrap();
        let refused = match Store::open_with(&file, without).await {
            Ok(store) => {
                let refused = store.backup(Path::new(&copy)).await.unwrap_err();
                store.close().await;
                refused
            }
            Err(error) => error,
        };
        let is_told = matches!(refused, StoreError::Damaged(_) | StoreError::NoTable { .. });
        assert!(is_told, "{cut}: {refused:?}");
        assert!(!Path::new(&copy).exists() && !folder.path().join("copy.db.part").exists());
    }
}

/// Users who delete their messages want them gone from the disk.
#[tokio::test]
async fn deleted_messages_are_in_no_file() {
    const WORDS: &str = "a sentence that nobody shall read again";
    let folder = Folder::new().unwrap();
    let store = open(&folder.file("trivium.db")).await;
    store.create_guest("anna", "Anna", 1).await.unwrap();
    store.create_table(&new_table("t", summary())).await.unwrap();
    for seq in 0..20 {
        let speakers = [(0, "anna".to_owned())].into();
        let said = Append { speakers, ..append("t", seq, &[&format!("{seq} {WORDS}")]) };
        write(&store, said).await;
    }
    let holds = || {
        let has = |bytes: &Vec<u8>| bytes.windows(WORDS.len()).any(|it| it == WORDS.as_bytes());
        contents(&folder).values().any(has)
    };
    assert!(holds());
    store.delete_user("anna", 2).await.unwrap();
    let emptied: Vec<LogEntry> =
        (1..=20).map(|seq| LogEntry { seq, body: "said".to_owned() }).collect();
    store.unsay("anna", "t", &emptied).await.unwrap();
    for departure in store.due_departures(None, 3, 10).await.unwrap() {
        store.departed(&departure).await.unwrap();
    }
    store.empty_wal().await.unwrap();
    assert!(!holds(), "while the database is open");
    store.close().await;
    assert!(!holds(), "after it");
}

#[tokio::test]
async fn leftovers_of_a_lost_table_are_found() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let store = open(&file).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a"])).await;
    assert!(store.orphans(10).await.unwrap().is_empty());
    tamper(&file, "PRAGMA foreign_keys = OFF; DELETE FROM tables").await;
    assert_eq!(store.orphans(10).await.unwrap(), ["t"]);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let serving = OpenOptions { serves: true, ..OpenOptions::default() };
    let store = Store::open_with(&file, serving).await.unwrap();
    store.create_table(&new_table("t", summary())).await.unwrap();
    store.backup(Path::new(&folder.file("copy.db"))).await.unwrap();
    let mut n_files = 0;
    for entry in fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
        n_files += 1;
    }
    assert!(n_files >= 4, "database, log, index, lock, copy: {n_files}");
}
