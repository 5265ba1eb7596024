//! How long the server needs for a page.

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::Game;
use games::GameKind;
use games::glory_to_rome::GloryToRome;
use serde::Serialize;
use web::LatePage;
use words::Words;

use super::{count, json, standard, tenths, whole};
use crate::fault::Fault;

/// What is given in the place of a game.
pub(super) const NAME: &str = "site";

/// What was measured of a late table of Glory to Rome.
#[derive(Debug, Serialize)]
struct Figures {
    players: u8,
    actions: usize,
    /// For the whole page of one viewer, of which nothing was rendered before.
    page_us: f64,
    /// The size of the largest of them.
    page_bytes: usize,
}

pub(super) fn run(
    words: &Words,
    players: Option<u8>,
    time: Duration,
    is_json: bool,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    for players in players.map_or(GloryToRome::PLAYERS, |players| players..=players) {
        standard::<GloryToRome>(words, GameKind::GloryToRome, players)?;
        let figures = measure(players, time);
        let line = if is_json { json(&figures) } else { tell(words, &figures) };
        writeln!(out, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(words: &Words, figures: &Figures) -> String {
    let &Figures { players, actions, page_us, page_bytes } = figures;
    words.cli().page_time(players, actions, whole(page_us), page_bytes)
}

fn measure(players: u8, time: Duration) -> Figures {
    let table = LatePage::new(GameKind::GloryToRome, players);
    // The first page also reads all the words.
    let page_bytes = table.pages().map(|page| page.len()).max().unwrap_or_default();
    let start = Instant::now();
    let mut n_pages = 0;
    while n_pages == 0 || start.elapsed() < time {
        n_pages += table.pages().map(black_box).count() as u64;
    }
    let page_us = tenths(start.elapsed().as_secs_f64() * 1e6 / count(n_pages));
    Figures { players, actions: table.n_actions(), page_us, page_bytes }
}
