//! A user's own data, and its deletion.

use std::collections::BTreeMap;

use store::{Append, Change, Failed, LessonKey, LessonRow, LogEntry, Store, StoreError, Telling};

use crate::help::{append, log, new_table, next, open, summary, write};

async fn guest(store: &Store, user_id: &str) {
    store.create_guest(user_id, user_id, 5).await.unwrap();
}

/// A table at which Anna has spoken twice and Bert once.
async fn talk(store: &Store, table_id: &str) {
    store.create_table(&new_table(table_id, summary())).await.unwrap();
    let who = [(1, "anna"), (2, "bert"), (3, "anna")].map(|(at, who)| (at, who.to_owned()));
    let said = append(table_id, 0, &["sat", "a", "b", "c"]);
    write(store, Append { speakers: BTreeMap::from(who), ..said }).await;
}

fn failed(error: &str, now: i64) -> Failed<'_> {
    Failed { webhook: "https://example.org", error, now, too_old: now - 100 }
}

pub(crate) async fn browsers_and_lessons_are_listed(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    for (device, now) in [("a", 7), ("b", 9)] {
        store.remember_device("anna", device, now).await.unwrap();
    }
    assert_eq!(store.devices_of("anna").await.unwrap(), [9, 7]);
    let subject = LessonKey { user_id: "anna", game: "fortuna", chapter: "first" };
    store.claim_lesson(subject, 1, "t").await.unwrap();
    let lessons = store.lessons_of("anna", 10).await.unwrap();
    let lesson = LessonRow {
        game: "fortuna".to_owned(),
        chapter: "first".to_owned(),
        number: 1,
        table_id: "t".to_owned(),
    };
    assert_eq!(lessons, [lesson]);
    assert!(store.devices_of("bert").await.unwrap().is_empty());
}

pub(crate) async fn a_webhook_that_fails_is_switched_off_one_day(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    store.set_webhook("anna", Some("https://example.org"), 7).await.unwrap();
    let state = async || {
        let user = store.user("anna").await.unwrap();
        (user.webhook_error, user.webhook_failing_since, user.webhook_off_since)
    };
    let other = Failed { webhook: "https://example.com", ..failed("unreachable", 9) };
    assert_eq!(store.webhook_failed("anna", other).await.unwrap(), None);
    assert_eq!(state().await, (None, Some(7), None), "of another address");
    assert!(store.user("anna").await.unwrap().has_doubtful_webhook(), "never tried");
    for (now, off) in [(10, None), (109, None), (110, Some(110)), (300, Some(110))] {
        let since = store.webhook_failed("anna", failed("status 404", now)).await.unwrap();
        assert_eq!(since, Some(10));
        assert_eq!(state().await, (Some("status 404".to_owned()), Some(10), off));
    }
    store.webhook_arrived("anna", "https://example.com").await.unwrap();
    assert_eq!(state().await.2, Some(110), "of another address");
    store.webhook_arrived("anna", "https://example.org").await.unwrap();
    assert_eq!(state().await, (None, None, None));
    store.webhook_failed("anna", failed("unreachable", 400)).await.unwrap();
    store.set_webhook("anna", Some("https://example.org"), 7).await.unwrap();
    let broken = (Some("unreachable".to_owned()), Some(400), None);
    assert_eq!(state().await, broken, "the same address is no better");
    store.set_webhook("anna", Some("https://example.com"), 500).await.unwrap();
    assert_eq!(state().await, (None, Some(500), None), "a new beginning, not yet trusted");
    store.set_webhook("anna", Some("https://example.com"), 600).await.unwrap();
    assert_eq!(state().await, (None, Some(500), None));
    store.webhook_arrived("anna", "https://example.com").await.unwrap();
    assert!(!store.user("anna").await.unwrap().has_doubtful_webhook());
    store.set_webhook("anna", None, 700).await.unwrap();
    assert_eq!(store.user("anna").await.unwrap().webhook, None);
    assert!(matches!(store.set_webhook("x", None, 7).await, Err(StoreError::NotFound { .. })));
}

pub(crate) async fn a_message_has_a_speaker_until_it_is_unsaid(url: &str) {
    let store = open(url).await;
    talk(&store, "t").await;
    talk(&store, "u").await;
    let words = async |user: &str| {
        let spoken = store.spoken_by(user, ("", 0), 100).await.unwrap();
        spoken.into_iter().map(|spoken| (spoken.table_id, spoken.entry.seq)).collect::<Vec<_>>()
    };
    let at = |table: &str, seq| (table.to_owned(), seq);
    assert_eq!(words("anna").await, [at("t", 2), at("t", 4), at("u", 2), at("u", 4)]);
    assert_eq!(store.spoken_by("anna", ("t", 2), 1).await.unwrap()[0].entry.body, "c");

    let mut changes = store.subscribe();
    let texts = [2, 3, 4].map(|seq| LogEntry { seq, body: "-".to_owned() });
    store.unsay("anna", "t", &texts).await.unwrap();
    // On PostgreSQL the notification of the messages may still be pending.
    let news = loop {
        match next(&mut changes).await {
            Some(Change::Table { .. }) => {}
            other => break other,
        }
    };
    assert_eq!(news, Some(Change::Rewritten { table_id: "t".to_owned() }));
    assert_eq!(log(&store, "t").await, ["sat", "-", "b", "-"], "not what others said");
    assert_eq!(words("anna").await, [at("u", 2), at("u", 4)]);
    assert_eq!(log(&store, "u").await, ["sat", "a", "b", "c"]);
}

/// Logs of earlier versions do not record speakers.
pub(crate) async fn speakers_are_written_down_later(url: &str) {
    let store = open(url).await;
    for table in ["t", "u"] {
        store.create_table(&new_table(table, summary())).await.unwrap();
        write(&store, append(table, 0, &["a", "b", "c"])).await;
    }
    assert_eq!(store.table_after("").await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.table_after("t").await.unwrap().as_deref(), Some("u"));
    assert_eq!(store.table_after("u").await.unwrap(), None);
    store.attribute("t", &[(2, "anna".to_owned())]).await.unwrap();
    let left = store.unattributed("t", 0, 10).await.unwrap();
    assert_eq!(left.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(store.unattributed("t", 1, 10).await.unwrap()[0].body, "c");
    assert_eq!(store.spoken_by("anna", ("", 0), 10).await.unwrap().len(), 1);
    assert_eq!(store.chore("speakers").await.unwrap(), "");
    for reached in ["t", "u"] {
        store.set_chore("speakers", reached).await.unwrap();
        assert_eq!(store.chore("speakers").await.unwrap(), reached);
    }
}

pub(crate) async fn a_deleted_user_has_tables_to_leave(url: &str) {
    let store = open(url).await;
    for user in ["anna", "bert", "carla"] {
        guest(&store, user).await;
    }
    talk(&store, "t").await;
    let alone = store::Summary { people: Vec::new(), ..summary() };
    store.create_table(&new_table("watched", alone.clone())).await.unwrap();
    let speakers = BTreeMap::from([(0, "carla".to_owned())]);
    let said = Append { speakers, summary: alone, ..append("watched", 0, &["hello"]) };
    write(&store, said).await;

    store.delete_user("anna", 7).await.unwrap();
    store.delete_user("carla", 8).await.unwrap();
    assert!(matches!(store.delete_user("anna", 9).await, Err(StoreError::NotFound { .. })));
    let due = async |user, now| store.due_departures(user, now, 10).await.unwrap();
    assert_eq!(due(None, 6).await, []);
    let all = due(None, 8).await;
    let told: Vec<_> = all.iter().map(|one| (&*one.user_id, &*one.table_id)).collect();
    assert_eq!(told, [("anna", "t"), ("carla", "watched")]);
    assert_eq!(due(Some("carla"), 8).await, all[1..]);
    store.postpone_departure(&all[0], 50).await.unwrap();
    store.departed(&all[1]).await.unwrap();
    assert_eq!(due(None, 49).await, []);
    assert_eq!(due(None, 50).await[0].tries, 1);
    store.delete_table("t").await.unwrap();
    assert_eq!(due(None, 50).await, [], "a table that is gone needs no leaving");
}

/// A guest without ties is swept, and an old database may name users long gone.
pub(crate) async fn messages_of_missing_users_are_found(url: &str) {
    let store = open(url).await;
    guest(&store, "bert").await;
    talk(&store, "t").await;
    store.find_departures(3).await.unwrap();
    store.find_departures(4).await.unwrap();
    let found = store.due_departures(None, 9, 10).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!((&*found[0].user_id, &*found[0].table_id), ("anna", "t"));
}

pub(crate) async fn the_first_claim_of_a_follow_up_wins(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    assert_eq!(store.rematch("t").await.unwrap(), None);
    let claims = ["x", "y", "z"].map(|next| {
        let store = store.clone();
        tokio::spawn(async move { store.claim_rematch("t", next).await.unwrap() })
    });
    let mut won = Vec::new();
    for claim in claims {
        won.push(claim.await.unwrap());
    }
    assert!(won.iter().all(|next| *next == won[0]), "{won:?}");
    assert_eq!(store.rematch("t").await.unwrap().as_ref(), won.first());

    let subject = LessonKey { user_id: "anna", game: "fortuna", chapter: "game" };
    assert_eq!(store.last_lesson(subject).await.unwrap(), None);
    assert_eq!(store.claim_lesson(subject, 3, "l").await.unwrap(), "l");
    assert_eq!(store.claim_lesson(subject, 3, "m").await.unwrap(), "l");
    assert_eq!(store.claim_lesson(subject, 4, "n").await.unwrap(), "n");
    assert_eq!(store.last_lesson(subject).await.unwrap(), Some((4, "n".to_owned())));
    let end = LessonKey { chapter: "end", ..subject };
    assert_eq!(store.last_lesson(end).await.unwrap(), None);
    store.delete_user("anna", 1).await.unwrap();
    assert_eq!(store.last_lesson(subject).await.unwrap(), None);
}

pub(crate) async fn list_texts_are_replaced(url: &str) {
    let store = open(url).await;
    guest(&store, "anna").await;
    guest(&store, "bert").await;
    let names = store.names(&["anna", "nobody", "bert"]).await.unwrap();
    assert_eq!((names.len(), &*names["anna"], &*names["bert"]), (2, "anna", "bert"));
    let many: Vec<String> = (0..1_200).map(|n| n.to_string()).chain(["anna".into()]).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(store.names(&many).await.unwrap().len(), 1);
    assert!(store.names(&[]).await.unwrap().is_empty());

    for (table, about) in [("t", "with Anna"), ("u", "with x"), ("v", "with Anna too")] {
        let summary = store::Summary { about: about.to_owned(), ..summary() };
        store.create_table(&new_table(table, summary)).await.unwrap();
    }
    let told = store.tables_telling("anna", "Anna", "").await.unwrap();
    assert_eq!(told.iter().map(|told| &*told.table_id).collect::<Vec<_>>(), ["t", "v"]);
    assert_eq!(store.tables_telling("anna", "Anna", "t").await.unwrap(), told[1..]);
    assert_eq!(store.tables_telling("carla", "Anna", "").await.unwrap(), []);
    store.retell(&told[0], "with a").await.unwrap();
    let late = Telling { about: "what was before".to_owned(), ..told[1].clone() };
    store.retell(&late, "with b").await.unwrap();
    assert_eq!(store.table("t").await.unwrap().info.about, "with a");
    assert_eq!(store.table("v").await.unwrap().info.about, "with Anna too");
}

/// A log can be long: late entries are not searched.
pub(crate) async fn only_the_first_entries_are_searched(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["amended a", "said", "amended b", "amended c"])).await;
    let found = async |first| store.last_entry_with("t", "amended", first).await.unwrap();
    assert_eq!(found(0).await, None);
    assert_eq!(found(2).await.as_deref(), Some("amended a"));
    assert_eq!(found(3).await.as_deref(), Some("amended b"));
    assert_eq!(found(100).await.as_deref(), Some("amended c"));
}
