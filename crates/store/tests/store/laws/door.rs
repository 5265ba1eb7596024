//! Names that look alike, failed attempts, and what ends with a password.

use store::{ApiToken, Attempt, FailureTally, Session, Spared, Store, StoreError, limits};

use crate::help::open;
use crate::laws::migrations::tamper;

async fn guest(store: &Store, user_id: &str, name: &str) -> String {
    store.create_guest(user_id, name, 5).await.unwrap()
}

async fn account(store: &Store, user_id: &str, name: &str) {
    store.make_account(user_id, name, "hash", Spared::default()).await.unwrap();
}

fn is_taken<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::NameTaken { .. }))
}

pub(crate) async fn a_name_is_one_user_s(url: &str) {
    let store = open(url).await;
    assert_eq!(guest(&store, "1", "Anna").await, "Anna");
    // Number 3 begins with a Cyrillic letter, number 4 with a wide one.
    for (number, name) in [(2, "ANNA"), (3, "Аnna"), (4, "Ａnna"), (5, "anna")] {
        assert_eq!(guest(&store, &number.to_string(), name).await, format!("{name} {number}"));
    }
    assert!(is_taken(&store.rename_user("2", "anna").await));
    assert!(is_taken(&store.make_account("2", "anna", "hash", Spared::default()).await));
    assert!(!store.is_name_free("2", "аnna").await.unwrap());
    assert!(store.is_name_free("1", "аnna").await.unwrap());
    store.rename_user("1", "ANNA").await.unwrap();
    account(&store, "1", "Anna").await;
    assert!(is_taken(&store.create_guest("6", "аnnа", 5).await));
    assert_eq!(store.account("Ａnna").await.unwrap().unwrap().user_id, "1");
    assert_eq!(store.account("anna 2").await.unwrap(), None);
    store.delete_user("1", 1).await.unwrap();
    assert_eq!(guest(&store, "6", "anna").await, "anna");
}

/// Guests with one name get numbers, even all at once.
pub(crate) async fn a_crowd_of_one_name_gets_in(url: &str) {
    let store = open(url).await;
    let mut crowd = tokio::task::JoinSet::new();
    for n in 0..6 {
        let store = store.clone();
        crowd.spawn(async move { store.create_guest(&format!("{n}"), "Anna", 5).await });
    }
    for n in 10..30 {
        guest(&store, &format!("{n}"), "Anna").await;
    }
    let mut n_in = 20;
    for entered in crowd.join_all().await {
        n_in += i64::from(entered.is_ok());
    }
    assert_eq!(n_in, 26);
    assert_eq!(guest(&store, "last", &"Anna".repeat(6)).await.chars().count(), limits::NAME);
    assert_eq!(guest(&store, "later", &"Anna".repeat(6)).await.chars().count(), limits::NAME);
}

/// A database from before names had keys.
pub(crate) async fn old_names_get_keys(url: &str) {
    let store = open(url).await;
    for (user, name) in [("1", "Guest"), ("2", "Bob"), ("3", "B0b"), ("4", "Carla")] {
        guest(&store, user, name).await;
    }
    account(&store, "2", "Bob").await;
    store.close().await;
    tamper(
        url,
        "UPDATE users SET is_keyed = 0, name_key = NULL;
         UPDATE users SET name = 'B0b', account_name = 'b0b', password_hash = 'x' WHERE user_id = '3';
         UPDATE users SET name = 'bob' WHERE user_id = '1'",
    )
    .await;
    let store = open(url).await;
    for (name, user) in [("bob", "2"), ("b0b", "3"), ("BOB", "2")] {
        assert_eq!(store.account(name).await.unwrap().unwrap().user_id, user, "{name}");
    }
    assert!(is_taken(&store.create_guest("5", "BOB", 5).await));
    assert_eq!(guest(&store, "5", "carla").await, "carla 2");
    // A user with an old name that looks like another keeps it through a change of password.
    account(&store, "3", "B0b").await;
    assert!(is_taken(&store.make_account("1", "bob", "hash", Spared::default()).await));
}

/// Even if they had different keys before. Two users with such names keep them.
pub(crate) async fn a_capital_i_is_a_small_l(url: &str) {
    let store = open(url).await;
    guest(&store, "1", "lena").await;
    account(&store, "1", "lena").await;
    assert!(is_taken(&store.create_guest("2", "Iena", 5).await));
    guest(&store, "2", "Bob").await;
    guest(&store, "3", "Livia").await;
    store.close().await;
    tamper(
        url,
        "UPDATE users SET name = 'Iena', account_name = 'iena', password_hash = 'x' WHERE user_id = '2';
         UPDATE users SET name_key = LOWER(name);
         DELETE FROM _sqlx_migrations WHERE description = 'keys'",
    )
    .await;
    let store = open(url).await;
    for (name, user) in [("lena", "1"), ("Iena", "2"), ("LENA", "1")] {
        assert_eq!(store.account(name).await.unwrap().unwrap().user_id, user, "{name}");
    }
    assert!(is_taken(&store.create_guest("4", "1ena", 5).await));
    assert_eq!(guest(&store, "4", "Iivla").await, "Iivla 2", "like Livia");
    account(&store, "2", "Iena").await;
}

fn subject(name: &str) -> FailureTally {
    FailureTally { name: name.to_owned(), free: 2, longest: 5_000 }
}

fn wait(attempt: &Attempt) -> Option<i64> {
    match attempt {
        Attempt::Early(wait) => Some(*wait),
        Attempt::Counted(_) => None,
    }
}

pub(crate) async fn a_delay_grows_with_failures(url: &str) {
    const WINDOW: i64 = 10_000;
    let store = open(url).await;
    let (pair, address) = (subject("pair"), FailureTally { free: 100, ..subject("address") });
    let both = [pair.clone(), address.clone()];
    let attempt = async |now| wait(&store.attempt(&both, now, WINDOW).await.unwrap());
    assert_eq!((attempt(100).await, attempt(100).await), (None, None));
    assert_eq!(attempt(101).await, Some(999));
    assert_eq!(attempt(1_100).await, None);
    assert_eq!(attempt(1_101).await, Some(1_999), "twice as long");
    assert_eq!(attempt(3_100).await, None);
    assert_eq!((attempt(7_100).await, attempt(7_100).await), (None, Some(5_000)));
    // Another subject is not delayed, and a window without failures restarts the count.
    let other = store.attempt(&[subject("other")], 7_101, WINDOW).await.unwrap();
    assert_eq!(wait(&other), None);
    assert_eq!((attempt(17_100).await, attempt(17_100).await), (None, None));
    assert_eq!(attempt(17_101).await, Some(999));
    store.forgive(&both).await.unwrap();
    assert_eq!(attempt(17_102).await, None);
    store.sweep(99_999, WINDOW).await.unwrap();
    assert_eq!(wait(&store.attempt(&[pair], 99_999, WINDOW).await.unwrap()), None);
    let long = store.attempt(&[subject(&"x".repeat(300))], 1, WINDOW).await;
    assert!(matches!(long, Err(StoreError::TooLarge { .. })), "{long:?}");
}

pub(crate) async fn an_attempt_that_was_never_tried_is_taken_back(url: &str) {
    let store = open(url).await;
    let both = [subject("pair"), subject("address")];
    let attempt = async |now| match store.attempt(&both, now, 10_000).await.unwrap() {
        Attempt::Counted(counted) => Ok(counted),
        Attempt::Early(wait) => Err(wait),
    };
    for now in [100, 200, 1_200] {
        attempt(now).await.unwrap();
    }
    // Count and time are as if no attempt had been made.
    for _ in 0..3 {
        store.take_back(&attempt(3_200).await.unwrap()).await.unwrap();
    }
    assert_eq!(attempt(3_199).await, Err(1));
    let (busy, failed) = (attempt(3_200).await.unwrap(), attempt(7_200).await.unwrap());
    store.take_back(&busy).await.unwrap();
    assert_eq!(attempt(7_201).await, Err(3_999), "of what failed since");
    store.take_back(&failed).await.unwrap();
    assert!(attempt(7_201).await.is_ok());
}

pub(crate) async fn concurrent_attempts_all_count(url: &str) {
    let store = open(url).await;
    let mut thieves = tokio::task::JoinSet::new();
    for _ in 0..10 {
        let store = store.clone();
        thieves.spawn(async move { store.attempt(&[subject("pair")], 100, 10_000).await });
    }
    let waits = thieves.join_all().await.into_iter().map(Result::unwrap);
    assert_eq!(waits.filter(|attempt| matches!(attempt, Attempt::Counted(_))).count(), 2);
}

pub(crate) async fn a_password_shuts_others_out(url: &str) {
    let store = open(url).await;
    guest(&store, "anna", "Anna").await;
    account(&store, "anna", "Anna").await;
    let token = |hash: &str| ApiToken {
        token_hash: hash.to_owned(),
        label: String::new(),
        created_at: 1,
        used_at: None,
    };
    let session = Session { user_id: "anna".to_owned(), created_at: 1, expires_at: 9, bound: 1 };
    for hash in ["a", "b"] {
        store.create_api_token("anna", &token(hash)).await.unwrap();
        store.create_session(hash, &session).await.unwrap();
    }
    store.remember_device("anna", "d", 1).await.unwrap();
    let kept = Spared { tokens: true, token: None };
    store.make_account("anna", "Anna", "new", kept).await.unwrap();
    assert_eq!(store.session("a", 0).await.unwrap(), None);
    assert!(!store.is_device_of("anna", "d").await.unwrap());
    assert_eq!(store.owner_of_token("a").await.unwrap().as_deref(), Some("anna"));
    let asking = Spared { tokens: false, token: Some("b") };
    store.make_account("anna", "Anna", "newer", asking).await.unwrap();
    assert_eq!(store.owner_of_token("a").await.unwrap(), None);
    assert_eq!(store.owner_of_token("b").await.unwrap().as_deref(), Some("anna"));
}

pub(crate) async fn the_oldest_device_is_forgotten(url: &str) {
    let store = open(url).await;
    guest(&store, "anna", "Anna").await;
    for n in 0..=limits::DEVICES {
        store.remember_device("anna", &format!("{n}"), n).await.unwrap();
    }
    let is_known = async |hash: &str| store.is_device_of("anna", hash).await.unwrap();
    assert_eq!((is_known("0").await, is_known("1").await), (false, true));
    assert!(!store.is_device_of("bert", "1").await.unwrap());
    store.delete_user("anna", 1).await.unwrap();
    assert!(!is_known("1").await);
}
