//! Faults of a file.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::help::{append, count, keyed, log, new_table, open, summary, write};
use servers::Folder;
use sqlx::any::AnyPoolOptions;
use store::{Appended, Options, Store, StoreError};

#[tokio::test]
async fn a_locked_database_is_busy_and_loses_nothing() {
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let options = Options { patience: Duration::from_millis(50), ..Options::default() };
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
async fn a_strange_address_is_refused_without_its_password() {
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
async fn odd_names_of_files_are_taken_as_they_are() {
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
    let serving = Options { serves: true, ..Options::default() };
    let first = Store::open_with(&file, serving).await.unwrap();
    let second = Store::open_with(&file, serving).await;
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
    open(&file).await.ping().await.unwrap();
    first.close().await;
    Store::open_with(&file, serving).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new().unwrap();
    let file = folder.file("trivium.db");
    let serving = Options { serves: true, ..Options::default() };
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
