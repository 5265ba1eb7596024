//! `trivium replay`: a recorded game, retold.

use std::io::{self, Write};
use std::process::ExitCode;

use engine::{Action, Event, Record, RecordedResult, Seat, Step};
use games::{ToJson, dispatch, records};
use serde_json::{Value, json};
use words::{Names, Reader, Speak, Words};

use crate::args::{ArgWord, Args};
use crate::fault::Fault;
use crate::files;

/// Through whose eyes the game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Nothing is hidden.
    All,
    /// What a seat saw, or a spectator.
    Of(Option<Seat>),
}

pub fn run(words: &Words, mut args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let (mut path, mut observer, mut is_json) = (None, None, false);
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(text) if path.is_none() => path = Some(text.clone()),
            ArgWord::Flag(flag) if flag == "--json" => is_json = true,
            ArgWord::Flag(flag) if flag == "--as" => observer = Some(args.value()?),
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let path = args.need(path, "RECORD")?;
    let text = files::read(words, &path)?;
    let unreadable = |error| Fault::unreadable(words, &error);
    let kind = records::kind(&path, &text).map_err(unreadable)?;
    dispatch!(kind, G => {
        let record = records::parse::<G>(&path, &text).map_err(unreadable)?;
        let retelling = Retelling::new(words, &path, &record, observer.as_deref())?;
        if is_json { retelling.write_json(out)? } else { retelling.write_text(out)? }
    });
    Ok(ExitCode::SUCCESS)
}

/// A record that is known to replay, and who hears it.
struct Retelling<'a, G: Speak> {
    words: &'a Words,
    record: &'a Record<G>,
    eyes: Eyes,
    start: G,
    end: G,
}

impl<'a, G: Speak> Retelling<'a, G> {
    fn new(
        words: &'a Words,
        path: &str,
        record: &'a Record<G>,
        observer: Option<&str>,
    ) -> Result<Self, Fault> {
        let problem = |error| words.cli().file(path, words.cli().broken(record, &error));
        let start = record.start().map_err(|error| Fault::problem(problem(error)))?;
        let end = record.replay().map_err(|error| Fault::problem(problem(error)))?;
        let eyes = eyes(words, observer, start.n_players())?;
        Ok(Self { words, record, eyes, start, end })
    }

    /// Calls `visit` for every step until it fails.
    fn each(&self, mut visit: impl FnMut(Step<'_, G>) -> io::Result<()>) -> io::Result<()> {
        let mut result = Ok(());
        let replayed = self.record.replay_with(|step| {
            if result.is_ok() {
                result = visit(step);
            }
        });
        debug_assert!(replayed.is_ok(), "it has been replayed before");
        result
    }

    fn seen(&self, event: &G::Event) -> Option<G::Event> {
        match self.eyes {
            Eyes::All => Some(event.clone()),
            Eyes::Of(observer) => event.seen_by(observer),
        }
    }

    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let words = self.words.at::<G>(&self.record.options);
        let cli = words.cli();
        let observer = match self.eyes {
            Eyes::All => None,
            Eyes::Of(observer) => observer,
        };
        let to =
            Reader { words, names: &Names::seats(words, self.start.n_players()), seat: observer };
        write_lines(out, &[cli.welcome(G::title(words), G::tagline(words))])?;
        write_lines(out, &G::options(words, &self.record.options))?;
        write_lines(out, &[cli.seed_hash(&self.record.seed_hash)])?;
        self.each(|step| {
            let seen = step.events.iter().filter_map(|event| self.seen(event));
            let lines = seen.filter_map(|event| G::event(&to, &self.record.options, &event));
            write_lines(out, &words.folded(lines))
        })?;
        match self.end.outcome() {
            Some(outcome) => write_lines(out, &G::result(&to, &self.end.view(observer), &outcome)),
            None => write_lines(out, &[cli.stopped()]),
        }
    }

    fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let record = self.record;
        let header = json!({
            "game": record.game,
            "rules": record.rules,
            "options": record.options.to_json(),
            "seed_hash": record.seed_hash,
        });
        writeln!(out, "{header}")?;
        let mut start = json!({ "step": 0, "seat": null, "decision": null, "legal": null,
            "action": null, "events": [] });
        self.show(&self.start, &mut start);
        writeln!(out, "{start}")?;
        self.each(|step| writeln!(out, "{}", self.step(&step)))?;
        let result = self.end.outcome().map(RecordedResult::from);
        writeln!(out, "{}", json!({ "result": result.to_json() }))
    }

    fn step(&self, step: &Step<'_, G>) -> Value {
        let (seat, decision) = step.before.pending().unzip();
        let seen = step.events.iter().filter_map(|event| self.seen(event));
        let events: Vec<_> = seen.map(|event| event.to_json()).collect();
        let legal: Option<Vec<String>> = self.is_asked(seat).then(|| {
            let legal = step.before.legal_actions();
            legal.iter().map(ToString::to_string).collect()
        });
        let is_shown = !step.action.is_secret() || self.is_asked(seat);
        let action = is_shown.then(|| step.action.to_string());
        let mut line = json!({
            "step": step.number,
            "seat": seat,
            "decision": decision.to_json(),
            "legal": legal,
            "action": action,
            "events": events,
        });
        self.show(step.after, &mut line);
        line
    }

    fn is_asked(&self, seat: Option<Seat>) -> bool {
        match self.eyes {
            Eyes::All => true,
            Eyes::Of(observer) => observer.is_some() && observer == seat,
        }
    }

    /// Adds the state, or what is seen of it.
    fn show(&self, state: &G, line: &mut Value) {
        match self.eyes {
            Eyes::All => line["state"] = state.position().to_json(),
            Eyes::Of(observer) => line["view"] = state.view(observer).to_json(),
        }
    }
}

fn write_lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn eyes(words: &Words, observer: Option<&str>, n_players: u8) -> Result<Eyes, Fault> {
    let Some(text) = observer else {
        return Ok(Eyes::All);
    };
    let seat = text.parse().ok().filter(|seat: &Seat| seat.0 < n_players);
    match seat {
        Some(seat) => Ok(Eyes::Of(Some(seat))),
        None if text == "spectator" => Ok(Eyes::Of(None)),
        None => {
            let cli = words.cli();
            let expected = cli.an_observer(n_players - 1);
            Err(Fault::problem(cli.bad_value("--as", text, &expected)))
        }
    }
}
