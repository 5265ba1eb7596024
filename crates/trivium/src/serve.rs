//! `trivium serve`: the site; `trivium backup`: a copy of its database.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use commands::{ArgWord, Args, Fault, files};
use games::DataFile;
use store::StoreError;
use web::{BotPace, Config, LogFormat, Quota, Rate, ServeError, Server};
use words::Words;

/// Every flag has a variable of the environment too: `--base-url` is `TRIVIUM_BASE_URL`. The flag
/// wins.
const SETTINGS: &[&str] = &[
    "--listen",
    "--database",
    "--database-patience",
    "--base-url",
    "--trust-proxy",
    "--log",
    "--private-webhooks",
    "--bots",
    "--table-memory",
    "--session-rate",
    "--address-rate",
    "--stranger-rate",
    "--sign-in-rate",
    "--bot-pace",
    "--quota-open",
    "--quota-running",
    "--quota-thinking",
    "--quota-messages",
    "--quota-hints",
    "--quota-made",
    "--quota-imports",
    "--quota-files",
    "--deck",
    "--board",
    "--prices",
    "--open-table-days",
    "--guest-days",
    "--address-connections",
    "--address-sockets",
    "--user-sockets",
    "--metrics-token",
    "--access-log",
];

/// Milliseconds, far below the time for which a bot's turn is claimed.
const LONGEST_PACE: u32 = 1_000;

pub(crate) fn run(words: &Words, args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let config = config(words, args)?;
    web::start_log(config.log);
    let base_url = config.base_url.clone();
    wait_for(words, async {
        let server = Server::start(config).await.map_err(|error| failed(words, &error))?;
        let address = base_url.unwrap_or_else(|| format!("http://{}", server.address()));
        writeln!(out, "{}", words.cli().serving(&address))?;
        out.flush()?;
        server.run().await.map_err(|error| failed(words, &error))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Copies the database to a new file.
pub(crate) fn backup(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let mut file = None;
    let mut database = variable("--database").unwrap_or_else(|| Config::default().database);
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Flag(flag) if flag == "--database" => database = args.value()?,
            ArgWord::Value(path) if file.is_none() => file = Some(path.clone()),
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let file = args.need(file, "FILE")?;
    if !database.contains("://") && !Path::new(&database).exists() {
        return Err(Fault::problem(words.cli().no_database(&database)));
    }
    wait_for(words, async {
        let copied = web::backup(&database, Path::new(&file)).await;
        copied.map_err(|error| Fault::problem(database_problem(words, &error)))
    })?;
    writeln!(out, "{}", words.cli().saved_backup(&file))?;
    Ok(ExitCode::SUCCESS)
}

/// Why the site is not served.
fn failed(words: &Words, error: &ServeError) -> Fault {
    let cli = words.cli();
    let system = |error: &io::Error| cli.system(error.kind(), &error.to_string());
    Fault::problem(match error {
        ServeError::Store(error) => database_problem(words, error),
        ServeError::Listen(address, error) => cli.cannot_listen(address.to_string(), system(error)),
        ServeError::Io(error) => cli.server_stopped(system(error)),
        ServeError::Random(problem) => cli.no_random(problem),
    })
}

/// What a database does not do, with what it says itself.
pub(crate) fn database_problem(words: &Words, error: &StoreError) -> String {
    let cli = words.cli();
    match error {
        StoreError::Busy(problem) => cli.database_busy(problem),
        StoreError::Full(problem) => cli.database_full(problem),
        StoreError::ReadOnly(problem) => cli.database_read_only(problem),
        StoreError::Damaged(problem) => cli.database_damaged(problem),
        StoreError::Connection(problem) => cli.database_lost(problem),
        StoreError::Denied(problem) => cli.database_denied(problem),
        StoreError::InUse { path } => cli.database_in_use(path.display().to_string()),
        StoreError::ManyNames { path } => cli.database_many_names(path.display().to_string()),
        StoreError::NoTable { table } => cli.database_no_table(*table),
        StoreError::Database(problem) => cli.database_refused(problem.to_string()),
        StoreError::Address { address, reason: None } => cli.database_address(address),
        StoreError::Address { address, reason: Some(problem) } => {
            cli.database_url(address, problem)
        }
        StoreError::Newer { version } => cli.database_newer(*version),
        StoreError::MigrationChanged { version } => cli.database_altered(*version),
        StoreError::UsePgDump => cli.use_pg_dump(),
        StoreError::Backup { path, reason } => {
            let reason = cli.system(reason.kind(), &reason.to_string());
            cli.no_backup(path.display().to_string(), &reason)
        }
        // What a server asks of a database, it does not ask while it starts.
        other @ (StoreError::Conflict { .. }
        | StoreError::NotFound { .. }
        | StoreError::Exists { .. }
        | StoreError::NameTaken { .. }
        | StoreError::TooLarge { .. }
        | StoreError::NulByte { .. }
        | StoreError::Empty) => cli.database_refused(other.to_string()),
    }
}

pub(crate) fn wait_for<T>(
    words: &Words,
    task: impl Future<Output = Result<T, Fault>>,
) -> Result<T, Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(words, &error.into()))?;
    let done = runtime.block_on(task);
    // A webhook under way is not waited for.
    runtime.shutdown_background();
    done
}

/// What the environment says in the place of a flag. `TRIVIUM_LOG` says which lines are written.
fn variable(flag: &str) -> Option<String> {
    let name = if flag == "--log" { "--log-format" } else { flag };
    let name = name.trim_start_matches('-').replace('-', "_").to_uppercase();
    std::env::var(format!("TRIVIUM_{name}")).ok().filter(|value| !value.is_empty())
}

fn config(words: &Words, mut args: Args<'_>) -> Result<Config, Fault> {
    let mut config = environment(words)?;
    while let Some(word) = args.next_word()? {
        take(words, &mut config, &mut args, &word)?;
    }
    Ok(config)
}

/// The settings that the environment makes.
pub(crate) fn environment(words: &Words) -> Result<Config, Fault> {
    let mut config = Config::default();
    for &flag in SETTINGS {
        if let Some(value) = variable(flag) {
            set(words, &mut config, flag, &value)?;
        }
    }
    Ok(config)
}

/// Takes a flag of `trivium serve` in, with its value.
pub(crate) fn take(
    words: &Words,
    config: &mut Config,
    args: &mut Args<'_>,
    word: &ArgWord,
) -> Result<(), Fault> {
    match word {
        ArgWord::Flag(flag) if is_switch(flag) => set(words, config, flag, "true"),
        ArgWord::Flag(flag) if SETTINGS.contains(&flag.as_str()) => {
            let value = args.value()?;
            set(words, config, flag, &value)
        }
        ArgWord::Flag(_) | ArgWord::Value(_) => Err(args.unexpected(word)),
    }
}

fn is_switch(flag: &str) -> bool {
    matches!(flag, "--trust-proxy" | "--private-webhooks" | "--access-log")
}

fn set(words: &Words, config: &mut Config, flag: &str, value: &str) -> Result<(), Fault> {
    let cli = words.cli();
    let wrong = |expected: String| Fault::problem(cli.bad_value(flag, value, &expected));
    let switch = || is_on(value).ok_or_else(|| wrong(cli.a_switch()));
    match flag {
        "--listen" => config.listen = value.parse().ok().ok_or_else(|| wrong(cli.an_address()))?,
        "--database" => value.clone_into(&mut config.database),
        "--database-patience" => {
            let within = || wrong(cli.a_number_within("0", "60"));
            config.database_patience = seconds(value).ok_or_else(within)?;
        }
        "--base-url" => {
            config.base_url = Some(base_url(value).ok_or_else(|| wrong(cli.a_url()))?);
        }
        "--trust-proxy" => config.trust_proxy = switch()?,
        "--private-webhooks" => config.private_webhooks = switch()?,
        "--log" => {
            config.log = match value {
                "text" => LogFormat::Text,
                "json" => LogFormat::Json,
                _ => return Err(wrong(cli.a_log_format())),
            }
        }
        "--bots" => {
            let workers = at_least_one(value).ok_or_else(|| wrong(cli.a_positive_number()))?;
            config.bot_workers = workers;
        }
        "--access-log" => config.access_log = switch()?,
        "--metrics-token" if value.is_empty() => return Err(wrong(cli.a_token())),
        "--metrics-token" => config.metrics_token = Some(value.to_owned()),
        "--bot-pace" => {
            let within = || wrong(cli.two_numbers_within(LONGEST_PACE.to_string()));
            config.bot_pace = bot_pace(value).ok_or_else(within)?;
        }
        quoted if quoted.starts_with("--quota-") => {
            set_quota(config, flag, quota(value).ok_or_else(|| wrong(cli.two_numbers()))?);
        }
        _ => match data_of(flag) {
            Some(data) => set_house(words, config, data, value)?,
            None => set_limit(config, flag, value).ok_or_else(|| wrong(bounds(words, flag)))?,
        },
    }
    Ok(())
}

/// What a flag such as `--deck` replaces.
fn data_of(flag: &str) -> Option<&'static DataFile> {
    games::data_named(flag.strip_prefix("--")?)
}

/// Takes in what new tables play with. A file with a mistake is refused before anything is served.
fn set_house(words: &Words, config: &mut Config, data: &DataFile, file: &str) -> Result<(), Fault> {
    let text = files::read(words, file)?;
    config.house.set(data, file, text).map_err(|error| Fault::unreadable(words, &error))
}

fn bounds(words: &Words, flag: &str) -> String {
    let cli = words.cli();
    match flag {
        "--table-memory" => cli.a_number_within("1", "1048576"),
        "--open-table-days" | "--guest-days" => cli.a_number_within("1", "36500"),
        "--session-rate" | "--address-rate" | "--stranger-rate" | "--sign-in-rate" => {
            cli.a_number_within("0.1", "1000000000")
        }
        _ => cli.a_positive_number(),
    }
}

/// An address without a path: links, cookies and the check of origins know only the host.
fn base_url(value: &str) -> Option<String> {
    let url = value.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let is_odd =
        |letter: char| letter.is_whitespace() || letter.is_control() || "/?#@\\\"".contains(letter);
    (!host.is_empty() && !host.contains(is_odd)).then(|| url.to_owned())
}

fn set_quota(config: &mut Config, flag: &str, quota: Quota) {
    let quotas = &mut config.quotas;
    match flag {
        "--quota-open" => quotas.open = quota,
        "--quota-running" => quotas.running = quota,
        "--quota-thinking" => quotas.thinking = quota,
        "--quota-messages" => quotas.messages = quota,
        "--quota-made" => quotas.made = quota,
        "--quota-imports" => quotas.imports = quota,
        "--quota-files" => quotas.files = quota,
        _ => quotas.hints = quota,
    }
}

fn quota(value: &str) -> Option<Quota> {
    pair(value).map(|(guest, account)| Quota { guest, account })
}

fn bot_pace(value: &str) -> Option<BotPace> {
    let (quick, thinking) =
        pair(value).filter(|(quick, thinking)| *quick.max(thinking) <= LONGEST_PACE)?;
    let [quick, thinking] = [quick, thinking].map(|ms| Duration::from_millis(ms.into()));
    Some(BotPace { quick, thinking })
}

/// Two numbers, such as `3/10`.
fn pair(value: &str) -> Option<(u32, u32)> {
    let (first, second) = value.split_once('/')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

fn days(value: &str) -> Option<Duration> {
    let days: u32 = value.parse().ok().filter(|days| (1..=36_500).contains(days))?;
    Some(Duration::from_hours(24) * days)
}

/// Sets how often or how much of something there may be; none if the value is no number for it.
fn set_limit(config: &mut Config, flag: &str, value: &str) -> Option<()> {
    match flag {
        "--session-rate" => config.session_rate = rate(value)?,
        "--address-rate" => config.address_rate = rate(value)?,
        "--stranger-rate" => config.stranger_rate = rate(value)?,
        "--sign-in-rate" => config.sign_in_rate = rate(value)?,
        "--address-connections" => config.address_connections = at_least_one(value)?,
        "--address-sockets" => config.address_sockets = at_least_one(value)?,
        "--user-sockets" => config.user_sockets = at_least_one(value)?,
        "--table-memory" => config.table_memory = mebibytes(value)?,
        "--open-table-days" => config.open_table_life = days(value)?,
        "--guest-days" => config.guest_life = days(value)?,
        _ => return None,
    }
    Some(())
}

fn at_least_one(value: &str) -> Option<usize> {
    value.parse().ok().filter(|n| *n > 0)
}

fn is_on(value: &str) -> Option<bool> {
    match value {
        "1" | "true" | "yes" => Some(true),
        "0" | "false" | "no" => Some(false),
        _ => None,
    }
}

fn mebibytes(value: &str) -> Option<usize> {
    value.parse().ok().filter(|mib| (1..=1 << 20).contains(mib)).map(|mib: usize| mib << 20)
}

fn seconds(value: &str) -> Option<Duration> {
    let seconds = value.parse().ok().filter(|seconds| (0.0..=60.0).contains(seconds))?;
    Some(Duration::from_secs_f64(seconds))
}

/// This many requests a second; ten times as many at once.
fn rate(value: &str) -> Option<Rate> {
    let per_second: f64 = value.parse().ok().filter(|rate| (0.1..=1e9).contains(rate))?;
    Some(Rate { per_second, burst: per_second * 10.0 })
}
