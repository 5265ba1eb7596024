//! Abandoned tables and guests.

use store::{Cursor, Status, Summary, TableAudience};

use crate::help::{new_table, open, summary};

const DAY: i64 = 86_400_000;

pub(crate) async fn guests_are_missed_from_the_first_sweep_on(url: &str) {
    let store = open(url).await;
    for user in ["anna", "bert", "carla"] {
        store.create_guest(user, user, 0).await.unwrap();
    }
    store.make_account("carla", "Carla", "hash", store::Spared::default()).await.unwrap();
    let gone = async |before: i64| store.guests_gone_since(before, 10).await.unwrap();
    assert_eq!(gone(i64::MAX).await, Vec::<String>::new(), "nobody is lost at an upgrade");
    store.begin_to_miss(5 * DAY).await.unwrap();
    assert_eq!(gone(5 * DAY).await, Vec::<String>::new());
    assert_eq!(gone(5 * DAY + 1).await, ["anna", "bert"], "and no account ever");

    let anna = store.user("anna").await.unwrap();
    store.mark_seen(&anna, 6 * DAY - 1).await.unwrap();
    assert_eq!(store.user("anna").await.unwrap().seen_at, Some(5 * DAY), "at most daily");
    store.mark_seen(&anna, 6 * DAY).await.unwrap();
    assert_eq!(gone(6 * DAY).await, ["bert"]);
    store.begin_to_miss(9 * DAY).await.unwrap();
    assert_eq!(gone(9 * DAY).await, ["bert", "anna"], "those longest gone first");
    assert_eq!(store.guests_gone_since(9 * DAY, 1).await.unwrap(), ["bert"]);
}

pub(crate) async fn open_tables_are_left_after_a_while(url: &str) {
    let store = open(url).await;
    for (n, status) in (0..).zip([Status::Open, Status::Playing, Status::Open, Status::Open]) {
        let mut table = new_table(&format!("t{n}"), Summary { status, ..summary() });
        table.now = n;
        store.create_table(&table).await.unwrap();
    }
    let left = async |now: i64| store.tables_left_since(3, now, 10).await.unwrap();
    assert_eq!(left(10).await, ["t0", "t2"]);
    store.fail_tick("t0", 10).await.unwrap();
    assert_eq!(left(10).await, ["t2"]);
    assert_eq!(left(5_000).await, ["t0", "t2"]);
}

pub(crate) async fn tables_that_were_called_off_are_found_in_order(url: &str) {
    let store = open(url).await;
    let all = [Status::Aborted, Status::Finished, Status::Aborted, Status::Open, Status::Aborted];
    for (n, status) in (0..).zip(all) {
        let visibility = if n == 0 { TableAudience::Private } else { TableAudience::Public };
        let summary = Summary { status, visibility, ..summary() };
        let mut table = new_table(&format!("t{n}"), summary);
        table.now = n + 5;
        store.create_table(&table).await.unwrap();
    }
    let at = |n: i64| Cursor { updated_at: n + 5, table_id: format!("t{n}") };
    let start = Cursor { updated_at: 0, table_id: String::new() };
    let found = async |after: &Cursor, before| store.called_off(after, before, 10).await.unwrap();
    assert_eq!(found(&start, 9).await, [at(0), at(2)]);
    assert_eq!(found(&at(0), 100).await, [at(2), at(4)]);
    assert_eq!(store.called_off(&start, 100, 1).await.unwrap(), [at(0)]);
}
