//! A server of its own for a test.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::runtime::Runtime;
use web::{BotPace, Config, Quota, Quotas, Rate, Server};

/// A server with a database of its own.
pub(crate) struct Site {
    runtime: Runtime,
    server: Option<Server>,
    config: Config,
    folder: PathBuf,
    pub(crate) base: String,
}

impl Site {
    pub(crate) fn new() -> Self {
        Self::with(|_| ())
    }

    /// A server whose configuration is changed.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("trivium-web-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let endless = Rate { per_second: 1e6, burst: 1e6 };
        let plenty = Quota { guest: 1_000_000, account: 1_000_000 };
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.join("test.sqlite").display().to_string(),
            session_rate: endless,
            address_rate: endless,
            stranger_rate: endless,
            sign_in_rate: endless,
            rename_rate: endless,
            check_rate: endless,
            bot_pace: BotPace { quick: Duration::ZERO, thinking: Duration::ZERO },
            quotas: Quotas {
                open: plenty,
                running: plenty,
                thinking: plenty,
                messages: plenty,
                hints: plenty,
                made: plenty,
                imports: plenty,
                files: plenty,
            },
            ..Config::default()
        };
        change(&mut config);
        let runtime = Runtime::new().expect("a runtime");
        let server = runtime.block_on(Server::start(config.clone())).expect("a server");
        config.listen = server.address();
        let base = format!("http://{}", server.address());
        Self { runtime, server: Some(server), config, folder, base }
    }

    /// Stops the server and starts another one on the same database and address.
    pub(crate) fn restart(&mut self) {
        self.stop();
        self.start();
    }

    /// The same under another configuration.
    pub(crate) fn restart_with(&mut self, change: impl FnOnce(&mut Config)) {
        self.stop();
        change(&mut self.config);
        self.start();
    }

    pub(crate) fn start(&mut self) {
        let server = self.runtime.block_on(Server::start(self.config.clone())).expect("a server");
        self.server = Some(server);
    }

    pub(crate) fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.stop()).expect("a clean stop");
        }
    }

    /// The file of the database.
    pub(crate) fn database(&self) -> &str {
        &self.config.database
    }

    /// Works on the database behind the server's back.
    pub(crate) fn store<T>(&self, work: impl AsyncFnOnce(store::Store) -> T) -> T {
        self.runtime.block_on(async {
            let store = store::Store::open(&self.config.database).await.expect("the database");
            work(store).await
        })
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
        // What is left over is in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
