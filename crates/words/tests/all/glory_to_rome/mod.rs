//! Everything that Glory to Rome can say is said without a gap. A missing message or variable
//! panics.

mod lengths;
mod names;
mod printed;
mod samples;
mod voice;

use crate::common::*;
use engine::{Game, Rng, Seat, Seed};
use glory_to_rome::card::{Building, Material};
use glory_to_rome::options::Edition;
use glory_to_rome::score::DecidedBy;
use glory_to_rome::state::EndedBy;
use glory_to_rome::{Ending, Event, GloryToRome, Options};
use samples::{decisions, events, refusals, tables};
use words::{Locale, Names, Reader, Speak, Words};

fn original() -> Options {
    Options::of_edition(Edition::Original, 2)
}

#[test]
fn a_player_may_be_called_anything() {
    a_name_is_only_a_name::<GloryToRome>(&original(), &events(), |_, _| Vec::new());
}

#[test]
fn random_games_are_told_to_everybody() {
    each_locale(|words| {
        for players in 2..=5 {
            for (seed, options) in (0..).zip(tables(players)) {
                tell_game::<GloryToRome>(words, &options, seed);
            }
        }
    });
}

/// An answer says that it ends the game if and only if it does, but for luck with the deck.
#[test]
fn no_end_comes_as_a_surprise() {
    let words = Words::new(Locale::En);
    let names = Names::seats(&words, 3);
    let mut n_endings = 0;
    for seed in 0..40 {
        let concession = seed % 4 == 0;
        let options = Options { concession, ..Options::of_edition(Edition::Original, 3) };
        let mut game = GloryToRome::new(&options, Seed::from_number(seed)).unwrap();
        let mut rng = Rng::new(seed);
        while let Some((seat, _)) = game.pending() {
            let legal = game.legal_actions();
            let action = legal[rng.below(legal.len())];
            let to = Reader { words: &words, names: &names, seat: Some(seat) };
            let label = GloryToRome::action(&to, &game.view(Some(seat)), action);
            let says_so = label.contains("this ends the game");
            game.apply_unchecked(action, &mut Vec::new());
            let is_over = game.outcome().is_some();
            n_endings += u32::from(is_over);
            let by_forum = game.outcome().is_some_and(|end| end.ending.by == EndedBy::Forum);
            assert!(says_so == is_over || by_forum, "seed {seed}, {action}: {label}");
        }
    }
    assert_eq!(n_endings, 40);
}

#[test]
fn every_action_has_a_label_and_a_refusal_in_any_state() {
    label_every_action::<GloryToRome>(&Options::of_edition(Edition::Original, 3), 97);
}

#[test]
fn every_question_can_be_asked() {
    let options = Options::of_edition(Edition::Original, 2);
    ask_every_question::<GloryToRome>(&options, &decisions());
}

#[test]
fn every_refusal_names_its_clause() {
    cite_every_refusal::<GloryToRome>(&original(), &refusals());
}

#[test]
fn every_event_is_told_to_the_player_and_to_others() {
    tell_every_event::<GloryToRome>(&original(), &events());
}

#[test]
fn every_ending_is_explained() {
    let endings: Vec<_> = EndedBy::ALL
        .into_iter()
        .flat_map(|by| DecidedBy::ALL.map(|decided| Ending { by, decided }))
        .collect();
    explain_every_ending::<GloryToRome>(&Options { max_turns: 9, ..original() }, &endings);
}

#[test]
fn options_and_help_are_told() {
    each_locale(|words| {
        for options in tables(4) {
            check_all(&GloryToRome::options(words, &options));
            let help = GloryToRome::help(words, &options).lines(words);
            check_all(&help);
            for building in Building::ALL {
                let name = words::glory_to_rome::buildings::name(words, building);
                let is_entry = |line: &String| {
                    let text = line.trim_start().strip_prefix(&name);
                    text.is_some_and(|text| text.trim_start().starts_with(':'))
                };
                assert!(help.iter().any(is_entry), "{name}");
            }
        }
        check_text(&GloryToRome::title(words));
        check_text(&GloryToRome::tagline(words));
    });
}

/// A few sentences as they are meant to be read.
#[test]
fn sentences_read_well() {
    let words = Words::new(Locale::En);
    let names = Names::new(["Anna", "Ben"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let told = |event| GloryToRome::event(&to, &original(), &event).unwrap();
    let (seat, building) = (Seat(1), Building::CircusMaximus);
    assert_eq!(
        told(Event::Founded { seat, building, site: Material::Stone, outside: true }),
        "Ben started the Circus Maximus (stone, out of town)."
    );
    assert_eq!(
        told(Event::Stole { seat, victim: Seat(0), building: Building::Tower }),
        "Ben took your Tower. You get +3 influence."
    );
    assert_eq!(told(Event::Drew { seat, card: None }), "Ben drew a card.");
    let card = Some(Building::Dock);
    assert_eq!(told(Event::Drew { seat: Seat(0), card }), "You drew Dock (Craftsman, wood).");
}
