//! The database that was kept, as a file of SQL for both kinds of databases.

use std::time::Duration;

use games::GameKind;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};
use tokio::runtime::Runtime;
use web::Config;
use web::doctor::{self, Diagnosis};

use crate::server::Site;

const SQL: &str = include_str!("../../kept/v1.sql");
/// How the first program made its tables.
const MIGRATIONS: [(&str, &str); 6] = [
    ("start", include_str!("../../../../store/migrations/0001_start.sql")),
    ("notes", include_str!("../../../../store/migrations/0002_notes.sql")),
    ("log", include_str!("../../../../store/migrations/0003_log.sql")),
    ("door", include_str!("../../../../store/migrations/0004_door.sql")),
    ("bots", include_str!("../../../../store/migrations/0005_bots.sql")),
    ("own", include_str!("../../../../store/migrations/0006_own.sql")),
];
/// Nothing of what was kept is too old.
const LONG: Duration = Duration::from_hours(24 * 365_000);

/// The tables that were kept, with what they show.
pub(super) struct Kept(Vec<(&'static str, &'static str)>);

impl Kept {
    pub(super) fn new() -> Self {
        let named = SQL.lines().filter_map(|line| line.strip_prefix("-- table "));
        Self(named.filter_map(|line| line.split_once(' ')).collect())
    }

    pub(super) fn n_tables(&self) -> usize {
        self.0.len()
    }

    /// The tables whose description ends so.
    pub(super) fn tables(&self, end: &str) -> impl Iterator<Item = (GameKind, &'static str)> {
        let named = self.0.iter().filter(move |(_, about)| about.ends_with(end));
        named.map(|(id, about)| {
            let game = about.split([' ', '/']).next().expect("a word");
            (game.parse().expect("a game"), *id)
        })
    }

    pub(super) fn table(&self, label: &str) -> &'static str {
        self.0.iter().find(|(_, about)| *about == label).expect("such a table").0
    }
}

/// A site of now on the database, in a file or elsewhere.
pub(super) fn site(elsewhere: Option<String>) -> Site {
    Site::with(|config| {
        config.open_table_life = LONG;
        config.guest_life = LONG;
        let url = match elsewhere {
            Some(url) => {
                config.database.clone_from(&url);
                url
            }
            None => format!("sqlite://{}?mode=rwc", config.database),
        };
        Runtime::new().expect("a runtime").block_on(fill(&url));
    })
}

/// What the doctor finds.
pub(super) fn examined(site: &Site) -> Diagnosis {
    let config = Config { database: site.database().to_owned(), ..Config::default() };
    let examined = Runtime::new().expect("a runtime").block_on(doctor::examine(&config, None));
    examined.expect("a database")
}

/// Makes the tables as the first program did, and writes what it wrote.
async fn fill(url: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("a database");
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect());
    migrator.run_direct(None, &mut connection, false).await.expect("its tables");
    sqlx::raw_sql(SQL).execute(&mut connection).await.expect("its rows");
    connection.close().await.expect("it is written");
}
