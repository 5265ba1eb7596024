//! Users, sessions, tokens and failed attempts.

use store::{ApiToken, Change, Session, Spared, Store, StoreError, limits};

use crate::help::{new_table, next, open, summary};

async fn guest(store: &Store, user_id: &str) {
    store.create_guest(user_id, "Guest", 5).await.unwrap();
}

fn is_taken<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::NameTaken { .. }))
}

pub(crate) async fn a_name_belongs_to_one_account(url: &str) {
    let store = open(url).await;
    guest(&store, "1").await;
    guest(&store, "2").await;
    let again = store.create_guest("1", "Other", 5).await;
    assert!(matches!(again, Err(StoreError::Exists { what: "user", .. })), "{again:?}");

    store.make_account("1", "Éva", "hash", Spared::default()).await.unwrap();
    assert!(is_taken(&store.make_account("2", "éVA", "hash", Spared::default()).await));
    assert!(is_taken(&store.rename_user("2", "éva").await));
    assert!(is_taken(&store.create_guest("3", "ÉVA", 5).await));
    assert_eq!(store.user("2").await.unwrap().name, "Guest 2");
    assert_eq!(store.account("ÉvA").await.unwrap().unwrap().user_id, "1");
    assert_eq!(store.account("guest").await.unwrap(), None);

    store.rename_user("1", "ÉVA").await.unwrap();
    store.rename_user("1", "Eve").await.unwrap();
    store.make_account("2", "éva", "hash 2", Spared::default()).await.unwrap();
    assert!(is_taken(&store.rename_user("2", "EVE").await));
    let eve = store.account("eve").await.unwrap().unwrap();
    assert_eq!((eve.name.as_str(), eve.password_hash.as_deref()), ("Eve", Some("hash")));
    let nobody = store.rename_user("nobody", "x").await;
    assert!(matches!(nobody, Err(StoreError::NotFound { .. })), "{nobody:?}");
}

pub(crate) async fn a_user_takes_everything_along(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    store.set_preferences("anna", "{\"language\":\"fr\"}").await.unwrap();
    store.set_webhook("anna", Some("https://example.org/x"), 7).await.unwrap();
    let user = store.user("anna").await.unwrap();
    assert!(user.is_guest());
    assert_eq!((user.preferences.as_str(), user.created_at), ("{\"language\":\"fr\"}", 5));
    assert!(!format!("{user:?}").contains("example.org"));
    store.set_webhook("anna", None, 7).await.unwrap();
    assert_eq!(store.user("anna").await.unwrap().webhook, None);

    store.create_table(&new_table("t", summary())).await.unwrap();
    store.create_session("s", &session("anna", 100)).await.unwrap();
    store.create_api_token("anna", &token(1)).await.unwrap();
    assert_eq!(store.sessions_of("anna", 0).await.unwrap(), [session("anna", 100)]);
    assert_eq!(store.sessions_of("anna", 100).await.unwrap(), []);
    store.delete_user("anna", 9).await.unwrap();
    assert_eq!(store.session("s", 0).await.unwrap(), None);
    assert_eq!(store.user_of_token(&token(1).token_hash).await.unwrap(), None);
    assert_eq!(store.tables_of("anna", 10).await.unwrap(), []);
    assert!(matches!(store.delete_user("anna", 9).await, Err(StoreError::NotFound { .. })));
    assert!(store.table("t").await.is_ok());
}

fn session(user_id: &str, expires_at: i64) -> Session {
    Session { user_id: user_id.to_owned(), created_at: 1, expires_at, bound: 0 }
}

pub(crate) async fn sessions_end(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    let nobody = store.create_session("x", &session("nobody", 100)).await;
    assert!(matches!(nobody, Err(StoreError::NotFound { .. })), "{nobody:?}");

    store.create_session("a", &session("anna", 100)).await.unwrap();
    assert_eq!(store.session("a", 99).await.unwrap(), Some(session("anna", 100)));
    assert_eq!(store.session("a", 100).await.unwrap(), None);
    store.prolong_session("a", 200).await.unwrap();
    store.prolong_session("a", 150).await.unwrap();
    assert_eq!(store.session("a", 199).await.unwrap(), Some(session("anna", 200)));

    store.bind_session("a", 150).await.unwrap();
    store.bind_session("a", 170).await.unwrap();
    assert_eq!(store.session("a", 0).await.unwrap().unwrap().bound, 150);
    store.sweep(200, 1_000).await.unwrap();
    assert_eq!(store.session("a", 0).await.unwrap(), None);

    for n in 0..limits::TOKENS {
        store.create_session(&format!("many {n}"), &session("anna", 1_000 + n)).await.unwrap();
    }
    let mut changes = store.subscribe();
    for n in limits::TOKENS..limits::TOKENS + 3 {
        store.create_session(&format!("many {n}"), &session("anna", 1_000 + n)).await.unwrap();
        let told = next(&mut changes).await;
        assert_eq!(told, Some(Change::User { user_id: "anna".to_owned() }), "one has ended");
    }
    assert_eq!(store.session("many 2", 0).await.unwrap(), None);
    assert!(store.session("many 3", 0).await.unwrap().is_some());
    store.delete_session("many 3").await.unwrap();
    assert_eq!(store.session("many 3", 0).await.unwrap(), None);
}

pub(crate) async fn a_guest_without_ties_is_swept(url: &str) {
    let store = open(url).await;
    for user in ["anna", "token", "session", "account", "nothing"] {
        guest(&store, user).await;
    }
    store.create_guest("new", "Guest", 51).await.unwrap();
    // Anna sits at a table.
    store.create_table(&new_table("t", summary())).await.unwrap();
    store.create_api_token("token", &token(1)).await.unwrap();
    store.create_session("live", &session("session", 200)).await.unwrap();
    store.create_session("ended", &session("nothing", 99)).await.unwrap();
    store.make_account("account", "Carla", "hash", Spared::default()).await.unwrap();
    store.sweep(100, 50).await.unwrap();
    for user in ["anna", "token", "session", "account", "new"] {
        assert!(store.user(user).await.is_ok(), "{user}");
    }
    assert!(matches!(store.user("nothing").await, Err(StoreError::NotFound { .. })));
}

fn token(n: i64) -> ApiToken {
    ApiToken { token_hash: format!("{n}"), label: format!("bot {n}"), created_at: n, used_at: None }
}

pub(crate) async fn tokens_are_counted(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    guest(&store, "bert").await;
    for n in 0..limits::TOKENS {
        store.create_api_token("anna", &token(n)).await.unwrap();
    }
    let many = store.create_api_token("anna", &token(999)).await;
    assert!(matches!(many, Err(StoreError::TooLarge { what: "tokens", .. })), "{many:?}");
    store.create_api_token("bert", &token(1_000)).await.unwrap();

    let whose = async |token: &str, now| {
        store.mark_token_used(token, now).await.unwrap();
        store.user_of_token(token).await.unwrap().map(|user| user.user_id)
    };
    assert_eq!(whose("7", 500).await.as_deref(), Some("anna"));
    assert_eq!(whose("7", 501).await.as_deref(), Some("anna"));
    let tokens = store.api_tokens_of("anna").await.unwrap();
    let expected = |n| ApiToken { used_at: (n == 7).then_some(500), ..token(n) };
    assert!(tokens.into_iter().eq((0..limits::TOKENS).rev().map(expected)));

    let foreign = store.delete_api_token("bert", "7").await;
    assert!(matches!(foreign, Err(StoreError::NotFound { .. })), "{foreign:?}");
    store.delete_api_token("anna", "7").await.unwrap();
    assert_eq!(store.user_of_token("7").await.unwrap(), None);
}
