//! `trivium doctor`: what is wrong with a database and its settings, and what to do, in one page.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use commands::{ArgWord, Args, FAILED, Fault};
use web::Config;
use web::doctor::{self, Diagnosis, Finding};
use words::Words;

use crate::serve;

/// How many tables are replayed if nothing else is asked for.
const SAMPLE: usize = 200;
const MEBIBYTE: i64 = 1 << 20;

pub(crate) fn run(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let (mut config, mut most) = (serve::environment(words)?, Some(SAMPLE));
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Flag(flag) if flag == "--all" => most = None,
            ArgWord::Flag(flag) if flag == "--sample" => most = Some(args.number(flag)?),
            ArgWord::Flag(_) | ArgWord::Value(_) => {
                serve::take(words, &mut config, &mut args, &word)?;
            }
        }
    }
    let database = &config.database;
    if !database.contains("://") && !Path::new(database).exists() {
        return Err(Fault::problem(words.cli().no_database(database)));
    }
    let diagnosis = serve::wait_for(words, async {
        let diagnosis = doctor::examine(&config, most).await;
        diagnosis.map_err(|error| Fault::problem(serve::database_problem(words, &error)))
    })?;
    tell(words, &config, &diagnosis, out)
}

/// Which program this is, and which rules it plays by.
pub(crate) fn version(words: &Words, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let rules = doctor::rules().into_iter().map(|(game, version)| format!("{game} {version}"));
    let rules = rules.collect::<Vec<_>>().join(", ");
    writeln!(out, "{}", words.cli().doctor_version(doctor::VERSION, &rules))?;
    Ok(ExitCode::SUCCESS)
}

fn tell(
    words: &Words,
    config: &Config,
    diagnosis: &Diagnosis,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let cli = words.cli();
    version(words, out)?;
    let (found, known) = (diagnosis.schema.found, diagnosis.schema.known);
    if known > 0 {
        writeln!(out, "{}", cli.doctor_schema(config.shown_database(), found, known))?;
    }
    if let Some(sizes) = diagnosis.sizes {
        let mebibytes = sizes.bytes.div_euclid(MEBIBYTE);
        let told = cli.doctor_sizes(sizes.users, sizes.tables, sizes.entries, mebibytes);
        writeln!(out, "{told}")?;
        writeln!(out, "{}", cli.doctor_replayed(diagnosis.replayed, sizes.tables))?;
    }
    for finding in &diagnosis.findings {
        let told = found_in_words(words, finding);
        let line =
            if finding.is_wrong() { cli.doctor_wrong(&told) } else { cli.doctor_better(&told) };
        writeln!(out, "{line}")?;
    }
    let n_wrong = diagnosis.findings.iter().filter(|finding| finding.is_wrong()).count();
    let (end, code) = match n_wrong {
        0 => (cli.doctor_healthy(), ExitCode::SUCCESS),
        n => (cli.doctor_sick(n), ExitCode::from(FAILED)),
    };
    writeln!(out, "{end}")?;
    Ok(code)
}

fn found_in_words(words: &Words, finding: &Finding) -> String {
    let cli = words.cli();
    match finding {
        Finding::Corrupt(problem) => cli.doctor_corrupt(problem),
        Finding::Missing(table) => cli.doctor_missing(table),
        Finding::Altered(version) => cli.doctor_altered(*version),
        Finding::Orphan(table) => cli.doctor_orphan(table),
        Finding::Gaps(table) => cli.doctor_gaps(table),
        Finding::Unplayable { table, flaw } => cli.doctor_unplayable(table, flaw),
        Finding::Newer { table, flaw } => cli.doctor_newer(table, flaw),
        Finding::MarkedInVain(table) => cli.doctor_marked(table),
        Finding::Stale(table) => cli.doctor_stale(table),
        Finding::OldSchema => cli.doctor_old_schema(),
        Finding::NewSchema => cli.doctor_new_schema(),
        Finding::Readable(file) => cli.doctor_readable(file),
        Finding::Clock(seconds) => cli.doctor_clock(*seconds),
        Finding::Long(log) => {
            cli.doctor_long(&log.table_id, log.entries, log.bytes.div_euclid(MEBIBYTE))
        }
        Finding::InTheClear => cli.doctor_in_the_clear(),
        Finding::OneAddress => cli.doctor_one_address(),
        Finding::NoRoom(flag) => cli.doctor_no_room(*flag),
    }
}
