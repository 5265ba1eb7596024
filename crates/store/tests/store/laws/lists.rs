//! Lists, compared with a search through everything.

use std::cmp::Reverse;

use store::{ListPage, Status, Store, StoreError, Summary, TableAudience, TableInfo, limits};

use crate::help::{count, new_table, open, person, summary};

const STATUSES: [Status; 5] =
    [Status::Open, Status::Playing, Status::Finished, Status::Aborted, Status::Damaged];
const TABLES: i64 = 240;
const USERS: [&str; 3] = ["anna", "bert", "carla"];

/// Tables of every kind, many with equal times.
fn summary_of(n: i64) -> Summary {
    let visibility = if n % 3 == 0 { TableAudience::Private } else { TableAudience::Public };
    let status = STATUSES[usize::try_from(n % 5).unwrap()];
    let sits = |user: usize| (n >> user) & 1 == 1;
    let asked = |user: usize| (n >> (user + 2)) & 1 == 0;
    Summary {
        status,
        visibility,
        people: (0..3).filter(|&u| sits(u)).map(|u| person(USERS[u], asked(u))).collect(),
        deadline: (n % 4 == 0).then_some(n * 7919 % 100),
        host: format!("host {n}"),
        ..summary()
    }
}

async fn fill(store: &Store) -> Vec<(Summary, TableInfo)> {
    let mut all = Vec::new();
    for n in 0..TABLES {
        let mut table = new_table(&format!("t{n:03}"), summary_of(n));
        table.now = n * 31 % 20;
        store.create_table(&table).await.unwrap();
        let info = store.table(&table.table_id).await.unwrap().info;
        all.push((table.summary, info));
    }
    all.sort_by_key(|(_, info)| Reverse((info.updated_at, info.table_id.clone())));
    all
}

pub(crate) async fn lists_hold_what_a_search_through_everything_finds(url: &str) {
    let store = open(url).await;
    let all = fill(&store).await;
    for status in STATUSES {
        let public = |s: &Summary| s.visibility == TableAudience::Public && s.status == status;
        let expected = filtered(&all, public);
        let mut listed = Vec::new();
        loop {
            let page = store.public_tables(status, &ListPage::following(&listed, 7)).await.unwrap();
            assert!(page.len() <= 7);
            if page.is_empty() {
                break;
            }
            listed.extend(page);
        }
        assert_eq!(listed, expected);
        let portions = portions(&store, status).await;
        assert!(portions.iter().all(|portion| portion.len() <= 7));
        assert_eq!(portions.concat(), expected, "every host has one table");
    }
    for user in USERS {
        lists_of(&store, &all, user).await;
    }
    clocks(&store, &all).await;
}

async fn lists_of(store: &Store, all: &[(Summary, TableInfo)], user: &str) {
    let asked = |s: &Summary| s.people.iter().find(|p| p.user_id == user).map(|p| p.asked);
    let over = |s: &Summary| matches!(s.status, Status::Finished | Status::Aborted);
    let mut expected = filtered(all, |s| asked(s) == Some(true) && !over(s));
    let n_asked = expected.len();
    expected.extend(filtered(all, |s| asked(s) == Some(false) && !over(s)));
    let mine = store.tables_of(user, limits::PAGE).await.unwrap();
    assert!(mine.iter().enumerate().all(|(i, mine)| mine.asked == (i < n_asked)));
    assert_eq!(mine.into_iter().map(|mine| mine.table).collect::<Vec<_>>(), expected);

    let waiting = filtered(all, |s| {
        asked(s) == Some(true) && matches!(s.status, Status::Open | Status::Playing)
    });
    assert_eq!(store.n_waiting(user).await.unwrap(), count(&waiting));

    let finished = filtered(all, |s| asked(s).is_some() && s.status == Status::Finished);
    let first = store.finished_tables_of(user, &ListPage::first(9)).await.unwrap();
    let rest = store.finished_tables_of(user, &ListPage::following(&first, 1_000)).await.unwrap();
    assert_eq!([first, rest].concat(), finished);

    let mut listed = Vec::new();
    let mut part = store.all_tables_of(user, &ListPage::first(9)).await.unwrap();
    while !part.is_empty() {
        let next = ListPage::following(&part, 40);
        listed.append(&mut part);
        part = store.all_tables_of(user, &next).await.unwrap();
    }
    assert_eq!(listed, filtered(all, |s| asked(s).is_some()));
}

async fn clocks(store: &Store, all: &[(Summary, TableInfo)]) {
    let mut due = filtered(all, |s| s.deadline.is_some_and(|at| at <= 50));
    due.sort_by_key(|info| info.deadline);
    let listed = store.due_tables(50, limits::PAGE).await.unwrap();
    assert!(listed.is_sorted_by_key(|info| info.deadline));
    assert_eq!(listed.len(), due.len());
    assert!(due.iter().all(|info| listed.contains(info)));
    assert_eq!(store.next_deadline().await.unwrap(), due[0].deadline);
    assert_eq!(store.due_tables(50, 3).await.unwrap().len(), 3);
}

fn filtered(all: &[(Summary, TableInfo)], keep: impl Fn(&Summary) -> bool) -> Vec<TableInfo> {
    all.iter().filter(|(summary, _)| keep(summary)).map(|(_, info)| info.clone()).collect()
}

/// All pages of the lobby.
async fn portions(store: &Store, status: Status) -> Vec<Vec<TableInfo>> {
    let mut portions: Vec<Vec<TableInfo>> = Vec::new();
    loop {
        let page = ListPage::following(portions.last().map_or(&[], Vec::as_slice), 7);
        let portion = store.lobby(status, &page).await.unwrap();
        portions.push(portion.tables);
        if !portion.has_more {
            return portions;
        }
    }
}

pub(crate) async fn the_lobby_shows_a_few_tables_of_each_host(url: &str) {
    let store = open(url).await;
    for n in 0..40 {
        let host = if n % 8 == 0 { "modest" } else { "greedy" };
        let summary = Summary { host: host.to_owned(), ..summary() };
        let mut table = new_table(&format!("{host} {n}"), summary);
        table.now = n;
        store.create_table(&table).await.unwrap();
    }
    let portions = portions(&store, Status::Playing).await;
    let of = |portion: &[TableInfo], host: &str| {
        portion.iter().filter(|table| table.table_id.starts_with(host)).count()
    };
    assert!(portions.iter().all(|portion| of(portion, "greedy") <= 5), "{portions:?}");
    assert_eq!(portions[..2].iter().map(|portion| of(portion, "modest")).sum::<usize>(), 5);
    let mut all = portions.concat();
    all.sort_by(|one, other| one.table_id.cmp(&other.table_id));
    all.dedup();
    assert_eq!((all.len(), portions.concat().len()), (40, 40), "each table once");
}

pub(crate) async fn a_cursor_knows_its_moment_to_the_second(url: &str) {
    let store = open(url).await;
    for n in 0..20 {
        let summary = Summary { host: format!("host {n}"), ..summary() };
        let mut table = new_table(&format!("t{:02}", n * 7 % 20), summary);
        table.now = 5_000 + n;
        store.create_table(&table).await.unwrap();
    }
    let mut listed: Vec<TableInfo> = Vec::new();
    while listed.len() < 20 {
        let mut page = ListPage::following(&listed, 3);
        if let Some(cursor) = &mut page.after {
            cursor.updated_at = 5_000;
        }
        let tables = store.public_tables(Status::Playing, &page).await.unwrap();
        assert_eq!(tables, store.lobby(Status::Playing, &page).await.unwrap().tables);
        assert!(!tables.is_empty(), "{listed:?}");
        listed.extend(tables);
    }
    assert!(listed.is_sorted_by_key(|table| Reverse(table.updated_at)), "{listed:?}");
}

/// What one of them puts away stays where it was for the others, however the table goes on.
pub(crate) async fn a_table_is_put_away_for_one_of_its_people(url: &str) {
    let store = open(url).await;
    let people = vec![person("anna", true), person("bert", false)];
    for (table, status) in [("t", Status::Playing), ("u", Status::Finished)] {
        let summary = Summary { people: people.clone(), status, ..summary() };
        store.create_table(&new_table(table, summary)).await.unwrap();
    }
    for table in ["t", "u"] {
        store.hide("anna", table, true).await.unwrap();
    }
    let again = Summary { people: people.clone(), status: Status::Playing, ..summary() };
    store.summarise("t", 0, &again, 9).await.unwrap();
    let hidden = async |user: &str| {
        let mine = store.tables_of(user, 9).await.unwrap();
        let finished = store.finished_lately(user, 9).await.unwrap().len();
        let away = store.hidden_tables_of(user, &ListPage::first(9)).await.unwrap().len();
        (mine.iter().filter(|mine| mine.hidden).count(), finished, away)
    };
    assert_eq!(hidden("anna").await, (1, 0, 2));
    assert_eq!(hidden("bert").await, (0, 1, 0));
    let first = store.hidden_tables_of("anna", &ListPage::first(1)).await.unwrap();
    let rest = store.hidden_tables_of("anna", &ListPage::following(&first, 1)).await.unwrap();
    assert_eq!([first, rest].map(|tables| tables.len()), [1, 1], "none is out of reach");
    store.hide("anna", "u", false).await.unwrap();
    assert_eq!(hidden("anna").await, (1, 1, 1));
    assert!(matches!(store.hide("carla", "t", true).await, Err(StoreError::NotFound { .. })));
    assert!(matches!(store.hide("anna", "none", true).await, Err(StoreError::NotFound { .. })));
}
