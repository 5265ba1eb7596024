//! Everything that Fortuna can say is said without a gap. A missing message or variable panics.

mod lengths;
mod samples;
mod sentences;

use crate::common::*;
use fortuna::score::{DecidedBy, EndedBy};
use fortuna::{Ending, Fortuna, Options};
use samples::{decisions, events, refusals};
use words::Speak;

fn options(players: u8, more: &str) -> Options {
    let text = format!(
        "players = {players}\n{more}\n[prices]\nplaceholder = true\nmarket = 3\naqueduct = 3\npalace = 4\nbasilica = 4"
    );
    toml::from_str(&text).expect("options")
}

#[test]
fn a_player_may_be_called_anything() {
    a_name_is_only_a_name::<Fortuna>(&options(2, "max_rounds = 3"), &events(), |to, view| {
        vec![words::fortuna::end::palace(to, view).1]
    });
}

#[test]
fn random_games_are_told_to_everybody() {
    let tables =
        [(2, ""), (3, "deal = \"expert\""), (4, "cubes = \"infinite\""), (3, "max_rounds = 3")];
    each_locale(|words| {
        for (players, more) in tables {
            for seed in 0..6 {
                tell_game::<Fortuna>(words, &options(players, more), seed);
            }
        }
    });
}

#[test]
fn every_action_has_a_label_and_a_refusal_in_any_state() {
    label_every_action::<Fortuna>(&options(3, ""), 20);
}

#[test]
fn every_question_can_be_asked() {
    ask_every_question::<Fortuna>(&options(2, ""), &decisions());
}

#[test]
fn every_refusal_names_its_clause() {
    cite_every_refusal::<Fortuna>(&options(2, ""), &refusals());
}

#[test]
fn every_event_is_told_to_the_player_and_to_others() {
    tell_every_event::<Fortuna>(&options(2, ""), &events());
}

#[test]
fn every_ending_is_explained() {
    let endings: Vec<_> = EndedBy::ALL
        .into_iter()
        .flat_map(|by| DecidedBy::ALL.map(|decided| Ending { by, decided }))
        .collect();
    explain_every_ending::<Fortuna>(&options(2, "max_rounds = 1"), &endings);
}

#[test]
fn options_and_help_are_told() {
    each_locale(|words| {
        for more in ["", "deal = \"expert\"\nfortuna_unheld = \"money\"\ncubes = \"infinite\""] {
            check_all(&Fortuna::options(words, &options(4, more)));
            check_all(&Fortuna::help(words, &options(4, more)).lines(words));
        }
        check_text(&Fortuna::title(words));
        check_text(&Fortuna::tagline(words));
    });
}
