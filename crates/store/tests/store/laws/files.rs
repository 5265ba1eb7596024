//! Files of users.

use store::{FileInsert, Store, StoreError, limits};

use crate::help::open;

async fn with_people(url: &str) -> Store {
    let store = open(url).await;
    for user in ["anna", "bert"] {
        store.create_guest(user, user, 5).await.unwrap();
    }
    store
}

fn deck<'a>(file_id: &'a str, name: &'a str) -> FileInsert<'a> {
    FileInsert { file_id, game: "gloria-mundi", kind: "deck", name, body: "cards = []" }
}

fn is_taken<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::NameTaken { .. }))
}

fn is_lost<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::NotFound { what: "file", .. }))
}

pub(crate) async fn a_file_is_read_as_it_was_kept(url: &str) {
    let store = with_people(url).await;
    let body = "cards = ['Ædes 🏛']\n";
    store.keep_file("anna", FileInsert { body, ..deck("1", "Box") }, 9, 7).await.unwrap();
    let file = store.file("anna", "1").await.unwrap();
    assert_eq!((&*file.game, &*file.kind, &*file.name), ("gloria-mundi", "deck", "Box"));
    assert_eq!((file.created_at, file.updated_at), (7, 7));
    assert_eq!(store.file_body("anna", "1").await.unwrap(), body);

    store.change_file("anna", "1", ("Other box", "x"), 9).await.unwrap();
    let file = store.file("anna", "1").await.unwrap();
    assert_eq!((&*file.name, file.created_at, file.updated_at), ("Other box", 7, 9));
    assert_eq!(store.file_body("anna", "1").await.unwrap(), "x");
    let of = ("gloria-mundi", "deck");
    assert_eq!(store.file_named("anna", of, "Other box").await.unwrap().as_deref(), Some("1"));
    assert_eq!(store.file_named("anna", of, "Box").await.unwrap(), None);
    assert_eq!(store.file_named("anna", ("fortuna", "deck"), "Other box").await.unwrap(), None);

    store.delete_file("anna", "1").await.unwrap();
    assert!(store.files_of("anna", 9).await.unwrap().is_empty());
    assert!(is_lost(&store.file("anna", "1").await));
}

pub(crate) async fn files_are_counted_and_names_are_unique(url: &str) {
    let store = with_people(url).await;
    store.keep_file("anna", deck("1", "Box"), 3, 7).await.unwrap();
    assert!(is_taken(&store.keep_file("anna", deck("2", "Box"), 3, 7).await));
    let board = FileInsert { kind: "board", ..deck("2", "Box") };
    store.keep_file("anna", board, 3, 7).await.unwrap();
    store.keep_file("anna", deck("3", "Bax"), 3, 7).await.unwrap();
    let many = store.keep_file("anna", deck("4", "Bix"), 3, 7).await;
    assert!(matches!(many, Err(StoreError::TooLarge { what: "files", most: 3 })), "{many:?}");
    assert!(is_taken(&store.change_file("anna", "3", ("Box", "x"), 9).await));
    store.change_file("anna", "3", ("Bax", "x"), 9).await.unwrap();
    let files = store.files_of("anna", 9).await.unwrap();
    assert_eq!(files.iter().map(|file| &*file.file_id).collect::<Vec<_>>(), ["2", "3", "1"]);
    assert_eq!(store.files_of("anna", 2).await.unwrap().len(), 2);
    store.delete_file("anna", "1").await.unwrap();
    store.keep_file("anna", deck("4", "Box"), 3, 7).await.unwrap();
    store.keep_file("bert", deck("5", "Box"), 3, 7).await.unwrap();
}

pub(crate) async fn a_file_is_its_users_alone(url: &str) {
    let store = with_people(url).await;
    store.keep_file("anna", deck("1", "Box"), 3, 7).await.unwrap();
    assert!(is_lost(&store.file("bert", "1").await));
    assert!(is_lost(&store.file_body("bert", "1").await));
    assert!(is_lost(&store.change_file("bert", "1", ("Mine", "x"), 9).await));
    assert!(is_lost(&store.delete_file("bert", "1").await));
    assert!(store.files_of("bert", 9).await.unwrap().is_empty());
    assert_eq!(store.file_body("anna", "1").await.unwrap(), "cards = []");
    let nobody = store.keep_file("nobody", deck("2", "Box"), 3, 7).await;
    assert!(matches!(nobody, Err(StoreError::NotFound { what: "user", .. })), "{nobody:?}");
    store.delete_user("anna", 9).await.unwrap();
    assert!(is_lost(&store.file("anna", "1").await), "it goes with its user");
}

pub(crate) async fn oversized_files_are_not_kept(url: &str) {
    let store = with_people(url).await;
    let (line, text) = ("n".repeat(limits::LINE + 1), "t".repeat(limits::ENTRY + 1));
    for file in [
        deck("1", &line),
        deck(&line, "Box"),
        FileInsert { game: &line, ..deck("1", "Box") },
        FileInsert { kind: &line, ..deck("1", "Box") },
        FileInsert { body: &text, ..deck("1", "Box") },
    ] {
        let refused = store.keep_file("anna", file, 9, 7).await;
        assert!(matches!(refused, Err(StoreError::TooLarge { .. })), "{refused:?}");
    }
    let nul = store.keep_file("anna", deck("1", "B\0x"), 9, 7).await;
    assert!(matches!(nul, Err(StoreError::NulByte { .. })), "{nul:?}");
    store.keep_file("anna", deck("1", "Box"), 9, 7).await.unwrap();
    let refused = store.change_file("anna", "1", ("Box", &text), 9).await;
    assert!(matches!(refused, Err(StoreError::TooLarge { what: "text", .. })), "{refused:?}");
    assert_eq!(store.file_body("anna", "1").await.unwrap(), "cards = []");
}

pub(crate) async fn concurrent_files_all_count(url: &str) {
    let store = with_people(url).await;
    let tries = (0..8).map(|n| {
        let store = store.clone();
        let (id, name) = (n.to_string(), format!("Box {n}"));
        tokio::spawn(async move { store.keep_file("anna", deck(&id, &name), 3, 7).await.is_ok() })
    });
    let tries: Vec<_> = tries.collect();
    let mut n_kept = 0;
    for kept in tries {
        n_kept += usize::from(kept.await.unwrap());
    }
    assert_eq!((n_kept, store.files_of("anna", 99).await.unwrap().len()), (3, 3));
}
