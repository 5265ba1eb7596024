//! Quotas of a user.

use store::{Status, Summary};

use crate::help::{new_table, open, person, summary};

pub(crate) async fn quotas_are_counted(url: &str) {
    let store = open(url).await;
    let all = [Status::Open, Status::Playing, Status::Finished, Status::Aborted, Status::Damaged];
    for (n, status) in (0..).zip(all.into_iter().cycle().take(25)) {
        for (host, thinks) in [("anna", n < 10), ("bert", true)] {
            let people = vec![person("carla", n % 2 == 0), person(host, false)];
            let host = host.to_owned();
            let id = format!("{host} {n}");
            let summary = Summary { status, host, thinks, people, ..summary() };
            store.create_table(&new_table(&id, summary)).await.unwrap();
        }
    }
    let mut counted = Vec::new();
    for user in ["anna", "bert", "carla", "nobody"] {
        counted.push((
            store.n_open_of(user).await.unwrap(),
            store.n_running_of(user).await.unwrap(),
            store.n_others_of(user, "anna 0").await.unwrap(),
            store.n_thinking_of(user).await.unwrap(),
        ));
    }
    assert_eq!(counted, [(5, 5, 9, 2), (5, 5, 10, 5), (0, 10, 19, 0), (0, 0, 0, 0)]);
}
