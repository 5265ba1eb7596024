//! Clocks of failing tables.

use store::Summary;

use crate::help::{append, new_table, open, summary, write};

fn due(at: i64) -> Summary {
    Summary { deadline: Some(at), ..summary() }
}

pub(crate) async fn tables_that_fail_stop_no_clock(url: &str) {
    let store = open(url).await;
    for n in 0..5 {
        store.create_table(&new_table(&format!("bad {n}"), due(1))).await.unwrap();
    }
    store.create_table(&new_table("good", due(2))).await.unwrap();
    let listed = async |now: i64| {
        let tables = store.due_tables(now, 5).await.unwrap();
        tables.into_iter().map(|table| table.table_id).collect::<Vec<_>>()
    };
    assert!(!listed(10).await.contains(&"good".to_owned()), "five are more urgent");
    for n in 0..5 {
        store.fail_tick(&format!("bad {n}"), 10).await.unwrap();
    }
    assert_eq!(listed(10).await, ["good"]);
    assert_eq!(store.n_failing().await.unwrap(), 5);
    assert_eq!(store.next_deadline().await.unwrap(), Some(2));
    assert_eq!(listed(2_010).await[0], "good", "what failed comes last");

    // Held back twice as long each time, at most ten minutes.
    store.fail_tick("bad 0", 2_010).await.unwrap();
    assert!(!listed(6_009).await.contains(&"bad 0".to_owned()));
    for _ in 0..40 {
        store.fail_tick("bad 0", 10_000).await.unwrap();
    }
    write(&store, append("good", 0, &["a"])).await;
    for n in 1..5 {
        write(&store, append(&format!("bad {n}"), 0, &["a"])).await;
    }
    assert_eq!(store.next_deadline().await.unwrap(), Some(610_000));

    // A chat entry changes nothing; a new deadline clears the failures.
    write(&store, store::Append { summary: due(1), ..append("bad 0", 0, &["a"]) }).await;
    assert_eq!(listed(10_000).await, Vec::<String>::new());
    write(&store, store::Append { summary: due(3), ..append("bad 0", 1, &["b"]) }).await;
    assert_eq!(listed(10_000).await, ["bad 0"]);
    assert_eq!(store.n_failing().await.unwrap(), 0);
    store.postpone_tick("bad 0", 11_000).await.unwrap();
    assert_eq!(listed(10_000).await, Vec::<String>::new());
    assert_eq!(store.n_failing().await.unwrap(), 0, "through no fault of its own");
    store.fail_tick("no table", 1).await.unwrap();
}
