//! How the site is run.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use games::{DataFile, TextError};
use toml::Table;

const DAY: Duration = Duration::from_hours(24);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// How often a client may ask: a bucket that holds `burst` requests and gains `per_second`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

/// An answer of a bot is given at a multiple of this time after the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotPace {
    pub quick: Duration,
    pub thinking: Duration,
}

/// How the site is run. `docs/hosting.md` describes flags and environment.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// A file of SQLite, or `postgres://…`.
    pub database: String,
    /// How long a request waits for a database that is locked before it is told so.
    pub database_patience: Duration,
    /// How browsers reach the site, such as `https://example.org`; else as the request says.
    pub base_url: Option<String>,
    /// Whether `X-Forwarded-For` of a proxy is believed.
    pub trust_proxy: bool,
    pub log: LogFormat,
    pub private_webhooks: bool,
    /// How long a socket may take for a message before it is closed.
    pub socket_patience: Duration,
    /// How often a socket is pinged, so that no proxy takes the connection for dead.
    pub socket_ping: Duration,
    /// How often a socket looks whether the time of its session is over.
    pub socket_check: Duration,
    /// How long a connection may take to send its next headers, or idle before them.
    pub header_patience: Duration,
    /// How long a request may take, from its headers to its answer; a socket is opened in it.
    pub request_patience: Duration,
    /// Open connections of one address, sockets among them, unless a proxy is trusted.
    pub address_connections: usize,
    pub address_sockets: usize,
    pub user_sockets: usize,
    /// What `/metrics` asks for; without it, the figures are for this machine alone.
    pub metrics_token: Option<String>,
    pub access_log: bool,
    pub bot_workers: usize,
    /// Bytes that tables may take in memory before those are dropped that nobody looks at.
    pub table_memory: usize,
    pub bot_pace: BotPace,
    pub quotas: Quotas,
    pub house: House,
    /// How long an open table that nobody touches is kept.
    pub open_table_life: Duration,
    /// How long a guest who does not come back is kept.
    pub guest_life: Duration,
    /// Requests of one user, whatever sessions and tokens they use.
    pub session_rate: Rate,
    /// Requests of one address, which a household or a school may share.
    pub address_rate: Rate,
    /// Requests of one address whose user is not known.
    pub stranger_rate: Rate,
    pub sign_in_rate: Rate,
    pub hint_rate: Rate,
    pub webhook_test_rate: Rate,
    pub export_rate: Rate,
    pub rename_rate: Rate,
    /// Decks, boards and prices of one person that are read.
    pub check_rate: Rate,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: "trivium.sqlite".to_owned(),
            database_patience: store::OpenOptions::default().patience,
            base_url: None,
            trust_proxy: false,
            log: LogFormat::Text,
            private_webhooks: false,
            socket_patience: Duration::from_secs(30),
            socket_ping: Duration::from_secs(25),
            socket_check: Duration::from_mins(5),
            header_patience: Duration::from_secs(15),
            request_patience: Duration::from_secs(30),
            address_connections: 200,
            address_sockets: 100,
            user_sockets: 30,
            metrics_token: None,
            access_log: false,
            bot_workers: 2,
            table_memory: 96 << 20,
            bot_pace: BotPace {
                quick: Duration::from_millis(50),
                thinking: Duration::from_millis(250),
            },
            quotas: Quotas::default(),
            house: House::default(),
            open_table_life: DAY * 14,
            guest_life: DAY * 90,
            session_rate: Rate { per_second: 20.0, burst: 200.0 },
            address_rate: Rate { per_second: 1_000.0, burst: 4_000.0 },
            stranger_rate: Rate { per_second: 50.0, burst: 500.0 },
            sign_in_rate: Rate { per_second: 1.0, burst: 60.0 },
            hint_rate: Rate { per_second: 0.5, burst: 6.0 },
            webhook_test_rate: Rate { per_second: 0.1, burst: 3.0 },
            export_rate: Rate { per_second: 0.05, burst: 5.0 },
            rename_rate: Rate { per_second: 1.0 / 60.0, burst: 5.0 },
            check_rate: Rate { per_second: 4.0, burst: 40.0 },
        }
    }
}

impl Config {
    /// Whether browsers come by TLS, so that cookies can be kept from going out in the clear.
    pub fn is_secure(&self) -> bool {
        self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The database without what stands before an `@`, which may be a password.
    pub fn shown_database(&self) -> &str {
        self.database.rsplit_once('@').map_or(&self.database, |(_, host)| host)
    }

    /// The host, with a port, by which browsers reach the site, if it is fixed.
    pub(crate) fn authority(&self) -> Option<&str> {
        let (_, rest) = self.base_url.as_deref()?.split_once("://")?;
        rest.split('/').next()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    pub guest: u32,
    pub account: u32,
}

impl Quota {
    const fn new(guest: u32, account: u32) -> Self {
        Self { guest, account }
    }

    pub(crate) const fn of(self, standing: AccountStanding) -> u32 {
        match standing {
            AccountStanding::Guest => self.guest,
            AccountStanding::Account => self.account,
        }
    }
}

/// How much of the house a user may take up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Tables of theirs that are not dealt yet.
    pub open: Quota,
    /// Running tables at which they sit, and where they take a seat, open ones too.
    pub running: Quota,
    pub thinking: Quota,
    pub messages: Quota,
    pub hints: Quota,
    /// Tables a day that they open or bring.
    pub made: Quota,
    /// Records a day that they bring.
    pub imports: Quota,
    /// Decks, boards and prices that they keep.
    pub files: Quota,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            open: Quota::new(3, 10),
            running: Quota::new(15, 60),
            thinking: Quota::new(3, 8),
            messages: Quota::new(12, 30),
            hints: Quota::new(60, 120),
            made: Quota::new(40, 200),
            imports: Quota::new(10, 50),
            files: Quota::new(3, 20),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccountStanding {
    Guest,
    Account,
}

/// The tables of data that the host has set, by name.
#[derive(Clone, Debug, Default)]
pub struct House(BTreeMap<&'static str, Set>);

#[derive(Clone, Debug)]
struct Set {
    text: String,
    table: Table,
}

impl House {
    /// Takes the text of a file in; one with a mistake is refused.
    pub fn set(&mut self, data: &DataFile, file: &str, text: String) -> Result<(), TextError> {
        let table = games::data_file(data, file, &text)?;
        self.0.insert(data.name, Set { text, table });
        Ok(())
    }

    pub(crate) fn text(&self, data: &DataFile) -> Option<&str> {
        self.0.get(data.name).map(|set| set.text.as_str())
    }

    pub(crate) fn changes(&self, data: &DataFile) -> Option<Table> {
        self.0.get(data.name).map(|set| set.table.clone())
    }
}
